//! Who has played whom.

use rules::Variant;

use super::{EngineId, SeasonId};
use crate::{Reader, StoreError};

/// The games of two engines, from the first one's side, both colours together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// One.
    pub first: EngineId,
    /// The other.
    pub second: EngineId,
    /// Games that the first won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games that the first lost.
    pub losses: u32,
}

impl Reader {
    /// The cross-table of a ladder, in a season or in all: each two engines that met twice, from either side.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn crossings(&self, variant: Variant, season: Option<SeasonId>) -> Result<Vec<Crossing>, StoreError> {
        self.look(|db| {
            let mut statement = db.prepare_cached(
                "SELECT first, second, sum(wins), sum(draws), sum(losses) FROM (
                     SELECT white AS first, black AS second, wins, draws, losses FROM engine_statistics
                     WHERE variant = ?1 AND (?2 IS NULL OR season = ?2)
                     UNION ALL
                     SELECT black, white, losses, draws, wins FROM engine_statistics
                     WHERE variant = ?1 AND (?2 IS NULL OR season = ?2)
                 ) GROUP BY first, second ORDER BY first, second",
            )?;
            let crossings = statement.query_map((variant.as_str(), season), |row| {
                Ok(Crossing {
                    first: row.get(0)?,
                    second: row.get(1)?,
                    wins: row.get(2)?,
                    draws: row.get(3)?,
                    losses: row.get(4)?,
                })
            })?;
            Ok(crossings.collect::<Result<_, _>>()?)
        })
    }
}
