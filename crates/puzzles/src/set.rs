//! Sets of puzzles as text: a header, then one puzzle a line, each a JSON object.

mod written;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use self::written::Written;
use crate::error::{PuzzleError, SetError};
use crate::puzzle::Puzzle;

/// How a set was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The command that makes the same set again.
    pub command: String,
    /// The seed of the games.
    pub seed: u64,
    /// Nodes that each position of a solution got at first.
    pub nodes: u64,
    /// The release whose engine played and judged.
    pub release: String,
}

/// Puzzles in an order that counts: the daily ones are numbered by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    /// How it was made, where that is told.
    pub header: Option<Header>,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

impl FromStr for Set {
    type Err = SetError;

    /// Reads what [`Display`](fmt::Display) writes; a set without a header too, and empty lines.
    fn from_str(text: &str) -> Result<Self, SetError> {
        let mut set = Self { header: None, puzzles: Vec::new() };
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            if set.header.is_none()
                && set.puzzles.is_empty()
                && let Ok(header) = serde_json::from_str(line)
            {
                set.header = Some(header);
                continue;
            }
            let puzzle = line.parse().map_err(|fault| SetError { line: index + 1, fault })?;
            set.puzzles.push(puzzle);
        }
        Ok(set)
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(header) = &self.header {
            writeln!(f, "{header}")?;
        }
        self.puzzles.iter().try_for_each(|puzzle| writeln!(f, "{puzzle}"))
    }
}

impl fmt::Display for Header {
    /// One line of JSON.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    /// Reads one line of a set.
    fn from_str(line: &str) -> Result<Self, PuzzleError> {
        let written: Written =
            serde_json::from_str(line).map_err(|error| PuzzleError::Json(error.to_string()))?;
        written.read()
    }
}

impl fmt::Display for Puzzle {
    /// One line of JSON.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(&Written::of(self)).map_err(|_| fmt::Error)?)
    }
}
