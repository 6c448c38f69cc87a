//! The puzzles that come with the program.

use std::sync::OnceLock;

use rules::input::read_move;
use rules::{Position, Variant, starchess};
use serde::Deserialize;

use crate::difficulty::{self, Features};
use crate::id::PuzzleId;
use crate::puzzle::{Goal, Parts, Puzzle};
use crate::rule_sets::Mined;
use crate::set::Set;
use crate::source::Source;
use crate::themes;

const STARCHESS: &str = include_str!("../../../assets/puzzles/starchess.jsonl");
const CHESS: &str = include_str!("../../../assets/puzzles/chess.jsonl");
const CHESS100: &str = include_str!("../../../assets/puzzles/chess100.jsonl");
const PUBLISHED: &str = include_str!("../../../assets/problems/published.json");

/// After so many mined puzzles of Starchess comes a published one, until all have come.
const MINED_BETWEEN: usize = 6;
/// How many positions the engine would search for each move of a published mate: about as many as for a mined one.
const POSITIONS_A_MOVE: u64 = 50;

/// The puzzles of a rule set in the order by which the daily ones are numbered. What is mined later is added at the end.
///
/// # Panics
/// Never: a test reads them all.
pub fn shipped(variant: Variant) -> &'static [Puzzle] {
    static SETS: [OnceLock<Vec<Puzzle>>; 3] = [const { OnceLock::new() }; 3];
    SETS[variant.index()].get_or_init(|| {
        let text = match variant {
            Variant::Starchess => STARCHESS,
            Variant::Chess => CHESS,
            Variant::Chess100 => CHESS100,
        };
        let set: Set = text.parse().expect("what is shipped is read by a test");
        if variant != Variant::Starchess {
            return set.puzzles;
        }
        let mut known = published().iter();
        let mut all = Vec::with_capacity(set.puzzles.len() + published().len());
        for (number, puzzle) in set.puzzles.into_iter().enumerate() {
            if number % MINED_BETWEEN == 0 {
                all.extend(known.next().cloned());
            }
            all.push(puzzle);
        }
        all.extend(known.cloned());
        all
    })
}

/// The puzzle of a name, of any rule set.
pub fn find(id: &PuzzleId) -> Option<&'static Puzzle> {
    Variant::ALL.into_iter().flat_map(shipped).find(|puzzle| puzzle.id() == id)
}

#[derive(Deserialize)]
struct Problems {
    problems: Vec<Problem>,
}

#[derive(Deserialize)]
struct Problem {
    id: String,
    position: String,
    mate_in: u32,
    solution: String,
}

/// The published problems of Starchess.
///
/// # Panics
/// Never: a test reads them all.
pub fn published() -> &'static [Puzzle] {
    static PROBLEMS: OnceLock<Vec<Puzzle>> = OnceLock::new();
    PROBLEMS.get_or_init(|| {
        let Problems { problems } = serde_json::from_str(PUBLISHED).expect("a test reads them");
        problems.iter().map(puzzle).collect()
    })
}

/// A published problem as a puzzle: the source gives its key, the rest of the line is worked out.
fn puzzle(problem: &Problem) -> Puzzle {
    let position = Position::parse(Variant::Starchess, &problem.position).expect("published as legal");
    let key = read_move(&position, &problem.solution).expect("published as legal");
    let solution = position.solve(problem.mate_in).expect("published as a mate");
    let mut before_last = position.clone();
    for &played in &solution.line[..solution.line.len() - 1] {
        before_last = before_last.play(played).expect("a solution's line can be played");
    }
    let last = before_last.solve(1).expect("the line mates next");
    let own = starchess::Position::narrow(&position);
    let lines = [&solution.line, &last.first_moves].map(|moves| starchess::Position::owns(moves));
    let themes = themes::of(&own, &lines[0], &lines[1], Goal::Mate(problem.mate_in));
    let after = position.clone().play(key).expect("it was read as legal");
    let features = Features {
        own_moves: problem.mate_in as usize,
        choices: position.legal_moves().len(),
        takes: position.captured(key).is_some(),
        checks: after.in_check(),
        found_after: POSITIONS_A_MOVE.pow(problem.mate_in),
        themes: &themes,
    };
    let rating = difficulty::rating(&features);
    let parts = Parts {
        id: problem.id.parse().expect("published names are short"),
        before: None,
        goal: Goal::Mate(problem.mate_in),
        line: solution.line,
        first_moves: vec![key],
        last_moves: last.first_moves,
        themes,
        rating,
        source: Source::Published {
            author: "László Polgár".to_owned(),
            source: format!(
                "Starchess (Polgár Superstar Chess), the inventor's site, gallery Mate in {}",
                problem.mate_in
            ),
        },
        position,
    };
    Puzzle::new(parts).expect("a published problem is a puzzle")
}
