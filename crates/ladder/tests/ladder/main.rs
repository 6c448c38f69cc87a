//! The ladder's promises, against slow paths and known truths.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod books;
mod choices;
mod events;
mod fits;
mod simulation;

use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rules::Outcome;

/// Natural units in an Elo.
const UNIT: f64 = std::f64::consts::LN_10 / 400.0;

/// The chances of White's win, draw and loss, as Davidson wrote them: π₁ : ν √(π₁ π₂) : π₂.
fn davidson(white: f64, black: f64, draw: f64) -> [f64; 3] {
    let (one, other) = ((white * UNIT).exp(), (black * UNIT).exp());
    let parts = [one, draw * (one * other).sqrt(), other];
    let sum: f64 = parts.iter().sum();
    parts.map(|part| part / sum)
}

/// A game by its chances.
fn played(chances: [f64; 3], rng: &mut ChaCha8Rng) -> Outcome {
    let at: f64 = rng.random();
    if at < chances[0] {
        Outcome::WhiteWins
    } else if at < chances[0] + chances[1] {
        Outcome::Draw
    } else {
        Outcome::BlackWins
    }
}

fn variable(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().map_or(otherwise, |value| value.parse().unwrap())
}
