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
fn refused(variant: Variant, position: &str, text: &str) -> MoveTextError {
    let position = match position {
        "" => Position::start(variant),
        position => Position::parse(variant, position).expect(position),
    };
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
    cases.into_iter().map(|(position, text)| refused(Variant::Starchess, position, text)).collect()
}

/// The same on boards whose squares have names.
fn refusals_of_squares() -> Vec<MoveTextError> {
    let chess = [
        ("", " "),
        ("", "hello"),
        ("", "e2-e4 e7-e5"),
        ("", "e9"),
        ("", "g1"),
        ("4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "e5"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a8"),
        ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "d5"),
        ("", "e3-e4"),
        ("", "e7e5"),
        ("", "Be2-e4"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd1"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Ncd2"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "N5d2"),
        ("4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "Nbd2"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2"),
        ("", "Nf4"),
        ("3r2k1/8/8/8/b7/8/2NN4/3K4 w - - 0 1", "Nh8"),
        ("4r1k1/8/8/8/8/8/4N3/4K1N1 w - - 0 1", "Nh8"),
        ("", "e2-d3"),
        ("4k3/8/8/8/4P3/8/3P4/4K3 w - - 0 1", "e4-e6"),
        ("4k3/8/8/8/3p4/8/3P4/4K3 w - - 0 1", "d2d4"),
        ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3"),
        ("4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1", "Nf3"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "0-0"),
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "0-0-0"),
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "Kg1"),
        ("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "0-0"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=K"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "Ke2=Q"),
        ("4k3/8/8/8/2n5/1P6/8/4KB2 w - - 0 1", "bc4"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "Kg8"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Kg8"),
    ];
    let chess100 = [
        ("", " "),
        ("", "k1"),
        ("", "d2-d6"),
        ("", "d1=Q"),
        ("4k1i3/10/10/10/10/10/10/10/4R5/3K2I3 w - - -- 0 1", "Re2-e5"),
        ("9k/10/10/10/10/10/10/3n6/3P6/9K w - - -- 0 1", "d2-d5"),
        ("9k/10/10/10/10/3P6/10/10/10/9K w - - -- 0 1", "d5-d8"),
        ("9k/10/10/10/10/10/10/10/5PPP2/K4NINR1 w - - -- 0 1", "Prg1-g3"),
        ("4kr4/10/10/10/10/10/10/10/10/R3K4R w KQ - -- 0 1", "0-0-0"),
        ("5k4/10/10/10/10/10/10/10/10/3SK5 w - - p- 0 1", "d1=Q"),
        ("5k4/10/10/10/10/10/10/10/10/3SK5 w - - p- 0 1", "d1=Q, Psd3"),
        ("5k4/10/10/10/10/10/10/10/10/3SK5 w - - p- 0 1", "e1=Q, Kd2"),
        ("5k4/10/10/10/10/10/10/10/10/3SK5 w - - p- 0 1", "Qd8"),
        ("10/P9/4k5/10/10/10/10/10/10/4K5 w - - -- 0 1", "Ke1-e2=Q"),
    ];
    let chess = chess.into_iter().map(|(position, text)| refused(Variant::Chess, position, text));
    let chess100 = chess100.into_iter().map(|(position, text)| refused(Variant::Chess100, position, text));
    chess.chain(chess100).collect()
}

#[test]
fn the_english_sentences_are_those_of_the_command_line() {
    for error in refusals().into_iter().chain(refusals_of_squares()) {
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
fn what_only_chess_100_brings_has_its_sentence() {
    let square = Square::parse(Variant::Chess100, "d1").expect("a square");
    for error in [MoveTextError::RestorationNotDue { square }, MoveTextError::Countercheck] {
        assert_eq!(sentence(Lang::En, &error), error.to_string());
    }
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
