//! What can be wrong with a position string or a diagram.

use super::Cell;
use crate::faults::{PositionFault, PositionFaults};
use crate::quote::short;
use crate::{Colour, Man, Role};

/// The fields of a position string, in order.
pub(super) const PLACEMENT: usize = 0;
pub(super) const HAND: usize = 1;
pub(super) const SIDE: usize = 2;
pub(super) const RIGHTS: usize = 3;
pub(super) const HALFMOVE: usize = 4;
pub(super) const FULLMOVE: usize = 5;

/// One thing that is wrong with a position, by the field of the position string in which it shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Fault {
    /// The string does not have six fields with one space between them.
    #[error(
        "a position string has six fields, one space apart: placement hand side rights halfmove fullmove; {}", here(*.0)
    )]
    Fields(usize),
    /// The placement does not have nine files.
    #[error("placement: there are nine files with \"/\" between them; {}", here(*.0))]
    Files(usize),
    /// A file does not fill its cells exactly.
    #[error("placement: file {file} has {}, but \"{}\" fills {filled}", count_of(*.cells, "cell"), short(.text))]
    FileLength {
        /// Letter of the file.
        file: char,
        /// Cells the file has.
        cells: usize,
        /// Cells the text fills.
        filled: usize,
        /// The text.
        text: String,
    },
    /// A character of the placement means nothing.
    #[error(
        "placement: \"{letter}\" in file {file} is neither a man (KQRBNP, kqrbnp) nor a count of empty cells"
    )]
    UnknownMan {
        /// Letter of the file.
        file: char,
        /// The character.
        letter: char,
    },
    /// Two counts of empty cells stand side by side.
    #[error("placement: two digits adjoin in file {0}; a run of empty cells is one digit")]
    DigitsAdjoin(char),
    /// The hand is not `-` or men in the order `KQRBN` `kqrbn`.
    #[error("hand: \"{}\" is not \"-\" or men in the order KQRBNkqrbn, each once at most", short(.0))]
    HandText(String),
    /// The side is not `w` or `b`.
    #[error("side: \"{}\" is not \"w\" or \"b\"", short(.0))]
    SideText(String),
    /// The rights are not `-` or letters in the order `CDEFG` `cdefg`.
    #[error("rights: \"{}\" is not \"-\" or files in the order CDEFGcdefg, each once at most", short(.0))]
    RightsText(String),
    /// The halfmove counter is not a plain number in range.
    #[error("halfmove: \"{}\" is not a number from 0 to 9999", short(.0))]
    Halfmove(String),
    /// The fullmove counter is not a plain number in range.
    #[error("fullmove: \"{}\" is not a number from 1 to 9999", short(.0))]
    Fullmove(String),
    /// A side does not have exactly one king, on the board or in hand.
    #[error("placement: {colour} has {}, on the board and in hand, instead of one", count_of(*.kings, "king"))]
    Kings {
        /// Whose kings.
        colour: Colour,
        /// How many.
        kings: usize,
    },
    /// A pawn stands where it would have promoted.
    #[error("placement: {0} pawn on {1}, where it promotes")]
    PawnOnPromotionCell(Colour, Cell),
    /// A pawn stands on its own back rank.
    #[error("placement: {0} pawn on {1}, its own back rank, where no pawn can come")]
    PawnOnBackRank(Colour, Cell),
    /// A right has no pawn of its colour on its start cell.
    #[error("rights: {0} has no pawn on {1} to have a double step")]
    RightWithoutPawn(Colour, Cell),
    /// The side that has just moved is in check.
    #[error("side: {0} is in check, but it is not its move")]
    OtherSideInCheck(Colour),
    /// During the setup a man is missing, or there twice.
    #[error("hand: during the setup {colour} has one {role}, in hand or on the board; {}", here(*.count))]
    SetupCount {
        /// Whose man.
        colour: Colour,
        /// Which man.
        role: Role,
        /// How many there are.
        count: usize,
    },
    /// During the setup a man stands off its back rank, or a pawn off its start cells.
    #[error("placement: during the setup no {0} can stand on {1}")]
    SetupPlace(Man, Cell),
    /// During the setup a pawn is missing from its start cell.
    #[error("placement: during the setup the {0} pawn stands on {1}")]
    SetupPawn(Colour, Cell),
    /// During the setup a right is missing.
    #[error("rights: during the setup every pawn has its double step")]
    SetupRights,
    /// During the setup the counter is not 0.
    #[error("halfmove: during the setup it is 0")]
    SetupHalfmove,
    /// The hands do not fit the side to move.
    #[error(
        "hand: White holds {white} and Black {black}, but with White to move they hold as many, with Black to move Black holds one more"
    )]
    HandsAndSide {
        /// Men in White's hand.
        white: usize,
        /// Men in Black's hand.
        black: usize,
    },
}

/// `here are 7`.
fn here(count: usize) -> String {
    format!("here {} {count}", if count == 1 { "is" } else { "are" })
}

/// `7 cells`.
fn count_of(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

impl PositionFault for Fault {
    fn field(&self) -> usize {
        match self {
            Self::Fields(_)
            | Self::Files(_)
            | Self::FileLength { .. }
            | Self::UnknownMan { .. }
            | Self::DigitsAdjoin(_)
            | Self::Kings { .. }
            | Self::PawnOnPromotionCell(..)
            | Self::PawnOnBackRank(..)
            | Self::SetupPlace(..)
            | Self::SetupPawn(..) => PLACEMENT,
            Self::HandText(_) | Self::SetupCount { .. } | Self::HandsAndSide { .. } => HAND,
            Self::SideText(_) | Self::OtherSideInCheck(_) => SIDE,
            Self::RightsText(_) | Self::RightWithoutPawn(..) | Self::SetupRights => RIGHTS,
            Self::Halfmove(_) | Self::SetupHalfmove => HALFMOVE,
            Self::Fullmove(_) => FULLMOVE,
        }
    }
}

/// Everything that is wrong with a position string or a diagram.
pub type PositionError = PositionFaults<Fault>;
