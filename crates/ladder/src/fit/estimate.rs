//! What a fit says.

use super::Fit;
use super::cholesky::Matrix;
use super::model::Chances;
use crate::stats::{WITHIN_95, normal};

/// Deviations and weights of the quadrature of Gauss and Hermite with five points: an average over a normal distribution,
/// exact for polynomials up to the ninth degree.
const NORMAL: [(f64, f64); 5] = [
    (-2.856_970_013_872_805_6, 0.011_257_411_327_720_69),
    (-1.355_626_179_974_265_8, 0.222_075_922_005_612_63),
    (0.0, 0.533_333_333_333_333_3),
    (1.355_626_179_974_265_8, 0.222_075_922_005_612_63),
    (2.856_970_013_872_805_6, 0.011_257_411_327_720_69),
];

/// A number that is not known exactly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The most likely value.
    pub mean: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

impl Estimate {
    /// The interval that holds it with 95 %.
    pub fn interval(&self) -> [f64; 2] {
        [self.mean - self.margin(), self.mean + self.margin()]
    }

    /// Half the width of that interval.
    pub fn margin(&self) -> f64 {
        WITHIN_95 * self.deviation
    }

    /// How likely it is above 0.
    pub fn above_zero(&self) -> f64 {
        if self.deviation > 0.0 {
            normal(self.mean / self.deviation)
        } else if self.mean == 0.0 {
            0.5
        } else {
            f64::from(u8::from(self.mean > 0.0))
        }
    }
}

impl Fit {
    /// A player's rating in Elo. Its deviation is that of its distance to the anchors, which are what a rating is
    /// measured by; without anchors, that of its distance to the mean of all. Anchors have none.
    pub fn rating(&self, player: usize) -> Estimate {
        let anchored = self.places.iter().any(Option::is_none);
        let mean = self.ratings[player];
        if anchored {
            let deviation = self.places[player].map_or(0.0, |place| self.covariance.at(place, place).sqrt());
            return Estimate { mean, deviation };
        }
        // Var(r − mean of all) out of the covariance's row and its whole sum.
        let (share, places) = (1.0 / self.players() as f64, 0..self.players());
        let row: f64 = places.map(|other| self.covariance.at(player, other)).sum();
        let own = self.covariance.at(player, player);
        let variance = own - 2.0 * share * row + share * share * self.common;
        Estimate { mean, deviation: variance.max(0.0).sqrt() }
    }

    /// How much stronger the first is than the second, in Elo.
    pub fn difference(&self, first: usize, second: usize) -> Estimate {
        let mean = self.ratings[first] - self.ratings[second];
        Estimate { mean, deviation: variance(&self.places, &self.covariance, [first, second]).sqrt() }
    }

    /// How likely the first is the stronger one, from 0 to 1.
    pub fn superiority(&self, first: usize, second: usize) -> f64 {
        self.difference(first, second).above_zero()
    }

    /// What having White is worth on a list, in Elo.
    pub fn white(&self, list: usize) -> f64 {
        self.white[list]
    }

    /// How many of the games of two equal players on a list are drawn, 0 to 1, White's advantage left aside.
    pub fn draw_share(&self, list: usize) -> f64 {
        Chances::of(0.0, self.draw[list]).draw
    }

    /// The points that one can expect of a game with White against another, on a list; 0 to 1. What is not known of their
    /// difference is averaged over: of a newcomer one expects less extreme results than its rating says.
    pub fn expected(&self, white: usize, black: usize, list: usize) -> f64 {
        self.averaged(white, black, list, |chances| chances.expected())
    }

    /// The part of a reversed pair's points that the first can expect against the second; 0 to 1.
    pub fn expected_of_pair(&self, first: usize, second: usize, list: usize) -> f64 {
        f64::midpoint(self.expected(first, second, list), 1.0 - self.expected(second, first, list))
    }

    /// How many of the games of two players on a list will be drawn, 0 to 1.
    pub fn expected_draws(&self, first: usize, second: usize, list: usize) -> f64 {
        let draws = |white, black| self.averaged(white, black, list, |chances| chances.draw);
        f64::midpoint(draws(first, second), draws(second, first))
    }

    /// Fisher's information of a reversed pair of games on the difference of two players, in 1/Elo².
    pub fn information(&self, first: usize, second: usize, list: usize) -> f64 {
        self.chances(first, second, list).information() + self.chances(second, first, list).information()
    }

    /// A number that follows from the chances, averaged over what the difference of two may be.
    fn averaged(&self, white: usize, black: usize, list: usize, of: impl Fn(Chances) -> f64) -> f64 {
        let Estimate { mean, deviation } = self.difference(white, black);
        let at = |deviations: f64| {
            of(Chances::of(mean + deviations * deviation + self.white[list], self.draw[list]))
        };
        NORMAL.iter().map(|(deviations, weight)| weight * at(*deviations)).sum()
    }

    fn chances(&self, white: usize, black: usize, list: usize) -> Chances {
        let lead = self.ratings[white] - self.ratings[black] + self.white[list];
        Chances::of(lead, self.draw[list])
    }

    /// The players from the strongest to the weakest.
    pub fn ranked(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.players()).collect();
        order.sort_by(|&one, &other| self.ratings[other].total_cmp(&self.ratings[one]));
        order
    }
}

/// What is not known yet of the ratings, and how further games will change that.
pub(crate) struct Uncertainty<'a> {
    places: &'a [Option<usize>],
    covariance: Matrix,
}

impl<'a> Uncertainty<'a> {
    pub(crate) fn of(fit: &'a Fit) -> Self {
        Self { places: &fit.places, covariance: fit.covariance.clone() }
    }

    /// The variance of the difference of two players, in Elo².
    pub(crate) fn variance(&self, pair: [usize; 2]) -> f64 {
        variance(self.places, &self.covariance, pair)
    }

    /// As if so much more information on a difference had come in (Sherman and Morrison's update of the inverse).
    pub(crate) fn learn(&mut self, pair: [usize; 2], information: f64) {
        let variance = self.variance(pair);
        let of = |player: usize| self.places[player];
        let along: Vec<f64> = (0..self.covariance.size())
            .map(|row| {
                let at = |place: Option<usize>| place.map_or(0.0, |place| self.covariance.at(row, place));
                at(of(pair[0])) - at(of(pair[1]))
            })
            .collect();
        let part = information / (1.0 + information * variance);
        for row in 0..along.len() {
            for column in 0..=row {
                self.covariance.add(row, column, -part * along[row] * along[column]);
            }
        }
    }
}

/// The variance of the difference of two players.
fn variance(places: &[Option<usize>], covariance: &Matrix, [first, second]: [usize; 2]) -> f64 {
    let at = |one: usize, other: usize| match (places[one], places[other]) {
        (Some(one), Some(other)) => covariance.at(one, other),
        _ => 0.0,
    };
    (at(first, first) + at(second, second) - 2.0 * at(first, second)).max(0.0)
}
