//! The engine as a player of games within the process.

use crate::duel::Player;
use crate::engine::{Engine, Signals};
use crate::evaluate::House;
use crate::level;
use crate::limits::Limits;

/// The engine with fixed nodes: the same game on every run.
pub struct HousePlayer<P: House> {
    engine: Engine<P>,
    nodes: u64,
    level: u8,
}

/// The table of a player within the process, in mebibytes.
const HASH: usize = 4;

impl<P: House> HousePlayer<P> {
    /// At full strength with so many nodes a move.
    pub fn new(nodes: u64) -> Self {
        Self { engine: Engine::new(HASH), nodes, level: level::FULL }
    }

    /// At a level from 1 to 9.
    pub fn at_level(level: u8) -> Self {
        Self { engine: Engine::new(HASH), nodes: u64::MAX, level }
    }

    /// With other values of the terms than those built in.
    #[must_use]
    pub fn with_terms(mut self, terms: &crate::Terms) -> Self {
        self.engine.set_terms(terms);
        self
    }
}

impl<P: House> Player<P> for HousePlayer<P> {
    fn begin(&mut self) {
        self.engine.forget();
    }

    fn choose(&mut self, start: &P, moves: &[P::Move]) -> P::Move {
        self.engine.set_game(start.clone(), moves.iter().copied()).expect("the moves are legal");
        let signals = Signals::default();
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let report = if self.level < level::FULL {
            let seed = self.engine.position().hash();
            level::think_seeded(&mut self.engine, self.level, &Limits::default(), &signals, seed)
        } else {
            self.engine.think(&limits, &signals, |_| {})
        };
        report.lines[0].pv[0]
    }
}
