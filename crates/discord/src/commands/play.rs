//! `/play` and the menu entry of the same meaning: a challenge.

use std::sync::Arc;

use play::{ColourChoice, HOUSE, Level, NewChallenge, Refusal};
use serenity::all::ChannelType;
use store::{Address, MakeChallenge};

use super::options::{Options, Person};
use crate::asked::Asked;
use crate::bot::Bot;
use crate::controls;
use crate::say::Say;
use crate::terms::{self, Board};
use crate::text::{self, answers, commands as words};
use crate::trouble::Trouble;

/// The colour that the challenger asks for.
pub(super) fn colour(options: &Options<'_>) -> ColourChoice {
    options.string(words::COLOUR.name).and_then(|word| word.parse().ok()).unwrap_or(ColourChoice::Random)
}

/// Who is challenged: a person, or the house by the bot's own name.
fn opponent(bot: &Bot, asked: &Asked, options: &Options<'_>) -> Result<Person, Trouble> {
    let opponent = options
        .person(words::OPPONENT.name)
        .ok_or_else(|| Trouble::person(answers::not_with_a_bot(asked.lang)))?;
    if opponent.id == asked.by {
        return Err(Trouble::Play(Refusal::ChallengeSelf));
    }
    if bot.is_me(opponent.id) {
        return Ok(Person { id: HOUSE, ..opponent });
    }
    if opponent.bot {
        return Err(Trouble::person(answers::not_with_a_bot(asked.lang)));
    }
    Ok(opponent)
}

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let opponent = opponent(bot, asked, options)?;
    let house = opponent.id == HOUSE;
    let shown = text::name(asked.lang, &opponent.name);
    let server = terms::server_of(bot, asked).await?;
    terms::may_start(asked, &server)?;
    let mut terms = terms::asked_for(asked.lang, options, &server)?;
    if house {
        let level = options.integer(words::LEVEL.name).and_then(|level| u8::try_from(level).ok());
        terms.house = Some(level.and_then(Level::new).unwrap_or(Level::USUAL));
    } else if options.integer(words::LEVEL.name).is_some() {
        return Err(Trouble::person(text::house::level_is_mine(asked.lang)));
    }
    let board = match asked.guild {
        Some(_) => Some(Board::of(asked, &server)?),
        None => None,
    };
    if board.is_none() && !house {
        let user = opponent.id;
        if bot.db(move |store| store.dm_closed(user)).await?.is_some() {
            return Err(Trouble::person(answers::challenge_undelivered(asked.lang, &shown)));
        }
    }
    if !house {
        bot.know(opponent.id, &opponent.name).await?;
    }
    let make = MakeChallenge {
        new: NewChallenge {
            challenger: asked.by,
            opponent: Some(opponent.id),
            colour: colour(options),
            terms,
            rematch_of: None,
        },
        guild: asked.guild,
        channel: board.map_or(asked.channel, |board| board.channel),
        address: board.map_or(Address::User(opponent.id), Board::address),
        event: Some(asked.event),
        now: bot.now(),
    };
    let stored = bot.db(move |store| store.challenge(make)).await?.into_inner();
    bot.posts.notify_one();
    if house {
        bot.house.wake.notify_one();
        return Ok(Say::text(text::house::taken_up(asked.lang, terms.house)));
    }
    let in_dm = asked.guild.is_none() || asked.kind == Some(ChannelType::Private);
    let words = match board.and_then(Board::link) {
        Some(link) => text::terms::challenge_sent_there(asked.lang, &shown, &link),
        None => answers::challenge_sent(asked.lang, &shown, in_dm),
    };
    Ok(Say::text(words).rows(controls::withdraw(asked.lang, stored.challenge.id)))
}
