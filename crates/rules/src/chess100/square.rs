//! The 100 squares, by their names.

use std::fmt;
use std::str::FromStr;

use super::tables::WIDTH;
use crate::rule_set::BoardSquare;

/// A square of the board, `a1` to `j10` (R1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many squares the board has.
    pub const COUNT: usize = 100;

    /// Every square, rank by rank from a1.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut i = 0;
        while i < Self::COUNT {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    /// The square on a file (0 for a) and a rank (0 for 1), if the board has it.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < 10 && rank < 10 { Some(Self(rank * WIDTH as u8 + file)) } else { None }
    }

    /// The square of an index that is known to be below 100.
    pub(super) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index as u8)
    }

    /// An index into tables: ten times the rank and the file, 0 to 99.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for file a to 9 for j.
    pub const fn file(self) -> u8 {
        self.0 % WIDTH as u8
    }

    /// 0 for rank 1 to 9 for rank 10.
    pub const fn rank(self) -> u8 {
        self.0 / WIDTH as u8
    }

    /// The set with only this square.
    pub(super) const fn bit(self) -> u128 {
        1 << self.0
    }
}

impl BoardSquare for Square {
    const COUNT: usize = Self::COUNT;

    fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    fn index(self) -> usize {
        Self::index(self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({self})")
    }
}

/// A text that is not the name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a letter from a to j and a number from 1 to 10")]
pub struct SquareError;

impl FromStr for Square {
    type Err = SquareError;

    /// Reads a name as it is written: lower case, without a leading zero.
    fn from_str(text: &str) -> Result<Self, SquareError> {
        let (&file, rank) = text.as_bytes().split_first().ok_or(SquareError)?;
        let rank = match rank {
            [digit @ b'1'..=b'9'] => digit - b'1',
            b"10" => 9,
            _ => return Err(SquareError),
        };
        file.checked_sub(b'a').and_then(|file| Self::new(file, rank)).ok_or(SquareError)
    }
}
