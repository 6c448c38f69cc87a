//! Names of engines and tournaments while they are typed.

use serenity::all::{AutocompleteChoice, AutocompleteOption, CreateAutocompleteResponse};
use store::ladder::{Engine, EngineState, Owner};
use tracing::warn;

use super::{books, engines};
use crate::asked::Asked;
use crate::bot::Bot;
use crate::commands::options::Options;
use crate::text::{self, commands as words};
use crate::trouble::Trouble;

/// Discord's limit.
const CHOICES: usize = 25;
/// How many tournaments are looked through.
const TOURNAMENTS: u32 = 100;

/// Whether a command is about engines.
pub(crate) fn is_ours(command: &str) -> bool {
    [words::ENGINE.name, words::LADDER.name, words::TOURNAMENT.name].contains(&command)
}

/// The choices for what is being typed.
pub(crate) async fn choices(
    bot: &Bot,
    asked: &Asked,
    command: &str,
    options: &Options<'_>,
    focused: &AutocompleteOption<'_>,
) -> CreateAutocompleteResponse {
    let typed = focused.value;
    let found = match focused.name {
        name if name == words::WHICH_TOURNAMENT.name => tournaments(bot, typed).await,
        name if name == words::ENTRANTS.name => entrants(bot, options, typed).await,
        name if name == words::OPENINGS.name => Ok(openings(options, typed)),
        name => named(bot, asked, command, options.sub(), (name, typed)).await,
    };
    let names = found.unwrap_or_else(|trouble| {
        warn!(%trouble, "what fits could not be looked up");
        Vec::new()
    });
    let choice = |(shown, value): (String, String)| AutocompleteChoice::new(text::cut(&shown, 100), value);
    let fits = names.into_iter().filter(|(_, value)| value.chars().count() <= 100);
    CreateAutocompleteResponse::new().set_choices(fits.take(CHOICES).map(choice).collect())
}

fn choice(engine: Engine) -> (String, String) {
    (engine.name.clone(), engine.name)
}

/// Engines: those that the asker may mean there.
async fn named(
    bot: &Bot,
    asked: &Asked,
    command: &str,
    sub: Option<&str>,
    (option, typed): (&str, &str),
) -> Result<Vec<(String, String)>, Trouble> {
    let own = Some(Owner::Person(asked.by));
    let acts = [
        words::ENGINE_LOG,
        words::ENGINE_UPDATE,
        words::ENGINE_RETIRE,
        words::ENGINE_RETURN,
        words::ENGINE_RENAME,
    ];
    let acts = command == words::ENGINE.name && acts.iter().any(|act| sub == Some(act.name));
    let joins = command == words::TOURNAMENT.name;
    let whose = if acts || joins || option == words::PREVIOUS.name { own } else { None };
    let mut found = engines::matching(bot, typed, whose).await?;
    if found.is_empty() && acts && (asked.manages || bot.ladder.is_operator(asked.by)) {
        found = engines::matching(bot, typed, None).await?;
    }
    let gone = |state| matches!(state, EngineState::Refused | EngineState::Withdrawn);
    if command != words::ENGINE.name {
        found.retain(|engine| !gone(engine.state));
    }
    Ok(found.into_iter().map(choice).collect())
}

/// A list with commas: its last name is completed, those before it stay.
async fn entrants(bot: &Bot, options: &Options<'_>, typed: &str) -> Result<Vec<(String, String)>, Trouble> {
    let variant = books::variant(options);
    let (before, last) = typed.rsplit_once(',').unwrap_or(("", typed));
    let listed: Vec<String> = before.split(',').map(|name| name.trim().to_lowercase()).collect();
    let mut found = engines::matching(bot, last, None).await?;
    found.retain(|engine| {
        let plays = variant.is_none_or(|variant| engine.variants.contains(&variant));
        engine.state.plays() && plays && !listed.contains(&engine.name.to_lowercase())
    });
    let whole = |engine: Engine| {
        let whole = if before.trim().is_empty() {
            engine.name
        } else {
            format!("{}, {}", before.trim(), engine.name)
        };
        (whole.clone(), whole)
    };
    Ok(found.into_iter().map(whole).collect())
}

async fn tournaments(bot: &Bot, typed: &str) -> Result<Vec<(String, String)>, Trouble> {
    let typed = typed.trim().to_lowercase();
    let found = bot.db(|store| store.tournaments(TOURNAMENTS)).await?;
    let fits =
        found.into_iter().map(|one| one.terms.name).filter(|name| name.to_lowercase().contains(&typed));
    Ok(fits.map(|name| (name.clone(), name)).collect())
}

fn openings(options: &Options<'_>, typed: &str) -> Vec<(String, String)> {
    let typed = typed.trim().to_lowercase();
    let lists = books::openings(books::variant(options).unwrap_or_default());
    lists.into_iter().filter(|name| name.contains(&typed)).map(|name| (name.clone(), name)).collect()
}
