//! A Swiss tournament: those with equal points meet, nobody meets the same engine twice while that can be helped.

use super::pairing::{Next, PairId, Pairing, Points};
use super::schedule::Length;

pub(crate) struct Swiss {
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
    pub(crate) fn new(engines: usize, length: Length) -> Self {
        let mut swiss = Self {
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

    pub(crate) fn games(&self) -> u32 {
        self.length.rounds * self.length.games * (self.engines / 2) as u32
    }

    pub(crate) fn next(&mut self) -> Next {
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

    pub(crate) fn report(&mut self, id: PairId, points: Points) {
        if id.round == self.round {
            self.ended += 1;
            let engines = self.tables[id.table as usize];
            (0..2).for_each(|side| self.points[engines[side]] += points[side]);
        }
    }

    fn pair(&mut self) {
        let mut order: Vec<usize> = (0..self.engines).collect();
        order.sort_by_key(|&engine| (std::cmp::Reverse(self.points[engine]), engine));
        if order.len() % 2 == 1 {
            // The last who has not rested yet; all points of a meeting are theirs.
            let at = order.iter().rposition(|&engine| !self.rested[engine]).unwrap_or(order.len() - 1);
            let resting = order.remove(at);
            self.rested[resting] = true;
            self.points[resting] += 2 * self.length.games;
        }
        self.tables = self
            .matched(&order)
            .unwrap_or_else(|| order.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect());
        for table in &mut self.tables {
            let white = |engine| self.met.iter().filter(|met| met[0] == engine).count();
            if white(table[0]) > white(table[1]) {
                table.reverse();
            }
        }
        self.met.extend(&self.tables);
    }

    /// Pairs from the top without a second meeting, if there is a way.
    fn matched(&self, order: &[usize]) -> Option<Vec<[usize; 2]>> {
        let Some((&first, others)) = order.split_first() else { return Some(Vec::new()) };
        others.iter().find_map(|&second| {
            let again = self.met.iter().any(|met| *met == [first, second] || *met == [second, first]);
            if again {
                return None;
            }
            let rest: Vec<usize> = others.iter().copied().filter(|&other| other != second).collect();
            let mut tables = self.matched(&rest)?;
            tables.insert(0, [first, second]);
            Some(tables)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(engines: usize, rounds: u32) -> Vec<[usize; 2]> {
        let mut swiss = Swiss::new(engines, Length { rounds, games: 2, total: None });
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
