//! Listing a node's moves and choosing the next.

use rules::{BoardSquare, MoveParts, Role, SquareSet};

use crate::evaluate::House;
use crate::exchange::gains_at_least;
use crate::packed::Packed;
use crate::worker::{Scored, Worker};

const BEST: i32 = i32::MAX;
const GOOD: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const BAD: i32 = -(1 << 24);

/// Whether a score is that of a capture that loses by exchange.
pub(crate) const fn is_bad_capture(score: i32) -> bool {
    score < BAD / 2
}

/// Whether a score is that of a move with a reason: the table's, a good capture, a killer.
pub(crate) const fn is_special(score: i32) -> bool {
    score >= KILLER / 2
}

impl<P: House> Worker<'_, P> {
    /// Lists the moves of a node behind those of the nodes above, and gives where they begin.
    #[inline]
    pub(crate) fn list_moves(&mut self, position: &P, best: Packed, ply: usize) -> usize {
        let start = self.moves.len();
        let side = position.side();
        let before = self.arrivals[ply];
        let killers = self.history.killers(ply);
        let counter = self.history.counter(before);
        let enemies = position.men_of(!side);
        let Self { moves, history, .. } = self;
        position.each_move(&mut |played| {
            let packed = Packed::of(played);
            let to = played.to().index();
            let score = if packed == best {
                BEST
            } else if enemies.has(to) || played.promotion() == Some(Role::Queen) {
                GOOD + worth(position, played)
            } else if packed == killers[0] {
                KILLER + 2
            } else if packed == killers[1] {
                KILLER + 1
            } else if packed == counter {
                KILLER
            } else {
                history.score(side, before, Self::arrival(position, played))
            };
            moves.push(Scored { played, packed, score });
        });
        start
    }

    /// Lists captures and promotions.
    #[inline]
    pub(crate) fn list_captures(&mut self, position: &P, best: Packed) -> usize {
        let start = self.moves.len();
        let moves = &mut self.moves;
        position.each_capture(&mut |played| {
            let packed = Packed::of(played);
            let score = if packed == best { BEST } else { GOOD + worth(position, played) };
            moves.push(Scored { played, packed, score });
        });
        start
    }

    /// Brings the most promising of the moves from `next` on to that place. A capture that turns out to lose by
    /// exchange goes behind the quiet moves.
    #[inline]
    pub(crate) fn pick(&mut self, position: &P, next: usize) -> Scored<P::Move> {
        loop {
            let open = &mut self.moves[next..];
            let mut best = 0;
            let mut highest = i32::MIN;
            for (at, scored) in open.iter().enumerate() {
                if scored.score > highest {
                    (best, highest) = (at, scored.score);
                }
            }
            open.swap(0, best);
            let chosen = open[0];
            if chosen.score >= GOOD / 2 && chosen.score != BEST && !gains_at_least(position, chosen.played, 0)
            {
                self.moves[next].score += BAD - GOOD;
                continue;
            }
            return chosen;
        }
    }
}

/// What a capture or promotion gains at first sight: the dearest victim first, then the cheapest attacker.
#[inline]
fn worth<P: House>(position: &P, played: P::Move) -> i32 {
    let us = position.side();
    let to = played.to().index();
    let mut worth = 0;
    if position.men_of(!us).has(to) {
        worth += 16 * position.price(!us, position.role_on(to));
    }
    if let Some(role) = played.promotion() {
        worth += 16 * (position.price(us, role) - position.price(us, Role::Pawn));
    } else if let Some(from) = played.from() {
        worth -= position.price(us, position.role_on(from.index()));
    }
    worth
}
