//! Games between engines as they are kept.

use play::Timestamp;
use rules::{Colour, Game, Move, Outcome, Position, Status, Variant};
use rusqlite::{Connection, OptionalExtension, Params, Row};
use serde::{Deserialize, Serialize};

use super::{EngineFault, EngineGameId, EngineId, PairId, PlayedMove, faults, moves};
use crate::rows::read;
use crate::{Reader, StoreError};

/// How one side of a game was run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// What the engine calls itself.
    pub id_name: String,
    /// Whether it ran in the jail.
    pub jailed: bool,
    /// Layers of the jail that the operator did without; such a game is never rated.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waived: Vec<String>,
    /// The options that were set.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<(String, String)>,
    /// What it could use, as records write it.
    pub limit: String,
}

/// A game as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// Its number.
    pub id: EngineGameId,
    /// The pair that it belongs to.
    pub pair: PairId,
    /// Which game of the pair, 1 or 2.
    pub number: u8,
    /// The rule set.
    pub variant: Variant,
    /// What it was played for: `ladder`, `match`, `tournament`, `check`.
    pub purpose: String,
    /// Who had White and Black.
    pub engines: [EngineId; 2],
    /// Their names.
    pub names: [String; 2],
    /// How it ended.
    pub status: Status,
    /// Its result.
    pub outcome: Outcome,
    /// Plies, the opening's counted.
    pub plies: u32,
    /// When it began.
    pub started: Timestamp,
}

/// A game with its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineGame {
    /// What lists show of it.
    pub line: GameLine,
    /// Whether it changed ratings.
    pub rated: bool,
    /// The time control.
    pub control: String,
    /// The list of openings.
    pub list: String,
    /// The tournament's name, if it was played in one.
    pub tournament: Option<String>,
    /// The position string that it began from.
    pub position: String,
    /// Moves that nobody was asked for, in bare form.
    pub opening: Vec<String>,
    /// The engines' moves.
    pub moves: Vec<PlayedMove>,
    /// Why neither rules nor a fault ended it.
    pub adjudicated: Option<String>,
    /// How long it took, in milliseconds.
    pub wall_ms: u64,
    /// How long engines and referee waited for a CPU.
    pub lag_ms: u64,
    /// How White and Black were run; nothing for an engine that did not come so far.
    pub seats: [Option<Seat>; 2],
    /// What was lost by.
    pub faults: Vec<EngineFault>,
}

impl EngineGame {
    /// The game itself, replayed; `None` if what is kept does not fit the rules.
    pub fn replayed(&self) -> Option<Game> {
        let mut game = Game::from(Position::parse(self.line.variant, &self.position).ok()?);
        let played = self.moves.iter().map(|one| one.played.as_str());
        for text in self.opening.iter().map(String::as_str).chain(played) {
            game.push(Move::parse(self.line.variant, text).ok()?).ok()?;
        }
        Some(game)
    }

    /// Who lost by a fault, and which.
    pub fn fault_of(&self, colour: Colour) -> Option<&EngineFault> {
        self.faults.iter().find(|fault| fault.engine == self.line.engines[colour.index()])
    }
}

impl Reader {
    /// A game.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn engine_game(&self, id: EngineGameId) -> Result<Option<EngineGame>, StoreError> {
        self.look(|db| find(db, id))
    }

    /// The games of a pair.
    ///
    /// # Errors
    /// As [`engine_game`](Self::engine_game).
    pub fn games_of_pair(&self, pair: PairId) -> Result<Vec<GameLine>, StoreError> {
        self.look(|db| select(db, "g.pair = ?1 ORDER BY g.number", [pair]))
    }

    /// The last games of an engine before `before` (or of all), of one rule set or of all, newest first.
    ///
    /// # Errors
    /// As [`engine_game`](Self::engine_game).
    pub fn games_of_engine(
        &self,
        engine: EngineId,
        variant: Option<Variant>,
        before: Option<EngineGameId>,
        limit: u32,
    ) -> Result<Vec<GameLine>, StoreError> {
        // Each side by its own index.
        let side = |side: &str| {
            format!(
                "SELECT id FROM (SELECT s.id FROM engine_games s JOIN pairs sp ON sp.id = s.pair
                 WHERE s.{side} = ?1 AND s.id < ?2 AND (?4 IS NULL OR sp.variant = ?4) ORDER BY s.id DESC LIMIT ?3)"
            )
        };
        let (white, black) = (side("white"), side("black"));
        let filter = format!("g.id IN ({white} UNION {black}) ORDER BY g.id DESC LIMIT ?3");
        let before = before.map_or(i64::MAX, |before| before.0);
        let variant = variant.map(Variant::as_str);
        self.look(|db| select(db, &filter, (engine, before, limit, variant)))
    }

    /// The last games of a rule set, newest first.
    ///
    /// # Errors
    /// As [`engine_game`](Self::engine_game).
    pub fn last_engine_games(&self, variant: Variant, limit: u32) -> Result<Vec<GameLine>, StoreError> {
        self.look(|db| {
            let filter = "p.variant = ?1 AND p.purpose <> 'check' ORDER BY g.id DESC LIMIT ?2";
            select(db, filter, (variant.as_str(), limit))
        })
    }

    /// How many games between engines there are.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn engine_games(&self) -> Result<u64, StoreError> {
        self.look(|db| {
            let count: i64 = db.query_row("SELECT count(*) FROM engine_games", [], |row| row.get(0))?;
            Ok(count.cast_unsigned())
        })
    }
}

const LINE: &str =
    "g.id, g.pair, g.number, p.variant, p.purpose, g.white, g.black, w.name, b.name, g.status, g.result,
    g.plies, g.started";
const FROM: &str =
    "FROM engine_games AS g JOIN pairs AS p ON p.id = g.pair JOIN engines AS w ON w.id = g.white
    JOIN engines AS b ON b.id = g.black";

/// The games that match `filter`; `g` is the game and `p` its pair.
pub(super) fn select(
    db: &Connection,
    filter: &str,
    params: impl Params,
) -> Result<Vec<GameLine>, StoreError> {
    let mut statement = db.prepare_cached(&format!("SELECT {LINE} {FROM} WHERE {filter}"))?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(line(row)?);
    }
    Ok(found)
}

fn line(row: &Row<'_>) -> Result<GameLine, StoreError> {
    let id: EngineGameId = row.get(0)?;
    let what = || format!("game {id} of engines");
    let word = |index| row.get::<_, String>(index);
    let (variant, status, result) = (word(3)?, word(9)?, word(10)?);
    Ok(GameLine {
        id,
        pair: row.get(1)?,
        number: row.get(2)?,
        variant: read(&what(), &variant, Variant::from_word(&variant))?,
        purpose: row.get(4)?,
        engines: [row.get(5)?, row.get(6)?],
        names: [row.get(7)?, row.get(8)?],
        status: read(&what(), &status, Status::from_word(&status))?,
        outcome: read(&what(), &result, Outcome::from_word(&result))?,
        plies: row.get(11)?,
        started: Timestamp(row.get(12)?),
    })
}

pub(super) fn find(db: &Connection, id: EngineGameId) -> Result<Option<EngineGame>, StoreError> {
    let Some(line) = select(db, "g.id = ?1", [id])?.pop() else { return Ok(None) };
    let faults = faults::select(db, "pair = ?1 AND number = ?2 ORDER BY id", (line.pair, line.number))?;
    let row = db
        .prepare_cached(
            "SELECT g.position, g.opening, g.moves, g.adjudicated, g.wall_ms, g.lag_ms, g.players, p.rated, p.control,
                    p.list, t.name
             FROM engine_games AS g JOIN pairs AS p ON p.id = g.pair LEFT JOIN tournaments AS t ON t.id = p.tournament
             WHERE g.id = ?1",
        )?
        .query_row([id], |row| {
            let seats: String = row.get(6)?;
            Ok((
                EngineGame {
                    line,
                    position: row.get(0)?,
                    opening: row.get::<_, String>(1)?.split_ascii_whitespace().map(str::to_owned).collect(),
                    moves: Vec::new(),
                    adjudicated: row.get(3)?,
                    wall_ms: row.get::<_, i64>(4)?.cast_unsigned(),
                    lag_ms: row.get::<_, i64>(5)?.cast_unsigned(),
                    seats: [None, None],
                    faults,
                    rated: row.get(7)?,
                    control: row.get(8)?,
                    list: row.get(9)?,
                    tournament: row.get(10)?,
                },
                row.get::<_, String>(2)?,
                seats,
            ))
        })
        .optional()?;
    let Some((mut game, text, seats)) = row else { return Ok(None) };
    let what = format!("game {id} of engines");
    game.moves = read(&what, &text, moves::read(&text))?;
    game.seats = read(&what, &seats, serde_json::from_str(&seats).ok())?;
    Ok(Some(game))
}
