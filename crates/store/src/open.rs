//! Opening a database, and the shape of every change to it.

use std::fs::{self, File};
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use play::Timestamp;
use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior};

use crate::lease::Lease;
use crate::{Committed, EventId, Reader, StoreError, schema};

/// How long a connection waits for another's lock. Our writes take milliseconds; a backup by a foreign tool may hold
/// one longer.
const BUSY: Duration = Duration::from_secs(10);

/// How long a handled event is remembered. The chat repeats events within a session, which lives for minutes.
const REMEMBER_EVENTS_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// The one writer. Cheap to clone; clones share it. Looks like a [`Reader`] too, on a connection of its own, so that
/// looking never waits for a commit.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    // Before the lease, so that it is closed before another process may open the file.
    writer: Mutex<Connection>,
    reader: Reader,
    _lease: Lease,
}

impl Store {
    /// Opens the database at `path`, making it and its folder if need be, and brings it up to date. `now` decides
    /// which handled events are old enough to forget.
    ///
    /// # Errors
    /// [`StoreError::Locked`] when another process has it; [`StoreError::Newer`] when a newer program wrote it;
    /// [`StoreError::NoDatabase`] or [`StoreError::Foreign`] when it is not one of ours;
    /// [`StoreError::Io`], [`StoreError::Migration`], [`StoreError::Sql`].
    pub fn open(path: &Path, now: Timestamp) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)
                .map_err(|source| StoreError::Io { path: folder.to_owned(), source })?;
        }
        let lease = Lease::take(path)?;
        let mut writer = Connection::open(path)?;
        writer.busy_timeout(BUSY)?;
        schema::refuse_foreign(&writer, path).map_err(|error| schema::named(error, path))?;
        writer.pragma_update(None, "journal_mode", "WAL")?;
        writer.pragma_update(None, "synchronous", "FULL")?;
        writer.pragma_update(None, "trusted_schema", false)?;
        writer.set_prepared_statement_cache_capacity(64);
        let before = schema::migrate(&mut writer, path)?;
        tracing::info!(path = %path.display(), before, schema = schema::known(), "database opened");
        writer.execute("DELETE FROM handled WHERE at < ?1", [now.plus_ms(-REMEMBER_EVENTS_MS).0])?;
        let reader = Reader::open(path)?;
        Ok(Self { inner: Arc::new(Inner { writer: Mutex::new(writer), reader, _lease: lease }) })
    }

    /// Opens the database for looking only, beside the process that writes to it.
    ///
    /// # Errors
    /// As [`Reader::open`].
    pub fn read_only(path: &Path) -> Result<Reader, StoreError> {
        Reader::open(path)
    }

    /// Makes one change: all of it or, on an error or a panic, nothing.
    pub(crate) fn change<T, E: From<StoreError>>(
        &self,
        change: impl FnOnce(&Transaction<'_>) -> Result<T, E>,
    ) -> Result<Committed<T>, E> {
        // A panic rolled its transaction back, so the connection is as good as new.
        let mut writer = self.inner.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let transaction =
            writer.transaction_with_behavior(TransactionBehavior::Immediate).map_err(StoreError::from)?;
        let value = change(&transaction)?;
        transaction.commit().map_err(StoreError::from)?;
        Ok(Committed::after_commit(value))
    }

    /// Writes the whole file anew and empties its log, so that nothing of what was deleted is left in either. What a
    /// reader looks at meanwhile stays in the log until that is next emptied.
    pub(crate) fn rewrite(&self) -> Result<(), StoreError> {
        let writer = self.inner.writer.lock().unwrap_or_else(PoisonError::into_inner);
        writer.execute_batch("VACUUM")?;
        Ok(writer.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
    }

    /// Notes an event that asks for nothing that is kept; `false` when it was seen before.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn note_event(&self, event: EventId, now: Timestamp) -> Result<bool, StoreError> {
        self.change(|tx| first_sight(tx, Some(event), now)).map(Committed::into_inner)
    }
}

impl Deref for Store {
    type Target = Reader;

    fn deref(&self) -> &Reader {
        &self.inner.reader
    }
}

/// Notes `event`; `false` when it was noted before. No event is always new.
pub(crate) fn first_sight(
    tx: &Transaction<'_>,
    event: Option<EventId>,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let Some(event) = event else { return Ok(true) };
    let new = tx
        .prepare_cached("INSERT INTO handled (event, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
        .execute((event, now.0))?;
    Ok(new == 1)
}

/// A connection that cannot write.
pub(crate) fn read_connection(path: &Path) -> Result<Connection, StoreError> {
    // Says better than `SQLite` what is wrong with a file that may not be read.
    File::open(path).map_err(|source| StoreError::Io { path: path.to_owned(), source })?;
    let connection = reading(path, OpenFlags::empty())?;
    match connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(())) {
        Ok(()) => Ok(connection),
        Err(error) if cannot_write_beside(&error) => {
            // In a folder that nobody may write to, and without a log, nothing changes under the reader.
            let log = beside(path, "-wal");
            if fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
                return Err(StoreError::LogUnreadable { path: path.to_owned(), log });
            }
            reading(&immutable(path)?, OpenFlags::SQLITE_OPEN_URI)
        }
        Err(error) => Err(schema::named(error.into(), path)),
    }
}

/// `games.sqlite-wal` lies beside `games.sqlite`.
pub(crate) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A reader of a database with a log shares memory with the others in a file beside it, which it may have to make.
fn cannot_write_beside(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly))
}

/// The name by which `SQLite` opens a file that nobody changes meanwhile.
fn immutable(path: &Path) -> Result<PathBuf, StoreError> {
    let io = |source| StoreError::Io { path: path.to_owned(), source };
    let whole = fs::canonicalize(path).map_err(io)?;
    let text = whole.to_str().ok_or_else(|| io(std::io::ErrorKind::InvalidFilename.into()))?;
    let escaped = text.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    Ok(format!("file://{escaped}?immutable=1").into())
}

fn reading(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let flags = flags | OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}
