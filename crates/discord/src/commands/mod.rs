//! The slash commands, one file each, and the table that Discord is told.

mod block;
mod board;
pub(crate) mod complete;
pub(crate) mod endings;
mod export;
mod games;
mod moves;
pub(crate) mod options;
mod play;
pub(crate) mod rules;
mod style;
pub(crate) mod table;

use std::sync::Arc;

use self::options::Options;
use crate::asked::{Asked, Way};
use crate::bot::Bot;
use crate::say::Say;
use crate::text::{self, commands as words};
use crate::trouble::Trouble;

/// Whether the answer is for everybody: only a board that was asked for so.
pub(crate) fn way(name: &str, options: &Options<'_>) -> Way {
    if name == words::BOARD.name && options.boolean(words::PUBLIC.name) == Some(true) {
        Way::Public
    } else {
        Way::Private
    }
}

/// Does what a command says; the answer was promised already.
pub(crate) async fn run(
    bot: &Arc<Bot>,
    asked: &Asked,
    name: &str,
    options: &Options<'_>,
) -> Result<Say, Trouble> {
    match name {
        n if n == words::PLAY.name || n == words::PLAY_MENU => play::run(bot, asked, options).await,
        n if n == words::MOVE.name => moves::run(bot, asked, options).await,
        n if n == words::BOARD.name => board::run(bot, asked, options).await,
        n if n == words::GAMES.name => games::run(bot, asked).await,
        n if n == words::RESIGN.name => endings::resign(bot, asked, options).await,
        n if n == words::DRAW.name => endings::draw(bot, asked, options).await,
        n if n == words::ABORT.name => endings::abort(bot, asked, options).await,
        n if n == words::EXPORT.name => export::run(bot, asked, options).await,
        n if n == words::STYLE.name => style::run(bot, asked, options).await,
        n if n == words::RULES.name => rules::run(options).await,
        n if n == words::HELP.name => Ok(Say::text(text::help::help())),
        n if n == words::BLOCK.name => block::block(bot, asked, options).await,
        n if n == words::UNBLOCK.name => block::unblock(bot, asked, options).await,
        _ => Err(Trouble::person(text::answers::unknown_control())),
    }
}
