//! Each theme by a position made for it, and by one next to it that has it not.

use rules::{Move, Position, Variant};

use super::of;
use crate::puzzle::Goal;
use crate::rule_sets::{Mined, with_rules};
use crate::theme::Theme;

/// The themes of a line of bare moves; it ends in mate where the board says so.
fn themes(variant: Variant, position: &str, line: &str) -> Vec<Theme> {
    with_last(variant, position, line, &[])
}

/// The same where other moves are as right as the line's at its end.
fn with_last(variant: Variant, position: &str, line: &str, others: &[&str]) -> Vec<Theme> {
    let start = Position::parse(variant, position).expect(position);
    let mut there = start.clone();
    let read = |text: &str, there: &Position| Move::parse(variant, text).expect(text).made_by(there.side());
    let mut moves = Vec::new();
    let mut before_last = there.clone();
    for text in line.split(' ') {
        before_last = there.clone();
        moves.push(read(text, &there));
        there = there.play(moves[moves.len() - 1]).expect(text);
    }
    let mut last: Vec<Move> = moves.last().copied().into_iter().collect();
    last.extend(others.iter().map(|text| read(text, &before_last)));
    let mates = there.status() == rules::Status::Checkmate;
    let goal = if mates { Goal::Mate(moves.len().div_ceil(2) as u32) } else { Goal::Win };
    with_rules!(variant, P => of(&P::narrow(&start), &P::owns(&moves), &P::owns(&last), goal))
}

#[track_caller]
fn has(variant: Variant, theme: Theme, position: &str, line: &str) {
    let found = themes(variant, position, line);
    assert!(found.contains(&theme), "{theme} is not among {found:?}");
}

#[track_caller]
fn lacks(variant: Variant, theme: Theme, position: &str, line: &str) {
    let found = themes(variant, position, line);
    assert!(!found.contains(&theme), "{theme} is among {found:?}");
}

use Variant::{Chess, Chess100, Starchess};

#[test]
fn a_fork_attacks_two_and_takes_one() {
    has(Chess, Theme::Fork, "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7a8");
    // The king alone is attacked.
    lacks(Chess, Theme::Fork, "4k3/8/8/1N6/r7/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7d5");
    // Both are attacked and neither is taken.
    lacks(Chess, Theme::Fork, "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7d5");
    // From 25 the knight attacks the king on 16 and the queen on 17.
    has(Starchess, Theme::Fork, "1/2/RK1P1p1/1N3k/q4/1Pp3/7/2/1 - w Fc 6 21", "12-25 16-21 25-17");
}

#[test]
fn a_pinned_man_is_taken_because_it_cannot_go() {
    has(Chess, Theme::Pin, "4k3/7p/8/4b3/8/8/8/R6K w - - 0 1", "a1e1 h7h6 e1e5");
    lacks(Chess, Theme::Pin, "3k4/7p/8/4b3/8/8/8/R6K w - - 0 1", "a1e1 h7h6 e1e5");
    // The pawn on g7 may not take on h6, for the bishop looks at h8 behind it.
    has(Chess, Theme::Pin, "7k/6pp/8/8/8/7R/1B6/7K w - - 0 1", "h3h6");
    lacks(Chess, Theme::Pin, "7k/6pp/8/8/8/B6R/8/7K w - - 0 1", "h3h6");
}

#[test]
fn a_skewer_takes_what_stood_behind() {
    has(Chess, Theme::Skewer, "8/8/8/4k2q/8/8/8/R5K1 w - - 0 1", "a1a5 e5e4 a5h5");
    // What stood behind is dearer: that was a pin.
    lacks(Chess, Theme::Skewer, "8/8/8/4n2q/8/2k5/8/R5K1 w - - 0 1", "a1a5 e5g4 a5h5");
}

#[test]
fn checks_are_told_by_who_gives_them() {
    let away = "4k3/8/8/2q5/4N3/8/8/4R2K w - - 0 1";
    has(Chess, Theme::DiscoveredCheck, away, "e4c5");
    lacks(Chess, Theme::DoubleCheck, away, "e4c5");
    let both = "4k3/8/8/8/4N3/8/8/4R2K w - - 0 1";
    has(Chess, Theme::DiscoveredCheck, both, "e4d6");
    has(Chess, Theme::DoubleCheck, both, "e4d6");
    lacks(Chess, Theme::DiscoveredCheck, "4k3/8/8/8/4N3/8/8/3R3K w - - 0 1", "e4d6");
}

#[test]
fn a_discovered_attack_takes_on_the_line_that_it_opens() {
    let position = "4q1k1/7p/8/8/4B3/8/8/4R1K1 w - - 0 1";
    has(Chess, Theme::DiscoveredAttack, position, "e4h7 g8h7 e1e8");
    // The rook saw the queen before.
    lacks(Chess, Theme::DiscoveredAttack, "3q2k1/7p/8/8/4B3/8/8/3R2K1 w - - 0 1", "e4h7 g8h7 d1d8");
}

#[test]
fn a_sacrifice_is_not_paid_for_at_once() {
    has(Chess, Theme::Sacrifice, "4q1k1/7p/8/8/4B3/8/8/4R1K1 w - - 0 1", "e4h7 g8h7 e1e8");
    lacks(Chess, Theme::Sacrifice, "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7a8");
    // Queen for queen.
    lacks(Chess, Theme::Sacrifice, "3qk3/8/8/8/8/8/3P4/3QK2R w - - 0 1", "d1e2 d8e7 e2e7");
}

#[test]
fn a_quiet_move_threatens_only() {
    let ladder = "7k/8/8/8/8/8/R7/1R5K w - - 0 1";
    has(Chess, Theme::Quiet, ladder, "a2a7 h8g8 b1b8");
    has(Chess, Theme::MateIn2, ladder, "a2a7 h8g8 b1b8");
    lacks(Chess, Theme::Quiet, "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7a8");
}

#[test]
fn an_underpromotion_is_one_only_where_a_queen_would_not_do() {
    // The gallery's fifth mate in one.
    let knight = "1/2/6k/6/4K/4P1/7/2/1 - w - 0 1";
    has(Starchess, Theme::Underpromotion, knight, "26-27=N");
    has(Starchess, Theme::Promotion, knight, "26-27=N");
    let queen = "6k1/4Pppp/8/8/8/8/8/7K w - - 0 1";
    has(Chess, Theme::Promotion, queen, "e7e8q");
    lacks(Chess, Theme::Underpromotion, queen, "e7e8q");
    let either = with_last(Chess, queen, "e7e8r", &["e7e8q"]);
    assert!(!either.contains(&Theme::Underpromotion), "{either:?}");
}

#[test]
fn mates_of_shut_in_kings_are_told_apart() {
    has(Chess, Theme::BackRank, "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "a1a8");
    lacks(Chess, Theme::BackRank, "7k/8/8/8/8/8/R7/1R5K w - - 0 1", "a2a7 h8g8 b1b8");
    has(Chess, Theme::Smothered, "6rk/6pp/8/6N1/8/8/8/7K w - - 0 1", "g5f7");
    lacks(Chess, Theme::Smothered, "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "a1a8");
}

#[test]
fn special_moves_of_classical_chess_are_seen() {
    has(Chess, Theme::EnPassant, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
    lacks(Chess, Theme::EnPassant, "4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1", "e5d6");
    let castles = "5k2/8/8/8/8/8/8/4K2R w K - 0 1";
    has(Chess, Theme::Castling, castles, "e1g1");
    lacks(Chess, Theme::DiscoveredCheck, castles, "e1g1");
    lacks(Chess, Theme::Castling, castles, "e1f1");
}

#[test]
fn a_setup_trap_is_sprung_in_the_first_moves() {
    let array = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";
    has(Starchess, Theme::SetupTrap, array, "5-6");
    lacks(Starchess, Theme::SetupTrap, &array.replace("0 6", "0 9"), "5-6");
    lacks(Chess, Theme::SetupTrap, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8");
    lacks(Starchess, Theme::Endgame, array, "5-6");
    has(Starchess, Theme::Endgame, "1/2/1R2K1k/6/5/6/7/2/1 - w - 0 1", "8-15");
}

#[test]
fn a_limping_pawn_stands_on_a_start_cell_without_its_double_step() {
    has(Starchess, Theme::LimpingPawn, "1/2/K6/1P4/5/6/6k/2/1 - w - 0 1", "12-13");
    lacks(Starchess, Theme::LimpingPawn, "1/2/K6/1P4/5/6/6k/2/1 - w D 0 1", "12-13");
    has(Starchess, Theme::LimpingPawn, "1/2/KP5/1n4/5/6/6k/2/1 - w C 0 1", "5-12");
}

#[test]
fn dead_pawns_and_mummies_are_told_by_their_cells() {
    let dead = "1/P1/K6/6/5/6/6k/2/1 - w - 0 1";
    has(Starchess, Theme::DeadPawn, dead, "2-3");
    lacks(Starchess, Theme::MummyPawn, dead, "2-3");
    let mummy = "n/P1/K6/6/5/6/6k/2/1 - w - 0 1";
    has(Starchess, Theme::MummyPawn, mummy, "2-1");
    lacks(Starchess, Theme::DeadPawn, "1/2/KP5/6/5/6/6k/2/1 - w - 0 1", "5-6");
}

#[test]
fn kings_and_princes_of_chess_100_are_taken() {
    let king = "4k4i/10/10/10/10/10/10/10/10/K3R5 w - - -- 0 1";
    has(Chess100, Theme::KingTaken, king, "e1-e10");
    lacks(Chess100, Theme::PrinceTaken, king, "e1-e10");
    let prince = "4k5/10/10/10/4i5/10/10/10/10/K3R5 w - - -- 0 1";
    has(Chess100, Theme::PrinceTaken, prince, "e1-e6");
    lacks(Chess100, Theme::KingTaken, prince, "e1-e6");
}

#[test]
fn princes_and_princesses_have_their_themes() {
    let pending = "5k4/10/10/10/10/10/10/10/10/3SK5 w - - p- 0 1";
    has(Chess100, Theme::QueenRestored, pending, "d1=Q,d1-d8");
    lacks(Chess100, Theme::QueenRestored, pending, "d1-d2");
    has(Chess100, Theme::Princess, pending, "d1-d2");
    let prince = "5k4/10/10/10/10/10/10/10/10/3IK5 w - - -- 0 1";
    has(Chess100, Theme::Prince, prince, "d1-d2");
    lacks(Chess100, Theme::Princess, prince, "d1-d2");
}

#[test]
fn mates_are_named_by_their_length() {
    has(Starchess, Theme::MateIn1, "1/2/1R2K1k/6/5/6/7/2/1 - w - 0 1", "8-15");
    lacks(Chess, Theme::MateIn1, "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7a8");
}
