//! `/engine`: engines are submitted, shown, changed.

use std::sync::Arc;

use arena::Change;
use store::StoreError;
use store::ladder::{EngineState, Owner};
use tracing::info;

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::ladder::{books, engines, page, posts, submit, tables};
use crate::say::Say;
use crate::text::{self, answers, commands as words, engines as text_of};
use crate::trouble::Trouble;

/// How many engines stand on a page: their lines fit into a message.
const ON_A_PAGE: usize = 12;
/// How many faults the log names.
const FAULTS: u32 = 8;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let lang = asked.lang;
    match options.sub() {
        Some(sub) if sub == words::ENGINE_SUBMIT.name => submit::submit(bot, asked, options).await,
        Some(sub) if sub == words::ENGINE_UPDATE.name => submit::update(bot, asked, options).await,
        Some(sub) if sub == words::ENGINE_LIST.name => list(bot, asked, options).await,
        Some(sub) if sub == words::ENGINE_SHOW.name => {
            let engine = engines::named(bot, asked, options, words::WHICH_ENGINE).await?;
            let (_, zone) = tables::taste(bot, asked.by).await?;
            page::show(bot, super::reader(bot, asked, options).await, engine.id, &zone).await
        }
        Some(sub) if sub == words::ENGINE_LOG.name => log(bot, asked, options).await,
        Some(sub) if sub == words::ENGINE_RETIRE.name => {
            let engine = engines::own(bot, asked, options).await?;
            if !engine.state.plays() && engine.state != EngineState::Checking {
                return Err(Trouble::person(text_of::idle(lang, &engine)));
            }
            let engine = engines::change(bot, asked, &engine, Change::Retire).await?;
            Ok(Say::text(text_of::retired(lang, &engine)))
        }
        Some(sub) if sub == words::ENGINE_RETURN.name => {
            let engine = engines::own(bot, asked, options).await?;
            let engine = engines::change(bot, asked, &engine, Change::Return).await?;
            Ok(Say::text(text_of::returned(lang, &engine)))
        }
        Some(sub) if sub == words::ENGINE_RENAME.name => {
            let engine = engines::own(bot, asked, options).await?;
            let name = options.string(words::ENGINE_NAME.name).unwrap_or_default().to_owned();
            let renamed = engines::change(bot, asked, &engine, Change::Rename(name)).await?;
            Ok(Say::text(text_of::renamed(lang, &engine.name, &renamed.name)))
        }
        Some(sub) if sub == words::ENGINE_WITHDRAW.name => {
            engines::operators_only(bot, asked)?;
            let engine = engines::named(bot, asked, options, words::WHICH_ENGINE).await?;
            let why = options.string(words::REASON.name).unwrap_or_default().to_owned();
            let engine = engines::change(bot, asked, &engine, Change::Withdraw(why)).await?;
            info!(engine = engine.id.0, by = asked.by.0, "an engine was withdrawn");
            Ok(Say::text(text_of::withdrew(lang, &engine)))
        }
        Some(sub) if sub == words::ENGINE_BAN.name => ban(bot, asked, options, true).await,
        Some(sub) if sub == words::ENGINE_UNBAN.name => ban(bot, asked, options, false).await,
        _ => Err(Trouble::person(answers::unknown_control(lang))),
    }
}

async fn list(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let lang = super::reader(bot, asked, options).await;
    let (variant, owner) = (books::variant(options), options.person(words::OWNER.name));
    let mut found = bot
        .db(move |store| {
            Ok::<_, StoreError>(match owner {
                Some(owner) => store.engines_of(Owner::Person(owner.id))?,
                None => store.engines(variant)?,
            })
        })
        .await?;
    // Those of an owner are all shown; of all only those that have come onto the ladder.
    let all = options.person(words::OWNER.name).is_some();
    found.retain(|engine| {
        let gone = matches!(engine.state, EngineState::Refused | EngineState::Withdrawn);
        (all || !gone) && variant.is_none_or(|variant| engine.variants.contains(&variant))
    });
    found.sort_by_key(|engine| (!engine.state.plays(), engine.house.is_some()));
    if found.is_empty() {
        return Ok(Say::text(text_of::list_none(lang)));
    }
    let pages = found.len().div_ceil(ON_A_PAGE);
    let page =
        options.integer(words::LIST_PAGE.name).and_then(|page| usize::try_from(page).ok()).unwrap_or(1);
    let page = page.clamp(1, pages);
    let mut lines = vec![text_of::list_heading(lang, found.len(), (page, pages))];
    let shown = found.iter().skip((page - 1) * ON_A_PAGE).take(ON_A_PAGE);
    lines.extend(shown.map(|engine| text_of::line(lang, engine)));
    Ok(Say::text(text::cut(&lines.join("\n"), text::LONGEST)))
}

async fn log(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let engine = engines::own(bot, asked, options).await?;
    let (_, zone) = tables::taste(bot, asked.by).await?;
    let id = engine.id;
    let (faults, count) = bot
        .db(move |store| {
            let mut faults = Vec::new();
            for fault in store.faults_of(id, FAULTS)? {
                let games = store.games_of_pair(fault.pair)?;
                let game = games.iter().find(|game| game.number == fault.number).map_or(0, |game| game.id.0);
                let date = zone.date(fault.at);
                faults.push((fault, game, date));
            }
            Ok::<_, StoreError>((faults, store.faults_count(id)?))
        })
        .await?;
    let report = posts::report(&engine);
    Ok(Say::text(text_of::log(asked.lang, &engine, report.as_ref(), &faults, count)))
}

async fn ban(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>, banned: bool) -> Result<Say, Trouble> {
    engines::operators_only(bot, asked)?;
    let missing = || Trouble::person(answers::unknown_control(asked.lang));
    let user = options.person(words::OWNER.name).ok_or_else(missing)?.id;
    let reason = banned.then(|| options.string(words::REASON.name).unwrap_or_default().to_owned());
    let arena = bot.ladder.arena(asked.lang)?;
    arena.ban(user, reason).await.map_err(|error| Trouble::Ours(Box::new(error)))?;
    info!(user = user.0, by = asked.by.0, banned, "an owner of engines");
    Ok(Say::text(text_of::banned(asked.lang, user, banned)))
}
