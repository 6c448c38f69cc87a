//! `/play` and the menu entry of the same meaning: a challenge.

use std::sync::Arc;

use play::{ColourChoice, NewChallenge, Refusal};
use serenity::all::{ChannelType, Permissions};
use store::{Address, MakeChallenge};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::text::{self, answers, commands as words};
use crate::trouble::Trouble;
use crate::{controls, place};

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let opponent =
        options.person(words::OPPONENT.name).ok_or_else(|| Trouble::person(answers::not_with_a_bot()))?;
    if opponent.id == asked.by {
        return Err(Trouble::Play(Refusal::ChallengeSelf));
    }
    if bot.is_me(opponent.id) {
        return Err(Trouble::person(answers::not_with_me()));
    }
    if opponent.bot {
        return Err(Trouble::person(answers::not_with_a_bot()));
    }
    let shown = text::name(&opponent.name);
    let address = if asked.guild.is_some() {
        let missing = place::missing_to_write(asked);
        if missing != Permissions::empty() {
            return Err(Trouble::person(answers::missing(missing)));
        }
        Address::Channel(asked.channel)
    } else {
        let user = opponent.id;
        if bot.db(move |store| store.dm_closed(user)).await?.is_some() {
            return Err(Trouble::person(answers::challenge_undelivered(&shown)));
        }
        Address::User(user)
    };
    let colour =
        options.string(words::COLOUR.name).and_then(|word| word.parse().ok()).unwrap_or(ColourChoice::Random);
    bot.know(opponent.id, &opponent.name).await?;
    let make = MakeChallenge {
        new: NewChallenge { challenger: asked.by, opponent: opponent.id, colour },
        guild: asked.guild,
        channel: asked.channel,
        address,
        event: Some(asked.event),
        now: bot.now(),
    };
    let stored = bot.db(move |store| store.challenge(make)).await?.into_inner();
    bot.posts.notify_one();
    let in_dm = asked.guild.is_none() || asked.kind == Some(ChannelType::Private);
    Ok(Say::text(answers::challenge_sent(&shown, in_dm)).rows(controls::withdraw(stored.challenge.id)))
}
