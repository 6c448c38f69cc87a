//! A match of two as it is told: what was played, what it says of their strength, what the test says.

use serde::Serialize;

use crate::results::Score;
use crate::sprt::{Sprt, Verdict};
use crate::stats::{Tally, WithError};

/// A match of two in reversed pairs, from the first one's side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Duel {
    /// Its games.
    pub score: Score,
    /// How many pairs gave it none, one, two, three and four half points.
    pub pairs: [u32; 5],
    /// How much stronger it is in Elo, with half the interval of 95 %; nothing where one side made all points.
    pub elo: Option<WithError>,
    /// The same in normalised Elo.
    pub normalised: Option<WithError>,
    /// How likely it is the stronger one, 0 to 1; one half before there are pairs.
    pub superiority: f64,
    /// The test, if there is one.
    pub test: Option<Test>,
}

/// How a sequential test stands.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Test {
    /// What is tested.
    pub sprt: Sprt,
    /// The log-likelihood ratio.
    pub ratio: f64,
    /// Below the first the test is refuted, above the second accepted.
    pub bounds: [f64; 2],
    /// What it says.
    pub verdict: Verdict,
}

impl Duel {
    /// A match with these games and these pairs, tested or not. A pair that lacks a game is in `score` alone.
    pub fn new(score: Score, pairs: [u32; 5], sprt: Option<Sprt>) -> Self {
        let tally = Tally::of_pairs(pairs);
        let known =
            |(number, error): WithError| (number.is_finite() && error.is_finite()).then_some((number, error));
        Self {
            score,
            pairs,
            elo: known(tally.elo()),
            normalised: known(tally.normalised()),
            superiority: if tally.units() > 0 { tally.superiority() } else { 0.5 },
            test: sprt.map(|sprt| Test::new(sprt, &tally)),
        }
    }

    /// Whether the test, if there is one, needs no more games.
    pub fn is_decided(&self) -> bool {
        self.test.is_some_and(|test| test.verdict != Verdict::Undecided)
    }

    /// How many pairs were played.
    pub fn pairs_played(&self) -> u32 {
        self.pairs.iter().sum()
    }
}

impl Test {
    /// How a test stands after these pairs.
    pub fn new(sprt: Sprt, tally: &Tally) -> Self {
        let (lower, upper) = sprt.bounds();
        Self { sprt, ratio: sprt.ratio(tally), bounds: [lower, upper], verdict: sprt.verdict(tally) }
    }

    /// How far the ratio has come: −1 at the bound where the test is refuted, 1 where it is accepted.
    pub fn progress(&self) -> f64 {
        let bound = if self.ratio < 0.0 { -self.bounds[0] } else { self.bounds[1] };
        (self.ratio / bound).clamp(-1.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_better_engine_is_told_to_be_one() {
        let score = Score { wins: 120, draws: 160, losses: 40 };
        let duel = Duel::new(score, [2, 18, 50, 58, 32], Some(Sprt::default()));
        // 300 half points of 480 … of the pairs' 640: 420.
        assert_eq!((duel.pairs_played(), score.half_points()), (160, 400));
        assert!(duel.is_decided() && duel.test.unwrap().verdict == Verdict::Better);
        assert!((duel.test.unwrap().progress() - 1.0).abs() < 1e-12);
        assert!(duel.superiority > 0.999 && duel.elo.unwrap().0 > 50.0);
    }

    #[test]
    fn before_there_are_pairs_nothing_is_claimed() {
        let duel = Duel::new(Score::default(), [0; 5], Some(Sprt::default()));
        assert_eq!((duel.elo, duel.normalised, duel.superiority), (None, None, 0.5));
        assert_eq!(duel.test.unwrap().verdict, Verdict::Undecided);
        assert!(duel.test.unwrap().progress().abs() < 1e-12);
        assert!(!duel.is_decided());
        // All points: no number says how much stronger.
        assert_eq!(Duel::new(Score { wins: 2, ..Score::default() }, [0, 0, 0, 0, 1], None).elo, None);
    }
}
