//! Standard output: text for people or one JSON document.

use std::io::{self, Write};

use serde::Serialize;

use super::failure::Failure;

/// Where a command's answer goes.
pub(super) struct Output {
    json: bool,
}

impl Output {
    pub(super) fn new(json: bool) -> Self {
        Self { json }
    }

    pub(super) fn is_json(&self) -> bool {
        self.json
    }

    /// Prints the document, or what people read instead.
    pub(super) fn print(
        &self,
        document: &impl Serialize,
        text: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        let shown = if self.json {
            serde_json::to_string(document).map_err(|error| Failure::Work(error.to_string()))?
        } else {
            text()
        };
        line(&shown)
    }
}

/// Prints a text and a line break. A reader that has gone away, such as `head`, is no failure.
pub(super) fn line(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match writeln!(out, "{}", text.trim_end()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::Work(format!("standard output: {error}")))
        }
        _ => Ok(()),
    }
}
