//! Starchess: a rook never leaves its file, a knight has twelve leaps, a bishop never moves straight.

use std::sync::OnceLock;

use rules::starchess::{Cell, Position};
use rules::{Board, Colour, Role, SquareSet};

use super::{Ending, House, KnownLoss, Tables, placements, three_men};

/// Files fold onto the left half; cells keep their order.
const FOLDED: [u8; 37] = {
    let mut folded = [0; 37];
    let mut count = 0;
    let mut index = 0;
    while index < 37 {
        let (x, y) = Cell::ALL[index].plane();
        if x <= 0 {
            folded[index] = count;
            count += 1;
        } else {
            folded[index] = folded[at(-x, y)];
        }
        index += 1;
    }
    folded
};

/// The index of a cell by its place in the plane; 37 where there is none.
const fn at(x: i8, y: i8) -> usize {
    let mut index = 0;
    while index < 37 {
        let plane = Cell::ALL[index].plane();
        if plane.0 == x && plane.1 == y {
            return index;
        }
        index += 1;
    }
    37
}

impl House for Position {
    const TERMS: &'static str = include_str!("../../terms/starchess.txt");
    const CLASSES: usize = 21;
    const PHASES: [i32; 8] = [0, 4, 1, 2, 2, 0, 0, 0];
    const FULL_PHASE: i32 = 18;

    fn class(index: usize) -> usize {
        FOLDED[index].into()
    }

    fn mirror(index: usize) -> usize {
        let (x, y) = Cell::ALL[index].plane();
        at(x, -y)
    }

    fn ahead(index: usize) -> Option<usize> {
        let (x, y) = Cell::ALL[index].plane();
        let ahead = at(x, y + 2);
        (ahead < 37).then_some(ahead)
    }

    /// Black, once White mates by its first three moves whatever Black does: with a king on 21 always, and much else.
    fn known_loss(&self) -> Option<KnownLoss> {
        let moves = if self.is_setup() { placements::mate_in(self)? } else { return None };
        let placements = Colour::ALL.iter().map(|&side| self.hand(side).count() as u32).sum();
        Some(KnownLoss { loser: Colour::Black, placements, moves })
    }

    #[inline]
    fn ending(&self) -> Option<Ending> {
        three_men::ending(self)
    }

    /// A rook or a knight alone does not even win against a bare king.
    #[inline]
    fn prospects(&self, ahead: Colour) -> i32 {
        let own = self.men_of(ahead);
        let officers = self.kind(ahead, Role::Rook) | self.kind(ahead, Role::Knight);
        if own.len() == 2 && !officers.is_empty() { 2 } else { 16 }
    }

    fn prepare() {
        placements::prepare();
        three_men::prepare();
    }

    fn tables() -> &'static Tables<Self> {
        static TABLES: OnceLock<Tables<Position>> = OnceLock::new();
        TABLES.get_or_init(Tables::built_in)
    }
}
