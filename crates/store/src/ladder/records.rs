//! Games between engines as records.

use std::io::Write;

use rules::Colour;
use rules::record::{Record, Score, Thought};
use rusqlite::Connection;

use super::{EngineGame, EngineGameId, EngineId, MoveScore, TournamentId, games};
use crate::{Reader, StoreError};

/// How many games are read at a time.
const BATCH: u32 = 200;

/// Which games are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EngineGamesOf {
    /// Of this engine alone.
    pub engine: Option<EngineId>,
    /// Of this tournament alone.
    pub tournament: Option<TournamentId>,
}

impl EngineGame {
    /// The game as a record, with score, depth and time of each move as a comment; `None` if it does not fit the rules.
    pub fn pgn(&self) -> Option<String> {
        let game = self.replayed()?;
        let seconds = self.wall_ms / 1000;
        let duration = format!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
        let faults: Vec<String> = Colour::ALL
            .into_iter()
            .filter_map(|colour| {
                let fault = self.fault_of(colour)?;
                Some(format!("{}: {} ({})", colour.letter(), fault.kind, fault.detail))
            })
            .collect();
        let waived: Vec<&str> =
            self.seats.iter().flatten().flat_map(|seat| seat.waived.iter().map(String::as_str)).collect();
        let kind = |seat: &Option<super::Seat>| match seat {
            Some(seat) if seat.jailed => "jail",
            Some(_) => "plain",
            None => "not run",
        };
        let date = jiff::Timestamp::from_millisecond(self.line.started.0).ok();
        let event = self.tournament.clone().unwrap_or_else(|| match self.line.purpose.as_str() {
            "match" => "Match of engines".to_owned(),
            "check" => "Check".to_owned(),
            _ => "Engine ladder".to_owned(),
        });
        let tags = [
            ("Event", event),
            ("Site", "Starmate".to_owned()),
            ("Date", date.map(|at| at.strftime("%Y.%m.%d").to_string()).unwrap_or_default()),
            ("Round", format!("{}.{}", self.line.pair, self.line.number)),
            ("TimeControl", self.control.clone()),
            ("PlyCount", self.line.plies.to_string()),
            ("GameDuration", duration),
            ("Openings", self.list.clone()),
            ("WhiteRun", kind(&self.seats[0]).to_owned()),
            ("BlackRun", kind(&self.seats[1]).to_owned()),
            ("Unsafe", waived.join(", ")),
            ("Fault", faults.join(", ")),
            ("Adjudicated", self.adjudicated.clone().unwrap_or_default()),
        ];
        let record = tagged(Record::new(game).between(&self.line.names[0], &self.line.names[1]), &tags);
        let record = record.clone().ended(self.line.status, self.line.outcome).unwrap_or(record);
        let thought = |ply: usize| {
            let played = ply.checked_sub(self.opening.len()).and_then(|at| self.moves.get(at))?;
            let score = played.score.map(|score| match score {
                MoveScore::Cp(score) => Score::Cp(score),
                MoveScore::Mate(moves) => Score::Mate(moves),
            });
            Some(Thought { score, depth: played.depth, used_us: played.used_us })
        };
        Some(format!("{}\n", record.commented(thought)))
    }
}

/// Tags that say something.
fn tagged(record: Record, tags: &[(&str, String)]) -> Record {
    tags.iter()
        .filter(|(_, value)| !value.is_empty())
        .fold(record, |record, (name, value)| record.with_tag(name, value).expect("these are names of tags"))
}

impl Reader {
    /// Writes games between engines as records, oldest first; checks are left out. Gives how many were written, and the
    /// numbers of those that are damaged.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Corrupt`], or [`StoreError::Write`].
    pub fn write_engine_games(
        &self,
        of: EngineGamesOf,
        to: &mut dyn Write,
    ) -> Result<(u64, Vec<EngineGameId>), StoreError> {
        let (mut written, mut damaged, mut after) = (0, Vec::new(), EngineGameId(0));
        loop {
            let batch = self.look(|db| batch(db, of, after))?;
            let Some(last) = batch.last() else { return Ok((written, damaged)) };
            after = *last;
            for id in batch {
                let game = self.look(|db| games::find(db, id))?;
                match game.and_then(|game| game.pgn()) {
                    None => damaged.push(id),
                    Some(text) => {
                        to.write_all(text.as_bytes()).map_err(StoreError::Write)?;
                        written += 1;
                    }
                }
            }
        }
    }
}

fn batch(db: &Connection, of: EngineGamesOf, after: EngineGameId) -> Result<Vec<EngineGameId>, StoreError> {
    let mut statement = db.prepare_cached(
        "SELECT g.id FROM engine_games AS g JOIN pairs AS p ON p.id = g.pair
         WHERE g.id > ?1 AND p.purpose <> 'check' AND (?2 IS NULL OR ?2 IN (g.white, g.black))
           AND (?3 IS NULL OR p.tournament = ?3) ORDER BY g.id LIMIT ?4",
    )?;
    let found = statement.query_map((after, of.engine, of.tournament, BATCH), |row| row.get(0))?;
    Ok(found.collect::<Result<_, _>>()?)
}
