//! Ratings: what they are fitted to, what was found, and how they came to be.

use std::collections::HashMap;

use play::Timestamp;
use rules::Variant;
use rusqlite::{Connection, OptionalExtension, Transaction};

use super::{EngineId, NewsKind, SeasonId, news};
use crate::{Committed, Reader, Store, StoreError};

/// For how long it is not told again that the same two changed places at the top, in milliseconds.
const QUIET_MS: i64 = 6 * 3_600_000;

/// How the games of one engine with White against another ended, from one list of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// The list.
    pub list: String,
    /// Who had White.
    pub white: EngineId,
    /// Who had Black.
    pub black: EngineId,
    /// Won by White.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Won by Black.
    pub losses: u32,
}

/// A rating as a fit found it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fitted {
    /// Whose.
    pub engine: EngineId,
    /// In points.
    pub rating: f64,
    /// Its standard deviation, in points; 0 for an anchor.
    pub deviation: f64,
    /// The lower end of the interval of 95 %.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How likely it is the better of itself and the next in the list, from 0 to 1; `None` for the last.
    pub superior: Option<f64>,
}

/// A rating as it was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    /// When.
    pub at: Timestamp,
    /// After how many games.
    pub games: u32,
    /// In points.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

impl Store {
    /// Keeps what a fit found, best first, and `fit`, the rest of it as JSON. The history goes on for those who have
    /// played since; that the lead has changed is news.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn put_ratings(
        &self,
        variant: Variant,
        ratings: &[Fitted],
        fit: &str,
        now: Timestamp,
    ) -> Result<Committed<()>, StoreError> {
        self.change(|tx| {
            let before = leader(tx, variant)?;
            tx.execute("DELETE FROM engine_ratings WHERE variant = ?1", [variant.as_str()])?;
            let games = played(tx, variant)?;
            for one in ratings {
                tx.prepare_cached(
                    "INSERT INTO engine_ratings (variant, engine, rating, deviation, low, high, superior, at)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                )?
                .execute((
                    variant.as_str(),
                    one.engine,
                    one.rating,
                    one.deviation,
                    one.low,
                    one.high,
                    one.superior,
                    now.0,
                ))?;
                remember(tx, variant, one, games.get(&one.engine).copied().unwrap_or(0), now)?;
            }
            let after = leader(tx, variant)?;
            if let (Some(before), Some(after)) = (before, after)
                && before != after
            {
                overtaken(tx, variant, after, before, now)?;
            }
            tx.execute(
                "UPDATE ladders SET fit = ?2, fitted = ?3 WHERE variant = ?1",
                (variant.as_str(), fit, now.0),
            )?;
            Ok(())
        })
    }
}

/// The best of those who play.
fn leader(tx: &Transaction<'_>, variant: Variant) -> Result<Option<EngineId>, StoreError> {
    Ok(tx
        .prepare_cached(
            "SELECT r.engine FROM engine_ratings AS r JOIN engines AS e ON e.id = r.engine
             WHERE r.variant = ?1 AND e.state IN ('active', 'house')
               AND EXISTS (SELECT 1 FROM engine_rating_history AS h WHERE h.variant = ?1 AND h.engine = r.engine)
             ORDER BY r.rating DESC LIMIT 1",
        )?
        .query_row([variant.as_str()], |row| row.get(0))
        .optional()?)
}

/// How many rated games each engine of a ladder has.
fn played(tx: &Transaction<'_>, variant: Variant) -> Result<HashMap<EngineId, u32>, StoreError> {
    let mut statement = tx.prepare_cached(
        "SELECT engine, sum(games) FROM (
             SELECT white AS engine, wins + draws + losses AS games FROM engine_statistics WHERE variant = ?1
             UNION ALL SELECT black, wins + draws + losses FROM engine_statistics WHERE variant = ?1
         ) GROUP BY engine",
    )?;
    let played = statement.query_map([variant.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(played.collect::<Result<_, _>>()?)
}

fn remember(
    tx: &Transaction<'_>,
    variant: Variant,
    one: &Fitted,
    games: u32,
    now: Timestamp,
) -> Result<(), StoreError> {
    let known: Option<u32> = tx
        .prepare_cached(
            "SELECT games FROM engine_rating_history WHERE variant = ?1 AND engine = ?2 ORDER BY at DESC LIMIT 1",
        )?
        .query_row((variant.as_str(), one.engine), |row| row.get(0))
        .optional()?;
    if games > 0 && known != Some(games) {
        tx.prepare_cached(
            "INSERT INTO engine_rating_history (variant, engine, at, games, rating, deviation)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT DO UPDATE SET games = excluded.games, rating = excluded.rating, deviation = excluded.deviation",
        )?
        .execute((variant.as_str(), one.engine, now.0, games, one.rating, one.deviation))?;
    }
    Ok(())
}

/// Tells of a change at the top, unless the same two have changed places just now.
fn overtaken(
    tx: &Transaction<'_>,
    variant: Variant,
    winner: EngineId,
    loser: EngineId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let told: bool = tx.query_row(
        "SELECT EXISTS (SELECT 1 FROM ladder_news WHERE variant = ?1 AND kind = 'overtaken' AND at > ?4
                        AND ((engine = ?2 AND other = ?3) OR (engine = ?3 AND other = ?2)))",
        (variant.as_str(), winner, loser, now.plus_ms(-QUIET_MS).0),
        |row| row.get(0),
    )?;
    if !told {
        news::add(tx, variant, NewsKind::Overtaken, Some(winner), Some(loser), now)?;
    }
    Ok(())
}

impl Reader {
    /// All that the ratings of a ladder are fitted to, every season's, or what one season has added.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn statistics(
        &self,
        variant: Variant,
        season: Option<SeasonId>,
    ) -> Result<Vec<Statistics>, StoreError> {
        self.look(|db| {
            let mut statement = db.prepare_cached(
                "SELECT list, white, black, sum(wins), sum(draws), sum(losses) FROM engine_statistics
                 WHERE variant = ?1 AND (?2 IS NULL OR season = ?2) GROUP BY list, white, black
                 ORDER BY list, white, black",
            )?;
            let found = statement.query_map((variant.as_str(), season), |row| {
                Ok(Statistics {
                    list: row.get(0)?,
                    white: row.get(1)?,
                    black: row.get(2)?,
                    wins: row.get(3)?,
                    draws: row.get(4)?,
                    losses: row.get(5)?,
                })
            })?;
            Ok(found.collect::<Result<_, _>>()?)
        })
    }

    /// The ratings of a ladder as they were last fitted, best first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn engine_ratings(&self, variant: Variant) -> Result<Vec<Fitted>, StoreError> {
        self.look(|db| ratings(db, variant))
    }

    /// How an engine's rating came to be, oldest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn engine_rating_history(
        &self,
        variant: Variant,
        engine: EngineId,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        self.look(|db| {
            let mut statement = db.prepare_cached(
                "SELECT at, games, rating, deviation FROM engine_rating_history
                 WHERE variant = ?1 AND engine = ?2 ORDER BY at",
            )?;
            let found = statement.query_map((variant.as_str(), engine), |row| {
                Ok(RatingPoint {
                    at: Timestamp(row.get(0)?),
                    games: row.get(1)?,
                    rating: row.get(2)?,
                    deviation: row.get(3)?,
                })
            })?;
            Ok(found.collect::<Result<_, _>>()?)
        })
    }
}

pub(super) fn ratings(db: &Connection, variant: Variant) -> Result<Vec<Fitted>, StoreError> {
    let mut statement = db.prepare_cached(
        "SELECT engine, rating, deviation, low, high, superior FROM engine_ratings
         WHERE variant = ?1 ORDER BY rating DESC, engine",
    )?;
    let found = statement.query_map([variant.as_str()], |row| {
        Ok(Fitted {
            engine: row.get(0)?,
            rating: row.get(1)?,
            deviation: row.get(2)?,
            low: row.get(3)?,
            high: row.get(4)?,
            superior: row.get(5)?,
        })
    })?;
    Ok(found.collect::<Result<_, _>>()?)
}
