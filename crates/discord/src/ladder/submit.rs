//! `/engine submit` and new versions: the file is fetched, the engine entered, its check reported when it is over.

use std::sync::Arc;

use arena::{Change, Submission, Submitted};
use rules::Variant;
use serenity::all::Attachment;
use store::ladder::{Engine, EngineState, Owner};
use tracing::info;

use super::engines;
use crate::asked::{Answer, Asked};
use crate::bot::Bot;
use crate::commands::options::Options;
use crate::fetch::Unfetched;
use crate::say::Say;
use crate::text::commands as options_words;
use crate::text::{answers, engines as words};
use crate::trouble::Trouble;

/// Enters a new engine.
pub(crate) async fn submit(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let missing = || Trouble::person(answers::unknown_control(asked.lang));
    let file = options.file(options_words::FILE.name).ok_or_else(missing)?;
    let name = options.string(options_words::ENGINE_NAME.name).ok_or_else(missing)?;
    let variants = match options.string(options_words::ENGINE_VARIANT.name) {
        Some(options_words::EVERY_VARIANT) => Variant::ALL.to_vec(),
        word => word.and_then(Variant::from_word).into_iter().collect(),
    };
    let given = |option: options_words::Words| options.string(option.name).map(str::to_owned);
    let submission = Submission {
        file: Submitted::Bytes(Vec::new()),
        name: name.to_owned(),
        owner: Owner::Person(asked.by),
        variants,
        previous: given(options_words::PREVIOUS),
        author: None,
        country: given(options_words::COUNTRY),
        description: given(options_words::DESCRIPTION),
        trusted: false,
    };
    enter(bot, asked, file, submission).await
}

/// A new version of an engine, or new words about it.
pub(crate) async fn update(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let engine = engines::own(bot, asked, options).await?;
    let given = |option: options_words::Words| options.string(option.name).map(str::to_owned);
    let (country, description) = (given(options_words::COUNTRY), given(options_words::DESCRIPTION));
    if let Some(file) = options.file(options_words::VERSION_FILE.name) {
        let name = match given(options_words::VERSION_NAME) {
            Some(name) => name,
            None => next_name(bot, &engine).await?,
        };
        let submission = Submission {
            file: Submitted::Bytes(Vec::new()),
            name,
            owner: engine.owner,
            variants: engine.variants.clone(),
            previous: Some(engine.name.clone()),
            author: engine.author.clone(),
            country: country.or_else(|| engine.country.clone()),
            description: description.or_else(|| engine.description.clone()),
            trusted: false,
        };
        return enter(bot, asked, file, submission).await;
    }
    if country.is_none() && description.is_none() {
        return Err(Trouble::person(words::nothing_to_change(asked.lang)));
    }
    let change = Change::Describe { author: None, country, description };
    let engine = engines::change(bot, asked, &engine, change).await?;
    Ok(Say::text(words::updated(asked.lang, &engine)))
}

/// The name of the next version: the number at its end counts on, or begins with 2.
async fn next_name(bot: &Bot, engine: &Engine) -> Result<String, Trouble> {
    let mut name = counted_on(&engine.name);
    loop {
        let wanted = name.clone();
        if bot.db(move |store| store.engine_named(&wanted)).await?.is_none() {
            return Ok(name);
        }
        name = counted_on(&name);
    }
}

fn counted_on(name: &str) -> String {
    let digits = name.chars().rev().take_while(char::is_ascii_digit).count().min(9);
    let (stem, number) = name.split_at(name.len() - digits);
    match number.parse::<u64>() {
        Ok(number) => format!("{stem}{}", number + 1),
        Err(_) => format!("{stem} 2"),
    }
}

async fn enter(
    bot: &Arc<Bot>,
    asked: &Asked,
    file: &Attachment,
    submission: Submission,
) -> Result<Say, Trouble> {
    let arena = bot.ladder.arena(asked.lang)?;
    let limit = arena.config().most_bytes;
    let size = u64::from(file.size);
    let bytes = bot.ladder.files.fetch(&file.url, size, limit).await.map_err(|why| {
        info!(%why, size, "a file was not taken");
        Trouble::person(match why {
            Unfetched::Elsewhere => words::file_elsewhere(asked.lang),
            Unfetched::TooLarge { limit } => words::file_too_large(asked.lang, limit),
            _ => words::file_lost(asked.lang),
        })
    })?;
    let submission = Submission { file: Submitted::Bytes(bytes), ..submission };
    let engine = arena.submit(submission).await.map_err(|refusal| engines::refused(asked, refusal))?;
    info!(engine = engine.id.0, name = engine.name, owner = asked.by.0, "an engine was submitted");
    if let Some(guild) = asked.guild {
        let id = engine.id;
        bot.db(move |store| store.set_engine_server(id, guild)).await?;
    }
    bot.ladder.wait(engine.id, Answer::further(&bot.http, asked));
    bot.ladder.wake.notify_one();
    Ok(Say::text(words::taken(asked.lang, &engine)))
}

/// The report of a check goes to whoever waits for it in the chat. `true` if they were told.
pub(crate) async fn told_in_answer(bot: &Bot, engine: &Engine, say: &Say) -> bool {
    if engine.state == EngineState::Checking {
        return false;
    }
    let Some(answer) = bot.ladder.waits(engine.id) else { return false };
    match answer.say(say).await {
        Ok(()) => true,
        Err(fault) => {
            info!(%fault, "the answer cannot be followed any more");
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::counted_on;

    #[test]
    fn versions_count_on() {
        for (name, next) in
            [("Vega", "Vega 2"), ("Vega 2", "Vega 3"), ("Vega 1.9", "Vega 1.10"), ("42", "43")]
        {
            assert_eq!(counted_on(name), next);
        }
    }
}
