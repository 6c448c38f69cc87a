//! Why a man cannot go somewhere.

use rules::chess100::{Castlings, Position};
use rules::input::Obstacle as O;
use rules::{Colour, Role, Square, Variant};

use super::{after, black, diagram, legal, usable, white, white_owed};

fn at(name: &str) -> Square {
    Square::parse(Variant::Chess100, name).unwrap()
}

fn obstacle(position: &Position, bare: &str) -> O {
    assert!(!legal(position, bare), "{bare} in {position}");
    let (from, to) = bare.split_once('-').unwrap();
    position.obstacle(from.parse().unwrap(), to.parse().unwrap())
}

#[test]
fn own_men_and_reach_are_told() {
    let position = white("Ka1 Qd2 Ph2 Ij5 Nc3 kj10 pd6");
    assert_eq!(obstacle(&position, "d2-d2"), O::SameSquare);
    assert_eq!(obstacle(&position, "d2-h2"), O::OwnMan(Role::Pawn));
    assert_eq!(obstacle(&position, "d2-c3"), O::OwnMan(Role::Knight));
    for bare in ["d2-e5", "c3-c4", "a1-a3", "j5-i7", "j5-g5", "h2-g4", "h2-h6", "h2-h1", "h2-i4"] {
        assert_eq!(obstacle(&position, bare), O::OutOfReach, "{bare}");
    }
    assert_eq!(obstacle(&position, "d2-d7"), O::Blocked(at("d6")));
    assert_eq!(obstacle(&black("Ka1 rd9 Pd4 Nd3 kj10"), "d9-d2"), O::Blocked(at("d4")));
}

// R3.6
#[test]
fn what_stops_a_pawn_is_told() {
    let position = white("Ka1 Pd2 Pf2 Ph3 Pb2 pd3 nf5 kj10");
    assert_eq!(obstacle(&position, "d2-d3"), O::PawnBlocked);
    assert_eq!(obstacle(&position, "d2-d5"), O::LongStepBlocked(at("d3")));
    assert_eq!(obstacle(&position, "f2-f5"), O::LongStepBlocked(at("f5")));
    assert_eq!(obstacle(&position, "h3-h5"), O::LongStepGone);
    assert_eq!(obstacle(&position, "h3-h6"), O::LongStepGone);
    assert_eq!(obstacle(&position, "b2-c3"), O::NothingToTake);
    // A turn later a pawn cannot be taken in passing any more.
    let later = after(&white("Ka1 Pd2 kj10 pe5"), "d2-d5 j10-j9 a1-a2");
    assert_eq!(obstacle(&later, "e5-d4"), O::NothingToTake);
}

// R3.8
#[test]
fn a_prince_shut_in_has_no_way_round() {
    let position = white("Ka10 Ig1 Bf1 Pf2 Ph2 kb8");
    assert_eq!(obstacle(&position, "g1-e1"), O::NoWayRound);
    assert_eq!(obstacle(&position, "g1-e3"), O::NoWayRound);
}

// R4
#[test]
fn what_stops_castling_is_told_by_its_first_cause() {
    let castling = |men: &str| {
        let mut setup = diagram(Colour::White, &format!("Ke1 Ra1 Rj1 ki10 {men}"));
        setup.castlings = Castlings::NONE;
        setup.castlings.insert(Colour::White, true);
        setup.castlings.insert(Colour::White, false);
        usable(setup)
    };
    assert_eq!(obstacle(&castling("Nb1 Qd1"), "e1-c1"), O::CastlingBlocked(at("d1")));
    assert_eq!(obstacle(&castling("Bc1"), "e1-c1"), O::CastlingBlocked(at("c1")));
    assert_eq!(obstacle(&castling("ni1"), "e1-h1"), O::CastlingBlocked(at("i1")));
    let attacked = |square, by: &[&str]| O::CastlingAttacked {
        square: at(square),
        by: by.iter().map(|by| at(by)).collect(),
    };
    assert_eq!(obstacle(&castling("rd8"), "e1-c1"), attacked("d1", &["d8"]));
    assert_eq!(obstacle(&castling("re8 rd8"), "e1-c1"), attacked("e1", &["e8"]));
    assert_eq!(obstacle(&castling("rh8 ih3"), "e1-h1"), attacked("f1", &["h3"]));
    let moved = white("Ke1 Ra1 Rj1 ki10");
    assert_eq!(obstacle(&moved, "e1-c1"), O::CastlingGone);
    assert_eq!(obstacle(&white("Kf1 Ra1 ki10"), "e1-c1"), O::CastlingGone);
    // The duty to take comes first.
    let mut setup = diagram(Colour::White, "Ke1 Ra1 Rj1 ka8 ij4");
    setup.castlings.insert(Colour::White, false);
    let must = usable(setup);
    let takes = O::MustTakeKing { king: at("a8"), moves: vec!["Ra1xa8+".to_owned()] };
    assert_eq!(must.obstacle("e1".parse().unwrap(), "h1".parse().unwrap()), takes);
}

// R6.1, R6.2
#[test]
fn what_a_king_without_a_prince_has_against_a_move_is_told() {
    assert_eq!(obstacle(&white("Ke1 kj10 rd8 ic3"), "e1-d1"), O::IntoCheck(vec![at("d8")]));
    assert_eq!(obstacle(&white("Ke5 ke7"), "e5-e6"), O::IntoCheck(vec![at("e7")]));
    let pinned = O::Pinned { king: at("e1"), by: vec![at("e8")] };
    assert_eq!(obstacle(&white("Ke1 Re2 kj10 re8"), "e2-f2"), pinned);
    // A man that shuts the way round.
    let closing = O::Pinned { king: at("a1"), by: vec![at("c3")] };
    assert_eq!(obstacle(&white("Ka1 Nb2 kh10 ic3"), "b2-d3"), closing);
    let stands = O::CheckStands {
        king: at("a1"),
        by: vec![at("c3")],
        answers: ["Ka1-b1", "Ka1-a2", "Rj2-b2"].map(str::to_owned).to_vec(),
    };
    assert_eq!(obstacle(&white("Ka1 Rj2 kh10 ic3"), "j2-j3"), stands);
    // En passant, from a rank that both pawns leave.
    let in_passing = O::Pinned { king: at("j5"), by: vec![at("a5")] };
    assert_eq!(obstacle(&after(&white("Kj1 Ra5 Pd2 pe5 kj5"), "d2-d5"), "e5-d4"), in_passing);
}

// R5.3, R6.4
#[test]
fn a_move_that_is_right_but_for_the_duty_to_take_names_the_duty() {
    let takes = O::MustTakeKing { king: at("e1"), moves: vec!["Re8xe1+".to_owned()] };
    let position = black("Ke1 Ij1 Qa5 ka10 re8 pb6 ij10");
    for bare in ["b6-a5", "a10-a9", "j10-j8", "e8-e2"] {
        assert_eq!(obstacle(&position, bare), takes, "{bare}");
    }
    // What no man could do keeps its own reason.
    assert_eq!(obstacle(&position, "e8-f7"), O::OutOfReach);
    assert_eq!(obstacle(&position, "b6-c5"), O::NothingToTake);
}

// R6.4, A8: the king could be taken but for the own one.
#[test]
fn a_king_that_may_not_be_taken_has_its_reason_too() {
    let pinned = O::Pinned { king: at("e1"), by: vec![at("e10")] };
    assert_eq!(obstacle(&white("Ke1 Re5 Ph2 ka5 re10 ij9"), "e5-a5"), pinned);
    // The new king on b3 guards b2.
    let guarded = O::IntoCheck(vec![at("b3")]);
    assert_eq!(obstacle(&white("Ka1 kb2 ib3 Rh5"), "a1-b2"), guarded);
}

// R7.6, A11
#[test]
fn the_queen_that_a_princess_can_become_has_her_own_reasons() {
    let position = white_owed("Ka1 Sd1 Pj2 Ij5 kd10 ij10");
    let takes = O::MustTakeKing { king: at("d10"), moves: vec!["d1=Q,Qd1xd10+".to_owned()] };
    let to = |to: &str| position.obstacle("d1".parse().unwrap(), to.parse().unwrap());
    assert_eq!(to("d8"), takes);
    assert_eq!(to("e5"), O::OutOfReach);
    let blocked = white_owed("Ka1 Sd1 Pd5 kj10");
    assert_eq!(obstacle(&blocked, "d1-d7"), O::Blocked(at("d5")));
}

// R7.6, A11
#[test]
fn a_move_that_only_a_conversion_forbids_has_its_reason_too() {
    // Without a conversion these are legal, after it the queen must take.
    let position = white_owed("Ka1 Sd1 Pj2 Ij5 kd10 ij10");
    let takes = O::MustTakeKing { king: at("d10"), moves: vec!["d1=Q,Qd1xd10+".to_owned()] };
    for (from, to) in [("j2", "j3"), ("d1", "d2"), ("a1", "a2")] {
        assert!(legal(&position, &format!("{from}-{to}")));
        assert_eq!(position.obstacle(from.parse().unwrap(), to.parse().unwrap()), takes, "{from}-{to}");
    }
    // Where the princess goes round, the queen does not.
    let position = white_owed("Kj1 Sd1 Pd2 kj10");
    assert!(legal(&position, "d1-d3") && !legal(&position, "d1=Q,d1-d3"));
    assert_eq!(position.obstacle("d1".parse().unwrap(), "d3".parse().unwrap()), O::Blocked(at("d2")));
}
