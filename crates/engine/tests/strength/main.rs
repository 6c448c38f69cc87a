//! How strong the engine is, against opponents that are part of the tests.
//!
//! Five pairs here; `scripts/soak strength` plays fifty. Everything is limited by nodes and seeded, so that a match is the
//! same on every machine.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod plain;
mod uct;

use engine::duel::{Pentanomial, Player, duel};
use engine::{House, HousePlayer};
use rules::{chess100, starchess};

use self::plain::Plain;
use self::uct::Uct;

/// Pairs of a match: a tenth, unless the whole is asked for.
fn pairs(tenth: u64) -> u64 {
    if std::env::var_os("STARMATE_STRENGTH").is_some() { 50 } else { tenth }
}

/// From the setup on, or the start, with two random plies so that no two games are alike.
fn beats<P: House>(nodes: u64, opponent: &mut dyn Player<P>, pairs: u64, share: f64, name: &str) -> Pentanomial {
    let mut engine = HousePlayer::<P>::new(nodes);
    let result = duel(&mut engine, opponent, 0..pairs, 2, |_| {});
    println!("{} at {nodes} nodes against {name}: {result}", P::VARIANT);
    assert!(result.score() >= share, "{result}");
    result
}

/// UCT gets about four times our time.
#[test]
fn uct_with_random_rollouts_is_beaten_in_starchess() {
    beats::<starchess::Position>(4_000, &mut Uct::new(400, 1), pairs(5), 0.98, "UCT with 400 rollouts");
}

#[test]
fn uct_with_random_rollouts_is_beaten_in_chess_100() {
    beats::<chess100::Position>(4_000, &mut Uct::new(150, 2), pairs(5), 0.98, "UCT with 150 rollouts");
}

#[test]
fn material_only_to_depth_six_is_beaten_in_starchess() {
    beats::<starchess::Position>(30_000, &mut Plain::new(6, 3), pairs(5), 0.9, "alpha-beta of depth 6");
}

/// One pair: at this depth each move of the opponent's takes long on the large board.
#[test]
fn material_only_to_depth_six_is_beaten_in_chess_100() {
    beats::<chess100::Position>(30_000, &mut Plain::new(6, 4), pairs(1), 0.9, "alpha-beta of depth 6");
}
