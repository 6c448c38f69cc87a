//! Forced mates against the published problems.

use rules::solve;
use rules::starchess::{Move, Position};
use serde::Deserialize;

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
