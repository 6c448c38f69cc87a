//! Words of the rows and the types they stand for.

use play::{Colour, GameId, UserId};
use rules::{Outcome, Status};

use crate::StoreError;

/// `white` or `black`.
pub(crate) fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

/// What [`colour_word`] wrote.
pub(crate) fn word_colour(word: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|&colour| colour_word(colour) == word)
}

/// A row's word read, or the row called damaged.
pub(crate) fn read<T>(what: &str, word: &str, value: Option<T>) -> Result<T, StoreError> {
    value.ok_or_else(|| StoreError::Corrupt(format!("{what} says {word:?}")))
}

/// A colour of a row.
pub(crate) fn read_colour(what: &str, word: &str) -> Result<Colour, StoreError> {
    read(what, word, word_colour(word))
}

/// A status of a row.
pub(crate) fn read_status(game: GameId, word: &str) -> Result<Status, StoreError> {
    read(&format!("the status of game {game}"), word, Status::from_word(word))
}

/// A result of a row.
pub(crate) fn read_outcome(game: GameId, word: &str) -> Result<Outcome, StoreError> {
    read(&format!("the result of game {game}"), word, Outcome::from_word(word))
}

/// A person as `SQLite`'s signed integer; the bits are kept.
pub(crate) fn user_to_sql(user: UserId) -> i64 {
    user.0.cast_signed()
}

/// What [`user_to_sql`] wrote.
pub(crate) fn user_from_sql(number: i64) -> UserId {
    UserId(number.cast_unsigned())
}
