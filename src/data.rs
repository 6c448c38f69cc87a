//! The data folder and the database in it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use discord::{Clock, SystemClock};
use store::Store;

/// The database of a data folder.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join("starmate.sqlite")
}

/// Creates the folder if need be and opens its database as the one bot that may write to it.
///
/// # Errors
/// When the folder cannot be made, another bot holds the database, or it comes from a newer program.
pub(crate) fn open(folder: &Path) -> Result<Store> {
    let path = database(folder);
    Store::open(&path, SystemClock.now()).with_context(|| format!("database {}", path.display()))
}
