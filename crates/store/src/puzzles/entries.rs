//! Who tried the puzzle of a day while it was that, and their streaks.

use play::{Streak, Timestamp, UserId};
use rules::Variant;
use rusqlite::{Connection, OptionalExtension, Transaction};

use super::attempts::{self, Attempt, AttemptState, FirstTry};
use super::days::{self, DailyPost};
use crate::rows::user_to_sql;
use crate::{Committed, DailyPostId, PuzzleNo, Reader, Store, StoreError, people};

/// A puzzle of a day that somebody has solved in time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// The puzzle.
    pub post: DailyPost,
    /// Their streak now.
    pub streak: Streak,
}

/// How somebody names a puzzle of a day that they tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// By the puzzle.
    Puzzle(PuzzleNo),
    /// By rule set and number.
    Numbered(Variant, i32),
}

impl Store {
    /// Somebody tries the puzzle of a day: while it is the day's, that counts. Who has solved the puzzle elsewhere already,
    /// as the day's of another server, has solved it here.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn enter_daily(
        &self,
        post: &DailyPost,
        player: UserId,
        now: Timestamp,
    ) -> Result<Committed<Vec<Entered>>, StoreError> {
        self.change(|tx| {
            people::know(tx, player)?;
            let sql = "INSERT INTO daily_entries (post, player, begun)
                SELECT id, ?2, ?3 FROM daily_posts WHERE id = ?1 AND revealed IS NULL ON CONFLICT DO NOTHING";
            tx.prepare_cached(sql)?.execute((post.id, user_to_sql(player), now.0))?;
            match attempts::find(tx, player, post.puzzle)? {
                Some(attempt) if attempt.state == AttemptState::Solved => solved(tx, player, &attempt, now),
                _ => Ok(Vec::new()),
            }
        })
    }
}

/// The puzzles of the day that are solved with an attempt, as far as its solver tried them while they were the day's.
pub(super) fn solved(
    tx: &Transaction<'_>,
    player: UserId,
    attempt: &Attempt,
    now: Timestamp,
) -> Result<Vec<Entered>, StoreError> {
    let filter = "d.puzzle = ?1 AND d.revealed IS NULL AND EXISTS (SELECT 1 FROM daily_entries AS e
        WHERE e.post = d.id AND e.player = ?2 AND e.solved IS NULL) ORDER BY d.id";
    let posts = days::select(tx, filter, (attempt.puzzle, user_to_sql(player)))?;
    let at_first = attempt.first == Some(FirstTry::Solved);
    let mut entered = Vec::new();
    for post in posts {
        tx.prepare_cached(
            "UPDATE daily_entries SET solved = ?3, at_first = ?4 WHERE post = ?1 AND player = ?2",
        )?
        .execute((post.id, user_to_sql(player), now.0, at_first))?;
        let variant = post.variant.as_str();
        let streak = streak(tx, player, variant)?.solved(post.number);
        put_streak(tx, player, variant, streak)?;
        entered.push(Entered { post, streak });
    }
    Ok(entered)
}

pub(super) fn streak(db: &Connection, player: UserId, variant: &str) -> Result<Streak, StoreError> {
    let sql = "SELECT last, length, best, freezes FROM daily_streaks WHERE player = ?1 AND variant = ?2";
    let found = db
        .prepare_cached(sql)?
        .query_row((user_to_sql(player), variant), |row| {
            Ok(Streak {
                last: Some(row.get(0)?),
                length: row.get(1)?,
                best: row.get(2)?,
                freezes: row.get(3)?,
            })
        })
        .optional()?;
    Ok(found.unwrap_or_default())
}

fn put_streak(tx: &Transaction<'_>, player: UserId, variant: &str, streak: Streak) -> Result<(), StoreError> {
    tx.prepare_cached(
        "INSERT INTO daily_streaks (player, variant, last, length, best, freezes) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (player, variant) DO UPDATE SET last = excluded.last, length = excluded.length,
            best = excluded.best, freezes = excluded.freezes",
    )?
    .execute((user_to_sql(player), variant, streak.last, streak.length, streak.best, streak.freezes))?;
    Ok(())
}

impl Reader {
    /// The last puzzle of a day that somebody tried in time and that is this puzzle, or has this rule set and number.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn entered_day(&self, player: UserId, which: Which) -> Result<Option<DailyPost>, StoreError> {
        let (puzzle, variant, number) = match which {
            Which::Puzzle(puzzle) => (Some(puzzle), None, None),
            Which::Numbered(variant, number) => (None, Some(variant.as_str()), Some(number)),
        };
        let filter = "(d.puzzle = ?2 OR (d.variant = ?3 AND d.number = ?4))
            AND EXISTS (SELECT 1 FROM daily_entries AS e WHERE e.post = d.id AND e.player = ?1)
            ORDER BY d.number DESC, d.id DESC LIMIT 1";
        let params = (user_to_sql(player), puzzle, variant, number);
        Ok(self.look(|db| days::select(db, filter, params))?.pop())
    }

    /// How many have solved the puzzle of a day while it was that, and how many have tried it.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn daily_count(&self, post: DailyPostId) -> Result<(u32, u32), StoreError> {
        self.look(|db| {
            let sql = "SELECT count(solved), count(*) FROM daily_entries WHERE post = ?1";
            Ok(db.prepare_cached(sql)?.query_row([post], |row| Ok((row.get(0)?, row.get(1)?)))?)
        })
    }
}
