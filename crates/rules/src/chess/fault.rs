//! What can be wrong with a FEN.

use super::Square;
use crate::Colour;
use crate::faults::{PositionFault, PositionFaults};
use crate::quote::short;

/// One thing that is wrong with a position, by the field of the FEN in which it shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Fault {
    /// The string does not have six fields with one space between them.
    #[error(
        "a FEN has six fields, one space apart: placement side castling en-passant halfmove fullmove; here {} {_0}",
        if *.0 == 1 { "is" } else { "are" }
    )]
    Fields(usize),
    /// The placement does not have eight ranks.
    #[error(
        "placement: there are eight ranks with \"/\" between them; here {} {_0}",
        if *.0 == 1 { "is" } else { "are" }
    )]
    Ranks(usize),
    /// A rank does not fill its eight squares exactly.
    #[error("placement: rank {rank} has 8 squares, but \"{}\" fills {filled}", short(.text))]
    RankLength {
        /// The rank, 1 to 8.
        rank: u8,
        /// Squares that the text fills.
        filled: usize,
        /// The text.
        text: String,
    },
    /// A character of the placement means nothing.
    #[error(
        "placement: \"{letter}\" in rank {rank} is neither a man (KQRBNP, kqrbnp) nor a count of empty squares"
    )]
    UnknownMan {
        /// The rank, 1 to 8.
        rank: u8,
        /// The character.
        letter: char,
    },
    /// Two counts of empty squares stand side by side.
    #[error("placement: two digits adjoin in rank {0}; a run of empty squares is one digit")]
    DigitsAdjoin(u8),
    /// A side does not have exactly one king.
    #[error("placement: {colour} has {kings} kings instead of one")]
    Kings {
        /// Whose kings.
        colour: Colour,
        /// How many.
        kings: usize,
    },
    /// A pawn stands on the first or the last rank.
    #[error("placement: {0} pawn on {1}, where no pawn can stand")]
    PawnOnEdge(Colour, Square),
    /// A side has more men than its pawns can have become.
    #[error("placement: {0} has more men than eight pawns and their promotions allow")]
    TooManyMen(Colour),
    /// No move can have given this check.
    #[error("placement: no last move can have brought the check in which {0} stands")]
    ImpossibleCheck(Colour),
    /// The side is not `w` or `b`.
    #[error("side: \"{}\" is not \"w\" or \"b\"", short(.0))]
    SideText(String),
    /// The side that has just moved is in check.
    #[error("side: {0} is in check, but it is not its move")]
    OtherSideInCheck(Colour),
    /// The rights are not `-` or letters in the order `KQkq`.
    #[error("castling: \"{}\" is not \"-\" or letters in the order KQkq, each once at most", short(.0))]
    CastlingText(String),
    /// A right whose king or rook does not stand at home.
    #[error("castling: \"{0}\" needs {1}'s king and rook on their first squares")]
    CastlingWithoutMen(char, Colour),
    /// The square is not `-` or on the rank behind a long step.
    #[error("en-passant: \"{}\" is not \"-\" or a square of rank 3 or 6", short(.0))]
    EnPassantText(String),
    /// No pawn can just have passed the square.
    #[error("en-passant: no pawn of {1} can just have passed {0}")]
    EnPassantWithoutPawn(Square, Colour),
    /// The halfmove counter is not a plain number in range.
    #[error("halfmove: \"{}\" is not a number from 0 to 9999", short(.0))]
    Halfmove(String),
    /// The fullmove counter is not a plain number in range.
    #[error("fullmove: \"{}\" is not a number from 1 to 9999", short(.0))]
    Fullmove(String),
}

impl PositionFault for Fault {
    fn field(&self) -> usize {
        match self {
            Self::Fields(_)
            | Self::Ranks(_)
            | Self::RankLength { .. }
            | Self::UnknownMan { .. }
            | Self::DigitsAdjoin(_)
            | Self::Kings { .. }
            | Self::PawnOnEdge(..)
            | Self::TooManyMen(_)
            | Self::ImpossibleCheck(_) => 0,
            Self::SideText(_) | Self::OtherSideInCheck(_) => 1,
            Self::CastlingText(_) | Self::CastlingWithoutMen(..) => 2,
            Self::EnPassantText(_) | Self::EnPassantWithoutPawn(..) => 3,
            Self::Halfmove(_) => 4,
            Self::Fullmove(_) => 5,
        }
    }
}

/// Everything that is wrong with a FEN.
pub type PositionError = PositionFaults<Fault>;
