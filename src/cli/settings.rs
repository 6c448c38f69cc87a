//! `starmate config`: every setting, its value and where it came from.

use std::path::Path;

use super::failure::Failure;
use super::output::Output;
use super::serve;
use crate::settings::unknown_variables;

pub(super) fn run(config: Option<&Path>, out: &Output) -> Result<(), Failure> {
    let rows = serve::settings(config)?.rows();
    for name in unknown_variables() {
        eprintln!("starmate: {name} is set in the environment, but is no setting of this program");
    }
    out.print(&rows, || {
        let mut lines = Vec::new();
        for row in &rows {
            let value = match &row.value {
                serde_json::Value::Null => "–".to_owned(),
                serde_json::Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            lines.push(format!("{:<20} {value:<24} {}", row.setting, row.source));
        }
        lines.join("\n")
    })
}
