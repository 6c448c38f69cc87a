//! `/tournament`: tournaments of engines.

use std::sync::Arc;

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::ladder::{tables, tournaments};
use crate::say::Say;
use crate::text::{answers, commands as words};
use crate::trouble::Trouble;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let lang = super::reader(bot, asked, options).await;
    match options.sub() {
        Some(sub) if sub == words::TOURNAMENT_CREATE.name => tournaments::create(bot, asked, options).await,
        Some(sub) if sub == words::TOURNAMENT_JOIN.name => tournaments::join(bot, asked, options).await,
        Some(sub) if sub == words::TOURNAMENT_LIST.name => tournaments::list(bot, lang).await,
        Some(sub) if sub == words::TOURNAMENT_SHOW.name => {
            let (theme, _) = tables::taste(bot, asked.by).await?;
            tournaments::show(bot, asked, lang, options, theme).await
        }
        Some(sub) if sub == words::TOURNAMENT_CANCEL.name => tournaments::cancel(bot, asked, options).await,
        _ => Err(Trouble::person(answers::unknown_control(asked.lang))),
    }
}
