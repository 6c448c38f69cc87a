//! `/settings`: what a player wishes for themselves.

use std::sync::Arc;

use ::words::Lang;
use store::{Prefs, StoreError};

use super::options::Options;
use super::style;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::languages;
use crate::say::Say;
use crate::text::{commands as words, settings};
use crate::trouble::Trouble;

/// The value that goes by the chat's language again.
pub(super) const CHAT: &str = "chat";

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let (by, now) = (asked.by, bot.now());
    let mut prefs = bot.db(move |store| store.prefs(by)).await?;
    if !options.is_empty() {
        apply(&mut prefs, options);
        let language = options.string(words::LANGUAGE.name).map(Lang::from_code);
        let kept = prefs.clone();
        bot.db(move |store| {
            store.set_prefs(by, &kept, now)?;
            if let Some(language) = language {
                store.set_language(by, language.map(Lang::code))?;
            }
            Ok::<_, StoreError>(())
        })
        .await?;
    }
    // It may have become another just now.
    let lang = languages::of(bot, by).await;
    let chosen = bot.db(move |store| store.chosen_language(by)).await?.is_some();
    Ok(Say::text(settings::settings(lang, &prefs, chosen, !options.is_empty(), now)))
}

fn apply(prefs: &mut Prefs, options: &Options<'_>) {
    style::apply(prefs, options);
    let wanted = |name| options.boolean(name);
    prefs.remind.at_24 = wanted(words::REMIND_24.name).unwrap_or(prefs.remind.at_24);
    prefs.remind.at_8 = wanted(words::REMIND_8.name).unwrap_or(prefs.remind.at_8);
    prefs.remind.at_1 = wanted(words::REMIND_1.name).unwrap_or(prefs.remind.at_1);
    prefs.confirm = wanted(words::CONFIRM.name).unwrap_or(prefs.confirm);
    prefs.goal = wanted(words::SETTING_GOAL.name).unwrap_or(prefs.goal);
    prefs.mining = wanted(words::MINING.name).unwrap_or(prefs.mining);
    if let Some(hour) = options.integer(words::DIGEST.name) {
        // Below nought there is none.
        prefs.digest_hour = u8::try_from(hour).ok();
    }
    if let Some(input) = options.string(words::INPUT.name).and_then(|word| word.parse().ok()) {
        prefs.input = input;
    }
    if let Some(notation) = options.string(words::NOTATION.name).and_then(|word| word.parse().ok()) {
        prefs.notation = notation;
    }
}
