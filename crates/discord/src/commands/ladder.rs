//! `/ladder`: standings, engines and games; matches; channels that follow.

use std::sync::Arc;

use store::ladder::EngineGameId;

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::ladder::{books, engines, following, matches, page, replay, tables};
use crate::say::Say;
use crate::text::{answers, commands as words};
use crate::trouble::Trouble;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let lang = super::reader(bot, asked, options).await;
    let as_text = options.boolean(words::AS_TEXT.name).unwrap_or(false);
    match options.sub() {
        Some(sub) if sub == words::LADDER_STANDINGS.name => {
            let variant = following::chosen(bot, asked, options).await?;
            let page = options.integer(words::LIST_PAGE.name).and_then(|page| usize::try_from(page).ok());
            let page = page.unwrap_or(1).saturating_sub(1);
            tables::say(bot, lang, variant, (page, as_text), tables::taste(bot, asked.by).await?).await
        }
        Some(sub) if sub == words::LADDER_CROSS.name => {
            let variant = following::chosen(bot, asked, options).await?;
            let (theme, _) = tables::taste(bot, asked.by).await?;
            tables::cross(bot, lang, variant, as_text, theme).await
        }
        Some(sub) if sub == words::LADDER_ENGINE.name => {
            let engine = engines::named(bot, asked, options, words::WHICH_ENGINE).await?;
            let variant = match books::variant(options) {
                Some(variant) => variant,
                None => {
                    let here = following::chosen(bot, asked, options).await?;
                    let plays = engine.variants.contains(&here);
                    if plays { here } else { engine.variants.first().copied().unwrap_or(here) }
                }
            };
            page::career(bot, lang, engine, variant, tables::taste(bot, asked.by).await?).await
        }
        Some(sub) if sub == words::LADDER_GAME.name => {
            let missing = || Trouble::person(answers::unknown_control(asked.lang));
            let number = options.integer(words::GAME_NUMBER.name).ok_or_else(missing)?;
            replay::board(bot, lang, EngineGameId(number), None).await
        }
        Some(sub) if sub == words::LADDER_MATCH.name => matches::ask(bot, asked, options).await,
        Some(sub) if sub == words::LADDER_FOLLOW.name => following::follow(bot, asked, options).await,
        Some(sub) if sub == words::LADDER_UNFOLLOW.name => following::unfollow(bot, asked, options).await,
        Some(sub) if sub == words::LADDER_SEASON.name => {
            let variant = following::chosen(bot, asked, options).await?;
            let number = options.integer(words::SEASON.name).and_then(|number| u32::try_from(number).ok());
            let (_, zone) = tables::taste(bot, asked.by).await?;
            tables::season(bot, lang, variant, number, zone).await
        }
        _ => Err(Trouble::person(answers::unknown_control(asked.lang))),
    }
}
