//! Vacations.

use play::{Timestamp, VACATION_DAYS};
use words::{Lang, say};

use super::clock;

/// How somebody stands with their vacation: until when they are on one, and how many days are left.
pub(crate) fn shown(lang: Lang, until: Option<Timestamp>, left: u16) -> String {
    let left = say!(lang, "vacation-left", left = left, all = VACATION_DAYS);
    match until {
        Some(until) => {
            let (until, relative) = (clock::moment(until), clock::relative(until));
            say!(lang, "vacation-on", until = until, relative = relative, left = left)
        }
        None => say!(lang, "vacation-off", left = left),
    }
}

/// A vacation has begun; so many games stand.
pub(crate) fn begun(lang: Lang, until: Timestamp, games: usize, left: u16) -> String {
    let left = say!(lang, "vacation-left", left = left, all = VACATION_DAYS);
    let (until, relative) = (clock::moment(until), clock::relative(until));
    say!(lang, "vacation-begun", until = until, relative = relative, games = games, left = left)
}

/// A vacation has ended.
pub(crate) fn ended(lang: Lang, left: u16) -> String {
    let left = say!(lang, "vacation-left", left = left, all = VACATION_DAYS);
    say!(lang, "vacation-ended", left = left)
}

/// One goes on already.
pub(crate) fn on_already(lang: Lang, until: Timestamp) -> String {
    say!(lang, "vacation-on-already", until = clock::moment(until))
}

/// None goes on.
pub(crate) fn not_on(lang: Lang) -> String {
    say!(lang, "vacation-not-on")
}

/// Not so many days are left.
pub(crate) fn too_few(lang: Lang, left: u16) -> String {
    say!(lang, "vacation-too-few", left = left, all = VACATION_DAYS)
}

/// With a board: the one on move is on vacation.
pub(crate) fn mover(lang: Lang, player: &str, until: Timestamp) -> String {
    say!(lang, "vacation-mover", player = player, until = clock::moment(until))
}

/// A word to a game: the one on move is back.
pub(crate) fn back(lang: Lang, player: &str) -> String {
    say!(lang, "vacation-back", player = player)
}
