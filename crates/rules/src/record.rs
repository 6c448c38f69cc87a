//! Game records: PGN, with the moves of each rule set.
//!
//! A record is a game with its tags and, where the players or the clock ended it, how. Writing gives the export
//! format of the PGN standard (Steven J. Edwards, 1994): seven-tag roster first, then the position the game began
//! from, the moves with their numbers, the result, no line above 79 columns. Reading takes what others write:
//! comments, glyphs and variations are passed over, moves may be spelt in any way that has no space in it, and a
//! record whose result does not fit its moves is refused. Moves of classical chess are taken apart by `pgn-reader`.

mod fault;
mod read;
mod standard;
mod tags;
mod text;
mod thought;
mod write;

#[cfg(test)]
mod tests;

pub use self::fault::{RecordError, RecordFault, RecordPartError};
use self::tags::Tags;
pub use self::thought::{Score, Thought};
use crate::{Colour, Game, Outcome, Status, Variant};

/// A game as it is handed on: tags, moves, result.
///
/// `Display` writes the record and `FromStr` reads it back as the same game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    tags: Tags,
    game: Game,
    ending: Option<(Status, Outcome)>,
}

impl Record {
    /// The record of a game between unnamed players, without a clock, at a place and date unknown.
    pub fn new(game: Game) -> Self {
        Self { tags: Tags::unknown("-"), game, ending: None }
    }

    /// Names the players.
    #[must_use]
    pub fn between(mut self, white: &str, black: &str) -> Self {
        self.tags.put("White", white);
        self.tags.put("Black", black);
        self
    }

    /// Gives a player's rating.
    #[must_use]
    pub fn rated(mut self, colour: Colour, rating: u16) -> Self {
        self.tags.put(rating_tag(colour), &rating.to_string());
        self
    }

    /// Sets any other tag, such as `Event`, `Site`, `Date` (`2026.11.30`), `Round` or `TimeControl`.
    ///
    /// Control characters in the value become spaces.
    ///
    /// # Errors
    /// A name that is not one or more ASCII letters, digits and underscores, and the names that follow from the game:
    /// `Result`, `Variant`, `SetUp`, `FEN`, `Termination`.
    pub fn with_tag(mut self, name: &str, value: &str) -> Result<Self, RecordPartError> {
        self.tags.set(name, value)?;
        Ok(self)
    }

    /// Says how the game ended, where the board does not say it.
    ///
    /// # Errors
    /// An ending that [does not fit](Game::can_stand) the board or itself.
    pub fn ended(mut self, status: Status, outcome: Outcome) -> Result<Self, RecordPartError> {
        let on_board = self.game.status();
        if !self.game.can_stand(status, outcome) {
            return Err(RecordPartError::Ending { status, outcome, on_board });
        }
        self.ending = (status != on_board).then_some((status, outcome));
        Ok(self)
    }

    /// The game: where it began and its moves.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How the game stands or ended, on the board or off it.
    pub fn status(&self) -> Status {
        self.ending.map_or_else(|| self.game.status(), |(status, _)| status)
    }

    /// The result, on the board or off it.
    pub fn outcome(&self) -> Outcome {
        self.ending.map_or_else(|| self.game.outcome(), |(_, outcome)| outcome)
    }

    /// The value of a tag, other than those that follow from the game.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// The tags with their values, other than those that follow from the game, in the order in which they are written.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter()
    }

    /// A player's rating, if the record has one and it is a number.
    pub fn rating(&self, colour: Colour) -> Option<u16> {
        self.tag(rating_tag(colour))?.parse().ok()
    }

    /// Reads every record of a text, in order; none if the text holds nothing but space and comments.
    ///
    /// A game whose tags do not name the rule set is taken for what its position or its first move looks like, classical
    /// chess before Chess-100.
    ///
    /// # Errors
    /// The first fault, with its line.
    pub fn read_all(text: &str) -> Result<Vec<Self>, RecordError> {
        read::all(text, None)
    }

    /// The same where games whose tags do not name it follow this rule set.
    ///
    /// # Errors
    /// The first fault, with its line.
    pub fn read_all_as(text: &str, untagged: Variant) -> Result<Vec<Self>, RecordError> {
        read::all(text, Some(untagged))
    }

    /// Reads the one record of a text, which follows this rule set if its tags do not name one.
    ///
    /// # Errors
    /// The first fault, with its line.
    pub fn read_as(text: &str, untagged: Variant) -> Result<Self, RecordError> {
        read::only(text, Some(untagged))
    }
}

fn rating_tag(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "WhiteElo",
        Colour::Black => "BlackElo",
    }
}
