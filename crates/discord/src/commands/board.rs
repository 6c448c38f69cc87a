//! `/board`.

use std::sync::Arc;

use play::Ply;

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
    let ply = match options.integer(words::PLY.name) {
        None => newest,
        Some(asked) => u16::try_from(asked)
            .ok()
            .map(Ply)
            .filter(|ply| *ply <= newest)
            .ok_or_else(|| Trouble::person(answers::no_such_ply(asked, newest)))?,
    };
    let theme = options.string(words::THEME.name).and_then(|name| {
        picture::Theme::ALL
            .iter()
            .position(|theme| theme.name() == name)
            .and_then(|index| u8::try_from(index).ok())
    });
    let flip = options.boolean(words::FLIP.name).unwrap_or(false);
    let by = asked.by;
    let prefs = bot.db(move |store| store.prefs(by)).await?;
    let (look, theme) = boards::look(&prefs, &game, by, flip, theme);
    let shown = Look { at: At { game: game.id(), ply }, flipped: look.flipped, theme };
    boards::looked_at(&game, shown, look).await
}
