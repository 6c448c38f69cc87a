//! A Swiss tournament: those with equal points meet, nobody meets the same engine twice while that can be helped.

use std::collections::HashSet;

use super::pairing::{Next, PairId, Pairing, Points};
use super::schedule::Length;

/// Who of those with equal points meets whom, if nothing stands against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// The first the second, the third the fourth.
    Neighbours,
    /// The first of the upper half the first of the lower half.
    Halves,
}

pub(super) struct Swiss {
    manner: Manner,
    engines: usize,
    length: Length,
    round: u32,
    /// This round's tables.
    tables: Vec<[usize; 2]>,
    begun: usize,
    ended: usize,
    points: Vec<u32>,
    met: Vec<[usize; 2]>,
    /// Who has had a round off.
    rested: Vec<bool>,
}

impl Swiss {
    pub(super) fn new(engines: usize, length: Length, manner: Manner) -> Self {
        let mut swiss = Self {
            manner,
            engines,
            length,
            round: 0,
            tables: Vec::new(),
            begun: 0,
            ended: 0,
            points: vec![0; engines],
            met: Vec::new(),
            rested: vec![false; engines],
        };
        swiss.pair();
        swiss
    }

    pub(super) fn games(&self) -> u32 {
        self.length.rounds * self.length.games * (self.engines / 2) as u32
    }

    pub(super) fn rounds(&self) -> u32 {
        self.length.rounds
    }

    pub(super) fn next(&mut self) -> Next {
        if self.begun == self.tables.len() {
            if self.ended < self.begun {
                return Next::Wait;
            }
            if self.round + 1 >= self.length.rounds {
                return Next::Done;
            }
            self.round += 1;
            (self.begun, self.ended) = (0, 0);
            self.pair();
        }
        let id = PairId { round: self.round, table: self.begun as u32, turn: 0 };
        let engines = self.tables[self.begun];
        self.begun += 1;
        Next::Play(Pairing { id, engines, games: self.length.games, opening: self.round as usize })
    }

    pub(super) fn report(&mut self, id: PairId, points: Points) {
        if id.round == self.round {
            self.ended += 1;
            let engines = self.tables[id.table as usize];
            (0..2).for_each(|side| self.points[engines[side]] += points[side]);
        }
    }

    fn pair(&mut self) {
        let mut order: Vec<usize> = (0..self.engines).collect();
        order.sort_by_key(|&engine| (std::cmp::Reverse(self.points[engine]), engine));
        // As few second meetings as there have to be; then who rests comes from as far below as it can.
        let most = order.len() / 2;
        let found = (0..=most).find_map(|again| {
            self.resting(&order).into_iter().find_map(|resting| {
                let playing: Vec<usize> =
                    order.iter().copied().filter(|engine| Some(*engine) != resting).collect();
                let tables = self.matched(&playing, again, &mut HashSet::new())?;
                Some((resting, tables))
            })
        });
        let (resting, tables) = found.expect("with second meetings for all there is a way");
        self.tables = tables;
        if let Some(resting) = resting {
            // All points of a meeting are theirs.
            self.rested[resting] = true;
            self.points[resting] += 2 * self.length.games;
        }
        for table in &mut self.tables {
            let white = |engine| self.met.iter().filter(|met| met[0] == engine).count();
            if white(table[0]) > white(table[1]) {
                table.reverse();
            }
        }
        self.met.extend(&self.tables);
    }

    /// Who may rest where one has to, the best choice first: the last of those who have not yet.
    fn resting(&self, order: &[usize]) -> Vec<Option<usize>> {
        if order.len().is_multiple_of(2) {
            return vec![None];
        }
        let fresh = order.iter().rev().copied().filter(|&engine| !self.rested[engine]);
        let fresh: Vec<Option<usize>> = fresh.map(Some).collect();
        if fresh.is_empty() { vec![order.last().copied()] } else { fresh }
    }

    /// Pairs from the top with at most so many second meetings, if there is a way. `stuck` keeps those that were left
    /// without one, so that none is tried twice.
    fn matched(
        &self,
        order: &[usize],
        again: usize,
        stuck: &mut HashSet<(Vec<usize>, usize)>,
    ) -> Option<Vec<[usize; 2]>> {
        let Some((&first, others)) = order.split_first() else { return Some(Vec::new()) };
        if stuck.contains(&(order.to_vec(), again)) {
            return None;
        }
        let found = self.wishes(first, others).find_map(|second| {
            let have_met = self.met.iter().any(|met| *met == [first, second] || *met == [second, first]);
            let again = again.checked_sub(usize::from(have_met))?;
            let rest: Vec<usize> = others.iter().copied().filter(|&other| other != second).collect();
            let mut tables = self.matched(&rest, again, stuck)?;
            tables.insert(0, [first, second]);
            Some(tables)
        });
        if found.is_none() {
            stuck.insert((order.to_vec(), again));
        }
        found
    }

    /// Whom one would meet, the best first.
    fn wishes(&self, first: usize, others: &[usize]) -> impl Iterator<Item = usize> {
        let alike = others.iter().take_while(|&&other| self.points[other] == self.points[first]).count();
        // Of so many with equal points, itself among them, the one half of them below it.
        let from = match self.manner {
            Manner::Halves => alike / 2 - usize::from(alike > 0 && alike.is_multiple_of(2)),
            Manner::Neighbours => 0,
        };
        let (above, below) = others[..alike].split_at(from);
        below
            .iter()
            .chain(above.iter().rev())
            .chain(&others[alike..])
            .copied()
            .collect::<Vec<_>>()
            .into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(engines: usize, rounds: u32) -> Vec<[usize; 2]> {
        let mut swiss = Swiss::new(engines, Length { rounds, games: 2, total: None }, Manner::Neighbours);
        let mut met = Vec::new();
        while let Next::Play(pairing) = swiss.next() {
            let [first, second] = pairing.engines;
            met.push([first.min(second), first.max(second)]);
            swiss.report(pairing.id, if first < second { [4, 0] } else { [0, 4] });
        }
        met
    }

    #[test]
    fn equals_meet_and_nobody_twice() {
        let met = met(8, 3);
        assert_eq!(met.len(), 12);
        let mut different = met.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), 12);
        // Before the last round only 0 and some other engine have all points.
        assert!(met[8][0] == 0);
    }

    #[test]
    fn an_odd_one_rests_once() {
        let met = met(5, 5);
        assert_eq!(met.len(), 10);
        for engine in 0..5 {
            assert_eq!(met.iter().filter(|pair| pair.contains(&engine)).count(), 4);
        }
    }
}
