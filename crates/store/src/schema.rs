//! Bringing a database up to date.

use std::path::Path;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use rusqlite::Connection;
use rusqlite_migration::Migrations;

use crate::StoreError;

static FOLDER: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../migrations");

static MIGRATIONS: LazyLock<Migrations<'static>> =
    LazyLock::new(|| Migrations::from_directory(&FOLDER).expect("the embedded migrations are well formed"));

/// The schema that this program works with: the number of migrations.
pub(crate) fn known() -> usize {
    FOLDER.dirs().count()
}

/// The schema of a database. `rusqlite_migration` keeps it in `PRAGMA user_version`.
fn found(connection: &Connection) -> Result<usize, StoreError> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(version as usize)
}

/// Applies the migrations that are missing, each in a transaction of its own; gives the schema found.
pub(crate) fn migrate(connection: &mut Connection, path: &Path) -> Result<usize, StoreError> {
    let (found, known) = (found(connection)?, known());
    if found > known {
        return Err(StoreError::Newer { path: path.to_owned(), found, known });
    }
    MIGRATIONS.to_latest(connection)?;
    Ok(found)
}

/// For those who may not migrate: the schema has to be ours.
pub(crate) fn same_as_ours(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let (found, known, path) = (found(connection)?, known(), path.to_owned());
    match found.cmp(&known) {
        std::cmp::Ordering::Less => Err(StoreError::Older { path, found, known }),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(StoreError::Newer { path, found, known }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_is_valid() {
        MIGRATIONS.validate().expect("all migrations apply to an empty database");
    }
}
