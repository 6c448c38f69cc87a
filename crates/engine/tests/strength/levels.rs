//! The levels against each other.

use engine::duel::Pentanomial;
use engine::{House, HousePlayer};
use rules::{chess, chess100, starchess};

use crate::journal::Journal;
use crate::pairs;

/// Level 10 among the others: less than the bot takes, for its games to end today.
const FULL_NODES: u64 = 1_000_000;

fn player<P: House>(level: u8) -> HousePlayer<P> {
    if level == engine::FULL { HousePlayer::new(FULL_NODES) } else { HousePlayer::at_level(level) }
}

fn measure<P: House>(high: u8, low: u8, pairs: u64) -> Pentanomial {
    let title = format!("{} level {high} against {low}", P::VARIANT);
    let mut journal = Journal::open(&title);
    let mut result = Pentanomial::default();
    for seed in 0..pairs {
        let halves = journal
            .get_or(seed, || engine::duel::pair(&mut player::<P>(high), &mut player::<P>(low), seed, 12));
        result.0[halves] += 1;
    }
    println!("{title}: {result}");
    result
}

/// Each level beats one well below, over fewer games than would tell by how much.
#[test]
fn a_level_is_stronger_than_one_well_below() {
    for (high, low) in [(9, 6), (6, 3), (4, 1)] {
        let result = measure::<starchess::Position>(high, low, pairs());
        assert!(result.score() > 0.6, "{high} {low}: {result}");
    }
}

/// What a variable asks for.
fn asked(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Neighbours in Starchess, or one pair of them; then two apart, which has to come to what the steps add up to, and a few in
/// the other games.
#[test]
#[ignore = "measures, and proves nothing"]
fn round_robin() {
    let pairs = asked("STARMATE_PAIRS").unwrap_or(60);
    if let Some(low) = asked("STARMATE_LEVEL") {
        measure::<starchess::Position>(low as u8 + 1, low as u8, pairs);
        return;
    }
    for low in 1..engine::FULL {
        measure::<starchess::Position>(low + 1, low, pairs);
    }
    for low in 1..engine::FULL - 1 {
        measure::<starchess::Position>(low + 2, low, pairs / 2);
    }
    for low in 1..engine::FULL {
        measure::<chess::Position>(low + 1, low, pairs / 6);
        measure::<chess100::Position>(low + 1, low, pairs / 6);
    }
}
