//! Forced mates against the published problems.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::starchess::{Move, Position};
use rules::{Board, Colour, Rules, solve};
use serde::Deserialize;

use super::slow_solve;

#[derive(Deserialize)]
struct Problems {
    problems: Vec<Problem>,
}

#[derive(Deserialize)]
struct Problem {
    id: String,
    position: Checked,
    mate_in: u32,
    solution: String,
}

#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Checked(Position);

impl TryFrom<String> for Checked {
    type Error = rules::starchess::PositionError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

fn published() -> Vec<Problem> {
    let text = include_str!("../../../../assets/problems/published.json");
    serde_json::from_str::<Problems>(text).unwrap().problems
}

fn play(position: Position, line: &[Move]) -> Position {
    line.iter().fold(position, |position, &m| position.play(m).unwrap())
}

#[test]
fn every_published_problem_has_its_stated_solution_and_no_other() {
    let problems = published();
    assert_eq!(problems.len(), 28);
    for Problem { id, position: Checked(position), mate_in, solution } in problems {
        let found = solve(&position, 3).unwrap_or_else(|| panic!("{id}: no mate found"));
        assert_eq!(found.mate_in, mate_in, "{id}");
        assert!(found.is_unique(), "{id}");
        let first = found.first_moves[0];
        let written = position.written(first);
        assert_eq!(
            written.trim_end_matches(['+', '#']).replace('x', "-"),
            solution.replace('x', "-"),
            "{id}"
        );
        assert_eq!(found.line.len(), 2 * mate_in as usize - 1, "{id}");
        let end = play(position, &found.line);
        assert!(end.in_check() && end.legal_moves().is_empty(), "{id}: the line ends in mate");
        assert_eq!(solve(&position, mate_in - 1), None, "{id}: no shorter mate");
    }
}

#[test]
fn several_first_moves_are_all_listed_sorted_as_text() {
    // Two queens against a king in the corner mate in several ways.
    let position: Position = "1/2/4K1k/6/5/5Q/6Q/2/1 - w - 0 1".parse().unwrap();
    let found = solve(&position, 2).unwrap();
    let texts: Vec<String> = found.first_moves.iter().map(Move::to_string).collect();
    let mut expected: Vec<String> = position
        .legal_moves()
        .iter()
        .filter(|&&m| {
            let next = position.play(m).unwrap();
            next.in_check() && next.legal_moves().is_empty()
        })
        .map(Move::to_string)
        .collect();
    expected.sort();
    assert!(expected.len() > 1);
    assert_eq!((found.mate_in, texts, found.is_unique()), (1, expected, false));
}

#[test]
fn the_defender_holds_out_as_long_as_it_can() {
    for Problem { id, position: Checked(position), mate_in, .. } in published() {
        if mate_in < 2 {
            continue;
        }
        let line = solve(&position, mate_in).unwrap().line;
        let after_defence = play(position, &line[..2]);
        assert_eq!(solve(&after_defence, mate_in).map(|s| s.mate_in), Some(mate_in - 1), "{id}");
    }
}

#[test]
fn a_lone_king_never_mates_and_the_start_has_no_short_mate() {
    let lone: Position = "1/2/4K1k/6/5/6/6r/2/1 - w - 0 1".parse().unwrap();
    assert_eq!(solve(&lone, 3), None);
    assert_eq!(solve(&Position::start(), 3), None);
    assert_eq!(solve(&lone, 0), None);
}

/// A position with few men or many, from random play in which White takes what it can and Black nothing: there are
/// mates in such.
fn random<P: Rules>(rng: &mut ChaCha8Rng, men: usize) -> Option<P> {
    let mut position = P::start();
    for _ in 0..3000 {
        let moves = position.legal_moves();
        let white = position.side() == Colour::White;
        let greedy: Vec<_> = moves.iter().filter(|&&m| position.captured(m).is_some() == white).collect();
        let played = match greedy.choose(rng) {
            Some(greedy) if rng.random_range(0..8) > 0 => **greedy,
            _ => *moves.choose(rng)?,
        };
        position.make(played);
        let ready = position.side() == Colour::White && !position.is_setup() && position.has_moves();
        if ready && position.men().len() <= men {
            return Some(position);
        }
    }
    None
}

/// Compares on positions with so many men and so many moves to mate, as many with a mate as without.
fn agrees<P: Board>(seed: u64, cases: [(usize, u32, u32); 3]) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for (men, moves, count) in cases {
        let mut left = [count; 2];
        for _ in 0..100_000 {
            let Some(position) = random::<P>(&mut rng, men) else { continue };
            let fast = solve(&position, moves);
            let left = &mut left[usize::from(fast.is_some())];
            if *left > 0 {
                *left -= 1;
                assert_eq!(fast, slow_solve::solve(&position, moves), "{position}");
            }
            if *left == 0 && fast.is_some() {
                break;
            }
        }
        assert_eq!(left[1], 0, "mates with {men} men are missing");
    }
}

#[test]
fn the_fast_search_finds_what_the_plain_one_finds() {
    agrees::<Position>(1, [(4, 3, 15), (6, 3, 4), (14, 2, 15)]);
    agrees::<rules::chess::Position>(2, [(6, 2, 8), (9, 2, 10), (20, 2, 3)]);
    agrees::<rules::chess100::Position>(3, [(7, 2, 4), (12, 2, 4), (26, 1, 5)]);
}

/// Play of some moves back from a mate, so that longer ones are found too.
#[test]
fn longer_mates_agree_with_the_plain_search() {
    let cases = [
        "1/2/5p1/4b1/1K3/1n4/5k1/2/1 - b c 0 29",
        "1/2/4K1k/6/5/6/Q6/2/1 - w - 0 1",
        "1/2/7/6/1Q3/3K2/6k/2/1 - w - 0 1",
    ];
    for text in cases {
        let position: Position = text.parse().unwrap();
        let fast = solve(&position, 4);
        assert_eq!(fast, slow_solve::solve(&position, 4), "{text}");
    }
}

#[test]
fn a_mate_in_six_with_five_men_has_all_its_first_moves() {
    let position: rules::chess::Position = "5k2/8/8/8/p3Kb2/q7/8/8 b - - 0 76".parse().unwrap();
    let found = solve(&position, 6).unwrap();
    let texts: Vec<String> = found.first_moves.iter().map(ToString::to_string).collect();
    assert_eq!(found.mate_in, 6);
    assert_eq!(texts.join(" "), "a3b4 a3d6 a3e3 a3g3 f4b8 f4c1 f4d2 f4g3 f4h6");
    assert_eq!(found.line.len(), 11);
}

/// The mate is a step of White's king next to Black's: the prince would succeed it. Values from the plain search.
#[test]
fn a_king_with_an_heir_gives_check_itself() {
    let position: rules::chess100::Position =
        "10/8k1/10/7K2/3Q6/10/3q6/10/10/3I6 w - - -- 0 1".parse().unwrap();
    let found = solve(&position, 4).unwrap();
    let line: Vec<String> = found.line.iter().map(ToString::to_string).collect();
    assert_eq!((found.mate_in, found.is_unique()), (3, true));
    assert_eq!(line.join(" "), "d6-g9 i9-i10 g9-g10 i10-i9 h7-i8");
}
