//! `/hint`: a move that the house would make in the asker's place, in games against the house only.

use std::sync::Arc;

use play::Level;

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::text::{house as words, moves};
use crate::trouble::Trouble;
use crate::{acting, find, house};

/// Strong, and answered at once.
const HINTS: Level = Level::MOST.below(2);

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let game = find::mine(bot, asked, options.game()).await?;
    if house::side(&game).is_none() {
        return Err(Trouble::person(words::no_hint(asked.lang)));
    }
    acting::may_move(bot, &game, (asked.by, asked.lang)).await?;
    let by = asked.by;
    let notation = bot.db(move |store| store.prefs(by)).await?.notation;
    let thought = house::advise(bot, &game, HINTS).await?.ok_or(Trouble::Again)?;
    let written = moves::shown(asked.lang, notation, game.game.game().position(), thought.mv);
    Ok(Say::text(words::hint(asked.lang, &written)))
}
