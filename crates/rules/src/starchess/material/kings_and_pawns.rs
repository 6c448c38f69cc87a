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
    /// Number of each set of pawns, in the order met.
    numbers: HashMap<Pawns, usize>,
    walks: Vec<Walks>,
    count: usize,
}

impl Visited {
    /// The number of the pawns of a position.
    fn number(&mut self, position: &Position) -> usize {
        let pawns = position.roles[slot(Role::Pawn)];
        let [white, black] = position.sides.map(|side| side & pawns);
        let next = self.walks.len();
        let number = *self.numbers.entry((white, black, position.double_steps().bits())).or_insert(next);
        if number == next {
            self.walks.push([0; _]);
        }
        number
    }

    /// Remembers a position whose pawns have a number; tells whether it is new.
    fn insert(&mut self, position: &Position, number: usize) -> bool {
        let [white, black] = position.kings.map(usize::from);
        let index = (position.side().index() * 37 + white) * 37 + black;
        let word = &mut self.walks[number][index / 64];
        let new = *word >> (index % 64) & 1 == 0;
        *word |= 1 << (index % 64);
        self.count += usize::from(new);
        new
    }
}

/// Whether one of `colours` can mate: false only if all that can be reached was seen, without a mate by any of them
/// and without a promotion.
pub(super) fn can_mate(position: &Position, colours: &[Colour]) -> bool {
    let mut visited = Visited::default();
    let number = visited.number(position);
    visited.insert(position, number);
    let mut open = vec![(*position, number)];
    while let Some((position, number)) = open.pop() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.in_check() && colours.contains(&!position.side()) {
            return true;
        }
        if visited.count > BOUND {
            return true;
        }
        for &played in &moves {
            if matches!(played, Move::Step { promotion: Some(_), .. }) {
                return true;
            }
            let mut next = position;
            next.make(played);
            // Captures and pawn moves, and only they, set the count back to 0.
            let number = if next.halfmove() == 0 { visited.number(&next) } else { number };
            if visited.insert(&next, number) {
                open.push((next, number));
            }
        }
    }
    false
}
