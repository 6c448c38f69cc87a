//! The root: deeper and deeper, with windows around the last score, for one line or several.

use crate::evaluate::House;
use crate::ordering::{Arrival, MAX_PLY};
use crate::packed::Packed;
use crate::search::Node;
use crate::table::{Bound, Known};
use crate::worker::{INFINITE, MATE, MATED, Worker, to_table};

/// A move at the root, with what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) played: M,
    pub(crate) score: i32,
    pub(crate) depth: i32,
    /// It begins with the move itself.
    pub(crate) pv: Vec<M>,
}

/// How deep to go, and for how many lines.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    pub(crate) first_depth: i32,
    pub(crate) last_depth: i32,
    pub(crate) lines: usize,
}

/// How far the window reaches beyond the last score at first.
const WINDOW: i32 = 18;

impl<P: House> Worker<'_, P> {
    /// Searches the root moves deeper and deeper. After each depth `done` sees the moves, the best `aim.lines` of them in order,
    /// and says whether to go on.
    pub(crate) fn iterate(
        &mut self,
        root: &P,
        moves: &mut [RootMove<P::Move>],
        aim: Aim,
        mut done: impl FnMut(&mut Self, &[RootMove<P::Move>], i32) -> bool,
    ) {
        let lines = aim.lines.clamp(1, moves.len().max(1));
        for depth in aim.first_depth..=aim.last_depth.min(MAX_PLY as i32 - 1) {
            for line in 0..lines {
                self.search_line(root, moves, line, depth);
                moves[line..].sort_by_key(|root_move| -root_move.score);
                if self.stopped {
                    break;
                }
            }
            moves[..lines].sort_by_key(|root_move| -root_move.score);
            self.has_answer = true;
            if self.stopped || !done(self, moves, depth) {
                return;
            }
        }
    }

    /// One line: the best of the moves from `line` on.
    fn search_line(&mut self, root: &P, moves: &mut [RootMove<P::Move>], line: usize, depth: i32) {
        let last = moves[line].score;
        let mut width = WINDOW;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= 5 && last.abs() < MATED {
            (alpha, beta) = (last - width, last + width);
        }
        loop {
            let score = self.search_root(root, &mut moves[line..], alpha, beta, depth);
            if self.stopped {
                return;
            }
            moves[line..].sort_by_key(|root_move| -root_move.score);
            width += width;
            if score <= alpha && alpha > -INFINITE {
                beta = i32::midpoint(alpha, beta);
                alpha = if width > 800 { -INFINITE } else { (score - width).max(-INFINITE) };
            } else if score >= beta && beta < INFINITE {
                beta = if width > 800 { INFINITE } else { (score + width).min(INFINITE) };
            } else {
                return;
            }
        }
    }

    fn search_root(
        &mut self,
        root: &P,
        moves: &mut [RootMove<P::Move>],
        mut alpha: i32,
        beta: i32,
        depth: i32,
    ) -> i32 {
        let hash = root.hash();
        let in_check = root.in_check();
        self.evals[0] = if in_check { -INFINITE } else { self.evaluate(root) };
        self.path.push(hash);
        let mut best = -INFINITE;
        let mut best_move = Packed::NONE;
        let old_alpha = alpha;
        for (index, root_move) in moves.iter_mut().enumerate() {
            let played = root_move.played;
            let mut after = root.clone();
            after.make(played);
            self.arrivals[0] = Arrival::NONE;
            self.arrivals[1] = Self::arrival(root, played);
            let (check, hash) = (after.in_check(), after.hash());
            let child = |depth: i32, cut: bool| Node { depth, ply: 1, in_check: check, hash, cut };
            let new_depth = depth - 1 + i32::from(check);
            let mut score = -INFINITE;
            let mut full = index > 0;
            if depth >= 3 && index > 3 {
                let reduced = (new_depth - crate::reductions::reduction(depth, index as i32) + 1).max(1);
                if reduced < new_depth {
                    score = -self.search::<false>(&after, -alpha - 1, -alpha, child(reduced, true));
                    full = score > alpha;
                }
            }
            if full && !self.stopped {
                score = -self.search::<false>(&after, -alpha - 1, -alpha, child(new_depth, true));
            }
            if !self.stopped && (index == 0 || score > alpha) {
                score = -self.search::<true>(&after, -beta, -alpha, child(new_depth, false));
            }
            if self.stopped {
                break;
            }
            if index == 0 || score > alpha {
                root_move.score = score;
                root_move.depth = depth;
                root_move.pv.clear();
                root_move.pv.push(played);
                root_move.pv.extend_from_slice(&self.pv[1]);
            } else {
                // Sorting is stable: what was not looked into keeps its order.
                root_move.score = -INFINITE;
            }
            if score > best {
                best = score;
                best_move = Packed::of(played);
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        self.path.pop();
        if !self.stopped {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > old_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let eval = self.evals[0];
            self.shared
                .table
                .store(hash, Known { best: best_move, score: to_table(best, 0), eval, depth, bound });
        }
        best
    }
}

/// In how many moves a score mates: positive for the side to move, negative against it; none if it is no mate.
pub(crate) const fn mate_in(score: i32) -> Option<i32> {
    if score >= MATED {
        Some((MATE - score + 1) / 2)
    } else if score <= -MATED {
        Some(-(MATE + score) / 2)
    } else {
        None
    }
}
