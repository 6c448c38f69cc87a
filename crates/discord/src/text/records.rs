//! Moving pictures and records as files.

use play::{GameId, Ply};
use words::{Lang, say};

/// Discord's limit for alternative text.
const LONGEST_ALT: usize = 1024;
/// How many colours a moving picture has when nothing was given up.
const COLOURS: usize = 16;

/// A size of a file, rounded down.
pub(crate) fn size(lang: Lang, bytes: usize) -> String {
    match bytes >> 20 {
        0 => say!(lang, "kibibytes", size = bytes >> 10),
        mebibytes => say!(lang, "mebibytes", size = mebibytes),
    }
}

/// With a moving picture of the boards after `from` to `to` moves.
pub(crate) fn film(lang: Lang, heading: &str, from: Ply, to: Ply) -> String {
    say!(lang, "film", heading = heading, from = from.0, to = to.0)
}

/// What was given up so that a moving picture fits into `limit`; `None` if it was nothing but bytes.
pub(crate) fn film_fitted(
    lang: Lang,
    fitted: &picture::Fitted,
    asked: picture::Size,
    limit: usize,
) -> Option<String> {
    let (limit, width) = (size(lang, limit), fitted.size.px());
    let colours = fitted.colours;
    if fitted.every > 1 {
        let every = fitted.every;
        Some(say!(lang, "film-fewer-moves", limit = limit, width = width, colours = colours, every = every))
    } else if colours < COLOURS {
        Some(say!(lang, "film-fewer-colours", limit = limit, width = width, colours = colours))
    } else if fitted.size < asked {
        Some(say!(lang, "film-smaller", limit = limit, width = width))
    } else {
        None
    }
}

/// Even the first and the last board do not fit.
pub(crate) fn film_too_long(lang: Lang, limit: usize) -> String {
    say!(lang, "film-too-long", limit = size(lang, limit))
}

/// No such range of moves.
pub(crate) fn film_range(lang: Lang, newest: Ply) -> String {
    say!(lang, "film-range", newest = newest.0, from = newest.0 / 2, to = newest.0)
}

/// What stands in for a moving picture; `board` is the last one in words.
pub(crate) fn film_alt(lang: Lang, game: GameId, from: Ply, to: Ply, board: &str) -> String {
    let alt = say!(lang, "film-alt", game = game.0, from = from.0, to = to.0, board = board);
    super::cut(&alt, LONGEST_ALT)
}

/// All games of somebody, in so many files because of `limit`.
pub(crate) fn exported_all(lang: Lang, games: usize, files: usize, limit: usize) -> String {
    match files {
        1 => say!(lang, "exported-all", games = games),
        _ => say!(lang, "exported-parts", games = games, files = files, limit = size(lang, limit)),
    }
}

/// Games that cannot be read.
pub(crate) fn exported_damaged(lang: Lang, games: usize) -> String {
    say!(lang, "exported-damaged", games = games)
}

/// No game at all, or none of that year.
pub(crate) fn exported_none(lang: Lang, year: Option<i64>) -> String {
    match year {
        Some(year) => say!(lang, "exported-none-year", year = year.to_string()),
        None => say!(lang, "exported-none"),
    }
}

/// More than fits into one message.
pub(crate) fn export_too_large(lang: Lang, files: usize, limit: usize, year: i16) -> String {
    say!(lang, "export-too-large", files = files, limit = size(lang, limit), year = year.to_string())
}

/// One game was named, and all were asked for.
pub(crate) fn one_or_all(lang: Lang) -> String {
    say!(lang, "export-one-or-all")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_given_up_for_a_moving_picture_is_told() {
        let size = |px| picture::Size::new(px).expect("a size");
        let told = |lang, px, colours, every| {
            let fitted = picture::Fitted { file: Vec::new(), size: size(px), colours, every };
            film_fitted(lang, &fitted, size(800), 10 << 20)
        };
        assert_eq!(told(Lang::En, 800, 16, 1), None);
        assert_eq!(told(Lang::En, 640, 16, 1).as_deref(), Some("To fit into 10 MB, it is 640 pixels wide."));
        assert_eq!(
            told(Lang::En, 240, 8, 1).as_deref(),
            Some("To fit into 10 MB, it is 240 pixels wide and has 8 colours.")
        );
        let most = told(Lang::En, 240, 8, 4).expect("something was given up");
        assert!(most.contains("it shows every 4th and the last one."), "{most}");
        let most = told(Lang::Pl, 240, 8, 2).expect("something was given up");
        assert!(
            most.contains("8 kolorów i pomija większość plansz: pokazuje co drugą i ostatnią."),
            "{most}"
        );
    }

    #[test]
    fn sizes_are_whole_and_never_too_large() {
        assert_eq!(size(Lang::En, 10 << 20), "10 MB");
        assert_eq!(size(Lang::En, (26 << 20) - 1), "25 MB");
        assert_eq!(size(Lang::En, 65_000), "63 kB");
    }
}
