//! One thread's search: what it carries from node to node.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use rules::{Colour, MoveParts, SquareSet};

use crate::evaluate::{Ending, House, KnownLoss, Tables, evaluate_with};
use crate::ordering::{Arrival, History, MAX_PLY};
use crate::packed::Packed;
use crate::table::Table;

/// The score of a mate on the board, for the side that gave it. A mate after n plies is worth n less.
pub(crate) const MATE: i32 = 32_000;
/// From here on a score is a mate.
pub(crate) const MATED: i32 = MATE - 2 * MAX_PLY as i32;
/// Above every score.
pub(crate) const INFINITE: i32 = MATE + 1;
/// No evaluation: the side to move is in check.
pub(crate) const UNKNOWN: i32 = -INFINITE;

/// What all threads of one search share.
pub(crate) struct Shared<'e> {
    pub(crate) table: &'e Table,
    pub(crate) stop: &'e AtomicBool,
    /// The first thread has its answer.
    pub(crate) over: &'e AtomicBool,
    /// Whether the time does not count yet, because the opponent is thinking.
    pub(crate) pondering: &'e AtomicBool,
    /// Nodes of all threads, brought up to date now and then.
    pub(crate) nodes: &'e AtomicU64,
    /// At most this many nodes, exact with one thread.
    pub(crate) node_limit: u64,
    /// When the search has to end.
    pub(crate) deadline: Option<Instant>,
}

/// A move with what is thought of it before it is searched.
#[derive(Clone, Copy)]
pub(crate) struct Scored<M> {
    pub(crate) played: M,
    pub(crate) packed: Packed,
    pub(crate) score: i32,
}

/// A thread's search.
pub(crate) struct Worker<'e, P: House> {
    pub(crate) shared: &'e Shared<'e>,
    tables: &'e Tables<P>,
    pub(crate) history: History,
    /// The moves of all nodes from the root to here, one node after the other.
    pub(crate) moves: Vec<Scored<P::Move>>,
    /// The hashes of all positions before this one, the game's included.
    pub(crate) path: Vec<u64>,
    /// The principal variation from each ply on.
    pub(crate) pv: Vec<Vec<P::Move>>,
    /// Static evaluations on the way here.
    pub(crate) evals: [i32; MAX_PLY + 4],
    /// The moves on the way here; at `ply` the one that led there.
    pub(crate) arrivals: [Arrival; MAX_PLY + 4],
    /// The move that is left out at a ply, to see whether another one is as good.
    pub(crate) excluded: [Packed; MAX_PLY + 4],
    pub(crate) nodes: u64,
    reported: u64,
    pub(crate) deepest: usize,
    pub(crate) stopped: bool,
    /// A first depth is finished, so that there is an answer to give.
    pub(crate) has_answer: bool,
}

/// How many nodes go by between two looks at clock and flag.
const PERIOD: u64 = 256;

impl<'e, P: House> Worker<'e, P> {
    /// A worker that knows the positions before the root by their hashes.
    pub(crate) fn new(
        shared: &'e Shared<'e>,
        tables: &'e Tables<P>,
        history: History,
        before: &[u64],
    ) -> Self {
        let mut path = Vec::with_capacity(before.len() + MAX_PLY + 4);
        path.extend_from_slice(before);
        Self {
            shared,
            tables,
            history,
            moves: Vec::with_capacity(4096),
            path,
            pv: (0..MAX_PLY + 4).map(|_| Vec::with_capacity(MAX_PLY + 4)).collect(),
            evals: [UNKNOWN; MAX_PLY + 4],
            arrivals: [Arrival::NONE; MAX_PLY + 4],
            excluded: [Packed::NONE; MAX_PLY + 4],
            nodes: 0,
            reported: 0,
            deepest: 0,
            stopped: false,
            has_answer: false,
        }
    }

    /// What a position is worth to the side to move, without search.
    #[inline]
    pub(crate) fn evaluate(&self, position: &P) -> i32 {
        evaluate_with(position, self.tables)
    }

    /// Counts a node and sees whether there may be another.
    #[inline]
    pub(crate) fn enter(&mut self, ply: usize) {
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self.nodes >= self.shared.node_limit {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(PERIOD) {
            self.look_up();
        }
    }

    #[cold]
    fn look_up(&mut self) {
        let all = self.report_nodes();
        let late = || {
            let deadline = self.shared.deadline.filter(|_| !self.shared.pondering.load(Ordering::Relaxed));
            deadline.is_some_and(|deadline| Instant::now() >= deadline)
        };
        let told =
            || self.shared.stop.load(Ordering::Relaxed) || self.shared.over.load(Ordering::Relaxed) || late();
        if all >= self.shared.node_limit || self.has_answer && told() {
            self.stopped = true;
        }
    }

    /// Adds this thread's new nodes to those of all.
    pub(crate) fn report_nodes(&mut self) -> u64 {
        let new = self.nodes - self.reported;
        self.reported = self.nodes;
        self.shared.nodes.fetch_add(new, Ordering::Relaxed) + new
    }

    /// Notes how a ply's principal variation goes on.
    pub(crate) fn note_pv(&mut self, ply: usize, played: P::Move) {
        let (here, below) = self.pv.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(played);
        here[ply].extend_from_slice(&below[0]);
    }

    /// Whether the position is drawn by what the moves cannot change: repetition, the count of plies, the men.
    ///
    /// One repetition of a position since the root is enough, two of one before it. Mate comes before the count.
    #[inline]
    pub(crate) fn is_draw(&self, position: &P, hash: u64, ply: usize, in_check: bool) -> bool {
        if position.is_drawn() {
            return true;
        }
        let halfmove = usize::from(position.halfmove());
        if halfmove < 4 {
            return halfmove == 0 && position.occupied().len() <= 3 && is_dead(position);
        }
        if halfmove >= 100 && (!in_check || position.has_moves()) {
            return true;
        }
        let mut before = 0;
        for back in (4..=halfmove.min(self.path.len())).step_by(2) {
            if self.path[self.path.len() - back] == hash {
                before += 1;
                if back <= ply || before == 2 {
                    return true;
                }
            }
        }
        false
    }

    /// The arrival that a move is.
    #[inline]
    pub(crate) fn arrival(position: &P, played: P::Move) -> Arrival {
        use rules::BoardSquare;
        let role = match played.from() {
            Some(from) => position.role_on(from.index()),
            None => played.placed().unwrap_or(rules::Role::King),
        };
        Arrival::of::<P>(role, played.to().index())
    }
}

/// The score of an ending that is known, unless the count of plies ends it first.
pub(crate) fn settled(ending: Ending, halfmove: u16, ply: usize) -> i32 {
    let in_time = |plies: u8| halfmove + u16::from(plies) <= 100;
    match ending {
        Ending::Mates(plies) if in_time(plies) => MATE - ply as i32 - i32::from(plies),
        Ending::Mated(plies) if in_time(plies) => ply as i32 + i32::from(plies) - MATE,
        _ => 0,
    }
}

impl KnownLoss {
    /// Its score for a side, so many plies from the root.
    pub(crate) fn score(self, side: Colour, ply: usize) -> i32 {
        let mate = MATE - ply as i32 - self.plies() as i32;
        if self.loser == side { -mate } else { mate }
    }
}

/// Whether nobody can mate any more. Asked of few men only: with more the answer may take long.
#[cold]
fn is_dead<P: House>(position: &P) -> bool {
    !position.is_setup() && !Colour::ALL.into_iter().any(|colour| position.can_mate(colour))
}

/// A score as the table keeps it: mates counted from the position and not from the root.
#[inline]
pub(crate) const fn to_table(score: i32, ply: usize) -> i32 {
    if score >= MATED {
        score + ply as i32
    } else if score <= -MATED {
        score - ply as i32
    } else {
        score
    }
}

/// The reverse of [`to_table`].
#[inline]
pub(crate) const fn from_table(score: i32, ply: usize) -> i32 {
    if score >= MATED {
        score - ply as i32
    } else if score <= -MATED {
        score + ply as i32
    } else {
        score
    }
}
