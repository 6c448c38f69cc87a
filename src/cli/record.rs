//! The record that `--pgn` names.

use std::io::Read;
use std::path::Path;

use rules::Variant;
use rules::record::Record;

use super::failure::Failure;

/// Reads the one record of a file, by the rules of `variant` if it names none; `-` is standard input.
pub(super) fn read(file: &Path, variant: Option<Variant>) -> Result<Record, Failure> {
    let place = || format!("--pgn {}", file.display());
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        std::fs::read(file).map(|read| bytes = read)
    };
    read.map_err(|error| Failure::input(place(), error))?;
    let text = String::from_utf8(bytes).map_err(|_| Failure::input(place(), "the file is not UTF-8 text"))?;
    let read = match variant {
        Some(variant) => Record::read_as(&text, variant),
        None => text.parse(),
    };
    read.map_err(|fault| Failure::input(format!("--pgn {}", file.display()), fault))
}
