//! The sequential test of "the first engine is better", on normalised Elo.
//!
//! After Michel Van den Bergh, *Comments on Normalized Elo* (2021), section 4.1, as fastchess and Fishtest do it: the
//! log-likelihood ratio is that of the most likely distributions of the pair's points at either bound.

use serde::{Deserialize, Serialize};

use crate::stats::{NORMALISED, Tally};

/// Bounds on normalised Elo, and the errors that are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sprt {
    /// Not better than this is refuted.
    pub elo0: f64,
    /// Better than this is accepted.
    pub elo1: f64,
    /// How often it may be accepted at `elo0`.
    pub alpha: f64,
    /// How often it may be refuted at `elo1`.
    pub beta: f64,
}

impl Default for Sprt {
    fn default() -> Self {
        Self { elo0: 0.0, elo1: 50.0, alpha: 0.05, beta: 0.05 }
    }
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The first engine is better than `elo0`.
    Better,
    /// It is not as good as `elo1`.
    NotBetter,
    /// More games are needed.
    Undecided,
}

impl Sprt {
    /// Below the first the test is refuted, above the second accepted.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of `elo1` to `elo0`; 0 before there are games.
    pub fn ratio(&self, tally: &Tally) -> f64 {
        // A kind of pair that has not been seen yet is not impossible.
        let counts: Vec<f64> = tally.counts().iter().map(|count| (f64::from(*count)).max(1e-3)).collect();
        if tally.units() == 0 {
            return 0.0;
        }
        let total: f64 = counts.iter().sum();
        let seen: Vec<f64> = counts.iter().map(|count| count / total).collect();
        let scale = tally.games_a_unit().sqrt() / NORMALISED;
        let [low, high] = [self.elo0, self.elo1].map(|elo| likeliest(&seen, elo * scale));
        total
            * seen
                .iter()
                .zip(low.iter().zip(&high))
                .map(|(p, (low, high))| p * (high / low).ln())
                .sum::<f64>()
    }

    /// What the ratio says.
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let (lower, upper) = self.bounds();
        match self.ratio(tally) {
            ratio if ratio >= upper => Verdict::Better,
            ratio if ratio <= lower => Verdict::NotBetter,
            _ => Verdict::Undecided,
        }
    }
}

/// The distribution with (mean − 1/2) / deviation = `t` under which `seen` is likeliest.
fn likeliest(seen: &[f64], t: f64) -> Vec<f64> {
    let last = (seen.len() - 1) as f64;
    let scores: Vec<f64> = (0..seen.len()).map(|index| index as f64 / last).collect();
    let mut found = vec![1.0 / seen.len() as f64; seen.len()];
    for _ in 0..20 {
        let mean: f64 = scores.iter().zip(&found).map(|(score, p)| score * p).sum();
        let variance: f64 = scores.iter().zip(&found).map(|(score, p)| p * (score - mean).powi(2)).sum();
        let deviation = variance.sqrt();
        let phi: Vec<f64> = scores
            .iter()
            .map(|score| score - 0.5 - 0.5 * t * deviation * (1.0 + ((score - mean) / deviation).powi(2)))
            .collect();
        let theta = root(seen, &phi);
        let next: Vec<f64> = seen.iter().zip(&phi).map(|(p, phi)| p / (1.0 + theta * phi)).collect();
        let change = found.iter().zip(&next).map(|(old, new)| (old - new).abs()).fold(0.0, f64::max);
        found = next;
        if change < 1e-9 {
            break;
        }
    }
    found
}

/// Where Σ p φ / (1 + θ φ) vanishes, which falls between the poles that φ's extremes make.
fn root(seen: &[f64], phi: &[f64]) -> f64 {
    let least = phi.iter().copied().fold(f64::INFINITY, f64::min);
    let most = phi.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        let value: f64 = seen.iter().zip(phi).map(|(p, phi)| p * phi / (1.0 + middle * phi)).sum();
        if value > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_those_of_wald() {
        let (lower, upper) = Sprt::default().bounds();
        assert!((upper - 2.944_439).abs() < 1e-6 && (lower + upper).abs() < 1e-12);
    }

    #[test]
    fn the_likeliest_distribution_has_the_strength_that_was_asked() {
        let seen = [0.05, 0.2, 0.4, 0.25, 0.1];
        let found = likeliest(&seen, 0.1);
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
        let mean: f64 = scores.iter().zip(&found).map(|(s, p)| s * p).sum();
        let variance: f64 = scores.iter().zip(&found).map(|(s, p)| p * (s - mean).powi(2)).sum();
        assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(((mean - 0.5) / variance.sqrt() - 0.1).abs() < 1e-6);
    }

    #[test]
    fn a_better_engine_is_accepted_and_an_equal_one_refuted() {
        let mut better = Tally::paired();
        let mut equal = Tally::paired();
        for _ in 0..200 {
            for (good, level) in [1, 2, 2, 3, 3].into_iter().zip(0..5) {
                better.add(good);
                equal.add(level);
            }
        }
        let sprt = Sprt::default();
        assert_eq!(sprt.verdict(&better), Verdict::Better);
        assert_eq!(sprt.verdict(&equal), Verdict::NotBetter);
        assert_eq!(sprt.verdict(&Tally::paired()), Verdict::Undecided);
    }

    #[test]
    fn near_its_bounds_the_ratio_is_that_of_a_normal_approximation() {
        // LLR ≈ n (t1 − t0) (t − (t0 + t1) / 2) for small t (Van den Bergh, section 5).
        let mut tally = Tally::paired();
        for (points, count) in [(0, 40), (1, 230), (2, 440), (3, 240), (4, 50)] {
            (0..count).for_each(|_| tally.add(points));
        }
        let sprt = Sprt { elo0: 0.0, elo1: 10.0, ..Sprt::default() };
        let t = |elo: f64| elo * 2_f64.sqrt() / NORMALISED;
        let strength = t(tally.normalised().0);
        let expected = 1000.0 * (t(10.0) - t(0.0)) * (strength - f64::midpoint(t(0.0), t(10.0)));
        assert!((sprt.ratio(&tally) - expected).abs() < 0.03, "{} {expected}", sprt.ratio(&tally));
    }
}
