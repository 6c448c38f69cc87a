//! What the operator has decided about owners of engines.

use play::{Timestamp, UserId};
use rusqlite::{OptionalExtension, Transaction};

use super::{EngineState, Owner, engine_rows};
use crate::rows::{user_from_sql, user_to_sql};
use crate::{Committed, Reader, Store, StoreError, people};

/// What holds for one owner; the default is what holds for everybody.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnerTerms {
    /// Since when they may enter nothing and none of theirs plays.
    pub banned: Option<Timestamp>,
    /// Why.
    pub reason: Option<String>,
    /// How many engines they may have on the ladders at a time.
    pub most: Option<u32>,
    /// How much of a ladder's pairs theirs may play, from 0 to 1.
    pub share: Option<f64>,
}

impl Store {
    /// Bans an owner, whose engines are withdrawn. `None` takes the ban away; the engines stay withdrawn.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn ban_owner(
        &self,
        user: UserId,
        banned: Option<&str>,
        now: Timestamp,
    ) -> Result<Committed<()>, StoreError> {
        self.change(|tx| {
            put_ban(tx, user, banned.map(|why| (now, why)))?;
            if banned.is_some() {
                let theirs = engine_rows::select(tx, "e.owner = ?1", [user_to_sql(user)])?;
                for engine in theirs {
                    engine_rows::put_state(tx, engine.id, EngineState::Withdrawn, banned, now, "")?;
                }
            }
            Ok(())
        })
    }

    /// Sets how many engines an owner may have, and how much of the pairs; `None` as everybody.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn cap_owner(&self, user: UserId, most: Option<u32>, share: Option<f64>) -> Result<(), StoreError> {
        self.change(|tx| {
            people::know(tx, user)?;
            tx.execute(
                "INSERT INTO engine_owners (owner, most, share) VALUES (?1, ?2, ?3)
                 ON CONFLICT (owner) DO UPDATE SET most = excluded.most, share = excluded.share",
                (user_to_sql(user), most, share),
            )?;
            Ok(())
        })
        .map(Committed::into_inner)
    }
}

/// Since when an owner is banned, and why.
pub(crate) fn ban(tx: &Transaction<'_>, user: UserId) -> Result<Option<(Timestamp, String)>, StoreError> {
    Ok(tx
        .prepare(
            "SELECT banned, coalesce(reason, '') FROM engine_owners WHERE owner = ?1 AND banned IS NOT NULL",
        )?
        .query_row([user_to_sql(user)], |row| Ok((Timestamp(row.get(0)?), row.get(1)?)))
        .optional()?)
}

/// Writes a ban down, or that there is none.
pub(crate) fn put_ban(
    tx: &Transaction<'_>,
    user: UserId,
    ban: Option<(Timestamp, &str)>,
) -> Result<(), StoreError> {
    people::know(tx, user)?;
    tx.execute(
        "INSERT INTO engine_owners (owner, banned, reason) VALUES (?1, ?2, ?3)
         ON CONFLICT (owner) DO UPDATE SET banned = excluded.banned, reason = excluded.reason",
        (user_to_sql(user), ban.map(|(since, _)| since.0), ban.map(|(_, why)| why)),
    )?;
    Ok(())
}

impl Reader {
    /// What holds for an owner.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn owner_terms(&self, owner: Owner) -> Result<OwnerTerms, StoreError> {
        let Owner::Person(user) = owner else { return Ok(OwnerTerms::default()) };
        self.look(|db| {
            let terms = db
                .prepare_cached("SELECT banned, reason, most, share FROM engine_owners WHERE owner = ?1")?
                .query_row([user_to_sql(user)], |row| {
                    Ok(OwnerTerms {
                        banned: row.get::<_, Option<i64>>(0)?.map(Timestamp),
                        reason: row.get(1)?,
                        most: row.get(2)?,
                        share: row.get(3)?,
                    })
                })
                .optional()?;
            Ok(terms.unwrap_or_default())
        })
    }

    /// The owners who are banned.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn banned_owners(&self) -> Result<Vec<UserId>, StoreError> {
        self.look(|db| {
            let mut statement = db
                .prepare_cached("SELECT owner FROM engine_owners WHERE banned IS NOT NULL ORDER BY banned")?;
            let users = statement.query_map([], |row| row.get(0).map(user_from_sql))?;
            Ok(users.collect::<Result<_, _>>()?)
        })
    }
}
