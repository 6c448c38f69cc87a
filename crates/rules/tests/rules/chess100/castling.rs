//! R4: castling.

use rules::chess100::{Castlings, Position};
use rules::{Colour, Rules};

use super::{after, diagram, legal, placement, usable};

/// Both sides have every right.
fn castlings(side: Colour, men: &str) -> Position {
    let mut setup = diagram(side, &format!("Ke1 Ra1 Rj1 ke10 ra10 rj10 {men}"));
    setup.castlings = Castlings::ALL;
    usable(setup)
}

/// Whether White can castle to the c file and to the h file, with these men beside its king and rooks.
fn white_can(men: &str) -> [bool; 2] {
    let mut setup = diagram(Colour::White, &format!("Ke1 Ra1 Rj1 ki10 {men}"));
    setup.castlings.insert(Colour::White, true);
    setup.castlings.insert(Colour::White, false);
    let position = usable(setup);
    [legal(&position, "0-0"), legal(&position, "0-0-0")]
}

// R4.1
#[test]
fn the_king_castles_to_c_and_the_rook_comes_to_d_or_to_h_and_g() {
    let (white, black) = (castlings(Colour::White, ""), castlings(Colour::Black, ""));
    let rest = "/10/10/10/10/10/10/10/10/";
    assert_eq!(placement(&after(&white, "0-0")), format!("r3k4r{rest}2KR5R"));
    assert_eq!(placement(&after(&white, "0-0-0")), format!("r3k4r{rest}R5RK2"));
    assert_eq!(placement(&after(&black, "0-0")), format!("2kr5r{rest}R3K4R"));
    assert_eq!(placement(&after(&black, "0-0-0")), format!("r5rk2{rest}R3K4R"));
}

// R4.2
#[test]
fn all_between_king_and_rook_is_empty() {
    for at in ["b1", "c1", "d1"] {
        assert_eq!(white_can(&format!("N{at}")), [false, true], "{at}");
    }
    for at in ["f1", "g1", "h1", "i1"] {
        assert_eq!(white_can(&format!("N{at}")), [true, false], "{at}");
    }
    // A man of the other side is in the way as well.
    assert_eq!(white_can("nb1"), [false, true]);
}

// R4.3
#[test]
fn what_the_king_stands_on_passes_and_reaches_is_not_attacked() {
    for (at, can) in [
        ("e8", [false, false]),
        ("c8", [false, true]),
        ("d8", [false, true]),
        ("f8", [true, false]),
        ("g8", [true, false]),
        ("h8", [true, false]),
    ] {
        assert_eq!(white_can(&format!("r{at}")), can, "{at}");
    }
}

// R4.3
#[test]
fn b_i_and_the_rook_may_be_attacked() {
    for at in ["a8", "b8", "i8", "j3"] {
        assert_eq!(white_can(&format!("r{at}")), [true, true], "{at}");
    }
}

// R4.3, A5
#[test]
fn a_prince_does_not_free_castling_from_attacks() {
    assert_eq!(white_can("Ia5 rd8"), [false, true]);
    assert_eq!(white_can("Ia5 re8"), [false, false]);
}

// R4.3: a prince attacks round the corner.
#[test]
fn a_prince_attacks_the_way_of_the_king_from_two_squares_away() {
    assert_eq!(white_can("ic3"), [false, false]);
    assert_eq!(white_can("ic3 Pb2 Pd2 Pc2"), [true, true]);
    assert_eq!(white_can("ih3"), [true, false]);
}

// R4.4
#[test]
fn the_right_goes_when_king_or_rook_moves_or_the_rook_is_taken() {
    let rights = |position: &Position| position.to_string().split(' ').nth(2).unwrap().to_owned();
    let start = castlings(Colour::White, "");
    assert_eq!(rights(&after(&start, "e1-e2")), "kq");
    assert_eq!(rights(&after(&start, "a1-a2")), "Qkq");
    assert_eq!(rights(&after(&start, "j1-j2")), "Kkq");
    assert_eq!(rights(&after(&start, "a1-a10")), "Qq");
    assert_eq!(rights(&after(&start, "j1-j10")), "Kk");
    assert_eq!(rights(&after(&start, "0-0")), "kq");
    // Back at home, it stays lost.
    assert!(!legal(&after(&start, "e1-e2 e10-e9 e2-e1 e9-e10"), "0-0"));
}

// R4.4, R5.4
#[test]
fn a_new_king_never_castles() {
    let mut setup = diagram(Colour::White, "Kj1 Ij2 Qe5 ke10 ra10 id9");
    setup.castlings.insert(Colour::Black, true);
    let position = after(&usable(setup), "e5-e10 d9-e10");
    assert_eq!(position.to_string(), "r3k5/10/10/10/10/10/10/10/9I/9K w - - -- 0 2");
    assert!(!legal(&after(&position, "j1-i1"), "0-0"));
}

#[test]
fn castling_steps_are_named_for_the_side_to_move() {
    let step = |side, short| {
        castlings(side, "").castling_step(short).map(|(from, to)| format!("{from}-{to}")).unwrap()
    };
    assert_eq!(step(Colour::White, true), "e1-c1");
    assert_eq!(step(Colour::White, false), "e1-h1");
    assert_eq!(step(Colour::Black, true), "e10-c10");
    assert_eq!(step(Colour::Black, false), "e10-h10");
}
