//! `/challenge`: what the buttons under a challenge do, without a click.

use std::sync::Arc;

use play::ChallengeId;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use store::{StoreError, StoredChallenge};
use tracing::warn;

use super::complete::CHOICES;
use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::challenges::{self, Choice, Given};
use crate::say::Say;
use crate::text::{answers, challenges as text, commands as words};
use crate::trouble::Trouble;

/// What a subcommand answers.
fn choice(sub: Option<&str>) -> Option<Choice> {
    let all = [
        (words::CHALLENGE_ACCEPT, Choice::Accept),
        (words::CHALLENGE_DECLINE, Choice::Decline),
        (words::CHALLENGE_WITHDRAW, Choice::Withdraw),
    ];
    all.into_iter().find(|(words, _)| Some(words.name) == sub).map(|(_, choice)| choice)
}

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let choice =
        choice(options.sub()).ok_or_else(|| Trouble::person(answers::unknown_control(asked.lang)))?;
    let named = options.integer(words::NUMBER.name).map(ChallengeId);
    let stored = meant(bot, asked, choice, named).await?;
    let channel = stored.guild.map(|_| stored.channel);
    let given = Given { pressed: None, channel, lang: asked.lang };
    challenges::answer(bot, asked, stored.challenge.id, choice, given).await
}

/// The challenge that somebody answers: the one named, or the only one that fits. Never a guess between several.
async fn meant(
    bot: &Bot,
    asked: &Asked,
    choice: Choice,
    named: Option<ChallengeId>,
) -> Result<StoredChallenge, Trouble> {
    if let Some(id) = named {
        let stored = bot.db(move |store| store.find_challenge(id)).await?;
        return stored.filter(|stored| concerns(stored, asked)).ok_or(Trouble::Unknown);
    }
    match fitting(bot, asked, choice).await?.as_slice() {
        [only] => Ok(only.clone()),
        [] => Err(Trouble::person(text::none(asked.lang, choice))),
        several => {
            let lines: Vec<String> = several.iter().map(|stored| line(asked, stored)).collect();
            Err(Trouble::person(text::which(asked.lang, &lines)))
        }
    }
}

/// Whether it is the asker's, or they see it where they are; whether they may answer it is another question.
fn concerns(stored: &StoredChallenge, asked: &Asked) -> bool {
    let here = stored.guild.is_some() && stored.channel == asked.channel;
    here || stored.challenge.challenger == asked.by || stored.challenge.opponent == Some(asked.by)
}

/// The open challenges that somebody may answer so: those of this server or of direct messages, where they ask, or else
/// their own of everywhere. Those to anybody stand in their channel alone, which not everybody may see.
async fn fitting(bot: &Bot, asked: &Asked, choice: Choice) -> Result<Vec<StoredChallenge>, Trouble> {
    let (by, guild, channel) = (asked.by, asked.guild, asked.channel);
    let (mut open, seeks) = bot
        .db(move |store| {
            let seeks = guild.map(|guild| store.open_seeks(guild)).transpose()?.unwrap_or_default();
            Ok::<_, StoreError>((store.open_challenges(by)?, seeks))
        })
        .await?;
    open.retain(|stored| match choice {
        Choice::Accept | Choice::Decline => stored.challenge.opponent == Some(by),
        Choice::Withdraw => stored.challenge.challenger == by,
    });
    if choice == Choice::Accept {
        let others = |seek: &StoredChallenge| seek.challenge.challenger != by && seek.channel == channel;
        open.extend(seeks.into_iter().filter(others));
    }
    if open.iter().any(|stored| stored.guild == guild) {
        open.retain(|stored| stored.guild == guild);
    }
    Ok(open)
}

/// A challenge in a list.
fn line(asked: &Asked, stored: &StoredChallenge) -> String {
    let (challenger, opponent) = challenges::names(asked.lang, stored);
    let mine = stored.challenge.challenger == asked.by;
    let other = if mine { opponent } else { challenger };
    text::line(asked.lang, &stored.challenge, mine, &other)
}

/// The challenges for the number that is being typed.
pub(super) async fn choices(
    bot: &Bot,
    asked: &Asked,
    options: &Options<'_>,
    typed: &str,
) -> CreateAutocompleteResponse {
    let none = CreateAutocompleteResponse::new();
    let Some(choice) = choice(options.sub()) else { return none };
    let fitting = match fitting(bot, asked, choice).await {
        Ok(fitting) => fitting,
        Err(trouble) => {
            warn!(%trouble, "challenges could not be read");
            return none;
        }
    };
    let typed = typed.trim().to_lowercase();
    let choices = fitting.iter().filter_map(|stored| {
        // Nothing is marked up in a list of choices.
        let name = line(asked, stored).replace('\\', "");
        let wanted = name.to_lowercase().contains(&typed);
        wanted.then(|| AutocompleteChoice::new(crate::text::cut(&name, 100), stored.challenge.id.0))
    });
    none.set_choices(choices.take(CHOICES).collect())
}
