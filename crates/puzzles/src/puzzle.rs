//! A puzzle.

use std::fmt;

use rules::{Colour, Move, Position, Status, Variant};

use crate::error::LineFault;
use crate::id::PuzzleId;
use crate::source::Source;
use crate::theme::Theme;
use crate::tier::Tier;

/// What the solver is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Mate in so many moves, which is the shortest.
    Mate(u32),
    /// A won position, by moves each of which is the only one.
    Win,
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mate(moves) => write!(f, "mate in {moves}"),
            Self::Win => f.write_str("win"),
        }
    }
}

/// Everything that makes a puzzle, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Its name.
    pub id: PuzzleId,
    /// The position to solve.
    pub position: Position,
    /// The opponent's move that led there, to be marked on a picture.
    pub before: Option<Move>,
    /// What is to be reached.
    pub goal: Goal,
    /// The solution: own moves and the opponent's replies in turn, own ones first and last.
    pub line: Vec<Move>,
    /// First moves that are right, the line's among them.
    pub first_moves: Vec<Move>,
    /// Moves that are right at the last step, the line's among them: every shortest mate.
    pub last_moves: Vec<Move>,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// How hard it should be, as a rating of 600 to 2600.
    pub rating: u16,
    /// Where it comes from.
    pub source: Source,
}

/// A position with a solution that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle(Parts);

impl Puzzle {
    /// The puzzle of these parts.
    ///
    /// # Errors
    /// A solution that cannot be played, or is not what it says. Whether it is the only one is not asked here: see
    /// `starmate puzzle check`.
    pub fn new(parts: Parts) -> Result<Self, LineFault> {
        let Parts { line, first_moves, last_moves, goal, .. } = &parts;
        if line.len().is_multiple_of(2) {
            return Err(LineFault::Plies(line.len()));
        }
        let last = line.len() - 1;
        let mut position = parts.position.clone();
        for (index, &played) in line.iter().enumerate() {
            let illegal = |_| LineFault::Illegal { ply: index + 1, played };
            let next = position.clone().play(played).map_err(illegal)?;
            for (accepted, at) in [(first_moves, 0), (last_moves, last)] {
                if index != at {
                    continue;
                }
                if let Some(&illegal) = accepted.iter().find(|&&accepted| !position.is_legal(accepted)) {
                    return Err(LineFault::AcceptedIllegal(illegal));
                }
                if !accepted.contains(&played) {
                    return Err(LineFault::NotAccepted(played));
                }
            }
            position = next;
        }
        if let Goal::Mate(mate_in) = *goal {
            let moves = line.len().div_ceil(2);
            if mate_in as usize != moves || position.status() != Status::Checkmate {
                return Err(LineFault::NoMate { mate_in, moves });
            }
        }
        Ok(Self(parts))
    }

    /// Everything that makes it.
    pub const fn parts(&self) -> &Parts {
        &self.0
    }

    /// Its name.
    pub const fn id(&self) -> &PuzzleId {
        &self.0.id
    }

    /// The rule set.
    pub const fn variant(&self) -> Variant {
        self.0.position.variant()
    }

    /// The position to solve.
    pub const fn position(&self) -> &Position {
        &self.0.position
    }

    /// Who is to move, and solves.
    pub fn side(&self) -> Colour {
        self.0.position.side()
    }

    /// The opponent's move that led there, if it is known.
    pub const fn before(&self) -> Option<Move> {
        self.0.before
    }

    /// What is to be reached.
    pub const fn goal(&self) -> Goal {
        self.0.goal
    }

    /// The solution: own moves and the opponent's replies in turn, own ones first and last.
    pub fn line(&self) -> &[Move] {
        &self.0.line
    }

    /// The solution as records write it.
    ///
    /// # Panics
    /// Never: the line of a puzzle can be played.
    pub fn written(&self) -> Vec<String> {
        let mut position = self.position().clone();
        let mut written = Vec::with_capacity(self.line().len());
        for &played in self.line() {
            written.push(position.written(played));
            position = position.play(played).expect("a puzzle's line can be played");
        }
        written
    }

    /// How many moves the solver has to find.
    pub fn own_moves(&self) -> usize {
        self.line().len().div_ceil(2)
    }

    /// What it is about.
    pub fn themes(&self) -> &[Theme] {
        &self.0.themes
    }

    /// How hard it should be, as a rating of 600 to 2600, before anybody has tried it.
    pub const fn rating(&self) -> u16 {
        self.0.rating
    }

    /// How hard it should be, in three steps.
    pub const fn tier(&self) -> Tier {
        Tier::of(self.rating())
    }

    /// Where it comes from.
    pub const fn source(&self) -> &Source {
        &self.0.source
    }
}
