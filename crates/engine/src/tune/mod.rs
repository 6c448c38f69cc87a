//! Tuning the values of the terms on games of the engine with itself (Texel's method).
//!
//! The games' quiet positions are noted as counts of terms with the games' results; the values are moved so that what the
//! evaluation expects of the positions comes closest to the results, without leaving the values before by much.

mod fit;
mod games;

use rules::{Variant, chess, chess100, starchess};

use crate::evaluate::{House, Terms};

/// Plays games and tunes the values on them; gives the new values as `terms/*.txt` has them.
pub fn tune(variant: Variant, games: u64, nodes: u64, seed: u64, told: impl FnMut(&str)) -> String {
    match variant {
        Variant::Starchess => tune_for::<starchess::Position>(games, nodes, seed, told),
        Variant::Chess => tune_for::<chess::Position>(games, nodes, seed, told),
        Variant::Chess100 => tune_for::<chess100::Position>(games, nodes, seed, told),
    }
}

fn tune_for<P: House>(games: u64, nodes: u64, seed: u64, mut told: impl FnMut(&str)) -> String {
    let start = Terms::read::<P>(P::TERMS).expect("the values are well formed");
    let samples = games::samples::<P>(seed..seed + games, nodes, &mut told);
    told(&format!("{} positions of {games} games", samples.len()));
    let (fitted, before, after) = fit::fit(&start, &samples);
    told(&format!("mean squared error {before:.5} before, {after:.5} after"));
    let head: Vec<&str> = P::TERMS.lines().take_while(|line| line.starts_with('#')).collect();
    format!("{}\n{}", head.join("\n"), fitted.text::<P>())
}
