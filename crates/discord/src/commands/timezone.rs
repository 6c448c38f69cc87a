//! `/timezone`.

use std::sync::Arc;

use play::Zone;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::text::{self, commands as words, settings};
use crate::trouble::Trouble;
use crate::zones;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let (by, lang, now) = (asked.by, asked.lang, bot.now());
    let mut prefs = bot.db(move |store| store.prefs(by)).await?;
    let Some(typed) = options.string(words::ZONE.name) else {
        let zone = prefs.zone.as_deref().and_then(Zone::named);
        return Ok(Say::text(settings::zone(lang, zone.as_ref(), now)));
    };
    let Some(zone) = zones::meant(typed, now, lang) else {
        return Err(Trouble::person(settings::zone_unknown(lang, &text::plain(typed))));
    };
    prefs.zone = Some(zone.name().to_owned());
    bot.db(move |store| store.set_prefs(by, &prefs, now)).await?;
    Ok(Say::text(settings::zone_set(lang, &zone, now)))
}

/// The zones for what is being typed: a city, or the time that it is there.
pub(super) fn choices(bot: &Bot, asked: &Asked, typed: &str) -> CreateAutocompleteResponse {
    let now = bot.now();
    let found = zones::search(typed, now, asked.lang);
    let choice =
        |zone: &Zone| AutocompleteChoice::new(settings::zone_choice(asked.lang, zone, now), zone.name());
    CreateAutocompleteResponse::new()
        .set_choices(found.iter().take(super::complete::CHOICES).map(choice).collect())
}
