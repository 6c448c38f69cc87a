//! The board of a game that goes on, in the channels that follow: one message in each, changed in place. Changes are best
//! effort and no faster than Discord takes them; the message itself comes out of the outbox.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ::words::Lang;
use arena::{Arena, Happening, LiveGame, LivePair};
use picture::{Caption, Scene};
use rules::{Colour, Game, Move, Outcome, Position, Status, Variant};
use serenity::all::{CreateAttachment, EditAttachments, EditMessage};
use serenity::builder::Builder;
use store::ladder::{Follower, MoveScore, PairId, PlayedMove};
use store::{ChannelId, MessageId};
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use tracing::{debug, info, warn};

use super::replay::{self, Replay};
use crate::bot::Bot;
use crate::lanes::Writing;
use crate::poster::EDITABLE_MS;
use crate::say::Say;
use crate::text::{self, board, ladder as words};
use crate::trouble::Trouble;
use crate::wire::{Fault, patiently};
use crate::{draw, languages};

/// Discord takes five edits in five seconds in a channel; news and digests need some of them.
const CHANGE_EVERY: Duration = Duration::from_secs(2);

/// A game as it was seen last.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    pair: PairId,
    variant: Variant,
    control: String,
    /// White's and Black's names.
    names: [String; 2],
    number: u8,
    game: LiveGame,
    /// How it ended, if it did.
    ended: Option<(Status, Outcome)>,
}

impl Seen {
    fn of(pair: &LivePair) -> Option<Self> {
        let game = pair.game.clone()?;
        let mut names = pair.names.clone();
        // The first has White in the first game.
        if game.number == 2 {
            names.reverse();
        }
        let (variant, control) = (pair.variant, pair.control.clone());
        Some(Self { pair: pair.pair, variant, control, names, number: game.number, game, ended: None })
    }

    fn replayed(&self) -> Option<Game> {
        let mut game = Game::from(Position::parse(self.variant, &self.game.position).ok()?);
        let played = self.game.moves.iter().map(|one| one.played.as_str());
        for text in self.game.opening.iter().map(String::as_str).chain(played) {
            game.push(Move::parse(self.variant, text).ok()?).ok()?;
        }
        Some(game)
    }

    /// The next move, if it is that; what was missed in between is seen at the next look.
    fn take(&mut self, number: u8, ply: u32, played: &PlayedMove) {
        let known = self.game.opening.len() + self.game.moves.len();
        if self.number == number && self.ended.is_none() && ply as usize == known + 1 {
            self.game.moves.push(played.clone());
        }
    }

    /// What is left to White and Black, in milliseconds, and what each engine said of its position last.
    fn told(&self, game: &Game) -> ([Option<u64>; 2], [Option<MoveScore>; 2]) {
        let (mut left, mut said) = ([None; 2], [None; 2]);
        for (at, played) in (self.game.opening.len()..).zip(&self.game.moves) {
            let mover = game.position_at(at).side().index();
            left[mover] = played.left_ms;
            said[mover] = played.score;
        }
        (left, said)
    }

    fn say(&self, lang: Lang, file: String) -> Option<Say> {
        let game = self.replayed()?;
        let (left, scores) = self.told(&game);
        let names = [self.names[0].as_str(), self.names[1].as_str()];
        let mut lines = vec![words::live_heading(lang, names, self.number, self.variant, &self.control)];
        for colour in Colour::ALL {
            let at = colour.index();
            lines.push(words::live_side(lang, names[at], left[at], scores[at]));
        }
        if let Some((status, outcome)) = self.ended {
            let side = game.position().side();
            let by = match status {
                Status::Forfeit => outcome.winner().unwrap_or(side),
                Status::Resigned => outcome.winner().map_or(side, |winner| !winner),
                _ => !side,
            };
            let [white, black] = names.map(|raw| text::name(lang, raw));
            let how = board::reason(lang, status, by, [&white, &black]);
            lines.push(words::live_over(lang, outcome, &how));
        }
        let position = game.position();
        let ply = game.moves().len();
        let last = ply.checked_sub(1).and_then(|before| game.moves().get(before).copied());
        let clocks = left.map(|left| left.map(words::clock).unwrap_or_default());
        let line = match self.ended {
            Some((_, outcome)) => outcome.to_string(),
            None => replay::last_written(lang, &game).unwrap_or_default(),
        };
        let scene = Scene {
            last,
            caption: Some(Caption {
                white: names[0],
                black: names[1],
                clocks: [&clocks[0], &clocks[1]],
                line: &line,
            }),
            ..Scene::new(position)
        };
        let alt = board::alt(lang, position, last, None);
        let picture = CreateAttachment::bytes(draw::png(&scene), file).description(alt);
        Some(Say::text(lines.join("\n")).file(picture))
    }
}

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
    let mut shown = HashMap::new();
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
                if let Err(trouble) = show(&bot, &mut shown).await {
                    warn!(%trouble, "the game that goes on could not be shown");
                }
            }
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

type Shown = HashMap<(store::GuildId, Variant), Seen>;

/// Brings every channel that follows up to date.
async fn show(bot: &Arc<Bot>, shown: &mut Shown) -> Result<(), Trouble> {
    let followers = bot.db(|store| store.followers()).await?;
    let mut changes = JoinSet::new();
    for follower in followers.into_iter().filter(|follower| follower.following.live) {
        let (guild, variant) = (follower.following.guild, follower.following.variant);
        let Some(now) = bot.ladder.screen.seen().get(&variant).cloned() else { continue };
        if shown.get(&(guild, variant)) != Some(&now) {
            let bot = Arc::clone(bot);
            changes.spawn(async move { (guild, variant, change(&bot, follower, &now).await, now) });
        }
    }
    while let Some(changed) = changes.join_next().await {
        match changed? {
            (guild, variant, Ok(true), now) => drop(shown.insert((guild, variant), now)),
            (.., Ok(false), _) => {}
            (guild, _, Err(trouble), _) => debug!(guild = guild.0, %trouble, "a board stays as it is"),
        }
    }
    Ok(())
}

/// Brings one channel up to date, with a new message where there is none that can be changed. `false` when that has to
/// wait.
async fn change(bot: &Arc<Bot>, follower: Follower, now: &Seen) -> Result<bool, Trouble> {
    let (guild, variant) = (follower.following.guild, follower.following.variant);
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
    let seen = now.clone();
    let Some(say) = tokio::task::spawn_blocking(move || seen.say(lang, file)).await? else { return Ok(true) };
    match edit(bot, channel, message, &say).await {
        Ok(()) => Ok(true),
        Err(Fault::NoMessage) => {
            begin(bot, &follower, None).await?;
            Ok(true)
        }
        Err(fault @ (Fault::Deleted | Fault::Forbidden)) => {
            info!(%fault, channel = channel.0, %variant, "a channel follows no more");
            bot.db(move |store| store.unfollow_in(channel)).await?;
            Ok(true)
        }
        Err(fault) => Err(fault.into()),
    }
}

/// A new message, by way of the outbox; the one before it goes.
async fn begin(
    bot: &Arc<Bot>,
    follower: &Follower,
    before: Option<(ChannelId, MessageId)>,
) -> Result<(), Trouble> {
    let (guild, variant, now) = (follower.following.guild, follower.following.variant, bot.now());
    bot.db(move |store| store.show_board(guild, variant, now)).await?.into_inner();
    bot.posts.notify_one();
    if let Some((channel, message)) = before {
        let place = serenity::all::ChannelId::new(channel.0);
        if let Err(error) = bot.http.delete_message(place, message.0.into(), None).await {
            debug!(%error, "an old board stays");
        }
    }
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
        return Ok(tokio::task::spawn_blocking(move || seen.say(lang, file)).await?);
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
