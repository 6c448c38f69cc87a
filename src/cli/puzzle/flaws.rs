//! `starmate puzzle flaws`: what people have reported about puzzles, for whoever looks after them.

use std::path::Path;

use serde::Serialize;
use store::{Flaw, Reader};

use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::{db, serve};

#[derive(Serialize)]
struct Document {
    flaws: Vec<Reported>,
}

#[derive(Serialize)]
struct Reported {
    puzzle: String,
    /// In milliseconds since 1970.
    at: i64,
    text: String,
}

pub(super) fn run(config: Option<&Path>, out: &Output) -> Result<(), Failure> {
    let settings = serve::settings(config)?.settings;
    let reader = Reader::open(&crate::data::database(&settings.data)).map_err(db::failure)?;
    let flaws = reader.flaws().map_err(db::failure)?;
    let flaws = flaws.into_iter().map(|Flaw { puzzle, at, text }| Reported { puzzle, at: at.0, text });
    let document = Document { flaws: flaws.collect() };
    out.print(&document, || match document.flaws.as_slice() {
        [] => "nobody has reported a flaw".to_owned(),
        flaws => flaws.iter().map(line).collect::<Vec<_>>().join("\n"),
    })
}

/// On one line, whatever they wrote.
fn line(reported: &Reported) -> String {
    let at = jiff::Timestamp::from_millisecond(reported.at).unwrap_or_default();
    let said: String = reported.text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("{} {}: {said}", at.strftime("%Y-%m-%d %H:%M"), reported.puzzle)
}
