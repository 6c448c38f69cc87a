//! R8, and who can still mate.

use rules::chess100::{Position, Setup};
use rules::{Colour, Game, Move, Rules, Status, Variant};

use super::{after, all, black, diagram, legal, usable, white};

/// Twenty-five men that shut each other in, a king among them. Only the man on a3 is left to choose.
fn shut_in(a3: &str) -> Position {
    white(&format!(
        "Ra1 Kb1 Rc1 Qd1 Ie1 Rf1 Bg1 Bh1 Ri1 Rj1 Pa2 Rb2 Pc2 Rd2 Pe2 Rf2 Pg2 Rh2 Pi2 Rj2 Pb3 Pd3 Pf3 Ph3 Pj3 \
        {a3}a3 pc3 pe3 pg3 pi3 pb4 pd4 pf4 ph4 pj4 ka10"
    ))
}

// R8.0, A3: see the tests of R6.5 for how it comes about.
#[test]
fn a_counter_check_comes_before_everything() {
    let position = white("Ke1 Ij1 ka10 re10 Rb5");
    let late = usable(Setup { halfmove: 120, ..position.to_setup() });
    assert_eq!((late.status(), after(&late, "b5-a5").status()), (Status::Fifty, Status::Countercheck));
}

// R8.1
#[test]
fn no_turn_in_check_is_mate() {
    let position = white("Ka1 kj10 rj1 ri2");
    assert_eq!(position.status(), Status::Checkmate);
    assert_eq!(position.outcome_of(position.status()), rules::Outcome::BlackWins);
    assert!(position.is_checkmate());
}

// R8.1, A7
#[test]
fn a_side_with_a_prince_that_cannot_move_in_check_is_mated() {
    let position = shut_in("n");
    assert_eq!((position.in_check(), position.status()), (true, Status::Checkmate));
}

// R8.2
#[test]
fn no_turn_without_check_is_stalemate() {
    assert_eq!(white("Ka1 kj10 rb5 ri2").status(), Status::Stalemate);
    assert_eq!(shut_in("p").status(), Status::Stalemate);
}

// R8.3, A13
#[test]
fn kings_alone_or_with_one_bishop_or_knight_are_a_draw() {
    for men in ["Ka1 kj10", "Ka1 Bc1 kj10", "Ka1 kj10 nb9"] {
        assert_eq!(white(men).status(), Status::Insufficient, "{men}");
    }
}

// R8.3, A13
#[test]
fn any_other_men_play_on() {
    for men in [
        "Ka1 Ic1 kj10",
        "Ka1 Sc1 kj10",
        "Ka1 Pc2 kj10",
        "Ka1 Rc1 kj10",
        "Ka1 Qc1 kj10",
        "Ka1 Bc1 bd10 kj10",
        "Ka1 Bc1 Be1 kj10",
        "Ka1 Nc1 Nd1 kj10",
    ] {
        assert_eq!(white(men).status(), Status::Ongoing, "{men}");
    }
}

/// A game that goes on from a position.
fn played(position: Position, moves: &str) -> Game {
    let mut game = Game::from(rules::Position::from(position));
    for bare in moves.split_whitespace() {
        game.push(Move::parse(Variant::Chess100, bare).unwrap()).unwrap_or_else(|error| panic!("{error}"));
    }
    game
}

// R8.4
#[test]
fn a_position_for_the_third_time_is_a_draw() {
    let round = "b1-c3 b10-c8 c3-b1 c8-b10";
    assert_eq!(played(Position::start(), round).status(), Status::Ongoing);
    assert_eq!(played(Position::start(), &format!("{round} {round}")).status(), Status::Threefold);
}

// R8.4
#[test]
fn castling_and_princess_rights_count_for_the_identity() {
    let start = Position::start();
    let without = usable(Setup { castlings: rules::chess100::Castlings::NONE, ..start.to_setup() });
    assert!(!start.repeats(&without) && start.hash() != without.hash());
    let mut setup = start.to_setup();
    setup.restorations[1] = rules::chess100::Restoration::Lost;
    let lost = usable(setup);
    assert!(!start.repeats(&lost) && start.hash() != lost.hash());
    // The counters do not.
    let later = usable(Setup { halfmove: 7, fullmove: 30, ..start.to_setup() });
    assert!(start.repeats(&later) && start.hash() == later.hash() && start != later);
}

// A16
#[test]
fn a_long_step_counts_for_the_identity_only_if_an_en_passant_capture_is_legal() {
    let counts = |position: Position| {
        let without = usable(Setup { longstep: None, ..position.to_setup() });
        assert_ne!(position.repeats(&without), position.hash() != without.hash());
        !position.repeats(&without)
    };
    assert!(!counts(after(&white("Ka1 Pd2 kj10 pa9"), "d2-d5")));
    assert!(counts(after(&white("Ka1 Pd2 kj10 pe5"), "d2-d5")));
    // Pinned on the rank that both pawns leave.
    assert!(!counts(after(&white("Kj1 Ra5 Pd2 pe5 kj5"), "d2-d5")));
    // The duty to take the king leaves no choice.
    assert!(!counts(after(&white("Kj1 Ij10 Pd2 pe5 rj5 ka10"), "d2-d5")));
}

// R8.5
#[test]
fn a_hundred_plies_without_capture_or_pawn_move_are_a_draw() {
    let at = |halfmove| usable(Setup { halfmove, ..diagram(Colour::White, "Ka1 Ra2 Pj2 kj10") });
    assert_eq!((at(99).status(), at(100).status()), (Status::Ongoing, Status::Fifty));
    assert_eq!(after(&at(99), "a1-b1").status(), Status::Fifty);
    assert_eq!(after(&at(99), "j2-j3").halfmove(), 0);
    assert_eq!(
        after(&usable(Setup { halfmove: 60, ..diagram(Colour::White, "Ka1 Ra2 kj10 na9") }), "a2-a9")
            .halfmove(),
        0
    );
}

// R8.5
#[test]
fn a_conversion_does_not_reset_the_count() {
    let mut setup = diagram(Colour::White, "Ka1 Sd1 kj10");
    setup.restorations[0] = rules::chess100::Restoration::Pending;
    setup.halfmove = 40;
    assert_eq!(after(&usable(setup), "d1=Q,a1-a2").halfmove(), 41);
}

// R8: the order.
#[test]
fn mate_and_stalemate_come_before_material_and_the_count_and_material_before_the_count() {
    let late = |men| usable(Setup { halfmove: 100, ..diagram(Colour::White, men) }).status();
    assert_eq!(late("Ka1 kj10 rj1 ri2"), Status::Checkmate);
    assert_eq!(late("Ka1 kj10 rb5 ri2"), Status::Stalemate);
    assert_eq!(late("Ka1 kj10 nb9"), Status::Insufficient);
    assert_eq!(late("Ka1 kb3 nd3"), Status::Insufficient);
    // A lone bishop.
    assert_eq!(late("Ka1 kb3 be4"), Status::Stalemate);
}

// R8.6
#[test]
fn time_is_lost_only_to_a_side_that_can_still_mate() {
    for (men, can) in [
        ("Ka1 kj10", [false, false]),
        ("Ka1 Qa2 kj10", [true, false]),
        ("Ka1 Ic1 kj10 sj5", [true, true]),
        ("Ka1 Pa2 kj10 nj9", [true, true]),
        // A knight needs a man that shuts its own king in and cannot take it.
        ("Ka1 Nc1 kj10 qj5 sj6", [false, true]),
        ("Ka1 Nc1 kj10 ij5", [false, true]),
        ("Ka1 Nc1 kj10 rj5", [true, true]),
        ("Ka1 Nc1 kj10 bj5", [true, true]),
        ("Ka1 Nc1 Nd1 kj10", [true, false]),
        // Bishops of one colour need a knight, a pawn, or a bishop on the other.
        ("Ka1 Ba3 Bc1 kj10 rj5", [false, true]),
        ("Ka1 Ba3 kj10 bj5", [true, true]),
        ("Ka1 Ba3 kj10 bj4", [false, false]),
        ("Ka1 Ba3 Ba4 kj10", [true, false]),
        ("Ka1 Ba3 kj10 nj5", [true, true]),
        ("Ka1 Ba3 kj10 pj5", [true, true]),
    ] {
        let position = white(men);
        assert_eq!(Colour::ALL.map(|colour| position.can_mate(colour)), can, "{men}");
    }
}

// The mates on which the claims of `can_mate` rest.
#[test]
fn a_knight_and_a_bishop_each_mate_a_king_shut_in_by_its_own_man() {
    for men in ["ka1 ba2 Kc1 Nc2", "ka1 rb1 Ka3 Nc2", "ka1 nb1 Kb3 Nc2", "ka1 pa2 Kc1 Nc2", "ka1 nb1 Kb3 Bb2"]
    {
        assert_eq!(black(men).status(), Status::Checkmate, "{men}");
    }
    // A princess there takes the knight.
    assert!(legal(&black("ka1 sa2 Kc1 Nc2"), "a2-c2"));
    assert_eq!(all(&black("ka1 rb1 Kb3 Bb2")).len(), 1);
}
