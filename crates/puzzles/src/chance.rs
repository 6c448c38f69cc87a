//! What a score is worth in points.

use engine::Score;
use rules::Variant;

/// How fast points grow with hundredths of a pawn, by rule set: 1 / (1 + e^(−k·cp)) is the share of the points that the
/// side to move gets. Fitted to the house engine's games with itself from the openings of mining: `starmate puzzle curve
/// --variant V --games N --seed 1` gave 0.00251 from 200 games of Starchess, 0.00496 from 60 of classical chess and 0.00327
/// from 60 of Chess-100.
const GROWTH: [f64; 3] = [0.0025, 0.0050, 0.0033];

/// The win chance of a score, −1 (lost) to 1 (won), for the side whose score it is.
pub fn win_chance(variant: Variant, score: Score) -> f64 {
    match score {
        Score::Mate(moves) if moves > 0 => 1.0,
        Score::Mate(_) => -1.0,
        Score::Centipawns(hundredths) => of_centipawns_in(variant, hundredths),
    }
}

/// The win chance that so many hundredths of a pawn promise.
pub(crate) fn of_centipawns_in(variant: Variant, hundredths: i32) -> f64 {
    of_centipawns(GROWTH[variant.index()], f64::from(hundredths))
}

fn of_centipawns(growth: f64, hundredths: f64) -> f64 {
    2.0 / (1.0 + (-growth * hundredths).exp()) - 1.0
}

/// The growth that fits best: scores in hundredths of a pawn, and what share of the points (0, ½, 1) the side got.
///
/// The likelihood of a logistic curve through (0, ½) has one maximum; its slope is halved into.
pub(crate) fn fit(samples: &[(f64, f64)]) -> f64 {
    let slope = |growth: f64| -> f64 {
        samples.iter().map(|&(score, got)| (got - 1.0 / (1.0 + (-growth * score).exp())) * score).sum()
    };
    let (mut low, mut high) = (0.0, 0.1);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_the_curve() {
        let chess = |score| win_chance(Variant::Chess, score);
        assert!(chess(Score::Centipawns(0)).abs() < 1e-12);
        assert!((chess(Score::Centipawns(150)) + chess(Score::Centipawns(-150))).abs() < 1e-12);
        assert!((chess(Score::Mate(3)) - 1.0).abs() < 1e-12 && (chess(Score::Mate(-1)) + 1.0).abs() < 1e-12);
        // A growth of ln 3 a hundred: at 100 the share is 3/4, the chance 1/2.
        assert!((of_centipawns(3_f64.ln() / 100.0, 100.0) - 0.5).abs() < 1e-12);
    }

    #[test]
    fn a_fit_finds_the_curve_that_made_the_samples() {
        // At 100 three points of four, at 200 nine of ten: both say ln 3 / 100.
        let mut samples = Vec::new();
        for _ in 0..90 {
            samples.extend([(100.0, 1.0), (100.0, 1.0), (100.0, 1.0), (100.0, 0.0)]);
            samples.extend([(200.0, 1.0); 9]);
            samples.push((200.0, 0.0));
        }
        assert!((fit(&samples) - 3_f64.ln() / 100.0).abs() < 1e-6);
    }
}
