//! The 37 cells of the star, by their printed numbers.

use std::fmt;
use std::str::FromStr;

use super::tables;

/// A cell of the board.
///
/// Cells carry the numbers printed on the board, 1 to 37: bottom to top inside a file, files left to right (rules
/// sheet E, diagram of the board).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells the board has.
    pub const COUNT: usize = 37;

    /// Every cell, 1 to 37.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut i = 0;
        while i < Self::COUNT {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    /// The cell with a printed number, if the board has it.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 37 { Some(Self(number - 1)) } else { None }
    }

    /// The cell of an index that is known to be below 37.
    pub(crate) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index as u8)
    }

    /// The printed number, 1 to 37.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The printed number less one, 0 to 36: an index into tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 (left) to 8 (right).
    pub const fn file(self) -> u8 {
        (self.plane().0 + 4) as u8
    }

    /// Where the cell lies: `x` counts files from the centre (−4 to 4), `y` half cells above the centre (−6 to 6).
    ///
    /// Cell 19 is (0, 0), 18 is (0, −2), 13 is (−1, −1).
    pub const fn plane(self) -> (i8, i8) {
        tables::PLANE[self.0 as usize]
    }

    /// The cell at a place of the plane, if there is one.
    pub fn from_plane(x: i8, y: i8) -> Option<Self> {
        Self::ALL.into_iter().find(|cell| cell.plane() == (x, y))
    }

    /// The set with only this cell.
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({})", self.number())
    }
}

/// A text that is not a printed cell number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a cell is a number from 1 to 37")]
pub struct CellError;

impl FromStr for Cell {
    type Err = CellError;

    /// Reads a printed number, without sign or leading zero.
    fn from_str(text: &str) -> Result<Self, CellError> {
        if text.is_empty() || text.starts_with('0') || !text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(CellError);
        }
        text.parse().ok().and_then(Self::new).ok_or(CellError)
    }
}
