//! Zobrist keys: one random number for every fact that makes two positions differ.
//!
//! The hash covers the men on their cells, the side to move, the double-step rights and what is in hand. The
//! counters are left out: the same position later in the game has the same hash.

use super::Position;
use super::tables::START_CELLS;
use crate::{Colour, Role};

pub(super) struct Keys {
    /// By colour, role and cell.
    pub(super) men: [[[u64; 37]; 6]; 2],
    /// By start cell of the pawn that has the right; other cells hold 0.
    pub(super) rights: [u64; 37],
    /// By colour and role in hand, king to knight.
    pub(super) hand: [[u64; 5]; 2],
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
    let mut keys = Keys { men: [[[0; 37]; 6]; 2], rights: [0; 37], hand: [[0; 5]; 2], black: 0 };
    let mut state = 0x5741_524d_4154_4537;
    let mut colour = 0;
    while colour < 2 {
        let mut role = 0;
        while role < 6 {
            let mut cell = 0;
            while cell < 37 {
                (state, keys.men[colour][role][cell]) = next(state);
                cell += 1;
            }
            if role < 5 {
                (state, keys.hand[colour][role]) = next(state);
            }
            role += 1;
        }
        colour += 1;
    }
    let mut cell = 0;
    while cell < 37 {
        if (START_CELLS[0] | START_CELLS[1]) >> cell & 1 == 1 {
            (state, keys.rights[cell]) = next(state);
        }
        cell += 1;
    }
    (_, keys.black) = next(state);
    keys
};

impl Position {
    /// The hash worked out from nothing but the position itself; [`Position::hash`] is kept up move by move.
    pub(super) fn fresh_hash(&self) -> u64 {
        let mut hash = if self.side() == Colour::Black { KEYS.black } else { 0 };
        for (cell, man) in self.men() {
            hash ^= KEYS.men[man.colour.index()][man.role.index()][cell.index()];
        }
        for cell in self.double_steps().cells() {
            hash ^= KEYS.rights[cell.index()];
        }
        for colour in Colour::ALL {
            for role in self.hand(colour) {
                debug_assert!(role != Role::Pawn);
                hash ^= KEYS.hand[colour.index()][role.index()];
            }
        }
        hash
    }
}
