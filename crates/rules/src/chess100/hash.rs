//! Zobrist keys: one random number for every fact that makes two positions differ.
//!
//! The hash that a position keeps covers the men on their squares, the side to move, the castling rights and the
//! princess rights. A long step is added only when somebody asks, because it counts only if an en passant capture is
//! legal (A16), and that is dear to know. The counters are left out.

use super::Position;
use super::position::{BLACK_TO_MOVE, square_set};
use super::tables::NOWHERE;
use crate::{Colour, Role};

pub(super) struct Keys {
    /// By colour, role and square.
    pub(super) men: [[[u64; 100]; 8]; 2],
    /// By every set of castling rights.
    pub(super) castlings: [u64; 16],
    /// By colour and state of the right to a restored queen; the one without a princess is 0.
    pub(super) restorations: [[u64; 4]; 2],
    /// By the square of the pawn that made a long step.
    longsteps: [u64; 100],
    /// Black to move.
    pub(super) black: u64,
}

/// `SplitMix64` (Steele, Lea, Flood 2014): the next state and its output.
const fn next(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, z ^ (z >> 31))
}

pub(super) static KEYS: Keys = {
    let mut keys = Keys {
        men: [[[0; 100]; 8]; 2],
        castlings: [0; 16],
        restorations: [[0; 4]; 2],
        longsteps: [0; 100],
        black: 0,
    };
    let mut state = 0x4348_4553_5331_3030;
    let mut colour = 0;
    while colour < 2 {
        let mut role = 0;
        while role < 8 {
            let mut square = 0;
            while square < 100 {
                (state, keys.men[colour][role][square]) = next(state);
                square += 1;
            }
            role += 1;
        }
        let mut right = 1;
        while right < 4 {
            (state, keys.restorations[colour][right]) = next(state);
            right += 1;
        }
        colour += 1;
    }
    let mut set = 1;
    while set < 16 {
        (state, keys.castlings[set]) = next(state);
        set += 1;
    }
    let mut square = 0;
    while square < 100 {
        (state, keys.longsteps[square]) = next(state);
        square += 1;
    }
    (_, keys.black) = next(state);
    keys
};

/// The key of a man on a square.
#[inline]
pub(super) fn key(side: usize, role: Role, index: usize) -> u64 {
    KEYS.men[side][role.index()][index]
}

impl Position {
    /// A hash of all that [`repeats`](Self::repeats) compares.
    pub fn hash(&self) -> u64 {
        if self.longstep != NOWHERE && self.has_en_passant() {
            self.hash ^ KEYS.longsteps[usize::from(self.longstep)]
        } else {
            self.hash
        }
    }

    /// The kept part of the hash, worked out from nothing but the position itself.
    pub(super) fn fresh_hash(&self) -> u64 {
        let mut hash = if self.state & BLACK_TO_MOVE == 0 { 0 } else { KEYS.black };
        hash ^= KEYS.castlings[usize::from(self.castlings)];
        for colour in Colour::ALL {
            hash ^= KEYS.restorations[colour.index()][self.restoration(colour) as usize];
        }
        for square in square_set(self.occupied()) {
            let man = self.man_at(square).expect("the square is occupied");
            hash ^= key(man.colour.index(), man.role, square.index());
        }
        hash
    }
}
