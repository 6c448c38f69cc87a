//! Sets of puzzles in files.

use std::path::Path;
use std::{fs, io};

use puzzles::Set;

use crate::cli::failure::Failure;

/// The set of a file.
pub(super) fn read(file: &Path) -> Result<Set, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::input(file.display(), error))?;
    text.parse().map_err(|fault| Failure::input(file.display(), fault))
}

/// Writes a set, whole or not at all.
pub(super) fn write(file: &Path, set: &Set) -> io::Result<()> {
    let beside = file.with_extension("part");
    fs::write(&beside, set.to_string())?;
    fs::rename(&beside, file)
}
