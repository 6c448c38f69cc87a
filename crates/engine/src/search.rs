//! Principal variation search.

use rules::SquareSet;

use crate::evaluate::House;
use crate::exchange::gains_at_least;
use crate::ordering::{Arrival, MAX_PLY};
use crate::packed::Packed;
use crate::picker::{is_bad_capture, is_special};
use crate::reductions::reduction;
use crate::table::{Bound, Known};
use crate::worker::{INFINITE, MATE, MATED, UNKNOWN, Worker, from_table, settled, to_table};

/// Where a node lies in the tree.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub(crate) depth: i32,
    pub(crate) ply: usize,
    pub(crate) in_check: bool,
    pub(crate) hash: u64,
    /// Expected to fail high.
    pub(crate) cut: bool,
}

impl<P: House> Worker<'_, P> {
    /// The value of a position within a window, searched to a depth. `PV` with a window wider than one.
    pub(crate) fn search<const PV: bool>(
        &mut self,
        position: &P,
        mut alpha: i32,
        mut beta: i32,
        node: Node,
    ) -> i32 {
        let Node { mut depth, ply, in_check, hash, cut } = node;
        if depth <= 0 {
            return self.quiesce(position, alpha, beta, node, true);
        }
        self.enter(ply);
        if self.stopped {
            return 0;
        }
        if PV {
            self.pv[ply].clear();
        }
        let excluded = self.excluded[ply];
        if excluded == Packed::NONE {
            if self.is_draw(position, hash, ply, in_check) {
                return 0;
            }
            if ply >= MAX_PLY {
                return self.evaluate(position);
            }
            if let Some(ending) = position.ending() {
                return settled(ending, position.halfmove(), ply);
            }
            if let Some(loss) = position.known_loss() {
                return loss.score(position.side(), ply);
            }
            // No mate from here can be better than these.
            alpha = alpha.max(ply as i32 - MATE);
            beta = beta.min(MATE - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }

        let known = if excluded == Packed::NONE { self.shared.table.probe(hash) } else { None };
        if let Some(known) = known
            && !PV
            && known.depth >= depth
            && position.halfmove() < 90
        {
            let score = from_table(known.score, ply);
            let enough = match known.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
                Bound::None => false,
            };
            if enough {
                return score;
            }
        }
        let best_known = known.map_or(Packed::NONE, |known| known.best);

        let eval = match known {
            _ if in_check => UNKNOWN,
            _ if excluded != Packed::NONE => self.evals[ply],
            Some(known) if known.eval != UNKNOWN => known.eval,
            _ => self.evaluate(position),
        };
        self.evals[ply] = eval;
        let improving = !in_check && ply >= 2 && eval > self.evals[ply - 2];
        let guess = match known {
            Some(known) if known.bound == Bound::Lower && known.score > eval => from_table(known.score, ply),
            Some(known) if known.bound == Bound::Upper && known.score < eval => from_table(known.score, ply),
            _ => eval,
        };
        let bound_to_move = in_check || position.is_bound();
        self.history.clear_killers(ply + 1);

        if !PV && !bound_to_move && excluded == Packed::NONE && beta.abs() < MATED && !position.is_setup() {
            if depth <= 6 && guess - 75 * (depth - i32::from(improving)) >= beta && guess < MATED {
                return i32::midpoint(guess, beta);
            }
            if depth <= 3 && eval + 220 * depth <= alpha {
                let score = self.quiesce(position, alpha, beta, node, true);
                if score <= alpha || self.stopped {
                    return score;
                }
            }
            if let Some(score) = self.pass_and_see(position, beta, guess, node) {
                return score;
            }
        }
        if depth >= 4 && best_known == Packed::NONE && (PV || cut) {
            depth -= 1;
        }

        let side = position.side();
        let enemies = position.men_of(!side);
        let start = self.list_moves(position, best_known, ply);
        let listed = self.moves.len() - start;
        if listed == 0 {
            return if in_check { ply as i32 - MATE } else { 0 };
        }
        let old_alpha = alpha;
        let mut best = -INFINITE;
        let mut best_move = Packed::NONE;
        let mut searched = 0;
        let before = self.arrivals[ply];
        // Quiet moves that were tried in vain, to be remembered as such.
        let mut vain: [Arrival; 32] = [Arrival::NONE; 32];
        let mut vain_count = 0;
        self.path.push(hash);
        let mut next = start;
        while next < self.moves.len() {
            let chosen = self.pick(position, next);
            next += 1;
            if chosen.packed == excluded {
                continue;
            }
            let is_quiet = !enemies.has(chosen.packed.to()) && !is_promotion(chosen.packed);
            let arrival = Self::arrival(position, chosen.played);

            if best > -MATED && !bound_to_move && !PV {
                if is_quiet && !is_special(chosen.score) {
                    let many = (3 + depth * depth) >> i32::from(!improving);
                    if depth <= 6
                        && (searched > many || eval + 90 + 95 * depth <= alpha && !position.is_setup())
                    {
                        // All that follow are quiet too, or lose by exchange.
                        break;
                    }
                    if depth <= 3 && chosen.score < -3000 * depth
                        || depth <= 6 && !gains_at_least(position, chosen.played, -45 * depth)
                    {
                        searched += 1;
                        continue;
                    }
                } else if is_bad_capture(chosen.score)
                    && depth <= 6
                    && !gains_at_least(position, chosen.played, -90 * depth)
                {
                    searched += 1;
                    continue;
                }
            }

            let mut extension = 0;
            if chosen.packed == best_known
                && depth >= 7
                && excluded == Packed::NONE
                && let Some(known) = known
                && known.depth >= depth - 3
                && matches!(known.bound, Bound::Lower | Bound::Exact)
                && known.score.abs() < MATED
            {
                // If all else fails by a margin, this move is the only one and deserves a closer look.
                let limit = known.score - 2 * depth;
                self.path.pop();
                self.excluded[ply] = chosen.packed;
                let other =
                    self.search::<false>(position, limit - 1, limit, Node { depth: (depth - 1) / 2, ..node });
                self.excluded[ply] = Packed::NONE;
                self.path.push(hash);
                if self.stopped {
                    break;
                }
                if other < limit {
                    extension = 1;
                } else if limit >= beta {
                    best = limit;
                    break;
                }
            }

            let mut after = position.clone();
            after.make(chosen.played);
            let hash_after = after.hash();
            self.shared.table.touch(hash_after);
            let check = after.in_check();
            if check && extension == 0 && (ply as i32) < 2 * (depth + 8) && !is_bad_capture(chosen.score) {
                extension = 1;
            }
            self.arrivals[ply + 1] = arrival;
            searched += 1;
            let new_depth = depth - 1 + extension;
            let child =
                |depth: i32, cut: bool| Node { depth, ply: ply + 1, in_check: check, hash: hash_after, cut };
            let mut score = -INFINITE;
            let mut full = !PV || searched > 1;
            if depth >= 3 && searched > 1 + i32::from(PV) && (is_quiet || is_bad_capture(chosen.score)) {
                let mut less = reduction(depth, searched) + i32::from(cut) - i32::from(PV) - i32::from(check);
                if is_quiet {
                    less += i32::from(!improving);
                    less -= if is_special(chosen.score) { 1 } else { (chosen.score / 8192).clamp(-2, 2) };
                }
                let reduced = (new_depth - less).clamp(1, new_depth.max(1));
                score = -self.search::<false>(&after, -alpha - 1, -alpha, child(reduced, true));
                full = score > alpha && reduced < new_depth;
            }
            if full && !self.stopped {
                score = -self.search::<false>(&after, -alpha - 1, -alpha, child(new_depth, !cut));
            }
            if PV && !self.stopped && (searched == 1 || score > alpha) {
                score = -self.search::<true>(&after, -beta, -alpha, child(new_depth, false));
            }
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = chosen.packed;
                    if PV {
                        self.note_pv(ply, chosen.played);
                    }
                    alpha = score;
                    if score >= beta {
                        if is_quiet {
                            let bonus = (16 * depth * depth + 128 * depth).min(2000);
                            self.history.cut(ply, before, chosen.packed);
                            self.history.learn(side, before, arrival, bonus);
                            for &arrival in &vain[..vain_count] {
                                self.history.learn(side, before, arrival, -bonus);
                            }
                        }
                        break;
                    }
                }
            }
            if is_quiet && vain_count < vain.len() {
                vain[vain_count] = arrival;
                vain_count += 1;
            }
        }
        self.path.pop();
        self.moves.truncate(start);
        if self.stopped {
            return 0;
        }
        if best == -INFINITE {
            // Only the excluded move is there.
            return alpha;
        }
        if excluded == Packed::NONE {
            let bound = if best >= beta {
                Bound::Lower
            } else if PV && best > old_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let noted = Known { best: best_move, score: to_table(best, ply), eval, depth, bound };
            self.shared.table.store(hash, noted);
        }
        best
    }
}

const fn is_promotion(packed: Packed) -> bool {
    packed.0 >> 14 & 7 != 0 && packed.0 >> 17 & 1 == 0
}
