//! Games as records for elsewhere.

use play::{Colour, Ending, GameId, Timestamp, UserId};
use rules::record::Record;
use rusqlite::Connection;
use serde::Serialize;

use crate::{Reader, StoreError, StoredGame, game_rows};

/// A game as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Exported {
    /// Its number.
    pub game: GameId,
    /// The rule set: `starchess`.
    pub variant: &'static str,
    /// Who plays White.
    pub white: ExportedPlayer,
    /// Who plays Black.
    pub black: ExportedPlayer,
    /// When it began, in milliseconds since 1970 UTC.
    pub started: Timestamp,
    /// When it ended; `null` while it goes on.
    pub ended: Option<Timestamp>,
    /// The position string that it began from.
    pub initial: String,
    /// Its moves.
    pub moves: Vec<ExportedMove>,
    /// Its status, such as `checkmate`.
    pub status: &'static str,
    /// Its result, such as `1-0`.
    pub result: &'static str,
}

/// A player in an exported game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExportedPlayer {
    /// The chat's number of the person, as text: it is too great for some readers of JSON.
    pub id: String,
    /// Their name as last seen.
    pub name: Option<String>,
}

/// A move in an exported game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExportedMove {
    /// The bare form: `11-19`.
    #[serde(rename = "move")]
    pub bare: String,
    /// As records write it: `N11x19+`.
    pub written: String,
    /// When it was made, in milliseconds since 1970 UTC.
    pub at: Timestamp,
}

impl StoredGame {
    /// The game as a record to be written as PGN.
    pub fn record(&self) -> Record {
        let game = &self.game;
        let name = |colour| match self.name(colour) {
            Some(name) if !name.trim().is_empty() => name.to_owned(),
            _ => game.players().of(colour).to_string(),
        };
        let record = Record::new(game.game().clone()).between(&name(Colour::White), &name(Colour::Black));
        let record = tagged(
            record,
            [
                ("Event", "Correspondence game"),
                ("Site", "Discord"),
                ("Date", &date(game.started())),
                ("Round", &self.id().to_string()),
            ],
        );
        match game.ending() {
            Some(ending) => ended(record, ending),
            None => record,
        }
    }

    /// The game as data to be written as JSON.
    pub fn exported(&self) -> Exported {
        let game = &self.game;
        let player = |colour: Colour| {
            let UserId(id) = game.players().of(colour);
            ExportedPlayer { id: id.to_string(), name: self.name(colour).map(str::to_owned) }
        };
        let moves = game.game().moves().iter().zip(game.game().written()).zip(game.times());
        Exported {
            game: self.id(),
            variant: "starchess",
            white: player(Colour::White),
            black: player(Colour::Black),
            started: game.started(),
            ended: game.ending().map(|ending| ending.at),
            initial: game.game().initial().to_string(),
            moves: moves
                .map(|((mv, written), &at)| ExportedMove { bare: mv.to_string(), written, at })
                .collect(),
            status: game.status().as_str(),
            result: game.outcome().as_str(),
        }
    }
}

fn tagged(record: Record, tags: [(&str, &str); 4]) -> Record {
    tags.into_iter().fold(record, |record, (name, value)| {
        record.with_tag(name, value).expect("a tag of the roster, which anybody may set")
    })
}

fn ended(record: Record, ending: Ending) -> Record {
    record
        .ended(ending.status, ending.outcome)
        .expect("a game is read or acted in only with an ending that fits it")
}

/// The day in UTC as PGN writes it: `2026.11.30`.
fn date(at: Timestamp) -> String {
    match jiff::Timestamp::from_millisecond(at.0) {
        Ok(moment) => moment.strftime("%Y.%m.%d").to_string(),
        Err(_) => "????.??.??".to_owned(),
    }
}

/// A game's number and the game, or what is wrong with it.
pub type ReadGame = (GameId, Result<StoredGame, String>);

fn read(db: &Connection, id: GameId) -> Result<Result<StoredGame, String>, StoreError> {
    match game_rows::find(db, id) {
        Ok(Some(game)) => Ok(Ok(game)),
        Ok(None) => Ok(Err(format!("a player of game {id} is not there"))),
        Err(StoreError::Corrupt(why)) => Ok(Err(why)),
        Err(error) => Err(error),
    }
}

impl Reader {
    /// Games in the order of their numbers, live and finished: at most `limit` with numbers above `after`. To go
    /// through all of them, ask again with the last number. A damaged game stands in the list with what is wrong with
    /// it, so that it does not keep the others from being read.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn games_after(&self, after: Option<GameId>, limit: u32) -> Result<Vec<ReadGame>, StoreError> {
        let after = after.map_or(i64::MIN, |id| id.0);
        self.look(|db| {
            let numbers = game_rows::numbers(db, after, limit)?;
            numbers.into_iter().map(|id| Ok((id, read(db, id)?))).collect()
        })
    }
}
