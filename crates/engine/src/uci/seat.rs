//! An engine of any rule set, as the protocol sees it.

use rules::{Variant, chess, chess100, starchess};

use crate::engine::{Engine, Report, Score, Signals};
use crate::evaluate::House;
use crate::limits::Limits;

/// An engine behind the protocol's texts.
pub(super) trait Seat: Send {
    /// Sets the game; no position string is the start.
    fn set_game(&mut self, position: Option<&str>, moves: &[String]) -> Result<(), String>;
    fn forget(&mut self);
    /// Works out what would cost time on a clock.
    fn prepare(&self);
    fn resize(&mut self, mebibytes: usize);
    fn arrange(&mut self, threads: usize, lines: usize);
    /// Thinks, telling how it stands; gives the line with the best move.
    fn think(&mut self, limits: &Limits, level: u8, signals: &Signals, tell: &mut dyn FnMut(&str)) -> String;
}

/// An engine for a rule set.
pub(super) fn seat(variant: Variant, mebibytes: usize) -> Box<dyn Seat> {
    match variant {
        Variant::Starchess => Box::new(Engine::<starchess::Position>::new(mebibytes)),
        Variant::Chess => Box::new(Engine::<chess::Position>::new(mebibytes)),
        Variant::Chess100 => Box::new(Engine::<chess100::Position>::new(mebibytes)),
    }
}

impl<P: House> Seat for Engine<P> {
    fn set_game(&mut self, position: Option<&str>, moves: &[String]) -> Result<(), String> {
        let start = match position {
            None => P::start(),
            Some(text) => text.parse().map_err(|_| format!("not a position of {}: {text}", P::VARIANT))?,
        };
        let mut read = Vec::with_capacity(moves.len());
        for text in moves {
            read.push(text.parse::<P::Move>().map_err(|_| format!("not a move of {}: {text}", P::VARIANT))?);
        }
        Self::set_game(self, start, read).map_err(|number| format!("illegal move: {}", moves[number]))
    }

    fn forget(&mut self) {
        Self::forget(self);
    }

    fn prepare(&self) {
        P::prepare();
    }

    fn resize(&mut self, mebibytes: usize) {
        Self::resize(self, mebibytes);
    }

    fn arrange(&mut self, threads: usize, lines: usize) {
        self.threads = threads;
        self.lines = lines;
    }

    fn think(&mut self, limits: &Limits, level: u8, signals: &Signals, tell: &mut dyn FnMut(&str)) -> String {
        let report = if level < crate::level::FULL {
            let report = crate::level::think(self, level, limits, signals);
            infos(&report, tell);
            report
        } else {
            let report = self.think(limits, signals, |report| infos(report, tell));
            infos(&report, tell);
            report
        };
        let Some(best) = report.lines.first() else { return "bestmove (none)".into() };
        match best.pv.as_slice() {
            [played, expected, ..] => format!("bestmove {played} ponder {expected}"),
            [played] => format!("bestmove {played}"),
            [] => "bestmove (none)".into(),
        }
    }
}

fn infos<M: std::fmt::Display>(report: &Report<M>, tell: &mut dyn FnMut(&str)) {
    let Report { lines, nodes, deepest, elapsed, fullness } = report;
    let milliseconds = elapsed.as_millis();
    let rate = (*nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    for (number, line) in lines.iter().enumerate() {
        let score = match line.score {
            Score::Centipawns(score) => format!("cp {score}"),
            Score::Mate(moves) => format!("mate {moves}"),
        };
        let pv: Vec<String> = line.pv.iter().map(ToString::to_string).collect();
        tell(&format!(
            "info depth {} seldepth {deepest} multipv {} score {score} nodes {nodes} nps {rate} hashfull {fullness} \
             time {milliseconds} pv {}",
            line.depth,
            number + 1,
            pv.join(" ")
        ));
    }
}
