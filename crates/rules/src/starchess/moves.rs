//! Moves and their bare form.

use std::fmt;
use std::str::FromStr;

use super::Cell;
use crate::Role;

/// One ply: a placement during the setup, a step, leap, slide or capture after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A man put from the hand on the back rank.
    Place {
        /// What is placed.
        role: Role,
        /// Where.
        cell: Cell,
    },
    /// A man moved from one cell to another, with or without a capture.
    Step {
        /// Where it stood.
        from: Cell,
        /// Where it goes.
        to: Cell,
        /// What a pawn becomes that reaches the opponent's back rank.
        promotion: Option<Role>,
    },
}

impl Move {
    /// The cell on which the man of this move ends up.
    pub const fn to(self) -> Cell {
        match self {
            Self::Place { cell, .. } => cell,
            Self::Step { to, .. } => to,
        }
    }

    /// The cell from which the man of this move comes; none for a placement.
    pub const fn from(self) -> Option<Cell> {
        match self {
            Self::Place { .. } => None,
            Self::Step { from, .. } => Some(from),
        }
    }
}

impl fmt::Display for Move {
    /// The bare form, as engines send it: `K@4`, `18-24`, `26-27=N`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Place { role, cell } => write!(f, "{}@{cell}", role.letter()),
            Self::Step { from, to, promotion: None } => write!(f, "{from}-{to}"),
            Self::Step { from, to, promotion: Some(role) } => write!(f, "{from}-{to}={}", role.letter()),
        }
    }
}

/// A text that is not a move in the bare form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a bare move reads like K@4, 18-24 or 26-27=N")]
pub struct MoveParseError;

fn role(letter: &str, among: &[Role]) -> Result<Role, MoveParseError> {
    among.iter().copied().find(|role| letter == role.letter().to_string()).ok_or(MoveParseError)
}

impl FromStr for Move {
    type Err = MoveParseError;

    /// Reads exactly what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, MoveParseError> {
        let cell = |text: &str| text.parse::<Cell>().map_err(|_| MoveParseError);
        if let Some((letter, at)) = text.split_once('@') {
            let placed = &Role::ALL[..5];
            return Ok(Self::Place { role: role(letter, placed)?, cell: cell(at)? });
        }
        let (from, rest) = text.split_once('-').ok_or(MoveParseError)?;
        let (to, promotion) = match rest.split_once('=') {
            Some((to, letter)) => (to, Some(role(letter, &Role::ALL[1..5])?)),
            None => (rest, None),
        };
        Ok(Self::Step { from: cell(from)?, to: cell(to)?, promotion })
    }
}
