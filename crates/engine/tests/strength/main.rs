//! How strong the engine is, against opponents that are part of the tests.
//!
//! Five pairs here; `scripts/soak strength` plays fifty. Everything is limited by nodes and seeded, so that a match is the
//! same on every machine. Each pair begins anew, so that one that was noted need not be played again.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod journal;
mod levels;
mod plain;
mod uct;

use engine::duel::{Pentanomial, Player};
use engine::{House, HousePlayer};
use rules::{chess100, starchess};

use self::journal::Journal;
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
fn beats<P: House, O: Player<P>>(nodes: u64, opponent: impl Fn(u64) -> O, share: f64, name: &str) {
    let title = format!("{} at {nodes} nodes against {name}", P::VARIANT);
    let mut journal = Journal::open(&title);
    let mut result = Pentanomial::default();
    for seed in 0..pairs() {
        let halves = journal.get_or(seed, || {
            let (mut engine, mut opponent) = (HousePlayer::<P>::new(nodes), opponent(seed));
            engine::duel::pair(&mut engine, &mut opponent, seed, 2)
        });
        result.0[halves] += 1;
    }
    println!("{title}: {result}");
    // One game of ten is chance; the bar itself is for the whole match.
    let share = if is_full() { share } else { share - 0.1 };
    assert!(result.score() >= share, "{result}");
}

/// UCT gets about four times our time.
#[test]
fn uct_with_random_rollouts_is_beaten_in_starchess() {
    let uct = |seed| Uct::new(400, seed);
    beats::<starchess::Position, _>(4_000, uct, 0.98, "UCT with 400 rollouts");
}

#[test]
fn uct_with_random_rollouts_is_beaten_in_chess_100() {
    let uct = |seed| Uct::new(150, seed);
    beats::<chess100::Position, _>(4_000, uct, 0.98, "UCT with 150 rollouts");
}

#[test]
fn material_only_to_depth_six_is_beaten_in_starchess() {
    let plain = |seed| Plain::new(6, seed);
    beats::<starchess::Position, _>(30_000, plain, 0.9, "alpha-beta of depth 6");
}

/// To depth four here: at six a move takes the opponent a good part of a second. `scripts/soak strength` has six.
#[test]
fn material_only_is_beaten_in_chess_100() {
    let depth = if is_full() { 6 } else { 4 };
    let plain = |seed| Plain::new(depth, seed);
    beats::<chess100::Position, _>(30_000, plain, 0.9, &format!("alpha-beta of depth {depth}"));
}
