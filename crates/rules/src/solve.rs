//! Forced mates, found by exact search.

mod mating;
mod screen;
mod search;
mod sight;
mod table;

use self::search::Solver;
use crate::board::Board;

/// A forced mate, as short as it can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// In how many moves of the side to move it mates against every defence.
    pub mate_in: u32,
    /// Every first move that forces mate in that many moves, sorted by bare text. Never empty.
    pub first_moves: Vec<M>,
    /// The first of them, then the longest resistance and the shortest mate in turn, up to the mate.
    pub line: Vec<M>,
}

impl<M> Solution<M> {
    /// The same with other moves.
    pub(crate) fn map<N>(self, other: impl Fn(M) -> N) -> Solution<N> {
        Solution {
            mate_in: self.mate_in,
            first_moves: self.first_moves.into_iter().map(&other).collect(),
            line: self.line.into_iter().map(&other).collect(),
        }
    }

    /// Whether only one first move forces the mate.
    pub const fn is_unique(&self) -> bool {
        self.first_moves.len() == 1
    }
}

/// Proves the shortest forced mate in at most `moves` moves of the side to move, or that there is none.
///
/// Every legal move and every defence is searched; draws by material, count and repetition are ignored.
pub fn solve<P: Board>(position: &P, moves: u32) -> Option<Solution<P::Move>> {
    if !position.can_mate(position.side()) {
        return None;
    }
    let mut solver = Solver::new(position.side());
    let mate_in = solver.shortest(position, moves)?;
    let first_moves: Vec<P::Move> = sorted(position)
        .into_iter()
        .filter(|&first| solver.is_lost(&after(position, first), mate_in - 1))
        .collect();
    let line = line(&mut solver, position.clone(), first_moves[0], mate_in);
    Some(Solution { mate_in, first_moves, line })
}

fn after<P: Board>(position: &P, played: P::Move) -> P {
    let mut next = position.clone();
    next.make(played);
    next
}

fn sorted<P: Board>(position: &P) -> Vec<P::Move> {
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(P::Move::to_string);
    moves
}

fn line<P: Board>(solver: &mut Solver<P>, mut position: P, first: P::Move, mate_in: u32) -> Vec<P::Move> {
    let mut line = vec![first];
    position.make(first);
    let mut left = mate_in - 1;
    while left > 0 {
        // Of the defences that hold out longest, the first in the order of bare text.
        let mut longest = 0;
        let mut defence = None;
        for answer in sorted(&position) {
            let lasts = solver.shortest(&after(&position, answer), left).unwrap_or(0);
            if lasts > longest {
                (longest, defence) = (lasts, Some(answer));
            }
        }
        let Some(defence) = defence else { break };
        line.push(defence);
        position.make(defence);
        left = longest - 1;
        let attack = sorted(&position)
            .into_iter()
            .find(|&m| solver.is_lost(&after(&position, m), left))
            .expect("a proved mate has a move that keeps it");
        line.push(attack);
        position.make(attack);
    }
    line
}
