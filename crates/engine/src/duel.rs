//! Games within the process: two players from the same openings with colours reversed.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Colour, Outcome, Status};

use crate::evaluate::House;

/// Somebody who plays one game after the other.
pub trait Player<P: House> {
    /// Before a new game.
    fn begin(&mut self);

    /// A legal move of the last position; `before` are the hashes of all positions before it.
    fn choose(&mut self, start: &P, moves: &[P::Move]) -> P::Move;
}

/// A random opening: so many random plies, after which both sides can still play on.
pub fn opening<P: House>(seed: u64, plies: usize) -> Vec<P::Move> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        let mut position = P::start();
        let mut moves = Vec::new();
        for _ in 0..plies {
            let mut legal = position.legal_moves();
            // A side that is lost from the first move on tells nothing of the players.
            legal.retain(|&played| {
                let mut after = position.clone();
                after.make(played);
                after.known_loss().is_none()
            });
            let Some(&played) = legal.choose(&mut rng) else { break };
            position.make(played);
            moves.push(played);
        }
        let even = position.evaluate().abs() < 150 || position.is_setup();
        if moves.len() == plies && even && (position.is_setup() || position.status() == Status::Ongoing) {
            return moves;
        }
    }
}

/// How many plies a game may last before it counts as drawn.
const LONGEST: usize = 400;

/// One game from an opening; White's player first.
///
/// # Panics
/// When a player plays what is not legal.
pub fn play<P: House>(opening: &[P::Move], players: [&mut dyn Player<P>; 2]) -> Outcome {
    let start = P::start();
    let mut position = start.clone();
    let mut moves: Vec<P::Move> = Vec::new();
    let mut seen = vec![position.hash()];
    for &played in opening {
        position.make(played);
        moves.push(played);
        seen.push(position.hash());
    }
    let [white, black] = players;
    white.begin();
    black.begin();
    while moves.len() < LONGEST {
        let status = position.status();
        if status.is_over() {
            return position.outcome_of(status);
        }
        let now = position.hash();
        if seen.iter().filter(|&&hash| hash == now).count() >= 3 {
            return Outcome::Draw;
        }
        let mover = if position.side() == Colour::White { &mut *white } else { &mut *black };
        let played = mover.choose(&start, &moves);
        assert!(position.is_legal(played), "{played} in {position}");
        position.make(played);
        moves.push(played);
        seen.push(position.hash());
    }
    Outcome::Draw
}

/// Pairs of games by what the first player made of them: none, one, two, three or four half points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u32; 5]);

impl Pentanomial {
    /// How many pairs.
    pub fn pairs(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The first player's share of the points, 0 to 1.
    pub fn score(&self) -> f64 {
        let halves: u32 = self.0.iter().zip(0..).map(|(&count, halves)| count * halves).sum();
        f64::from(halves) / f64::from(4 * self.pairs().max(1))
    }

    /// Half the width of the score's interval of 95 %, from how the pairs vary.
    pub fn margin(&self) -> f64 {
        let (pairs, mean) = (f64::from(self.pairs().max(1)), self.score());
        let deviation = |halves: u32| (f64::from(halves) / 4.0 - mean).powi(2);
        let sum: f64 =
            self.0.iter().zip(0..).map(|(&count, halves)| f64::from(count) * deviation(halves)).sum();
        1.96 * (sum / pairs / pairs).sqrt()
    }

    /// The difference in Elo points that a share of the points means.
    pub fn elo(share: f64) -> f64 {
        let share = share.clamp(0.0005, 0.9995);
        -400.0 * (1.0 / share - 1.0).log10()
    }
}

impl std::fmt::Display for Pentanomial {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (score, margin) = (self.score(), self.margin());
        write!(
            f,
            "{:.1} % ± {:.1} over {} pairs, pentanomial {:?}, Elo {:+.0} [{:+.0}, {:+.0}]",
            100.0 * score,
            100.0 * margin,
            self.pairs(),
            self.0,
            Self::elo(score),
            Self::elo(score - margin),
            Self::elo(score + margin),
        )
    }
}

/// One pair from the opening of a seed: the first player's half points, 0 to 4.
pub fn pair<P: House>(
    first: &mut dyn Player<P>,
    second: &mut dyn Player<P>,
    seed: u64,
    plies: usize,
) -> usize {
    let opening = opening::<P>(seed, plies);
    let halves = |outcome: Outcome, colour: Colour| match outcome.winner() {
        Some(winner) if winner == colour => 2,
        Some(_) => 0,
        None => 1,
    };
    let as_white = halves(play(&opening, [first, second]), Colour::White);
    let as_black = halves(play(&opening, [second, first]), Colour::Black);
    as_white + as_black
}

/// Plays pairs from seeded openings of `plies` random plies; `told` sees how it stands after each.
pub fn duel<P: House>(
    first: &mut dyn Player<P>,
    second: &mut dyn Player<P>,
    seeds: std::ops::Range<u64>,
    plies: usize,
    mut told: impl FnMut(&Pentanomial),
) -> Pentanomial {
    let mut result = Pentanomial::default();
    for seed in seeds {
        result.0[pair(first, second, seed, plies)] += 1;
        told(&result);
    }
    result
}

/// A random legal move, seeded.
pub struct Random(pub ChaCha8Rng);

impl<P: House> Player<P> for Random {
    fn begin(&mut self) {}

    fn choose(&mut self, start: &P, moves: &[P::Move]) -> P::Move {
        let mut position = start.clone();
        for &played in moves {
            position.make(played);
        }
        let legal = position.legal_moves();
        legal[self.0.random_range(0..legal.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_and_its_interval_are_those_worked_out_by_hand() {
        // Ten pairs: 0, 0.5, 1, 1.5 and 2 points of 2.
        let result = Pentanomial([1, 2, 4, 2, 1]);
        assert_eq!((result.pairs(), result.score()), (10, 0.5));
        // Variance of a pair's share: (2 · 0.25 + 4 · 0.0625) / 10 = 0.075.
        assert!((result.margin() - 1.96 * (0.075_f64 / 10.0).sqrt()).abs() < 1e-12);
        assert!((Pentanomial::elo(0.75) - 190.8).abs() < 0.1);
    }

    #[test]
    fn an_opening_is_the_same_for_the_same_seed() {
        type P = rules::starchess::Position;
        assert_eq!(opening::<P>(7, 12), opening::<P>(7, 12));
        assert_ne!(opening::<P>(7, 12), opening::<P>(8, 12));
    }
}
