//! Who meets next on a ladder, on which list of openings, from which opening.
//!
//! Most pairs are those whose two games are expected to tell most about who is stronger: log(1 + Var(difference) · the
//! pair's Fisher information). About one in five is round robin instead, the two that have met least, so that no
//! part of the ladder hangs on one bridge. Games that are being played count as if their information were in already.

use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::fit::{Fit, Uncertainty};
use crate::results::Results;

/// One pair in so many is round robin.
const ROUND_ROBIN: u32 = 5;
/// What differs by less than this part is alike.
const ALIKE: f64 = 1e-9;

/// A list of openings, as far as the choice is concerned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Source {
    /// How much of the games is to begin here, beside the weights of the other lists.
    pub weight: f64,
    /// How many openings it has; the start of a rule set is one.
    pub openings: usize,
}

/// What the choice looks at.
#[derive(Clone, Copy, Debug)]
pub struct Ladder<'a> {
    /// The ratings.
    pub fit: &'a Fit,
    /// The results that they come from.
    pub results: &'a Results,
    /// The lists of openings; at least one.
    pub lists: &'a [Source],
    /// The pairs that are being played, or wait for it.
    pub running: &'a [Meeting],
    /// Seeds the choice among equals.
    pub seed: u64,
    /// How many pairs have been chosen so far: the same number with the same seed gives the same choice.
    pub number: u64,
}

/// A reversed pair of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    /// The players; the first has White in the first game.
    pub players: [usize; 2],
    /// The list of openings.
    pub list: usize,
    /// The opening's number on it, from 0.
    pub opening: usize,
}

/// Why two meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Their games tell most.
    Information,
    /// They have met least.
    RoundRobin,
}

/// The next pair; nothing if no two may meet. `may` says of two players whether they may: neither is retired or
/// quarantined, no owner has too many games at a time. Two that are playing each other are never chosen.
pub fn next(ladder: &Ladder<'_>, may: impl Fn([usize; 2]) -> bool) -> Option<(Meeting, Why)> {
    let mut rng = ChaCha8Rng::seed_from_u64(ladder.seed);
    rng.set_stream(ladder.number);
    let pairs = ladder.pairs(may);
    let (pair, why) = if rng.random_ratio(1, ROUND_ROBIN) {
        (*ladder.least_met(&pairs).choose(&mut rng)?, Why::RoundRobin)
    } else {
        (*ladder.most_telling(&pairs).choose(&mut rng)?, Why::Information)
    };
    let list = ladder.list(pair);
    let opening = ladder.opening(pair, list);
    let players = if rng.random() { pair } else { [pair[1], pair[0]] };
    Some((Meeting { players, list, opening }, why))
}

impl Ladder<'_> {
    /// The pairs that may meet, the lower number first.
    fn pairs(&self, may: impl Fn([usize; 2]) -> bool) -> Vec<[usize; 2]> {
        let players = self.fit.players();
        (0..players)
            .flat_map(|first| (first + 1..players).map(move |second| [first, second]))
            .filter(|pair| !self.is_running(*pair) && may(*pair))
            .collect()
    }

    fn is_running(&self, [first, second]: [usize; 2]) -> bool {
        self.running.iter().any(|meeting| meeting.has(first) && meeting.has(second))
    }

    /// Of the pairs with the fewest games together those whose players have the fewest in all.
    fn least_met(&self, pairs: &[[usize; 2]]) -> Vec<[usize; 2]> {
        let running =
            |player: usize| 2 * self.running.iter().filter(|meeting| meeting.has(player)).count() as u32;
        let games: Vec<u32> =
            (0..self.fit.players()).map(|player| self.results.of(player).games() + running(player)).collect();
        let met = |&[first, second]: &[usize; 2]| {
            (self.results.between(first, second).games(), games[first] + games[second])
        };
        let Some(least) = pairs.iter().map(met).min() else { return Vec::new() };
        pairs.iter().copied().filter(|pair| met(pair) == least).collect()
    }

    /// The pairs whose games tell most.
    fn most_telling(&self, pairs: &[[usize; 2]]) -> Vec<[usize; 2]> {
        let mut known = Uncertainty::of(self.fit);
        for meeting in self.running {
            let [first, second] = meeting.players;
            let list = meeting.list.min(self.lists.len().saturating_sub(1));
            known.learn(meeting.players, self.fit.information(first, second, list));
        }
        let telling: Vec<f64> = pairs
            .iter()
            .map(|&[first, second]| {
                let information = self.fit.information(first, second, self.list([first, second]));
                (known.variance([first, second]) * information).ln_1p()
            })
            .collect();
        let most = telling.iter().copied().fold(0.0, f64::max);
        let alike = |telling: &f64| *telling >= most * (1.0 - ALIKE);
        pairs.iter().zip(&telling).filter(|(_, telling)| alike(telling)).map(|(pair, _)| *pair).collect()
    }

    /// The list that is most behind its share between these two; among equals, in all.
    fn list(&self, [first, second]: [usize; 2]) -> usize {
        let between =
            |list: usize| f64::from(self.results.on_list(first, second, list)) / self.lists[list].weight;
        let all = |list: usize| f64::from(self.on_list(list)) / self.lists[list].weight;
        let usable = (0..self.lists.len()).filter(|list| self.lists[*list].weight > 0.0);
        usable
            .min_by(|one, other| {
                between(*one).total_cmp(&between(*other)).then(all(*one).total_cmp(&all(*other)))
            })
            .unwrap_or(0)
    }

    /// All games of a list, those that are being played too.
    fn on_list(&self, list: usize) -> u32 {
        let played = self.results.iter().filter(|(.., of, _)| *of == list).map(|(.., counts)| counts.games());
        let running = self.running.iter().filter(|meeting| meeting.list == list).count() as u32;
        played.sum::<u32>() + 2 * running
    }

    /// The next opening of a list for these two: each has its own place to begin at, and goes round before one comes again.
    fn opening(&self, [first, second]: [usize; 2], list: usize) -> usize {
        let openings = self.lists.get(list).map_or(1, |source| source.openings.max(1));
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed ^ 0x6f70_656e_696e_6773);
        rng.set_stream(((list as u64) << 48) ^ ((first as u64) << 24) ^ second as u64);
        let from = rng.random_range(0..openings as u64) as usize;
        (from + self.results.on_list(first, second, list) as usize / 2) % openings
    }
}

impl Meeting {
    /// Whether a player takes part.
    pub fn has(&self, player: usize) -> bool {
        self.players.contains(&player)
    }
}
