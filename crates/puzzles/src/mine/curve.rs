//! The curve from scores to win chances, fitted to the games that are mined.

use engine::{AnyEngine, Score};
use rules::{Colour, Outcome, Variant};

use super::game;
use crate::chance::fit;
use crate::rule_sets::{Mined, with_rules};

/// What fits the games best.
#[derive(Clone, Copy, Debug)]
pub struct Curve {
    /// How many games were played.
    pub games: u64,
    /// How many positions of them were scored.
    pub positions: usize,
    /// k in 1 / (1 + e^(−k·cp)), the share of the points of a side with a score of cp hundredths of a pawn.
    pub growth: f64,
}

/// Scores beyond this say nothing of the curve, in hundredths of a pawn.
const FAR: i32 = 1500;

/// Nodes a move: more than the games have in which puzzles are looked for, since a chance is what good play makes of it.
const NODES: u64 = 8_000;

/// Fits the curve of a rule set to so many games of a seed.
pub fn curve(variant: Variant, games: u64, seed: u64) -> Curve {
    with_rules!(variant, P => fitted::<P>(games, seed))
}

fn fitted<P: Mined>(games: u64, seed: u64) -> Curve {
    let mut player = AnyEngine::new(P::VARIANT, 4);
    let mut samples = Vec::new();
    for number in 0..games {
        player.forget();
        let game = game::play_well::<P>(&mut player, &mut game::chance(seed, number), NODES);
        let white = match game.outcome {
            Outcome::WhiteWins => 1.0,
            Outcome::BlackWins => 0.0,
            Outcome::Draw | Outcome::None => 0.5,
        };
        for (position, score) in game.positions.iter().zip(&game.scores) {
            if let Some(Score::Centipawns(score)) = *score
                && score.abs() <= FAR
            {
                let got = if position.side() == Colour::White { white } else { 1.0 - white };
                samples.push((f64::from(score), got));
            }
        }
    }
    Curve { games, positions: samples.len(), growth: fit(&samples) }
}
