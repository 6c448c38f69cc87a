//! Copies of a database, made while the bot works.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::process;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, ffi};

use crate::{Reader, StoreError, open, schema};

/// What to do about a file that is in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overwrite {
    /// Refuse.
    No,
    /// Replace it, once the copy is complete.
    Yes,
}

impl Reader {
    /// Copies the database to `to` as it is at one moment, by `SQLite`'s online backup; the bot may go on writing. The
    /// file appears complete or not at all, stands alone (no `-wal` beside it) and opens like any other database.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when `to` is there and may not be replaced; [`StoreError::NotAFile`] when it is no regular
    /// file; [`StoreError::Own`] when it is the database or belongs to it; [`StoreError::Corrupt`] when the database is
    /// damaged; [`StoreError::LogUnreadable`];
    /// [`StoreError::Io`]; [`StoreError::Sql`].
    pub fn backup(&self, to: &Path, overwrite: Overwrite) -> Result<(), StoreError> {
        if owns(self.path(), to) {
            return Err(StoreError::Own(to.to_owned()));
        }
        match fs::symlink_metadata(to) {
            Ok(there) if !there.is_file() => return Err(StoreError::NotAFile(to.to_owned())),
            Ok(_) if overwrite == Overwrite::No => return Err(StoreError::Exists(to.to_owned())),
            _ => {}
        }
        let partial = partial(to);
        let copied =
            copy(self.path(), &partial, schema::same_as_ours).and_then(|()| publish(&partial, to, overwrite));
        if copied.is_err() {
            // The first fault is the one to tell; a copy that cannot be removed is in nobody's way.
            fs::remove_file(&partial).unwrap_or_default();
        }
        copied
    }
}

/// Whether a file is the database or one that belongs to it, there at the moment or not.
pub(crate) fn owns(database: &Path, file: &Path) -> bool {
    let meant = [named(file), fs::canonicalize(file).ok()];
    [named(database), fs::canonicalize(database).ok()]
        .iter()
        .flatten()
        .flat_map(|own| ["", "-wal", "-shm", "-journal", ".lock"].map(|ending| open::beside(own, ending)))
        .any(|own| meant.iter().flatten().any(|file| *file == own))
}

/// A file's name in its real folder, be the file there or not.
fn named(file: &Path) -> Option<PathBuf> {
    Some(fs::canonicalize(folder(file)).ok()?.join(file.file_name()?))
}

/// What a database has to be to be copied.
type Check = fn(&Connection, &Path) -> Result<(), StoreError>;

/// Copies the database at `path` to a new file as it is at one moment. The copy has no log, is sound to `SQLite` and
/// outlasts a power cut.
pub(crate) fn copy(path: &Path, to: &Path, check: Check) -> Result<(), StoreError> {
    // A connection of its own, so that nobody waits for the copy.
    let from = open::read_connection(path)?;
    check(&from, path)?;
    if let Err(error) = fs::remove_file(to)
        && error.kind() != io::ErrorKind::NotFound
    {
        return Err(StoreError::Io { path: to.to_owned(), source: error });
    }
    let mut copy = Connection::open(to)?;
    // All pages in one step: one moment of the database, never begun anew because somebody writes.
    let step = Backup::new(&from, &mut copy)?.step(-1)?;
    if step != StepResult::Done {
        return Err(rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_BUSY), None).into());
    }
    copy.pragma_update(None, "journal_mode", "DELETE")?;
    // A copy is for the day when the database is lost, so that its damage must not be found then.
    let verdict: String = copy.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if verdict != "ok" {
        return Err(StoreError::Corrupt(verdict));
    }
    copy.close().map_err(|(_, error)| error)?;
    sync(to)
}

/// Has a file's content outlast a power cut.
pub(crate) fn sync(file: &Path) -> Result<(), StoreError> {
    File::open(file)
        .and_then(|file| file.sync_all())
        .map_err(|source| StoreError::Io { path: file.to_owned(), source })
}

/// The folder that a file lies in.
pub(crate) fn folder(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// `games.bak` is first written as `games.bak.1234.partial`, in the same folder.
pub(crate) fn partial(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(format!(".{}.partial", process::id()));
    name.into()
}

/// Gives the complete copy its name.
fn publish(partial: &Path, to: &Path, overwrite: Overwrite) -> Result<(), StoreError> {
    let io = |source: io::Error| match source.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Exists(to.to_owned()),
        _ => StoreError::Io { path: to.to_owned(), source },
    };
    if overwrite == Overwrite::No {
        // Takes the name first: of two backups at once, one is refused.
        OpenOptions::new().write(true).create_new(true).open(to).map_err(io)?;
    }
    fs::rename(partial, to).map_err(io)?;
    sync_folder(to);
    Ok(())
}

/// A new name outlasts a power cut only once the folder is written; not every system lets one do that.
pub(crate) fn sync_folder(of: &Path) {
    if let Ok(folder) = File::open(folder(of)) {
        folder.sync_all().unwrap_or_default();
    }
}
