//! A knockout: who loses a match goes; matches that stay level go on for some pairs, then the better seed stays.

use super::pairing::{Next, PairId, Pairing, Points};
use super::schedule::Length;

/// How many pairs more a level match is given.
const MORE_PAIRS: u32 = 4;

pub(super) struct Knockout {
    length: Length,
    stage: u32,
    /// The matches of this stage.
    matches: Vec<Match>,
    /// Who lost in the stages before this one, and in which.
    fallen: Vec<(usize, u32)>,
}

struct Match {
    /// By seed; one who has no opponent is through.
    engines: [usize; 2],
    alone: bool,
    begun: u32,
    ended: u32,
    points: Points,
}

impl Match {
    fn new(first: usize, second: Option<usize>) -> Self {
        let engines = [first, second.unwrap_or(first)];
        Self { engines, alone: second.is_none(), begun: 0, ended: 0, points: [0; 2] }
    }

    /// How many pairs it has by what is known.
    fn wanted(&self, pairs: u32) -> u32 {
        let level = self.begun == self.ended && self.points[0] == self.points[1];
        match self.ended {
            _ if self.alone => 0,
            ended if ended >= pairs && level && ended < pairs + MORE_PAIRS => ended + 1,
            ended => pairs.max(ended),
        }
    }

    fn winner(&self) -> usize {
        self.engines[usize::from(self.points[1] > self.points[0])]
    }

    /// Who lost, once that is known.
    fn loser(&self, pairs: u32) -> Option<usize> {
        let over = !self.alone && self.begun == self.ended && self.wanted(pairs) == self.ended;
        over.then(|| self.engines[usize::from(self.points[1] <= self.points[0])])
    }
}

impl Knockout {
    pub(super) fn new(engines: usize, length: Length) -> Self {
        // The first seed meets the last, and so on; who has nobody to meet is through.
        let half = engines.next_power_of_two() / 2;
        let matches = bracket(half).into_iter().map(|seed| {
            let other = 2 * half - 1 - seed;
            Match::new(seed, (other < engines).then_some(other))
        });
        Self { length, stage: 0, matches: matches.collect(), fallen: Vec::new() }
    }

    pub(super) fn next(&mut self) -> Next {
        loop {
            for (table, meeting) in self.matches.iter_mut().enumerate() {
                if meeting.begun < meeting.wanted(self.length.rounds) {
                    let id = PairId { round: self.stage, table: table as u32, turn: meeting.begun };
                    meeting.begun += 1;
                    let opening = (self.stage * (self.length.rounds + MORE_PAIRS) + id.turn) as usize;
                    let (engines, games) = (meeting.engines, self.length.games);
                    return Next::Play(Pairing { id, engines, games, opening });
                }
            }
            if self.matches.iter().any(|meeting| meeting.ended < meeting.begun) {
                return Next::Wait;
            }
            if self.matches.len() == 1 {
                return Next::Done;
            }
            self.fallen = self.fallen();
            let through: Vec<usize> = self.matches.iter().map(Match::winner).collect();
            let sorted = |pair: &[usize]| Match::new(pair[0].min(pair[1]), Some(pair[0].max(pair[1])));
            self.matches = through.chunks_exact(2).map(sorted).collect();
            self.stage += 1;
        }
    }

    /// Who is out, each with the stage in which it lost.
    pub(super) fn fallen(&self) -> Vec<(usize, u32)> {
        let now = self.matches.iter().filter_map(|meeting| meeting.loser(self.length.rounds));
        self.fallen.iter().copied().chain(now.map(|loser| (loser, self.stage))).collect()
    }

    /// How many stages there are in all.
    pub(super) fn stages(&self) -> u32 {
        self.stage + 1 + self.matches.len().ilog2()
    }

    pub(super) fn report(&mut self, id: PairId, points: Points) {
        if let Some(meeting) = self.matches.get_mut(id.table as usize).filter(|_| id.round == self.stage) {
            meeting.ended += 1;
            (0..2).for_each(|side| meeting.points[side] += points[side]);
        }
    }
}

/// The better seeds of the first stage from top to bottom, so that the best two can only meet at the end.
fn bracket(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let next = 2 * order.len();
        order = order.into_iter().flat_map(|seed| [seed, next - 1 - seed]).collect();
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays to the end, the lower number winning unless `level` says otherwise; gives who met.
    fn played(engines: usize, level: bool) -> Vec<[usize; 2]> {
        let mut knockout = Knockout::new(engines, Length { rounds: 1, games: 2, total: None });
        let mut met = Vec::new();
        while let Next::Play(pairing) = knockout.next() {
            met.push(pairing.engines);
            knockout.report(pairing.id, if level { [2, 2] } else { [3, 1] });
        }
        met
    }

    #[test]
    fn the_best_two_meet_at_the_end() {
        assert_eq!(played(8, false), [[0, 7], [3, 4], [1, 6], [2, 5], [0, 3], [1, 2], [0, 1]]);
    }

    #[test]
    fn who_has_nobody_to_meet_is_through() {
        assert_eq!(played(5, false), [[3, 4], [0, 3], [1, 2], [0, 1]]);
    }

    #[test]
    fn a_level_match_goes_on_for_a_while() {
        assert_eq!(played(2, true).len(), 1 + MORE_PAIRS as usize);
    }

    #[test]
    fn nothing_goes_on_before_its_results_are_in() {
        let mut knockout = Knockout::new(4, Length { rounds: 1, games: 2, total: None });
        assert!(matches!(knockout.next(), Next::Play(_)));
        assert!(matches!(knockout.next(), Next::Play(_)));
        assert_eq!(knockout.next(), Next::Wait);
    }
}
