//! Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2012, <http://www.glicko.net/glicko/glicko2.pdf>),
//! each game a rating period of its own.
//!
//! The paper's periods hold ten games or more, but nobody waits for weeks to see what a game was worth. So both
//! players are rated by each game from what they had before it, and the deviation grows with the time between games
//! as it grows over periods without games, by the part of a period as well: after *t* periods φ is √(φ² + *t*·σ²)
//! (step 6 of the paper, said for any time).

use play::Timestamp;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// The change of volatility over time. The paper calls 0.3 to 1.2 reasonable and takes 0.5 in its example.
const TAU: f64 = 0.5;

/// How many points of the shown scale are one of the inner scale (step 2 of the paper).
const SCALE: f64 = 173.7178;

/// The deviation of somebody of whom nothing is known (step 1 of the paper), which is the greatest.
const UNKNOWN: f64 = 350.0;

/// The greatest volatility, that of lichess (the file named below). Rating by single games needs one: where somebody beats
/// an opponent a thousand points above them, step 5 of the paper, made for ten games or more, finds a volatility of
/// hundreds and the next steps a rating of millions.
const MOST_VOLATILE: f64 = 0.1;

/// How many periods a day has. lichess chose 0.21436, so that in a year without games a deviation of 60 grows to 110
/// (`modules/rating/src/main/Glicko.scala` of its server); at the paper's usual volatility, 0.06, that is so here.
const PERIODS_A_DAY: f64 = 0.21436;

const DAY_MS: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// A rating with a greater deviation is provisional, as on lichess.
pub(crate) const PROVISIONAL: f64 = 110.0;

/// Where everybody begins: 1500, deviation 350, volatility 0.06 (step 1 of the paper).
pub(crate) const NEW: Glicko2Rating = Glicko2Rating { rating: 1500.0, deviation: UNKNOWN, volatility: 0.06 };

/// The deviation that `rating`, of the moment `from`, has grown to at `to`.
pub(crate) fn deviation_at(rating: &Glicko2Rating, from: Timestamp, to: Timestamp) -> f64 {
    let periods = to.ms_since(from).max(0) as f64 / DAY_MS * PERIODS_A_DAY;
    let inner = (rating.deviation / SCALE).hypot(rating.volatility * periods.sqrt());
    (inner * SCALE).min(UNKNOWN)
}

/// What a game makes of both players' ratings, their deviations grown to its end. `outcome` is White's.
pub(crate) fn after_game(
    white: &Glicko2Rating,
    black: &Glicko2Rating,
    outcome: Outcomes,
) -> (Glicko2Rating, Glicko2Rating) {
    let mirrored = match outcome {
        Outcomes::WIN => Outcomes::LOSS,
        Outcomes::DRAW => Outcomes::DRAW,
        Outcomes::LOSS => Outcomes::WIN,
    };
    (after(white, black, outcome), after(black, white, mirrored))
}

fn after(own: &Glicko2Rating, opponent: &Glicko2Rating, outcome: Outcomes) -> Glicko2Rating {
    let game = [(*opponent, outcome)];
    let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
    let mut after = glicko2_rating_period(own, &game, &config);
    if after.volatility > MOST_VOLATILE {
        // The steps after the fifth, with the greatest volatility, which so small a τ leaves as it is.
        let own = Glicko2Rating { volatility: MOST_VOLATILE, ..*own };
        after = glicko2_rating_period(&own, &game, &Glicko2Config { tau: 1e-3, ..config });
        after.volatility = MOST_VOLATILE;
    }
    Glicko2Rating { deviation: after.deviation.min(UNKNOWN), ..after }
}

#[cfg(test)]
mod tests {
    use super::*;

    const YEAR_MS: i64 = 365 * 24 * 60 * 60 * 1000;

    fn rating(rating: f64, deviation: f64) -> Glicko2Rating {
        Glicko2Rating { rating, deviation, volatility: 0.06 }
    }

    #[track_caller]
    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() <= by, "{found} is not {expected}");
    }

    /// The worked example of the paper: three games in one period.
    #[test]
    fn the_library_gives_the_papers_example() {
        let opponents = [
            (rating(1400.0, 30.0), Outcomes::WIN),
            (rating(1550.0, 100.0), Outcomes::LOSS),
            (rating(1700.0, 300.0), Outcomes::LOSS),
        ];
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
        let after = glicko2_rating_period(&rating(1500.0, 200.0), &opponents, &config);
        near(after.rating, 1464.06, 0.01);
        near(after.deviation, 151.52, 0.01);
        near(after.volatility, 0.05999, 0.00001);
    }

    #[test]
    fn a_year_without_games_takes_a_deviation_of_60_to_110() {
        let (begin, end) = (Timestamp(1_000), Timestamp(1_000 + YEAR_MS));
        near(deviation_at(&rating(1800.0, 60.0), begin, end), 110.0, 0.05);
    }

    #[test]
    fn a_deviation_grows_without_steps_and_never_beyond_that_of_a_newcomer() {
        let mut rating = rating(1800.0, 75.0);
        let end = Timestamp(YEAR_MS);
        let at_once = deviation_at(&rating, Timestamp(0), end);
        for day in 0..365 {
            let day_ms = YEAR_MS / 365;
            rating.deviation = deviation_at(&rating, Timestamp(day * day_ms), Timestamp((day + 1) * day_ms));
        }
        near(rating.deviation, at_once, 1e-9);
        near(deviation_at(&rating, Timestamp(0), Timestamp(100 * YEAR_MS)), 350.0, 0.0);
        near(deviation_at(&rating, end, Timestamp(0)), rating.deviation, 1e-9);
    }

    /// The steps of the paper for one game, one after another, the volatility by bisection instead of its method.
    #[expect(clippy::many_single_char_names, reason = "the paper's letters")]
    fn slowly(own: &Glicko2Rating, opponent: &Glicko2Rating, score: f64) -> Glicko2Rating {
        use std::f64::consts::PI;
        let (mu, phi) = ((own.rating - 1500.0) / SCALE, own.deviation / SCALE);
        let (mu_j, phi_j) = ((opponent.rating - 1500.0) / SCALE, opponent.deviation / SCALE);
        let g = 1.0 / (1.0 + 3.0 * phi_j * phi_j / (PI * PI)).sqrt();
        let e = 1.0 / (1.0 + (-g * (mu - mu_j)).exp());
        let v = 1.0 / (g * g * e * (1.0 - e));
        let delta = v * g * (score - e);
        let a = (own.volatility * own.volatility).ln();
        let f = |x: f64| {
            let ex = x.exp();
            let d = phi * phi + v + ex;
            ex * (delta * delta - phi * phi - v - ex) / (2.0 * d * d) - (x - a) / (TAU * TAU)
        };
        let (mut low, mut high) = (a - 20.0, a + 20.0);
        assert!(f(low) > 0.0 && f(high) < 0.0, "falls from left to right");
        for _ in 0..200 {
            let middle = f64::midpoint(low, high);
            if f(middle) > 0.0 { low = middle } else { high = middle }
        }
        let volatility = (low / 2.0).exp();
        let grown = (phi * phi + volatility * volatility).sqrt();
        let new_phi = 1.0 / (1.0 / (grown * grown) + 1.0 / v).sqrt();
        Glicko2Rating {
            rating: (mu + new_phi * new_phi * g * (score - e)) * SCALE + 1500.0,
            deviation: (new_phi * SCALE).min(350.0),
            volatility,
        }
    }

    #[test]
    fn one_game_gives_what_the_steps_of_the_paper_give() {
        for white in [1100.0, 1400.0, 1500.0, 1999.0, 2050.0] {
            for black in [1100.0, 1500.0, 1720.0, 2000.0] {
                for (one, other) in [(350.0, 350.0), (350.0, 60.0), (45.0, 200.0), (62.0, 58.0)] {
                    let (white, black) = (rating(white, one), rating(black, other));
                    for (outcome, score) in
                        [(Outcomes::WIN, 1.0), (Outcomes::DRAW, 0.5), (Outcomes::LOSS, 0.0)]
                    {
                        let (white_after, black_after) = after_game(&white, &black, outcome);
                        let slow = [slowly(&white, &black, score), slowly(&black, &white, 1.0 - score)];
                        for (fast, slow) in [white_after, black_after].iter().zip(slow) {
                            // Volatility is found to a millionth of its logarithm's double (step 5 of the paper).
                            near(fast.volatility, slow.volatility, 1e-6);
                            near(fast.rating, slow.rating, 1e-3);
                            near(fast.deviation, slow.deviation, 1e-3);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn no_upset_takes_a_rating_where_it_cannot_come_back_from() {
        for difference in (0..4000).step_by(50) {
            for deviation in [30.0, 80.0, 200.0, 350.0] {
                for volatility in [0.05, 0.06, 0.1] {
                    let weak = Glicko2Rating { rating: 1000.0, deviation, volatility };
                    let strong = Glicko2Rating { rating: 1000.0 + f64::from(difference), ..weak };
                    let (weak_after, strong_after) = after_game(&weak, &strong, Outcomes::WIN);
                    for (before, after) in [(weak, weak_after), (strong, strong_after)] {
                        // The greatest step: (φ² + σ²)·g·(s - E) with φ of a newcomer, g and s - E at most 1.
                        let most = ((deviation / SCALE).powi(2) + 0.1_f64.powi(2)) * SCALE;
                        assert!((after.rating - before.rating).abs() <= most + 1e-3, "{before:?} {after:?}");
                        assert!((30.0..=350.0).contains(&after.deviation), "{before:?} {after:?}");
                        assert!((0.04..=0.1).contains(&after.volatility), "{before:?} {after:?}");
                    }
                    assert!(weak_after.rating > weak.rating && strong_after.rating < strong.rating);
                }
            }
        }
    }
}
