//! The engine's best two moves.

use std::marker::PhantomData;

use engine::{AnyEngine, Limits, Score, Signals};

use crate::chance::win_chance;
use crate::rule_sets::Mined;

/// The table of a verifier, in mebibytes.
const HASH: usize = 16;

/// Asks the engine for the best two moves of positions.
pub(crate) struct Verifier<P: Mined> {
    engine: AnyEngine,
    rules: PhantomData<P>,
}

/// The best move and what comes next to it.
#[derive(Clone, Debug)]
pub(crate) struct Ranked<M> {
    /// What is played best.
    pub(crate) best: M,
    /// What it is worth to the side to move.
    pub(crate) score: Score,
    /// What the side to move gets without it; nothing where it is the only legal move.
    pub(crate) second: Option<(M, Score)>,
    /// How many positions had been searched when the best was held to be the best for good.
    pub(crate) found_after: u64,
}

impl<M: Copy> Ranked<M> {
    /// The win chance with the best move.
    pub(crate) fn chance<P: Mined<Move = M>>(&self) -> f64 {
        win_chance(P::VARIANT, self.score)
    }

    /// The win chance with anything else; −1 where there is nothing else.
    pub(crate) fn otherwise<P: Mined<Move = M>>(&self) -> f64 {
        self.second.map_or(-1.0, |(_, score)| win_chance(P::VARIANT, score))
    }

    /// How much of the win chance the best move alone keeps.
    pub(crate) fn gap<P: Mined<Move = M>>(&self) -> f64 {
        self.chance::<P>() - self.otherwise::<P>()
    }
}

impl<P: Mined> Verifier<P> {
    pub(crate) fn new() -> Self {
        Self { engine: AnyEngine::new(P::VARIANT, HASH), rules: PhantomData }
    }

    /// Forgets everything, so that what follows does not depend on what was asked before.
    pub(crate) fn forget(&mut self) {
        self.engine.forget();
    }

    /// The best two moves by so many nodes. None where there is no legal move.
    pub(crate) fn rank(&mut self, position: &P, nodes: u64) -> Option<Ranked<P::Move>> {
        self.search(position, nodes, 2)
    }

    /// The best move by so many nodes, without a second.
    pub(crate) fn best(&mut self, position: &P, nodes: u64) -> Option<Ranked<P::Move>> {
        self.search(position, nodes, 1)
    }

    fn search(&mut self, position: &P, nodes: u64, lines: usize) -> Option<Ranked<P::Move>> {
        self.engine.set_game(&position.wide(), &[]).expect("there are no moves");
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        // The best after each depth, and when it became that.
        let mut leader = None;
        let report = self.engine.think(lines, &limits, &Signals::default(), &mut |report| {
            let best = report.lines[0].pv[0];
            if leader.is_none_or(|(leading, _)| leading != best) {
                leader = Some((best, report.nodes));
            }
        });
        let first = report.lines.first()?;
        let best = first.pv[0];
        let found_after = match leader {
            Some((leading, since)) if leading == best => since,
            _ => report.nodes,
        };
        let second = report.lines.get(1).map(|line| (P::own(line.pv[0]), line.score));
        Some(Ranked { best: P::own(best), score: first.score, second, found_after })
    }
}
