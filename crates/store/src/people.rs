//! What is kept about a person.

use std::str::FromStr;

use play::{Block, Timestamp, UnknownWord, UserId};
use rusqlite::types::FromSql;
use rusqlite::{Connection, OptionalExtension, Transaction};

use crate::rows::{read, user_from_sql, user_to_sql};
use crate::{Committed, Reader, Store, StoreError, StoredChallenge, challenges, outbox};

/// From which side a player sees boards that are theirs alone to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// From their own side of the game.
    #[default]
    Own,
    /// White at the bottom always.
    White,
    /// Black at the bottom always.
    Black,
}

impl Orientation {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Own, Self::White, Self::Black];

    /// `own`, `white` or `black`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl FromStr for Orientation {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|orientation| orientation.as_str() == text).ok_or(UnknownWord)
    }
}

/// A player's settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prefs {
    /// The name of the theme of their boards; `None` is the default theme.
    pub theme: Option<String>,
    /// From which side they see boards.
    pub orientation: Orientation,
}

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

    /// Sets a player's settings.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn set_prefs(&self, user: UserId, prefs: &Prefs) -> Result<(), StoreError> {
        self.put(
            "INSERT INTO players (id, theme, orientation) VALUES (?1, ?2, ?3)
             ON CONFLICT (id) DO UPDATE SET theme = excluded.theme, orientation = excluded.orientation",
            (user_to_sql(user), &prefs.theme, prefs.orientation.as_str()),
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
            let mut declined = challenges::select(tx, filter, pair)?;
            for stored in &mut declined {
                let theirs = stored.challenge.decline(by);
                debug_assert!(theirs.is_ok(), "open, and theirs to decline");
                challenges::put_answer(tx, stored.challenge.id, stored.challenge.state, None, now)?;
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

    /// A player's settings; the defaults for somebody who has set nothing.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn prefs(&self, user: UserId) -> Result<Prefs, StoreError> {
        let theme = self.person::<Option<String>>(user, "theme")?.flatten();
        let orientation = match self.person::<String>(user, "orientation")? {
            Some(word) => read("a player's orientation", &word, Orientation::from_str(&word).ok())?,
            None => Orientation::default(),
        };
        Ok(Prefs { theme, orientation })
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
