//! The games of a server, for spectators.

use play::Ply;
use rules::Colour;
use words::{Lang, say};

use super::side;

/// The line over a page of games.
pub(crate) fn heading(lang: Lang, count: usize) -> String {
    say!(lang, "watch-games", count = count)
}

/// One game: its players, how far it is, whose turn it is, where it is.
pub(crate) fn game(lang: Lang, heading: &str, ply: Ply, on_move: Colour, link: &str) -> String {
    say!(lang, "watch-game", heading = heading, count = ply.0, side = side(on_move), link = link)
}

/// No game goes on in this server.
pub(crate) fn none(lang: Lang) -> String {
    say!(lang, "watch-none")
}

/// Games are watched in servers.
pub(crate) fn not_here(lang: Lang) -> String {
    say!(lang, "watch-not-here")
}

/// The menu of games.
pub(crate) fn menu(lang: Lang) -> String {
    say!(lang, "watch-menu")
}
