//! Engines, their ladder and their tournaments as people meet them: what they submit, how it stands, who plays, what
//! channels are told. The work itself is the arena's; what must not be lost stands in the store.

pub(crate) mod books;
pub(crate) mod complete;
pub(crate) mod engines;
pub(crate) mod following;
mod game;
pub(crate) mod live;
pub(crate) mod matches;
pub(crate) mod page;
pub(crate) mod posts;
pub(crate) mod press;
pub(crate) mod replay;
mod side;
pub(crate) mod submit;
pub(crate) mod tables;
mod told;
pub(crate) mod tournaments;

use std::sync::Arc;

use self::press::LadderPress;
pub(crate) use self::side::Side;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::presses::{Pressed, Reply};
use crate::trouble::Trouble;

/// Does what a control under one of the ladder's messages says.
pub(crate) async fn press_run(
    bot: &Arc<Bot>,
    asked: &Asked,
    press: LadderPress,
    pressed: &Pressed<'_>,
) -> Result<Reply, Trouble> {
    match press {
        LadderPress::Board(_, shown) => {
            replay::board(bot, pressed.lang, shown.game, Some(shown)).await.map(Reply::Change)
        }
        LadderPress::Film(game) => replay::film(bot, asked, game).await.map(Reply::Say),
        LadderPress::Record(game) => replay::record(bot, asked, game).await.map(Reply::Say),
        LadderPress::Standings(variant, page) => {
            let taste = tables::taste(bot, asked.by).await?;
            let page = (usize::from(page), false);
            tables::say(bot, pressed.lang, variant, page, taste).await.map(Reply::Change)
        }
    }
}
