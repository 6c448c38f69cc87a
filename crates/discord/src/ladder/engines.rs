//! Finding the engine that is meant, and who may do what with it.

use arena::Change;
use store::StoreError;
use store::ladder::{Engine, Owner};

use crate::asked::Asked;
use crate::bot::Bot;
use crate::commands::options::Options;
use crate::text::commands::{self as options_words, Words};
use crate::text::{answers, engines as words};
use crate::trouble::Trouble;

/// The engine that an option names.
pub(crate) async fn named(
    bot: &Bot,
    asked: &Asked,
    options: &Options<'_>,
    option: Words,
) -> Result<Engine, Trouble> {
    let name =
        options.string(option.name).ok_or_else(|| Trouble::person(answers::unknown_control(asked.lang)))?;
    find(bot, asked, name).await
}

/// The engine of a name, whatever the case of its letters.
pub(crate) async fn find(bot: &Bot, asked: &Asked, name: &str) -> Result<Engine, Trouble> {
    let wanted = name.trim().to_owned();
    let found = bot.db(move |store| store.engine_named(&wanted)).await?;
    found.ok_or_else(|| Trouble::person(words::none_named(asked.lang, name.trim())))
}

/// The engine that is meant, if the asker may act for it: its owner, who runs this bot, or who manages the server in
/// which it was entered.
pub(crate) async fn own(bot: &Bot, asked: &Asked, options: &Options<'_>) -> Result<Engine, Trouble> {
    let engine = named(bot, asked, options, options_words::WHICH_ENGINE).await?;
    if engine.owner == Owner::Person(asked.by) || bot.ladder.is_operator(asked.by) {
        return Ok(engine);
    }
    if engine.house.is_some() {
        return Err(Trouble::person(words::house_own(asked.lang, &engine)));
    }
    if let Some(guild) = asked.guild.filter(|_| asked.manages) {
        let id = engine.id;
        if bot.db(move |store| store.engine_server(id)).await? == Some(guild) {
            return Ok(engine);
        }
    }
    Err(Trouble::person(words::not_yours(asked.lang, &engine)))
}

/// Only those who run this bot go on.
pub(crate) fn operators_only(bot: &Bot, asked: &Asked) -> Result<(), Trouble> {
    if bot.ladder.is_operator(asked.by) {
        return Ok(());
    }
    Err(Trouble::person(words::operators_only(asked.lang)))
}

/// Changes an engine in the place of its owner, or as the operator; the asker was let through before.
pub(crate) async fn change(
    bot: &Bot,
    asked: &Asked,
    engine: &Engine,
    change: Change,
) -> Result<Engine, Trouble> {
    let arena = bot.ladder.arena(asked.lang)?;
    let by = if bot.ladder.is_operator(asked.by) { Owner::Operator } else { engine.owner };
    arena.change(&engine.name, by, change).await.map_err(|refusal| refused(asked, refusal))
}

/// A refusal as the asker is told it, or our fault.
pub(crate) fn refused(asked: &Asked, refusal: arena::Refusal) -> Trouble {
    match words::refused(asked.lang, &refusal) {
        Some(sentence) => Trouble::person(sentence),
        None => Trouble::Ours(Box::new(refusal)),
    }
}

/// Every engine whose name has what was typed in it, those that play first.
pub(crate) async fn matching(bot: &Bot, typed: &str, own: Option<Owner>) -> Result<Vec<Engine>, Trouble> {
    let typed = typed.trim().to_lowercase();
    let mut engines = bot
        .db(move |store| {
            Ok::<_, StoreError>(match own {
                Some(owner) => store.engines_of(owner)?,
                None => store.engines(None)?,
            })
        })
        .await?;
    engines.retain(|engine| engine.name.to_lowercase().contains(&typed));
    engines.sort_by_key(|engine| {
        (!engine.state.plays(), !engine.name.to_lowercase().starts_with(&typed), engine.name.to_lowercase())
    });
    Ok(engines)
}
