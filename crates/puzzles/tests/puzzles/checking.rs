//! What is found wrong with puzzles.

use puzzles::{Flaw, Goal, Puzzle, Weakness, alike, check, published, shipped};
use rules::Variant;

use crate::plain::mating_moves;

/// Nodes a position: few, so that the tests are quick.
const NODES: u64 = 60_000;

/// A puzzle of classical chess, whose name is that of its position.
fn chess(position: &str, goal: &str, line: &[&str]) -> Puzzle {
    let id = puzzles::PuzzleId::of(&rules::Position::parse(Variant::Chess, position).expect("legal"));
    let line = line.join(r#"",""#);
    format!(
        r#"{{"id":"{id}","variant":"chess","position":"{position}","side":"w",{goal}"line":["{line}"],"themes":[],"rating":700,"tier":"easy","source":{{"house":{{"seed":1,"game":2,"ply":3}}}}}}"#
    )
    .parse()
    .expect("well formed")
}

#[test]
fn the_published_problems_hold() {
    for problem in published() {
        assert_eq!(check(problem, NODES), Ok(()), "{}", problem.id());
    }
}

/// A part of each set; `scripts/soak puzzles` proves all of them.
#[test]
fn shipped_puzzles_hold_when_they_are_proved_once_more() {
    for variant in Variant::ALL {
        for puzzle in shipped(variant).iter().step_by(60) {
            assert_eq!(check(puzzle, 150_000), Ok(()), "{}", puzzle.id());
        }
    }
}

#[test]
fn no_two_shipped_puzzles_are_alike_in_any_mirror() {
    assert_eq!(alike(Variant::ALL.into_iter().flat_map(shipped)), []);
}

#[test]
fn short_mates_have_the_right_moves_that_the_plainest_search_finds() {
    for variant in Variant::ALL {
        let short = shipped(variant).iter().filter(|puzzle| matches!(puzzle.goal(), Goal::Mate(1 | 2)));
        for puzzle in short.step_by(20) {
            let Goal::Mate(moves) = puzzle.goal() else { continue };
            let mut right: Vec<String> = puzzle.parts().first_moves.iter().map(ToString::to_string).collect();
            right.sort_unstable();
            assert_eq!(mating_moves(puzzle.position(), moves), right, "{}", puzzle.id());
            if moves == 2 {
                assert_eq!(mating_moves(puzzle.position(), 1), [""; 0], "{}", puzzle.id());
            }
        }
    }
}

#[test]
fn a_mate_that_is_not_the_shortest_is_found_out() {
    let slow = chess("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", r#""mate_in":2,"#, &["a1b1", "g8h8", "b1b8"]);
    assert_eq!(check(&slow, NODES), Err(Flaw::Mate { told: 2, found: Some(1) }));
}

#[test]
fn a_second_right_move_is_found_out() {
    let two = chess("6k1/5ppp/7r/8/8/8/8/RR4K1 w - - 0 1", r#""mate_in":1,"#, &["a1a8"]);
    let right = ["a1a8", "b1b8"].map(str::to_owned).to_vec();
    let flaw = |told: &[String]| Flaw::RightMoves { ply: 1, told: told.to_vec(), right: right.clone() };
    assert_eq!(check(&two, NODES), Err(flaw(&right[..1])));
    // To accept both does not help: the first move is to be the only one.
    let both = two.to_string().replace(r#""themes""#, r#""last_moves":["a1a8","b1b8"],"themes""#);
    assert_eq!(check(&both.parse().expect("well formed"), NODES), Err(flaw(&right)));
}

#[test]
fn a_win_by_another_move_too_is_found_out() {
    // Either knight takes the queen.
    let two = chess("8/8/8/q6k/8/1N6/2N5/K7 w - - 0 1", "", &["b3a5"]);
    assert_eq!(check(&two, NODES), Ok(()), "the other does not reach her");
    let two = chess("8/8/4pk2/3q4/8/4N3/2N5/KQ6 w - - 0 1", "", &["e3g4"]);
    assert!(matches!(check(&two, NODES), Err(Flaw::NotOnly { ply: 1, .. } | Flaw::Weak(_))));
    let start = chess("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "", &["e2e4"]);
    assert!(matches!(check(&start, NODES), Err(Flaw::NotOnly { ply: 1, .. })));
}

#[test]
fn what_is_won_already_is_no_puzzle() {
    let won = chess("3q3k/8/4N3/8/8/8/8/K2QQ3 w - - 0 1", "", &["e6d8"]);
    assert_eq!(check(&won, NODES), Err(Flaw::Weak(Weakness::WonByMaterial)));
}

#[test]
fn a_name_that_belongs_to_another_position_is_found_out() {
    let line = chess("8/8/8/3q3k/8/4N3/8/K7 w - - 0 1", "", &["e3d5"]).to_string();
    let other: Puzzle = line.replace("e3d5", "e3f5").replace("4N3", "4N2P").parse().expect("well formed");
    assert!(matches!(check(&other, NODES), Err(Flaw::Name(_))));
}

#[test]
fn mirror_images_are_found_among_many() {
    let one = chess("8/8/8/3q3k/8/4N3/8/K7 w - - 0 1", "", &["e3d5"]);
    let other = chess("8/8/8/k3q3/8/3N4/8/7K w - - 0 1", "", &["d3e5"]);
    assert_eq!(one.id(), other.id());
    assert_eq!(alike([&one, &other]), [(one.id(), other.id())]);
}
