//! Typed messages: moves in a game's thread, channel or direct messages.

use std::sync::Arc;

use play::{Refusal, Turn, UserId};
use rules::input::{Reading, read_move_with};
use serenity::all::{CreateMessage, Message, MessageReference};
use serenity::builder::Builder;
use store::{ChannelId, Content, EventId, GuildId, MessageId, Place, Source, StoredGame};
use tracing::{debug, info};
use words::Lang;

use crate::acting::{self, Entered, Read};
use crate::bot::{Bot, opponent};
use crate::lanes::Writing;
use crate::press::At;
use crate::say::Say;
use crate::text::{self, answers, letters};
use crate::trouble::Trouble;
use crate::typed::{looks_like_a_move, may_be_a_move, names_squares, without_mention};
use crate::wire::{Fault, patiently};
use crate::{controls, find, place};

/// What somebody wrote, and where.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) event: EventId,
    pub(crate) by: UserId,
    pub(crate) guild: Option<GuildId>,
    pub(crate) channel: ChannelId,
    /// The message that it replies to.
    pub(crate) to: Option<MessageId>,
    pub(crate) text: String,
    /// Whether it is surely meant for us: in direct messages, or with a mention.
    pub(crate) spoken_to: bool,
    /// The author's language, once it is looked up: a message does not tell it.
    pub(crate) lang: Lang,
}

impl Said {
    /// `None` for what other programs write, and for what Discord does not show us.
    pub(crate) fn of(message: &Message, me: u64) -> Option<Self> {
        if message.author.bot || message.webhook_id.is_some() || message.content.is_empty() {
            return None;
        }
        let (text, mentioned) = without_mention(&message.content, me);
        Some(Self {
            event: EventId(message.id.get()),
            by: UserId(message.author.id.get()),
            guild: message.guild_id.map(|guild| GuildId(guild.get())),
            channel: ChannelId(message.channel_id.get()),
            to: message.message_reference.as_ref().and_then(|to| to.message_id).map(|id| MessageId(id.get())),
            text: text::plain(&text)
                .trim_matches(|c: char| c.is_whitespace() || "`*_.!?,".contains(c))
                .to_owned(),
            spoken_to: mentioned || message.guild_id.is_none(),
            lang: Lang::default(),
        })
    }

    /// Whether it can be for us at all: most talk is not, and is not worth a look into the database.
    pub(crate) fn may_concern_us(&self) -> bool {
        self.spoken_to || may_be_a_move(&self.text)
    }
}

/// Reacts if it is a move, or was meant to be one. `None` leaves it alone.
pub(crate) async fn react(bot: &Arc<Bot>, said: &Said) -> Result<Option<Say>, Trouble> {
    if said.guild.is_none() {
        place::opened_dms(bot, said.by, said.channel).await?;
    }
    let move_like = looks_like_a_move(&said.text, letters::of(said.lang), said.spoken_to);
    if !move_like && !said.spoken_to {
        return Ok(None);
    }
    let Meant { games, board } = meant(bot, said).await?;
    let spoken_to = said.spoken_to || board.is_some();
    // A score or a time of day is of the same form as a move.
    if !spoken_to && !names_squares(&said.text) {
        return Ok(None);
    }
    let on_move: Vec<_> = games.iter().filter(|game| game.game.on_move() == Some(said.by)).cloned().collect();
    match (on_move.as_slice(), games.as_slice()) {
        (_, []) if move_like => match over_here(bot, said).await? {
            Some(over) => Err(Trouble::Play(over)),
            None if spoken_to => Err(Trouble::person(answers::nothing_to_move(said.lang))),
            None => Ok(None),
        },
        (_, []) => Err(Trouble::person(answers::not_a_move(said.lang, None))),
        ([] | [_, _, ..], all) if !move_like => Err(not_a_move(said.lang, all)),
        (_, all) if said.text.is_empty() => Err(not_a_move(said.lang, all)),
        (_, [game]) if let Some(asked) = board.filter(|turn| *turn != game.game.turn()) => {
            let stale = Refusal::StalePly { asked: asked.ply, now: game.game.ply() };
            Err(acting::refused(bot, game.id(), (said.by, said.lang), &stale).await)
        }
        ([], _) if !spoken_to => Ok(None),
        ([], [game, ..]) => {
            let waits = Refusal::NotYourTurn { on_move: game.game.side() };
            Err(acting::refused(bot, game.id(), (said.by, said.lang), &waits).await)
        }
        ([game], _) => one(bot, said, game).await,
        (several, _) => Ok(Some(which(said, several))),
    }
}

/// What would be a move in these games.
fn not_a_move(lang: Lang, games: &[Arc<StoredGame>]) -> Trouble {
    let kind = |game: &Arc<StoredGame>| {
        let position = game.game.game().position();
        (position.variant(), position.is_setup())
    };
    let same = games.first().map(kind).filter(|first| games.iter().all(|game| kind(game) == *first));
    Trouble::person(answers::not_a_move(lang, same))
}

/// That the game of this thread is over, said to its players.
async fn over_here(bot: &Bot, said: &Said) -> Result<Option<Refusal>, Trouble> {
    let channel = said.channel;
    let last = bot.db(move |store| store.last_game_at(channel)).await?;
    let theirs = last.filter(|game| {
        matches!(game.place, Place::Thread { .. }) && game.game.players().side_of(said.by).is_some()
    });
    Ok(theirs.and_then(|game| game.game.ending()).map(|ending| Refusal::GameOver(ending.status)))
}

/// The games that a text may be for.
struct Meant {
    games: Vec<Arc<StoredGame>>,
    /// The board that it replies to, of the one game.
    board: Option<Turn>,
}

/// The game of the board that a text replies to, else the author's games here. In direct messages those played there,
/// or else all of the author's.
async fn meant(bot: &Bot, said: &Said) -> Result<Meant, Trouble> {
    let plays = |game: &Arc<StoredGame>| game.game.players().side_of(said.by).is_some();
    if let Some(message) = said.to {
        let channel = said.channel;
        let post = bot.db(move |store| store.post_at(channel, message)).await?;
        let game = post.as_ref().and_then(|post| post.content.game()).and_then(|id| bot.live.get(id));
        if let Some(game) = game.filter(plays) {
            let board = match post.map(|post| post.content) {
                Some(Content::Board { turn, .. }) => Some(turn),
                _ => None,
            };
            return Ok(Meant { games: vec![game], board });
        }
    }
    let mut games = if said.guild.is_none() {
        find::of_person(bot, said.by, true)
    } else {
        bot.live.at(said.channel).into_iter().filter(plays).collect()
    };
    if games.is_empty() && said.spoken_to {
        games = bot.live.under(said.channel).into_iter().filter(plays).collect();
    }
    Ok(Meant { games, board: None })
}

async fn one(bot: &Arc<Bot>, said: &Said, game: &Arc<StoredGame>) -> Result<Option<Say>, Trouble> {
    match acting::read(bot, game, (said.by, said.lang), &said.text).await? {
        Read::Ask(question) => Ok(Some(question)),
        Read::Move(mv) => {
            let at = At { game: game.id(), turn: game.game.turn() };
            let (by, from) = ((said.by, said.lang), (Source::Text, said.event));
            let done = match acting::enter(bot, at, by, mv, from).await? {
                Entered::Asked(question) => return Ok(Some(question)),
                Entered::Played(done) => done,
            };
            // Where the game is played, the new board is the answer.
            let seen = match game.place {
                Place::Dms => said.guild.is_none(),
                place => place.channel() == Some(said.channel),
            };
            Ok((!seen).then_some(done))
        }
    }
}

/// Asks which game is meant; only those in which the text is a move are offered.
fn which(said: &Said, games: &[Arc<StoredGame>]) -> Say {
    let choices: Vec<_> = games
        .iter()
        .flat_map(|game| {
            let at = At { game: game.id(), turn: game.game.turn() };
            let position = game.game.game().position();
            let opponent = opponent(said.lang, game, said.by).replace('\\', "");
            match read_move_with(position, &said.text, letters::of(said.lang)) {
                Ok(Reading::One(mv)) => vec![(at, mv, opponent)],
                Ok(Reading::Several(moves)) => {
                    let told = |mv| format!("{opponent} ({})", position.written(mv));
                    moves.into_iter().map(|mv| (at, mv, told(mv))).collect()
                }
                Err(_) => Vec::new(),
            }
        })
        .collect();
    if choices.is_empty() {
        let ids: Vec<_> = games.iter().map(|game| game.id()).collect();
        return Say::text(answers::no_move_in_any(said.lang, &said.text, &ids));
    }
    Say::text(answers::which_game_typed(said.lang, &said.text)).rows(controls::games(said.lang, &choices))
}

/// Replies to the message, best effort: nothing depends on it. Nobody is pinged.
pub(crate) async fn reply(bot: &Bot, said: &Said, say: &Say) {
    let nonce = format!("r{}", said.event);
    let channel = serenity::all::ChannelId::new(said.channel.0);
    let message = serenity::all::MessageId::new(said.event.0);
    let reference = MessageReference::from((channel, message)).fail_if_not_exists(false);
    let build = || -> CreateMessage { say.message(&nonce).reference_message(reference.clone()) };
    let _turn = bot.turn(said.channel, Writing::Send).await;
    let sent: Result<_, Fault> =
        patiently(|| async { build().execute(&bot.http, (channel, None)).await }).await;
    match sent {
        Ok(_) => info!("replied"),
        Err(fault) => debug!(%fault, "could not reply"),
    }
}
