//! The result of a pair: counted once, with all that follows from it.

use play::Timestamp;
use rules::{Colour, Outcome, Status};
use rusqlite::{OptionalExtension, Transaction, params};

use super::{
    EngineGameId, EngineId, EngineState, FaultId, LadderNotice, NewsKind, Pair, PairId, PairState,
    PlayedMove, Purpose, Seat, engine_rows, moves, news, notices, pair_rows,
};
use crate::{Committed, Store, StoreError};

/// In how many pairs an engine may crash before it is quarantined in the last of them.
const CRASHES: u32 = 2;
/// By how much weaker the winner of an upset is, in points of rating.
const UPSET: f64 = 200.0;

/// What an engine did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenFault {
    /// Whose, in this game.
    pub side: Colour,
    /// `illegal move`, `time`, `stall`, `crash`, `protocol` or `memory`.
    pub kind: String,
    /// What was seen.
    pub detail: String,
    /// The last lines that the engine said.
    pub last_words: Option<String>,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// 1 or 2.
    pub number: u8,
    /// The position string that it began from.
    pub position: String,
    /// Moves that nobody was asked for.
    pub opening: Vec<String>,
    /// The engines' moves.
    pub moves: Vec<PlayedMove>,
    /// How it ended.
    pub status: Status,
    /// Its result.
    pub outcome: Outcome,
    /// Why neither rules nor a fault ended it.
    pub adjudicated: Option<String>,
    /// What was lost by.
    pub faults: Vec<SeenFault>,
    /// Plies, the opening's counted.
    pub plies: u32,
    /// When it began.
    pub started: Timestamp,
    /// How long it took, in milliseconds.
    pub wall_ms: u64,
    /// How long engines and referee waited for a CPU.
    pub lag_ms: u64,
    /// How White and Black were run.
    pub seats: [Option<Seat>; 2],
}

/// A pair that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedPair {
    /// Its games, in order.
    pub games: Vec<FinishedGame>,
    /// Whether ratings may follow from it, as far as the runner can tell: a ladder's pair counts when this is so.
    pub rated: bool,
}

/// What came of telling the result of a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairEnd {
    /// It counts.
    Counted {
        /// The games, by number.
        games: Vec<EngineGameId>,
        /// Half points of the first engine and of the second.
        points: [u32; 2],
        /// Whether ratings change.
        rated: bool,
        /// Faults, by number.
        faults: Vec<FaultId>,
        /// Engines that play no more.
        quarantined: Vec<EngineId>,
    },
    /// It was told before, or another attempt is under way, or nobody wants it any more: nothing has changed.
    NotWanted,
}

impl Store {
    /// The result of a pair in an attempt of it. In one transaction the pair is over, its games and faults are kept, the
    /// statistics follow, owners are told of the first fault of each kind, and who crashed too often is quarantined.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn finish_pair(
        &self,
        id: PairId,
        attempt: u32,
        finished: &FinishedPair,
        now: Timestamp,
    ) -> Result<Committed<PairEnd>, StoreError> {
        self.change(|tx| {
            let pair = pair_rows::find(tx, id)?
                .filter(|pair| pair.state == PairState::Running && pair.attempt == attempt);
            match pair {
                None => Ok(PairEnd::NotWanted),
                Some(pair) => count(tx, &pair, finished, now),
            }
        })
    }
}

/// Which engine of a pair has a colour in a game: the first has White in the first.
fn seated(number: u8, colour: Colour) -> usize {
    (usize::from(number) + 1 + colour.index()) % 2
}

fn count(
    tx: &Transaction<'_>,
    pair: &Pair,
    finished: &FinishedPair,
    now: Timestamp,
) -> Result<PairEnd, StoreError> {
    let season = match pair.terms.purpose {
        Purpose::Ladder(season) if finished.rated => Some(season),
        _ => None,
    };
    let (mut games, mut points, mut faults) = (Vec::new(), [0; 2], Vec::new());
    for game in &finished.games {
        let seats = Colour::ALL.map(|colour| seated(game.number, colour));
        let engines = seats.map(|seat| pair.terms.engines[seat]);
        let of = |outcome| match outcome {
            Outcome::WhiteWins => [2, 0],
            Outcome::BlackWins => [0, 2],
            Outcome::Draw => [1, 1],
            Outcome::None => [0, 0],
        };
        for (seat, half) in seats.into_iter().zip(of(game.outcome)) {
            points[seat] += half;
        }
        games.push(keep(tx, pair, game, engines)?);
        if let Some(season) = season {
            let [wins, draws, losses] = match game.outcome {
                Outcome::WhiteWins => [1, 0, 0],
                Outcome::Draw => [0, 1, 0],
                Outcome::BlackWins => [0, 0, 1],
                Outcome::None => continue,
            };
            tx.prepare_cached(
                "INSERT INTO engine_statistics (variant, season, list, white, black, wins, draws, losses)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                 ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, draws = draws + excluded.draws,
                                           losses = losses + excluded.losses",
            )?
            .execute(params![
                pair.terms.variant.as_str(),
                season,
                pair.terms.opening.list,
                engines[0],
                engines[1],
                wins,
                draws,
                losses
            ])?;
        }
    }
    tx.execute(
        "UPDATE pairs SET state = 'over', points = ?2, others = ?3, rated = ?4, fault = NULL, ended = ?5 WHERE id = ?1",
        params![pair.id, points[0], points[1], season.is_some(), now.0],
    )?;
    let mut quarantined = Vec::new();
    for game in &finished.games {
        for fault in &game.faults {
            let engine = pair.terms.engines[seated(game.number, fault.side)];
            let id = note(tx, pair, game.number, engine, fault, now)?;
            faults.push(id);
            if fault.kind == "crash" && quarantine(tx, engine, id, now)? {
                quarantined.push(engine);
            }
        }
    }
    if season.is_some() {
        upset(tx, pair, points, games.first().copied(), now)?;
    }
    Ok(PairEnd::Counted { games, points, rated: season.is_some(), faults, quarantined })
}

fn keep(
    tx: &Transaction<'_>,
    pair: &Pair,
    game: &FinishedGame,
    engines: [EngineId; 2],
) -> Result<EngineGameId, StoreError> {
    let seats = serde_json::to_string(&game.seats).expect("plain data");
    tx.prepare_cached(
        "INSERT INTO engine_games (pair, number, white, black, position, opening, moves, status, result, adjudicated,
                                   plies, started, wall_ms, lag_ms, players)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)",
    )?
    .execute(params![
        pair.id,
        game.number,
        engines[0],
        engines[1],
        game.position,
        game.opening.join(" "),
        moves::write(&game.moves),
        game.status.as_str(),
        game.outcome.as_str(),
        game.adjudicated,
        game.plies,
        game.started.0,
        game.wall_ms.cast_signed(),
        game.lag_ms.cast_signed(),
        seats,
    ])?;
    Ok(EngineGameId(tx.last_insert_rowid()))
}

/// Keeps a fault and tells the owner of the first of its kind.
fn note(
    tx: &Transaction<'_>,
    pair: &Pair,
    number: u8,
    engine: EngineId,
    fault: &SeenFault,
    now: Timestamp,
) -> Result<FaultId, StoreError> {
    tx.execute(
        "INSERT INTO engine_faults (engine, pair, number, kind, detail, last_words, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![engine, pair.id, number, fault.kind, fault.detail, fault.last_words, now.0],
    )?;
    let id = FaultId(tx.last_insert_rowid());
    // What a check finds is told with the check.
    if pair.terms.purpose != Purpose::Check
        && let Some(found) = engine_rows::find(tx, engine)?
    {
        let kind = fault.kind.split(' ').next().unwrap_or_default();
        let key = format!("e{engine}f{kind}");
        notices::to_owner(tx, &found, &key, LadderNotice::Fault { fault: id }, now)?;
    }
    Ok(id)
}

/// Quarantines an engine that crashed in enough pairs since it was last forgiven.
fn quarantine(
    tx: &Transaction<'_>,
    engine: EngineId,
    fault: FaultId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let pairs: u32 = tx.query_row(
        "SELECT count(DISTINCT f.pair) FROM engine_faults AS f JOIN engines AS e ON e.id = f.engine
         WHERE f.engine = ?1 AND f.kind = 'crash' AND f.id > e.pardoned",
        [engine],
        |row| row.get(0),
    )?;
    if pairs < CRASHES {
        return Ok(false);
    }
    let why = format!("it crashed in {pairs} pairs");
    let state = EngineState::Quarantined;
    if !engine_rows::put_state(tx, engine, state, Some(&why), now, EngineState::Active.as_str())? {
        return Ok(false);
    }
    if let Some(found) = engine_rows::find(tx, engine)? {
        let notice = LadderNotice::Quarantined { engine, fault };
        notices::to_owner(tx, &found, &format!("e{engine}q{fault}"), notice, now)?;
        for variant in found.variants {
            news::add(tx, variant, NewsKind::Quarantined, Some(engine), None, now)?;
        }
    }
    Ok(true)
}

/// Notes a pair that a much weaker engine won.
fn upset(
    tx: &Transaction<'_>,
    pair: &Pair,
    points: [u32; 2],
    game: Option<EngineGameId>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let [first, second] = pair.terms.engines;
    let (winner, loser) = match points {
        [a, b] if a > b => (first, second),
        [a, b] if a < b => (second, first),
        _ => return Ok(()),
    };
    let rating = |engine| {
        let sql = "SELECT rating FROM engine_ratings WHERE variant = ?1 AND engine = ?2";
        tx.query_row(sql, (pair.terms.variant.as_str(), engine), |row| row.get::<_, f64>(0)).optional()
    };
    if let (Some(low), Some(high)) = (rating(winner)?, rating(loser)?)
        && high - low >= UPSET
    {
        let id = news::add(tx, pair.terms.variant, NewsKind::Upset, Some(winner), Some(loser), now)?;
        news::place(tx, id, (game, None, None))?;
    }
    Ok(())
}
