//! The English sentences are those of the command line, which the rules keep and test; so each kind of refusal is made
//! here once and compared with them.

use rules::Position;
use rules::input::read_move;

use super::*;

const ARRAY: &str = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";
const BEGUN: &str = "1/2/KP3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 QRBNkqrbn b CDEFGcdefg 0 1";
const WHITE_NEXT: &str = "1/2/KP3p1/1P2p1/1P1p1/1P2p1/1P3pk/2/1 QRBNqrbn w CDEFGcdefg 0 2";
const KNIGHTS: &str = "1/2/6k/N5/5/N5/K6/2/1 - w - 0 1";
const PROMOTING: &str = "1/2/6k/6/4K/4P1/7/2/1 - w - 0 1";
const MATED: &str = "1/2/7/4B1/5/6/4K1k/2/1 - b - 0 1";

#[track_caller]
fn refused(position: &str, text: &str) -> MoveTextError {
    let position = Position::parse(Variant::Starchess, position).expect(position);
    read_move(&position, text).expect_err(text)
}

/// Texts that are refused, of every kind that a text can be refused for.
fn refusals() -> Vec<MoveTextError> {
    let cases = [
        (ARRAY, " "),
        (ARRAY, "hello"),
        (ARRAY, "18-19 20-21"),
        (ARRAY, "18-45"),
        (ARRAY, "118"),
        (ARRAY, "n1119"),
        (ARRAY, "18"),
        (ARRAY, "4"),
        (ARRAY, "19"),
        (ARRAY, "1"),
        (MATED, "34-33"),
        (BEGUN, "18-19"),
        (WHITE_NEXT, "K@11"),
        (BEGUN, "p34"),
        (BEGUN, "K@34=Q"),
        (BEGUN, "K@19"),
        (WHITE_NEXT, "Q@4"),
        (ARRAY, "K@4"),
        (ARRAY, "19-20"),
        (ARRAY, "20-19"),
        (ARRAY, "K18-19"),
        (ARRAY, "18-18"),
        (ARRAY, "17-18"),
        (ARRAY, "17-19"),
        (ARRAY, "4-6"),
        (ARRAY, "18-20"),
        (ARRAY, "18-24"),
        (PROMOTING, "26-27"),
        (PROMOTING, "26-27=K"),
        (PROMOTING, "21-20=Q"),
        (PROMOTING, "R19"),
        (KNIGHTS, "N37"),
        (KNIGHTS, "N19"),
    ];
    cases.into_iter().map(|(position, text)| refused(position, text)).collect()
}

#[test]
fn the_english_sentences_are_those_of_the_command_line() {
    for error in refusals() {
        assert_eq!(sentence(Lang::En, &error), error.to_string(), "{error:?}");
    }
}

/// Obstacles as data: any of them can stand in an answer.
#[test]
fn every_obstacle_has_its_sentence() {
    let cell = |number: usize| Square::new(Variant::Starchess, number - 1).expect("a cell");
    let reach = Reach { from: cell(18), steps: vec![cell(19)], takes: vec![cell(24)], movable: Vec::new() };
    let blocked = Reach { steps: Vec::new(), takes: Vec::new(), movable: vec![cell(5)], ..reach.clone() };
    let by = vec![cell(10), cell(21)];
    let obstacles = [
        Obstacle::SameSquare,
        Obstacle::OwnMan(Role::Queen),
        Obstacle::OutOfReach,
        Obstacle::Blocked(cell(19)),
        Obstacle::PawnBlocked,
        Obstacle::LongStepBlocked(cell(20)),
        Obstacle::LongStepGone,
        Obstacle::NothingToTake,
        Obstacle::NoWayRound,
        Obstacle::CastlingGone,
        Obstacle::CastlingBlocked(cell(19)),
        Obstacle::CastlingAttacked { square: cell(19), by: by.clone() },
        Obstacle::MustTakeKing { king: cell(4), moves: vec!["R10x4".to_owned(), "Q21x4".to_owned()] },
        Obstacle::IntoCheck(by.clone()),
        Obstacle::Pinned { king: cell(4), by: by.clone() },
        Obstacle::CheckStands { king: cell(4), by, answers: vec!["K4-11".to_owned(), "N11x10".to_owned()] },
    ];
    for why in obstacles {
        for reach in [&reach, &blocked] {
            let error = MoveTextError::Illegal {
                role: Role::Rook,
                to: cell(20),
                why: Box::new(why.clone()),
                reach: reach.clone(),
            };
            assert_eq!(sentence(Lang::En, &error), error.to_string());
        }
    }
}

#[test]
fn a_princess_that_cannot_become_a_queen_has_its_sentence() {
    let square = Square::new(Variant::Starchess, 17).expect("a cell");
    let error = MoveTextError::RestorationNotDue { square };
    assert_eq!(sentence(Lang::En, &error), error.to_string());
}

#[test]
fn of_many_answers_only_some_are_named() {
    let cell = |number: usize| Square::new(Variant::Starchess, number - 1).expect("a cell");
    let answers: Vec<String> = (1..=37).map(|to| format!("Q4-{to}")).collect();
    let error = MoveTextError::Illegal {
        role: Role::Rook,
        to: cell(20),
        why: Box::new(Obstacle::MustTakeKing { king: cell(4), moves: answers }),
        reach: Reach { from: cell(18), steps: Vec::new(), takes: Vec::new(), movable: Vec::new() },
    };
    let told = sentence(Lang::En, &error);
    assert!(told.contains("Q4-12, …") && !told.contains("Q4-13"), "{told}");
}
