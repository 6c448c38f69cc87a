//! What can be wrong with puzzles.

use rules::{MoveParseError, PositionError};

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// The line is no JSON document of a puzzle.
    #[error("{0}")]
    Json(String),
    /// A name that cannot be one.
    #[error("a puzzle's name is made of 1 to 24 small letters, digits and dashes, not “{0}”")]
    Id(String),
    /// A rule set that is not played here.
    #[error("there is no rule set “{0}”")]
    Variant(String),
    /// A theme that nobody knows.
    #[error("there is no theme “{0}”")]
    Theme(String),
    /// The position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A move that is none of the rule set.
    #[error("“{text}”: {fault}")]
    Move {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        fault: MoveParseError,
    },
    /// The solution.
    #[error("{0}")]
    Line(#[from] LineFault),
}

/// What is wrong with a solution.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// It ends with the opponent's move, or is empty.
    #[error("a solution has an odd number of plies, not {0}")]
    Plies(usize),
    /// A move of it cannot be played.
    #[error("ply {ply} ({played}) cannot be played")]
    Illegal {
        /// Which, from 1.
        ply: usize,
        /// The move.
        played: rules::Move,
    },
    /// An accepted move cannot be played.
    #[error("the accepted move {0} cannot be played")]
    AcceptedIllegal(rules::Move),
    /// The solution's own move is not among those accepted.
    #[error("the solution's {0} is not among the moves accepted there")]
    NotAccepted(rules::Move),
    /// A mate in so many moves that does not mate in so many.
    #[error("a mate in {mate_in} is {moves} moves long, or does not mate")]
    NoMate {
        /// What was promised.
        mate_in: u32,
        /// What the solution has.
        moves: usize,
    },
}

/// What is wrong with a set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct SetError {
    /// From 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: PuzzleError,
}
