//! Conditional moves: what a player answers to moves that the opponent has not made yet.

mod read;

use std::fmt;

use rules::input::MoveTextError;
use rules::{Move, Status};
use thiserror::Error;

/// A private tree of conditional moves: to a move of the opponent the player's answer, and what comes after both. It
/// begins in a position in which the opponent is on move.
///
/// Branches stand in the order of their moves, so that one tree is one value and one text, in whatever order its lines
/// were entered. Every move was legal where it stands in the tree; whether it still is when its turn comes is for the
/// game to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConditionalTree(Vec<Branch>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Branch {
    pair: Pair,
    rest: ConditionalTree,
}

/// A move of the opponent and the answer to it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pair {
    asked: Step,
    answer: Step,
}

/// A move, and how it is written in the position in which it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    mv: Move,
    written: String,
}

/// One line of a tree, from its beginning to an answer after which it has nothing more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConditionalLine(Vec<Pair>);

impl ConditionalLine {
    /// The moves, the opponent's and the player's in turn, each as it is and as records write it.
    pub fn moves(&self) -> impl Iterator<Item = (Move, &str)> {
        let steps = self.0.iter().flat_map(|pair| [&pair.asked, &pair.answer]);
        steps.map(|step| (step.mv, step.written.as_str()))
    }
}

impl fmt::Display for ConditionalLine {
    /// The written moves, one space apart: `20-19 N11-19`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (_, written)) in self.moves().enumerate() {
            let space = if at == 0 { "" } else { " " };
            write!(f, "{space}{written}")?;
        }
        Ok(())
    }
}

/// Why a text or a tree is not taken. Lines count from 1; those without a move do not count.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ConditionalError {
    /// A move that cannot be read or is not legal where it stands.
    #[error("line {line}, {text}: {why}")]
    Move {
        /// The line.
        line: usize,
        /// The move as typed.
        text: String,
        /// What the rules say about it.
        why: Box<MoveTextError>,
    },
    /// A move after the end of the game.
    #[error("line {line}, {text}: the game would be over before this move ({})", .status.as_str())]
    GameOver {
        /// The line.
        line: usize,
        /// The move as typed.
        text: String,
        /// How the game would have ended.
        status: Status,
    },
    /// A line that ends with a move of the opponent.
    #[error("line {line}: an answer to {asked} is missing; the opponent's move comes first, then yours")]
    NoAnswer {
        /// The line.
        line: usize,
        /// The opponent's move as written.
        asked: String,
    },
    /// Two answers to one move.
    #[error("line {line}: {asked} is answered by {first} already, so it cannot be answered by {second} too")]
    TwoAnswers {
        /// The line with the second answer.
        line: usize,
        /// The opponent's move as written.
        asked: String,
        /// The answer that stands.
        first: String,
        /// The other one.
        second: String,
    },
    /// A line that is too long.
    #[error("line {line} has more than {} moves", ConditionalTree::MOST_PLIES)]
    TooDeep {
        /// The line.
        line: usize,
    },
    /// A tree that is too large.
    #[error("there are more than {} answers", ConditionalTree::MOST_ANSWERS)]
    TooLarge,
}

impl ConditionalTree {
    /// How many moves of both sides a line may have.
    pub const MOST_PLIES: usize = 20;
    /// How many answers a tree may have.
    pub const MOST_ANSWERS: usize = 60;

    /// Whether it has no answer to anything.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many answers it has.
    pub fn answers(&self) -> usize {
        self.0.iter().map(|branch| 1 + branch.rest.answers()).sum()
    }

    /// The answer to a move of the opponent, and the tree that begins after it; `None` when the tree does not foresee
    /// that move.
    pub fn step(&self, mv: Move) -> Option<(Move, Self)> {
        let at = self.find(mv).ok()?;
        let Branch { pair, rest } = &self.0[at];
        Some((pair.answer.mv, rest.clone()))
    }

    /// The lines in order. Reading their texts gives the same tree.
    pub fn lines(&self) -> Vec<ConditionalLine> {
        let mut lines = Vec::new();
        self.collect(&mut Vec::new(), &mut lines);
        lines
    }

    /// Takes a line out, counted from 0 in the order of [`lines`](Self::lines); what other lines share with it stays.
    /// Whether there was such a line.
    pub fn remove(&mut self, line: usize) -> bool {
        let mut before = line;
        for (at, branch) in self.0.iter_mut().enumerate() {
            let lines = branch.rest.count_lines().max(1);
            if before >= lines {
                before -= lines;
                continue;
            }
            if lines > 1 {
                return branch.rest.remove(before);
            }
            self.0.remove(at);
            return true;
        }
        false
    }

    /// Adds all lines of another tree that begins in the same position.
    ///
    /// # Errors
    /// [`ConditionalError::TwoAnswers`] with the line of `other`, or [`ConditionalError::TooLarge`]. Nothing is added.
    pub fn merge(&mut self, other: &Self) -> Result<(), ConditionalError> {
        let mut merged = self.clone();
        for (at, line) in other.lines().into_iter().enumerate() {
            merged.insert(line.0, at + 1)?;
        }
        *self = merged;
        Ok(())
    }

    /// Adds a line of at most [`MOST_PLIES`](Self::MOST_PLIES). After an error the tree may hold a part of it.
    fn insert(&mut self, pairs: Vec<Pair>, line: usize) -> Result<(), ConditionalError> {
        let mut tree = &mut *self;
        for pair in pairs {
            let at = match tree.find(pair.asked.mv) {
                Ok(at) => at,
                Err(at) => {
                    tree.0.insert(at, Branch { pair: pair.clone(), rest: Self::default() });
                    at
                }
            };
            let branch = &mut tree.0[at];
            if branch.pair.answer.mv != pair.answer.mv {
                return Err(ConditionalError::TwoAnswers {
                    line,
                    asked: pair.asked.written,
                    first: branch.pair.answer.written.clone(),
                    second: pair.answer.written,
                });
            }
            tree = &mut branch.rest;
        }
        if self.answers() > Self::MOST_ANSWERS { Err(ConditionalError::TooLarge) } else { Ok(()) }
    }

    /// Where a move of the opponent stands, or would stand.
    fn find(&self, mv: Move) -> Result<usize, usize> {
        self.0.binary_search_by_key(&mv, |branch| branch.pair.asked.mv)
    }

    fn count_lines(&self) -> usize {
        self.0.iter().map(|branch| branch.rest.count_lines().max(1)).sum()
    }

    fn collect(&self, before: &mut Vec<Pair>, lines: &mut Vec<ConditionalLine>) {
        for Branch { pair, rest } in &self.0 {
            before.push(pair.clone());
            if rest.is_empty() {
                lines.push(ConditionalLine(before.clone()));
            } else {
                rest.collect(before, lines);
            }
            before.pop();
        }
    }
}

impl fmt::Display for ConditionalTree {
    /// The lines with `; ` between them: `20-19 N11-19; 20-21 18-19`. It reads back as the same tree.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, line) in self.lines().iter().enumerate() {
            let sign = if at == 0 { "" } else { "; " };
            write!(f, "{sign}{line}")?;
        }
        Ok(())
    }
}
