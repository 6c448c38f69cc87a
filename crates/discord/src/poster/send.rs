//! One row on its way.

use std::sync::Arc;

use play::{Answer, Ply, RequestKind, Turn, UserId};
use serenity::all::{ChannelId as DiscordChannel, EditMessage};
use serenity::builder::Builder;
use store::{Address, ChannelId, Content, MessageId, Notice, Post, PostState, StoredGame};
use tracing::{debug, error, info, warn};

use super::{EDITABLE_MS, delay_ms, reminders, words};
use crate::bot::Bot;
use crate::challenges;
use crate::ladder;
use crate::lanes::Writing;
use crate::languages;
use crate::place::{self, Lost};
use crate::say::Say;
use crate::text::{self, answers};
use crate::trouble::Trouble;
use crate::wire::{Fault, patiently};

/// Our own mistakes are given up after so many tries, so that one of them does not hold its game up for ever.
const TRIES: u32 = 12;

/// Sends a waiting row, or one in flight again with its nonce.
pub(super) async fn send(bot: Arc<Bot>, post: Post) -> Result<(), Trouble> {
    let channel = match channel(&bot, &post).await? {
        Ok(channel) => channel,
        Err(fault) => return failed(&bot, &post, None, fault).await,
    };
    let Some(say) = words::of(&bot, &post).await? else {
        bot.db(move |store| store.mark_dead(post.id, "what it tells of is gone")).await?;
        return Ok(());
    };
    let (id, now, seen) = (post.id, bot.now(), bot.newest_message(channel));
    if let Content::Ladder(notice) = post.content
        && ladder::posts::told_in_answer(&bot, notice, &say).await?
    {
        bot.db(move |store| store.mark_dead(id, "told in the answer")).await?;
        return Ok(());
    }
    let go = bot
        .db(move |store| {
            let known = seen.max(store.last_message(channel)?);
            store.mark_in_flight(id, known, now)
        })
        .await?;
    if !go {
        return Ok(());
    }
    let nonce = post.nonce();
    let target = DiscordChannel::new(channel.0);
    let turn = bot.turn(channel, Writing::Send).await;
    let result: Result<_, Fault> =
        patiently(|| async { say.message(nonce).execute(&bot.http, (target, None)).await }).await;
    drop(turn);
    match result {
        Ok(message) => sent(&bot, &post, channel, MessageId(message.id.get())).await,
        Err(fault) => failed(&bot, &post, Some(channel), fault).await,
    }
}

/// The channel of a row's address. The outer error is ours; the inner one is Discord's.
pub(super) async fn channel(bot: &Arc<Bot>, post: &Post) -> Result<Result<ChannelId, Fault>, Trouble> {
    let user = match post.address {
        Some(Address::Channel(channel)) => return Ok(Ok(channel)),
        Some(Address::User(user)) => user,
        None => return Err(Trouble::Again),
    };
    if post.state == PostState::Waiting && bot.db(move |store| store.dm_closed(user)).await?.is_some() {
        return Ok(Err(Fault::ClosedDms));
    }
    Ok(dm_channel(bot, user).await)
}

/// The channel of somebody's direct messages, opened if it must be.
pub(crate) async fn dm_channel(bot: &Bot, user: UserId) -> Result<ChannelId, Fault> {
    if let Some(channel) = bot.dm_channel(user) {
        return Ok(channel);
    }
    // One bucket serves all that are opened, as one channel's does.
    let _turn = bot.turn(ChannelId(0), Writing::Send).await;
    let map = serde_json::json!({ "recipient_id": user.0.to_string() });
    let private = patiently(|| bot.http.create_private_channel(&map)).await?;
    let channel = ChannelId(private.id.get());
    bot.know_dm_channel(user, channel);
    Ok(channel)
}

/// Discord has it.
pub(super) async fn sent(
    bot: &Arc<Bot>,
    post: &Post,
    channel: ChannelId,
    message: MessageId,
) -> Result<(), Trouble> {
    let (id, now) = (post.id, bot.now());
    bot.db(move |store| store.mark_sent(id, channel, message, now)).await?;
    bot.note_message(channel, message);
    info!(channel = channel.0, message_id = message.0, "posted");
    bot.posts.notify_one();
    take_controls_off(bot, post, channel).await
}

/// What this message overtakes loses its menus and buttons, best effort: whoever uses them is refused anyway.
async fn take_controls_off(bot: &Arc<Bot>, post: &Post, here: ChannelId) -> Result<(), Trouble> {
    let Some(game) = post.content.game() else { return Ok(()) };
    let (now, content) = (bot.now(), post.content);
    let old = bot
        .db(move |store| {
            let Some(stored) = store.game(game)? else { return Ok(Vec::new()) };
            let on_board = stored.game.game().status().is_over();
            let posts = store.posts_of(game)?;
            let old = |post: &Post| overtakes(content, stored.game.ply(), on_board, post.content);
            Ok::<_, store::StoreError>(posts.into_iter().filter(old).collect::<Vec<_>>())
        })
        .await?;
    // A place that was left may be gone, and its messages with it.
    for old in old.iter().filter(|old| old.sent_channel == Some(here)) {
        let (Some(channel), Some(message), Some(at)) = (old.sent_channel, old.message, old.sent_at) else {
            continue;
        };
        if now.ms_since(at) > EDITABLE_MS {
            continue;
        }
        let place = (channel.0.into(), message.0.into(), None);
        let edit = EditMessage::new().components(Vec::new());
        let _turn = bot.turn(channel, Writing::Edit).await;
        if let Err(fault) = edit.execute(&bot.http, place).await.map_err(Fault::from) {
            debug!(%fault, "an old message keeps its controls");
        }
    }
    Ok(())
}

/// Whether the controls of `old` are of no use any more once `new` is posted: a board's once the next one is there or
/// the game is over, an offer's or request's once it is answered or a move was made. `newest` is the ply of the game; a game
/// that ended `on_board` has none at its last board.
fn overtakes(new: Content, newest: Ply, on_board: bool, old: Content) -> bool {
    let before = match new {
        Content::Board { turn, .. } => turn.ply.0.checked_sub(1).map(Ply),
        Content::Notice { notice: Notice::Ended, .. } => (!on_board).then_some(newest),
        Content::Notice { notice: Notice::DrawDeclined { ply, .. }, .. } => Some(ply),
        _ => None,
    };
    match old {
        // A takeback: the boards of what was undone, and the one that stands again.
        Content::Board { turn: old, .. }
            if let Content::Board { turn, .. } = new
                && turn.takebacks > old.takebacks =>
        {
            turn.takebacks == old.takebacks + 1 && old.ply >= turn.ply
        }
        Content::Board { turn: Turn { ply, .. }, .. } => {
            let declined = matches!(new, Content::Notice { notice: Notice::DrawDeclined { .. }, .. });
            Some(ply) == before && !declined
        }
        Content::Notice { notice: Notice::DrawOffered { ply, .. }, .. } => Some(ply) == before,
        Content::Notice { notice: Notice::Asked { kind, ply, takebacks, .. }, .. } => match new {
            Content::Board { turn, .. } if turn.takebacks == takebacks => Some(ply) == before,
            Content::Board { turn, .. } => turn.takebacks == takebacks + 1,
            Content::Notice { notice: Notice::Denied { kind: denied, .. }, .. } => {
                denied == kind && ply == newest
            }
            Content::Notice { notice: Notice::Paused, .. } => kind == RequestKind::Pause && ply == newest,
            Content::Notice { notice: Notice::Ended, .. } => Some(ply) == before,
            _ => false,
        },
        _ => false,
    }
}

/// Discord did not take it, or did not say. `channel` is where it was sent; `None` before that.
pub(super) async fn failed(
    bot: &Arc<Bot>,
    post: &Post,
    channel: Option<ChannelId>,
    fault: Fault,
) -> Result<(), Trouble> {
    let id = post.id;
    let later = bot.now().plus_ms(delay_ms(post.attempts));
    let why = fault.to_string();
    match (&fault, post.address) {
        (Fault::Passing(_), _) => {
            warn!(%fault, "not known to have arrived");
            if channel.is_some() || post.state == PostState::InFlight {
                bot.db(move |store| store.mark_unsure(id, &why, later)).await?;
            } else {
                bot.db(move |store| store.mark_failed(id, &why, later)).await?;
            }
        }
        (Fault::ClosedDms | Fault::Forbidden, Some(Address::User(user))) => {
            closed(bot, post, user, &why).await?;
        }
        (_, Some(Address::Channel(at))) if place::why(&fault).is_some() => {
            info!(%fault, channel = at.0, "the place is lost");
            let now = bot.now();
            match post.content.game() {
                Some(game) => {
                    bot.db(move |store| store.mark_failed(id, &why, now)).await?;
                    let why = place::why(&fault).unwrap_or(store::Why::Forbidden);
                    // A channel that is gone took its threads along; a thread that is gone leaves the channel.
                    place::leave(bot, game, at, Lost::Place, why).await?;
                }
                None if matches!(post.content, Content::Daily(_) | Content::Reveal(_)) => {
                    no_place_for_puzzles(bot, post, at, &fault).await?;
                }
                None => {
                    ladder::following::lost(bot, at).await?;
                    undelivered(bot, post, &why).await?;
                }
            }
        }
        _ => {
            error!(%fault, attempts = post.attempts, "a message is not taken");
            if post.attempts >= TRIES {
                bot.db(move |store| store.mark_dead(id, &why)).await?;
            } else {
                bot.db(move |store| store.mark_failed(id, &why, later)).await?;
            }
        }
    }
    Ok(())
}

/// Somebody takes no direct messages: remembered, so that it is tried once. A challenge is taken back and its maker
/// told; a game of which neither player can be written to waits until one of them turns up.
async fn closed(bot: &Arc<Bot>, post: &Post, user: UserId, why: &str) -> Result<(), Trouble> {
    let (id, now, why) = (post.id, bot.now(), why.to_owned());
    let elsewhere = match post.content {
        Content::Reminder { .. } => Some(None),
        Content::Digest { player, .. } => {
            let games = reminders::waiting(bot, player).await?;
            Some(games.iter().find(|game| game.place.channel().is_some()).map(StoredGame::id))
        }
        _ => None,
    };
    let row = post.clone();
    bot.db(move |store| {
        if store.dm_closed(user)?.is_none() {
            store.set_dm_closed(user, Some(now))?;
        }
        match elsewhere {
            Some(game) => store.redirect(&row, game),
            None => store.mark_dead(id, &why),
        }
    })
    .await?;
    info!(user = user.0, "takes no direct messages");
    bot.posts.notify_one();
    match post.content {
        Content::Challenge(_) => undelivered(bot, post, "no direct messages").await?,
        // Handled before the row was given up.
        // Of a puzzle there is another tomorrow; by then their direct messages may be open.
        Content::Reminder { .. }
        | Content::Digest { .. }
        | Content::Ladder(_)
        | Content::Daily(_)
        | Content::Reveal(_) => {}
        Content::Board { game, .. } | Content::Notice { game, .. } => {
            let stranded = bot
                .db(move |store| {
                    let Some(stored) = store.game(game)? else { return Ok(false) };
                    let players = stored.game.players();
                    Ok::<_, store::StoreError>(
                        stored.place == store::Place::Dms
                            && store.dm_closed(players.white)?.is_some()
                            && store.dm_closed(players.black)?.is_some(),
                    )
                })
                .await?;
            if stranded {
                bot.db(move |store| store.set_place(game, store::Place::Nowhere, None, now))
                    .await?
                    .into_inner();
                warn!(game = game.0, "neither player can be written to; the game waits");
            }
            bot.refresh(game).await?;
        }
    }
    Ok(())
}

/// How long a channel that may not be written to is left alone, in milliseconds.
const CLOSED_MS: i64 = 30 * 60 * 1000;

/// The channel of daily puzzles is gone: there are none until another is named. One that may not be written to may be
/// opened again: it is tried until the day is over.
async fn no_place_for_puzzles(
    bot: &Arc<Bot>,
    post: &Post,
    channel: ChannelId,
    fault: &Fault,
) -> Result<(), Trouble> {
    let (id, now, why) = (post.id, bot.now(), fault.to_string());
    let gone = matches!(fault, Fault::Deleted) || matches!(post.content, Content::Reveal(_));
    let lost = matches!(fault, Fault::Deleted);
    bot.db(move |store| {
        if lost {
            store.forget_daily_channel(channel, now)?;
        }
        if gone { store.mark_dead(id, &why) } else { store.mark_failed(id, &why, now.plus_ms(CLOSED_MS)) }
    })
    .await?;
    Ok(())
}

/// A challenge that cannot be posted is taken back, and its maker told by direct message if they take them.
async fn undelivered(bot: &Arc<Bot>, post: &Post, why: &str) -> Result<(), Trouble> {
    let (id, now, why) = (post.id, bot.now(), why.to_owned());
    bot.db(move |store| store.mark_dead(id, &why)).await?;
    let Content::Challenge(challenge) = post.content else { return Ok(()) };
    let Some(stored) = bot.db(move |store| store.find_challenge(challenge)).await? else { return Ok(()) };
    let challenger = stored.challenge.challenger;
    bot.db(move |store| store.answer_challenge(challenge, challenger, Answer::Withdraw, None, now))
        .await?
        .into_inner();
    let lang = languages::of(bot, challenger).await;
    let opponent = stored
        .opponent_name
        .as_deref()
        .map_or_else(|| challenges::somebody(lang, stored.challenge.opponent), |name| text::name(lang, name));
    let sentence = match post.address {
        _ if stored.challenge.opponent.is_none() => text::terms::seek_unposted(lang),
        Some(Address::User(_)) => answers::challenge_undelivered(lang, &opponent),
        _ => answers::challenge_unposted(lang, &opponent),
    };
    challenges::tell_challenger(bot, &stored, &Say::text(sentence)).await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use play::GameId;
    use rules::Colour;

    use super::*;

    #[test]
    fn controls_go_with_what_they_were_for() {
        let game = GameId(3);
        let board = |ply| Content::Board { game, turn: Ply(ply).into() };
        let notice = |notice| Content::Notice { game, notice };
        let offer = |ply| notice(Notice::DrawOffered { by: Colour::White, ply: Ply(ply), takebacks: 0 });
        let declined = notice(Notice::DrawDeclined { by: Colour::Black, ply: Ply(7), takebacks: 0 });
        let ended = notice(Notice::Ended);
        let cases = [
            (board(8), board(7), true),
            (board(8), offer(7), true),
            (board(8), board(6), false),
            (board(8), board(8), false),
            (declined, offer(7), true),
            (declined, board(7), false),
            (ended, board(8), true),
            (ended, offer(8), true),
            (ended, offer(7), false),
            (offer(8), board(8), false),
        ];
        let back = |ply| Content::Board { game, turn: Turn { takebacks: 1, ply: Ply(ply) } };
        let asked =
            |kind, ply| notice(Notice::Asked { by: Colour::White, kind, ply: Ply(ply), takebacks: 0 });
        let denied = |kind| notice(Notice::Denied { by: Colour::Black, kind });
        let requests = [
            (board(8), asked(RequestKind::Takeback, 7), true),
            (board(8), asked(RequestKind::Takeback, 8), false),
            (back(6), asked(RequestKind::Takeback, 8), true),
            (denied(RequestKind::Takeback), asked(RequestKind::Takeback, 8), true),
            (denied(RequestKind::Pause), asked(RequestKind::Takeback, 8), false),
            (notice(Notice::Paused), asked(RequestKind::Pause, 8), true),
            (notice(Notice::Paused), asked(RequestKind::Pause, 7), false),
            (ended, asked(RequestKind::Pause, 8), true),
        ];
        for (new, old, expected) in cases.into_iter().chain(requests) {
            assert_eq!(overtakes(new, Ply(8), false, old), expected, "{new:?} {old:?}");
        }
        assert!(!overtakes(ended, Ply(8), true, board(8)), "a mate's board has no controls");
        assert!(!overtakes(board(0), Ply(0), false, offer(0)));
    }
}
