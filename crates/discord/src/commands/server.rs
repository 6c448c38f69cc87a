//! `/server`: the settings of a server, for those who manage it.

use std::sync::Arc;

use ::words::Lang;
use rules::Variant;
use store::{ChannelId, GuildId, RoleId, Server, StoreError};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::terms;
use crate::text::server::{Shown, settings};
use crate::text::terms::control_in_words;
use crate::text::{answers, commands as words};
use crate::trouble::Trouble;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let Some(guild) = asked.guild else {
        return Err(Trouble::person(answers::unknown_control(asked.lang)));
    };
    let mut server = bot.db(move |store| store.server(guild)).await?;
    let mut language = Wish::default();
    apply(&mut server, &mut language, options, guild);
    if !options.is_empty() {
        let (kept, language) = (server.clone(), language);
        bot.db(move |store| {
            store.set_server(guild, &kept)?;
            let chosen = match language {
                Wish::AsItIs => None,
                Wish::Chats => Some(None),
                Wish::This(lang) => Some(Some(lang)),
            };
            if let Some(language) = chosen {
                store.set_server_language(guild, language.map(Lang::code))?;
            }
            Ok::<_, StoreError>(())
        })
        .await?;
    }
    let (chosen, read) = bot
        .db(move |store| {
            Ok::<_, StoreError>((store.chosen_server_language(guild)?, store.server_language(guild)?))
        })
        .await?;
    let shown = Shown {
        channel: server.games_channel,
        threads: server.threads,
        starters: server.starters,
        control: control_in_words(asked.lang, terms::usual(&server)),
        variant: server.variant,
        limit: server.game_limit,
        language: read.as_deref().map(Lang::of_locale).unwrap_or_default(),
        chosen: chosen.is_some(),
    };
    Ok(Say::text(settings(asked.lang, &shown, !options.is_empty())))
}

/// What is asked about the server's language.
#[derive(Clone, Copy, Debug, Default)]
enum Wish {
    #[default]
    AsItIs,
    /// The chat's own again.
    Chats,
    This(Lang),
}

/// First what is taken back, then what is set: both may be said at once.
fn apply(server: &mut Server, language: &mut Wish, options: &Options<'_>, guild: GuildId) {
    let usual = Server::default();
    let reset = options.string(words::RESET.name);
    let resets = |what: &str| reset == Some(what) || reset == Some("all");
    if resets("channel") {
        server.games_channel = usual.games_channel;
    }
    if resets("starters") {
        server.starters = usual.starters;
    }
    if resets("threads") {
        server.threads = usual.threads;
    }
    if resets("control") {
        server.control = None;
    }
    if resets("variant") {
        server.variant = usual.variant;
    }
    if resets("limit") {
        server.game_limit = usual.game_limit;
    }
    if resets("language") {
        *language = Wish::Chats;
    }
    let channel = options.channel(words::CHANNEL.name).map(|channel| ChannelId(channel.id.get()));
    server.games_channel = channel.or(server.games_channel);
    if let Some(role) = options.role(words::STARTERS.name) {
        // Everybody's role has the server's number, and nobody carries it.
        server.starters = Some(role).filter(|role| *role != RoleId(guild.0));
    }
    server.threads = options.boolean(words::THREADS.name).unwrap_or(server.threads);
    if let Some(control) = options.string(words::SERVER_CONTROL.name) {
        server.control = Some(control.to_owned());
    }
    if let Some(variant) = options.string(words::SERVER_VARIANT.name).and_then(Variant::from_word) {
        server.variant = variant;
    }
    if let Some(limit) = options.integer(words::LIMIT.name).and_then(|limit| u16::try_from(limit).ok()) {
        server.game_limit = Some(limit).filter(|limit| *limit > 0);
    }
    if let Some(chosen) = options.string(words::SERVER_LANGUAGE.name).and_then(Lang::from_code) {
        *language = Wish::This(chosen);
    }
}
