//! What can go wrong: our faults apart from a player's.

use std::path::PathBuf;

use play::Refusal;
use thiserror::Error;

/// The database cannot do its work. None of these is a player's doing.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Another program writes to this database.
    #[error(
        "the database {path} is in use by another starmate ({holder}); stop that one first, or use another data folder"
    )]
    Locked {
        /// The database.
        path: PathBuf,
        /// Who holds it: `process 1234`, or that this is not known.
        holder: String,
    },
    /// The database was written by a newer program.
    #[error(
        "the database {path} has schema {found}, this program knows up to {known}; use the newer starmate that wrote it"
    )]
    Newer {
        /// The database.
        path: PathBuf,
        /// Its schema.
        found: usize,
        /// The newest schema that this program knows.
        known: usize,
    },
    /// The database is older than the program and may only be read here.
    #[error(
        "the database {path} has schema {found}, this program needs {known}; start the bot once, it migrates the database"
    )]
    Older {
        /// The database.
        path: PathBuf,
        /// Its schema.
        found: usize,
        /// The schema needed.
        known: usize,
    },
    /// The database has a log that cannot be read without writing beside it.
    #[error(
        "{path} cannot be read: its latest changes are still in {log}, and its folder may not be written to; \
         read it as a user who may, or end the bot first"
    )]
    LogUnreadable {
        /// The database.
        path: PathBuf,
        /// Its log.
        log: PathBuf,
    },
    /// The file is no database at all.
    #[error("{0} is not a database (or an encrypted or badly damaged one)")]
    NoDatabase(PathBuf),
    /// The file is a database, but not one of this program's.
    #[error("{0} is a database of another program: it has none of starmate's tables")]
    Foreign(PathBuf),
    /// The file is an empty database.
    #[error("{0} is an empty database; the bot fills it when it starts")]
    Empty(PathBuf),
    /// There is no database.
    #[error("there is no database at {0}")]
    Missing(PathBuf),
    /// A copy would overwrite the database or a file that belongs to it.
    #[error("{0} is the database itself or belongs to it; choose another name for the copy")]
    Own(PathBuf),
    /// What an earlier restoring replaced is still there.
    #[error("{0} is what an earlier restore replaced, and is never overwritten; move it away first")]
    Kept(PathBuf),
    /// What is in the way is no file that could be replaced.
    #[error("{0} is not a regular file; only such a file is replaced")]
    NotAFile(PathBuf),
    /// A file is in the way.
    #[error("{0} exists already; choose another name or say that it may be replaced")]
    Exists(PathBuf),
    /// There is no game with this number.
    #[error("there is no game {0}")]
    NoGame(play::GameId),
    /// A row says something that cannot be.
    #[error("the database is damaged: {0}; run `starmate db check`")]
    Corrupt(String),
    /// What was read could not be handed on.
    #[error("what was read from the database could not be written: {0}")]
    Write(#[source] std::io::Error),
    /// `SQLite` failed.
    #[error("the database failed: {0}")]
    Sql(#[from] rusqlite::Error),
    /// A migration failed.
    #[error("the database could not be brought up to date: {0}")]
    Migration(#[from] rusqlite_migration::Error),
    /// A file or folder failed.
    #[error("{path}: {source}")]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What happened.
        source: std::io::Error,
    },
}

/// Why what somebody asked for did not happen.
#[derive(Debug, Error)]
pub enum ActError {
    /// It is not granted; the reason says what would be right.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// There is no such game or challenge.
    #[error("There is no game or challenge with this number; `/games` lists yours.")]
    Unknown,
    /// The event that asks for it was dealt with before.
    #[error("This was done already.")]
    AlreadyHandled,
    /// Our fault.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<rusqlite::Error> for ActError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}
