//! `/moderate`: what moderators do in the players' place. Who has the command is the server's own to say.

use std::sync::Arc;

use play::{GameId, UserId, Verdict};
use rules::Colour;
use serenity::all::{ChannelType, PartialChannel};
use serenity::builder::Builder;
use store::{ChannelId, GuildId, Place, StoredGame};
use tracing::{debug, info};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::lanes::Writing;
use crate::say::Say;
use crate::text::{answers, commands as words, moderation as text};
use crate::trouble::Trouble;
use crate::wire::{Fault, patiently};
use crate::{acting, boards, languages};

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let guild = asked.guild.ok_or_else(|| Trouble::person(text::not_in_dms(asked.lang)))?;
    let game = here(bot, asked, guild, options.game())?;
    match options.sub() {
        Some(sub) if sub == words::MODERATE_END.name => end(bot, asked, (guild, &game), options).await,
        Some(sub) if sub == words::MODERATE_MOVE.name => relocate(bot, asked, (guild, &game), options).await,
        _ => Err(Trouble::person(answers::unknown_control(asked.lang))),
    }
}

/// A game that goes on in the moderator's server.
fn here(bot: &Bot, asked: &Asked, guild: GuildId, named: Option<GameId>) -> Result<Arc<StoredGame>, Trouble> {
    let id = named.ok_or_else(|| Trouble::person(answers::unknown_control(asked.lang)))?;
    let game = bot.live.get(id).filter(|game| game.place.guild() == Some(guild));
    game.ok_or_else(|| Trouble::person(text::not_here(asked.lang, id)))
}

async fn end(
    bot: &Arc<Bot>,
    asked: &Asked,
    (guild, game): (GuildId, &StoredGame),
    options: &Options<'_>,
) -> Result<Say, Trouble> {
    let verdict = match options.string(words::RESULT.name) {
        Some("annul") => Verdict::Annulled,
        Some("draw") => Verdict::Draw,
        Some("white") => Verdict::Win(Colour::White),
        Some("black") => Verdict::Win(Colour::Black),
        _ => return Err(Trouble::person(answers::unknown_control(asked.lang))),
    };
    let (id, by, event, now) = (game.id(), asked.by, asked.event, bot.now());
    let ended = bot.db(move |store| store.adjudicate(id, (by, guild), verdict, Some(event), now)).await;
    let (game, ending) = granted(bot, asked, id, ended.map(store::Committed::into_inner)).await?;
    info!(game = id.0, moderator = by.0, guild = guild.0, outcome = ?ending.outcome, "a moderator ended a game");
    bot.refresh(id).await?;
    let how = boards::ended(asked.lang, &game).unwrap_or_default();
    Ok(Say::text(text::ended(asked.lang, id, &how)))
}

async fn relocate(
    bot: &Arc<Bot>,
    asked: &Asked,
    (guild, game): (GuildId, &StoredGame),
    options: &Options<'_>,
) -> Result<Say, Trouble> {
    let wrong_kind = || Trouble::person(text::wrong_kind(asked.lang));
    let channel = options.channel(words::PLACE.name).ok_or_else(wrong_kind)?;
    let to = place(guild, channel).ok_or_else(wrong_kind)?;
    let (id, by, event, now) = (game.id(), asked.by, asked.event, bot.now());
    let from = game.place;
    if to.channel() == from.channel() {
        return Err(Trouble::person(text::there_already(asked.lang, id)));
    }
    let moved = bot.db(move |store| store.move_game(id, (by, guild), to, Some(event), now)).await;
    granted(bot, asked, id, moved.map(store::Committed::into_inner)).await?;
    info!(game = id.0, moderator = by.0, guild = guild.0, ?to, "a moderator moved a game");
    bot.refresh(id).await?;
    let there = format!("<#{}>", channel.id);
    if let Some(old) = from.channel() {
        let lang = languages::of_server(bot, Some(guild)).await;
        tell(bot, asked.by, old, &Say::text(text::gone(lang, id, &there)), asked.event.0).await;
    }
    Ok(Say::text(text::moved(asked.lang, id, &there)))
}

/// What the store granted, or the sentence of its refusal.
async fn granted<T>(bot: &Bot, asked: &Asked, game: GameId, done: Result<T, Trouble>) -> Result<T, Trouble> {
    match done {
        Err(Trouble::Play(refusal)) => {
            Err(acting::refused(bot, game, (asked.by, asked.lang), &refusal).await)
        }
        other => other,
    }
}

/// The place that a channel or thread is; `None` where no boards can be posted.
fn place(guild: GuildId, channel: &PartialChannel) -> Option<Place> {
    let id = ChannelId(channel.id.get());
    match channel.kind {
        ChannelType::Text | ChannelType::News => Some(Place::Channel { guild, channel: id }),
        ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread => {
            let parent = ChannelId(channel.parent_id?.get());
            Some(Place::Thread { guild, parent, thread: id })
        }
        _ => None,
    }
}

/// A word in the place that a game left, best effort: the new place has its own.
async fn tell(bot: &Bot, moderator: UserId, channel: ChannelId, say: &Say, event: u64) {
    let target = serenity::all::ChannelId::new(channel.0);
    let nonce = format!("a{event}");
    let _turn = bot.turn(channel, Writing::Send).await;
    let sent: Result<_, Fault> =
        patiently(|| async { say.message(&nonce).execute(&bot.http, (target, None)).await }).await;
    if let Err(fault) = sent {
        debug!(%fault, moderator = moderator.0, channel = channel.0, "the old place could not be told");
    }
}
