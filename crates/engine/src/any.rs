//! The engine for a rule set that is only known when the program runs.

use rules::{Move, Position, Variant, chess, chess100, starchess};

use crate::engine::{Engine, Line, Report, Signals};
use crate::evaluate::House;
use crate::limits::Limits;

/// An engine for one of the rule sets. Who uses this has the search compiled here, once for all.
pub enum AnyEngine {
    /// For Starchess.
    Starchess(Box<Engine<starchess::Position>>),
    /// For classical chess.
    Chess(Box<Engine<chess::Position>>),
    /// For Chess-100.
    Chess100(Box<Engine<chess100::Position>>),
}

macro_rules! each {
    ($of:expr, $engine:ident => $body:expr) => {
        match $of {
            AnyEngine::Starchess($engine) => $body,
            AnyEngine::Chess($engine) => $body,
            AnyEngine::Chess100($engine) => $body,
        }
    };
}

impl AnyEngine {
    /// An engine with a table of so many mebibytes, at the start of a game.
    pub fn new(variant: Variant, mebibytes: usize) -> Self {
        match variant {
            Variant::Starchess => Self::Starchess(Box::new(Engine::new(mebibytes))),
            Variant::Chess => Self::Chess(Box::new(Engine::new(mebibytes))),
            Variant::Chess100 => Self::Chess100(Box::new(Engine::new(mebibytes))),
        }
    }

    /// Forgets everything, as before a new game.
    pub fn forget(&mut self) {
        each!(self, engine => engine.forget());
    }

    /// Sets the game: the position it began with, and the moves from there.
    ///
    /// # Errors
    /// Gives the number of the first move that is not legal, from 0; the game stands before it then.
    ///
    /// # Panics
    /// When the position is not of the engine's rule set.
    pub fn set_game(&mut self, start: &Position, moves: &[Move]) -> Result<(), usize> {
        macro_rules! set {
            ($kind:ident, $engine:expr, $start:expr) => {{
                let own = moves.iter().map_while(|&played| match played {
                    Move::$kind(played) => Some(played),
                    _ => None,
                });
                $engine.set_game($start.clone(), own)
            }};
        }
        match (self, start) {
            (Self::Starchess(engine), Position::Starchess(start)) => set!(Starchess, engine, start),
            (Self::Chess(engine), Position::Chess(start)) => set!(Chess, engine, start),
            (Self::Chess100(engine), Position::Chess100(start)) => set!(Chess100, engine, start),
            _ => panic!("a position of another rule set"),
        }
    }

    /// Searches for so many best lines until a limit is reached. `progress` sees how it stands after each depth.
    ///
    /// # Panics
    /// When a thread of the search does, which is a fault of the program.
    pub fn think(
        &mut self,
        lines: usize,
        limits: &Limits,
        signals: &Signals,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        each!(self, engine => think(engine, lines, limits, signals, progress))
    }
}

fn think<P: House<Move: Into<Move>>>(
    engine: &mut Engine<P>,
    lines: usize,
    limits: &Limits,
    signals: &Signals,
    progress: &mut dyn FnMut(&Report<Move>),
) -> Report<Move> {
    engine.lines = lines;
    widened(&engine.think(limits, signals, |report| progress(&widened(report))))
}

/// A report with moves of any rule set.
fn widened<M: Copy + Into<Move>>(report: &Report<M>) -> Report<Move> {
    let line = |line: &Line<M>| Line {
        score: line.score,
        raw: line.raw,
        depth: line.depth,
        pv: line.pv.iter().map(|&played| played.into()).collect(),
    };
    Report {
        lines: report.lines.iter().map(line).collect(),
        nodes: report.nodes,
        deepest: report.deepest,
        elapsed: report.elapsed,
        fullness: report.fullness,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_what_the_engine_of_the_rule_set_finds() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            let first = start.legal_moves()[0];
            let mut any = AnyEngine::new(variant, 1);
            any.set_game(&start, &[first]).expect("legal");
            let limits = Limits { nodes: Some(3_000), ..Limits::default() };
            let mut depths = 0;
            let report = any.think(2, &limits, &Signals::default(), &mut |_| depths += 1);
            assert_eq!((report.lines.len(), report.nodes), (2, 3_000));
            assert!(depths > 1);
            assert_eq!(any.set_game(&start, &[first, first]), Err(1), "{variant}");
        }
        let mut any = AnyEngine::new(Variant::Chess, 1);
        let mut own = Engine::<chess::Position>::new(1);
        let limits = Limits { nodes: Some(3_000), ..Limits::default() };
        let told = any.think(1, &limits, &Signals::default(), &mut |_| ());
        let found = own.think(&limits, &Signals::default(), |_| ());
        assert_eq!(told.lines[0].raw, found.lines[0].raw);
        assert_eq!(told.lines[0].pv.len(), found.lines[0].pv.len());
    }
}
