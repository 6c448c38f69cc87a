//! Kings and pawns: everything that can be reached, as long as that is little.

use std::collections::HashMap;

use super::super::position::slot;
use super::super::{Move, Position};
use crate::{Colour, Role};

/// Positions visited before nothing is claimed any more.
///
/// With pawns that can never move or capture, only king walks and captures by kings are left: at most 2 · 37 · 36
/// positions for each set of pawns still standing, and only a pawn that blocks no other can be captured without
/// setting one free. With five pawns a side that stays well below this.
const BOUND: usize = 1_000_000;

/// Where both kings can be, and who is to move, as a bit each.
type Walks = [u64; (2 * 37 * 37_usize).div_ceil(64)];

/// White's pawns, Black's pawns, double-step rights.
type Pawns = (u64, u64, u16);

#[derive(Default)]
struct Visited {
    walks: HashMap<Pawns, Box<Walks>>,
    count: usize,
}

impl Visited {
    /// Remembers a position; tells whether it is new.
    fn insert(&mut self, position: &Position) -> bool {
        let pawns = position.roles[slot(Role::Pawn)];
        let [white, black] = position.sides.map(|side| side & pawns);
        let walks = self
            .walks
            .entry((white, black, position.double_steps().bits()))
            .or_insert_with(|| Box::new([0; (2 * 37 * 37_usize).div_ceil(64)]));
        let [white, black] = position.kings.map(usize::from);
        let index = (position.side().index() * 37 + white) * 37 + black;
        let new = walks[index / 64] >> (index % 64) & 1 == 0;
        walks[index / 64] |= 1 << (index % 64);
        self.count += usize::from(new);
        new
    }
}

/// Whether `colour` can mate: false only if all that can be reached was seen, without its mate and without a
/// promotion.
pub(super) fn can_mate(position: &Position, colour: Colour) -> bool {
    let mut visited = Visited::default();
    visited.insert(position);
    let mut open = vec![*position];
    while let Some(position) = open.pop() {
        let mut moves = position.legal_moves().to_vec();
        if moves.is_empty() && position.side() != colour && position.in_check() {
            return true;
        }
        if visited.count > BOUND {
            return true;
        }
        // Pawn moves are looked at first: where pawns can run, a promotion is near.
        moves.sort_by_key(|m| m.from().is_some_and(|from| position.role_at(from.index()) == Role::Pawn));
        for played in moves {
            if matches!(played, Move::Step { promotion: Some(_), .. }) {
                return true;
            }
            let mut next = position;
            next.make(played);
            if visited.insert(&next) {
                open.push(next);
            }
        }
    }
    false
}
