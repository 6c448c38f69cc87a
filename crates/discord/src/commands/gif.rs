//! `/gif`: a game as a moving picture.

use std::ops::RangeInclusive;
use std::sync::Arc;

use ::words::Lang;
use picture::PictureError;
use play::Ply;
use rules::Colour;
use serenity::all::CreateAttachment;
use store::{StoreError, StoredGame};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::ratings::Ratings;
use crate::say::Say;
use crate::text::{board, commands as words, records};
use crate::trouble::Trouble;
use crate::{boards, draw, film, find};

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let game = find::to_look_at(bot, asked, options.game()).await?;
    let lang = super::reader(bot, asked, options).await;
    let plies = plies(asked.lang, &game, options)?;
    let (by, now, rated) = (asked.by, bot.now(), Arc::clone(&game));
    let (prefs, ratings) = bot
        .db(move |store| Ok::<_, StoreError>((store.prefs(by)?, Ratings::of(store, &rated, now)?)))
        .await?;
    let flip = options.boolean(words::FLIP.name).unwrap_or(false);
    let theme = options.theme();
    let (look, _) = boards::look(&prefs, &game, by, flip, theme);
    let look = if options.is_public() { look.for_all() } else { look };
    let limit = asked.file_limit;
    let text = records::film(lang, &boards::heading_with(lang, &game, ratings), *plies.start(), *plies.end());
    let drawn = tokio::task::spawn_blocking(move || {
        let names = Colour::ALL.map(|colour| ratings.plain_name(lang, &game, colour));
        let film = film::film(lang, &game, plies.clone(), look, names);
        let fitted = draw::gif(&film, limit)?;
        let last = film
            .shots
            .last()
            .map_or_else(String::new, |shot| board::alt(lang, &shot.position, shot.last, None));
        let alt = records::film_alt(lang, game.id(), *plies.start(), *plies.end(), &last);
        let given_up = records::film_fitted(lang, &fitted, film.size, limit);
        let file = CreateAttachment::bytes(fitted.file, format!("starmate-g{}.gif", game.id()));
        Ok::<_, PictureError>((file.description(alt), given_up))
    })
    .await?;
    let (file, given_up) = drawn.map_err(|_| Trouble::person(records::film_too_long(asked.lang, limit)))?;
    let text = match given_up {
        Some(given_up) => format!("{text}\n{given_up}"),
        None => text,
    };
    Ok(Say::text(text).file(file))
}

/// After how many moves the picture begins and ends.
fn plies(lang: Lang, game: &StoredGame, options: &Options<'_>) -> Result<RangeInclusive<Ply>, Trouble> {
    let newest = game.game.ply();
    let ply = |name: &str, otherwise: Ply| match options.integer(name) {
        Some(number) => u16::try_from(number).ok().map(Ply).filter(|ply| *ply <= newest),
        None => Some(otherwise),
    };
    match (ply(words::FROM.name, Ply::START), ply(words::TO.name, newest)) {
        (Some(from), Some(to)) if from <= to => Ok(from..=to),
        _ => Err(Trouble::person(records::film_range(lang, newest))),
    }
}
