//! Which puzzle is given to whom.

use play::{LocalDate, Series, Tier, UserId};
use rules::Variant;
use rusqlite::{Connection, OptionalExtension, Transaction};

use super::Subject;
use crate::rows::user_to_sql;
use crate::{PuzzleNo, Reader, StoreError};

/// Puzzles of which so many people say that something is wrong with them are not given any more.
const FLAWED: i64 = 3;

/// How many days ahead the puzzles of the day are kept from those who ask for any, where there are enough others.
const AHEAD: i32 = 7;

/// So many puzzles of a tier are enough for that.
const ENOUGH: i64 = 60;

/// The puzzle of a date: that of its place in the fixed order. Where a server has had that one, since its series was
/// another, or where the order has come round, it is the next in the order that it has not had; when it has had them all,
/// one that was mined since; when there is none, one of another tier. `None` when it has had every puzzle of the rule
/// set.
pub(super) fn of_day(
    tx: &Transaction<'_>,
    subject: Subject,
    variant: Variant,
    series: Series,
    date: LocalDate,
) -> Result<Option<PuzzleNo>, StoreError> {
    let tier = series.tier(date);
    let others = Tier::ALL.into_iter().filter(|other| *other != tier);
    for tier in std::iter::once(tier).chain(others) {
        let wanted = wanted(tx, variant, tier, series.place(date))?;
        if let Some(found) = not_had(tx, subject, variant, tier, wanted)? {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

/// The place in the fixed order that comes at the `place`th day of a tier.
fn wanted(db: &Connection, variant: Variant, tier: Tier, place: i32) -> Result<i64, StoreError> {
    Ok(i64::from(place).rem_euclid(shipped(db, variant, tier)?.max(1)))
}

/// How many puzzles of a tier have a place in the fixed order.
fn shipped(db: &Connection, variant: Variant, tier: Tier) -> Result<i64, StoreError> {
    let sql = "SELECT count(*) FROM puzzles WHERE variant = ?1 AND tier = ?2 AND place IS NOT NULL";
    Ok(db.prepare_cached(sql)?.query_row((variant.as_str(), tier.as_str()), |row| row.get(0))?)
}

/// The first puzzle of a tier from a place in the order on, round it, and then among those mined since, that somebody has
/// not had as a daily one.
fn not_had(
    tx: &Transaction<'_>,
    subject: Subject,
    variant: Variant,
    tier: Tier,
    from: i64,
) -> Result<Option<PuzzleNo>, StoreError> {
    let (guild, player) = subject.columns();
    let sql = "SELECT p.no FROM puzzles AS p WHERE p.variant = ?1 AND p.tier = ?2
            AND (p.place IS NOT NULL OR p.mined IS NOT NULL)
            AND p.no NOT IN (SELECT puzzle FROM daily_posts WHERE guild = ?4
                UNION ALL SELECT puzzle FROM daily_posts WHERE player = ?5)
            AND (SELECT count(*) FROM puzzle_flaws AS f WHERE f.puzzle = p.no) < ?6
        ORDER BY p.place IS NULL, p.place < ?3, p.place, p.no LIMIT 1";
    Ok(tx
        .prepare_cached(sql)?
        .query_row((variant.as_str(), tier.as_str(), from, guild, player, FLAWED), |row| row.get(0))
        .optional()?)
}

/// The one that a server or person had longest ago, for the day on which there is no other left.
pub(super) fn had_longest_ago(
    tx: &Transaction<'_>,
    subject: Subject,
    variant: Variant,
) -> Result<Option<PuzzleNo>, StoreError> {
    let (guild, player) = subject.columns();
    let sql = "SELECT puzzle FROM daily_posts WHERE (guild = ?1 OR player = ?2) AND variant = ?3
        GROUP BY puzzle ORDER BY max(date) LIMIT 1";
    Ok(tx.prepare_cached(sql)?.query_row((guild, player, variant.as_str()), |row| row.get(0)).optional()?)
}

impl Reader {
    /// The puzzles that somebody who asks for one can be given: of a rule set and perhaps a tier, not tried by them before,
    /// not among those of the days around `today` and not known to be flawed. The nearest to their rating come first.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn offered(
        &self,
        player: UserId,
        variant: Variant,
        tier: Option<Tier>,
        today: LocalDate,
    ) -> Result<Vec<PuzzleNo>, StoreError> {
        self.look(|db| {
            let kept = kept_back(db, variant, today)?;
            let sql = "SELECT p.no, p.tier, p.place FROM puzzles AS p
                WHERE p.variant = ?1 AND (?2 IS NULL OR p.tier = ?2)
                  AND (p.place IS NOT NULL OR p.mined IS NOT NULL)
                  AND NOT EXISTS (SELECT 1 FROM puzzle_attempts AS a WHERE a.puzzle = p.no AND a.player = ?3)
                  AND (SELECT count(*) FROM puzzle_flaws AS f WHERE f.puzzle = p.no) < ?4
                ORDER BY abs(p.rating - coalesce((SELECT r.rating FROM solver_ratings AS r
                    WHERE r.player = ?3 AND r.variant = ?1), 1500.0)), p.no";
            let rows = db
                .prepare_cached(sql)?
                .query_map((variant.as_str(), tier.map(Tier::as_str), user_to_sql(player), FLAWED), |row| {
                    Ok((row.get(0)?, row.get::<_, String>(1)?, row.get::<_, Option<i64>>(2)?))
                })?
                .collect::<Result<Vec<(PuzzleNo, String, Option<i64>)>, _>>()?;
            let free = |(_, tier, place): &(PuzzleNo, String, Option<i64>)| {
                place.is_none_or(|place| !kept.contains(&(tier.clone(), place)))
            };
            Ok(rows.into_iter().filter(free).map(|(no, ..)| no).collect())
        })
    }
}

/// The places that the series take around a date: yesterday's and today's may be on in some zone, and those to come are
/// nobody's yet.
fn kept_back(
    db: &Connection,
    variant: Variant,
    today: LocalDate,
) -> Result<std::collections::HashSet<(String, i64)>, StoreError> {
    let mut kept = std::collections::HashSet::new();
    for tier in Tier::ALL {
        let shipped = shipped(db, variant, tier)?;
        let ahead = if shipped < ENOUGH { 1 } else { AHEAD };
        for series in [Series::Weekly, Series::Fixed(tier)] {
            let days = (-2..=ahead).filter_map(|days| today.plus_days(days));
            for date in days.filter(|date| series.tier(*date) == tier) {
                let place = i64::from(series.place(date)).rem_euclid(shipped.max(1));
                kept.insert((tier.as_str().to_owned(), place));
            }
        }
    }
    Ok(kept)
}
