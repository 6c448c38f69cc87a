//! The maximum: Newton's method, each step shortened until it is one upwards.

use super::cholesky::{Factor, Matrix};
use super::model::Chances;
use super::{DEVIATION, Fit, List, MEAN, Prior, STEP};
use crate::error::Error;
use crate::results::{Counts, Results};

/// What is believed of White's term before there are games: N(0, 150) Elo, wide enough for lists on which most games
/// are drawn.
const WHITE: f64 = 150.0;
/// The prior deviation of the logarithm of a draw parameter.
const DRAW: f64 = 1.0;
/// A step that gains less than this is the last; the unit is that of a log-likelihood.
const GAIN: f64 = 1e-12;
/// More steps have never been needed by far: the function is concave, and near its maximum each step doubles the digits.
const STEPS: u32 = 200;

/// Games between two parameters' players on one list.
struct Cell {
    white: usize,
    black: usize,
    list: usize,
    counts: Counts,
}

/// A normal prior: of one parameter about a number, or about another parameter.
struct Belief {
    of: usize,
    about: About,
    precision: f64,
}

enum About {
    Number(f64),
    Parameter(usize),
}

/// What is to be made most likely, and by which parameters: free players first, then White's terms, then draws.
pub(super) struct Problem {
    fixed: Vec<Option<f64>>,
    places: Vec<Option<usize>>,
    free: usize,
    lists: usize,
    cells: Vec<Cell>,
    beliefs: Vec<Belief>,
    draws: Vec<f64>,
    /// For each player, the one whose rating it starts from.
    origins: Vec<Option<usize>>,
}

impl Problem {
    pub(super) fn new(players: &[Prior], lists: &[List], results: &Results) -> Result<Self, Error> {
        let fixed: Vec<Option<f64>> = players
            .iter()
            .map(|prior| if let Prior::Fixed(rating) = prior { Some(*rating) } else { None })
            .collect();
        let mut free = 0;
        let places: Vec<Option<usize>> = fixed
            .iter()
            .map(|fixed| {
                fixed.is_none().then(|| {
                    free += 1;
                    free - 1
                })
            })
            .collect();
        let origins: Vec<Option<usize>> = players
            .iter()
            .map(|prior| if let Prior::After(before) = prior { Some(*before) } else { None })
            .collect();
        in_order(&origins)?;
        let mut problem = Self {
            fixed,
            places,
            free,
            lists: lists.len(),
            cells: Vec::new(),
            beliefs: Vec::new(),
            draws: lists.iter().map(|list| list.log_draw()).collect(),
            origins,
        };
        for (white, black, list, counts) in results.iter() {
            if white.max(black) >= players.len() || list >= lists.len() || white == black {
                return Err(Error::Unknown { white, black, list });
            }
            problem.cells.push(Cell { white, black, list, counts });
        }
        problem.believe(players);
        Ok(problem)
    }

    fn believe(&mut self, players: &[Prior]) {
        let precision = |deviation: f64| 1.0 / (deviation * deviation);
        for (player, prior) in players.iter().enumerate() {
            let Some(of) = self.places[player] else { continue };
            let (about, deviation) = match prior {
                Prior::After(before) => match (self.places[*before], self.fixed[*before]) {
                    (Some(place), _) => (About::Parameter(place), STEP),
                    (None, rating) => (About::Number(rating.unwrap_or(MEAN)), STEP),
                },
                Prior::New | Prior::Fixed(_) => (About::Number(MEAN), DEVIATION),
            };
            self.beliefs.push(Belief { of, about, precision: precision(deviation) });
        }
        for list in 0..self.lists {
            let (white, draw) = (self.white(list), self.draw(list));
            let draws = self.draws[list];
            self.beliefs.push(Belief { of: white, about: About::Number(0.0), precision: precision(WHITE) });
            self.beliefs.push(Belief { of: draw, about: About::Number(draws), precision: precision(DRAW) });
        }
    }

    /// The place of White's term of a list among the parameters.
    pub(super) fn white(&self, list: usize) -> usize {
        self.free + list
    }

    /// The place of the logarithm of a list's draw parameter.
    pub(super) fn draw(&self, list: usize) -> usize {
        self.free + self.lists + list
    }

    pub(super) fn places(&self) -> &[Option<usize>] {
        &self.places
    }

    fn size(&self) -> usize {
        self.free + 2 * self.lists
    }

    /// A player's rating under these parameters.
    pub(super) fn rating(&self, player: usize, at: &[f64]) -> f64 {
        match (self.places[player], self.fixed[player]) {
            (Some(place), _) => at[place],
            (None, rating) => rating.unwrap_or(MEAN),
        }
    }

    /// Where to begin.
    pub(super) fn start(&self, before: Option<&Fit>) -> Vec<f64> {
        let mut start = vec![0.0; self.size()];
        for player in 0..self.places.len() {
            let Some(place) = self.places[player] else { continue };
            let known = before.and_then(|fit| fit.ratings.get(player).copied());
            let mut origin = self.origins[player];
            let mut inherited = None;
            while let (None, Some(earlier)) = (inherited, origin) {
                inherited = self.fixed[earlier].or(before.and_then(|fit| fit.ratings.get(earlier).copied()));
                origin = self.origins[earlier];
            }
            start[place] = known.or(inherited).unwrap_or(MEAN);
        }
        for list in 0..self.lists {
            let (white, draw) = (self.white(list), self.draw(list));
            start[white] = before.and_then(|fit| fit.white.get(list).copied()).unwrap_or(0.0);
            start[draw] = before.and_then(|fit| fit.draw.get(list).copied()).unwrap_or(self.draws[list]);
        }
        start
    }

    fn chances(&self, cell: &Cell, at: &[f64]) -> Chances {
        let lead = self.rating(cell.white, at) - self.rating(cell.black, at) + at[self.white(cell.list)];
        Chances::of(lead, at[self.draw(cell.list)])
    }

    /// The logarithm of the posterior, but for a constant.
    pub(super) fn value(&self, at: &[f64]) -> f64 {
        let games: f64 =
            self.cells.iter().map(|cell| self.chances(cell, at).log_likelihood(&cell.counts)).sum();
        let beliefs: f64 =
            self.beliefs.iter().map(|belief| belief.precision / 2.0 * belief.distance(at).powi(2)).sum();
        games - beliefs
    }

    /// Its slope, and the negative of its second derivatives.
    pub(super) fn derivatives(&self, at: &[f64]) -> (Vec<f64>, Matrix) {
        let (mut slope, mut curvature) = (vec![0.0; self.size()], Matrix::zero(self.size()));
        for cell in &self.cells {
            let chances = self.chances(cell, at);
            let [by_lead, by_draw] = chances.slope(&cell.counts);
            let games = f64::from(cell.counts.games());
            let [lead, both, draws] = chances.curvature().map(|one| one * games);
            // How the lead changes with each parameter that it depends on.
            let parts = [
                (self.places[cell.white], 1.0),
                (self.places[cell.black], -1.0),
                (Some(self.white(cell.list)), 1.0),
            ];
            let draw = self.draw(cell.list);
            for (n, (place, sign)) in parts.into_iter().enumerate() {
                let Some(place) = place else { continue };
                slope[place] += sign * by_lead;
                curvature.add(place, draw, sign * both);
                for (other, its) in parts.into_iter().take(n + 1) {
                    let Some(other) = other else { continue };
                    curvature.add(place, other, sign * its * lead);
                }
            }
            slope[draw] += by_draw;
            curvature.add(draw, draw, draws);
        }
        for belief in &self.beliefs {
            let pull = belief.precision * belief.distance(at);
            slope[belief.of] -= pull;
            curvature.add(belief.of, belief.of, belief.precision);
            if let About::Parameter(other) = belief.about {
                slope[other] += pull;
                curvature.add(other, other, belief.precision);
                curvature.add(belief.of, other, -belief.precision);
            }
        }
        (slope, curvature)
    }

    /// The maximum, the covariance there, and how many steps it took.
    pub(super) fn solve(&self, start: Vec<f64>) -> (Vec<f64>, Matrix, u32) {
        let (mut at, mut value) = (start, f64::NEG_INFINITY);
        if !self.value(&at).is_finite() {
            at = self.start(None);
        }
        for step in 0.. {
            let (slope, curvature) = self.derivatives(&at);
            let factor = definite(&curvature);
            let way = factor.solve(&slope);
            let gain: f64 = way.iter().zip(&slope).map(|(way, slope)| way * slope).sum();
            if step == 0 {
                value = self.value(&at);
            }
            let better =
                (gain > GAIN && step < STEPS).then(|| self.upwards(&at, value, &way, gain)).flatten();
            match better {
                Some((next, higher)) => (at, value) = (next, higher),
                None => return (at, factor.inverse(), step),
            }
        }
        unreachable!("the steps are counted")
    }

    /// The longest of the halves of a step that gains a part of what its slope promises.
    fn upwards(&self, at: &[f64], value: f64, way: &[f64], gain: f64) -> Option<(Vec<f64>, f64)> {
        (0..60).map(|halvings| 0.5_f64.powi(halvings)).find_map(|part| {
            let next: Vec<f64> = at.iter().zip(way).map(|(at, way)| at + part * way).collect();
            let higher = self.value(&next);
            (higher >= value + 1e-4 * part * gain && higher > value).then_some((next, higher))
        })
    }
}

impl Belief {
    fn distance(&self, at: &[f64]) -> f64 {
        at[self.of]
            - match self.about {
                About::Number(number) => number,
                About::Parameter(place) => at[place],
            }
    }
}

/// The factor of a matrix that the priors make positive definite.
fn definite(curvature: &Matrix) -> Factor {
    curvature.factor().expect("every parameter has a prior, and the likelihood is concave")
}

/// Whether every player's line of predecessors ends.
fn in_order(origins: &[Option<usize>]) -> Result<(), Error> {
    for player in 0..origins.len() {
        let mut at = player;
        for _ in 0..=origins.len() {
            match origins.get(at) {
                Some(Some(before)) => at = *before,
                Some(None) => break,
                None => return Err(Error::Predecessor(player)),
            }
        }
        if origins.get(at).is_none_or(Option::is_some) {
            return Err(Error::Predecessor(player));
        }
    }
    Ok(())
}
