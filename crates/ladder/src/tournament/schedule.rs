//! The order in which engines meet.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::berger;
use super::knockout::Knockout;
use super::listed::Listed;
use super::pairing::{Next, PairId, Points};
use super::swiss::{Manner, Swiss};

/// The kind of tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Everybody meets everybody.
    #[default]
    RoundRobin,
    /// The first ones meet all others.
    Gauntlet,
    /// Who loses goes.
    Knockout,
    /// Equals meet.
    Swiss,
}

/// How much is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Length {
    /// Rounds; in a knockout, pairs a match.
    pub rounds: u32,
    /// Games a meeting, 1 or 2.
    pub games: u32,
    /// No more games than this in all.
    pub total: Option<u32>,
}

/// A tournament under way.
pub struct Schedule {
    kind: Planned,
    /// Results from before a break.
    old: HashMap<PairId, Points>,
}

enum Planned {
    Listed(Listed),
    Knockout(Knockout),
    Swiss(Swiss),
}

impl Schedule {
    /// A tournament of so many engines, of whom the first `seeds` are challenged in a gauntlet.
    pub fn new(kind: Kind, engines: usize, seeds: usize, length: Length) -> Self {
        let kind = match kind {
            Kind::RoundRobin => Planned::Listed(Listed::new(vec![everybody(engines)], length)),
            Kind::Gauntlet => Planned::Listed(Listed::new(vec![challengers(engines, seeds)], length)),
            Kind::Knockout => Planned::Knockout(Knockout::new(engines, length)),
            Kind::Swiss => Planned::Swiss(Swiss::new(engines, length, Manner::Neighbours)),
        };
        Self { kind, old: HashMap::new() }
    }

    /// The same in rounds in which everybody plays once; in a Swiss tournament the upper half of those with equal points
    /// meets the lower.
    pub(super) fn in_rounds(kind: Kind, engines: usize, seeds: usize, length: Length) -> Self {
        let kind = match kind {
            Kind::RoundRobin => Planned::Listed(Listed::new(berger::round_robin(engines), length)),
            Kind::Gauntlet => Planned::Listed(Listed::new(berger::gauntlet(engines, seeds), length)),
            Kind::Knockout => Planned::Knockout(Knockout::new(engines, length)),
            Kind::Swiss => Planned::Swiss(Swiss::new(engines, length, Manner::Halves)),
        };
        Self { kind, old: HashMap::new() }
    }

    /// Takes a result from before a break.
    pub fn remember(&mut self, id: PairId, points: Points) {
        self.old.insert(id, points);
    }

    /// The next meeting that has no result yet.
    pub fn next_meeting(&mut self) -> Next {
        loop {
            let next = self.plan();
            let Next::Play(pairing) = next else { return next };
            let Some(points) = self.old.remove(&pairing.id) else { return next };
            self.report(pairing.id, points);
        }
    }

    /// The next meeting, whether it has a result or not.
    pub(super) fn plan(&mut self) -> Next {
        match &mut self.kind {
            Planned::Listed(listed) => listed.next(),
            Planned::Knockout(knockout) => knockout.next(),
            Planned::Swiss(swiss) => swiss.next(),
        }
    }

    /// Takes a result.
    pub fn report(&mut self, id: PairId, points: Points) {
        match &mut self.kind {
            Planned::Listed(_) => {}
            Planned::Knockout(knockout) => knockout.report(id, points),
            Planned::Swiss(swiss) => swiss.report(id, points),
        }
    }

    /// How many games there are in all, where that is known.
    pub fn games(&self) -> Option<u32> {
        match &self.kind {
            Planned::Listed(listed) => Some(listed.games()),
            Planned::Knockout(_) => None,
            Planned::Swiss(swiss) => Some(swiss.games()),
        }
    }

    /// How many rounds, or stages, there are in all.
    pub(super) fn rounds(&self) -> u32 {
        match &self.kind {
            Planned::Listed(listed) => listed.rounds(),
            Planned::Knockout(knockout) => knockout.stages(),
            Planned::Swiss(swiss) => swiss.rounds(),
        }
    }

    /// Who is out of a knockout, each with the stage in which it lost.
    pub(super) fn fallen(&self) -> Vec<(usize, u32)> {
        match &self.kind {
            Planned::Knockout(knockout) => knockout.fallen(),
            _ => Vec::new(),
        }
    }
}

fn everybody(engines: usize) -> Vec<[usize; 2]> {
    (0..engines).flat_map(|first| (first + 1..engines).map(move |second| [first, second])).collect()
}

fn challengers(engines: usize, seeds: usize) -> Vec<[usize; 2]> {
    (0..seeds).flat_map(|first| (seeds..engines).map(move |second| [first, second])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Pairing;

    fn all(mut schedule: Schedule) -> Vec<Pairing> {
        std::iter::from_fn(|| match schedule.next_meeting() {
            Next::Play(pairing) => Some(pairing),
            _ => None,
        })
        .collect()
    }

    fn length(rounds: u32, games: u32, total: Option<u32>) -> Length {
        Length { rounds, games, total }
    }

    #[test]
    fn in_a_round_robin_everybody_meets_everybody_each_round() {
        let played = all(Schedule::new(Kind::RoundRobin, 4, 1, length(2, 2, None)));
        assert_eq!(played.len(), 12);
        for first in 0..4 {
            for second in first + 1..4 {
                assert_eq!(played.iter().filter(|p| p.engines == [first, second]).count(), 2);
            }
        }
    }

    #[test]
    fn in_a_gauntlet_the_first_meet_the_others() {
        let played = all(Schedule::new(Kind::Gauntlet, 4, 2, length(1, 2, None)));
        assert_eq!(played.iter().map(|p| p.engines).collect::<Vec<_>>(), [[0, 2], [0, 3], [1, 2], [1, 3]]);
    }

    #[test]
    fn a_number_of_games_is_kept_exactly() {
        let schedule = Schedule::new(Kind::RoundRobin, 2, 1, length(u32::MAX, 2, Some(7)));
        assert_eq!(schedule.games(), Some(7));
        assert_eq!(all(schedule).iter().map(|p| p.games).collect::<Vec<_>>(), [2, 2, 2, 1]);
    }

    #[test]
    fn what_was_played_before_a_break_is_not_played_again() {
        let mut schedule = Schedule::new(Kind::RoundRobin, 3, 1, length(1, 2, None));
        schedule.remember("1.2".parse().unwrap(), [2, 2]);
        let left: Vec<String> = all(schedule).iter().map(|p| p.id.to_string()).collect();
        assert_eq!(left, ["1.1", "1.3"]);
    }
}
