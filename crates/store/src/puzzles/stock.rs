//! Which puzzles there are.

use play::Tier;
use rules::Variant;
use rusqlite::Transaction;

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

    /// Adds a puzzle that was mined since: it comes after all shipped ones. `false` when it is known already.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn add_mined(&self, stock: &Stock<'_>, puzzle: &str) -> Result<bool, StoreError> {
        self.change(|tx| put(tx, stock, None, Some(puzzle))).map(Committed::into_inner)
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

    /// How many puzzles of a rule set and tier the daily ones of a server or person can still take, those mined since
    /// among them: when it is low, more are to be mined.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn unused(&self, subject: super::Subject, variant: Variant, tier: Tier) -> Result<u32, StoreError> {
        self.look(|db| {
            let (guild, player) = subject.columns();
            Ok(db.query_row(
                "SELECT count(*) FROM puzzles AS p WHERE p.variant = ?1 AND p.tier = ?2
                    AND (p.place IS NOT NULL OR p.mined IS NOT NULL)
                    AND p.no NOT IN (SELECT puzzle FROM daily_posts WHERE guild = ?3
                        UNION ALL SELECT puzzle FROM daily_posts WHERE player = ?4)",
                (variant.as_str(), tier.as_str(), guild, player),
                |row| row.get(0),
            )?)
        })
    }
}

/// A tier of a row.
pub(super) fn tier(word: &str) -> Result<Tier, StoreError> {
    read("the tier of a puzzle", word, word.parse().ok())
}

/// A rule set of a row.
pub(super) fn variant(word: &str) -> Result<Variant, StoreError> {
    read("the rule set of a puzzle", word, Variant::from_word(word))
}
