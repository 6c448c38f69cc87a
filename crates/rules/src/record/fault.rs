//! What can be wrong with a record.

use crate::input::MoveTextError;
use crate::quote::short;
use crate::{Outcome, PositionError, Status};

/// A record that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line of the text, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What is wrong in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordFault {
    /// A `{` without `}`.
    #[error("this comment has no closing brace")]
    OpenComment,
    /// A `(` without `)`.
    #[error("this variation has no closing parenthesis")]
    OpenVariation,
    /// A `)` or `}` that closes nothing.
    #[error("“{0}” closes nothing")]
    Unopened(char),
    /// Not `[Name "value"]`.
    #[error("a tag is written [Name \"value\"], on one line")]
    Tag,
    /// The same tag twice.
    #[error("the tag {} stands here a second time", short(.0))]
    TagTwice(String),
    /// A rule set that is not played here.
    #[error("the variant “{}” is not played here, only Starchess, Standard and Chess-100 are", short(.0))]
    Variant(String),
    /// A `FEN` that is no position.
    #[error("the FEN tag is no {} position: {_0}", rule_set(.0))]
    Position(PositionError),
    /// `SetUp` and `FEN` contradict each other.
    #[error("SetUp must be 1 with a FEN tag, and 0 or absent without one")]
    SetUp,
    /// A move number other than the one that is due.
    #[error("the number {} stands where move {} is due (no spaces stand inside a move)", short(.0), .1)]
    Number(String, u16),
    /// A move of Black announced where White is to move.
    #[error("{0}... announces a move of Black, but it is White's move")]
    Dots(String),
    /// A move that cannot be read or played.
    #[error("move {number}, “{}”: {refusal}", short(.text))]
    Move {
        /// Its number.
        number: u16,
        /// As it stands in the record.
        text: String,
        /// Why it cannot be played.
        refusal: Box<MoveTextError>,
    },
    /// A move after the end.
    #[error("the move “{}” stands after the end of the game ({status})", short(.text))]
    AfterEnd {
        /// As it stands in the record.
        text: String,
        /// How the game ended.
        status: Status,
    },
    /// No result after the moves.
    #[error("the moves end without a result (1-0, 0-1, 1/2-1/2 or *)")]
    NoResult,
    /// A `Result` tag that is none.
    #[error("the Result tag “{}” is none of 1-0, 0-1, 1/2-1/2 and *", short(.0))]
    Result(String),
    /// The `Result` tag and the result after the moves differ.
    #[error("the result after the moves is {after}, but the Result tag says {tag}")]
    TwoResults {
        /// The `Result` tag.
        tag: Outcome,
        /// The result after the moves.
        after: Outcome,
    },
    /// The rules gave another result.
    #[error("the game ended on the board ({status}, {outcome}), which the result {written} does not fit")]
    AgainstBoard {
        /// How the rules ended it.
        status: Status,
        /// The result by the rules.
        outcome: Outcome,
        /// The result of the record.
        written: Outcome,
    },
    /// The `Termination` tag fits neither the moves nor the result.
    #[error("the Termination “{}” does not fit the moves and the result {written}", short(.word))]
    Termination {
        /// The tag.
        word: String,
        /// The result of the record.
        written: Outcome,
    },
    /// More than the one record that was asked for.
    #[error("a second game begins here, where one is expected")]
    SecondGame,
    /// Nothing to read.
    #[error("there is no game in this text")]
    NoGame,
}

/// A part that a record cannot be given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordPartError {
    /// A name that no tag can have, or that follows from the game.
    #[error("“{}” cannot be set as a tag", short(.name))]
    Tag {
        /// The name.
        name: String,
    },
    /// An ending that does not fit the board or itself.
    #[error("a game that stands at {on_board} cannot have ended as {status} with the result {outcome}")]
    Ending {
        /// The ending.
        status: Status,
        /// Its result.
        outcome: Outcome,
        /// How the game stands by the rules.
        on_board: Status,
    },
}

/// The rule set whose position was expected.
fn rule_set(error: &PositionError) -> &'static str {
    match error {
        PositionError::Starchess(_) => "Starchess",
        PositionError::Chess(_) => "chess",
        PositionError::Chess100(_) => "Chess-100",
    }
}
