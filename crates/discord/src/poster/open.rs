//! The place of a new game: a thread of the challenge's message, or whatever stands in for one.

use std::sync::Arc;

use play::Timestamp;
use rules::Colour;
use serenity::all::{AutoArchiveDuration, ChannelId as DiscordChannel, ChannelType, CreateThread};
use serenity::builder::Builder;
use store::{ChannelId, Content, GuildId, MessageId, Place, StoredChallenge, StoredGame, Why};
use tracing::{info, warn};

use crate::bot::{Bot, plain_name};
use crate::trouble::Trouble;
use crate::wire::{Fault, patiently};
use crate::{languages, text};

/// Finds a game its place. Done again after a crash it comes to the same: a message has one thread, of its own number.
pub(super) async fn place(bot: Arc<Bot>, game: StoredGame) -> Result<(), Trouble> {
    // The game was listed before this work was begun: another may just have been done with it.
    let listed = game.id();
    let Some(game) = bot.db(move |store| store.game(listed)).await? else { return Ok(()) };
    let Place::Opening { guild, channel } = game.place else { return Ok(()) };
    let (place, why) = match guild {
        None => (Place::Dms, None),
        Some(guild) => in_server(&bot, &game, guild, channel).await?,
    };
    let (id, now) = (game.id(), bot.now());
    bot.db(move |store| store.set_place(id, place, why, now)).await?.into_inner();
    info!(?place, "a game has its place");
    bot.refresh(id).await?;
    Ok(())
}

async fn in_server(
    bot: &Arc<Bot>,
    game: &StoredGame,
    guild: GuildId,
    channel: ChannelId,
) -> Result<(Place, Option<Why>), Trouble> {
    let stay = Place::Channel { guild, channel };
    // The answer to the challenge has told why.
    if bot.is_threadless(channel) || !bot.db(move |store| store.server(guild)).await?.threads {
        return Ok((stay, None));
    }
    let challenge = match game.challenge {
        Some(id) => bot.db(move |store| store.find_challenge(id)).await?,
        None => None,
    };
    let message = match challenge {
        Some(challenge) => message_of(bot, &challenge).await?,
        None => None,
    };
    let lang = languages::of_server(bot, Some(guild)).await;
    let player = |colour| plain_name(lang, game, colour);
    let name = text::board::thread(lang, game.id(), &player(Colour::White), &player(Colour::Black));
    let thread = || CreateThread::new(name.clone()).auto_archive_duration(AutoArchiveDuration::OneWeek);
    let target = DiscordChannel::new(channel.0);
    let from = message.map(|message| serenity::all::MessageId::new(message.0));
    let mut opened: Result<_, Fault> = patiently(|| async {
        let thread = if from.is_none() { thread().kind(ChannelType::PublicThread) } else { thread() };
        thread.execute(&bot.http, (target, from)).await
    })
    .await;
    if matches!(opened, Err(Fault::NoMessage)) {
        // Somebody deleted the challenge: a thread of its own then.
        opened = patiently(|| async {
            thread().kind(ChannelType::PublicThread).execute(&bot.http, (target, None)).await
        })
        .await;
    }
    let in_thread = |thread| (Place::Thread { guild, parent: channel, thread }, None);
    match (opened, message) {
        (Ok(thread), _) => Ok(in_thread(ChannelId(thread.id.get()))),
        // Opened before a crash.
        (Err(Fault::HasThread), Some(message)) => Ok(in_thread(ChannelId(message.0))),
        (Err(Fault::Passing(error)), _) => Err(Fault::Passing(error).into()),
        (Err(Fault::Deleted), _) => Ok((Place::Dms, Some(Why::Deleted))),
        (Err(fault), _) => {
            warn!(%fault, "no thread; the game stays in the channel");
            Ok((stay, Some(Why::NoThreads)))
        }
    }
}

/// The challenge's message. Where it is on its way still, its number is not known yet, and the game waits for it.
async fn message_of(bot: &Arc<Bot>, challenge: &StoredChallenge) -> Result<Option<MessageId>, Trouble> {
    let id = challenge.challenge.id;
    let pressed = bot.take_pressed(id);
    if let Some(message) = challenge.message.map(|(_, message)| message).or(pressed) {
        return Ok(Some(message));
    }
    let doubtful = bot.db(|store| store.in_flight(Timestamp(i64::MAX))).await?;
    if doubtful.iter().any(|post| post.content == Content::Challenge(id)) {
        Err(Trouble::Again)
    } else {
        Ok(None)
    }
}
