//! The slash commands, one file each, and the table that Discord is told.

pub(crate) mod asking;
mod block;
mod board;
mod challenge;
pub(crate) mod complete;
mod daily;
pub(crate) mod data;
pub(crate) mod endings;
mod engine;
mod export;
mod games;
mod gif;
mod hint;
mod ladder;
mod moderate;
mod moves;
pub(crate) mod options;
mod play;
mod prepare;
mod profile;
mod puzzle;
pub(crate) mod rules;
mod seek;
mod server;
mod settings;
mod style;
pub(crate) mod table;
mod timezone;
mod top;
mod tournament;
mod vacation;
pub(crate) mod watch;

use std::sync::Arc;

use ::words::Lang;

use self::options::Options;
use crate::asked::{Asked, Way};
use crate::bot::Bot;
use crate::languages;
use crate::say::Say;
use crate::text::{self, commands as words};
use crate::trouble::Trouble;
use crate::{notes, rematch};

/// Whether the answer is for everybody: only what was asked for so.
pub(crate) fn way(options: &Options<'_>) -> Way {
    if options.is_public() { Way::Public } else { Way::Private }
}

/// The language of those who read the answer.
async fn reader(bot: &Bot, asked: &Asked, options: &Options<'_>) -> Lang {
    if options.is_public() { languages::around(bot, asked).await } else { asked.lang }
}

/// Does what a command says; the answer was promised already.
pub(crate) async fn run(
    bot: &Arc<Bot>,
    asked: &Asked,
    name: &str,
    options: &Options<'_>,
) -> Result<Say, Trouble> {
    match name {
        n if n == words::PLAY.name || n == words::PLAY_MENU.name => play::run(bot, asked, options).await,
        n if n == words::CHALLENGE.name => challenge::run(bot, asked, options).await,
        n if n == words::MOVE.name => moves::run(bot, asked, options).await,
        n if n == words::HINT.name => hint::run(bot, asked, options).await,
        n if n == words::BOARD.name => board::run(bot, asked, options).await,
        n if n == words::GAMES.name => games::run(bot, asked).await,
        n if n == words::RESIGN.name => endings::resign(bot, asked, options).await,
        n if n == words::DRAW.name => endings::draw(bot, asked, options).await,
        n if n == words::ABORT.name => endings::abort(bot, asked, options).await,
        n if n == words::EXPORT.name => export::run(bot, asked, options).await,
        n if n == words::GIF.name => gif::run(bot, asked, options).await,
        n if n == words::PUZZLE.name => puzzle::run(bot, asked, options).await,
        n if n == words::SOLVE.name => puzzle::solve(bot, asked, options).await,
        n if n == words::DAILY.name => daily::run(bot, asked, options).await,
        n if n == words::PROFILE.name => profile::run(bot, asked, options).await,
        n if n == words::TOP.name => top::run(bot, asked, options).await,
        n if n == words::DATA.name => data::run(bot, asked, options).await,
        n if n == words::STYLE.name => style::run(bot, asked, options).await,
        n if n == words::SEEK.name => seek::run(bot, asked, options).await,
        n if n == words::SETTINGS.name => settings::run(bot, asked, options).await,
        n if n == words::TIMEZONE.name => timezone::run(bot, asked, options).await,
        n if n == words::SERVER.name => server::run(bot, asked, options).await,
        n if n == words::RULES.name => rules::run(bot, asked, options).await,
        n if n == words::HELP.name => Ok(Say::text(match options.string(words::HELP_ABOUT.name) {
            Some("engines") => text::help::engines(asked.lang),
            _ => text::help::help(asked.lang),
        })),
        n if n == words::BLOCK.name => block::block(bot, asked, options).await,
        n if n == words::UNBLOCK.name => block::unblock(bot, asked, options).await,
        n if n == words::TAKEBACK.name => asking::takeback(bot, asked, options).await,
        n if n == words::PAUSE.name => asking::pause(bot, asked, options).await,
        n if n == words::RESUME.name => asking::resume(bot, asked, options).await,
        n if n == words::GIFT.name => asking::gift(bot, asked, options).await,
        n if n == words::REMATCH.name => rematch::ask(bot, asked, options.game()).await,
        n if n == words::VACATION.name => vacation::run(bot, asked, options).await,
        n if n == words::IF.name => prepare::run(bot, asked, options).await,
        n if n == words::NOTE.name => {
            let text = options.string(words::NOTE_TEXT.name).unwrap_or_default();
            notes::write(bot, asked, options.game(), text).await
        }
        n if n == words::WATCH.name => watch::run(bot, asked, options).await,
        n if n == words::ENGINE.name => engine::run(bot, asked, options).await,
        n if n == words::LADDER.name => ladder::run(bot, asked, options).await,
        n if n == words::TOURNAMENT.name => tournament::run(bot, asked, options).await,
        n if n == words::MODERATE.name => moderate::run(bot, asked, options).await,
        _ => Err(Trouble::person(text::answers::unknown_control(asked.lang))),
    }
}
