//! Putting a backup in the place of the database.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use play::Timestamp;
use rusqlite::{Connection, OptionalExtension};

use crate::lease::Lease;
use crate::{Overwrite, Store, StoreError, backup, doubts, open, schema};

/// How many numbers of games and challenges are passed over where it cannot be read how many were given after the
/// backup.
const PASSED_OVER: i64 = 1000;

/// What a restore did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What it replaced, kept beside the database; `None` where there was nothing.
    pub kept: Option<PathBuf>,
    /// The last moment of which the backup knows; `None` for one in which nothing ever happened.
    pub as_of: Option<Timestamp>,
    /// Messages of which it is not known whether they were sent after the backup was made: they are looked for before
    /// they are sent.
    pub doubtful: usize,
    /// The smallest number that the next new game can have.
    pub next_game: i64,
}

impl Store {
    /// Puts a copy of `from`, a backup, in the place of the database at `database`, while no bot has it. The file changes
    /// at one moment; what was there is kept beside it as `…before-restore`.
    ///
    /// Since the bot went on after the backup was made, the copy is changed so that nothing is said twice. Every
    /// message that waits, or was given up in a game that goes on, counts as perhaps sent. Numbers of games and challenges
    /// that may have been given since are not given again. The moment, `now`, is noted: what is told of turns that began
    /// before it is looked for first. The time since the backup is one in which the bot was away. The commands count as
    /// not registered.
    ///
    /// # Errors
    /// [`StoreError::Locked`] while a bot has the database. Of the backup: [`StoreError::Missing`], [`StoreError::Own`],
    /// [`StoreError::NoDatabase`], [`StoreError::Foreign`], [`StoreError::Empty`], [`StoreError::Newer`],
    /// [`StoreError::Corrupt`]. [`StoreError::Exists`] when there is a database that may not be replaced;
    /// [`StoreError::Kept`] when what was replaced earlier is still there. [`StoreError::Io`], [`StoreError::Sql`],
    /// [`StoreError::Migration`].
    pub fn restore(
        from: &Path,
        database: &Path,
        overwrite: Overwrite,
        now: Timestamp,
    ) -> Result<Restored, StoreError> {
        if backup::owns(database, from) {
            return Err(StoreError::Own(from.to_owned()));
        }
        if !from.is_file() {
            return Err(StoreError::Missing(from.to_owned()));
        }
        // Before anything is made or locked.
        schema::no_newer_than_ours(&open::read_connection(from)?, from)?;
        let io = |source| StoreError::Io { path: database.to_owned(), source };
        fs::create_dir_all(backup::folder(database)).map_err(io)?;
        let _lease = Lease::take(database)?;
        // Behind a link, the file itself is replaced.
        let target =
            if database.is_symlink() { fs::canonicalize(database).map_err(io)? } else { database.to_owned() };
        let there = target.symlink_metadata().is_ok();
        if there && !target.is_file() {
            return Err(StoreError::NotAFile(target));
        }
        if there && overwrite == Overwrite::No {
            return Err(StoreError::Exists(target));
        }
        let given = if there { numbers_given(&target) } else { None };
        let partial = backup::partial(&target);
        let restored = prepare(from, &partial, given, now).and_then(|restored| {
            if given.is_some() {
                take_in_log(&target)?;
            }
            let kept = if there { Some(keep_all(&target)?) } else { None };
            put_in_place(&partial, &target)?;
            Ok(Restored { kept, ..restored })
        });
        if restored.is_err() {
            // The first fault is the one to tell; a copy that cannot be removed is in nobody's way.
            fs::remove_file(&partial).unwrap_or_default();
        }
        restored
    }
}

/// The copy that will be the database.
fn prepare(
    from: &Path,
    partial: &Path,
    given: Option<[i64; 2]>,
    now: Timestamp,
) -> Result<Restored, StoreError> {
    backup::copy(from, partial, schema::no_newer_than_ours)?;
    let mut copy = Connection::open(partial)?;
    copy.pragma_update(None, "trusted_schema", false)?;
    schema::migrate(&mut copy, from)?;
    let tx = copy.transaction()?;
    let as_of = doubts::last_activity(&tx)?;
    let doubtful = doubts::raise(&tx, as_of.unwrap_or(Timestamp(0)))?;
    if let Some(at) = as_of {
        // The bot gives back the time since its last beat.
        tx.execute("INSERT INTO heartbeat (id, at) VALUES (1, ?1) ON CONFLICT DO NOTHING", [at.0])?;
    }
    // What is told from now on of turns from before may have been told already.
    tx.execute("INSERT OR REPLACE INTO restored (id, at) VALUES (1, ?1)", [now.0])?;
    // What is registered may be another program's by now.
    tx.execute("DELETE FROM commands", [])?;
    let [games, challenges] = ["games", "challenges"].map(|table| sequence(&tx, table));
    let (games, challenges) = (games?, challenges?);
    let [games, challenges] = match given {
        Some([later_games, later_challenges]) => [games.max(later_games), challenges.max(later_challenges)],
        None => [games + PASSED_OVER, challenges + PASSED_OVER],
    };
    for (table, last) in [("games", games), ("challenges", challenges)] {
        tx.execute("DELETE FROM sqlite_sequence WHERE name = ?1", [table])?;
        tx.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)", (table, last))?;
    }
    tx.commit()?;
    copy.close().map_err(|(_, error)| error)?;
    backup::sync(partial)?;
    Ok(Restored { kept: None, as_of, doubtful, next_game: games + 1 })
}

/// The last number that a table's rows were given.
fn sequence(db: &Connection, table: &str) -> Result<i64, StoreError> {
    let sql = "SELECT seq FROM sqlite_sequence WHERE name = ?1";
    Ok(db.query_row(sql, [table], |row| row.get(0)).optional()?.unwrap_or(0))
}

/// The last numbers of games and challenges that the database to be replaced has given, if it can still say so.
fn numbers_given(database: &Path) -> Option<[i64; 2]> {
    let numbers = || {
        let db = open::read_connection(database)?;
        schema::refuse_foreign(&db, database)?;
        Ok::<_, StoreError>([sequence(&db, "games")?, sequence(&db, "challenges")?])
    };
    numbers().ok()
}

/// Has the old database take in its log, so that it is whole without one.
fn take_in_log(database: &Path) -> Result<(), StoreError> {
    let old = Connection::open(database)?;
    old.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    old.close().map_err(|(_, error)| error)?;
    Ok(())
}

/// Gives the old database another name, and a log that it could not take in one beside that.
fn keep_all(target: &Path) -> Result<PathBuf, StoreError> {
    let kept = open::beside(target, ".before-restore");
    keep(target, &kept)?;
    for ending in ["-wal", "-journal"] {
        let log = open::beside(target, ending);
        if log.exists() {
            keep(&log, &open::beside(&kept, ending))?;
        }
    }
    Ok(kept)
}

/// Gives the copy the database's name.
fn put_in_place(partial: &Path, target: &Path) -> Result<(), StoreError> {
    let io = |source| StoreError::Io { path: target.to_owned(), source };
    // A log left here would be taken into the new file.
    for ending in ["-wal", "-journal", "-shm"] {
        match fs::remove_file(open::beside(target, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(io(error)),
            _ => {}
        }
    }
    fs::rename(partial, target).map_err(io)?;
    backup::sync_folder(target);
    Ok(())
}

/// Gives a file a second name, which nothing has yet; where the disk knows no second names, it is copied.
fn keep(file: &Path, kept: &Path) -> Result<(), StoreError> {
    let linked = fs::hard_link(file, kept).or_else(|error| {
        if error.kind() == io::ErrorKind::AlreadyExists {
            return Err(error);
        }
        let mut to = OpenOptions::new().write(true).create_new(true).open(kept)?;
        io::copy(&mut fs::File::open(file)?, &mut to)?;
        to.sync_all()
    });
    linked.map_err(|source| match source.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Kept(kept.to_owned()),
        _ => StoreError::Io { path: kept.to_owned(), source },
    })
}
