//! Meetings of two engines, from plan to result.

use std::str::FromStr;

use play::{Timestamp, UnknownWord};
use rules::Variant;

use super::{EngineId, MatchId, PairId, SeasonId, TournamentId, pair_rows};
use crate::{Committed, Reader, Store, StoreError};

/// How far a pair has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairState {
    /// To be played.
    Planned,
    /// Being played; after a crash, put back.
    Running,
    /// Played, and counted.
    Over,
    /// Given up: it could not be played so that it counts.
    Void,
    /// Not to be played any more.
    Cancelled,
}

impl PairState {
    /// All states.
    pub const ALL: [Self; 5] = [Self::Planned, Self::Running, Self::Over, Self::Void, Self::Cancelled];

    /// The stable word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Planned => "planned",
            Self::Running => "running",
            Self::Over => "over",
            Self::Void => "void",
            Self::Cancelled => "cancelled",
        }
    }
}

impl FromStr for PairState {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|state| state.as_str() == text).ok_or(UnknownWord)
    }
}

/// What an engine's time is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameClock {
    /// CPU time of its process.
    #[default]
    Cpu,
    /// Time as it passes.
    Wall,
}

impl GameClock {
    /// `cpu` or `wall`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Cpu => "cpu",
            Self::Wall => "wall",
        }
    }
}

impl FromStr for GameClock {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        [Self::Cpu, Self::Wall].into_iter().find(|clock| clock.as_str() == text).ok_or(UnknownWord)
    }
}

/// What a pair is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// A ladder, in a season of it.
    Ladder(SeasonId),
    /// A match that somebody asked for.
    Match(MatchId),
    /// A tournament.
    Tournament(TournamentId),
    /// To see whether the first engine can play at all.
    Check,
}

/// Where both games of a pair begin.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Opening {
    /// The list that it comes from: `setup`, `arrays`, `book` …
    pub list: String,
    /// Which one of it, from 0.
    pub index: u32,
    /// The position; nothing for the rule set's start.
    pub position: Option<String>,
    /// Moves from there that nobody is asked for.
    pub moves: Vec<String>,
}

/// A pair to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPair {
    /// The rule set.
    pub variant: Variant,
    /// What for.
    pub purpose: Purpose,
    /// Which meeting of a match or tournament; there is one pair for each.
    pub slot: Option<String>,
    /// The engines; the first has White in the first game.
    pub engines: [EngineId; 2],
    /// 2, or 1 where colours are not reversed.
    pub games: u8,
    /// Where the games begin.
    pub opening: Opening,
    /// The time control, as `10+0.1`.
    pub control: String,
    /// What time is.
    pub clock: GameClock,
    /// What ends games that the rules have not ended, as the referee's JSON.
    pub adjudication: Option<String>,
}

/// A pair as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Its number.
    pub id: PairId,
    /// What is played.
    pub terms: NewPair,
    /// How far it has come.
    pub state: PairState,
    /// How often it was begun.
    pub attempt: u32,
    /// How often it did not count.
    pub voids: u32,
    /// Where it runs or ran.
    pub runner: Option<String>,
    /// Whether it changed ratings.
    pub rated: bool,
    /// Half points of the first engine and of the second, once it is over.
    pub points: Option<[u32; 2]>,
    /// Why it did not count the last time that it did not.
    pub fault: Option<String>,
    /// When it was planned.
    pub planned: Timestamp,
    /// When it was last begun.
    pub started: Option<Timestamp>,
    /// When it was over.
    pub ended: Option<Timestamp>,
}

impl Store {
    /// Plans a pair. `None` when the match or tournament has a pair in this slot.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn plan_pair(&self, new: &NewPair, now: Timestamp) -> Result<Committed<Option<PairId>>, StoreError> {
        self.change(|tx| pair_rows::plan(tx, new, now))
    }

    /// A pair begins, at `runner`. Gives the number of the attempt, by which its end is told; `None` when it is not planned
    /// any more.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn start_pair(
        &self,
        pair: PairId,
        runner: &str,
        now: Timestamp,
    ) -> Result<Committed<Option<u32>>, StoreError> {
        self.change(|tx| {
            let changed = tx.execute(
                "UPDATE pairs SET state = 'running', attempt = attempt + 1, runner = ?2, started = ?3
                 WHERE id = ?1 AND state = 'planned'",
                (pair, runner, now.0),
            )?;
            if changed == 0 {
                return Ok(None);
            }
            Ok(Some(tx.query_row("SELECT attempt FROM pairs WHERE id = ?1", [pair], |row| row.get(0))?))
        })
    }

    /// What was being played when the last runner ended is to be played again. Gives how many pairs.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn put_back(&self) -> Result<usize, StoreError> {
        self.change(|tx| {
            // A check is begun anew by whoever checks.
            tx.execute(
                "UPDATE pairs SET state = 'cancelled' WHERE state IN ('planned', 'running') AND purpose = 'check'",
                [],
            )?;
            Ok(tx.execute("UPDATE pairs SET state = 'planned' WHERE state = 'running'", [])?)
        })
        .map(Committed::into_inner)
    }

    /// A pair was broken off by us and is to be played again.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn put_pair_back(&self, pair: PairId, attempt: u32) -> Result<bool, StoreError> {
        self.change(|tx| {
            let changed = tx.execute(
                "UPDATE pairs SET state = 'planned' WHERE id = ?1 AND attempt = ?2 AND state = 'running'",
                (pair, attempt),
            )?;
            Ok(changed == 1)
        })
        .map(Committed::into_inner)
    }

    /// A pair did not count, since the host was overloaded or its referee failed: it is played again, or given up after so
    /// many times. `None` when it is not running in this attempt.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn void_pair(
        &self,
        pair: PairId,
        attempt: u32,
        why: &str,
        most: u32,
        now: Timestamp,
    ) -> Result<Committed<Option<PairState>>, StoreError> {
        self.change(|tx| {
            let changed = tx.execute(
                "UPDATE pairs SET voids = voids + 1, fault = ?3,
                        state = CASE WHEN voids + 1 >= ?4 THEN 'void' ELSE 'planned' END,
                        ended = CASE WHEN voids + 1 >= ?4 THEN ?5 END
                 WHERE id = ?1 AND attempt = ?2 AND state = 'running'",
                (pair, attempt, why, most, now.0),
            )?;
            Ok(if changed == 1 { pair_rows::find(tx, pair)?.map(|pair| pair.state) } else { None })
        })
    }

    /// A pair is decided without being played, since an engine cannot come: half points of the first and of the second.
    /// `false` when it is over.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn award_pair(
        &self,
        pair: PairId,
        points: [u32; 2],
        why: &str,
        now: Timestamp,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let changed = tx.execute(
                "UPDATE pairs SET state = 'over', points = ?2, others = ?3, fault = ?4, ended = ?5
                 WHERE id = ?1 AND state IN ('planned', 'running')",
                (pair, points[0], points[1], why, now.0),
            )?;
            Ok(changed == 1)
        })
    }

    /// A pair is not to be played any more. `false` when it is over.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn cancel_pair(&self, pair: PairId, now: Timestamp) -> Result<bool, StoreError> {
        self.change(|tx| {
            let changed = tx.execute(
                "UPDATE pairs SET state = 'cancelled', ended = ?2
                 WHERE id = ?1 AND state IN ('planned', 'running')",
                (pair, now.0),
            )?;
            Ok(changed == 1)
        })
        .map(Committed::into_inner)
    }
}

impl Reader {
    /// A pair.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn pair(&self, id: PairId) -> Result<Option<Pair>, StoreError> {
        self.look(|db| pair_rows::find(db, id))
    }

    /// The pairs that wait or are being played, in the order in which they were planned.
    ///
    /// # Errors
    /// As [`pair`](Self::pair).
    pub fn live_pairs(&self) -> Result<Vec<Pair>, StoreError> {
        self.look(|db| pair_rows::select(db, "state IN ('planned', 'running') ORDER BY id", []))
    }

    /// The last pairs of a ladder, newest first.
    ///
    /// # Errors
    /// As [`pair`](Self::pair).
    pub fn last_ladder_pairs(&self, variant: Variant, limit: u32) -> Result<Vec<Pair>, StoreError> {
        let filter = "variant = ?1 AND purpose = 'ladder' ORDER BY id DESC LIMIT ?2";
        self.look(|db| pair_rows::select(db, filter, (variant.as_str(), limit)))
    }

    /// The number of the pair of a ladder that was planned last.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn last_ladder_pair(&self, variant: Variant) -> Result<Option<PairId>, StoreError> {
        self.look(|db| {
            let sql = "SELECT max(id) FROM pairs WHERE variant = ?1 AND purpose = 'ladder'";
            Ok(db.prepare_cached(sql)?.query_row([variant.as_str()], |row| row.get(0))?)
        })
    }

    /// What the first engine made of each meeting of a tournament that has a result: slot, and games won, drawn and lost.
    /// Of a meeting that one side did not come to, the games that it was given.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn tournament_scores(&self, tournament: TournamentId) -> Result<Vec<(String, [u32; 3])>, StoreError> {
        self.look(|db| {
            let mut statement = db.prepare_cached(
                "SELECT p.slot, coalesce(p.points, 0), coalesce(p.others, 0), count(g.id),
                        coalesce(sum((g.result = '1-0' AND g.white = p.first) OR (g.result = '0-1' AND g.black = p.first)), 0),
                        coalesce(sum(g.result = '1/2-1/2'), 0),
                        coalesce(sum((g.result = '0-1' AND g.white = p.first) OR (g.result = '1-0' AND g.black = p.first)), 0)
                 FROM pairs AS p LEFT JOIN engine_games AS g ON g.pair = p.id
                 WHERE p.tournament = ?1 AND p.state IN ('over', 'void') AND p.slot IS NOT NULL
                 GROUP BY p.id ORDER BY p.id",
            )?;
            let scores = statement.query_map([tournament], |row| {
                let (points, others, games): (u32, u32, u32) = (row.get(1)?, row.get(2)?, row.get(3)?);
                let score = if games == 0 {
                    [points / 2, 0, others / 2]
                } else {
                    [row.get(4)?, row.get(5)?, row.get(6)?]
                };
                Ok((row.get(0)?, score))
            })?;
            Ok(scores.collect::<Result<_, _>>()?)
        })
    }

    /// The pairs of a tournament, in the order in which they were planned.
    ///
    /// # Errors
    /// As [`pair`](Self::pair).
    pub fn tournament_pairs(&self, tournament: TournamentId) -> Result<Vec<Pair>, StoreError> {
        self.look(|db| pair_rows::select(db, "tournament = ?1 ORDER BY id", [tournament]))
    }

    /// The pairs of a match, in the order in which they were planned.
    ///
    /// # Errors
    /// As [`pair`](Self::pair).
    pub fn match_pairs(&self, matching: MatchId) -> Result<Vec<Pair>, StoreError> {
        self.look(|db| pair_rows::select(db, "match = ?1 ORDER BY id", [matching]))
    }
}
