//! Answers to challenges, and the messages of challenges after they are answered.

use std::sync::Arc;

use play::{Answer, ChallengeId, ChallengeState, Colour, GameId};
use serenity::all::EditMessage;
use serenity::builder::Builder;
use store::{Answered, MessageId, StoredChallenge};
use tracing::{debug, info};

use crate::asked::Asked;
use crate::bot::Bot;
use crate::lanes::Writing;
use crate::place::{self, Threads};
use crate::poster;
use crate::presses::Reply;
use crate::say::Say;
use crate::text::{self, answers, notices};
use crate::trouble::Trouble;
use crate::wire::{Fault, patiently};

/// What somebody answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Accept,
    Decline,
    Withdraw,
}

/// Takes the answer; `pressed` is the message with the button.
pub(crate) async fn answer(
    bot: &Arc<Bot>,
    asked: &Asked,
    id: ChallengeId,
    choice: Choice,
    pressed: MessageId,
) -> Result<Reply, Trouble> {
    let threads = place::threads(asked);
    let answer = match choice {
        Choice::Accept => {
            if asked.guild.is_some() {
                // Before the commit: the poster looks for games to open from then on.
                bot.note_threads(asked.channel, threads == Threads::Possible);
                bot.note_pressed(id, pressed);
            }
            Answer::Accept { coin: coin(asked) }
        }
        Choice::Decline => Answer::Decline,
        Choice::Withdraw => Answer::Withdraw,
    };
    let (by, event, now) = (asked.by, asked.event, bot.now());
    let answered =
        bot.db(move |store| store.answer_challenge(id, by, answer, Some(event), now)).await?.into_inner();
    info!(challenge = id.0, ?choice, "answered");
    let (challenge, game) = match &answered {
        Answered::Started { challenge, game } => (challenge, Some(game.id())),
        Answered::Declined(challenge) | Answered::Withdrawn(challenge) => (challenge, None),
    };
    if let Some(game) = game {
        bot.refresh(game).await?;
    }
    let mut closed = closed(challenge, game);
    if let (Choice::Accept, Some(_)) = (choice, asked.guild) {
        match threads {
            Threads::Possible => {}
            Threads::WrongKind => closed.text = format!("{}\n{}", closed.text, answers::no_thread_kind()),
            Threads::Missing(what) => closed.text = format!("{}\n{}", closed.text, answers::no_thread(what)),
        }
    }
    if challenge.message.is_some_and(|(_, message)| message != pressed) {
        show_closed(bot, challenge, game).await;
    }
    if challenge.guild.is_none() && choice == Choice::Decline {
        tell_challenger(bot, challenge, &Say::text(closed.text.clone())).await;
    }
    Ok(Reply::Change(closed))
}

/// A fair coin: the interaction's number is Discord's, and its low bits count what nobody can steer.
fn coin(asked: &Asked) -> Colour {
    let mixed = asked.event.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    if mixed >> 63 == 0 { Colour::White } else { Colour::Black }
}

fn names(challenge: &StoredChallenge) -> (String, String) {
    let name =
        |user, name: &Option<String>| name.as_deref().map_or_else(|| answers::somebody(user), text::name);
    (
        name(challenge.challenge.challenger, &challenge.challenger_name),
        name(challenge.challenge.opponent, &challenge.opponent_name),
    )
}

fn closed(challenge: &StoredChallenge, game: Option<GameId>) -> Say {
    let (challenger, opponent) = names(challenge);
    Say::text(notices::challenge_closed(
        challenge.challenge.state,
        &challenger,
        &opponent,
        game.or(challenge.game),
    ))
}

/// The message of an open challenge.
pub(crate) fn open(challenge: &StoredChallenge) -> Say {
    let (challenger, opponent) = names(challenge);
    if challenge.challenge.state != ChallengeState::Open {
        return Say::text(notices::challenge_closed(
            challenge.challenge.state,
            &challenger,
            &opponent,
            challenge.game,
        ));
    }
    let mention = text::mention(challenge.challenge.opponent);
    Say::text(notices::challenge(&mention, &challenger, challenge.challenge.colour))
        .mentions(challenge.challenge.opponent)
        .rows(crate::controls::challenge(challenge.challenge.id))
}

/// Takes the buttons off the challenge's own message, best effort.
pub(crate) async fn show_closed(bot: &Arc<Bot>, challenge: &StoredChallenge, game: Option<GameId>) {
    let Some((channel, message)) = challenge.message else { return };
    if bot.now().ms_since(challenge.challenge.created) > poster::EDITABLE_MS {
        return;
    }
    let edit: EditMessage = closed(challenge, game).edit();
    let place = (channel.0.into(), message.0.into(), None);
    let _turn = bot.turn(channel, Writing::Edit).await;
    let result: Result<_, Fault> = patiently(|| async { edit.clone().execute(&bot.http, place).await }).await;
    if let Err(fault) = result {
        debug!(challenge = challenge.challenge.id.0, %fault, "the challenge keeps its buttons");
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
