//! Looking things up.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;

use crate::{StoreError, open, schema};

/// Looks into a database, also beside the bot that writes to it. Cheap to clone; clones share one connection.
#[derive(Clone, Debug)]
pub struct Reader {
    connection: Arc<Mutex<Connection>>,
    path: PathBuf,
}

/// How many of each thing there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that go on.
    pub live: u32,
    /// Games that are over.
    pub finished: u32,
    /// Challenges that wait for an answer.
    pub open_challenges: u32,
    /// Messages that wait or are on their way.
    pub unsent: u32,
    /// Messages that were given up.
    pub dead: u32,
}

impl Reader {
    /// Opens the database at `path` for reading only; takes no lease.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::NoDatabase`], [`StoreError::Foreign`] or [`StoreError::Empty`] when it is
    /// not one of ours; [`StoreError::LogUnreadable`]; [`StoreError::Io`]; [`StoreError::Newer`] or [`StoreError::Older`] when its schema is not this program's;
    /// [`StoreError::Sql`].
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        match fs::metadata(path) {
            Ok(found) if found.is_file() => {}
            Err(source) if source.kind() == ErrorKind::PermissionDenied => {
                return Err(StoreError::Io { path: path.to_owned(), source });
            }
            _ => return Err(StoreError::Missing(path.to_owned())),
        }
        let connection = open::read_connection(path)?;
        schema::same_as_ours(&connection, path)?;
        Ok(Self { connection: Arc::new(Mutex::new(connection)), path: path.to_owned() })
    }

    /// The database file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// One look: everything in it sees the database as it is at one moment.
    pub(crate) fn look<T>(
        &self,
        look: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        // A panic in another thread's look leaves nothing half done: readers change nothing.
        let mut connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        let snapshot = connection.transaction()?;
        let seen = look(&snapshot)?;
        snapshot.finish()?;
        Ok(seen)
    }

    /// How many of each thing there are.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn tally(&self) -> Result<Tally, StoreError> {
        self.look(|db| {
            Ok(db.query_row(
                "SELECT (SELECT count(*) FROM games WHERE ended_at IS NULL),
                    (SELECT count(*) FROM games WHERE ended_at IS NOT NULL),
                    (SELECT count(*) FROM challenges WHERE state = 'open'),
                    (SELECT count(*) FROM outbox WHERE state IN ('waiting', 'in_flight')),
                    (SELECT count(*) FROM outbox WHERE state = 'dead')",
                [],
                |row| {
                    Ok(Tally {
                        live: row.get(0)?,
                        finished: row.get(1)?,
                        open_challenges: row.get(2)?,
                        unsent: row.get(3)?,
                        dead: row.get(4)?,
                    })
                },
            )?)
        })
    }
}
