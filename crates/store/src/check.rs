//! Whether a database is sound: to `SQLite`, to its own references, and to the rules of the game.

use std::collections::BTreeMap;

use play::{GameId, Ply, Turn};
use rusqlite::Connection;
use thiserror::Error;

use crate::{Content, Notice, Post, Reader, StoreError, StoredGame, game_rows, post_rows};

/// Something wrong in a database.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// `SQLite` finds the file damaged.
    #[error("the file is damaged: {0}")]
    File(String),
    /// A row refers to one that is not there.
    #[error("row {row} of {table} refers to a row of {parent} that is not there")]
    Reference {
        /// The table.
        table: String,
        /// The row's number, 0 where the table has none.
        row: i64,
        /// The table that it refers to.
        parent: String,
    },
    /// A game that cannot have been played, or whose status is not the one that its moves lead to.
    #[error("{0}")]
    Game(String),
    /// A message that cannot be read.
    #[error("the messages of game {game}: {why}")]
    Messages {
        /// The game.
        game: GameId,
        /// What is wrong.
        why: String,
    },
    /// A position that is neither posted nor going to be, to one player at least.
    #[error("game {game} lacks the message of its board after {ply} moves")]
    BoardMissing {
        /// The game.
        game: GameId,
        /// The position.
        ply: Ply,
    },
    /// A message for a position that the game has not reached.
    #[error("game {game} has a message of a board after {ply} moves, which it has not made")]
    BoardTooMany {
        /// The game.
        game: GameId,
        /// The position.
        ply: Ply,
    },
    /// The end is told although the game goes on, or not told although it is over.
    #[error("the message of the end of game {0} is missing or too early")]
    End(GameId),
    /// Something about engines that does not fit.
    #[error("{0}")]
    Engines(String),
}

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many games were replayed.
    pub games: usize,
    /// How many moves they have.
    pub moves: usize,
    /// How many messages of games were looked at.
    pub messages: usize,
    /// How many games between engines were replayed.
    pub engine_games: usize,
    /// What is wrong; empty for a sound database.
    pub faults: Vec<Fault>,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }
}

impl Reader {
    /// Checks the file, the references between rows, and every game: its moves are replayed by the rules, its status
    /// is the one that they lead to, and each of its positions has its message, once in a shared place or once for
    /// each player. Games between engines are replayed as well, and results and statistics follow from them. Works beside a running bot.
    ///
    /// # Errors
    /// [`StoreError::Sql`] when the check itself cannot go on; what it finds stands in the report.
    pub fn check(&self) -> Result<Report, StoreError> {
        self.look(|db| {
            let mut report = Report::default();
            file(db, &mut report)?;
            references(db, &mut report)?;
            for id in game_rows::numbers(db, i64::MIN, u32::MAX)? {
                game(db, id, &mut report)?;
            }
            crate::ladder::soundness::check(db, &mut report)?;
            Ok(report)
        })
    }
}

fn file(db: &Connection, report: &mut Report) -> Result<(), StoreError> {
    let mut statement = db.prepare("PRAGMA integrity_check")?;
    for line in statement.query_map([], |row| row.get::<_, String>(0))? {
        let line = line?;
        if line != "ok" {
            report.faults.push(Fault::File(line));
        }
    }
    Ok(())
}

fn references(db: &Connection, report: &mut Report) -> Result<(), StoreError> {
    let mut statement = db.prepare("PRAGMA foreign_key_check")?;
    let faults = statement.query_map([], |row| {
        Ok(Fault::Reference {
            table: row.get(0)?,
            row: row.get::<_, Option<i64>>(1)?.unwrap_or(0),
            parent: row.get(2)?,
        })
    })?;
    for fault in faults {
        report.faults.push(fault?);
    }
    Ok(())
}

fn game(db: &Connection, id: GameId, report: &mut Report) -> Result<(), StoreError> {
    let stored = match game_rows::find(db, id) {
        Ok(Some(stored)) => stored,
        // Its players are not there, which the references have told.
        Ok(None) => return Ok(()),
        Err(StoreError::Corrupt(why)) => {
            report.faults.push(Fault::Game(why));
            return Ok(());
        }
        Err(error) => return Err(error),
    };
    report.games += 1;
    report.moves += stored.game.times().len();
    match post_rows::select(db, "game = ?1 ORDER BY id", [id.0]) {
        Ok(posts) => messages(&stored, &posts, report),
        Err(StoreError::Corrupt(why)) => report.faults.push(Fault::Messages { game: id, why }),
        Err(error) => return Err(error),
    }
    Ok(())
}

/// To whom one thing was told: to both at once, to White alone, to Black alone.
#[derive(Clone, Copy, Default)]
struct Told([bool; 3]);

impl Told {
    fn note(&mut self, key: &str) {
        let index = if key.ends_with("-w") {
            1
        } else if key.ends_with("-b") {
            2
        } else {
            0
        };
        self.0[index] = true;
    }

    fn everybody(self) -> bool {
        let [both, white, black] = self.0;
        both || (white && black)
    }
}

fn messages(stored: &StoredGame, posts: &[Post], report: &mut Report) {
    let game = stored.id();
    let mut boards: BTreeMap<Turn, Told> = BTreeMap::new();
    let mut end = Told::default();
    report.messages += posts.len();
    for post in posts {
        match post.content {
            Content::Board { turn, .. } => boards.entry(turn).or_default().note(&post.key),
            Content::Notice { notice: Notice::Ended, .. } => end.note(&post.key),
            _ => {}
        }
    }
    let now = stored.game.turn();
    for ply in (0..=now.ply.0).map(Ply) {
        // After a takeback the earlier boards are those from before it.
        let told = |(turn, told): (&Turn, &Told)| turn.ply == ply && told.everybody();
        if !boards.iter().any(told) {
            report.faults.push(Fault::BoardMissing { game, ply });
        }
    }
    let beyond =
        |turn: &Turn| turn.takebacks > now.takebacks || (turn.takebacks == now.takebacks && *turn > now);
    report
        .faults
        .extend(boards.into_keys().filter(beyond).map(|turn| Fault::BoardTooMany { game, ply: turn.ply }));
    let told = end.0.contains(&true);
    if stored.game.is_over() != end.everybody() || (told && !stored.game.is_over()) {
        report.faults.push(Fault::End(game));
    }
}
