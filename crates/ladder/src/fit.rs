//! Ratings: the most likely strengths given all games and what was believed before (maximum a posteriori).
//!
//! The model is Bradley–Terry with Davidson's draws (R. R. Davidson, *On Extending the Bradley-Terry Model to
//! Accommodate Ties in Paired Comparison Experiments*, 1970) and a term for having White. With x the difference of the
//! strengths, White's term added, in units of 400 / ln 10 Elo, and η the logarithm of the draw parameter,
//!
//! P(White wins) : P(draw) : P(Black wins) = exp(x/2) : exp(η) : exp(−x/2).
//!
//! The logarithm of the likelihood is concave in all parameters together, and the priors make it strictly so: there is
//! one maximum, and Newton's method with a guard finds it from everywhere.
//!
//! Each list of openings has its own draw parameter *and* its own term for White. The same advantage of White in points
//! is many more Elo where most games are drawn: 55 % with 80 % draws is three wins of White to one of Black, and 55 %
//! with 34 % draws is four to three.

mod cholesky;
mod estimate;
mod model;
mod newton;

use self::cholesky::Matrix;
use self::newton::Problem;
use crate::error::Error;
use crate::results::Results;

pub use self::estimate::Estimate;
pub(crate) use self::estimate::Uncertainty;

/// The prior mean of a new player, in Elo.
const MEAN: f64 = 1500.0;
/// The prior deviation of a new player, in Elo.
const DEVIATION: f64 = 350.0;
/// How far a new version is from its predecessor, in Elo: the deviation of its prior.
const STEP: f64 = 100.0;

/// What is believed of a player before its games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Prior {
    /// Nothing is known: N(1500, 350).
    New,
    /// A new version of another player, by number: N(that one's rating, 100), the two fitted together.
    After(usize),
    /// An anchor: its rating is this.
    Fixed(f64),
}

/// A list of openings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct List {
    /// How many of the games of equal players are drawn, 0 to 1, by what is believed before there are games.
    pub draws: f64,
}

impl List {
    /// Starchess from the setup phase: seen with a strong engine against itself.
    pub const SETUP: Self = Self { draws: 0.80 };
    /// Starchess from drawn arrays: seen with a strong engine against itself.
    pub const ARRAYS: Self = Self { draws: 0.34 };
    /// Other rule sets, until there are games.
    pub const OTHER: Self = Self { draws: 0.40 };

    /// Davidson's parameter as a logarithm.
    fn log_draw(self) -> f64 {
        let draws = self.draws.clamp(0.01, 0.99);
        (2.0 * draws / (1.0 - draws)).ln()
    }
}

/// Ratings that were fitted.
#[derive(Clone, Debug)]
pub struct Fit {
    ratings: Vec<f64>,
    /// White's term of each list, in Elo.
    white: Vec<f64>,
    /// The logarithm of each list's draw parameter.
    draw: Vec<f64>,
    /// Each player's place among the parameters; none for anchors.
    places: Vec<Option<usize>>,
    /// Of the parameters.
    covariance: Matrix,
    /// The sum of the covariances of all free players.
    common: f64,
    /// How many steps it took.
    steps: u32,
}

/// Fits ratings to all results. `before`, an earlier fit of the same players or of some of the first of them, makes it
/// quicker and changes nothing else.
///
/// # Errors
/// A prior or result that names a player or list that there is not; versions that follow each other in a circle.
pub fn fit(players: &[Prior], lists: &[List], results: &Results, before: Option<&Fit>) -> Result<Fit, Error> {
    let problem = Problem::new(players, lists, results)?;
    let start = problem.start(before);
    let (found, covariance, steps) = problem.solve(start);
    let free = problem.places().iter().flatten().count();
    let row = |row| (0..free).map(|column| covariance.at(row, column)).sum::<f64>();
    Ok(Fit {
        ratings: (0..players.len()).map(|player| problem.rating(player, &found)).collect(),
        white: (0..lists.len()).map(|list| found[problem.white(list)]).collect(),
        draw: (0..lists.len()).map(|list| found[problem.draw(list)]).collect(),
        places: problem.places().to_vec(),
        common: (0..free).map(row).sum(),
        covariance,
        steps,
    })
}

impl Fit {
    /// How many players.
    pub fn players(&self) -> usize {
        self.ratings.len()
    }

    /// How many steps of Newton's method it took.
    pub fn steps(&self) -> u32 {
        self.steps
    }
}
