//! Games with all that is handed on of them, one or many.

use std::io;

use play::{GameId, UserId};
use rusqlite::Connection;

use crate::rows::user_to_sql;
use crate::{Reader, StoreError, StoredGame, game_rows, ratings};

/// How many games are read from the database at a time.
const BATCH: u32 = 200;

/// A game with what else a record of it says.
#[derive(Clone, Debug)]
pub struct Archived {
    /// The game and what is kept around it.
    pub stored: StoredGame,
    /// White's and Black's rating before the game, where the game counted.
    pub ratings: [Option<f64>; 2],
}

impl Archived {
    /// The game's number.
    pub fn id(&self) -> GameId {
        self.stored.id()
    }

    fn of(db: &Connection, stored: StoredGame) -> Result<Self, StoreError> {
        let mut ratings = [None; 2];
        for change in ratings::changes_of(db, stored.id())? {
            if let Some(colour) = stored.game.players().side_of(change.player) {
                ratings[colour.index()] = Some(change.before);
            }
        }
        Ok(Self { stored, ratings })
    }
}

/// A game's number and the game, or what is wrong with it.
pub type ReadGame = (GameId, Result<Archived, String>);

fn read(db: &Connection, id: GameId) -> Result<ReadGame, StoreError> {
    let game = match game_rows::find(db, id) {
        Ok(Some(stored)) => Ok(Archived::of(db, stored)?),
        Ok(None) => Err(format!("a player of game {id} is not there")),
        Err(StoreError::Corrupt(why)) => Err(why),
        Err(error) => return Err(error),
    };
    Ok((id, game))
}

/// The numbers of a person's games, in order.
fn numbers_of(db: &Connection, user: UserId, after: i64, limit: u32) -> Result<Vec<GameId>, StoreError> {
    Ok(db
        .prepare_cached(
            "SELECT id FROM games WHERE white = ?1 AND id > ?2
             UNION ALL SELECT id FROM games WHERE black = ?1 AND id > ?2 ORDER BY id LIMIT ?3",
        )?
        .query_map((user_to_sql(user), after, limit), |row| row.get(0).map(GameId))?
        .collect::<Result<_, _>>()?)
}

/// The form of a file of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordForm {
    /// One record after another, an empty line between them.
    Pgn,
    /// One document: an array of [`Exported`](crate::Exported) games, each on a line of its own.
    Json,
}

/// What was written to a file of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenGames {
    /// How many games stand in it.
    pub games: usize,
    /// What is wrong with those that were left out.
    pub damaged: Vec<String>,
}

impl Reader {
    /// One game with all that is handed on of it.
    ///
    /// # Errors
    /// [`StoreError::Sql`]; [`StoreError::Corrupt`] when its moves cannot have been played.
    pub fn archived(&self, id: GameId) -> Result<Option<Archived>, StoreError> {
        self.look(|db| game_rows::find(db, id)?.map(|stored| Archived::of(db, stored)).transpose())
    }

    /// Games in the order of their numbers, live and finished: at most `limit` with numbers above `after`. To go
    /// through all of them, ask again with the last number. A damaged game stands in the list with what is wrong with
    /// it, so that it does not keep the others from being read.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn games_after(&self, after: Option<GameId>, limit: u32) -> Result<Vec<ReadGame>, StoreError> {
        self.look(|db| {
            let numbers = game_rows::numbers(db, above(after), limit)?;
            numbers.into_iter().map(|id| read(db, id)).collect()
        })
    }

    /// The finished games that may be searched for puzzles: those whose players have both agreed to it. The house agrees.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn games_for_mining(&self) -> Result<Vec<GameId>, StoreError> {
        self.look(|db| {
            let sql = "SELECT g.id FROM games AS g
                JOIN players AS w ON w.id = g.white JOIN players AS b ON b.id = g.black
                WHERE g.ended_at IS NOT NULL AND (w.mining = 1 OR w.id = ?1) AND (b.mining = 1 OR b.id = ?1)
                ORDER BY g.id";
            Ok(db
                .prepare(sql)?
                .query_map([user_to_sql(play::HOUSE)], |row| row.get(0).map(GameId))?
                .collect::<Result<_, _>>()?)
        })
    }

    /// One person's games, as [`games_after`](Self::games_after) gives everybody's.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn games_of_person_after(
        &self,
        user: UserId,
        after: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<ReadGame>, StoreError> {
        self.look(|db| {
            let numbers = numbers_of(db, user, above(after), limit)?;
            numbers.into_iter().map(|id| read(db, id)).collect()
        })
    }

    /// Writes one person's games, or everybody's, live and finished, to one file. Damaged games are left out and told.
    /// Games are read a batch at a time, so that many of them need no more memory than a few.
    ///
    /// # Errors
    /// [`StoreError::Write`] when `to` takes no more; [`StoreError::Sql`].
    pub fn write_games(
        &self,
        of: Option<UserId>,
        form: RecordForm,
        to: &mut impl io::Write,
    ) -> Result<WrittenGames, StoreError> {
        let mut written = WrittenGames::default();
        let mut after = None;
        loop {
            let batch = match of {
                Some(user) => self.games_of_person_after(user, after, BATCH)?,
                None => self.games_after(after, BATCH)?,
            };
            let Some((last, _)) = batch.last() else { break };
            after = Some(*last);
            for (_, game) in batch {
                match game {
                    Err(why) => written.damaged.push(why),
                    Ok(game) => {
                        write_game(&game, form, written.games == 0, to).map_err(StoreError::Write)?;
                        written.games += 1;
                    }
                }
            }
        }
        if form == RecordForm::Json {
            let end = if written.games == 0 { "[]\n" } else { "\n]\n" };
            to.write_all(end.as_bytes()).map_err(StoreError::Write)?;
        }
        Ok(written)
    }
}

fn above(after: Option<GameId>) -> i64 {
    after.map_or(i64::MIN, |id| id.0)
}

fn write_game(game: &Archived, form: RecordForm, first: bool, to: &mut impl io::Write) -> io::Result<()> {
    match form {
        RecordForm::Pgn => write!(to, "{}{}", if first { "" } else { "\n" }, game.record()),
        RecordForm::Json => {
            to.write_all(if first { b"[\n" } else { b",\n" })?;
            Ok(serde_json::to_writer(to, &game.exported())?)
        }
    }
}
