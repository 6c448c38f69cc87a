//! The 64 squares, by their names.

use std::fmt;
use std::str::FromStr;

use crate::BoardSquare;

/// A square of the board, `a1` to `h8`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub(super) shakmaty::Square);

impl Square {
    /// The square of a file and a rank, both from 0; nowhere when one is above 7.
    pub fn from_coords(file: u8, rank: u8) -> Option<Self> {
        if file < 8 { Self::from_index(usize::from(rank) * 8 + usize::from(file)) } else { None }
    }

    /// The file, 0 (`a`) to 7 (`h`).
    pub fn file(self) -> u8 {
        self.0.file().into()
    }

    /// The rank, 0 (`1`) to 7 (`8`).
    pub fn rank(self) -> u8 {
        self.0.rank().into()
    }
}

impl BoardSquare for Square {
    const COUNT: usize = 64;

    fn from_index(index: usize) -> Option<Self> {
        shakmaty::Square::try_from(index).ok().map(Self)
    }

    /// Rank by rank from `a1`: `b1` is 1, `a2` is 8.
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({self})")
    }
}

/// A text that names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a letter from a to h and a digit from 1 to 8")]
pub struct SquareError;

impl FromStr for Square {
    type Err = SquareError;

    /// Reads a name in lower case.
    fn from_str(text: &str) -> Result<Self, SquareError> {
        text.parse().map(Self).map_err(|_| SquareError)
    }
}
