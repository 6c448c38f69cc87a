//! Weaker play that looks like play: a shallow search, and of its better moves not always the best.

use std::hash::{BuildHasher, RandomState};

use rand::RngExt;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::engine::{Engine, Report, Signals};
use crate::evaluate::House;
use crate::limits::Limits;

/// The level that plays as well as it can.
pub const FULL: u8 = 10;

/// What a level may do.
#[derive(Clone, Copy, Debug)]
struct Strength {
    /// Plies.
    depth: u32,
    /// Positions, over all lines.
    nodes: u64,
    /// Moves that are compared.
    lines: usize,
    /// How much worse than the best a chosen move may be, in hundredths of a pawn.
    band: i32,
}

/// Levels 1 to 9: measured against each other in Starchess (`scripts/soak levels`).
const STRENGTHS: [Strength; 9] = [
    Strength { depth: 2, nodes: 2_000, lines: ALL, band: 190 },
    Strength { depth: 2, nodes: 4_000, lines: ALL, band: 128 },
    Strength { depth: 3, nodes: 6_000, lines: ALL, band: 135 },
    Strength { depth: 4, nodes: 10_000, lines: 40, band: 108 },
    Strength { depth: 5, nodes: 16_000, lines: 16, band: 74 },
    Strength { depth: 6, nodes: 55_000, lines: 8, band: 44 },
    Strength { depth: 7, nodes: 80_000, lines: 5, band: 20 },
    Strength { depth: 9, nodes: 120_000, lines: 3, band: 20 },
    Strength { depth: 12, nodes: 400_000, lines: 2, band: 10 },
];

/// More lines than a position has moves.
const ALL: usize = 255;

/// The first level that never misses a mate in one.
const SEES_MATE: u8 = 4;

/// Thinks as a level does, 1 to 9. The line played comes first.
pub fn think<P: House>(
    engine: &mut Engine<P>,
    level: u8,
    limits: &Limits,
    signals: &Signals,
) -> Report<P::Move> {
    think_seeded(engine, level, limits, signals, RandomState::new().hash_one(level))
}

/// The same with chance from a seed.
pub(crate) fn think_seeded<P: House>(
    engine: &mut Engine<P>,
    level: u8,
    limits: &Limits,
    signals: &Signals,
    seed: u64,
) -> Report<P::Move> {
    let strength = STRENGTHS[usize::from(level.clamp(1, FULL - 1)) - 1];
    let limits = Limits {
        depth: Some(limits.depth.map_or(strength.depth, |depth| depth.min(strength.depth))),
        nodes: Some(limits.nodes.map_or(strength.nodes, |nodes| nodes.min(strength.nodes))),
        ..limits.clone()
    };
    let (threads, lines) = (engine.threads, engine.lines);
    // Moves are compared, so that an inferior one is known for what it is.
    (engine.threads, engine.lines) = (1, strength.lines);
    let mut report = engine.think(&limits, signals, |_| {});
    (engine.threads, engine.lines) = (threads, lines);
    let mates = |played: P::Move| {
        let mut after = engine.position().clone();
        after.make(played);
        after.is_checkmate()
    };
    let mating = report.lines.iter().position(|line| mates(line.pv[0]));
    let chosen = match mating {
        Some(mating) if level >= SEES_MATE => mating,
        _ => choose(&report.lines.iter().map(|line| line.raw).collect::<Vec<_>>(), strength.band, seed),
    };
    if chosen < report.lines.len() {
        let line = report.lines.remove(chosen);
        report.lines.insert(0, line);
    }
    report.lines.truncate(lines.max(1));
    report
}

/// A line within the band below the best; the closer to the best, the likelier.
fn choose(scores: &[i32], band: i32, seed: u64) -> usize {
    let Some(best) = scores.iter().copied().max() else { return 0 };
    let weight = |&score: &i32| u32::try_from(band - (best - score)).map_or(0, |near| near + 1);
    let sum: u32 = scores.iter().map(weight).sum();
    let mut drawn = ChaCha8Rng::seed_from_u64(seed).random_range(0..sum.max(1));
    for (index, score) in scores.iter().enumerate() {
        match drawn.checked_sub(weight(score)) {
            Some(left) => drawn = left,
            None => return index,
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_outside_the_band_is_chosen_and_everything_inside_is() {
        let scores = [30, 0, -20, -300];
        let mut seen = [0; 4];
        for seed in 0..300 {
            seen[choose(&scores, 60, seed)] += 1;
        }
        assert_eq!(seen[3], 0);
        assert!(seen[0] > seen[2] && seen[2] > 0, "{seen:?}");
        assert_eq!(choose(&[5], 0, 1), 0);
    }

    #[test]
    fn from_level_four_on_a_mate_in_one_is_never_missed() {
        // The only mate among many moves that win as well.
        let position: rules::starchess::Position = "1/2/4K1k/6/5/6/Q6/2/1 - w - 0 1".parse().expect("legal");
        let mut engine = Engine::<rules::starchess::Position>::new(1);
        engine.set_game(position, []).expect("there are no moves");
        let signals = Signals::default();
        for seed in 0..20 {
            for level in SEES_MATE..FULL {
                let report = think_seeded(&mut engine, level, &Limits::default(), &signals, seed);
                assert_eq!(report.lines[0].pv[0].to_string(), "28-32", "level {level}");
            }
        }
    }
}
