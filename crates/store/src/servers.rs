//! What is kept about a server.

use rules::Variant;
use rusqlite::OptionalExtension;

use crate::{ChannelId, GuildId, Reader, RoleId, Store, StoreError};

/// A server's settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// The channel for challenges and games; `None` is wherever they are made.
    pub games_channel: Option<ChannelId>,
    /// Whether each game gets a thread.
    pub threads: bool,
    /// The role whose members may start games; `None` is everybody.
    pub starters: Option<RoleId>,
    /// The time control of challenges that name none, in its text form, as `3d`; `None` is whatever the program
    /// offers. Kept as it was set: whoever sets it checks it.
    pub control: Option<String>,
    /// The rule set of challenges that name none.
    pub variant: Variant,
    /// How many games a player may have going on here, 1 to 1000; `None` is as many as they like.
    pub game_limit: Option<u16>,
}

impl Default for Server {
    fn default() -> Self {
        Self {
            games_channel: None,
            threads: true,
            starters: None,
            control: None,
            variant: Variant::default(),
            game_limit: None,
        }
    }
}

impl Store {
    /// Sets a server's settings, all of them.
    ///
    /// # Errors
    /// [`StoreError::Sql`], also for a limit out of range.
    pub fn set_server(&self, guild: GuildId, server: &Server) -> Result<(), StoreError> {
        self.put(
            "INSERT INTO servers (id, games_channel, threads, starters, control, game_limit, variant)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (id) DO UPDATE SET games_channel = excluded.games_channel, threads = excluded.threads,
                starters = excluded.starters, control = excluded.control, game_limit = excluded.game_limit,
                variant = excluded.variant",
            (
                guild,
                server.games_channel,
                server.threads,
                server.starters,
                &server.control,
                server.game_limit,
                (server.variant != Variant::default()).then(|| server.variant.as_str()),
            ),
        )
    }

    /// Notes a server's locale as now seen; what is known already is not written again.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn note_server_locale(&self, guild: GuildId, locale: &str) -> Result<(), StoreError> {
        if self.server_text(guild, "locale")?.as_deref() == Some(locale) {
            return Ok(());
        }
        self.put(
            "INSERT INTO servers (id, locale) VALUES (?1, ?2)
             ON CONFLICT (id) DO UPDATE SET locale = excluded.locale",
            (guild, locale),
        )
    }

    /// Sets the language of a server; `None` goes by its locale again.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn set_server_language(&self, guild: GuildId, language: Option<&str>) -> Result<(), StoreError> {
        self.put(
            "INSERT INTO servers (id, language) VALUES (?1, ?2)
             ON CONFLICT (id) DO UPDATE SET language = excluded.language",
            (guild, language),
        )
    }

    /// A channel is gone: servers that had their games there have them wherever they are started.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn forget_games_channel(&self, channel: ChannelId) -> Result<(), StoreError> {
        self.put("UPDATE servers SET games_channel = NULL WHERE games_channel = ?1", [channel])
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
                .prepare_cached(
                    "SELECT games_channel, threads, starters, control, game_limit, variant FROM servers WHERE id = ?1",
                )?
                .query_row([guild], |row| {
                    let variant: Option<String> = row.get(5)?;
                    Ok(Server {
                        games_channel: row.get(0)?,
                        threads: row.get(1)?,
                        starters: row.get(2)?,
                        control: row.get(3)?,
                        game_limit: row.get(4)?,
                        // One that this program does not know is none of its own.
                        variant: variant.as_deref().and_then(Variant::from_word).unwrap_or_default(),
                    })
                })
                .optional()?;
            Ok(found.unwrap_or_default())
        })
    }

    /// The language set for a server, else its locale as last seen; `None` before it was seen.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn server_language(&self, guild: GuildId) -> Result<Option<String>, StoreError> {
        self.server_text(guild, "coalesce(language, locale)")
    }

    fn server_text(&self, guild: GuildId, column: &'static str) -> Result<Option<String>, StoreError> {
        self.look(|db| {
            let found: Option<Option<String>> = db
                .prepare_cached(&format!("SELECT {column} FROM servers WHERE id = ?1"))?
                .query_row([guild], |row| row.get(0))
                .optional()?;
            Ok(found.flatten())
        })
    }

    /// The language set for a server; `None` where it goes by its locale.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn chosen_server_language(&self, guild: GuildId) -> Result<Option<String>, StoreError> {
        self.look(|db| {
            let found: Option<Option<String>> = db
                .query_row("SELECT language FROM servers WHERE id = ?1", [guild], |row| row.get(0))
                .optional()?;
            Ok(found.flatten())
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
