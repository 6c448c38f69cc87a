//! What results say of strength.

/// Normalised Elo of a strength of one deviation a game: 800 / ln 10.
pub(crate) const NORMALISED: f64 = 347.435_585_522_601_4;
/// Deviations of a normal distribution to either side that hold 95 %.
pub(crate) const WITHIN_95: f64 = 1.959_963_984_540_054;

/// How often each number of half points was made, in a game or in a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    counts: Vec<u32>,
}

/// A number with half its interval of 95 %.
pub type WithError = (f64, f64);

impl Tally {
    /// Of pairs: 0 to 4 half points.
    pub fn paired() -> Self {
        Self { counts: vec![0; 5] }
    }

    /// Of single games: 0 to 2 half points.
    pub fn single() -> Self {
        Self { counts: vec![0; 3] }
    }

    /// Of pairs, so many of each number of half points.
    pub fn of_pairs(counts: [u32; 5]) -> Self {
        Self { counts: counts.to_vec() }
    }

    /// Counts a pair or game by its half points.
    ///
    /// # Panics
    /// When a unit cannot give so many.
    pub fn add(&mut self, half_points: usize) {
        self.counts[half_points] += 1;
    }

    /// How often each number of half points was made, none first.
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// How many pairs or games.
    pub fn units(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// How many games a unit has.
    pub fn games_a_unit(&self) -> f64 {
        (self.counts.len() - 1) as f64 / 2.0
    }

    /// The mean, from 0 to 1, and the deviation of one unit.
    fn moments(&self) -> (f64, f64) {
        let (units, last) = (f64::from(self.units()), (self.counts.len() - 1) as f64);
        let scores = || self.counts.iter().enumerate().map(|(index, count)| (index as f64 / last, *count));
        let mean = scores().map(|(score, count)| score * f64::from(count)).sum::<f64>() / units;
        let variance =
            scores().map(|(score, count)| (score - mean).powi(2) * f64::from(count)).sum::<f64>() / units;
        (mean, variance.sqrt())
    }

    /// Elo by the logistic curve; not finite where one side made all points or there are none.
    pub fn elo(&self) -> WithError {
        let (mean, deviation) = self.moments();
        let error = WITHIN_95 * deviation / f64::from(self.units()).sqrt();
        let (low, high) = ((mean - error).max(0.0), (mean + error).min(1.0));
        (elo(mean), (elo(high) - elo(low)) / 2.0)
    }

    /// Normalised Elo: strength in deviations, which says how many games it takes to see it.
    pub fn normalised(&self) -> WithError {
        let (mean, deviation) = self.moments();
        let games = self.games_a_unit();
        let strength = (mean - 0.5) / (deviation * games.sqrt());
        (strength * NORMALISED, WITHIN_95 * NORMALISED / (f64::from(self.units()) * games).sqrt())
    }

    /// How likely it is that the first is the stronger one, from 0 to 1.
    pub fn superiority(&self) -> f64 {
        let (mean, deviation) = self.moments();
        if deviation == 0.0 {
            return match mean.total_cmp(&0.5) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 1.0,
            };
        }
        normal((mean - 0.5) / (deviation / f64::from(self.units()).sqrt()))
    }
}

fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The part of a normal distribution below a number of deviations (Abramowitz and Stegun, 26.2.17).
pub(crate) fn normal(deviations: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * deviations.abs());
    let series = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let sum = series.iter().rev().fold(0.0, |sum, factor| (sum + factor) * t);
    let beyond = (-deviations * deviations / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * sum;
    if deviations < 0.0 { beyond } else { 1.0 - beyond }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_is_that_of_the_score_and_its_error_shrinks_with_the_games() {
        // Three points of four are 400 log10 3 = 190.85.
        let (few, many) = (Tally::of_pairs([0, 2, 2, 2, 6]), Tally::of_pairs([0, 200, 200, 200, 600]));
        assert!((few.elo().0 - 190.848_5).abs() < 1e-3 && (many.elo().0 - 190.848_5).abs() < 1e-3);
        assert!((few.normalised().1 / many.normalised().1 - 10.0).abs() < 1e-9);
        // A deviation of 1/√12 a pair, and so a strength of √12/4 a pair and √6/4 a game.
        assert!((many.normalised().0 - NORMALISED * 6_f64.sqrt() / 4.0).abs() < 1e-6);
    }

    #[test]
    fn the_normal_distribution_is_the_published_one() {
        for (deviations, below) in [(0.0, 0.5), (1.0, 0.841_344_7), (-1.96, 0.024_997_9), (3.0, 0.998_650_1)]
        {
            assert!((normal(deviations) - below).abs() < 1e-6, "{deviations}");
        }
    }

    #[test]
    fn equal_results_say_nothing() {
        let tally = Tally::of_pairs([10, 20, 30, 20, 10]);
        assert!(tally.elo().0.abs() < 1e-9);
        assert!((tally.superiority() - 0.5).abs() < 1e-6);
        let mut drawn = Tally::single();
        drawn.add(1);
        assert!((drawn.superiority() - 0.5).abs() < 1e-9);
    }
}
