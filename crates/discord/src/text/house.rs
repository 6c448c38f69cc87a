//! What the house says, and what is said of it.

use play::Level;
use words::{Lang, say};

/// Its name in a game: with its level.
pub(crate) fn name(lang: Lang, level: Option<Level>) -> String {
    say!(lang, "house-name", level = level.unwrap_or(Level::MOST).number())
}

/// It takes a challenge up.
pub(crate) fn taken_up(lang: Lang, level: Option<Level>) -> String {
    say!(lang, "house-taken-up", level = level.unwrap_or(Level::MOST).number())
}

/// A level was given for a game against a person.
pub(crate) fn level_is_mine(lang: Lang) -> String {
    say!(lang, "house-level-is-mine")
}

/// It thinks, after so many other games.
pub(crate) fn thinks(lang: Lang, before: usize) -> String {
    say!(lang, "house-thinks", count = before)
}

/// A move that it would make in the asker's place, in backticks.
pub(crate) fn hint(lang: Lang, written: &str) -> String {
    say!(lang, "hint", move = written)
}

/// A hint was asked for in a game between people.
pub(crate) fn no_hint(lang: Lang) -> String {
    say!(lang, "hint-only-with-the-house")
}
