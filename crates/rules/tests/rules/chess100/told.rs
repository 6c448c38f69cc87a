//! What players are told beside the moves: consequences, duties, kings in check.

use rules::chess100::{Castlings, Position};
use rules::{Colour, Consequence as C, Duty, Move, Rules, Square, Variant};

use super::{after, black, diagram, usable, white, white_owed};

fn at(name: &str) -> Square {
    Square::parse(Variant::Chess100, name).unwrap()
}

fn moves(texts: &str) -> Vec<Move> {
    texts.split(' ').map(|text| Move::parse(Variant::Chess100, text).unwrap()).collect()
}

fn consequences(position: &Position, bare: &str) -> Vec<C> {
    after(position, bare);
    position.consequences(bare.parse().unwrap())
}

// R3.9
#[test]
fn en_passant_tells_where_the_taken_pawn_stood() {
    let position = after(&white("Ka1 Pd2 kj10 pe5 pc4"), "d2-d5");
    assert_eq!(consequences(&position, "e5-d4"), [C::EnPassant { taken: at("d5") }]);
    assert_eq!(consequences(&position, "c4-d3"), [C::EnPassant { taken: at("d5") }]);
    assert_eq!(consequences(&position, "e5-e4"), []);
}

// R4.1
#[test]
fn castling_tells_what_the_rook_did() {
    for (side, bare, from, to) in [
        (Colour::White, "0-0", "a1", "d1"),
        (Colour::White, "0-0-0", "j1", "g1"),
        (Colour::Black, "0-0", "a10", "d10"),
        (Colour::Black, "0-0-0", "j10", "g10"),
    ] {
        let mut setup = diagram(side, "Ke1 Ra1 Rj1 ke10 ra10 rj10");
        setup.castlings = Castlings::ALL;
        assert_eq!(consequences(&usable(setup), bare), [C::Castled { from: at(from), to: at(to) }]);
    }
}

// R5.4
#[test]
fn a_taken_king_tells_its_successor() {
    let position = black("Ke1 Ij3 ka10 re8");
    let told = C::KingTaken { colour: Colour::White, on: at("e1"), successor: at("j3") };
    assert_eq!(consequences(&position, "e8-e1"), [told]);
}

// R7.1 to R7.3
#[test]
fn restorations_are_told_when_due_done_and_lost() {
    let position = black("Ke1 Sd1 Qf5 ke10 ra5 ij10");
    let due = C::RestorationDue { colour: Colour::White, princess: at("d1") };
    assert_eq!(consequences(&position, "a5-f5"), [due]);
    let owed = after(&position, "a5-f5");
    let restored = C::QueenRestored { colour: Colour::White, on: at("d1") };
    assert_eq!(consequences(&owed, "d1=Q,e1-e2"), [restored]);
    let lost = |princess| C::RestorationLost { colour: Colour::White, princess: at(princess) };
    assert_eq!(consequences(&owed, "e1-e2"), [lost("d1")]);
    assert_eq!(consequences(&owed, "d1-d2"), [lost("d2")]);
}

// R7.2
#[test]
fn a_side_that_may_restore_is_told_so() {
    let owed = white_owed("Ka1 Sd1 kj10");
    assert_eq!(owed.duties(), [Duty::MayRestore { princess: at("d1") }]);
    assert_eq!(white("Ka1 Sd1 kj10").duties(), []);
    assert_eq!(Position::start().duties(), []);
}

// R5.3
#[test]
fn a_side_that_must_take_the_king_is_told_its_moves() {
    let position = black("Kd1 Ij10 kc2 pe2");
    let takes = moves("c2-d1 e2-d1=Q e2-d1=R e2-d1=B e2-d1=N");
    assert_eq!(position.duties(), [Duty::TakeKing { king: at("d1"), moves: takes }]);
    // R6.4: not where it may not.
    assert_eq!(white("Ke1 Re5 Ph2 ka5 re10 ij9").duties(), []);
}

// R7.6, A11: with a choice there is no duty; without one, the conversion belongs to the move.
#[test]
fn a_duty_that_hangs_on_a_conversion_is_told_only_where_nothing_else_is_left() {
    let may = Duty::MayRestore { princess: at("d1") };
    for men in ["Ka1 Sd1 Pj2 Ij5 kd10 ij10", "Kj1 Sd1 Pd2 Ij5 kd3 ij10"] {
        assert_eq!(white_owed(men).duties(), std::slice::from_ref(&may), "{men}");
    }
    // Both take: with the queen or with the princess, whose move needs no conversion.
    let both = white_owed("Kj1 Sd1 Ij5 kd3 ij10").duties();
    assert_eq!(both, [may, Duty::TakeKing { king: at("d3"), moves: moves("d1-d3") }]);
    // Nothing but the queen answers the check, and only by taking.
    let only = white_owed("Ka1 Se5 kb2 ib3").duties();
    let takes = Duty::TakeKing { king: at("b2"), moves: moves("e5=Q,e5-b2") };
    assert_eq!(only, [Duty::MayRestore { princess: at("e5") }, takes]);
}

// R5.1
#[test]
fn both_kings_are_marked_when_both_are_attacked() {
    let position = black("Ke1 Ij1 Rj9 kd9 re8 ij10");
    let kings: Vec<String> = position.kings_in_check().iter().map(ToString::to_string).collect();
    assert_eq!(kings, ["e1", "d9"]);
    let waiting = black("Ke1 Ij1 kd9 re8 ij10");
    let kings: Vec<String> = waiting.kings_in_check().iter().map(ToString::to_string).collect();
    assert_eq!((kings, waiting.in_check()), (vec!["e1".to_owned()], false));
}
