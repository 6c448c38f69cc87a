//! The null move: what happens if the side to move passes.

use rules::{Role, SquareSet};

use crate::evaluate::House;
use crate::ordering::Arrival;
use crate::search::Node;
use crate::worker::{MATED, Worker};

impl<P: House> Worker<'_, P> {
    /// The score if the side to move is so far ahead that it could even pass.
    pub(crate) fn pass_and_see(&mut self, position: &P, beta: i32, guess: i32, node: Node) -> Option<i32> {
        let Node { depth, ply, hash, cut, .. } = node;
        let us = position.side();
        let simple = position.kind(us, Role::Pawn) | position.kind(us, Role::King);
        // With few men to move, passing may be better than any move.
        let officers = (position.men_of(us) & !simple).len();
        if depth < 3
            || guess < beta
            || officers < 2
            || self.arrivals[ply] == Arrival::NONE
            || !position.may_pass()
        {
            return None;
        }
        let mut after = position.clone();
        after.pass();
        self.arrivals[ply + 1] = Arrival::NONE;
        self.path.push(hash);
        let less = 3 + depth / 4 + ((guess - beta) / 200).min(2);
        let node = Node {
            depth: depth - less,
            ply: ply + 1,
            in_check: after.in_check(),
            hash: after.hash(),
            cut: !cut,
        };
        let score = -self.search::<false>(&after, -beta, 1 - beta, node);
        self.path.pop();
        if self.stopped {
            return Some(0);
        }
        // A mate found by passing is none yet.
        (score >= beta).then_some(if score >= MATED { beta } else { score })
    }
}
