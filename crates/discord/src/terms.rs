//! The terms of a challenge that is about to be made, and who may make one where.

use std::sync::Arc;

use ::words::Lang;
use play::{Control, Terms};
use rules::Variant;
use serenity::all::Permissions;
use store::{Address, ChannelId, Server};

use crate::asked::Asked;
use crate::bot::Bot;
use crate::commands::options::Options;
use crate::place;
use crate::text::{answers, commands as words, server, terms};
use crate::trouble::Trouble;

/// The time control where nobody has chosen another: three days for each move.
pub(crate) const USUAL: Control = Control::DAYS_A_MOVE[2];

/// The time controls that people choose from.
pub(crate) fn controls() -> impl Iterator<Item = Control> {
    let days = Control::DAYS_A_MOVE.into_iter().chain(Control::BANKS);
    std::iter::once(Control::None).chain(days).chain(Control::SITTINGS)
}

/// The settings of the server where somebody asks; those of none in direct messages.
pub(crate) async fn server_of(bot: &Bot, asked: &Asked) -> Result<Server, Trouble> {
    match asked.guild {
        Some(guild) => bot.db(move |store| store.server(guild)).await,
        None => Ok(Server::default()),
    }
}

/// The time control of challenges that name none.
pub(crate) fn usual(server: &Server) -> Control {
    server.control.as_deref().and_then(|text| text.parse().ok()).unwrap_or(USUAL)
}

/// The terms that were asked for; what was not said is as it is usual in the server.
pub(crate) fn asked_for(lang: Lang, options: &Options<'_>, server: &Server) -> Result<Terms, Trouble> {
    let chosen = options.string(words::CONTROL.name).and_then(|text| text.parse().ok());
    let variant = options.string(words::VARIANT.name).and_then(Variant::from_word);
    let terms = Terms {
        variant: variant.unwrap_or(server.variant),
        control: chosen.unwrap_or_else(|| usual(server)),
        weekends: options.boolean(words::WEEKENDS.name).unwrap_or(false),
        rated: options.boolean(words::RATED.name).unwrap_or(false),
        house: None,
    };
    if terms.weekends && !terms.control.is_long() {
        return Err(Trouble::person(terms::weekends_need_days(lang)));
    }
    Ok(terms)
}

/// The rule set that a question is about: the one named, or the server's.
pub(crate) async fn variant(bot: &Bot, asked: &Asked, options: &Options<'_>) -> Result<Variant, Trouble> {
    match options.string(words::VARIANT.name).and_then(Variant::from_word) {
        Some(variant) => Ok(variant),
        None => Ok(server_of(bot, asked).await?.variant),
    }
}

/// Whether the asker may start games: in a server, perhaps only those with a role may.
pub(crate) fn may_start(asked: &Asked, server: &Server) -> Result<(), Trouble> {
    match server.starters {
        Some(role) if !asked.roles.contains(&role) => {
            Err(Trouble::person(terms::no_starter(asked.lang, &server::role(role))))
        }
        _ => Ok(()),
    }
}

/// Where a challenge made in a server is posted: in its channel for games, or here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) channel: ChannelId,
    /// Whether that is elsewhere.
    pub(crate) elsewhere: bool,
}

impl Board {
    /// Where it is posted, if the bot may write there as far as is known.
    pub(crate) fn of(asked: &Asked, server: &Server) -> Result<Self, Trouble> {
        let channel = server.games_channel.unwrap_or(asked.channel);
        let elsewhere = channel != asked.channel;
        let missing = if elsewhere { Permissions::empty() } else { place::missing_to_write(asked) };
        if !missing.is_empty() {
            return Err(Trouble::person(answers::missing(asked.lang, missing)));
        }
        Ok(Self { channel, elsewhere })
    }

    pub(crate) fn address(self) -> Address {
        Address::Channel(self.channel)
    }

    /// A link to it, if it is elsewhere.
    pub(crate) fn link(self) -> Option<String> {
        self.elsewhere.then(|| server::channel(self.channel))
    }
}

/// A channel is gone: servers that had their games there have them where they are started.
pub(crate) async fn channel_lost(bot: &Arc<Bot>, channel: ChannelId) -> Result<(), Trouble> {
    bot.db(move |store| store.forget_games_channel(channel)).await
}
