//! What solvers answer.

use puzzles::{Attempt, Hint, Parts, Puzzle, PuzzleId, Verdict, find, published};
use rules::input::{Letters, MoveTextError};
use rules::{Move, Position, Role, Variant};

fn problem(name: &str) -> &'static Puzzle {
    find(&name.parse::<PuzzleId>().expect("a name")).expect("it is published")
}

fn starchess(bare: &str) -> Move {
    Move::parse(Variant::Starchess, bare).expect("a bare move")
}

#[test]
fn a_right_move_is_answered_and_a_wrong_one_changes_nothing() {
    let mut attempt = Attempt::new(problem("m2-1"));
    let wrong = attempt.answer("K13-12", None).expect("legal");
    assert_eq!(wrong.wrong(), Some(starchess("13-12")));
    assert_eq!((attempt.found(), attempt.left()), (0, 2));
    // The gallery's key; the opponent has a reply, and then there is a mate.
    let right = attempt.answer("k13 6", None).expect("legal");
    let Verdict::Right { played, reply } = right.verdicts[0] else { panic!("{right:?}") };
    assert_eq!(played, starchess("13-6"));
    assert_eq!(attempt.played(), [played, reply]);
    let mates = attempt.position().solve(1).expect("mate next").first_moves;
    assert_eq!(attempt.right_moves(), mates);
    assert!(attempt.answer(&mates[0].to_string(), None).expect("legal").is_solved());
    assert!(attempt.is_solved() && attempt.rest().is_empty() && attempt.hints().is_none());
}

#[test]
fn every_mate_is_right_at_the_last_step() {
    // The queen on 28 mates on 32 alone (gallery, 1-4); on the wide board below, two rooks each can.
    let position: Position =
        Position::parse(Variant::Chess, "7k/8/8/8/8/8/R7/1R5K w - - 0 1").expect("legal");
    let solution = position.solve(2).expect("two rooks mate");
    let line = ["a2a7", "h8g8", "b1b8"].map(|bare| Move::parse(Variant::Chess, bare).expect("bare"));
    assert_eq!(solution.mate_in, 2);
    let parts = Parts {
        id: PuzzleId::of(&position),
        before: None,
        goal: puzzles::Goal::Mate(2),
        line: line.to_vec(),
        first_moves: solution.first_moves.clone(),
        last_moves: vec![line[2]],
        themes: Vec::new(),
        rating: 900,
        source: puzzles::Source::House { seed: 0, game: 0, ply: 0 },
        position,
    };
    let puzzle = Puzzle::new(parts).expect("a mate");
    let other = *solution.first_moves.iter().find(|&&first| first != line[0]).expect("both ladders mate");
    let mut attempt = Attempt::new(&puzzle);
    let Verdict::Right { .. } = attempt.play(other) else { panic!("{other} keeps the shortest mate") };
    let Some([Hint::Man { on, .. }, Hint::Target { played, .. }]) = attempt.hints() else { panic!("a hint") };
    assert_eq!(played.from(), Some(on));
    assert_eq!(attempt.rest(), [played]);
    assert_eq!(attempt.play(played), Verdict::Solved { played, alternative: true });
    let again = Attempt::resume(&puzzle, &attempt.own_moves()).expect("all of them were right");
    assert!(again.is_solved());
    assert_eq!(Attempt::resume(&puzzle, &[line[2]]).err(), Some(line[2]));
}

#[test]
fn the_line_can_be_typed_at_once_with_replies_or_without() {
    let puzzle = problem("m2-4");
    let written = puzzle.written();
    let spaced =
        |text: &str| text.trim_start_matches(['K', 'Q']).replace(['-', 'x'], " ").replace(['+', '#'], "");
    let ways = [
        format!("{} {}", written[0], written[2]),
        format!("1. {} {} 2. {}", written[0], written[1], written[2]),
        format!("{}, {}", spaced(&written[0]), spaced(&written[2])),
        format!("{} {} {}", spaced(&written[0]), spaced(&written[1]), spaced(&written[2])),
    ];
    for way in ways {
        let mut attempt = Attempt::new(puzzle);
        let answer = attempt.answer(&way, None).unwrap_or_else(|fault| panic!("{way}: {fault}"));
        assert!(answer.is_solved(), "{way}: {answer:?}");
        assert_eq!(answer.verdicts.len(), 2, "{way}");
    }
    let mut attempt = Attempt::new(puzzle);
    let answer = attempt.answer(&format!("{} 1-2", written[0]), None).expect("the first can be read");
    assert!(!answer.is_solved() && answer.wrong().is_none(), "{answer:?}");
    assert_eq!(attempt.found(), 1);
}

#[test]
fn another_reply_than_the_lines_is_told() {
    let mut told = 0;
    for puzzle in published() {
        let [key, reply, .., last] = puzzle.line() else { continue };
        let there = puzzle.position().clone().play(*key).expect("legal");
        let Some(other) = there.legal_moves().into_iter().find(|other| other != reply) else { continue };
        let mut attempt = Attempt::new(puzzle);
        let answer = attempt.answer(&format!("{key} {other} {last}"), None).expect("read");
        assert!(!answer.is_solved(), "{answer:?}");
        assert_eq!((answer.other_reply, attempt.found()), (Some(other), 1), "{}: {answer:?}", puzzle.id());
        told += 1;
    }
    assert!(told > 0);
}

#[test]
fn a_solvers_own_letters_are_read() {
    // Hungarian: F is the bishop (futó).
    let hungarian = Letters::new([("B".to_owned(), Role::Rook), ("F".to_owned(), Role::Bishop)]);
    let mut attempt = Attempt::new(problem("m1-2"));
    assert!(attempt.answer("F5-36", Some(&hungarian)).expect("read").is_solved());
    let mut attempt = Attempt::new(problem("m1-2"));
    assert!(attempt.answer("B5-36", Some(&hungarian)).expect("read").is_solved());
}

#[test]
fn what_is_no_move_is_refused_with_what_would_be_right() {
    let mut attempt = Attempt::new(problem("m1-1"));
    assert!(matches!(attempt.answer("", None), Err(MoveTextError::Empty { .. })));
    assert!(attempt.answer("hello there", None).is_err());
    assert_eq!(attempt.found(), 0);
}
