//! Which puzzles there are.

use std::collections::BTreeSet;

use play::Tier;
use rules::Variant;
use rusqlite::{Connection, Transaction};

use super::setting::{self, Subject};
use crate::rows::read;
use crate::{Committed, PuzzleNo, Reader, Store, StoreError, glicko};

/// The deviation of a puzzle's predicted rating: about what a solver's is after a handful of tries.
const PREDICTED: f64 = 200.0;

/// A puzzle to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stock<'a> {
    /// What the sets call it.
    pub id: &'a str,
    /// Its rule set.
    pub variant: Variant,
    /// How hard it is.
    pub tier: Tier,
    /// Its predicted rating.
    pub rating: u16,
}

/// A puzzle that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stocked {
    /// The number that buttons name it by.
    pub no: PuzzleNo,
    /// What the sets call it.
    pub id: String,
    /// The puzzle itself, where it was mined after the sets were made.
    pub mined: Option<String>,
}

impl Store {
    /// Makes the puzzles of the shipped sets known, in their fixed order: that of the daily ones. What is known keeps its
    /// number and rating; a puzzle that is shipped no more is not given to anybody new.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn stock(&self, shipped: &[Stock<'_>]) -> Result<(), StoreError> {
        self.change(|tx| {
            tx.execute("UPDATE puzzles SET place = NULL WHERE mined IS NULL", [])?;
            let mut places = std::collections::HashMap::new();
            for stock in shipped {
                let next = places.entry((stock.variant, stock.tier)).or_insert(0_i64);
                put(tx, stock, Some(*next), None)?;
                *next += 1;
            }
            Ok(())
        })
        .map(Committed::into_inner)
    }

    /// Adds a puzzle that was mined since, and tells its number: it comes after all shipped ones. `None` when it is known
    /// already.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn add_mined(&self, stock: &Stock<'_>, puzzle: &str) -> Result<Option<PuzzleNo>, StoreError> {
        self.change(|tx| {
            let new = put(tx, stock, None, Some(puzzle))?;
            Ok(new.then(|| PuzzleNo(tx.last_insert_rowid())))
        })
        .map(Committed::into_inner)
    }
}

fn put(
    tx: &Transaction<'_>,
    stock: &Stock<'_>,
    place: Option<i64>,
    mined: Option<&str>,
) -> Result<bool, StoreError> {
    let conflict = if mined.is_some() {
        "NOTHING"
    } else {
        // One that was mined here and is shipped now has its place among those.
        "UPDATE SET place = excluded.place, tier = excluded.tier, mined = NULL"
    };
    let sql = format!(
        "INSERT INTO puzzles (id, variant, tier, place, mined, rating, deviation, volatility)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (id) DO {conflict}"
    );
    let new = tx.prepare_cached(&sql)?.execute((
        stock.id,
        stock.variant.as_str(),
        stock.tier.as_str(),
        place,
        mined,
        f64::from(stock.rating),
        PREDICTED,
        glicko::NEW.volatility,
    ))?;
    Ok(new == 1)
}

impl Reader {
    /// All puzzles that are known, in the order of their numbers.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn stocked(&self) -> Result<Vec<Stocked>, StoreError> {
        self.look(|db| {
            Ok(db
                .prepare("SELECT no, id, mined FROM puzzles ORDER BY no")?
                .query_map([], |row| Ok(Stocked { no: row.get(0)?, id: row.get(1)?, mined: row.get(2)? }))?
                .collect::<Result<_, _>>()?)
        })
    }

    /// The rule sets and tiers of which the daily puzzles of some server or person have fewer than `least` left to take,
    /// those mined since among them: more are to be mined.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn scarce(&self, least: u32) -> Result<BTreeSet<(Variant, Tier)>, StoreError> {
        self.look(|db| {
            let mut scarce = BTreeSet::new();
            for (subject, setting) in setting::all(db)? {
                for &variant in &setting.variants {
                    for &tier in setting.series.tiers() {
                        if !scarce.contains(&(variant, tier)) && unused(db, subject, variant, tier)? < least {
                            scarce.insert((variant, tier));
                        }
                    }
                }
            }
            Ok(scarce)
        })
    }
}

/// How many puzzles of a rule set and tier the daily ones of a server or person can still take.
fn unused(db: &Connection, subject: Subject, variant: Variant, tier: Tier) -> Result<u32, StoreError> {
    let (guild, player) = subject.columns();
    let sql = "SELECT count(*) FROM puzzles AS p WHERE p.variant = ?1 AND p.tier = ?2
            AND (p.place IS NOT NULL OR p.mined IS NOT NULL)
            AND p.no NOT IN (SELECT puzzle FROM daily_posts WHERE guild = ?3
                UNION ALL SELECT puzzle FROM daily_posts WHERE player = ?4)";
    let params = (variant.as_str(), tier.as_str(), guild, player);
    Ok(db.prepare_cached(sql)?.query_row(params, |row| row.get(0))?)
}

/// A tier of a row.
pub(super) fn tier(word: &str) -> Result<Tier, StoreError> {
    read("the tier of a puzzle", word, word.parse().ok())
}

/// A rule set of a row.
pub(super) fn variant(word: &str) -> Result<Variant, StoreError> {
    read("the rule set of a puzzle", word, Variant::from_word(word))
}
