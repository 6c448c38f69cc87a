//! Answers to challenges, and the messages of challenges after they are answered.

use std::sync::Arc;
use std::time::Duration;

use play::{
    Answer, Challenge, ChallengeId, ChallengeState, Colour, GameId, HOUSE, Refusal, Timestamp, UserId,
};
use serenity::all::EditMessage;
use serenity::builder::Builder;
use store::{Answered, ChannelId, Content, MessageId, StoreError, StoredChallenge};
use tracing::{debug, info};
use words::Lang;

use crate::asked::Asked;
use crate::bot::Bot;
use crate::lanes::Writing;
use crate::place::{self, Threads};
use crate::say::Say;
use crate::text::terms::Home;
use crate::text::{self, answers, notices};
use crate::trouble::Trouble;
use crate::wire::{Fault, patiently};
use crate::{controls, languages, poster, ratings};

/// For so long a message is waited for that is on its way: five seconds.
const LOOKS: u32 = 50;
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// What somebody answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Accept,
    Decline,
    Withdraw,
}

/// How somebody answers, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given {
    /// The message with the button, if it is one and not a command.
    pub(crate) pressed: Option<MessageId>,
    /// The channel of the challenge, if it is in a server.
    pub(crate) channel: Option<ChannelId>,
    /// The language of what the answer says.
    pub(crate) lang: Lang,
}

/// Takes the answer, and gives what its message or the command says now.
pub(crate) async fn answer(
    bot: &Arc<Bot>,
    asked: &Asked,
    id: ChallengeId,
    choice: Choice,
    Given { pressed, channel, lang }: Given,
) -> Result<Say, Trouble> {
    let threads = match (choice, channel) {
        (Choice::Accept, Some(channel)) if channel == asked.channel => place::threads(asked),
        // Elsewhere it is tried.
        _ => Threads::Possible,
    };
    let answer = match choice {
        Choice::Accept => {
            if let Some(channel) = channel {
                // Before the commit: the poster looks for games to open from then on.
                bot.note_threads(channel, threads == Threads::Possible);
                if let Some(pressed) = pressed {
                    bot.note_pressed(id, pressed);
                }
            }
            Answer::Accept { coin: coin(asked) }
        }
        Choice::Decline => Answer::Decline,
        Choice::Withdraw => Answer::Withdraw,
    };
    let (by, event, now) = (asked.by, asked.event, bot.now());
    let answered = bot.db(move |store| store.answer_challenge(id, by, answer, Some(event), now)).await;
    let answered = match answered {
        Ok(answered) => answered.into_inner(),
        Err(Trouble::Play(refusal)) => return Err(refused(bot, asked, id, refusal).await),
        Err(other) => return Err(other),
    };
    info!(challenge = id.0, ?choice, "answered");
    let (challenge, game) = match &answered {
        Answered::Started { challenge, game } => (challenge, Some(game.id())),
        Answered::Declined(challenge) | Answered::Withdrawn(challenge) => (challenge, None),
    };
    if let Some(game) = game {
        bot.refresh(game).await?;
    }
    let seen = match (challenge.message, pressed) {
        (Some((_, message)), Some(pressed)) if message == pressed => true,
        (None, Some(_)) => true,
        _ => show(bot, &arrived(bot, challenge).await, game, threads).await,
    };
    if choice == Choice::Decline && !(seen && challenge.guild.is_some()) {
        let theirs = languages::of(bot, challenge.challenge.challenger).await;
        tell_challenger(bot, challenge, &closed(theirs, challenge, game)).await;
    }
    Ok(closed_in(lang, challenge, game, threads))
}

/// The challenge once its message, if that is on its way just now, has arrived: people see it before we know its number.
async fn arrived(bot: &Bot, challenge: &StoredChallenge) -> StoredChallenge {
    let id = challenge.challenge.id;
    for _ in 0..LOOKS {
        if challenge.message.is_some() {
            break;
        }
        let look = bot.db(move |store| {
            let doubtful = store.in_flight(Timestamp(i64::MAX))?;
            let coming = doubtful.iter().any(|post| post.content == Content::Challenge(id));
            Ok::<_, StoreError>((coming, store.find_challenge(id)?))
        });
        match look.await {
            Ok((true, _)) => tokio::time::sleep(LOOK_EVERY).await,
            Ok((false, Some(now))) => return now,
            _ => break,
        }
    }
    challenge.clone()
}

/// A refusal, in the words that fit a challenge to anybody.
async fn refused(bot: &Bot, asked: &Asked, id: ChallengeId, refusal: Refusal) -> Trouble {
    let stored = bot.db(move |store| store.find_challenge(id)).await.ok().flatten();
    let Some(stored) = stored.filter(|stored| stored.challenge.opponent.is_none()) else {
        return Trouble::Play(refusal);
    };
    match refusal {
        Refusal::OnlyOpponentAnswers => Trouble::person(text::terms::seek_own(asked.lang)),
        Refusal::NotYourChallenge => {
            let (challenger, _) = names(asked.lang, &stored);
            Trouble::person(text::terms::seek_not_yours(asked.lang, &challenger))
        }
        other => Trouble::Play(other),
    }
}

/// A fair coin: the interaction's number is Discord's, and its low bits count what nobody can steer.
/// The house takes up what it is challenged to.
pub(crate) async fn accept_for_house(bot: &Arc<Bot>, challenge: &StoredChallenge) -> Result<(), Trouble> {
    let (id, now) = (challenge.challenge.id, bot.now());
    // As good as any coin, and the same after a restart.
    let mixed = (id.0 as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let coin = if mixed >> 63 == 0 { Colour::White } else { Colour::Black };
    let answer = Answer::Accept { coin };
    match bot.db(move |store| store.answer_challenge(id, HOUSE, answer, None, now)).await {
        Ok(answered) => {
            if let Answered::Started { challenge, game } = answered.into_inner() {
                info!(challenge = id.0, game = game.id().0, "the house plays");
                bot.refresh(game.id()).await?;
                show(bot, &arrived(bot, &challenge).await, Some(game.id()), Threads::Possible).await;
            }
            Ok(())
        }
        // Withdrawn in this moment.
        Err(Trouble::Play(refusal)) => {
            debug!(%refusal, "the house does not play");
            Ok(())
        }
        Err(other) => Err(other),
    }
}

fn coin(asked: &Asked) -> Colour {
    let mixed = asked.event.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    if mixed >> 63 == 0 { Colour::White } else { Colour::Black }
}

/// The names of the challenger and of whom they challenge.
pub(crate) fn names(lang: Lang, challenge: &StoredChallenge) -> (String, String) {
    let name = |user, name: &Option<String>| {
        name.as_deref().map_or_else(|| answers::somebody(lang, user), |name| text::name(lang, name))
    };
    (
        name(challenge.challenge.challenger, &challenge.challenger_name),
        match (&challenge.opponent_name, challenge.challenge.opponent) {
            (_, Some(HOUSE)) => text::house::name(lang, challenge.challenge.terms.house),
            (Some(name), _) => text::name(lang, name),
            (None, opponent) => somebody(lang, opponent),
        },
    )
}

/// Whom a challenge is for, where their name is not known.
pub(crate) fn somebody(lang: Lang, opponent: Option<UserId>) -> String {
    opponent.map_or_else(|| answers::anybody(lang), |opponent| answers::somebody(lang, opponent))
}

fn closed(lang: Lang, challenge: &StoredChallenge, game: Option<GameId>) -> Say {
    let (challenger, opponent) = names(lang, challenge);
    if challenge.challenge.opponent.is_none() && challenge.challenge.state == ChallengeState::Withdrawn {
        return Say::text(text::terms::seek_withdrawn(lang, &challenger));
    }
    Say::text(notices::challenge_closed(
        lang,
        (challenge.challenge.terms.variant, challenge.challenge.state),
        &challenger,
        &opponent,
        game.or(challenge.game),
    ))
}

/// The same, and why the game gets no thread.
fn closed_in(lang: Lang, challenge: &StoredChallenge, game: Option<GameId>, threads: Threads) -> Say {
    let mut shown = closed(lang, challenge, game);
    let why = match threads {
        Threads::Possible => return shown,
        Threads::WrongKind => answers::no_thread_kind(lang),
        Threads::Missing(what) => answers::no_thread(lang, what),
    };
    shown.text = format!("{}\n{why}", shown.text);
    shown
}

/// The message of an open challenge, with all that its terms mean.
pub(crate) async fn open(bot: &Bot, lang: Lang, challenge: &StoredChallenge) -> Result<Say, Trouble> {
    if challenge.challenge.state != ChallengeState::Open {
        return Ok(closed(lang, challenge, None));
    }
    let (challenger, _) = names(lang, challenge);
    let Challenge { id, opponent, colour, terms, rematch_of, .. } = challenge.challenge;
    let homes = if terms.weekends { homes(bot, lang, challenge).await? } else { Vec::new() };
    let again = rematch_of.map(|of| format!("{}\n", text::asking::rematch_of(lang, of))).unwrap_or_default();
    let ratings = ratings::of_challenge(bot, lang, challenge).await?;
    let ratings = ratings.map(|ratings| format!("\n{ratings}")).unwrap_or_default();
    let rules = format!("{again}{}{ratings}", text::terms::rules(lang, terms, &homes));
    Ok(match opponent {
        Some(opponent) => {
            let house = opponent == HOUSE;
            let who = if house { text::house::name(lang, terms.house) } else { text::mention(opponent) };
            let words = notices::challenge(lang, &who, &challenger, (terms.variant, colour));
            Say::text(format!("{words}\n{rules}")).mentions(opponent).rows(controls::challenge(lang, id))
        }
        None => {
            let words = text::terms::seek(lang, &challenger, terms.variant, colour);
            Say::text(format!("{words}\n{rules}")).rows(controls::seek(lang, id))
        }
    })
}

/// Where the two live: by whose weekends their clocks would stand.
async fn homes(bot: &Bot, lang: Lang, challenge: &StoredChallenge) -> Result<Vec<Home>, Trouble> {
    let (challenger, opponent) = (challenge.challenge.challenger, challenge.challenge.opponent);
    let (theirs, others) = bot
        .db(move |store| {
            let theirs = store.prefs(challenger)?.zone;
            let others = opponent.map(|opponent| store.prefs(opponent)).transpose()?;
            Ok::<_, StoreError>((theirs, others.map(|prefs| prefs.zone)))
        })
        .await?;
    let (challenger, opponent) = names(lang, challenge);
    let other = others.map_or(Home::Anybody, |zone| Home::Zone(opponent, zone));
    Ok(vec![Home::Zone(challenger, theirs), other])
}

/// Takes the buttons off the challenge's own message, best effort.
pub(crate) async fn show_closed(bot: &Arc<Bot>, challenge: &StoredChallenge, game: Option<GameId>) {
    show(bot, challenge, game, Threads::Possible).await;
}

/// The same; whether it was done.
async fn show(bot: &Arc<Bot>, challenge: &StoredChallenge, game: Option<GameId>, threads: Threads) -> bool {
    let Some((channel, message)) = challenge.message else { return false };
    if bot.now().ms_since(challenge.challenge.created) > poster::EDITABLE_MS {
        return false;
    }
    let lang = lang_of(bot, challenge).await;
    let edit: EditMessage = closed_in(lang, challenge, game, threads).edit();
    let place = (channel.0.into(), message.0.into(), None);
    let _turn = bot.turn(channel, Writing::Edit).await;
    let result: Result<_, Fault> = patiently(|| async { edit.clone().execute(&bot.http, place).await }).await;
    if let Err(fault) = &result {
        debug!(challenge = challenge.challenge.id.0, %fault, "the challenge keeps its buttons");
    }
    result.is_ok()
}

/// What is read where a challenge is posted.
pub(crate) async fn lang_of(bot: &Bot, challenge: &StoredChallenge) -> Lang {
    match (challenge.guild, challenge.challenge.opponent) {
        (Some(guild), _) => languages::of_server(bot, Some(guild)).await,
        (None, Some(opponent)) => languages::of(bot, opponent).await,
        (None, None) => Lang::default(),
    }
}

/// A word to the challenger by direct message, best effort.
pub(crate) async fn tell_challenger(bot: &Arc<Bot>, challenge: &StoredChallenge, say: &Say) {
    let user = challenge.challenge.challenger;
    let nonce = format!("c{}answer", challenge.challenge.id);
    let told = async {
        let channel = poster::dm_channel(bot, user).await?;
        let channel = serenity::all::ChannelId::new(channel.0);
        patiently(|| async { say.message(&nonce).execute(&bot.http, (channel, None)).await }).await
    };
    let result: Result<_, Fault> = told.await;
    if let Err(fault) = result {
        debug!(challenge = challenge.challenge.id.0, %fault, "the challenger could not be told");
    }
}
