//! The board of a game that goes on, in the channels that follow: one message in each, changed in place. Changes are best
//! effort and no faster than Discord takes them; the message itself comes out of the outbox.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ::words::Lang;
use arena::{Arena, Happening};
use rules::{Outcome, Status, Variant};
use serenity::all::{EditAttachments, EditMessage};
use serenity::builder::Builder;
use store::ladder::Follower;
use store::{ChannelId, MessageId};
use tokio::sync::broadcast::error::RecvError;
use tokio::task::{JoinError, JoinSet};
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info, warn};

use super::following;
use super::game::{Board, Seen};
use super::replay::Replay;
use crate::bot::Bot;
use crate::lanes::Writing;
use crate::languages;
use crate::poster::EDITABLE_MS;
use crate::say::Say;
use crate::trouble::Trouble;
use crate::wire::{Fault, patiently};

/// Discord takes five edits in five seconds in a channel; news and digests need some of them.
const CHANGE_EVERY: Duration = Duration::from_secs(2);

/// What is on show: of each ladder one game, and what each channel has of it.
#[derive(Debug, Default)]
pub(crate) struct Screen(Mutex<HashMap<Variant, Seen>>);

impl Screen {
    fn seen(&self) -> MutexGuard<'_, HashMap<Variant, Seen>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Shows until `stop`.
pub(crate) async fn run(bot: Arc<Bot>, stop: CancellationToken) {
    let Some(arena) = bot.ladder.running().cloned() else { return };
    let mut happenings = arena.happenings();
    let mut channels = Channels::default();
    let mut tick = tokio::time::interval(CHANGE_EVERY);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            happening = happenings.recv() => match happening {
                Ok(happening) => watch(&bot.ladder.screen, &arena, &happening),
                // What was missed is seen at the next look.
                Err(RecvError::Lagged(_)) => look(&bot.ladder.screen, &arena),
                Err(RecvError::Closed) => return,
            },
            _ = tick.tick() => {
                if let Err(trouble) = channels.show(&bot).await {
                    warn!(%trouble, "the game that goes on could not be shown");
                }
            }
            Some(changed) = channels.changes.join_next() => channels.note(changed),
            () = stop.cancelled() => return,
        }
    }
}

/// A game of a ladder is watched to its end, and stays as it ended until another begins.
fn watch(screen: &Screen, arena: &Arena, happening: &Happening) {
    match happening {
        Happening::GameStarted { pair, .. } => {
            let live = arena.live();
            let Some(begun) = live.iter().find(|live| live.pair == *pair).and_then(Seen::of) else { return };
            let mut seen = screen.seen();
            let busy = seen
                .get(&begun.variant)
                .is_some_and(|known| known.pair != *pair && live.iter().any(|live| live.pair == known.pair));
            if !busy {
                seen.insert(begun.variant, begun);
            }
        }
        Happening::Moved { pair, number, ply, played } => {
            if let Some(known) = screen.seen().values_mut().find(|known| known.pair == *pair) {
                known.take(*number, *ply, played);
            }
        }
        Happening::GameOver { pair, number, outcome, status } => {
            let mut seen = screen.seen();
            let known = seen.values_mut().find(|known| known.pair == *pair && known.number == *number);
            if let Some(known) = known {
                known.ended = Status::from_word(status).zip(Outcome::from_word(outcome));
            }
        }
        _ => {}
    }
}

/// Takes the watched games as they stand.
fn look(screen: &Screen, arena: &Arena) {
    for now in arena.live().iter().filter_map(Seen::of) {
        let mut seen = screen.seen();
        if seen.get(&now.variant).is_none_or(|known| known.pair == now.pair && known.ended.is_none()) {
            seen.insert(now.variant, now);
        }
    }
}

/// A ladder as one server follows it.
type Place = (store::GuildId, Variant);

/// Where which board was to be shown, and whether it was; `false` when that has to wait.
type Change = (Place, Arc<Board>, Result<bool, Trouble>);

/// What each channel has of the games. One that is slow, closed or gone holds up no other.
#[derive(Debug, Default)]
struct Channels {
    shown: HashMap<Place, Seen>,
    /// Whose message is being changed.
    busy: HashSet<Place>,
    changes: JoinSet<Change>,
}

impl Channels {
    /// Begins to bring every channel that follows up to date.
    async fn show(&mut self, bot: &Arc<Bot>) -> Result<(), Trouble> {
        let followers = bot.db(|store| store.followers()).await?;
        let boards: HashMap<Variant, Arc<Board>> = {
            let seen = bot.ladder.screen.seen();
            let board =
                |(variant, seen): (&Variant, &Seen)| Some((*variant, Arc::new(Board::of(seen.clone())?)));
            seen.iter().filter_map(board).collect()
        };
        for follower in followers.into_iter().filter(|follower| follower.following.live) {
            let place = (follower.following.guild, follower.following.variant);
            let Some(board) = boards.get(&place.1) else { continue };
            if self.shown.get(&place) == Some(&board.seen) || !self.busy.insert(place) {
                continue;
            }
            let (bot, board) = (Arc::clone(bot), Arc::clone(board));
            self.changes.spawn(async move {
                let changed = change(&bot, follower, &board).await;
                (place, board, changed)
            });
        }
        Ok(())
    }

    /// One channel was brought up to date, or not.
    fn note(&mut self, changed: Result<Change, JoinError>) {
        let (place, board, changed) = match changed {
            Ok(changed) => changed,
            Err(error) => {
                // Whose it was is not known: all are tried again.
                error!(%error, "a board was not changed");
                return self.busy.clear();
            }
        };
        self.busy.remove(&place);
        match changed {
            Ok(true) => drop(self.shown.insert(place, board.seen.clone())),
            Ok(false) => {}
            Err(trouble) => debug!(guild = place.0.0, %trouble, "a board stays as it is"),
        }
    }
}

/// Brings one channel up to date, with a new message where there is none that can be changed. `false` when that has to
/// wait.
async fn change(bot: &Arc<Bot>, follower: Follower, board: &Arc<Board>) -> Result<bool, Trouble> {
    let guild = follower.following.guild;
    let lang = languages::of_server(bot, Some(guild)).await;
    let Some(row) = follower.board else {
        begin(bot, &follower, None).await?;
        return Ok(true);
    };
    let (post, posted) =
        bot.db(move |store| Ok::<_, store::StoreError>((store.post(row)?, store.posted(row)?))).await?;
    let dead = post.as_ref().is_none_or(|post| post.state == store::PostState::Dead);
    let Some((channel, message, at)) = posted else {
        if dead {
            begin(bot, &follower, None).await?;
        }
        return Ok(false);
    };
    if bot.now().ms_since(at) > EDITABLE_MS {
        begin(bot, &follower, Some((channel, message))).await?;
        return Ok(true);
    }
    let file = post.map(|post| format!("starmate-{}.png", post.key)).unwrap_or_default();
    let board = Arc::clone(board);
    let say = tokio::task::spawn_blocking(move || board.say(lang, file)).await?;
    match edit(bot, channel, message, &say).await {
        Ok(()) => Ok(true),
        Err(Fault::NoMessage) => {
            begin(bot, &follower, None).await?;
            Ok(true)
        }
        Err(fault @ (Fault::Deleted | Fault::Forbidden)) => {
            info!(%fault, channel = channel.0, "the board cannot be changed any more");
            following::lost(bot, channel).await?;
            Ok(true)
        }
        Err(fault) => Err(fault.into()),
    }
}

/// A new message, by way of the outbox; the one before it goes first, so that a bot that is killed in between finds it gone
/// and begins anew, and none is left behind.
async fn begin(
    bot: &Arc<Bot>,
    follower: &Follower,
    before: Option<(ChannelId, MessageId)>,
) -> Result<(), Trouble> {
    let (guild, variant, now) = (follower.following.guild, follower.following.variant, bot.now());
    if let Some((channel, message)) = before {
        let place = serenity::all::ChannelId::new(channel.0);
        if let Err(error) = bot.http.delete_message(place, message.0.into(), None).await {
            debug!(%error, "an old board stays");
        }
    }
    bot.db(move |store| store.show_board(guild, variant, now)).await?.into_inner();
    bot.posts.notify_one();
    Ok(())
}

async fn edit(bot: &Bot, channel: ChannelId, message: MessageId, say: &Say) -> Result<(), Fault> {
    let files = say.files.iter().cloned().fold(EditAttachments::new(), EditAttachments::add);
    let edit = EditMessage::new().content(say.text.clone()).attachments(files);
    let _turn = bot.turn(channel, Writing::Edit).await;
    let place = (channel.0.into(), message.0.into(), None);
    patiently(|| async { edit.clone().execute(&bot.http, place).await }).await.map(drop)
}

/// The message as the outbox posts it: the game that goes on, else the last one that was played; nothing before the
/// first.
pub(super) async fn posted(
    bot: &Arc<Bot>,
    lang: Lang,
    variant: u8,
    file: String,
) -> Result<Option<Say>, Trouble> {
    let Some(variant) = super::posts::variant_at(variant) else { return Ok(None) };
    let seen = bot.ladder.screen.seen().get(&variant).cloned();
    if let Some(seen) = seen {
        let say = move || Board::of(seen).map(|board| board.say(lang, file));
        return Ok(tokio::task::spawn_blocking(say).await?);
    }
    let last = bot
        .db(move |store| match store.last_engine_games(variant, 1)?.pop() {
            Some(line) => Replay::of(store, line.id),
            None => Ok(None),
        })
        .await?;
    let Some(last) = last else { return Ok(None) };
    let draw = move || last.last_board(lang, file);
    Ok(Some(tokio::task::spawn_blocking(draw).await?))
}
