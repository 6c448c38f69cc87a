//! What is kept about a person.

use play::{Block, Timestamp, UserId};
use rusqlite::types::FromSql;
use rusqlite::{Connection, OptionalExtension, Transaction};

use crate::rows::{user_from_sql, user_to_sql};
use crate::{Committed, Reader, Store, StoreError, StoredChallenge, challenge_rows, outbox};

impl Store {
    /// Notes a person's name as now seen.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn set_name(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        self.put(
            "INSERT INTO players (id, name) VALUES (?1, ?2)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE name IS NOT excluded.name",
            (user_to_sql(user), name),
        )
    }

    /// Notes the locale of a person's chat as now seen. It comes with everything that they do, so what is known already
    /// is not written again.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn note_locale(&self, user: UserId, locale: &str) -> Result<(), StoreError> {
        if self.person::<Option<String>>(user, "locale")?.flatten().as_deref() == Some(locale) {
            return Ok(());
        }
        self.put(
            "INSERT INTO players (id, locale) VALUES (?1, ?2)
             ON CONFLICT (id) DO UPDATE SET locale = excluded.locale",
            (user_to_sql(user), locale),
        )
    }

    /// Sets the language that a person chooses; `None` goes by their chat's locale again.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn set_language(&self, user: UserId, language: Option<&str>) -> Result<(), StoreError> {
        self.put(
            "INSERT INTO players (id, language) VALUES (?1, ?2)
             ON CONFLICT (id) DO UPDATE SET language = excluded.language",
            (user_to_sql(user), language),
        )
    }

    /// Notes when the chat last said that a person takes no direct messages; `None` when they do again.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn set_dm_closed(&self, user: UserId, at: Option<Timestamp>) -> Result<(), StoreError> {
        self.put(
            "INSERT INTO players (id, dm_closed_at) VALUES (?1, ?2)
             ON CONFLICT (id) DO UPDATE SET dm_closed_at = excluded.dm_closed_at",
            (user_to_sql(user), at.map(|at| at.0)),
        )
    }

    /// Keeps `whom`'s challenges away from `by`; the open ones are declined and given, so that their messages
    /// can say so. Blocking oneself or twice does nothing.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn block(
        &self,
        by: UserId,
        whom: UserId,
        now: Timestamp,
    ) -> Result<Committed<Vec<StoredChallenge>>, StoreError> {
        self.change(|tx| {
            if by == whom {
                return Ok(Vec::new());
            }
            know(tx, by)?;
            know(tx, whom)?;
            let pair = (user_to_sql(by), user_to_sql(whom));
            tx.execute(
                "INSERT INTO blocks (blocker, blocked, since) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
                (pair.0, pair.1, now.0),
            )?;
            let filter = "c.opponent = ?1 AND c.challenger = ?2 AND c.state = 'open' ORDER BY c.id";
            let mut declined = challenge_rows::select(tx, filter, pair)?;
            for stored in &mut declined {
                let theirs = stored.challenge.decline(by);
                debug_assert!(theirs.is_ok(), "open, and theirs to decline");
                challenge_rows::put_answer(tx, stored.challenge.id, stored.challenge.state, None, now)?;
                outbox::drop_unsent_challenge(tx, stored.challenge.id)?;
            }
            Ok(declined)
        })
    }

    /// Lets `whom` challenge `by` again; `false` when they were not blocked.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn unblock(&self, by: UserId, whom: UserId) -> Result<bool, StoreError> {
        self.change(|tx| {
            let pair = (user_to_sql(by), user_to_sql(whom));
            Ok(tx.execute("DELETE FROM blocks WHERE blocker = ?1 AND blocked = ?2", pair)? == 1)
        })
        .map(Committed::into_inner)
    }

    /// One statement as a change.
    pub(crate) fn put(&self, sql: &str, params: impl rusqlite::Params) -> Result<(), StoreError> {
        self.change(|tx| {
            tx.execute(sql, params)?;
            Ok(())
        })
        .map(Committed::into_inner)
    }
}

impl Reader {
    /// A person's name as last seen.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn name(&self, user: UserId) -> Result<Option<String>, StoreError> {
        Ok(self.person::<Option<String>>(user, "name")?.flatten())
    }

    /// The language that a person chose, else the locale of their chat as last seen; `None` before they were seen.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn language_of(&self, user: UserId) -> Result<Option<String>, StoreError> {
        Ok(self.person::<Option<String>>(user, "coalesce(language, locale)")?.flatten())
    }

    /// The language that a person chose; `None` for those who go by their chat.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn chosen_language(&self, user: UserId) -> Result<Option<String>, StoreError> {
        Ok(self.person::<Option<String>>(user, "language")?.flatten())
    }

    /// When the chat last said that a person takes no direct messages; `None` when they take them as far as is known.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn dm_closed(&self, user: UserId) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.person::<Option<i64>>(user, "dm_closed_at")?.flatten().map(Timestamp))
    }

    /// Whether `by` keeps `whom`'s challenges away.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn is_blocked(&self, by: UserId, whom: UserId) -> Result<bool, StoreError> {
        self.look(|db| blocks(db, by, whom))
    }

    /// Whom a person has blocked, with their names as last seen, longest ago first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn blocked_by(&self, by: UserId) -> Result<Vec<(UserId, Option<String>)>, StoreError> {
        self.look(|db| {
            Ok(db
                .prepare_cached(
                    "SELECT p.id, p.name FROM blocks AS b JOIN players AS p ON p.id = b.blocked
                     WHERE b.blocker = ?1 ORDER BY b.since, p.id",
                )?
                .query_map([user_to_sql(by)], |row| Ok((user_from_sql(row.get(0)?), row.get(1)?)))?
                .collect::<Result<_, _>>()?)
        })
    }

    fn person<T: FromSql>(&self, user: UserId, column: &'static str) -> Result<Option<T>, StoreError> {
        self.look(|db| {
            Ok(db
                .prepare_cached(&format!("SELECT {column} FROM players WHERE id = ?1"))?
                .query_row([user_to_sql(user)], |row| row.get(0))
                .optional()?)
        })
    }
}

/// Makes sure that rows can name a person.
pub(crate) fn know(tx: &Transaction<'_>, user: UserId) -> Result<(), StoreError> {
    tx.prepare_cached("INSERT INTO players (id) VALUES (?1) ON CONFLICT DO NOTHING")?
        .execute([user_to_sql(user)])?;
    Ok(())
}

/// Who of two people keeps the other away, as a challenge from `challenger` sees it.
pub(crate) fn block_between(
    db: &Connection,
    challenger: UserId,
    opponent: UserId,
) -> Result<Block, StoreError> {
    Ok(if blocks(db, opponent, challenger)? {
        Block::ByOpponent
    } else if blocks(db, challenger, opponent)? {
        Block::ByChallenger
    } else {
        Block::Neither
    })
}

fn blocks(db: &Connection, by: UserId, whom: UserId) -> Result<bool, StoreError> {
    Ok(db
        .prepare_cached("SELECT 1 FROM blocks WHERE blocker = ?1 AND blocked = ?2")?
        .exists((user_to_sql(by), user_to_sql(whom)))?)
}
