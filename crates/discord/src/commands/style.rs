//! `/style`: how boards look to a player.

use std::sync::Arc;

use picture::Scene;
use rules::{Position, Variant};
use serenity::all::CreateAttachment;
use store::{Orientation, Prefs};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::draw;
use crate::say::Say;
use crate::text::{self, answers, commands as words};
use crate::trouble::Trouble;

/// Takes over what was said about colours and sides.
pub(super) fn apply(prefs: &mut Prefs, options: &Options<'_>) {
    if let Some(theme) = options.string(words::THEME.name) {
        prefs.theme = Some(theme.to_owned());
    }
    if let Some(word) = options.string(words::ORIENTATION.name) {
        prefs.orientation = match word {
            "white" => Orientation::White,
            "black" => Orientation::Black,
            _ => Orientation::Own,
        };
    }
}

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let (by, lang, now) = (asked.by, asked.lang, bot.now());
    let mut prefs: Prefs = bot.db(move |store| store.prefs(by)).await?;
    apply(&mut prefs, options);
    let kept = prefs.clone();
    bot.db(move |store| store.set_prefs(by, &kept, now)).await?;
    let theme = prefs.theme.as_deref().and_then(|name| name.parse().ok()).unwrap_or_default();
    let flip = prefs.orientation == Orientation::Black;
    let (png, alt) = tokio::task::spawn_blocking(move || {
        let position = Position::start(Variant::default());
        let scene = Scene { theme, flip, ..Scene::new(&position) };
        (draw::png(&scene), text::board::alt(lang, &position, None, None))
    })
    .await?;
    let words = answers::style(lang, theme, prefs.orientation);
    Ok(Say::text(words).file(CreateAttachment::bytes(png, "starmate-style.png").description(alt)))
}
