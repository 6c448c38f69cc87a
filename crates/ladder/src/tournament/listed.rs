//! Meetings that are known beforehand, round by round.

use super::pairing::{Next, PairId, Pairing};
use super::schedule::Length;

pub(super) struct Listed {
    /// The tables of each round of one cycle.
    rounds: Vec<Vec<[usize; 2]>>,
    length: Length,
    round: u32,
    table: usize,
    games_begun: u32,
}

impl Listed {
    /// So many cycles as the length has rounds.
    pub(super) fn new(rounds: Vec<Vec<[usize; 2]>>, length: Length) -> Self {
        Self { rounds, length, round: 0, table: 0, games_begun: 0 }
    }

    pub(super) fn games(&self) -> u32 {
        let tables = self.rounds.iter().map(Vec::len).sum::<usize>() as u32;
        let all = self.length.rounds.saturating_mul(tables).saturating_mul(self.length.games);
        all.min(self.length.total.unwrap_or(u32::MAX))
    }

    /// How many rounds there are in all.
    pub(super) fn rounds(&self) -> u32 {
        self.length.rounds.saturating_mul(self.rounds.len() as u32)
    }

    pub(super) fn next(&mut self) -> Next {
        let left = self.games() - self.games_begun;
        if left == 0 {
            return Next::Done;
        }
        let cycle = self.rounds.len() as u32;
        let tables = &self.rounds[(self.round % cycle) as usize];
        let id = PairId { round: self.round, table: self.table as u32, turn: 0 };
        let mut engines = tables[self.table];
        // Where games are not played twice, colours change from cycle to cycle.
        if self.length.games == 1 && self.round / cycle % 2 == 1 {
            engines.reverse();
        }
        let games = self.length.games.min(left);
        self.games_begun += games;
        self.table += 1;
        if self.table == tables.len() {
            (self.round, self.table) = (self.round + 1, 0);
        }
        Next::Play(Pairing { id, engines, games, opening: id.round as usize })
    }
}
