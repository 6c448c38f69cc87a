//! `/block` and `/unblock`.

use std::sync::Arc;

use super::options::{Options, Person};
use crate::asked::Asked;
use crate::bot::Bot;
use crate::challenges;
use crate::say::Say;
use crate::text::{self, answers, commands as words};
use crate::trouble::Trouble;

fn whom(asked: &Asked, options: &Options<'_>) -> Result<Person, Trouble> {
    options
        .person(words::USER.name)
        .filter(|person| person.id != asked.by)
        .ok_or_else(|| Trouble::person(answers::not_yourself(asked.lang)))
}

pub(super) async fn block(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let person = whom(asked, options)?;
    if bot.is_me(person.id) {
        return Err(Trouble::person(answers::not_me(asked.lang)));
    }
    bot.know(person.id, &person.name).await?;
    let (by, whom, now) = (asked.by, person.id, bot.now());
    let name = text::name(asked.lang, &person.name);
    if bot.db(move |store| store.is_blocked(by, whom)).await? {
        return Ok(Say::text(answers::blocked_already(asked.lang, &name)));
    }
    let declined = bot.db(move |store| store.block(by, whom, now)).await?.into_inner();
    for challenge in &declined {
        challenges::show_closed(bot, challenge, None).await;
    }
    Ok(Say::text(answers::blocked(asked.lang, &name, !declined.is_empty())))
}

pub(super) async fn unblock(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let person = whom(asked, options)?;
    let (by, whom) = (asked.by, person.id);
    let was_blocked = bot.db(move |store| store.unblock(by, whom)).await?;
    let name = text::name(asked.lang, &person.name);
    Ok(Say::text(if was_blocked {
        answers::unblocked(asked.lang, &name)
    } else {
        answers::was_not_blocked(asked.lang, &name)
    }))
}
