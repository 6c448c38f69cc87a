//! What people see of messages, as text, and its comparison with what was kept.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;

use crate::table::{components, content};

/// A message as its reader has it: text, controls, descriptions of files.
pub(crate) fn message(message: &Value) -> String {
    let mut text = String::new();
    for line in content(message).lines() {
        writeln!(text, "  {line}").expect("a string");
    }
    for component in components(message) {
        if let Some(label) = component["label"].as_str() {
            writeln!(text, "  [{label}]").expect("a string");
        }
        if let Some(placeholder) = component["placeholder"].as_str() {
            let options = component["options"].as_array().into_iter().flatten();
            let labels: Vec<_> = options.filter_map(|option| option["label"].as_str()).collect();
            writeln!(text, "  [{placeholder} ▾ {}]", labels.join(" | ")).expect("a string");
        }
    }
    for file in message["attachments"].as_array().into_iter().flatten() {
        let name = file["filename"].as_str().unwrap_or_default();
        let alt = file["description"].as_str().unwrap_or_default();
        writeln!(text, "  <{name}: {alt}>").expect("a string");
    }
    plain(&text)
}

/// The numbers that Discord gives differ from run to run.
fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut digits = String::new();
    for c in text.chars().chain(['\0']) {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        out.push_str(if digits.len() > 14 { "N" } else { &digits });
        digits.clear();
        if c != '\0' {
            out.push(c);
        }
    }
    out
}

/// Compares what was shown with the snapshot, line by line.
pub(crate) fn compare(name: &str, told: &str) {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journeys/snapshots").join(format!("{name}.txt"));
    if std::env::var_os("STARMATE_SNAPSHOTS").is_some_and(|wish| wish == "write") {
        std::fs::write(&path, told).expect("written");
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let (mut told_lines, mut kept_lines) = (told.lines(), kept.lines());
    for number in 1.. {
        match (told_lines.next(), kept_lines.next()) {
            (None, None) => return,
            (told, kept) => assert_eq!(told, kept, "{}, line {number}", path.display()),
        }
    }
}
