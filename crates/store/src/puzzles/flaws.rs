//! What people say is wrong with puzzles.

use play::{Timestamp, UserId};

use crate::rows::user_to_sql;
use crate::{Committed, PuzzleNo, Reader, Store, StoreError, people};

/// What one person says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The puzzle, as the sets call it.
    pub puzzle: String,
    /// When it was said.
    pub at: Timestamp,
    /// In their words.
    pub text: String,
}

impl Store {
    /// Keeps what somebody says is wrong with a puzzle, in the place of what they said before. Gives the puzzle's name in
    /// the sets and how many people have said something; once three have, nobody new is given it.
    ///
    /// # Errors
    /// [`StoreError::Sql`], also for a puzzle that is not known.
    pub fn report_flaw(
        &self,
        puzzle: PuzzleNo,
        player: UserId,
        text: &str,
        now: Timestamp,
    ) -> Result<(String, u32), StoreError> {
        self.change(|tx| {
            people::know(tx, player)?;
            tx.execute(
                "INSERT INTO puzzle_flaws (puzzle, player, at, text) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (puzzle, player) DO UPDATE SET at = excluded.at, text = excluded.text",
                (puzzle, user_to_sql(player), now.0, text),
            )?;
            let sql = "SELECT p.id, (SELECT count(*) FROM puzzle_flaws AS f WHERE f.puzzle = p.no)
                       FROM puzzles AS p WHERE p.no = ?1";
            Ok(tx.query_row(sql, [puzzle], |row| Ok((row.get(0)?, row.get(1)?)))?)
        })
        .map(Committed::into_inner)
    }
}

impl Reader {
    /// Everything that was said, the newest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn flaws(&self) -> Result<Vec<Flaw>, StoreError> {
        self.look(|db| {
            Ok(db
                .prepare(
                    "SELECT p.id, f.at, f.text FROM puzzle_flaws AS f JOIN puzzles AS p ON p.no = f.puzzle
                     ORDER BY f.at DESC, p.id",
                )?
                .query_map([], |row| {
                    Ok(Flaw { puzzle: row.get(0)?, at: Timestamp(row.get(1)?), text: row.get(2)? })
                })?
                .collect::<Result<_, _>>()?)
        })
    }
}
