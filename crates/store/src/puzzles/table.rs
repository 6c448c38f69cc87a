//! The table of a month.

use play::{LocalDate, UserId};
use rules::Variant;

use super::Subject;
use crate::rows::user_from_sql;
use crate::{Reader, StoreError};

/// How somebody did in the daily puzzles of a month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Who.
    pub player: UserId,
    /// Their name as last seen.
    pub name: Option<String>,
    /// How many they solved in time.
    pub solved: u32,
    /// How many of those at the first try and without a hint.
    pub at_first: u32,
}

impl Reader {
    /// Who solved how many of a server's daily puzzles in the month of `date`, the most first; of equals, those with more
    /// at the first try, then those who were there sooner. And how many puzzles the month had so far.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn daily_table(
        &self,
        subject: Subject,
        variant: Variant,
        date: LocalDate,
    ) -> Result<(Vec<Solved>, u32), StoreError> {
        let (guild, player) = subject.columns();
        let month = date.number() / 100;
        self.look(|db| {
            let posts = "FROM daily_posts AS d WHERE (d.guild = ?1 OR d.player = ?2) AND d.variant = ?3
                AND d.date / 100 = ?4";
            let params = (guild, player, variant.as_str(), month);
            let days = db
                .prepare_cached(&format!("SELECT count(*) {posts}"))?
                .query_row(params, |row| row.get(0))?;
            let sql = format!(
                "SELECT e.player, p.name, count(*) AS solved, sum(e.at_first) AS at_first
                 FROM daily_entries AS e JOIN players AS p ON p.id = e.player
                 WHERE e.solved IS NOT NULL AND e.post IN (SELECT d.id {posts})
                 GROUP BY e.player ORDER BY solved DESC, at_first DESC, max(e.solved), e.player"
            );
            let table = db
                .prepare_cached(&sql)?
                .query_map(params, |row| {
                    Ok(Solved {
                        player: user_from_sql(row.get(0)?),
                        name: row.get(1)?,
                        solved: row.get(2)?,
                        at_first: row.get(3)?,
                    })
                })?
                .collect::<Result<_, _>>()?;
            Ok((table, days))
        })
    }
}
