//! Puzzles proved once more, by other ways than those by which they were found.

use std::collections::HashMap;

use rules::{Move, Position};

use crate::id::PuzzleId;
use crate::mine::WON;
use crate::mirror::mirror_key;
use crate::puzzle::{Goal, Puzzle};
use crate::quality::{Weakness, weakness};
use crate::rule_sets::{Mined, with_rules};
use crate::source::Source;
use crate::verifier::Verifier;

/// How much of the win chance (−1 to 1) the one right move must keep when it is looked at more deeply: less than what mining asks
/// for, since a deeper look moves both scores.
const GAP: f64 = 0.6;
/// How many own moves a puzzle may have.
const LONGEST: usize = 6;

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Flaw {
    /// There is no such mate, or a shorter one.
    #[error("it is a mate in {told}, and {found:?} is the shortest")]
    Mate {
        /// What the puzzle says.
        told: u32,
        /// The shortest; none if there is none of that length or less.
        found: Option<u32>,
    },
    /// Other moves, or fewer, mate as fast.
    #[error("at ply {ply} the right moves are {right:?}, not {told:?}")]
    RightMoves {
        /// From 1.
        ply: usize,
        /// What the puzzle accepts.
        told: Vec<String>,
        /// What is right.
        right: Vec<String>,
    },
    /// The opponent could have held out longer.
    #[error("at ply {ply} {reply} is not the longest defence")]
    Defence {
        /// From 1.
        ply: usize,
        /// What the opponent plays.
        reply: Move,
    },
    /// The move is not the best, or not won, or not the only one.
    #[error("at ply {ply} {played} gives {chance:.2}, {other} {otherwise:.2}")]
    NotOnly {
        /// From 1.
        ply: usize,
        /// The puzzle's move.
        played: Move,
        /// The win chance with the best move.
        chance: f64,
        /// The other move, or the best one if that is not the puzzle's.
        other: Move,
        /// The win chance with that.
        otherwise: f64,
    },
    /// More own moves than a puzzle may have.
    #[error("it is {0} moves long")]
    Long(usize),
    /// It is no good puzzle.
    #[error("{0}")]
    Weak(Weakness),
    /// Its name is not that of its position.
    #[error("its position has the name {0}")]
    Name(PuzzleId),
}

/// Proves a puzzle once more: mates by exhaustive search at every own move, wins by the engine's two best moves with so many
/// nodes a position.
///
/// # Errors
/// The first flaw.
pub fn check(puzzle: &Puzzle, nodes: u64) -> Result<(), Flaw> {
    if puzzle.own_moves() > LONGEST {
        return Err(Flaw::Long(puzzle.own_moves()));
    }
    let published = matches!(puzzle.source(), Source::Published { .. });
    if !published {
        let name = PuzzleId::of(puzzle.position());
        if name != *puzzle.id() {
            return Err(Flaw::Name(name));
        }
        with_rules!(puzzle.variant(), P => is_good::<P>(puzzle))?;
    }
    match puzzle.goal() {
        Goal::Mate(moves) => mates(puzzle, moves),
        Goal::Win => with_rules!(puzzle.variant(), P => wins::<P>(puzzle, nodes)),
    }
}

/// Pairs of puzzles whose positions are the same but for a mirror.
pub fn alike<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>) -> Vec<(&'a PuzzleId, &'a PuzzleId)> {
    let mut seen: HashMap<(rules::Variant, String), &PuzzleId> = HashMap::new();
    let mut pairs = Vec::new();
    for puzzle in puzzles {
        let key = (puzzle.variant(), mirror_key(puzzle.position()));
        match seen.get(&key) {
            Some(first) => pairs.push((*first, puzzle.id())),
            None => {
                seen.insert(key, puzzle.id());
            }
        }
    }
    pairs
}

fn is_good<P: Mined>(puzzle: &Puzzle) -> Result<(), Flaw> {
    let position = P::narrow(puzzle.position());
    let first = P::own(puzzle.line()[0]);
    // The position before the opponent's last move is not kept: whether it took something is not known here.
    weakness(&position, first, None).map_or(Ok(()), |weak| Err(Flaw::Weak(weak)))
}

/// Every own move by exhaustive search, and that every reply holds out as long as can be.
fn mates(puzzle: &Puzzle, moves: u32) -> Result<(), Flaw> {
    let parts = puzzle.parts();
    let mut position: Position = puzzle.position().clone();
    for (ply, &played) in puzzle.line().iter().enumerate() {
        let left = moves - (ply / 2) as u32;
        if ply % 2 == 0 {
            let told = match (left, ply) {
                (1, _) => &parts.last_moves,
                (_, 0) => &parts.first_moves,
                _ => &vec![played],
            };
            let found = position.solve(left);
            let shortest = found.as_ref().map(|found| found.mate_in);
            if shortest != Some(left) {
                let flaw = if ply == 0 {
                    Flaw::Mate { told: moves, found: shortest }
                } else {
                    Flaw::Defence { ply, reply: puzzle.line()[ply - 1] }
                };
                return Err(flaw);
            }
            let right = sorted(&found.expect("it was compared").first_moves);
            let told = sorted(told);
            if told != right || ply == 0 && right.len() > 1 {
                return Err(Flaw::RightMoves { ply: ply + 1, told, right });
            }
        }
        position = position.play(played).expect("a puzzle's line can be played");
    }
    Ok(())
}

fn sorted(moves: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}

/// Every own move by the engine's two best.
fn wins<P: Mined>(puzzle: &Puzzle, nodes: u64) -> Result<(), Flaw> {
    let mut position = P::narrow(puzzle.position());
    let line = P::owns(puzzle.line());
    let mut verifier = Verifier::<P>::new();
    for (ply, &played) in line.iter().enumerate() {
        if ply % 2 == 0 {
            let ranked = verifier.rank(&position, nodes).expect("the puzzle's move is legal");
            let (chance, otherwise) = (ranked.chance::<P>(), ranked.otherwise::<P>());
            if ranked.best != played || chance < WON - 0.1 || chance - otherwise < GAP {
                let second = ranked.second.map_or(ranked.best, |(second, _)| second);
                let other = if ranked.best == played { second } else { ranked.best };
                let (played, other) = (played.into(), other.into());
                return Err(Flaw::NotOnly { ply: ply + 1, played, chance, other, otherwise });
            }
        }
        position.make(played);
    }
    Ok(())
}
