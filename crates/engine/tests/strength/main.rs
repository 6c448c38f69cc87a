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

/// Whether the whole matches are asked for.
fn is_full() -> bool {
    std::env::var_os("STARMATE_STRENGTH").is_some()
}

/// Pairs of a match: a tenth, unless the whole is asked for.
fn pairs() -> u64 {
    if is_full() { 50 } else { 5 }
}

/// From the setup on, or the start, with two random plies so that no two games are alike.
fn beats<P: House>(
    nodes: u64,
    opponent: &mut dyn Player<P>,
    pairs: u64,
    share: f64,
    name: &str,
) -> Pentanomial {
    let mut engine = HousePlayer::<P>::new(nodes);
    let result = duel(&mut engine, opponent, 0..pairs, 2, |_| {});
    println!("{} at {nodes} nodes against {name}: {result}", P::VARIANT);
    assert!(result.score() >= share, "{result}");
    result
}

/// UCT gets about four times our time.
#[test]
fn uct_with_random_rollouts_is_beaten_in_starchess() {
    beats::<starchess::Position>(4_000, &mut Uct::new(400, 1), pairs(), 0.98, "UCT with 400 rollouts");
}

#[test]
fn uct_with_random_rollouts_is_beaten_in_chess_100() {
    beats::<chess100::Position>(4_000, &mut Uct::new(150, 2), pairs(), 0.98, "UCT with 150 rollouts");
}

#[test]
fn material_only_to_depth_six_is_beaten_in_starchess() {
    beats::<starchess::Position>(30_000, &mut Plain::new(6, 3), pairs(), 0.9, "alpha-beta of depth 6");
}

/// To depth four here: at six each of the opponent's moves takes seconds on the large board. `scripts/soak strength` has six.
#[test]
fn material_only_is_beaten_in_chess_100() {
    let depth = if is_full() { 6 } else { 4 };
    let name = format!("alpha-beta of depth {depth}");
    beats::<chess100::Position>(30_000, &mut Plain::new(depth, 4), pairs(), 0.9, &name);
}

/// Each level beats the one below, over fewer games than would tell by how much.
#[test]
fn a_level_is_stronger_than_one_well_below() {
    for (high, low) in [(9, 6), (6, 3), (4, 1)] {
        let mut above = HousePlayer::<starchess::Position>::at_level(high);
        let mut below = HousePlayer::<starchess::Position>::at_level(low);
        let result = duel(&mut above, &mut below, 0..pairs(), 12, |_| {});
        println!("level {high} against level {low}: {result}");
        assert!(result.score() > 0.6, "{high} {low}: {result}");
    }
}

/// A round robin of neighbours, for `docs/strength.md`.
#[test]
#[ignore = "measures, and proves nothing"]
fn neighbouring_levels() {
    for level in 1..9 {
        let mut above = HousePlayer::<starchess::Position>::at_level(level + 1);
        let mut below = HousePlayer::<starchess::Position>::at_level(level);
        let result = duel(&mut above, &mut below, 0..pairs(), 12, |_| {});
        println!("level {} against level {level}: {result}", level + 1);
    }
    let mut above = HousePlayer::<starchess::Position>::new(120_000);
    let mut below = HousePlayer::<starchess::Position>::at_level(9);
    let result = duel(&mut above, &mut below, 0..pairs(), 12, |_| {});
    println!("level 10 with 120000 nodes against level 9: {result}");
}
