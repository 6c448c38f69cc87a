//! Twelve engines whose strength is known: a spread (standard deviation) of 220 Elo, draws 0.9 by Davidson, White worth 35
//! Elo, twenty reversed pairs an engine.
//!
//! *Error*: for every two engines the points of a game that the fit expects of one against the other (colours counted
//! half and half) are compared with the true ones; the root of the mean square over all pairs of engines, averaged over
//! the repetitions, in percent points. By this measure Elo with K = 32 errs by 8.2 to 8.5 points. The mean absolute error is
//! smaller, and is printed beside it. *Coverage*: how often the interval of 95 % of the difference of two engines holds
//! the true one.

use ladder::choice::{self, Ladder, Source, Why};
use ladder::tournament::{Event, Format};
use ladder::{Fit, List, Prior, Results, fit};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::{davidson, played, variable};

const ENGINES: usize = 12;
const PAIRS: usize = 20 * ENGINES / 2;
const SPREAD: f64 = 220.0;
const DRAWS: f64 = 0.9;
const WHITE: f64 = 35.0;

struct World {
    truth: Vec<f64>,
    rng: ChaCha8Rng,
}

impl World {
    fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        // Box and Muller.
        let mut normal = || {
            let (radius, turn): (f64, f64) = (rng.random(), rng.random());
            (-2.0 * (1.0 - radius).ln()).sqrt() * (std::f64::consts::TAU * turn).cos()
        };
        let truth = (0..ENGINES).map(|_| 1500.0 + SPREAD * normal()).collect();
        Self { truth, rng }
    }

    /// A reversed pair of games.
    fn pair(&mut self, [one, other]: [usize; 2]) -> Vec<(usize, usize, rules::Outcome)> {
        let mut game = |white: usize, black: usize| {
            let chances = davidson(self.truth[white] + WHITE, self.truth[black], DRAWS);
            (white, black, played(chances, &mut self.rng))
        };
        vec![game(one, other), game(other, one)]
    }

    fn expected(&self, one: usize, other: usize) -> f64 {
        let points = |white: f64, black: f64| {
            let [win, draw, _] = davidson(white + WHITE, black, DRAWS);
            win + draw / 2.0
        };
        f64::midpoint(
            points(self.truth[one], self.truth[other]),
            1.0 - points(self.truth[other], self.truth[one]),
        )
    }
}

fn fitted(results: &Results, before: Option<&Fit>) -> Fit {
    fit(&[Prior::New; ENGINES], &[List::OTHER], results, before).unwrap()
}

fn count(results: &mut Results, games: &[(usize, usize, rules::Outcome)]) {
    games.iter().for_each(|&(white, black, outcome)| results.add(white, black, 0, outcome));
}

fn round_robin(world: &mut World) -> Vec<Vec<(usize, usize, rules::Outcome)>> {
    let event = Event::new(Format::DoubleRoundRobin, ENGINES, 1).unwrap();
    let meetings = event.open();
    meetings.iter().take(PAIRS).map(|pairing| world.pair(pairing.engines)).collect()
}

fn adaptive(world: &mut World, seed: u64) -> (Results, usize) {
    let (mut results, mut now) = (Results::new(), fitted(&Results::new(), None));
    let lists = [Source { weight: 1.0, openings: 100 }];
    let mut in_turn = 0;
    for number in 0..PAIRS as u64 {
        let ladder = Ladder { fit: &now, results: &results, lists: &lists, running: &[], seed, number };
        let (meeting, why) = choice::next(&ladder, |_| true).unwrap();
        in_turn += usize::from(why == Why::RoundRobin);
        let games = world.pair(meeting.players);
        count(&mut results, &games);
        now = fitted(&results, Some(&now));
    }
    (results, in_turn)
}

#[derive(Default)]
struct Sums {
    /// Of each repetition's root of the mean square.
    roots: f64,
    repetitions: u32,
    absolute: f64,
    covered: u32,
    decided: u32,
    pairs: u32,
}

impl Sums {
    fn add(&mut self, world: &World, now: &Fit) {
        let (mut square, before) = (0.0, self.pairs);
        for one in 0..ENGINES {
            for other in one + 1..ENGINES {
                let error = now.expected_of_pair(one, other, 0) - world.expected(one, other);
                square += error * error;
                self.absolute += error.abs();
                let [low, high] = now.difference(one, other).interval();
                let truth = world.truth[one] - world.truth[other];
                self.covered += u32::from((low..=high).contains(&truth));
                self.decided += u32::from(low > 0.0 || high < 0.0);
                self.pairs += 1;
            }
        }
        self.roots += (square / f64::from(self.pairs - before)).sqrt();
        self.repetitions += 1;
    }

    fn error(&self) -> f64 {
        100.0 * self.roots / f64::from(self.repetitions)
    }

    fn coverage(&self) -> f64 {
        100.0 * f64::from(self.covered) / f64::from(self.pairs)
    }

    fn told(&self, what: &str) {
        println!(
            "{what}: error {:.2} points (mean absolute {:.2}), coverage {:.1} %, decided {:.1} %",
            self.error(),
            100.0 * self.absolute / f64::from(self.pairs),
            self.coverage(),
            100.0 * f64::from(self.decided) / f64::from(self.pairs),
        );
    }
}

#[test]
fn ratings_come_near_the_truth_and_say_how_near() {
    let repetitions = variable("STARMATE_REPETITIONS", 40);
    let (mut in_turn, mut chosen, mut by_turn) = (Sums::default(), Sums::default(), 0);
    for repetition in 0..repetitions {
        let mut world = World::new(repetition);
        let mut results = Results::new();
        round_robin(&mut world).iter().for_each(|games| count(&mut results, games));
        in_turn.add(&world, &fitted(&results, None));
        let mut world = World::new(repetition);
        let (results, turns) = adaptive(&mut world, repetition);
        by_turn += turns;
        chosen.add(&world, &fitted(&results, None));
    }
    in_turn.told("round robin");
    chosen.told("adaptive");
    // The full size has the bounds themselves, a part of it wider ones.
    let wider = if repetitions >= 200 { 0.0 } else { 1.0 };
    assert!(in_turn.error() <= 7.6 + 0.5 * wider, "{}", in_turn.error());
    assert!(chosen.error() <= 8.3 + 0.5 * wider, "{}", chosen.error());
    for coverage in [in_turn.coverage(), chosen.coverage()] {
        assert!((92.0 - wider..=97.0 + wider).contains(&coverage), "{coverage}");
    }
    let share = by_turn as f64 / (repetitions as usize * PAIRS) as f64;
    assert!((share - 0.2).abs() < 0.03, "{share}");
}

#[test]
fn a_bootstrap_over_pairs_finds_the_same_intervals() {
    let resamples = variable("STARMATE_RESAMPLES", 200);
    let mut ratios = Vec::new();
    for seed in 0..4 {
        let mut world = World::new(1000 + seed);
        let pairs = round_robin(&mut world);
        let mut results = Results::new();
        pairs.iter().for_each(|games| count(&mut results, games));
        let now = fitted(&results, None);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut differences = vec![Vec::new(); ENGINES - 1];
        for _ in 0..resamples {
            let mut results = Results::new();
            (0..pairs.len()).for_each(|_| count(&mut results, &pairs[rng.random_range(0..pairs.len())]));
            let again = fitted(&results, Some(&now));
            let each = differences.iter_mut().enumerate();
            each.for_each(|(one, found)| found.push(again.difference(one, one + 1).mean));
        }
        for (one, found) in differences.iter().enumerate() {
            let mean = found.iter().sum::<f64>() / found.len() as f64;
            let variance = found.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / found.len() as f64;
            ratios.push(variance.sqrt() / now.difference(one, one + 1).deviation);
        }
    }
    let mean = ratios.iter().sum::<f64>() / ratios.len() as f64;
    println!("bootstrap: deviations {mean:.3} of the inverse Hessian's");
    assert!((0.85..1.15).contains(&mean), "{mean}");
    assert!(ratios.iter().all(|ratio| (0.5..1.7).contains(ratio)), "{ratios:?}");
}
