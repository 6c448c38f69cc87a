//! Games as records for elsewhere.

use play::{Colour, Ending, GameId, HOUSE, Millis, Timestamp, UserId};
use rules::record::Record;
use serde::Serialize;

use crate::ratings::points;
use crate::{Archived, StoredGame, ghosts};

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
    /// The time control: `none`, `3d`, `10d+1d/20d`.
    pub control: String,
    /// Whether it is played for rating.
    pub rated: bool,
    /// When it began, in milliseconds since 1970 UTC.
    pub started: Timestamp,
    /// When it ended; `null` while it goes on.
    pub ended: Option<Timestamp>,
    /// The position string that it began from.
    pub initial: String,
    /// Its moves, without those that were taken back.
    pub moves: Vec<ExportedMove>,
    /// How often moves were taken back.
    pub takebacks: u16,
    /// Its status, such as `checkmate`.
    pub status: &'static str,
    /// Its result, such as `1-0`.
    pub result: &'static str,
}

/// A player in an exported game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExportedPlayer {
    /// The chat's number of the person, as text: it is too great for some readers of JSON. A small number stands for
    /// somebody whose data was removed.
    pub id: String,
    /// Their name as last seen.
    pub name: Option<String>,
    /// Their rating before the game, in whole points, where the game counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
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
    /// Milliseconds left on the mover's clock after it, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Millis>,
}

impl Archived {
    /// The game as a record to be written as PGN.
    pub fn record(&self) -> Record {
        let (stored, game) = (&self.stored, &self.stored.game);
        let mut record = Record::new(game.game().clone())
            .between(&name(stored, Colour::White), &name(stored, Colour::Black));
        for (colour, rating) in Colour::ALL.into_iter().zip(self.ratings) {
            if let Some(rating) = rating {
                record = record.rated(colour, points(rating));
            }
        }
        let ended = game.ending().map(|ending| date(ending.at));
        let tags = [
            ("Event", Some("Correspondence game".to_owned())),
            ("Site", Some("Discord".to_owned())),
            ("Date", Some(date(game.started()))),
            ("Round", Some(self.id().to_string())),
            ("TimeControl", Some(game.terms().control.pgn_time_control())),
            ("UTCDate", Some(date(game.started()))),
            ("UTCTime", Some(time(game.started()))),
            ("EndDate", ended),
        ];
        let record = tagged(record, tags);
        match game.ending() {
            Some(ending) => conclude(record, ending),
            None => record,
        }
    }

    /// The game as data to be written as JSON.
    pub fn exported(&self) -> Exported {
        let game = &self.stored.game;
        let player = |colour: Colour| {
            let UserId(id) = game.players().of(colour);
            ExportedPlayer {
                id: id.to_string(),
                name: self.stored.name(colour).map(str::to_owned),
                rating: self.ratings[colour.index()].map(points),
            }
        };
        let moves = game.game().moves().iter().zip(game.game().written()).zip(game.times());
        Exported {
            game: self.id(),
            variant: game.terms().variant.as_str(),
            white: player(Colour::White),
            black: player(Colour::Black),
            control: game.terms().control.to_string(),
            rated: game.terms().rated,
            started: game.started(),
            ended: game.ending().map(|ending| ending.at),
            initial: game.game().initial().to_string(),
            moves: moves
                .zip(game.times_left())
                .map(|(((mv, written), &at), &clock)| ExportedMove {
                    bare: mv.to_string(),
                    written,
                    at,
                    clock,
                })
                .collect(),
            takebacks: game.turn().takebacks,
            status: game.status().as_str(),
            result: game.outcome().as_str(),
        }
    }
}

/// A player's name, or else their number; `?`, PGN's sign for unknown, for somebody whose data was removed.
fn name(stored: &StoredGame, colour: Colour) -> String {
    let user = stored.game.players().of(colour);
    match stored.name(colour) {
        Some(house) if user == HOUSE => {
            let level = stored.game.terms().house.map(|level| format!(" (level {})", level.number()));
            format!("{house}{}", level.unwrap_or_default())
        }
        Some(name) if !name.trim().is_empty() => name.to_owned(),
        _ if ghosts::is_ghost(user) => "?".to_owned(),
        _ => user.to_string(),
    }
}

fn tagged<const N: usize>(record: Record, tags: [(&str, Option<String>); N]) -> Record {
    tags.into_iter().filter_map(|(name, value)| Some((name, value?))).fold(record, |record, (name, value)| {
        record.with_tag(name, &value).expect("a name that anybody may set")
    })
}

fn conclude(record: Record, ending: Ending) -> Record {
    record
        .ended(ending.status, ending.outcome)
        .expect("a game is read or acted in only with an ending that fits it")
}

/// The day in UTC as PGN writes it: `2026.11.30`.
fn date(at: Timestamp) -> String {
    formatted(at, "%Y.%m.%d").unwrap_or_else(|| "????.??.??".to_owned())
}

/// The time of day in UTC as PGN writes it: `18:05:59`.
fn time(at: Timestamp) -> String {
    formatted(at, "%H:%M:%S").unwrap_or_else(|| "??:??:??".to_owned())
}

fn formatted(at: Timestamp, format: &str) -> Option<String> {
    jiff::Timestamp::from_millisecond(at.0).ok().map(|moment| moment.strftime(format).to_string())
}
