//! Playing a finished game again, by command or by the button under its last message.

use std::sync::Arc;

use play::{GameId, Refusal, UserId};
use serenity::all::ChannelType;
use store::{
    Address, ChannelId, GuildId, MakeRematch, Place, Rematched, Server, StoredChallenge, StoredGame,
};
use tracing::info;

use crate::asked::Asked;
use crate::bot::{Bot, opponent};
use crate::say::Say;
use crate::terms::{self, Board};
use crate::text::{answers, asking as text};
use crate::trouble::Trouble;
use crate::{acting, challenges, controls, find};

/// The finished game that somebody wants to play again: the one named, the one of this thread, or else their last one.
async fn meant(bot: &Bot, asked: &Asked, named: Option<GameId>) -> Result<Arc<StoredGame>, Trouble> {
    if let Some(id) = named {
        return find::to_look_at(bot, asked, Some(id)).await;
    }
    let (channel, by) = (asked.channel, asked.by);
    let (here, last) = bot
        .db(move |store| {
            let last = store.finished_games(Some(by), None, 1)?.pop();
            Ok::<_, store::StoreError>((store.last_game_at(channel)?, last))
        })
        .await?;
    // A thread is of one game.
    let here = here.filter(|game| matches!(game.place, Place::Thread { .. }));
    let game = here.or(last).ok_or_else(|| Trouble::person(text::no_rematch(asked.lang)))?;
    Ok(Arc::new(game))
}

/// Asks for a rematch, or begins the one that the opponent asks for.
pub(crate) async fn ask(bot: &Arc<Bot>, asked: &Asked, named: Option<GameId>) -> Result<Say, Trouble> {
    let game = meant(bot, asked, named).await?;
    let lang = asked.lang;
    let Some(side) = game.game.players().side_of(asked.by) else {
        let refusal = Refusal::NotAPlayer;
        return Err(acting::refused(bot, game.id(), (asked.by, lang), &refusal).await);
    };
    let (guild, channel, address) = spot(bot, asked, &game, game.game.players().of(!side)).await?;
    let make = MakeRematch {
        of: game.id(),
        by: asked.by,
        guild,
        channel,
        address,
        event: Some(asked.event),
        now: bot.now(),
    };
    let made = match bot.db(move |store| store.rematch(make)).await {
        Ok(made) => made.into_inner(),
        Err(Trouble::Play(refusal)) => {
            return Err(acting::refused(bot, game.id(), (asked.by, lang), &refusal).await);
        }
        Err(other) => return Err(other),
    };
    bot.posts.notify_one();
    let opponent = opponent(lang, &game, asked.by);
    match made {
        Rematched::Asked(challenge) => {
            info!(of = game.id().0, challenge = challenge.challenge.id.0, "a rematch is asked for");
            let there = match address {
                Address::Channel(channel) => Some(format!("<#{channel}>")),
                Address::User(_) => None,
            };
            Ok(Say::text(text::rematch_asked(lang, game.id(), &opponent, there.as_deref()))
                .rows(controls::withdraw(lang, challenge.challenge.id)))
        }
        Rematched::Started { challenge, game: new } => {
            info!(of = game.id().0, game = new.id().0, "a rematch begins");
            bot.refresh(new.id()).await?;
            challenges::show_closed(bot, &challenge, Some(new.id())).await;
            Ok(Say::text(text::rematch_begins(lang, new.id(), game.id())))
        }
    }
}

/// Where the challenge is posted: in the server's channel for games, or else in the channel that the old game was played
/// in, and not in its thread, which is archived and can have none of its own. What was played in direct messages goes on
/// there, or where it is asked for.
async fn spot(
    bot: &Bot,
    asked: &Asked,
    game: &StoredGame,
    opponent: UserId,
) -> Result<(Option<GuildId>, ChannelId, Address), Trouble> {
    let at = |guild, channel| Ok((Some(guild), channel, Address::Channel(channel)));
    if let Place::Thread { guild, parent: channel, .. } | Place::Channel { guild, channel } = game.place {
        let server = bot.db(move |store| store.server(guild)).await?;
        may_start(bot, asked, (game.id(), opponent), &server).await?;
        return at(guild, server.games_channel.unwrap_or(channel));
    }
    if let Some(guild) = asked.guild {
        let server = terms::server_of(bot, asked).await?;
        may_start(bot, asked, (game.id(), opponent), &server).await?;
        if server.games_channel.is_some() || !in_thread(asked.kind) {
            return at(guild, Board::of(asked, &server)?.channel);
        }
    }
    if bot.db(move |store| store.dm_closed(opponent)).await?.is_some() {
        let name = crate::bot::opponent(asked.lang, game, asked.by);
        return Err(Trouble::person(answers::challenge_undelivered(asked.lang, &name)));
    }
    Ok((None, asked.channel, Address::User(opponent)))
}

/// Whether the asker may start games there, unless the opponent's challenge waits to be taken up.
async fn may_start(
    bot: &Bot,
    asked: &Asked,
    (of, opponent): (GameId, UserId),
    server: &Server,
) -> Result<(), Trouble> {
    let by = asked.by;
    let open = bot.db(move |store| store.open_challenges(by)).await?;
    let waits = |open: &StoredChallenge| {
        open.challenge.challenger == opponent && open.challenge.rematch_of == Some(of)
    };
    if open.iter().any(waits) { Ok(()) } else { terms::may_start(asked, server) }
}

fn in_thread(kind: Option<ChannelType>) -> bool {
    matches!(kind, Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread))
}
