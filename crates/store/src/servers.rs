//! What is kept about a server.

use rusqlite::OptionalExtension;

use crate::{ChannelId, GuildId, Reader, Store, StoreError};

/// A server's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Server {
    /// The channel for challenges and games; `None` is wherever they are made.
    pub games_channel: Option<ChannelId>,
    /// Whether each game gets a thread.
    pub threads: bool,
}

impl Default for Server {
    fn default() -> Self {
        Self { games_channel: None, threads: true }
    }
}

impl Store {
    /// Sets a server's settings.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn set_server(&self, guild: GuildId, server: Server) -> Result<(), StoreError> {
        self.put(
            "INSERT INTO servers (id, games_channel, threads) VALUES (?1, ?2, ?3)
             ON CONFLICT (id) DO UPDATE SET games_channel = excluded.games_channel, threads = excluded.threads",
            (guild, server.games_channel, server.threads),
        )
    }

    /// Notes what was registered for an application: any text that changes when its commands do.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn set_registered_commands(&self, application: u64, digest: &str) -> Result<(), StoreError> {
        self.put(
            "INSERT INTO commands (application, digest) VALUES (?1, ?2)
             ON CONFLICT (application) DO UPDATE SET digest = excluded.digest",
            (application.cast_signed(), digest),
        )
    }
}

impl Reader {
    /// A server's settings; the defaults for one that has set nothing.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn server(&self, guild: GuildId) -> Result<Server, StoreError> {
        self.look(|db| {
            let found = db
                .query_row("SELECT games_channel, threads FROM servers WHERE id = ?1", [guild], |row| {
                    Ok(Server { games_channel: row.get(0)?, threads: row.get(1)? })
                })
                .optional()?;
            Ok(found.unwrap_or_default())
        })
    }

    /// What was last registered for an application.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn registered_commands(&self, application: u64) -> Result<Option<String>, StoreError> {
        self.look(|db| {
            Ok(db
                .query_row(
                    "SELECT digest FROM commands WHERE application = ?1",
                    [application.cast_signed()],
                    |row| row.get(0),
                )
                .optional()?)
        })
    }
}
