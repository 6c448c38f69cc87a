//! What a solver has done so far.

use play::{Streak, Timestamp, UserId};
use rules::Variant;

use super::attempts::FirstTry;
use super::entries;
use crate::rows::user_to_sql;
use crate::{PuzzleNo, Reader, StoreError};

/// A first try that counted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried {
    /// The puzzle.
    pub puzzle: PuzzleNo,
    /// What became of it.
    pub first: FirstTry,
    /// When.
    pub at: Timestamp,
    /// The rating after it.
    pub after: f64,
}

/// What a solver has done in one rule set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Solver {
    /// Every first try, the oldest first.
    pub tries: Vec<Tried>,
    /// How many puzzles were solved in the end, whatever the first try.
    pub solved: u32,
    /// The streak of daily puzzles.
    pub streak: Streak,
}

impl Reader {
    /// What somebody has done in a rule set.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn solver(&self, player: UserId, variant: Variant) -> Result<Solver, StoreError> {
        self.look(|db| {
            let mut statement = db.prepare_cached(
                "SELECT a.puzzle, a.first, a.first_at, a.after FROM puzzle_attempts AS a
                 JOIN puzzles AS p ON p.no = a.puzzle
                 WHERE a.player = ?1 AND p.variant = ?2 AND a.first IS NOT NULL ORDER BY a.first_at, a.puzzle",
            )?;
            let mut rows = statement.query((user_to_sql(player), variant.as_str()))?;
            let mut tries = Vec::new();
            while let Some(row) = rows.next()? {
                tries.push(Tried {
                    puzzle: row.get(0)?,
                    first: FirstTry::read(&row.get::<_, String>(1)?)?,
                    at: Timestamp(row.get(2)?),
                    after: row.get(3)?,
                });
            }
            let solved = db
                .prepare_cached(
                    "SELECT count(*) FROM puzzle_attempts AS a JOIN puzzles AS p ON p.no = a.puzzle
                     WHERE a.player = ?1 AND p.variant = ?2 AND a.state = 'solved'",
                )?
                .query_row((user_to_sql(player), variant.as_str()), |row| row.get(0))?;
            Ok(Solver { tries, solved, streak: entries::streak(db, player, variant.as_str())? })
        })
    }
}
