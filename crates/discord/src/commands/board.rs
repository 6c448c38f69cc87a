//! `/board`.

use std::sync::Arc;

use play::{Ply, Turn};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::press::{At, Look};
use crate::say::Say;
use crate::text::{answers, commands as words};
use crate::trouble::Trouble;
use crate::{boards, find, place};

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let game = find::to_look_at(bot, asked, options.game()).await?;
    place::adopt(bot, asked, &game).await?;
    let newest = game.game.ply();
    let lang = asked.lang;
    let ply = match options.integer(words::PLY.name) {
        None => newest,
        Some(ply) => u16::try_from(ply)
            .ok()
            .map(Ply)
            .filter(|ply| *ply <= newest)
            .ok_or_else(|| Trouble::person(answers::no_such_ply(lang, ply, newest)))?,
    };
    let flip = options.boolean(words::FLIP.name).unwrap_or(false);
    let by = asked.by;
    let prefs = bot.db(move |store| store.prefs(by)).await?;
    let (look, theme) = boards::look(&prefs, &game, by, flip, options.theme());
    // What everybody sees is in the server's language, and in nobody's notation of their own.
    let public = options.boolean(words::PUBLIC.name) == Some(true);
    let lang = super::reader(bot, asked, options).await;
    let look = if public { look.for_all() } else { look };
    if options.boolean(words::AS_TEXT.name) == Some(true) {
        return boards::as_text(bot, lang, &game, ply, look.notation).await.map(Say::text);
    }
    let shown = Look {
        at: At { game: game.id(), turn: Turn { ply, ..game.game.turn() } },
        flipped: look.flipped,
        theme,
    };
    boards::looked_at(bot, lang, &game, shown, look).await
}
