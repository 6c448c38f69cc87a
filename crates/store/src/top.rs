//! Lists of the strongest.

use play::{Timestamp, UserId};
use rules::Variant;
use rusqlite::types::Value;

use crate::ratings::COLUMNS;
use crate::rows::{user_from_sql, user_to_sql};
use crate::{GuildId, Rating, Reader, StoreError};

/// Of whom a list is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among<'a> {
    /// Everybody.
    All,
    /// Those who have finished a rated game that was played in a server.
    Guild(GuildId),
    /// These people.
    People(&'a [UserId]),
}

/// A person in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// Who.
    pub user: UserId,
    /// Their name as last seen.
    pub name: Option<String>,
    /// Their rating at the moment asked for.
    pub rating: Rating,
}

/// The strongest in a rule set, the strongest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Top {
    /// Those whose rating is certain enough to be compared.
    pub established: Vec<Ranked>,
    /// Those whose rating is provisional.
    pub provisional: Vec<Ranked>,
}

impl Reader {
    /// The strongest in a rule set at `now`, at most `limit` in each of the two lists. People whose data was removed
    /// are in neither.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn top(
        &self,
        variant: Variant,
        among: Among<'_>,
        limit: usize,
        now: Timestamp,
    ) -> Result<Top, StoreError> {
        let (filter, of) = match among {
            Among::All => ("?2 IS NULL", Value::Null),
            Among::Guild(guild) => (
                "EXISTS (SELECT 1 FROM rated_games AS p JOIN games AS g ON g.id = p.game
                    WHERE p.player = r.player AND p.variant = ?1 AND g.guild = ?2)",
                Value::Integer(guild.0.cast_signed()),
            ),
            Among::People(people) => {
                ("r.player IN (SELECT value FROM json_each(?2))", Value::Text(json(people)))
            }
        };
        // By the rating the index gives the order; whether one is provisional now, only the clock knows.
        let sql = format!(
            "SELECT r.player, n.name, {COLUMNS} FROM ratings AS r JOIN players AS n ON n.id = r.player
             WHERE r.variant = ?1 AND n.removed = 0 AND {filter} ORDER BY r.rating DESC, r.player"
        );
        self.look(|db| {
            let mut statement = db.prepare_cached(&sql)?;
            let mut rows = statement.query((variant.as_str(), of))?;
            let mut top = Top::default();
            while let Some(row) = rows.next()? {
                let rating = Rating::of(row, 2, now)?;
                let list = if rating.provisional { &mut top.provisional } else { &mut top.established };
                if list.len() < limit {
                    list.push(Ranked { user: user_from_sql(row.get(0)?), name: row.get(1)?, rating });
                }
                if top.provisional.len() >= limit && top.established.len() >= limit {
                    break;
                }
            }
            Ok(top)
        })
    }
}

/// People as a JSON array of the numbers that stand in rows.
fn json(people: &[UserId]) -> String {
    let numbers: Vec<i64> = people.iter().copied().map(user_to_sql).collect();
    serde_json::to_string(&numbers).expect("plain data")
}
