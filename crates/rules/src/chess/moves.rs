//! Moves and their bare form, which is that of UCI.

use std::fmt;
use std::str::FromStr;

use super::Square;
use crate::{MoveParts, Role};

/// One ply. Castling is the king's move of two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the man stood.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes on its last rank.
    pub promotion: Option<Role>,
}

impl MoveParts for Move {
    type Square = Square;

    fn from(self) -> Option<Square> {
        Some(self.from)
    }

    fn to(self) -> Square {
        self.to
    }

    fn promotion(self) -> Option<Role> {
        self.promotion
    }
}

impl fmt::Display for Move {
    /// The bare form, as engines send it: `e2e4`, `e1g1`, `e7e8q`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to, promotion } = self;
        write!(f, "{from}{to}")?;
        promotion.map_or(Ok(()), |role| write!(f, "{}", role.letter().to_ascii_lowercase()))
    }
}

/// A text that is not a move in the bare form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a bare move reads like e2e4, e7e8q or e1g1 (castling)")]
pub struct MoveParseError;

impl FromStr for Move {
    type Err = MoveParseError;

    /// Reads exactly what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, MoveParseError> {
        let square = |at: std::ops::Range<usize>| {
            text.get(at).and_then(|name| name.parse().ok()).ok_or(MoveParseError)
        };
        let promotion = match text.get(4..).ok_or(MoveParseError)? {
            "" => None,
            "q" => Some(Role::Queen),
            "r" => Some(Role::Rook),
            "b" => Some(Role::Bishop),
            "n" => Some(Role::Knight),
            _ => return Err(MoveParseError),
        };
        Ok(Self { from: square(0..2)?, to: square(2..4)?, promotion })
    }
}
