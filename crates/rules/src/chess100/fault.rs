//! What can be wrong with a position string or a diagram.

use super::{Restoration, Square};
use crate::faults::{PositionFault, PositionFaults};
use crate::quote::short;
use crate::{Colour, Role};

/// The fields of a position string, in order.
pub(super) const PLACEMENT: usize = 0;
pub(super) const SIDE: usize = 1;
pub(super) const CASTLING: usize = 2;
pub(super) const LONGSTEP: usize = 3;
pub(super) const PRINCESS: usize = 4;
pub(super) const HALFMOVE: usize = 5;
pub(super) const FULLMOVE: usize = 6;

/// One thing that is wrong with a position, by the field of the position string in which it shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Fault {
    /// The string does not have seven fields with one space between them.
    #[error(
        "a position string has seven fields, one space apart: \
        placement side castling longstep princess halfmove fullmove; {}", here(*.0)
    )]
    Fields(usize),
    /// The placement does not have ten ranks.
    #[error("placement: there are ten ranks with \"/\" between them; {}", here(*.0))]
    Ranks(usize),
    /// A rank does not fill its squares exactly.
    #[error("placement: rank {rank} has 10 squares, but \"{}\" fills {filled}", short(.text))]
    RankLength {
        /// The rank, 1 to 10.
        rank: usize,
        /// Squares the text fills.
        filled: usize,
        /// The text.
        text: String,
    },
    /// A character of the placement means nothing.
    #[error(
        "placement: \"{letter}\" in rank {rank} is neither a man (KQRBNPIS, kqrbnpis) nor a count of empty squares"
    )]
    UnknownMan {
        /// The rank, 1 to 10.
        rank: usize,
        /// The character.
        letter: char,
    },
    /// A run of empty squares is not a number from 1 to 10.
    #[error("placement: \"{}\" in rank {rank} is not a number of empty squares from 1 to 10", short(.text))]
    EmptyRun {
        /// The rank, 1 to 10.
        rank: usize,
        /// The digits.
        text: String,
    },
    /// The side is not `w` or `b`.
    #[error("side: \"{}\" is not \"w\" or \"b\"", short(.0))]
    SideText(String),
    /// The castling rights are not `-` or letters in the order `KQkq`.
    #[error("castling: \"{}\" is not \"-\" or letters in the order KQkq, each once at most", short(.0))]
    CastlingText(String),
    /// The long step is not `-` or a square.
    #[error("longstep: \"{}\" is not \"-\" or a square from a1 to j10", short(.0))]
    LongstepText(String),
    /// The princess rights are not two of the letters `y`, `p`, `x`, `-`.
    #[error("princess: \"{}\" is not White's and Black's letter, each y, p, x or -", short(.0))]
    PrincessText(String),
    /// The halfmove counter is not a plain number in range.
    #[error("halfmove: \"{}\" is not a number from 0 to 9999", short(.0))]
    Halfmove(String),
    /// The fullmove counter is not a plain number in range.
    #[error("fullmove: \"{}\" is not a number from 1 to 9999", short(.0))]
    Fullmove(String),
    /// A side does not have exactly one king.
    #[error("placement: {colour} has {kings} kings instead of one")]
    Kings {
        /// Whose kings.
        colour: Colour,
        /// How many.
        kings: usize,
    },
    /// A side has more than one prince or princess (R2.2).
    #[error("placement: {colour} has more than one {role}; here are {count}")]
    Royals {
        /// Whose men.
        colour: Colour,
        /// Prince or princess.
        role: Role,
        /// How many.
        count: usize,
    },
    /// A pawn stands on the first or the last rank.
    #[error("placement: {0} pawn on {1}, where no pawn can stand")]
    PawnOnEdge(Colour, Square),
    /// The side that has just moved is in check and has no prince (R9).
    #[error("side: {0} is in check and has no prince, but it is not its move")]
    OtherSideInCheck(Colour),
    /// A castling right without king and rook at home.
    #[error("castling: {colour} cannot have {} without king on {king} and rook on {rook}", castling(*.short))]
    CastlingWithoutMen {
        /// Whose right.
        colour: Colour,
        /// `0-0`; otherwise `0-0-0`.
        short: bool,
        /// Where the king belongs.
        king: Square,
        /// Where the rook belongs.
        rook: Square,
    },
    /// No pawn can have made a long step to this square.
    #[error("longstep: no {0} pawn on {1} that can have moved two or three squares")]
    LongstepWithoutPawn(Colour, Square),
    /// A man stands where a pawn has just passed.
    #[error("longstep: the pawn on {pawn} cannot have passed {passed}, where a man stands")]
    LongstepBlocked {
        /// Where the pawn stands.
        pawn: Square,
        /// The occupied square.
        passed: Square,
    },
    /// The right to a restored queen does not fit the board.
    #[error("princess: {colour} has {}, so its letter is not {}", princess(*.stands), .letter.letter())]
    PrincessLetter {
        /// Whose right.
        colour: Colour,
        /// Whether its princess stands on the board.
        stands: bool,
        /// What the string says.
        letter: Restoration,
    },
    /// A right is to be used in this turn by the side that is not to move.
    #[error("princess: {0} can have p only when it is to move")]
    PendingOutOfTurn(Colour),
}

/// `here are 7`.
fn here(count: usize) -> String {
    format!("here {} {count}", if count == 1 { "is" } else { "are" })
}

const fn castling(short: bool) -> &'static str {
    if short { "0-0" } else { "0-0-0" }
}

const fn princess(stands: bool) -> &'static str {
    if stands { "a princess" } else { "no princess" }
}

impl PositionFault for Fault {
    fn field(&self) -> usize {
        match self {
            Self::Fields(_)
            | Self::Ranks(_)
            | Self::RankLength { .. }
            | Self::UnknownMan { .. }
            | Self::EmptyRun { .. }
            | Self::Kings { .. }
            | Self::Royals { .. }
            | Self::PawnOnEdge(..) => PLACEMENT,
            Self::SideText(_) | Self::OtherSideInCheck(_) => SIDE,
            Self::CastlingText(_) | Self::CastlingWithoutMen { .. } => CASTLING,
            Self::LongstepText(_) | Self::LongstepWithoutPawn(..) | Self::LongstepBlocked { .. } => LONGSTEP,
            Self::PrincessText(_) | Self::PrincessLetter { .. } | Self::PendingOutOfTurn(_) => PRINCESS,
            Self::Halfmove(_) => HALFMOVE,
            Self::Fullmove(_) => FULLMOVE,
        }
    }
}

/// Everything that is wrong with a position string or a diagram.
pub type PositionError = PositionFaults<Fault>;
