//! The standing of a match: what was won, drawn and lost, and by what.

use std::collections::{BTreeMap, HashSet};

use ladder::Tally;
use ladder::tournament::PairId;
use rules::{Colour, Outcome};

use super::history::Meeting;
use crate::fault::FaultKind;

/// Results so far. Its size does not grow with the games but for a word a meeting.
pub(crate) struct Standing {
    pub(crate) rows: Vec<Row>,
    seen: HashSet<PairId>,
    pub(crate) games: u32,
    /// Meetings that do not count.
    pub(crate) void: u32,
    /// Time that games took, and that threads waited in them for a CPU.
    pub(crate) wall_ms: u64,
    pub(crate) lag_ms: u64,
}

/// One engine.
#[derive(Clone)]
pub(crate) struct Row {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    /// Games without a result.
    pub(crate) open: u32,
    /// Of whole pairs, or of single games where no game has its reverse.
    pub(crate) tally: Tally,
    /// What it lost by.
    pub(crate) faults: BTreeMap<FaultKind, u32>,
}

impl Row {
    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses + self.open
    }

    /// Points, a draw half a one.
    pub(crate) fn points(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }
}

impl Standing {
    pub(crate) fn new(engines: usize, paired: bool) -> Self {
        let tally = if paired { Tally::paired() } else { Tally::single() };
        let row = Row { wins: 0, draws: 0, losses: 0, open: 0, tally, faults: BTreeMap::new() };
        Self { rows: vec![row; engines], seen: HashSet::new(), games: 0, void: 0, wall_ms: 0, lag_ms: 0 }
    }

    /// Counts a meeting, once. Gives whether it was new.
    pub(crate) fn add(&mut self, meeting: &Meeting) -> bool {
        if !self.seen.insert(meeting.id) {
            return false;
        }
        for (number, game) in meeting.games.iter().enumerate() {
            self.wall_ms += game.ending.wall_ms;
            self.lag_ms += game.ending.lag_ms;
            if meeting.void.is_some() {
                continue;
            }
            self.games += 1;
            for colour in Colour::ALL {
                let row = &mut self.rows[meeting.engine(number, colour)];
                *match game.outcome() {
                    Outcome::Draw => &mut row.draws,
                    Outcome::None => &mut row.open,
                    outcome if outcome == Outcome::win(colour) => &mut row.wins,
                    _ => &mut row.losses,
                } += 1;
                for (_, fault) in game.ending.faults.iter().filter(|(side, _)| *side == colour.letter()) {
                    *row.faults.entry(fault.kind).or_default() += 1;
                }
            }
        }
        let decided = meeting.games.iter().all(|game| game.outcome() != Outcome::None);
        if meeting.void.is_some() {
            self.void += 1;
        } else if decided {
            let points = meeting.points();
            for (engine, points) in meeting.engines.into_iter().zip(points) {
                let tally = &mut self.rows[engine].tally;
                // A game without its reverse says less than a pair, and is left out where there are pairs.
                if tally.counts().len() == 2 * meeting.games.len() + 1 {
                    tally.add(points as usize);
                }
            }
        }
        true
    }
}
