//! Where a game can be played, and where it goes on when that place is lost.

use std::sync::Arc;

use play::{GameId, UserId};
use serenity::all::{ChannelType, Permissions};
use store::{ChannelId, GuildId, Place, StoreError, StoredGame, Why};
use tracing::{info, warn};

use crate::asked::Asked;
use crate::bot::Bot;
use crate::terms;
use crate::text::answers;
use crate::trouble::Trouble;
use crate::wire::Fault;

fn in_thread(kind: Option<ChannelType>) -> bool {
    matches!(kind, Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread))
}

/// What the bot lacks to write boards where somebody asks.
pub(crate) fn missing_to_write(asked: &Asked) -> Permissions {
    let send = if in_thread(asked.kind) {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    (Permissions::VIEW_CHANNEL | send | Permissions::ATTACH_FILES) - asked.permissions
}

/// Whether the bot may post in a channel that is named, as far as that is known: elsewhere it shows when it posts.
///
/// # Errors
/// A refusal that says what it lacks there.
pub(crate) fn can_post(asked: &Asked, channel: ChannelId) -> Result<(), Trouble> {
    if channel == asked.channel && !missing_to_write(asked).is_empty() {
        return Err(Trouble::person(answers::cannot_post(asked.lang, channel)));
    }
    Ok(())
}

/// Whether a thread can be opened where somebody asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Threads {
    Possible,
    /// Not in this kind of channel: in threads, voice channels, direct messages.
    WrongKind,
    /// The bot lacks these.
    Missing(Permissions),
}

/// Whether a thread can be opened where somebody asks.
pub(crate) fn threads(asked: &Asked) -> Threads {
    if !matches!(asked.kind, None | Some(ChannelType::Text | ChannelType::News)) {
        return Threads::WrongKind;
    }
    let missing =
        (Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS) - asked.permissions;
    if missing.is_empty() { Threads::Possible } else { Threads::Missing(missing) }
}

/// What a failure to write says about the place; `None` when it says nothing.
pub(crate) fn why(fault: &Fault) -> Option<Why> {
    match fault {
        Fault::Deleted => Some(Why::Deleted),
        Fault::Forbidden => Some(Why::Forbidden),
        Fault::Locked => Some(Why::Locked),
        _ => None,
    }
}

/// What was lost of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lost {
    /// The thread or channel itself: a thread's channel is still there.
    Place,
    /// Its channel or server with it.
    All,
}

/// Where a game goes on: the channel of the thread, then direct messages, then nowhere.
fn next(place: Place, lost: Lost) -> Place {
    match (place, lost) {
        (Place::Thread { guild, parent, .. }, Lost::Place) => Place::Channel { guild, channel: parent },
        (Place::Thread { .. } | Place::Channel { .. } | Place::Opening { .. }, _) => Place::Dms,
        (Place::Dms | Place::Nowhere, _) => Place::Nowhere,
    }
}

/// Moves a game on from `from`, unless it is elsewhere already; what waits to be posted goes with it.
pub(crate) async fn leave(
    bot: &Arc<Bot>,
    game: GameId,
    from: ChannelId,
    lost: Lost,
    why: Why,
) -> Result<(), Trouble> {
    let now = bot.now();
    let moved = bot
        .db(move |store| {
            let Some(stored) = store.game(game)? else { return Ok(None) };
            let (to, why) = if stored.place.channel() == Some(from) {
                (next(stored.place, lost), Some(why))
            } else {
                // It left before; only what came too late to go along follows.
                (stored.place, None)
            };
            store.set_place(game, to, why, now).map(Some)
        })
        .await?;
    if let Some(moved) = moved {
        info!(game = game.0, place = ?moved.place, ?why, "a game goes on elsewhere");
    }
    bot.refresh(game).await?;
    Ok(())
}

/// A thread was deleted or locked: its games go on in the channel.
pub(crate) async fn thread_lost(bot: &Arc<Bot>, thread: ChannelId, why: Why) {
    move_all(bot, bot.live.at(thread), Lost::Place, why).await;
}

/// A channel was deleted, and with it the threads that hung from it.
pub(crate) async fn channel_lost(bot: &Arc<Bot>, channel: ChannelId) {
    let games = bot.live.at(channel).into_iter().chain(bot.live.under(channel)).collect();
    move_all(bot, games, Lost::All, Why::Deleted).await;
    if let Err(trouble) = terms::channel_lost(bot, channel).await {
        warn!(channel = channel.0, %trouble, "a server keeps its games in a channel that is gone");
    }
    let now = bot.now();
    if let Err(trouble) = bot.db(move |store| store.forget_daily_channel(channel, now)).await {
        warn!(channel = channel.0, %trouble, "a server keeps its daily puzzles in a channel that is gone");
    }
}

/// A server removed the bot: its games go on in direct messages.
pub(crate) async fn removed(bot: &Arc<Bot>, guild: GuildId) {
    move_all(bot, bot.live.in_guild(guild), Lost::All, Why::Removed).await;
    let now = bot.now();
    if let Err(trouble) = bot.db(move |store| store.forget_daily_server(guild, now)).await {
        warn!(guild = guild.0, %trouble, "daily puzzles go on in a server that is left");
    }
}

async fn move_all(bot: &Arc<Bot>, games: Vec<Arc<StoredGame>>, lost: Lost, why: Why) {
    for game in games {
        let Some(channel) = game.place.channel() else { continue };
        if let Err(trouble) = leave(bot, game.id(), channel, lost, why).await {
            warn!(game = game.id().0, %trouble, "a game could not be moved");
        }
    }
}

/// Whoever turns up in direct messages takes ours: what was given up for them is taken up again, and their games that
/// waited go on there.
pub(crate) async fn opened_dms(bot: &Arc<Bot>, user: UserId, channel: ChannelId) -> Result<(), Trouble> {
    bot.know_dm_channel(user, channel);
    let now = bot.now();
    let waiting: Vec<GameId> =
        bot.live.of(user).iter().filter(|game| game.place == Place::Nowhere).map(|game| game.id()).collect();
    let moved = bot
        .db(move |store| {
            if store.dm_closed(user)?.is_some() {
                store.set_dm_closed(user, None)?;
                store.revive(user)?;
            }
            for game in &waiting {
                store.set_place(*game, Place::Dms, Some(Why::Reopened), now)?.into_inner();
            }
            Ok::<_, StoreError>(waiting)
        })
        .await?;
    for game in moved {
        bot.refresh(game).await?;
    }
    bot.posts.notify_one();
    Ok(())
}

/// A game that has no place goes on where one of its players asks for it, if it can.
pub(crate) async fn adopt(bot: &Arc<Bot>, asked: &Asked, game: &StoredGame) -> Result<(), Trouble> {
    let (Place::Nowhere, Some(guild)) = (game.place, asked.guild) else { return Ok(()) };
    if game.game.is_over()
        || game.game.players().side_of(asked.by).is_none()
        || !missing_to_write(asked).is_empty()
    {
        return Ok(());
    }
    let (id, to, now) = (game.id(), Place::Channel { guild, channel: asked.channel }, bot.now());
    bot.db(move |store| store.set_place(id, to, Some(Why::Asked), now)).await?.into_inner();
    bot.refresh(id).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_thread_leads_to_its_channel_and_a_lost_channel_to_direct_messages() {
        let guild = GuildId(1);
        let thread = Place::Thread { guild, parent: ChannelId(2), thread: ChannelId(3) };
        let channel = Place::Channel { guild, channel: ChannelId(2) };
        assert_eq!(next(thread, Lost::Place), channel);
        assert_eq!(next(thread, Lost::All), Place::Dms);
        assert_eq!(next(channel, Lost::Place), Place::Dms);
        assert_eq!(next(Place::Dms, Lost::Place), Place::Nowhere);
    }
}
