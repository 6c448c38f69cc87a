//! Positions with what became of them.

use rules::{Colour, Man, Outcome, Rules, Status};

use crate::duel::{Player, opening};
use crate::evaluate::{Account, House, PLACES, VALUES, count_terms};
use crate::house_player::HousePlayer;

/// A position by its terms, White's less Black's.
pub(super) struct Sample {
    pub(super) counts: Vec<(u16, f32)>,
    /// 1 in the middle game, 0 in the endgame.
    pub(super) phase: f32,
    /// 1 if White won, 0 if Black did.
    pub(super) result: f32,
}

/// Notes counts instead of adding values up.
struct Trace<P: House> {
    counts: Vec<f32>,
    position: std::marker::PhantomData<P>,
}

impl<P: House> Account for Trace<P> {
    fn man(&mut self, man: Man, index: usize) {
        let view = if man.colour == Colour::White { index } else { P::mirror(index) };
        self.count(VALUES + man.role.index(), man.colour, 1);
        self.count(PLACES + man.role.index() * P::CLASSES + P::class(view), man.colour, 1);
    }

    fn count(&mut self, term: usize, colour: Colour, times: i32) {
        self.counts[term] += if colour == Colour::White { times as f32 } else { -times as f32 };
    }
}

/// The terms of a position that are not balanced, and its phase.
pub(super) fn trace<P: House>(position: &P) -> (Vec<(u16, f32)>, f32) {
    let mut trace = Trace::<P> {
        counts: vec![0.0; crate::evaluate::Terms::count::<P>()],
        position: std::marker::PhantomData,
    };
    let phase = count_terms(position, &P::tables().geometry, &mut trace);
    let counts = trace.counts.iter().zip(0..).filter(|(count, _)| **count != 0.0);
    (counts.map(|(&count, term)| (term, count)).collect(), phase as f32 / P::FULL_PHASE as f32)
}

/// Quiet positions of games from seeded openings.
pub(super) fn samples<P: House>(
    seeds: std::ops::Range<u64>,
    nodes: u64,
    told: &mut impl FnMut(&str),
) -> Vec<Sample> {
    let mut player = HousePlayer::<P>::new(nodes);
    let mut samples = Vec::new();
    let (first, games) = (seeds.start, seeds.end - seeds.start);
    for seed in seeds {
        let from = samples.len();
        let outcome = one_game(&mut player, seed, &mut samples);
        let result = match outcome {
            Outcome::WhiteWins => 1.0,
            Outcome::BlackWins => 0.0,
            _ => 0.5,
        };
        samples[from..].iter_mut().for_each(|sample: &mut Sample| sample.result = result);
        if (seed - first + 1).is_multiple_of(100) {
            told(&format!("{} of {games} games", seed - first + 1));
        }
    }
    samples
}

fn one_game<P: House>(player: &mut HousePlayer<P>, seed: u64, samples: &mut Vec<Sample>) -> Outcome {
    let start = P::start();
    let mut position = start.clone();
    // Through the setup of Starchess, and a little further.
    let mut moves = opening::<P>(seed, 12);
    for &played in &moves {
        position.make(played);
    }
    Player::<P>::begin(player);
    let mut seen = Vec::new();
    while moves.len() < 300 {
        let status = position.status();
        if status.is_over() {
            return position.outcome_of(status);
        }
        let hash = Rules::hash(&position);
        seen.push(hash);
        if seen.iter().filter(|&&before| before == hash).count() >= 3 {
            return position.outcome_of(Status::Threefold);
        }
        let played = player.choose(&start, &moves);
        let is_quiet = !position.in_check() && position.captured(played).is_none() && !position.is_bound();
        if is_quiet && !position.is_setup() && position.halfmove() < 30 {
            let (counts, phase) = trace(&position);
            samples.push(Sample { counts, phase, result: 0.5 });
        }
        position.make(played);
        moves.push(played);
    }
    Outcome::Draw
}

#[cfg(test)]
mod tests {
    use rules::{chess, chess100, starchess};

    use super::*;
    use crate::evaluate::Terms;

    /// Two ways to the same number: values added up on the way, and counts weighted afterwards.
    fn agree<P: House>(seeds: std::ops::Range<u64>) {
        let terms = Terms::read::<P>(P::TERMS).expect("the values are well formed");
        for seed in seeds {
            let mut position = P::start();
            for played in opening::<P>(seed, 30) {
                position.make(played);
            }
            let (counts, phase) = trace(&position);
            let sum = |half: fn((i32, i32)) -> i32| -> f32 {
                counts.iter().map(|&(term, count)| half(terms.0[usize::from(term)]) as f32 * count).sum()
            };
            let white = sum(|(middle, _)| middle) * phase + sum(|(_, end)| end) * (1.0 - phase);
            let white = white * (220.0 - f32::from(position.halfmove().min(120))) / 220.0;
            let told = position.evaluate() as f32 * if position.side() == Colour::White { 1.0 } else { -1.0 };
            assert!((white - told).abs() < 3.0, "{position}: {white} and {told}");
        }
    }

    #[test]
    fn counted_terms_weigh_what_the_evaluation_says() {
        agree::<starchess::Position>(0..60);
        agree::<chess::Position>(0..20);
        agree::<chess100::Position>(0..20);
    }

    #[test]
    fn the_start_is_even_and_its_terms_cancel() {
        let (counts, phase) = trace(&chess::Position::start());
        assert!((phase - 1.0).abs() < f32::EPSILON);
        assert!(counts.iter().all(|&(term, _)| usize::from(term) == crate::evaluate::TEMPO), "{counts:?}");
    }

    #[test]
    fn values_come_back_as_they_were_written() {
        let terms = Terms::read::<starchess::Position>(starchess::Position::TERMS).expect("well formed");
        assert_eq!(Terms::read::<starchess::Position>(&terms.text::<starchess::Position>()), Ok(terms));
        assert!(Terms::read::<starchess::Position>("value.dragon 1 2").is_err());
    }
}
