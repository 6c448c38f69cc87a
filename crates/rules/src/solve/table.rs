//! What the search for mates remembers.

use crate::Colour;
use crate::board::{Board, SquareSet};

/// What is known of a position. The check word makes two positions of one hash differ where their men stand elsewhere.
#[derive(Clone, Copy, Default)]
pub(super) struct Entry {
    pub(super) hash: u64,
    pub(super) check: u32,
    /// There is no mate in this many moves.
    pub(super) refuted: u8,
    /// There is a mate in this many; 0 if none is known.
    pub(super) proved: u8,
    /// Which move was best when it was looked at last, from 1 in the order of generation; 0 for none.
    pub(super) best: u16,
}

const FIRST_BITS: u32 = 14;
const LAST_BITS: u32 = 22;

/// A table that forgets the less valuable half of what collides.
pub(super) struct Table {
    entries: Vec<[Entry; 2]>,
    used: usize,
}

impl Table {
    pub(super) fn new() -> Self {
        Self { entries: vec![[Entry::default(); 2]; 1 << FIRST_BITS], used: 0 }
    }

    fn bits(&self) -> u32 {
        self.entries.len().trailing_zeros()
    }

    pub(super) fn get(&self, hash: u64, check: u32) -> Entry {
        let bucket = &self.entries[(hash >> (64 - self.bits())) as usize];
        let found = bucket.iter().find(|entry| entry.hash == hash && entry.check == check);
        found.copied().unwrap_or(Entry { hash, check, ..Entry::default() })
    }

    pub(super) fn put(&mut self, entry: Entry) {
        let bits = self.bits();
        if self.used > self.entries.len() && bits < LAST_BITS {
            self.grow();
        }
        let bits = self.bits();
        let bucket = &mut self.entries[(entry.hash >> (64 - bits)) as usize];
        let same = bucket.iter().position(|old| old.hash == entry.hash && old.check == entry.check);
        let at = same.unwrap_or_else(|| {
            self.used += usize::from(bucket.iter().any(|old| old.hash == 0));
            usize::from(bucket[0].refuted.max(bucket[0].proved) > bucket[1].refuted.max(bucket[1].proved))
        });
        bucket[at] = entry;
    }

    fn grow(&mut self) {
        let bits = self.bits() + 1;
        let old = std::mem::replace(&mut self.entries, vec![[Entry::default(); 2]; 1 << bits]);
        for entry in old.into_iter().flatten().filter(|entry| entry.hash != 0) {
            self.put(entry);
        }
    }
}

/// 2 MiB: larger ones answer more and cost as much again by the way to memory.
const ANSWER_BITS: u32 = 18;

/// Answers to one question, each in eight bytes; the last one stays.
pub(super) struct Answers {
    /// The hash and the check word mixed, and the answer in the lowest bit.
    slots: Vec<u64>,
}

impl Answers {
    pub(super) fn new() -> Self {
        Self { slots: vec![0; 1 << ANSWER_BITS] }
    }

    fn slot_and_key(hash: u64, check: u32) -> (usize, u64) {
        ((hash >> (64 - ANSWER_BITS)) as usize, (hash ^ u64::from(check) << 31) << 1)
    }

    pub(super) fn get(&self, hash: u64, check: u32) -> Option<bool> {
        let (slot, key) = Self::slot_and_key(hash, check);
        let kept = self.slots[slot];
        (kept & !1 == key).then_some(kept & 1 == 1)
    }

    pub(super) fn put(&mut self, hash: u64, check: u32, answer: bool) {
        let (slot, key) = Self::slot_and_key(hash, check);
        self.slots[slot] = key | u64::from(answer);
    }
}

/// A word for where a position's men stand, to be compared beside its hash.
pub(super) fn check_word<P: Board>(position: &P) -> u32 {
    let [white, black] = Colour::ALL.map(|colour| position.men_of(colour).word());
    let mixed = white.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ black.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    (mixed >> 32) as u32
}
