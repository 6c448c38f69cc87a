//! R7: a queen restored by her princess.

use rules::chess100::{Position, Restoration};
use rules::{Colour, Rules, Status};

use super::{after, all, black, diagram, goes, legal, letter, usable, white, white_owed};

/// White's queen on f5 is taken by the rook on a5.
fn queen_taken() -> Position {
    after(&black("Ke1 Sd1 Qf5 Pj2 Ij5 ke10 ra5 ij10"), "a5-f5")
}

// R7.1
#[test]
fn a_taken_queen_can_be_restored_on_the_next_turn() {
    let position = queen_taken();
    assert_eq!(position.restoration(Colour::White), Restoration::Pending);
    assert!(position.to_string().contains(" w - - p- 0 2"), "{position}");
}

// R7.2
#[test]
fn the_princess_becomes_a_queen_and_then_any_man_moves_in_one_turn() {
    let position = queen_taken();
    // The queen herself, another man, the king.
    assert_eq!(letter(&after(&position, "d1=Q,d1-d9"), "d9"), Some('Q'));
    let next = after(&position, "d1=Q,j2-j4");
    assert_eq!(next.to_string(), "4k4i/10/10/10/10/5r3I/9P/10/10/3QK5 b - j4 -- 0 2");
    assert!(legal(&position, "d1=Q,e1-e2"));
    assert_eq!((next.princess(Colour::White), next.side()), (None, Colour::Black));
}

// R7.2: one turn is one ply.
#[test]
fn a_turn_with_a_conversion_counts_as_one_ply() {
    let position = queen_taken();
    let next = after(&position, "d1=Q,e1-e2");
    assert_eq!((next.halfmove(), next.fullmove()), (1, 2));
    assert_eq!(position.perft(1), position.legal_moves().len() as u64);
}

// R7.2
#[test]
fn castling_can_follow_a_conversion() {
    let mut setup = diagram(Colour::White, "Ke1 Ra1 Sh5 kj10");
    setup.castlings.insert(Colour::White, true);
    setup.restorations[0] = Restoration::Pending;
    let position = usable(setup);
    let next = after(&position, "h5=Q,0-0");
    assert_eq!(next.to_string(), "9k/10/10/10/10/7Q2/10/10/10/2KR6 b - - -- 1 1");
    assert_eq!(position.written("h5=Q,0-0".parse().unwrap()), "h5=Q,0-0");
}

// R7.3
#[test]
fn a_move_without_conversion_loses_the_right_for_good() {
    let position = after(&queen_taken(), "j2-j3");
    assert_eq!(position.restoration(Colour::White), Restoration::Lost);
    // Another queen, promoted and taken: nothing comes back.
    let later = after(&black("Ke1 Sd1 Qf5 Qj7 Ij5 ke10 ra5 rj9 ij10"), "a5-f5 d1-d2 j9-j7");
    assert_eq!(later.restoration(Colour::White), Restoration::Lost);
    assert!(!legal(&later, "d2=Q,d2-d8"));
}

// R7.3
#[test]
fn the_right_is_there_only_on_the_next_turn() {
    let position = after(&queen_taken(), "j2-j3 e10-e9");
    assert!(!legal(&position, "d1=Q,d1-d9"));
    assert!(all(&position).iter().all(|bare| !bare.contains(',')));
}

// R7.4
#[test]
fn after_a_conversion_nothing_is_left() {
    let next = after(&queen_taken(), "d1=Q,d1-d5");
    assert_eq!(next.restoration(Colour::White), Restoration::NoPrincess);
    let taken = after(&next, "f5-d5");
    assert!(all(&taken).iter().all(|bare| !bare.contains(',')), "{taken}");
}

// R7.4
#[test]
fn without_a_princess_no_right_arises() {
    let position = after(&black("Ke1 Qf5 Ij5 ke10 ra5 ij10"), "a5-f5");
    assert_eq!(position.restoration(Colour::White), Restoration::NoPrincess);
    assert!(all(&position).iter().all(|bare| !bare.contains(',')));
}

// R7.1: the right goes with the princess, pending or not.
#[test]
fn a_taken_princess_takes_the_right_with_her() {
    let position = after(&black("Ke1 Sd4 ke10 ra4 ij10"), "a4-d4");
    assert_eq!(position.restoration(Colour::White), Restoration::NoPrincess);
}

// R7.5
#[test]
fn a_side_that_can_only_move_after_a_conversion_is_not_mated() {
    // Check along the first rank, the second is cut off, and the princess reaches neither.
    let position = white_owed("Ka1 Se5 kj10 rj1 ri2");
    assert!(position.in_check());
    assert_eq!(position.status(), Status::Ongoing);
    assert!(all(&position).iter().all(|bare| bare.starts_with("e5=Q,")), "{:?}", all(&position));
    assert!(legal(&position, "e5=Q,e5-e1"));
    // With the right lost it is mate.
    let mut setup = position.to_setup();
    setup.restorations[0] = Restoration::Lost;
    assert_eq!(usable(setup).status(), Status::Checkmate);
}

// R7.6, A11
#[test]
fn a_conversion_can_create_the_duty_to_take_the_king() {
    let position = white_owed("Ka1 Sd1 Pj2 Ij5 kd10 ij10");
    assert!(legal(&position, "j2-j3") && legal(&position, "d1-d2"));
    let converted: Vec<String> = all(&position).into_iter().filter(|bare| bare.contains(',')).collect();
    assert_eq!(converted, ["d1=Q,d1-d10"]);
}

// R7.6, A11
#[test]
fn a_conversion_can_remove_the_duty_to_take_the_king() {
    // The princess goes round the pawn, the queen does not.
    let position = white_owed("Kj1 Sd1 Pd2 Ij5 kd3 ij10");
    let (converted, plain): (Vec<_>, Vec<_>) =
        all(&position).into_iter().partition(|bare| bare.contains(','));
    assert_eq!(plain, ["d1-d3"]);
    assert!(converted.len() > 10 && legal(&position, "d1=Q,j5-j6"));
}

// R7.7, A12
#[test]
fn a_restored_queen_gives_check_to_a_king_that_exposed_itself_to_her() {
    // Black takes the queen on h6 with the rook that stood before its king; the princess on d1 is no danger yet.
    let position = after(&black("Ka1 Sd1 Qh6 Pa2 kd10 rd6"), "d6-h6");
    assert!(!legal(&position, "d1=Q,d1-d10"));
    let next = after(&position, "d1=Q,a2-a3");
    assert!(next.in_check());
    assert!(!legal(&next, "h6-h5") && legal(&next, "d10-c10"));
}

// A15
#[test]
fn the_first_queen_taken_counts_original_or_promoted() {
    let promoted = after(&white("Ka1 Sd1 Qj1 Pf9 ka5 rf2"), "f9-f10=Q f2-f10");
    assert_eq!(promoted.restoration(Colour::White), Restoration::Pending);
    assert!(legal(&promoted, "d1=Q,d1-d8"));
}

// A15
#[test]
fn a_capture_while_no_princess_stands_is_moot_and_one_that_was_declined_uses_the_right_up() {
    let moot = after(&black("Ke1 Qf5 Qg7 Ij5 ke10 ra5 ij10"), "a5-f5");
    assert_eq!(moot.restoration(Colour::White), Restoration::NoPrincess);
    let declined = after(&black("Ke1 Sd1 Qf5 Qj7 Ij5 ke10 ra5 rj9 ij10"), "a5-f5 d1-d2");
    assert_eq!(declined.restoration(Colour::White), Restoration::Lost);
}

// A17
#[test]
fn princess_and_prince_move_alike() {
    for more in ["", "Pf2 ne1", "nf1 Pg2 ph2", "Bh1 Bf1 Pf2"] {
        let [prince, princess] =
            ["I", "S"].map(|man| goes(&white(&format!("Ka10 {man}g1 {more} ka1")), "g1"));
        assert_eq!(prince, princess, "{more}");
    }
}
