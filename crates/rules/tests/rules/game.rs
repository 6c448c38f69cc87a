//! How games end.

use rules::{Game, Move, Outcome, Position, Status, Variant};

fn at(text: &str) -> Position {
    Position::parse(Variant::Starchess, text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn m(text: &str) -> Move {
    Move::parse(Variant::Starchess, text).unwrap()
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.push(m(text)).unwrap_or_else(|e| panic!("{e} in {}", e.position));
    }
}

/// Both kings and rooks step to and fro; nothing is in danger.
const SHUFFLE: &str = "28-29 10-9 29-28 9-10";
const SHUFFLED: &str = "K/2/6r/6/5/6/R6/2/k - w - 0 50";

#[test]
fn the_rules_own_mate_and_stalemate() {
    let mate = Game::from(at("1/2/7/4B1/5/6/4K1k/2/1 - b - 0 1"));
    assert_eq!((mate.status(), mate.outcome()), (Status::Checkmate, Outcome::WhiteWins));
    let stalemate = Game::from(at("1/2/7/4B1/5/6/4K2/2/k - b - 0 1"));
    assert_eq!((stalemate.status(), stalemate.outcome()), (Status::Stalemate, Outcome::Draw));
}

#[test]
fn a_whole_setup_and_its_array() {
    let mut game = Game::start(Variant::Starchess);
    assert_eq!((game.status(), game.outcome()), (Status::Setup, Outcome::None));
    play(&mut game, "K@4 R@10 N@11 Q@16 B@17 B@21 Q@22 N@27 R@28 K@34");
    assert_eq!(game.position().to_string(), "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6");
    assert_eq!(game.status(), Status::Ongoing);
    assert_eq!(*game.position_at(0), Position::start(Variant::Starchess));
    assert_eq!(game.position_at(10), game.position());
    assert_eq!(game.written()[..3], ["K@4", "R@10", "N@11"]);
}

#[test]
fn the_third_time_is_a_draw_and_the_given_position_counts() {
    let mut game = Game::from(at(SHUFFLED));
    play(&mut game, SHUFFLE);
    assert_eq!((game.repetitions(), game.status()), (2, Status::Ongoing));
    play(&mut game, "28-29 10-9 29-28");
    assert_eq!(game.status(), Status::Ongoing);
    play(&mut game, "9-10");
    assert_eq!((game.repetitions(), game.status(), game.outcome()), (3, Status::Threefold, Outcome::Draw));
    // The game takes no more moves, but they are still listed.
    let refused = game.push(m("28-29")).unwrap_err();
    assert_eq!(refused.attempted, m("28-29"));
    assert_eq!(*refused.position, *game.position());
    assert!(game.position().legal_moves().contains(&m("28-29")));
    assert_eq!(game.moves().len(), 8);
}

#[test]
fn a_lost_double_step_makes_another_position() {
    // The white pawn on 18 keeps its right; only positions with the right count together.
    let with = at("K/2/6r/6/1P3/6/R6/2/k - w E 0 50");
    let without = at("K/2/6r/6/1P3/6/R6/2/k - w - 0 50");
    assert!(!with.repeats(&without));
    assert!(with.repeats(&at("K/2/6r/6/1P3/6/R6/2/k - w E 7 99")));
}

#[test]
fn a_hundred_quiet_plies_are_a_draw() {
    let mut game = Game::from(at("K/2/6r/6/5/6/R6/2/k - w - 98 90"));
    play(&mut game, "28-29");
    assert_eq!(game.status(), Status::Ongoing);
    play(&mut game, "10-9");
    assert_eq!((game.status(), game.outcome()), (Status::Fifty, Outcome::Draw));
    assert!(!game.position().legal_moves().is_empty());
}

#[test]
fn a_capture_and_a_pawn_move_begin_the_count_anew() {
    let mut game = Game::from(at("K/2/6r/6/1Pp2/6/R5r/2/k - w - 98 90"));
    play(&mut game, "28-34");
    assert_eq!((game.position().halfmove(), game.status()), (0, Status::Ongoing));
    let mut game = Game::from(at("K/2/6r/6/1P3/6/R5r/2/k - w - 99 90"));
    play(&mut game, "18-19");
    assert_eq!((game.position().halfmove(), game.status()), (0, Status::Ongoing));
}

#[test]
fn checkmate_on_the_hundredth_ply_is_a_win() {
    let mut game = Game::from(at("1/2/1R2K1k/6/5/6/7/2/1 - w - 99 90"));
    play(&mut game, "8-15");
    assert_eq!((game.status(), game.outcome()), (Status::Checkmate, Outcome::WhiteWins));
    assert_eq!(game.written(), ["K8-15#"]);
}

#[test]
fn material_comes_before_repetition_and_the_count() {
    let game = Game::from(at("K/2/7/6/5/6/7/2/k - w - 100 90"));
    assert_eq!((game.status(), game.outcome()), (Status::Insufficient, Outcome::Draw));
    assert!(!game.position().legal_moves().is_empty());
}

#[test]
fn moves_are_written_with_letter_capture_promotion_and_check() {
    let written = |text: &str, played: &str| at(text).written(m(played));
    assert_eq!(written("1/2/6k/6/4K/4P1/7/2/1 - w - 0 1", "26-27=N"), "26-27=N#");
    assert_eq!(written("1/2/k6/6/4K/4P1/7/2/1 - w - 0 1", "26-27=Q"), "26-27=Q");
    assert_eq!(written("K/2/7/6/2N2/6/1p5/2/k - w - 0 1", "19-29"), "N19x29+");
    assert_eq!(written("1/2/7/6/2N2/6/2K4/2/k - w - 0 1", "19-29"), "N19-29#");
    assert_eq!(written("1/2/1K5/6/1P3/2p3/7/2/k - w - 0 1", "18-24"), "18x24");
    assert_eq!(Position::start(Variant::Starchess).written(m("K@4")), "K@4");
}
