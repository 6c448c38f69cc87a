//! Which language is for whom: a person's own in what they alone read, the server's in what all read there.

use play::UserId;
use store::{Address, GuildId};
use tracing::warn;
use words::Lang;

use crate::asked::Asked;
use crate::bot::Bot;
use crate::trouble::Trouble;

/// The language of a locale or choice as the database keeps it. A failure is logged, and nobody waits for it: English.
fn read(kept: Result<Option<String>, Trouble>) -> Lang {
    match kept {
        Ok(kept) => kept.as_deref().map(Lang::of_locale).unwrap_or_default(),
        Err(trouble) => {
            warn!(%trouble, "a language could not be read");
            Lang::default()
        }
    }
}

/// What somebody reads: their choice, else their chat's language as last seen.
pub(crate) async fn of(bot: &Bot, user: UserId) -> Lang {
    read(bot.db(move |store| store.language_of(user)).await)
}

/// What is read in a server: as it is set, else the server's locale as last seen; English in none.
pub(crate) async fn of_server(bot: &Bot, guild: Option<GuildId>) -> Lang {
    match guild {
        Some(guild) => read(bot.db(move |store| store.server_language(guild)).await),
        None => Lang::default(),
    }
}

/// What is read where a message goes; `guild` is the server of a channel.
pub(crate) async fn at(bot: &Bot, address: Option<Address>, guild: Option<GuildId>) -> Lang {
    match address {
        Some(Address::User(user)) => of(bot, user).await,
        Some(Address::Channel(_)) | None => of_server(bot, guild).await,
    }
}

/// What all read where somebody asks; the asker's own language in direct messages.
pub(crate) async fn around(bot: &Bot, asked: &Asked) -> Lang {
    match asked.guild {
        Some(_) => of_server(bot, asked.guild).await,
        None => asked.lang,
    }
}

/// Keeps the locales that an interaction tells in mind, and gives the asker's language.
pub(crate) async fn note(bot: &Bot, asked: &Asked) -> Lang {
    let (user, guild) = (asked.by, asked.guild);
    let (locale, guild_locale) = (asked.locale.clone(), asked.guild_locale.clone());
    let kept = bot.db(move |store| {
        store.note_locale(user, &locale)?;
        if let Some((guild, locale)) = guild.zip(guild_locale) {
            store.note_server_locale(guild, &locale)?;
        }
        store.language_of(user)
    });
    read(kept.await)
}
