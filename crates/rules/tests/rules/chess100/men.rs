//! R1 to R3: board, terms, and how the men move.

use rules::chess100::{Position, Square};
use rules::{Colour, Rules, Status};

use super::{after, all, black, goes, legal, letter, placement, set, white};

// R1, A1
#[test]
fn the_game_starts_with_the_men_of_the_sheet_and_white_moves_first() {
    let start = Position::start();
    assert_eq!(
        start.to_string(),
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 1"
    );
    assert_eq!(start.side(), Colour::White);
    let men: String =
        "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1".split(' ').filter_map(|at| letter(&start, at)).collect();
    assert_eq!(men, "RNBSKQIBNR");
}

// R1.1: both bishops of a side that stand alike on files c and h change colour with the file.
#[test]
fn a1_is_dark_so_that_bishops_on_one_colour_cannot_mate() {
    // a1 and j10 have one colour, a10 and j1 the other.
    assert!(!white("Ke5 Ba1 Bj10 ke9").can_mate(Colour::White));
    assert!(white("Ke5 Ba1 Ba10 ke9").can_mate(Colour::White));
}

// R1.3
#[test]
fn sides_alternate_and_nobody_passes() {
    let next = after(&Position::start(), "d2-d5");
    assert_eq!(next.side(), Colour::Black);
    assert!(next.legal_moves().iter().all(|played| {
        let mut after = next;
        after.make(*played);
        after.side() == Colour::White && placement(&after) != placement(&next)
    }));
}

// R2.1, R2.2
#[test]
fn a_pinned_man_gives_check() {
    // The rook on e5 may not leave its file, and yet it attacks the king on its rank.
    assert!(white("Ka5 Re2 ke10 re5").in_check());
}

// R2.1
#[test]
fn a_pawn_attacks_only_what_stands_obliquely_before_it() {
    let position = white("Ke3 kj10 pd5");
    assert_eq!(goes(&position, "e3"), set("d2 e2 f2 d3 f3 d4 f4"));
}

// R2.2
#[test]
fn a_pawn_never_becomes_a_prince_princess_or_king() {
    let position = white("Ke3 Pa9 kj9");
    assert_eq!(all(&position).iter().filter(|bare| bare.starts_with("a9")).count(), 4);
}

// R3.1
#[test]
fn a_man_takes_enemies_and_never_its_own() {
    let position = white("Ka2 Re5 Pe6 pd5 kb10");
    assert_eq!(goes(&position, "e5"), set("d5 f5 g5 h5 i5 j5 e1 e2 e3 e4"));
}

// R3.2, R3.3, R3.4
#[test]
fn king_rook_bishop_queen_and_knight_move_as_in_chess() {
    for (man, count) in [("R", 18), ("B", 17), ("Q", 35), ("N", 8)] {
        let position = white(&format!("Ka2 {man}e5 kb10"));
        assert_eq!(goes(&position, "e5").len(), count, "{man}");
    }
    assert_eq!(goes(&white("Ke5 kb10"), "e5").len(), 8);
    assert_eq!(goes(&white("Ka2 Na1 kb10"), "a1"), set("b3 c2"));
}

// R3.5
#[test]
fn only_the_knight_jumps_and_no_capture_is_compulsory() {
    let position = white("Ka1 Rb1 Bb2 Qa2 Nc1 kj7 pd3");
    assert_eq!(goes(&position, "b1"), set(""));
    assert_eq!(goes(&position, "a1"), set(""));
    assert_eq!(goes(&position, "c1"), set("b3 d3 e2"));
    assert!(legal(&position, "c1-b3"));
}

// R3.6
#[test]
fn a_pawn_goes_one_square_and_from_its_start_two_or_three() {
    assert_eq!(goes(&white("Ka1 Pd2 kj10"), "d2"), set("d3 d4 d5"));
    assert_eq!(goes(&white("Ka1 Pd3 kj10"), "d3"), set("d4"));
    assert_eq!(goes(&black("Ka1 kj10 pd9"), "d9"), set("d8 d7 d6"));
    assert_eq!(goes(&black("Ka1 kj10 pd8"), "d8"), set("d7"));
}

// R3.6
#[test]
fn a_pawns_long_step_needs_every_square_empty() {
    assert_eq!(goes(&white("Ka1 Pd2 Nd5 kj10"), "d2"), set("d3 d4"));
    assert_eq!(goes(&white("Ka1 Pd2 nd4 kj10"), "d2"), set("d3"));
    assert_eq!(goes(&white("Ka1 Pd2 nd3 kj10"), "d2"), set(""));
}

// R3.6
#[test]
fn a_pawn_takes_obliquely_only() {
    assert_eq!(goes(&white("Ka1 Pd4 nc5 nd5 Be5 kj9"), "d4"), set("c5"));
    // There is nothing round the edge of the board.
    assert_eq!(goes(&white("Kc1 Pa4 nj5 nj4 kj10"), "a4"), set("a5"));
    assert_eq!(goes(&black("Kc1 pj7 Na6 Na7 kj10"), "j7"), set("j6"));
}

// R3.7, A17: S4's example, of either man.
#[test]
fn prince_and_princess_control_ten_squares_from_g1() {
    let ten = set("e1 e3 f1 f2 g2 g3 h1 h2 i1 i3");
    assert_eq!(goes(&white("Ka1 Ig1 kb10"), "g1"), ten);
    assert_eq!(goes(&white("Ka1 Sg1 kb10"), "g1"), ten);
}

// R3.7
#[test]
fn prince_and_princess_reach_no_knights_square_and_sixteen_in_the_open() {
    let sixteen = set("d4 d5 d6 e4 e6 f4 f5 f6 c3 c5 c7 e3 e7 g3 g5 g7");
    assert_eq!(goes(&white("Ka2 Ie5 kb10"), "e5"), sixteen);
    assert_eq!(goes(&black("Ka2 se5 kb10"), "e5"), sixteen);
}

// R3.8: S4's example with men on f1, g2 and h1.
#[test]
fn a_prince_goes_round_its_own_men() {
    let near = set("f2 h2 e1 e3 g3 i1 i3");
    assert_eq!(goes(&white("Ka10 Ig1 Bf1 Pg2 Nh1 kb8"), "g1"), near);
    // With h2 taken, too, only what can be reached by f2 is left.
    assert_eq!(goes(&white("Ka10 Ig1 Bf1 Pg2 Nh1 Ph2 kb8"), "g1"), set("f2 e1 e3 g3"));
}

// R3.8
#[test]
fn a_prince_does_not_jump() {
    let shut_in = white("Ka10 Ig1 Bf1 Pf2 Pg2 Ph2 Nh1 kb8");
    assert_eq!(goes(&shut_in, "g1"), set(""));
    // Enemy men can be taken, and shut the way as well.
    let among_enemies = white("Ka10 Ig1 bf1 pf2 pg2 ph2 nh1 kb8");
    assert_eq!(goes(&among_enemies, "g1"), set("f1 f2 g2 h2 h1"));
}

// R3.8
#[test]
fn a_prince_takes_on_any_square_it_reaches() {
    let position = white("Ka10 Ig1 ne1 pe3 pg3 ph2 kb8");
    let takes: Vec<String> = all(&position).into_iter().filter(|bare| bare.starts_with("g1")).collect();
    for at in ["e1", "e3", "g3", "h2"] {
        assert!(takes.contains(&format!("g1-{at}")), "{at} in {takes:?}");
    }
    assert_eq!(letter(&after(&position, "g1-e3"), "e3"), Some('I'));
}

// R3.9: S4's squares.
#[test]
fn after_d2_d5_pawns_on_c4_e4_take_on_d3_and_those_on_c5_e5_on_d4() {
    let position = after(&white("Ka1 Pd2 pc4 pe4 pc5 pe5 kj10"), "d2-d5");
    for (bare, at) in [("c4-d3", "d3"), ("e4-d3", "d3"), ("c5-d4", "d4"), ("e5-d4", "d4")] {
        let next = after(&position, bare);
        assert_eq!((letter(&next, at), letter(&next, "d5")), (Some('p'), None), "{bare}");
    }
    assert!(!legal(&position, "c5-d6") && !legal(&position, "c4-d4"));
}

// R3.9
#[test]
fn after_d2_d4_pawns_on_c4_e4_take_on_d3() {
    let position = after(&white("Ka1 Pd2 pc4 pe4 pc5 kj10"), "d2-d4");
    for bare in ["c4-d3", "e4-d3"] {
        assert_eq!(letter(&after(&position, bare), "d4"), None, "{bare}");
    }
    // From c5 it is an ordinary capture.
    assert_eq!(letter(&after(&position, "c5-d4"), "d4"), Some('p'));
}

// R3.9
#[test]
fn black_pawns_can_be_taken_in_passing_alike() {
    let position = after(&black("Ka1 Pc7 Pe6 pd9 kj10"), "d9-d6");
    assert_eq!(letter(&after(&position, "c7-d8"), "d6"), None);
    assert_eq!(letter(&after(&position, "e6-d7"), "d6"), None);
}

// R3.9
#[test]
fn en_passant_is_for_the_very_next_turn_and_for_pawns_only() {
    let position = after(&white("Ka1 Pd2 pc4 nb4 kj10"), "d2-d5");
    assert_eq!(letter(&after(&position, "b4-d3"), "d5"), Some('P'));
    let later = after(&position, "j10-j9 a1-b1");
    assert!(!legal(&later, "c4-d3"));
    // One step gives nothing to take in passing.
    assert!(!legal(&after(&white("Ka1 Pd3 pc4 kj10"), "d3-d4"), "c4-d3"));
}

// R3.9, R6.1
#[test]
fn en_passant_may_not_open_the_line_to_a_king_without_a_prince() {
    // Both pawns leave the fifth rank at once.
    let position = after(&white("Kj1 Ra5 Pd2 pe5 kj5"), "d2-d5");
    assert!(!legal(&position, "e5-d4"));
    // A king with a prince may stay where it can be taken.
    let position = after(&white("Kj1 Ra5 Pd2 pe5 kj5 ij10"), "d2-d5");
    assert!(legal(&position, "e5-d4"));
}

// R3.9
#[test]
fn a_pawn_that_gives_check_with_its_long_step_can_be_taken_in_passing() {
    let position = after(&white("Ka1 Pd2 pc4 ke6"), "d2-d5");
    assert!(position.in_check());
    assert!(legal(&position, "c4-d3"));
}

// R3.10, A14
#[test]
fn a_pawn_on_the_last_rank_becomes_a_queen_rook_bishop_or_knight_at_once() {
    let position = white("Ka1 Pd9 ne10 kj5");
    let promotions = "d9-d10=Q d9-d10=R d9-d10=B d9-d10=N d9-e10=Q d9-e10=R d9-e10=B d9-e10=N";
    let own: Vec<String> = all(&position).into_iter().filter(|bare| bare.starts_with("d9")).collect();
    assert_eq!(own.into_iter().collect::<std::collections::BTreeSet<_>>(), set(promotions));
    assert!(!legal(&position, "d9-d10"));
    assert_eq!(letter(&after(&position, "d9-e10=N"), "e10"), Some('N'));
    assert_eq!(letter(&after(&black("Kj5 pa2 kj9"), "a2-a1=R"), "a1"), Some('r'));
}

// A0
#[test]
fn the_centres_of_the_sheet_are_names_and_no_rules() {
    for at in ["e5", "e6", "f6", "f5", "c3", "c8", "h8", "h3"] {
        let far = if at == "h8" { "a1" } else { "j10" };
        let position = white(&format!("K{at} k{far}"));
        let at: Square = at.parse().unwrap();
        assert_eq!((position.king(Colour::White), position.legal_moves().len()), (at, 8));
        assert_eq!(Rules::status(&position), Status::Insufficient);
    }
}
