//! A tournament as a value: who takes part, how it is played, what has been played. All else follows from these.

use std::collections::BTreeMap;

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::pairing::{Next, PairId, Pairing};
use super::schedule::{Kind, Length, Schedule};
use super::standings::{self, Standing};
use crate::error::Error;
use crate::results::Score;

/// How a tournament is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody meets everybody.
    #[default]
    RoundRobin,
    /// Everybody meets everybody twice.
    DoubleRoundRobin,
    /// Those with equal points meet, nobody the same twice.
    Swiss,
    /// Who loses is out.
    Knockout,
    /// The first meets all others.
    Gauntlet,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 5] =
        [Self::RoundRobin, Self::DoubleRoundRobin, Self::Swiss, Self::Knockout, Self::Gauntlet];

    /// The stable word of the command line and of files, such as `round-robin`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::RoundRobin => "round-robin",
            Self::DoubleRoundRobin => "double-round-robin",
            Self::Swiss => "swiss",
            Self::Knockout => "knockout",
            Self::Gauntlet => "gauntlet",
        }
    }

    /// The format of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.as_str() == word)
    }

    fn kind(self) -> Kind {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => Kind::RoundRobin,
            Self::Swiss => Kind::Swiss,
            Self::Knockout => Kind::Knockout,
            Self::Gauntlet => Kind::Gauntlet,
        }
    }
}

/// A tournament. Those who take part are numbers from 0, the strongest by what is known first: in a knockout they are
/// seeded so, and of those with equal points the stronger ones count as higher.
///
/// What is next follows from the results alone, in whatever order they came, so that a tournament goes on after a
/// break when its results are reported again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    format: Format,
    entrants: usize,
    challenged: usize,
    length: Length,
    seed: u64,
    results: BTreeMap<PairId, Score>,
}

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Meetings that have a result.
    pub played: u32,
    /// Meetings that there will be, where that is known; a knockout's level matches go on.
    pub of: Option<u32>,
    /// The round that is being played, from 1; the last one at the end.
    pub round: u32,
    /// How many rounds there are.
    pub rounds: u32,
}

/// Most entrants: what a picture and a person can take in, and a Swiss round can pair at once.
const MOST: usize = 256;

/// A tournament played through as far as its results go.
struct Replay {
    played: Vec<(Pairing, Score)>,
    open: Vec<Pairing>,
    done: bool,
    schedule: Schedule,
}

impl Event {
    /// A tournament in reversed pairs, of the usual length: a Swiss one has two rounds more than it takes to find the
    /// winner, but no more than half as many as there are entrants. So far it is sure that nobody meets the same twice
    /// (Dirac's theorem: whoever has at least half of the others left can be paired). `seed` decides which openings are
    /// played.
    ///
    /// # Errors
    /// Fewer than two entrants, or too many.
    pub fn new(format: Format, entrants: usize, seed: u64) -> Result<Self, Error> {
        if entrants < 2 {
            return Err(Error::TooFew { given: entrants, least: 2 });
        }
        if entrants > MOST {
            return Err(Error::TooMany { given: entrants, most: MOST });
        }
        let rounds = match format {
            Format::Swiss => (entrants.next_power_of_two().ilog2() + 2).min(entrants.div_ceil(2) as u32),
            Format::DoubleRoundRobin => 2,
            Format::RoundRobin | Format::Knockout | Format::Gauntlet => 1,
        };
        let length = Length { rounds, games: 2, total: None };
        Ok(Self { format, entrants, challenged: 1, length, seed, results: BTreeMap::new() })
    }

    /// Of another length: a Swiss tournament's rounds; of the others how often each meeting is played, which in a knockout
    /// is the pairs of a match.
    ///
    /// # Errors
    /// No rounds, or more than can be played.
    pub fn with_rounds(mut self, rounds: u32) -> Result<Self, Error> {
        let most = if self.format == Format::Swiss { most_rounds(self.entrants) } else { 100 };
        if !(1..=most).contains(&rounds) {
            return Err(Error::Rounds { given: rounds, most });
        }
        self.length.rounds = if self.format == Format::DoubleRoundRobin { 2 * rounds } else { rounds };
        Ok(self)
    }

    /// With meetings of one game, or of two with colours reversed.
    ///
    /// # Errors
    /// Another number.
    pub fn with_games(mut self, games: u32) -> Result<Self, Error> {
        if !(1..=2).contains(&games) {
            return Err(Error::Games(games));
        }
        self.length.games = games;
        Ok(self)
    }

    /// A gauntlet in which the first so many are challenged by all others.
    ///
    /// # Errors
    /// None, or all.
    pub fn with_challenged(mut self, challenged: usize) -> Result<Self, Error> {
        if !(1..self.entrants).contains(&challenged) {
            return Err(Error::Challenged { given: challenged, most: self.entrants - 1 });
        }
        self.challenged = challenged;
        Ok(self)
    }

    /// How it is played.
    pub fn format(&self) -> Format {
        self.format
    }

    /// How many take part.
    pub fn entrants(&self) -> usize {
        self.entrants
    }

    /// Takes a meeting's result: what its first engine made of it. One without games is a meeting that does not count.
    /// Gives whether it is new.
    ///
    /// # Errors
    /// A result that the meeting has otherwise, or of more games than a meeting has.
    pub fn report(&mut self, id: PairId, score: Score) -> Result<bool, Error> {
        if score.games() > self.length.games {
            return Err(Error::Excess(id));
        }
        match self.results.get(&id) {
            Some(before) if *before == score => Ok(false),
            Some(_) => Err(Error::Conflict(id)),
            None => {
                self.results.insert(id, score);
                Ok(true)
            }
        }
    }

    /// All meetings that can be played now, in order; several may be played at a time. Nothing at the end.
    pub fn open(&self) -> Vec<Pairing> {
        self.replay().open
    }

    /// All meetings that have a result, with what the first engine made of them, in order.
    pub fn played(&self) -> Vec<(Pairing, Score)> {
        self.replay().played
    }

    /// Whether all is played.
    pub fn is_finished(&self) -> bool {
        self.replay().done
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        let Replay { played, open, schedule, .. } = self.replay();
        let rounds = schedule.rounds();
        let first_open = open.iter().map(|pairing| pairing.id.round).min();
        Progress {
            played: played.len() as u32,
            of: schedule.games().map(|games| games / self.length.games),
            round: first_open.map_or(rounds, |round| round + 1),
            rounds,
        }
    }

    /// The standings, the best first.
    pub fn standings(&self) -> Vec<Standing> {
        let Replay { played, open, schedule, .. } = self.replay();
        let byes =
            if self.format == Format::Swiss { self.byes(&played, &open) } else { vec![0; self.entrants] };
        let fallen = (self.format == Format::Knockout).then(|| schedule.fallen());
        standings::of(self.format, self.entrants, self.length.games, &played, &byes, fallen.as_deref())
    }

    /// How many rounds each has had off.
    fn byes(&self, played: &[(Pairing, Score)], open: &[Pairing]) -> Vec<u32> {
        let pairings = || played.iter().map(|(pairing, _)| pairing).chain(open);
        let rounds = pairings().map(|pairing| pairing.id.round + 1).max().unwrap_or(0);
        let plays = |entrant: usize| pairings().filter(|pairing| pairing.engines.contains(&entrant)).count();
        (0..self.entrants).map(|entrant| rounds - plays(entrant) as u32).collect()
    }

    /// What each made of its games against each: row by row, by number; nothing where two have not met.
    pub fn crosstable(&self) -> Vec<Vec<Option<Score>>> {
        let mut table = vec![vec![None; self.entrants]; self.entrants];
        for (pairing, score) in self.replay().played {
            let [first, second] = pairing.engines;
            for (one, other, score) in [(first, second, score), (second, first, score.reversed())] {
                *table[one][other].get_or_insert(Score::default()) += score;
            }
        }
        table
    }

    /// Who has won: nobody before the end; several only if no tie-break tells them apart.
    pub fn winners(&self) -> Vec<usize> {
        if !self.is_finished() {
            return Vec::new();
        }
        self.standings().iter().filter(|row| row.rank == 1).map(|row| row.entrant).collect()
    }

    fn replay(&self) -> Replay {
        let kind = self.format.kind();
        let mut schedule = Schedule::in_rounds(kind, self.entrants, self.challenged, self.length);
        let from = ChaCha8Rng::seed_from_u64(self.seed).random_range(0..1_000_000_u64) as usize;
        let (mut played, mut open) = (Vec::new(), Vec::new());
        loop {
            let pairing = match schedule.plan() {
                Next::Play(pairing) => Pairing { opening: from + pairing.opening, ..pairing },
                next => {
                    let done = next == Next::Done && open.is_empty();
                    return Replay { played, open, done, schedule };
                }
            };
            if let Some(&score) = self.results.get(&pairing.id) {
                schedule.report(pairing.id, [score.half_points(), score.reversed().half_points()]);
                played.push((pairing, score));
            } else {
                open.push(pairing);
            }
        }
    }
}

/// How many rounds can be played without a second meeting.
fn most_rounds(entrants: usize) -> u32 {
    (entrants - 1 + entrants % 2) as u32
}
