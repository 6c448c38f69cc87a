//! The chances of one game, and how they change with the parameters.

use crate::results::Counts;

/// Natural units in an Elo: ln 10 / 400.
pub(super) const UNIT: f64 = std::f64::consts::LN_10 / 400.0;

/// The chances that White wins, draws and loses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Chances {
    pub(crate) win: f64,
    pub(crate) draw: f64,
    pub(crate) loss: f64,
    /// The logarithms of the same, for what is too small to be a number.
    logs: [f64; 3],
}

impl Chances {
    /// Of a game in which White is so many Elo stronger, its term counted, with the logarithm of the draw parameter.
    pub(crate) fn of(elo: f64, log_draw: f64) -> Self {
        let x = elo * UNIT;
        let weights = [x / 2.0, log_draw, -x / 2.0];
        let most = weights.into_iter().fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = weights.iter().map(|weight| (weight - most).exp()).sum();
        let logs = weights.map(|weight| weight - most - sum.ln());
        let [win, draw, loss] = logs.map(f64::exp);
        Self { win, draw, loss, logs }
    }

    /// The points that White can expect.
    pub(crate) fn expected(&self) -> f64 {
        self.win + self.draw / 2.0
    }

    /// The logarithm of the likelihood of some games.
    pub(super) fn log_likelihood(&self, counts: &Counts) -> f64 {
        let numbers = [counts.white_wins, counts.draws, counts.black_wins].map(f64::from);
        numbers
            .iter()
            .zip(self.logs)
            .map(|(number, log)| if *number > 0.0 { number * log } else { 0.0 })
            .sum()
    }

    /// How the log-likelihood of some games changes with the difference in Elo, and with the logarithm of the draw
    /// parameter.
    pub(super) fn slope(&self, counts: &Counts) -> [f64; 2] {
        let [wins, draws, losses] = [counts.white_wins, counts.draws, counts.black_wins].map(f64::from);
        let games = wins + draws + losses;
        [UNIT / 2.0 * ((wins - losses) - games * (self.win - self.loss)), draws - games * self.draw]
    }

    /// The information of one game: of the difference in Elo, of both, of the logarithm of the draw parameter. That is
    /// the covariance of the two numbers that a game gives (its result as ½, 0, −½, and whether it was drawn).
    pub(super) fn curvature(&self) -> [f64; 3] {
        let (decided, lead) = (self.win + self.loss, self.win - self.loss);
        [
            UNIT * UNIT / 4.0 * (decided - lead * lead),
            -UNIT / 2.0 * self.draw * lead,
            self.draw * (1.0 - self.draw),
        ]
    }

    /// Fisher's information of one game on the difference in Elo, the draw parameter being known, in 1/Elo².
    pub(crate) fn information(&self) -> f64 {
        self.curvature()[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_davidson() {
        // Equal players with ν = 8 draw 8 of 10; 400 Elo are ten wins to one.
        let level = Chances::of(0.0, 8_f64.ln());
        assert!((level.draw - 0.8).abs() < 1e-12 && (level.win - 0.1).abs() < 1e-12);
        let apart = Chances::of(400.0, 0.0);
        assert!((apart.win / apart.loss - 10.0).abs() < 1e-9);
        assert!((apart.draw / (apart.win * apart.loss).sqrt() - 1.0).abs() < 1e-9);
        assert!((apart.win + apart.draw + apart.loss - 1.0).abs() < 1e-12);
    }

    #[test]
    fn however_far_apart_they_are_nothing_is_lost() {
        let apart = Chances::of(1e7, 1.0);
        let lost = Counts { black_wins: 1, ..Counts::default() };
        assert!(apart.log_likelihood(&lost).is_finite() && apart.slope(&lost)[0] < 0.0);
    }

    #[test]
    fn slopes_and_curvatures_are_those_of_small_differences() {
        let counts = Counts { white_wins: 7, draws: 11, black_wins: 3 };
        let at = |elo: f64, draw: f64| Chances::of(elo, draw).log_likelihood(&counts);
        for (elo, draw) in [(0.0, 0.0), (120.0, 0.7), (-310.0, 2.0)] {
            let (de, dd) = (0.05, 1e-4);
            let chances = Chances::of(elo, draw);
            let [by_elo, by_draw] = chances.slope(&counts);
            assert!(((at(elo + de, draw) - at(elo - de, draw)) / (2.0 * de) - by_elo).abs() < 1e-7);
            assert!(((at(elo, draw + dd) - at(elo, draw - dd)) / (2.0 * dd) - by_draw).abs() < 1e-5);
            let slope = |elo, draw| Chances::of(elo, draw).slope(&counts);
            let curvature = chances.curvature().map(|one| 21.0 * one);
            let by = |more: [f64; 2], less: [f64; 2], step: f64, which: usize| {
                -(more[which] - less[which]) / (2.0 * step)
            };
            let along_elo = |which| by(slope(elo + de, draw), slope(elo - de, draw), de, which);
            assert!((along_elo(0) - curvature[0]).abs() < 1e-8);
            assert!((along_elo(1) - curvature[1]).abs() < 1e-6);
            assert!((by(slope(elo, draw + dd), slope(elo, draw - dd), dd, 1) - curvature[2]).abs() < 1e-5);
        }
    }
}
