//! Logistic regression by gradient descent (Adam), held to the start.

use super::games::Sample;
use crate::evaluate::Terms;

/// Hundredths of a pawn that make a win `e` times as likely as a loss: the one of these that fits the values before best.
const SCALES: [f32; 9] = [120.0, 150.0, 190.0, 240.0, 300.0, 380.0, 480.0, 600.0, 750.0];
/// What leaving the start by a hundredth of a pawn costs, squared, against the mean squared error.
const PULL: f32 = 1e-6;
const STEPS: i32 = 400;
/// In hundredths of a pawn, at first.
const RATE: f32 = 2.0;

fn expected(values: &[[f32; 2]], sample: &Sample, scale: f32) -> f32 {
    let part = |half: usize| -> f32 {
        sample.counts.iter().map(|&(term, count)| values[usize::from(term)][half] * count).sum()
    };
    let score = part(0) * sample.phase + part(1) * (1.0 - sample.phase);
    1.0 / (1.0 + (-score / scale).exp())
}

fn error(values: &[[f32; 2]], samples: &[Sample], scale: f32) -> f32 {
    let sum: f64 = samples
        .iter()
        .map(|sample| f64::from((expected(values, sample, scale) - sample.result).powi(2)))
        .sum();
    (sum / samples.len().max(1) as f64) as f32
}

/// The values that fit the samples best, and the mean squared errors before and after.
pub(super) fn fit(start: &Terms, samples: &[Sample]) -> (Terms, f32, f32) {
    let first: Vec<[f32; 2]> = start.0.iter().map(|&(middle, end)| [middle as f32, end as f32]).collect();
    let mut values = first.clone();
    let mut momentum = vec![[[0.0_f32; 2]; 2]; values.len()];
    let scales = SCALES.into_iter().map(|scale| (error(&values, samples, scale), scale));
    let (before, scale) = scales.min_by(|a, b| a.0.total_cmp(&b.0)).expect("there are scales");
    for step in 1..=STEPS {
        let mut gradient: Vec<[f32; 2]> = vec![[0.0; 2]; values.len()];
        for sample in samples {
            let expected = expected(&values, sample, scale);
            let slope = 2.0 * (expected - sample.result) * expected * (1.0 - expected) / scale;
            for &(term, count) in &sample.counts {
                let at = &mut gradient[usize::from(term)];
                at[0] += slope * count * sample.phase;
                at[1] += slope * count * (1.0 - sample.phase);
            }
        }
        let rate = RATE * (1.0 - 0.9 * step as f32 / STEPS as f32);
        for (term, value) in values.iter_mut().enumerate() {
            for half in 0..2 {
                let slope = gradient[term][half] / samples.len().max(1) as f32;
                if slope == 0.0 {
                    continue;
                }
                let slope = slope + 2.0 * PULL * (value[half] - first[term][half]);
                let [mean, square] = &mut momentum[term][half];
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.999 * *square + 0.001 * slope * slope;
                let (mean, square) =
                    (*mean / (1.0 - 0.9_f32.powi(step)), *square / (1.0 - 0.999_f32.powi(step)));
                value[half] -= rate * mean / (square.sqrt() + 1e-9);
            }
        }
    }
    let after = error(&values, samples, scale);
    let round = |value: &[f32; 2]| (value[0].round() as i32, value[1].round() as i32);
    (Terms(values.iter().map(round).collect()), before, after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_that_decides_games_gains_and_one_that_does_not_stays() {
        let start = Terms(vec![(10, 10), (10, 10)]);
        let sample = |count: f32, result: f32, noise: f32| Sample {
            counts: vec![(0, count), (1, noise)],
            phase: 0.5,
            result,
        };
        let mut samples = Vec::new();
        for noise in [-1.0, 1.0] {
            // Three of four games go to the side that has the first term.
            samples.extend([1.0, 1.0, 1.0, 0.0].map(|result| sample(1.0, result, noise)));
            samples.extend([0.0, 0.0, 0.0, 1.0].map(|result| sample(-1.0, result, noise)));
        }
        let (fitted, before, after) = fit(&start, &samples);
        // At the smallest scale it would be worth ln 3 times 120 if nothing held it.
        let (middle, end) = fitted.0[0];
        assert!((60..=140).contains(&i32::midpoint(middle, end)), "{fitted:?}");
        assert!(fitted.0[1].0.abs() <= 10, "{fitted:?}");
        assert!(after < before);
    }
}
