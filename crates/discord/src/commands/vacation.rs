//! `/vacation`.

use std::sync::Arc;

use store::VacationRefusal;
use tracing::info;

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::text::{answers, commands as words, vacation as text};
use crate::trouble::Trouble;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    match options.sub() {
        Some(sub) if sub == words::VACATION_START.name => start(bot, asked, options).await,
        Some(sub) if sub == words::VACATION_END.name => end(bot, asked).await,
        Some(sub) if sub == words::VACATION_SHOW.name => show(bot, asked).await,
        _ => Err(Trouble::person(answers::unknown_control(asked.lang))),
    }
}

async fn start(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let days = options.integer(words::DAYS.name).and_then(|days| u16::try_from(days).ok()).unwrap_or(0);
    let (by, event, now) = (asked.by, asked.event, bot.now());
    let begun = bot.db(move |store| store.start_vacation(by, days, Some(event), now)).await?.into_inner();
    let state = begun.map_err(|refusal| refused(asked, refusal))?;
    info!(days, "on vacation");
    let stand = refresh(bot, asked).await?;
    let until = state.now.map_or(now, |vacation| vacation.span.until);
    Ok(Say::text(text::begun(asked.lang, until, stand, state.left)))
}

async fn end(bot: &Arc<Bot>, asked: &Asked) -> Result<Say, Trouble> {
    let (by, event, now) = (asked.by, asked.event, bot.now());
    let ended = bot.db(move |store| store.end_vacation(by, Some(event), now)).await?.into_inner();
    let state = ended.map_err(|refusal| refused(asked, refusal))?;
    info!("back from vacation");
    refresh(bot, asked).await?;
    Ok(Say::text(text::ended(asked.lang, state.left)))
}

async fn show(bot: &Arc<Bot>, asked: &Asked) -> Result<Say, Trouble> {
    let (by, now) = (asked.by, bot.now());
    let state = bot.db(move |store| store.vacation(by, now)).await?;
    Ok(Say::text(text::shown(asked.lang, state.now.map(|vacation| vacation.span.until), state.left)))
}

/// Takes the asker's games into memory as they stand now; gives how many a vacation stops.
async fn refresh(bot: &Arc<Bot>, asked: &Asked) -> Result<usize, Trouble> {
    let mut stopped = 0;
    for game in bot.live.of(asked.by) {
        if game.game.terms().control.is_long() {
            stopped += 1;
            bot.refresh(game.id()).await?;
        }
    }
    bot.posts.notify_one();
    Ok(stopped)
}

fn refused(asked: &Asked, refusal: VacationRefusal) -> Trouble {
    Trouble::person(match refusal {
        VacationRefusal::On(vacation) => text::on_already(asked.lang, vacation.span.until),
        VacationRefusal::NotOn => text::not_on(asked.lang),
        VacationRefusal::Left(left) => text::too_few(asked.lang, left),
    })
}
