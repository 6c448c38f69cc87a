//! The end of the search: captures until the position is quiet.

use crate::evaluate::House;
use crate::exchange::gains_at_least;
use crate::ordering::MAX_PLY;
use crate::packed::Packed;
use crate::picker::is_bad_capture;
use crate::search::Node;
use crate::table::{Bound, Known};
use crate::worker::{INFINITE, MATE, MATED, UNKNOWN, Worker, from_table, settled, to_table};
use rules::{BoardSquare, MoveParts, SquareSet};

/// What a capture may fall short of its victim's price and still be looked at.
const MARGIN: i32 = 150;

impl<P: House> Worker<'_, P> {
    /// The value of a position when nothing but captures, promotions and forced answers is played.
    ///
    /// `first` at the start of the series: there a check that may be left standing (Chess-100) is answered too.
    pub(crate) fn quiesce(
        &mut self,
        position: &P,
        mut alpha: i32,
        beta: i32,
        node: Node,
        first: bool,
    ) -> i32 {
        let Node { ply, in_check, hash, .. } = node;
        self.enter(ply);
        if self.stopped {
            return 0;
        }
        self.pv[ply].clear();
        if self.is_draw(position, hash, ply, in_check) {
            return 0;
        }
        if ply >= MAX_PLY {
            return self.evaluate(position);
        }
        let known = if first { self.shared.table.probe(hash) } else { None };
        if let Some(known) = known
            && beta - alpha == 1
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
        if let Some(ending) = position.ending() {
            return settled(ending, position.halfmove(), ply);
        }
        if let Some(loss) = position.known_loss() {
            return loss.score(position.side(), ply);
        }

        let full = position.is_bound() || in_check && first;
        let best_known = known.map_or(Packed::NONE, |known| known.best);
        let mut eval = UNKNOWN;
        let mut best = -INFINITE;
        let start = if full {
            self.list_moves(position, best_known, ply)
        } else {
            eval = match known {
                Some(known) if known.eval != UNKNOWN => known.eval,
                _ => self.evaluate(position),
            };
            best = eval;
            if best >= beta {
                if first && known.is_none() {
                    let noted = Known {
                        best: Packed::NONE,
                        score: to_table(best, ply),
                        eval,
                        depth: 0,
                        bound: Bound::Lower,
                    };
                    self.shared.table.store(hash, noted);
                }
                return best;
            }
            alpha = alpha.max(best);
            self.list_captures(position, best_known)
        };
        if full && self.moves.len() == start {
            return if in_check { ply as i32 - MATE } else { 0 };
        }

        let old_alpha = alpha;
        let mut best_move = Packed::NONE;
        let mut next = start;
        self.path.push(hash);
        while next < self.moves.len() {
            let chosen = self.pick(position, next);
            next += 1;
            if !full && best > -MATED {
                if is_bad_capture(chosen.score) {
                    break;
                }
                let to = chosen.played.to().index();
                if chosen.played.promotion().is_none() && position.men_of(!position.side()).has(to) {
                    let hope = eval + position.price(!position.side(), position.role_on(to)) + MARGIN;
                    if hope <= alpha && !gains_at_least(position, chosen.played, 1) {
                        best = best.max(hope);
                        continue;
                    }
                }
            } else if full
                && best > -MATED
                && !in_check
                && is_bad_capture(chosen.score)
                && !position.is_bound()
            {
                break;
            }
            let mut after = position.clone();
            after.make(chosen.played);
            self.arrivals[ply + 1] = Self::arrival(position, chosen.played);
            let hash_after = after.hash();
            let child = Node { ply: ply + 1, in_check: after.in_check(), hash: hash_after, ..node };
            let score = -self.quiesce(&after, -beta, -alpha, child, false);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = chosen.packed;
                    if beta - alpha > 1 {
                        self.note_pv(ply, chosen.played);
                    }
                    alpha = score;
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.path.pop();
        self.moves.truncate(start);
        if self.stopped {
            return 0;
        }
        if !first {
            return best;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > old_alpha && beta - old_alpha > 1 {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let noted = Known { best: best_move, score: to_table(best, ply), eval, depth: 0, bound };
        self.shared.table.store(hash, noted);
        best
    }
}
