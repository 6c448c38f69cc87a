//! The table of a ladder.

use std::collections::HashMap;

use play::Timestamp;
use rules::Variant;
use rusqlite::{Connection, OptionalExtension};

use super::{Engine, EngineId, Fitted, engine_rows, ratings};
use crate::{Reader, StoreError};

const WEEK_MS: i64 = 7 * 86_400_000;

/// A line of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The engine.
    pub engine: Engine,
    /// From 1, among those that play; nothing for those that do not.
    pub rank: Option<u32>,
    /// Its rating, once there is a fit.
    pub rating: Option<Fitted>,
    /// Rated games won.
    pub wins: u32,
    /// Rated games drawn.
    pub draws: u32,
    /// Rated games lost.
    pub losses: u32,
    /// Games of the running season among these.
    pub season_games: u32,
    /// How many games it lost by a fault.
    pub faults: u32,
    /// How much its rating has risen since a week ago; `None` where it had none then.
    pub change: Option<f64>,
    /// Tournaments and seasons that it has won.
    pub titles: u32,
}

impl Standing {
    /// Rated games.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Its share of the points, from 0 to 1.
    pub fn score(&self) -> Option<f64> {
        let games = self.games();
        (games > 0).then(|| (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / f64::from(games))
    }

    /// The share of its games that were drawn.
    pub fn draw_share(&self) -> Option<f64> {
        let games = self.games();
        (games > 0).then(|| f64::from(self.draws) / f64::from(games))
    }
}

impl Reader {
    /// The table of a ladder: those that play by rating, best first, then those that play no more but have played.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn standings(&self, variant: Variant, now: Timestamp) -> Result<Vec<Standing>, StoreError> {
        self.look(|db| standings(db, variant, now))
    }
}

pub(super) fn standings(
    db: &Connection,
    variant: Variant,
    now: Timestamp,
) -> Result<Vec<Standing>, StoreError> {
    let mut rated: HashMap<EngineId, Fitted> =
        ratings::ratings(db, variant)?.into_iter().map(|one| (one.engine, one)).collect();
    let mut table = Vec::new();
    let counted = counted(db, variant)?;
    for engine in engine_rows::on(db, variant)? {
        let id = engine.id;
        let [wins, draws, losses, season_games] = counted.get(&id).copied().unwrap_or_default();
        if !engine.state.plays() && wins + draws + losses == 0 {
            continue;
        }
        let rating = rated.remove(&id);
        let before: Option<f64> = db
            .prepare_cached(
                "SELECT rating FROM engine_rating_history WHERE variant = ?1 AND engine = ?2 AND at <= ?3
                 ORDER BY at DESC LIMIT 1",
            )?
            .query_row((variant.as_str(), id, now.plus_ms(-WEEK_MS).0), |row| row.get(0))
            .optional()?;
        table.push(Standing {
            rank: None,
            wins,
            draws,
            losses,
            season_games,
            faults: db
                .prepare_cached("SELECT count(*) FROM engine_faults WHERE engine = ?1")?
                .query_row([id], |row| row.get(0))?,
            change: before.zip(rating).map(|(before, now)| now.rating - before),
            titles: db
                .prepare_cached(
                    "SELECT (SELECT count(*) FROM tournaments WHERE winner = ?1)
                          + (SELECT count(*) FROM seasons WHERE winner = ?1)",
                )?
                .query_row([id], |row| row.get(0))?,
            rating,
            engine,
        });
    }
    let points = |one: &Standing| one.rating.map_or(f64::NEG_INFINITY, |rating| rating.rating);
    table.sort_by(|a, b| {
        b.engine.state.plays().cmp(&a.engine.state.plays()).then(points(b).total_cmp(&points(a)))
    });
    for (index, one) in table.iter_mut().enumerate() {
        one.rank = one.engine.state.plays().then_some(index as u32 + 1);
    }
    Ok(table)
}

/// Rated games won, drawn, lost, and those of the running season, by engine.
fn counted(db: &Connection, variant: Variant) -> Result<HashMap<EngineId, [u32; 4]>, StoreError> {
    let mut statement = db.prepare_cached(
        "SELECT engine, sum(won), sum(drawn), sum(lost),
                sum(CASE WHEN s.id IS NULL THEN 0 ELSE won + drawn + lost END)
         FROM (SELECT white AS engine, season, wins AS won, draws AS drawn, losses AS lost
               FROM engine_statistics WHERE variant = ?1
               UNION ALL SELECT black, season, losses, draws, wins FROM engine_statistics WHERE variant = ?1) AS g
         LEFT JOIN seasons AS s ON s.id = g.season AND s.ended IS NULL GROUP BY engine",
    )?;
    let counted = statement.query_map([variant.as_str()], |row| {
        Ok((row.get(0)?, [row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?]))
    })?;
    Ok(counted.collect::<Result<_, _>>()?)
}
