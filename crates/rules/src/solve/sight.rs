//! What men see from everywhere if nothing stands in their way, and what they cover around a king.

use std::sync::OnceLock;

use crate::board::{Board, SquareSet};
use crate::rule_set::BoardSquare;
use crate::{Colour, Man, Role};

/// A part of a zone, which is a square and where a king steps from there: bit `n` is the zone's `n`th square by index.
pub(super) type Part = u16;

/// The largest zone.
const ZONE: usize = 9;

/// A set of parts of a zone, one bit for each.
#[derive(Clone, Copy)]
pub(super) struct Parts([u64; (1 << ZONE) / 64]);

/// Those parts that lack square `n`, for the six squares whose bit is within a word.
const LACKING: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

impl Parts {
    const NONE: Self = Self([0; (1 << ZONE) / 64]);

    /// Whether a part is among them.
    #[inline]
    pub(super) fn has(&self, part: Part) -> bool {
        self.0[usize::from(part >> 6)] >> (part & 63) & 1 == 1
    }

    fn insert(&mut self, part: Part) {
        self.0[usize::from(part >> 6)] |= 1 << (part & 63);
    }

    /// With every part of theirs.
    fn closed(mut self) -> Self {
        for word in &mut self.0 {
            for (square, lacking) in LACKING.iter().enumerate() {
                *word |= *word >> (1 << square) & lacking;
            }
        }
        for square in 0..ZONE - LACKING.len() {
            for at in 0..self.0.len() {
                if at >> square & 1 == 1 {
                    self.0[at ^ 1 << square] |= self.0[at];
                }
            }
        }
        self
    }
}

/// What men of one role cover of one zone, by the square they stand on.
pub(super) struct Cover {
    /// What is covered from there.
    pub(super) here: Vec<Part>,
    /// What can be covered after one move from there.
    pub(super) next: Vec<Parts>,
}

/// What one side's men see from each square if nothing stands in their way.
pub(super) struct Sight<P: Board> {
    seen: [Vec<P::Set>; 8],
    /// By role and the zone's middle; worked out where it is asked for.
    covers: [Vec<OnceLock<Cover>>; 8],
}

impl<P: Board> Sight<P> {
    pub(super) fn of(colour: Colour) -> Self {
        let count = P::Square::COUNT;
        let from = |role: Role, index| {
            // A man that the rule set does not have sees nothing.
            let known = P::VARIANT.roles().contains(&role);
            if known { P::attacks(Man { colour, role }, index, P::Set::EMPTY) } else { P::Set::EMPTY }
        };
        Self {
            seen: Role::ALL.map(|role| (0..count).map(|index| from(role, index)).collect()),
            covers: Role::ALL.map(|_| (0..count).map(|_| OnceLock::new()).collect()),
        }
    }

    /// What a man sees from a square.
    #[inline]
    pub(super) fn from(&self, role: Role, index: usize) -> P::Set {
        self.seen[role.index()][index]
    }

    /// A square and where a king steps from there.
    #[inline]
    pub(super) fn zone(&self, middle: usize) -> P::Set {
        self.from(Role::King, middle) | P::Set::of(middle)
    }

    /// The part of a zone that lies in a set.
    #[inline]
    pub(super) fn part(&self, middle: usize, set: P::Set) -> Part {
        let zone = self.zone(middle);
        if (zone & !set).is_empty() {
            return (1 << zone.len()) - 1;
        }
        let mut part = 0;
        let mut bit = 1;
        zone.each(|index| {
            part |= if set.has(index) { bit } else { 0 };
            bit <<= 1;
        });
        part
    }

    /// What men of a role cover of the zone around a square.
    #[inline]
    pub(super) fn cover(&self, role: Role, middle: usize) -> &Cover {
        self.covers[role.index()][middle].get_or_init(|| {
            let squares = 0..P::Square::COUNT;
            let here: Vec<Part> = squares.map(|index| self.part(middle, self.from(role, index))).collect();
            let next = self.seen[role.index()].iter().map(|&targets| {
                let mut parts = Parts::NONE;
                targets.each(|to| parts.insert(here[to]));
                parts.closed()
            });
            let next = next.collect();
            Cover { here, next }
        })
    }
}
