//! What people make of puzzles, move by move.

use play::{Streak, Timestamp, UserId};
use rusqlite::{Connection, OptionalExtension, Row, Transaction};

use super::rated::{self, SolverChange};
use super::{Entered, entries};
use crate::open::first_sight;
use crate::rows::{read, user_to_sql};
use crate::{Committed, EventId, PuzzleNo, Reader, Store, StoreError, people};

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$each])* $value,)+
        }

        impl $name {
            const ALL: [Self; [$($word),+].len()] = [$(Self::$value),+];

            fn as_str(self) -> &'static str {
                match self { $(Self::$value => $word,)+ }
            }

            pub(super) fn read(word: &str) -> Result<Self, StoreError> {
                let value = Self::ALL.into_iter().find(|value| value.as_str() == word);
                read("a try at a puzzle", word, value)
            }
        }
    };
}

words! {
    /// What became of somebody's first try at a puzzle. Only that is rated.
    FirstTry {
        /// The whole line was found.
        Solved = "solved",
        /// A wrong move.
        Failed = "failed",
        /// A hint was taken.
        Hint = "hint",
        /// They gave up.
        GaveUp = "gave_up",
    }
}

words! {
    /// How far somebody is with a puzzle.
    AttemptState {
        /// Moves are still to be found.
        Open = "open",
        /// All were found.
        Solved = "solved",
        /// They were shown.
        GaveUp = "gave_up",
    }
}

/// How one move was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// At once.
    AtOnce,
    /// After a hint.
    Hinted,
    /// After a wrong move.
    Missed,
}

impl Mark {
    const ALL: [(Self, char); 3] = [(Self::AtOnce, 'g'), (Self::Hinted, 'y'), (Self::Missed, 'r')];

    fn letter(self) -> char {
        Self::ALL.iter().find(|(mark, _)| *mark == self).map_or('g', |(_, letter)| *letter)
    }
}

/// Somebody's way through a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// The puzzle.
    pub puzzle: PuzzleNo,
    /// When they first saw it.
    pub begun: Timestamp,
    /// When they last looked at it or did something in it.
    pub touched: Timestamp,
    /// The right moves made: bare, with spaces between.
    pub line: String,
    /// How each move of theirs was found.
    pub marks: Vec<Mark>,
    /// How many hints they have taken on the move to come.
    pub hinted: u8,
    /// Whether they have tried a wrong move in its place.
    pub missed: bool,
    /// How many hints in all.
    pub hints: u16,
    /// How many wrong moves in all.
    pub wrong: u16,
    /// How far they are.
    pub state: AttemptState,
    /// When it ended, if it did.
    pub ended_at: Option<Timestamp>,
    /// What became of the first try; `None` while that goes on.
    pub first: Option<FirstTry>,
    /// What that did to their rating.
    pub change: Option<SolverChange>,
}

/// What somebody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// A move was right, or several at once.
    Right {
        /// All right moves made now.
        line: &'a str,
        /// How many of their own are new among them.
        found: u8,
        /// Whether that was the last one.
        solved: bool,
    },
    /// A move was wrong.
    Wrong,
    /// Right moves came before the wrong one.
    RightThenWrong {
        /// All right moves made now.
        line: &'a str,
        /// How many of their own are new among them.
        found: u8,
    },
    /// They ask for a hint.
    Hint,
    /// They want to be shown the solution.
    GiveUp,
}

/// What a step led to.
#[derive(Clone, Debug, PartialEq)]
pub struct Stepped {
    /// The attempt now.
    pub attempt: Attempt,
    /// Whether this step was the end of the first try, so that it was rated.
    pub rated: bool,
    /// The puzzles of the day that were solved with it, and the streak after them.
    pub entered: Vec<Entered>,
}

/// Why a step was not taken.
#[derive(Debug, thiserror::Error)]
pub enum StepError {
    /// The attempt has gone on since it was looked at: look again.
    #[error("the attempt has gone on")]
    Stale,
    /// The event was dealt with before.
    #[error("this was done already")]
    AlreadyHandled,
    /// Our fault.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<rusqlite::Error> for StepError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}

impl Store {
    /// Somebody looks at a puzzle: their attempt at it, begun now if there was none. It is the one that they are at.
    ///
    /// # Errors
    /// [`StoreError::Sql`], also for a puzzle that is not known, or [`StoreError::Corrupt`].
    pub fn open_attempt(
        &self,
        player: UserId,
        puzzle: PuzzleNo,
        now: Timestamp,
    ) -> Result<Attempt, StoreError> {
        self.change(|tx| {
            people::know(tx, player)?;
            tx.prepare_cached(
                "INSERT INTO puzzle_attempts (player, puzzle, begun, touched, state) VALUES (?1, ?2, ?3, ?3, 'open')
                 ON CONFLICT (player, puzzle) DO UPDATE SET touched = excluded.touched",
            )?
            .execute((user_to_sql(player), puzzle, now.0))?;
            find(tx, player, puzzle)?.ok_or_else(|| StoreError::Corrupt("an attempt vanished".to_owned()))
        })
        .map(Committed::into_inner)
    }

    /// Takes a step in an open attempt that was judged when its moves were `seen`. The end of the first try rates solver
    /// and puzzle; solving enters the puzzles of the day that it is.
    ///
    /// # Errors
    /// [`StepError::Stale`] when the attempt has gone on or ended since; [`StepError::AlreadyHandled`] for an event seen
    /// before.
    pub fn step(
        &self,
        player: UserId,
        puzzle: PuzzleNo,
        seen: &str,
        step: Step<'_>,
        (event, now): (Option<EventId>, Timestamp),
    ) -> Result<Committed<Stepped>, StepError> {
        self.change(|tx| {
            if !first_sight(tx, event, now)? {
                return Err(StepError::AlreadyHandled);
            }
            let attempt = find(tx, player, puzzle)?.filter(|attempt| attempt.state == AttemptState::Open);
            let mut attempt = attempt.filter(|attempt| attempt.line == seen).ok_or(StepError::Stale)?;
            let ended = attempt.take(step, now);
            attempt.touched = now;
            let rated = ended.filter(|_| attempt.first.is_none());
            if let Some(first) = rated {
                let won = first == FirstTry::Solved;
                attempt.change = Some(rated::rate(tx, player, puzzle, won, now)?);
                attempt.first = Some(first);
            }
            put(tx, player, &attempt, rated.is_some(), now)?;
            let entered = match attempt.state {
                AttemptState::Solved => entries::solved(tx, player, &attempt, now)?,
                AttemptState::Open | AttemptState::GaveUp => Vec::new(),
            };
            Ok(Stepped { attempt, rated: rated.is_some(), entered })
        })
    }
}

impl Attempt {
    /// How many steps a hint has: the man, then where it goes.
    const HINTS: u8 = 2;

    /// Takes a step; gives what it makes of a first try that goes on.
    fn take(&mut self, step: Step<'_>, now: Timestamp) -> Option<FirstTry> {
        match step {
            Step::Right { line, found, solved } => {
                self.goes_on(line, found);
                if !solved {
                    return None;
                }
                (self.state, self.ended_at) = (AttemptState::Solved, Some(now));
                Some(FirstTry::Solved)
            }
            Step::RightThenWrong { line, found } => {
                self.goes_on(line, found);
                self.take(Step::Wrong, now)
            }
            Step::Wrong => {
                (self.missed, self.wrong) = (true, self.wrong.saturating_add(1));
                Some(FirstTry::Failed)
            }
            Step::Hint => {
                if self.hinted < Self::HINTS {
                    (self.hinted, self.hints) = (self.hinted + 1, self.hints.saturating_add(1));
                }
                Some(FirstTry::Hint)
            }
            Step::GiveUp => {
                (self.state, self.ended_at) = (AttemptState::GaveUp, Some(now));
                Some(FirstTry::GaveUp)
            }
        }
    }

    /// More moves were found. What was asked or tried before counts for the first of them.
    fn goes_on(&mut self, line: &str, found: u8) {
        if found == 0 {
            return;
        }
        self.marks.push(match (self.missed, self.hinted) {
            (true, _) => Mark::Missed,
            (false, 1..) => Mark::Hinted,
            (false, 0) => Mark::AtOnce,
        });
        self.marks.extend((1..found).map(|_| Mark::AtOnce));
        line.clone_into(&mut self.line);
        (self.hinted, self.missed) = (0, false);
    }
}

const COLUMNS: &str =
    "puzzle, begun, line, marks, hinted, missed, hints, wrong, state, ended_at, first, before, after,
    deviation, touched";

pub(super) fn find(db: &Connection, player: UserId, puzzle: PuzzleNo) -> Result<Option<Attempt>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM puzzle_attempts WHERE player = ?1 AND puzzle = ?2");
    let mut statement = db.prepare_cached(&sql)?;
    let mut rows = statement.query((user_to_sql(player), puzzle))?;
    rows.next()?.map(attempt).transpose()
}

fn attempt(row: &Row<'_>) -> Result<Attempt, StoreError> {
    let (marks, state): (String, String) = (row.get(3)?, row.get(8)?);
    let first: Option<String> = row.get(10)?;
    let change = match (row.get(11)?, row.get(12)?, row.get(13)?) {
        (Some(before), Some(after), Some(deviation)) => Some(SolverChange { before, after, deviation }),
        _ => None,
    };
    let mark = |letter: char| Mark::ALL.iter().find(|(_, known)| *known == letter).map(|(mark, _)| *mark);
    Ok(Attempt {
        puzzle: row.get(0)?,
        begun: Timestamp(row.get(1)?),
        touched: Timestamp(row.get(14)?),
        line: row.get(2)?,
        marks: read("the marks of an attempt", &marks, marks.chars().map(mark).collect())?,
        hinted: row.get(4)?,
        missed: row.get(5)?,
        hints: row.get(6)?,
        wrong: row.get(7)?,
        state: AttemptState::read(&state)?,
        ended_at: row.get::<_, Option<i64>>(9)?.map(Timestamp),
        first: first.as_deref().map(FirstTry::read).transpose()?,
        change,
    })
}

fn put(
    tx: &Transaction<'_>,
    player: UserId,
    attempt: &Attempt,
    rated: bool,
    now: Timestamp,
) -> Result<(), StoreError> {
    let marks: String = attempt.marks.iter().map(|mark| mark.letter()).collect();
    tx.prepare_cached(
        "UPDATE puzzle_attempts SET touched = ?3, line = ?4, marks = ?5, hinted = ?6, missed = ?7, hints = ?8, wrong = ?9,
            state = ?10, ended_at = ?11, first = ?12, first_at = CASE WHEN ?13 THEN ?3 ELSE first_at END,
            before = ?14, after = ?15, deviation = ?16
         WHERE player = ?1 AND puzzle = ?2",
    )?
    .execute(rusqlite::params![
        user_to_sql(player),
        attempt.puzzle,
        now.0,
        attempt.line,
        marks,
        attempt.hinted,
        attempt.missed,
        attempt.hints,
        attempt.wrong,
        attempt.state.as_str(),
        attempt.ended_at.map(|at| at.0),
        attempt.first.map(FirstTry::as_str),
        rated,
        attempt.change.map(|change| change.before),
        attempt.change.map(|change| change.after),
        attempt.change.map(|change| change.deviation),
    ])?;
    Ok(())
}

impl Reader {
    /// Somebody's attempt at a puzzle; `None` before they have seen it.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn attempt(&self, player: UserId, puzzle: PuzzleNo) -> Result<Option<Attempt>, StoreError> {
        self.look(|db| find(db, player, puzzle))
    }

    /// The puzzle that somebody is at: the one that they last looked at or did something in, if it is still open.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn puzzle_in_hand(&self, player: UserId) -> Result<Option<PuzzleNo>, StoreError> {
        self.look(|db| {
            let sql = "SELECT puzzle FROM puzzle_attempts WHERE player = ?1 AND state = 'open'
                       ORDER BY touched DESC LIMIT 1";
            Ok(db.prepare_cached(sql)?.query_row([user_to_sql(player)], |row| row.get(0)).optional()?)
        })
    }

    /// Somebody's streak in a rule set.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn streak(&self, player: UserId, variant: rules::Variant) -> Result<Streak, StoreError> {
        self.look(|db| entries::streak(db, player, variant.as_str()))
    }
}
