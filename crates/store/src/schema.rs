//! Bringing a database up to date.

use std::path::Path;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use rusqlite::{Connection, ErrorCode};
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

/// Whether a database of schema `found` is one of ours: every schema from the first on has games with their moves.
fn ours(connection: &Connection, found: usize) -> Result<bool, StoreError> {
    let sql =
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('games', 'moves', 'outbox')";
    let named: u32 = connection.query_row(sql, [], |row| row.get(0))?;
    Ok(found > 0 && named == 3)
}

/// How many tables, views and the like there are.
fn tables(connection: &Connection) -> Result<u32, StoreError> {
    Ok(connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?)
}

/// A database with something in it that is not ours is left alone.
pub(crate) fn refuse_foreign(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    if ours(connection, found(connection)?)? || tables(connection)? == 0 {
        return Ok(());
    }
    Err(StoreError::Foreign(path.to_owned()))
}

/// Applies the migrations that are missing, each in a transaction of its own; gives the schema found.
pub(crate) fn migrate(connection: &mut Connection, path: &Path) -> Result<usize, StoreError> {
    let (found, known) = (found(connection)?, known());
    if found > known {
        return Err(StoreError::Newer { path: path.to_owned(), found, known });
    }
    // A table that others refer to can only be built anew without them looking; nothing of theirs changes.
    connection.pragma_update(None, "foreign_keys", false)?;
    MIGRATIONS.to_latest(connection)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(found)
}

/// Names the file that turns out to be no database.
pub(crate) fn named(error: StoreError, path: &Path) -> StoreError {
    match error {
        StoreError::Sql(sql) if sql.sqlite_error_code() == Some(ErrorCode::NotADatabase) => {
            StoreError::NoDatabase(path.to_owned())
        }
        error => error,
    }
}

/// For those who will migrate: the schema has to be one that was ours.
pub(crate) fn no_newer_than_ours(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    match same_as_ours(connection, path) {
        Err(StoreError::Older { .. }) => Ok(()),
        other => other,
    }
}

/// For those who may not migrate: the schema has to be ours.
pub(crate) fn same_as_ours(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let (found, known, path) = (found(connection)?, known(), path.to_owned());
    refuse_foreign(connection, &path)?;
    if tables(connection)? == 0 {
        return Err(StoreError::Empty(path));
    }
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
