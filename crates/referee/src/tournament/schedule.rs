//! The order in which engines meet.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::knockout::Knockout;
use super::pairing::{Next, PairId, Pairing, Points};
use super::swiss::Swiss;

/// The kind of tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
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
pub(crate) struct Length {
    /// Rounds; in a knockout, pairs a match.
    pub(crate) rounds: u32,
    /// Games a meeting, 1 or 2.
    pub(crate) games: u32,
    /// No more games than this in all.
    pub(crate) total: Option<u32>,
}

/// A tournament under way.
pub(crate) struct Schedule {
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
    pub(crate) fn new(kind: Kind, engines: usize, seeds: usize, length: Length) -> Self {
        let kind = match kind {
            Kind::RoundRobin => Planned::Listed(Listed::new(everybody(engines), length)),
            Kind::Gauntlet => Planned::Listed(Listed::new(challengers(engines, seeds), length)),
            Kind::Knockout => Planned::Knockout(Knockout::new(engines, length)),
            Kind::Swiss => Planned::Swiss(Swiss::new(engines, length)),
        };
        Self { kind, old: HashMap::new() }
    }

    /// Takes a result from before a break.
    pub(crate) fn remember(&mut self, id: PairId, points: Points) {
        self.old.insert(id, points);
    }

    /// The next meeting that has no result yet.
    pub(crate) fn next(&mut self) -> Next {
        loop {
            let next = match &mut self.kind {
                Planned::Listed(listed) => listed.next(),
                Planned::Knockout(knockout) => knockout.next(),
                Planned::Swiss(swiss) => swiss.next(),
            };
            let Next::Play(pairing) = next else { return next };
            let Some(points) = self.old.remove(&pairing.id) else { return next };
            self.report(pairing.id, points);
        }
    }

    /// Takes a result.
    pub(crate) fn report(&mut self, id: PairId, points: Points) {
        match &mut self.kind {
            Planned::Listed(_) => {}
            Planned::Knockout(knockout) => knockout.report(id, points),
            Planned::Swiss(swiss) => swiss.report(id, points),
        }
    }

    /// How many games there are in all, where that is known.
    pub(crate) fn games(&self) -> Option<u32> {
        match &self.kind {
            Planned::Listed(listed) => Some(listed.games()),
            Planned::Knockout(_) => None,
            Planned::Swiss(swiss) => Some(swiss.games()),
        }
    }
}

fn everybody(engines: usize) -> Vec<[usize; 2]> {
    (0..engines).flat_map(|first| (first + 1..engines).map(move |second| [first, second])).collect()
}

fn challengers(engines: usize, seeds: usize) -> Vec<[usize; 2]> {
    (0..seeds).flat_map(|first| (seeds..engines).map(move |second| [first, second])).collect()
}

/// Meetings that are known beforehand, round by round.
struct Listed {
    tables: Vec<[usize; 2]>,
    length: Length,
    begun: u32,
    games_begun: u32,
}

impl Listed {
    fn new(tables: Vec<[usize; 2]>, length: Length) -> Self {
        Self { tables, length, begun: 0, games_begun: 0 }
    }

    fn games(&self) -> u32 {
        let all =
            self.length.rounds.saturating_mul(self.tables.len() as u32).saturating_mul(self.length.games);
        all.min(self.length.total.unwrap_or(u32::MAX))
    }

    fn next(&mut self) -> Next {
        let left = self.games() - self.games_begun;
        if left == 0 {
            return Next::Done;
        }
        let tables = self.tables.len() as u32;
        let id = PairId { round: self.begun / tables, table: self.begun % tables, turn: 0 };
        let games = self.length.games.min(left);
        self.begun += 1;
        self.games_begun += games;
        let mut engines = self.tables[id.table as usize];
        // Where games are not played twice, colours change from round to round.
        if self.length.games == 1 && id.round % 2 == 1 {
            engines.reverse();
        }
        Next::Play(Pairing { id, engines, games, opening: id.round as usize })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut schedule: Schedule) -> Vec<Pairing> {
        std::iter::from_fn(|| match schedule.next() {
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
