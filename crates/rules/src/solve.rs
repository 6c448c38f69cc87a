//! Forced mates, found by exact search.

mod mating;
mod screen;
mod search;
mod sight;
mod table;

use std::sync::atomic::{AtomicUsize, Ordering};

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

/// Mates of more moves than this take long enough for threads to share.
const SHORT: u32 = 4;

/// Proves the shortest forced mate in at most `moves` moves of the side to move, or that there is none.
///
/// Every legal move and every defence is searched; draws by material, count and repetition are ignored.
pub fn solve<P: Board>(position: &P, moves: u32) -> Option<Solution<P::Move>> {
    solve_on(position, moves, 1)
}

/// The same on so many threads, which share the first moves of long mates; the answer does not depend on them.
///
/// # Panics
/// When a thread does, which is a fault of the program.
pub fn solve_on<P: Board>(position: &P, moves: u32, threads: usize) -> Option<Solution<P::Move>> {
    if !position.can_mate(position.side()) {
        return None;
    }
    let mut solvers = vec![Solver::new(position.side())];
    if let Some(mate_in) = solvers[0].shortest(position, if threads > 1 { moves.min(SHORT) } else { moves }) {
        let mut first_moves = sorted(position);
        first_moves.retain(|&first| solvers[0].is_lost(&after(position, first), mate_in - 1));
        let line = line(&mut solvers[0], position.clone(), first_moves[0], mate_in);
        return Some(Solution { mate_in, first_moves, line });
    }
    if threads < 2 || position.is_drawn() {
        return None;
    }
    solvers.resize_with(threads, || Solver::new(position.side()));
    let all = sorted(position);
    for mate_in in SHORT + 1..=moves {
        let proved = prove(&mut solvers, position, &all, mate_in - 1);
        let Some((first, who)) = proved.first().copied() else { continue };
        // Who proved it remembers how.
        let line = line(&mut solvers[who], position.clone(), all[first], mate_in);
        let first_moves = proved.into_iter().map(|(first, _)| all[first]).collect();
        return Some(Solution { mate_in, first_moves, line });
    }
    None
}

/// Which of the moves lose for the other side within so many moves, by their places, and which solver found each.
fn prove<P: Board>(
    solvers: &mut [Solver<P>],
    position: &P,
    moves: &[P::Move],
    left: u32,
) -> Vec<(usize, usize)> {
    let next = AtomicUsize::new(0);
    let search = |who: usize, solver: &mut Solver<P>| {
        let mut proved = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(&first) = moves.get(place) else { return proved };
            if solver.is_lost(&after(position, first), left) {
                proved.push((place, who));
            }
        }
    };
    let mut proved: Vec<(usize, usize)> = std::thread::scope(|scope| {
        let search = &search;
        let start = |(who, solver)| scope.spawn(move || search(who, solver));
        let threads: Vec<_> = solvers.iter_mut().enumerate().map(start).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a search does not panic")).collect()
    });
    proved.sort_unstable();
    proved
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
