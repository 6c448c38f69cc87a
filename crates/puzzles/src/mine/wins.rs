//! Wins: lines of which every own move is the only one that keeps the win.

use rules::MoveParts;

use crate::rule_sets::Mined;
use crate::verifier::{Ranked, Verifier};

/// How much of the win chance (−1 to 1) a move alone must keep.
pub(crate) const GAP: f64 = 0.7;
/// The win chance that the best move must give.
pub(crate) const WON: f64 = 0.5;
/// How many own moves a puzzle has at most.
pub(crate) const LONGEST: usize = 6;
/// By how many times more nodes a line is looked at once more.
const CONFIRM: u64 = 8;

/// Whether the best move wins, and no other does.
pub(crate) fn is_only<P: Mined>(ranked: &Ranked<P::Move>) -> bool {
    ranked.chance::<P>() >= WON && ranked.gap::<P>() >= GAP
}

/// A line of only moves.
pub(crate) struct Win<M> {
    /// Own moves and replies in turn.
    pub(crate) line: Vec<M>,
    /// What the opponent does next.
    pub(crate) then: Option<M>,
    /// How many positions the engine searched before it was sure of the first move.
    pub(crate) found_after: u64,
}

/// The line of only moves from a position, if there is one. It ends before the first move that is not the only one, and before
/// moves that are forced because no other is legal.
pub(crate) fn win_line<P: Mined>(verifier: &mut Verifier<P>, start: &P, nodes: u64) -> Option<Win<P::Move>> {
    let mut position = start.clone();
    let mut line = Vec::new();
    let mut found_after = 0;
    // How long the line is up to its last own move with a choice.
    let mut chosen = 0;
    let mut then = None;
    while line.len() < 2 * LONGEST {
        let Some(ranked) = verifier.rank(&position, nodes) else { break };
        if !is_only::<P>(&ranked) {
            break;
        }
        let Some(confirmed) = verifier.rank(&position, nodes * CONFIRM) else { break };
        if confirmed.best != ranked.best || !is_only::<P>(&confirmed) {
            break;
        }
        if line.is_empty() {
            found_after = confirmed.found_after;
        }
        line.push(confirmed.best);
        position.make(confirmed.best);
        let reply = verifier.best(&position, nodes).map(|ranked| ranked.best);
        if confirmed.second.is_some() {
            chosen = line.len();
            then = reply;
        }
        let Some(reply) = reply.filter(|_| !position.status().is_over()) else { break };
        line.push(reply);
        position.make(reply);
        if position.status().is_over() {
            break;
        }
    }
    line.truncate(chosen);
    (!line.is_empty()).then_some(Win { line, then, found_after })
}

/// The positions of a line, the first before it and the last after it.
pub(crate) fn positions<P: Mined>(start: &P, line: &[P::Move]) -> Vec<P> {
    let mut positions = vec![start.clone()];
    for &played in line {
        let mut next = positions[positions.len() - 1].clone();
        next.make(played.made_by(next.side()));
        positions.push(next);
    }
    positions
}
