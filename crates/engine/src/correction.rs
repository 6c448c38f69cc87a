//! What the search has learnt of the evaluation: how far off it was with such men.

use rules::{Colour, Role, SquareSet};

use crate::evaluate::House;

/// Entries of each table, as a power of two.
const BITS: u32 = 12;

/// Entries stay within this.
const LIMIT: i32 = 1024;

/// Differences between what was searched and what was evaluated, kept by where pawns stand and by where each side's officers
/// stand.
pub(crate) struct Corrections {
    /// By side to move; three tables.
    tables: [[Vec<i16>; 3]; 2],
}

impl Corrections {
    pub(crate) fn new() -> Self {
        let table = || vec![0; 1 << BITS];
        let tables = || [table(), table(), table()];
        Self { tables: [tables(), tables()] }
    }

    pub(crate) fn forget(&mut self) {
        self.tables.iter_mut().flatten().for_each(|table| table.fill(0));
    }

    /// An evaluation for the side to move as it has turned out to be meant, in hundredths of a pawn.
    #[inline]
    pub(crate) fn correct<P: House>(&self, position: &P, eval: i32) -> i32 {
        let tables = &self.tables[position.side().index()];
        let [pawns, white, black] = slots(position);
        let sum = 2 * i32::from(tables[0][pawns]) + i32::from(tables[1][white]) + i32::from(tables[2][black]);
        eval + sum / 32
    }

    /// Notes that a search to a depth came to so much more than the evaluation.
    #[inline]
    pub(crate) fn learn<P: House>(&mut self, position: &P, more: i32, depth: i32) {
        let bonus = (more * depth / 8).clamp(-LIMIT / 4, LIMIT / 4);
        let tables = &mut self.tables[position.side().index()];
        for (table, slot) in tables.iter_mut().zip(slots(position)) {
            let now = i32::from(table[slot]);
            table[slot] = (now + bonus - now * bonus.abs() / LIMIT) as i16;
        }
    }
}

/// Where to look for the pawns, for White's officers and for Black's.
#[inline]
fn slots<P: House>(position: &P) -> [usize; 3] {
    let mix = |word: u64, by: u64| (word ^ word >> 29).wrapping_mul(by);
    let set = |colour: Colour, role: Role| position.kind(colour, role).word();
    let slot = |word: u64| (word >> (64 - BITS)) as usize;
    let pawns = mix(set(Colour::White, Role::Pawn), 0x9e37_79b9_7f4a_7c15)
        ^ mix(set(Colour::Black, Role::Pawn), 0xc2b2_ae3d_27d4_eb4f);
    let officers = |colour: Colour| {
        let each = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        each.iter().fold(0, |word: u64, &role| {
            mix(word.rotate_left(23) ^ set(colour, role), 0x9e37_79b9_7f4a_7c15)
        })
    };
    [slot(pawns), slot(officers(Colour::White)), slot(officers(Colour::Black))]
}
