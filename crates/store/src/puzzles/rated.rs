//! What a first try does to the ratings of solver and puzzle: as a game between the two.

use play::{Timestamp, UserId};
use rules::Variant;
use rusqlite::{Connection, OptionalExtension, Transaction};
use skillratings::Outcomes;
use skillratings::glicko2::Glicko2Rating;

use crate::rows::user_to_sql;
use crate::{PuzzleNo, Rating, Reader, ShownRating, StoreError, glicko, ratings};

/// What a first try did to a solver's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SolverChange {
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
    /// The deviation after.
    pub deviation: f64,
}

impl SolverChange {
    /// The rating after, as people see it.
    pub fn after_shown(&self) -> ShownRating {
        ShownRating::of(self.after, self.deviation)
    }
}

/// Rates a first try.
pub(super) fn rate(
    tx: &Transaction<'_>,
    player: UserId,
    puzzle: PuzzleNo,
    won: bool,
    now: Timestamp,
) -> Result<SolverChange, StoreError> {
    let sql = "SELECT variant, rating, deviation, volatility FROM puzzles WHERE no = ?1";
    let (variant, theirs) = tx.prepare_cached(sql)?.query_row([puzzle], |row| {
        let rating = Glicko2Rating { rating: row.get(1)?, deviation: row.get(2)?, volatility: row.get(3)? };
        Ok((row.get::<_, String>(0)?, rating))
    })?;
    let (own, tries) = solver(tx, player, &variant, now)?;
    // A puzzle does not change with time, so its deviation does not grow.
    let outcome = if won { Outcomes::WIN } else { Outcomes::LOSS };
    let (after, puzzle_after) = glicko::after_game(&own, &theirs, outcome);
    tx.prepare_cached(
        "INSERT INTO solver_ratings (player, variant, rating, deviation, volatility, tries, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (player, variant) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
            volatility = excluded.volatility, tries = excluded.tries, at = excluded.at",
    )?
    .execute((
        user_to_sql(player),
        &variant,
        after.rating,
        after.deviation,
        after.volatility,
        tries + 1,
        now.0,
    ))?;
    tx.prepare_cached(
        "UPDATE puzzles SET rating = ?2, deviation = ?3, volatility = ?4, tries = tries + 1 WHERE no = ?1",
    )?
    .execute((puzzle, puzzle_after.rating, puzzle_after.deviation, puzzle_after.volatility))?;
    Ok(SolverChange { before: own.rating, after: after.rating, deviation: after.deviation })
}

/// A solver's rating with its deviation grown to `now`, and how many tries made it.
fn solver(
    db: &Connection,
    player: UserId,
    variant: &str,
    now: Timestamp,
) -> Result<(Glicko2Rating, u32), StoreError> {
    let sql = "SELECT rating, deviation, volatility, tries, at FROM solver_ratings
               WHERE player = ?1 AND variant = ?2";
    let found = db
        .prepare_cached(sql)?
        .query_row((user_to_sql(player), variant), |row| {
            let kept = Glicko2Rating { rating: row.get(0)?, deviation: row.get(1)?, volatility: row.get(2)? };
            let deviation = glicko::deviation_at(&kept, Timestamp(row.get(4)?), now);
            Ok((Glicko2Rating { deviation, ..kept }, row.get(3)?))
        })
        .optional()?;
    Ok(found.unwrap_or((glicko::NEW, 0)))
}

impl Reader {
    /// Somebody's rating as a solver, as it is at `now`; `None` before a first try. Its `games` are first tries.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn solver_rating(
        &self,
        player: UserId,
        variant: Variant,
        now: Timestamp,
    ) -> Result<Option<Rating>, StoreError> {
        self.look(|db| {
            let (rating, games) = solver(db, player, variant.as_str(), now)?;
            Ok((games > 0).then(|| ratings::shown(&rating, games)))
        })
    }

    /// The rating of a puzzle in whole points, and how many first tries made it; `None` when there is no such puzzle.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn puzzle_rating(&self, puzzle: PuzzleNo) -> Result<Option<(u16, u32)>, StoreError> {
        self.look(|db| {
            Ok(db
                .prepare_cached("SELECT rating, tries FROM puzzles WHERE no = ?1")?
                .query_row([puzzle], |row| Ok((ratings::points(row.get(0)?), row.get(1)?)))
                .optional()?)
        })
    }
}
