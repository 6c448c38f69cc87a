//! `/move`.

use std::sync::Arc;

use store::Source;

use super::options::Options;
use crate::acting::{self, Entered, Read};
use crate::asked::Asked;
use crate::bot::Bot;
use crate::press::At;
use crate::say::Say;
use crate::text::{self, answers, commands as words};
use crate::trouble::Trouble;
use crate::{find, place};

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let text = options
        .string(words::TEXT.name)
        .ok_or_else(|| Trouble::person(answers::not_a_move(asked.lang, None)))?;
    let text = &text::plain(text);
    let game = find::mine(bot, asked, options.game()).await?;
    place::adopt(bot, asked, &game).await?;
    match acting::read(bot, &game, (asked.by, asked.lang), text).await? {
        Read::Ask(question) => Ok(question),
        Read::Move(mv) => {
            let (by, from) = ((asked.by, asked.lang), (Source::Command, asked.event));
            let at = At { game: game.id(), turn: game.game.turn() };
            if options.boolean(words::SURE.name) == Some(true) {
                return acting::play(bot, at, by, mv, from).await;
            }
            acting::enter(bot, at, by, mv, from).await.map(Entered::say)
        }
    }
}
