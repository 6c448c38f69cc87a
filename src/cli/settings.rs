//! `starmate config`: every setting, its value and where it came from.

use std::path::Path;

use super::failure::Failure;
use super::output::Output;
use super::serve;

pub(super) fn run(config: Option<&Path>, out: &Output) -> Result<(), Failure> {
    let rows = serve::settings(config)?.rows();
    out.print(&rows, || {
        let mut lines = Vec::new();
        for row in &rows {
            let value = match &row.value {
                serde_json::Value::Null => "–".to_owned(),
                serde_json::Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            lines.push(format!("{:<16} {value:<24} {}", row.setting, row.source));
        }
        lines.join("\n")
    })
}
