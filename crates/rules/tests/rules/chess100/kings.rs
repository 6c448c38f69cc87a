//! R5 and R6: kings with and without a prince.

use rules::chess100::Position;
use rules::{Colour, Rules, Status};

use super::{after, all, black, goes, legal, letter, set, white, white_owed};

// R5.1
#[test]
fn a_side_with_a_prince_may_leave_its_king_in_check() {
    let position = white("Ke1 Ij1 Pa2 ke10 re8 ij10 pb9");
    assert!(position.in_check());
    assert!(legal(&position, "a2-a3") && legal(&position, "j1-j2"));
    // Double check, too.
    assert!(legal(&white("Ke1 Ij1 Pa2 ka10 re8 bh4 ij10"), "a2-a5"));
}

// R5.2
#[test]
fn a_king_with_a_prince_may_walk_into_check_and_next_to_the_enemy_king() {
    let position = white("Kd5 Ij1 kf5 re8 ij10");
    assert!(legal(&position, "d5-e4") && legal(&position, "d5-e5"));
}

// R5.2, A4
#[test]
fn any_man_may_expose_a_king_that_has_a_prince() {
    assert!(legal(&white("Ke1 Re2 Ij1 ka10 re8 ij10"), "e2-h2"));
    assert!(!legal(&white("Ke1 Re2 ka10 re8 ij10"), "e2-h2"));
}

// R5.3
#[test]
fn a_king_that_can_be_taken_must_be_and_any_man_will_do() {
    let position = black("Kd1 Ij10 Qj5 kc2 pe2 id3 sb1 pa9");
    assert_eq!(all(&position), set("c2-d1 d3-d1 b1-d1 e2-d1=Q e2-d1=R e2-d1=B e2-d1=N"));
}

// R5.3
#[test]
fn the_duty_to_take_outranks_the_own_check_and_every_other_capture() {
    // Black's king stands attacked by the rook, and the queen hangs.
    let position = black("Ke1 Ij1 Rj9 Qa5 kd9 re8 ij10 pb6");
    assert_eq!(all(&position), set("e8-e1"));
}

// R5.4
#[test]
fn a_king_is_taken_and_the_prince_is_king_on_its_square() {
    let position = after(&black("Ke1 Ij3 Sa1 Pa2 ka10 re8 ij10"), "e8-e1");
    assert_eq!(position.to_string(), "k8i/10/10/10/10/10/10/9K/P9/S3r5 w - - y- 0 2");
    assert_eq!(position.king(Colour::White).to_string(), "j3");
    assert_eq!(position.prince(Colour::White), None);
    // Then that side moves with any man, the new king among them.
    assert!(legal(&position, "j3-j4") && legal(&position, "a2-a5") && legal(&position, "a1-c1"));
}

// R5.4
#[test]
fn the_exchange_is_part_of_whatever_takes_the_king() {
    for (men, bare) in [
        ("Kd1 Ij9 kc2 ia10", "c2-d1"),
        ("Kd1 Ij9 kj1 ia10 pe2", "e2-d1=N"),
        ("Kd1 Ij9 kj1 id3", "d3-d1"),
        ("Kd1 Ij9 kj1 sb1", "b1-d1"),
    ] {
        let position = after(&black(men), bare);
        assert_eq!((letter(&position, "j9"), position.prince(Colour::White)), (Some('K'), None), "{men}");
    }
}

// R5.5
#[test]
fn a_new_king_can_be_mated_at_once() {
    let before = black("Kd1 Ia1 kj10 qd5 rj2 ij9");
    assert_eq!(before.written("d5-d1".parse().unwrap()), "Qd5xd1#");
    assert_eq!(after(&before, "d5-d1").status(), Status::Checkmate);
}

// R5.5
#[test]
fn a_new_king_can_be_stalemated_at_once() {
    let position = after(&black("Kh5 Ia1 kj10 rh10 qc2"), "h10-h5");
    assert_eq!((position.in_check(), position.status()), (false, Status::Stalemate));
}

// R5.5
#[test]
fn a_new_king_in_check_answers_it_as_in_chess() {
    let position = after(&black("Kd1 Ia1 Pj3 kj10 qd5 ij9"), "d5-d1");
    assert_eq!(all(&position), set("a1-a2 a1-b2"));
}

// R5.6
#[test]
fn a_side_whose_prince_is_taken_is_one_without_a_prince() {
    let position = after(&black("Ke1 Ie5 Pj5 ka10 re10"), "e10-e5");
    assert_eq!(letter(&position, "e5"), Some('r'));
    assert!(position.in_check() && !legal(&position, "j5-j6"));
    assert_eq!(goes(&position, "e1"), set("d1 d2 f1 f2"));
}

// R5.6: it is an ordinary capture, and nobody must make it.
#[test]
fn a_prince_that_hangs_need_not_be_taken() {
    assert!(legal(&black("Ke1 Ie5 ka10 rj5"), "a10-b10"));
}

// R5.7, R7.7
#[test]
fn a_king_without_a_prince_is_never_taken() {
    // The restored queen would attack it.
    let position = white_owed("Ka1 Sd1 Pa2 kd10");
    assert!(!legal(&position, "d1=Q,d1-d10"));
    assert!(legal(&position, "d1=Q,d1-d9"));
}

// R6.1
#[test]
fn a_side_without_a_prince_may_not_end_its_move_in_check() {
    // The bishop is pinned, check must be answered, by shutting the line or taking.
    assert_eq!(goes(&white("Ka1 Bb2 kj3 be5 ij10"), "b2"), set("c3 d4 e5"));
    let checked = white("Ka1 Rc5 Pd2 kj3 be5 ij10");
    assert_eq!(all(&checked), set("a1-a2 a1-b1 c5-e5 c5-c3 d2-d4"));
}

// R6.1, R3.8
#[test]
fn check_by_a_prince_is_shut_out_where_its_only_way_is() {
    // From c3 by b2 alone, for a diagonal.
    let position = white("Ka1 Rj2 kh10 ic3");
    assert_eq!(all(&position), set("a1-b1 a1-a2 j2-b2"));
    // From a3 by a2 or b2: two ways, which one man cannot shut.
    assert_eq!(goes(&white("Ka1 Rj2 kh10 ia3"), "j2"), set(""));
}

// R6.1, R3.8
#[test]
fn a_man_that_shuts_the_way_round_is_pinned_and_can_only_take() {
    let position = white("Ka1 Nb2 kh10 ic3");
    assert!(!position.in_check());
    assert_eq!(goes(&position, "b2"), set(""));
    assert_eq!(goes(&white("Ka1 Bb2 kh10 ic3"), "b2"), set("c3"));
    // Where one way is shut already, the other one may not be changed for it.
    assert_eq!(goes(&white("Ka1 Bb2 Pa2 kh10 ia3"), "b2"), set("a3"));
}

// R6.1, R3.7
#[test]
fn a_pinned_princess_goes_round_neither_her_king_nor_the_man_that_pins_her() {
    assert_eq!(goes(&white("Ke2 Se3 kj10 re4"), "e3"), set("e4"));
    assert_eq!(goes(&white("Ke2 Se3 kj10 re8"), "e3"), set("e4 e5"));
}

// R6.2
#[test]
fn a_king_without_a_prince_steps_on_no_attacked_square() {
    assert_eq!(goes(&white("Ke1 kj10 rd8"), "e1"), set("e2 f1 f2"));
    // Nor next to the enemy king, nor away from a rook on its line.
    assert_eq!(goes(&white("Ke5 ke7"), "e5"), set("d5 f5 d4 e4 f4"));
    assert_eq!(goes(&white("Ke5 kj10 re9"), "e5"), set("d4 d5 d6 f4 f5 f6"));
}

// R6.3, A6
#[test]
fn the_only_side_with_a_prince_keeps_its_freedom() {
    let position = white("Ke1 Ij1 Re2 ka10 re8");
    assert!(legal(&position, "e2-h2"));
    assert!(legal(&white("Kd1 Ij1 ka10 re8"), "d1-e1"));
    let taken = after(&black("Ke1 Ij1 ka10 re8"), "e8-e1");
    assert_eq!(taken.king(Colour::White).to_string(), "j1");
}

// R6.4
#[test]
fn a_side_without_a_prince_must_take_the_king_when_it_legally_can() {
    assert_eq!(all(&white("Ke1 Re5 Ph2 ka5 ij9")), set("e5-a5"));
}

// R6.4, A8
#[test]
fn a_king_is_not_taken_where_that_leaves_the_own_king_in_check() {
    let position = white("Ke1 Re5 Ph2 ka5 re10 ij9");
    assert!(!legal(&position, "e5-a5"));
    assert!(legal(&position, "h2-h3") && legal(&position, "e5-e7"));
}

// R6.4, A8: with check on the own king and only illegal captures, there may be no turn at all.
#[test]
fn a_king_that_may_not_be_taken_can_even_mate() {
    let position = white("Ka1 kb2 ib3");
    assert_eq!((position.in_check(), position.status()), (true, Status::Checkmate));
}

// R6.4, A9
#[test]
fn safety_after_a_capture_is_judged_when_the_prince_is_king() {
    // The prince on b4 guards b2 by two steps; as king it does not.
    let position = white("Ka1 kb2 ib4");
    assert_eq!(all(&position), set("a1-b2"));
    assert_eq!(letter(&after(&position, "a1-b2"), "b4"), Some('k'));
}

// R6.4, A9: a prince that checks from afar is a king that does not.
#[test]
fn taking_the_king_can_answer_the_princes_check() {
    let position = white("Ka1 Rb9 kj9 ia3");
    assert!(position.in_check());
    assert_eq!(all(&position), set("b9-j9"));
}

/// White has a prince and stands in check, Black has none.
fn checked(more: &str) -> Position {
    white(&format!("Ke1 Ij1 ka10 re10 {more}"))
}

// R6.5
#[test]
fn check_answered_with_check_draws_at_once() {
    let position = checked("Rb5");
    assert_eq!(position.written("b5-a5".parse().unwrap()), "Rb5-a5+");
    let drawn = after(&position, "b5-a5");
    assert_eq!((drawn.status(), drawn.legal_moves().len(), drawn.perft(1)), (Status::Countercheck, 0, 0));
    assert!(drawn.is_countercheck() && drawn.in_check() && !drawn.has_moves());
    assert_eq!(drawn.outcome_of(drawn.status()), rules::Outcome::Draw);
    // The position string does not tell.
    assert_eq!(drawn.to_string().parse::<Position>().unwrap().status(), Status::Ongoing);
}

// R6.5: without the check there is nothing to draw.
#[test]
fn an_answer_without_check_goes_on() {
    assert_eq!(after(&checked("Rb5"), "b5-b6").status(), Status::Ongoing);
}

// R6.5: both sides have a prince.
#[test]
fn with_two_princes_there_is_no_counter_check() {
    let position = after(&checked("Rb5 id1"), "b5-a5");
    assert_eq!(position.status(), Status::Ongoing);
    assert_eq!(all(&position), set("e10-e1 d1-e1"));
}

// R6.5: the side that answers has no prince.
#[test]
fn a_side_without_a_prince_may_answer_check_with_check() {
    let position = after(&white("Ke1 Bb3 ka10 re10 ij9"), "b3-e6");
    assert_eq!((position.in_check(), position.status()), (true, Status::Ongoing));
}

// R6.5, A2
#[test]
fn how_the_check_is_answered_does_not_matter() {
    // Ignored, the man that gives it taken, shut out.
    for (men, bare) in [("Rb5", "b5-a5"), ("Qh7", "h7-e10"), ("Bb3", "b3-e6")] {
        assert_eq!(after(&checked(men), bare).status(), Status::Countercheck, "{bare}");
    }
}

// R6.5, A3
#[test]
fn the_draw_outranks_mate() {
    let position = checked("Qh7 Rj9");
    let drawn = after(&position, "h7-e10");
    // Without the draw this is mate.
    assert_eq!(drawn.to_string().parse::<Position>().unwrap().status(), Status::Checkmate);
    assert_eq!((drawn.status(), drawn.is_checkmate()), (Status::Countercheck, false));
    assert_eq!(position.written("h7-e10".parse().unwrap()), "Qh7xe10+");
}

// R6.5, A10
#[test]
fn a_check_that_takes_the_last_enemy_prince_is_no_counter_check() {
    let position = after(&checked("Rb5 ia5"), "b5-a5");
    assert_eq!((position.in_check(), position.status()), (true, Status::Ongoing));
}

// R6.5, A10
#[test]
fn a_check_by_a_side_that_was_not_in_check_is_no_counter_check() {
    assert_eq!(after(&white("Ke1 Ij1 ka10 rd10 Rb5"), "b5-a5").status(), Status::Ongoing);
}

// R6.5, A10
#[test]
fn a_check_into_which_the_king_walked_counts_when_it_could_not_be_taken() {
    // The rook on e10 is pinned on its rank.
    let position = after(&white("Kd1 Ij1 Rj10 Rb5 ka10 re10 ph9"), "d1-e1");
    assert!(!legal(&position, "e10-e1"));
    assert_eq!(after(&position, "h9-h8 b5-a5").status(), Status::Countercheck);
}
