//! The transposition table: shared by all threads without locks.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::packed::Packed;

/// What a stored score says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Nothing is known.
    None,
    /// It is at most that.
    Upper,
    /// It is at least that.
    Lower,
    /// It is that.
    Exact,
}

const BOUNDS: [Bound; 4] = [Bound::None, Bound::Upper, Bound::Lower, Bound::Exact];

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) best: Packed,
    pub(crate) score: i32,
    pub(crate) eval: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

impl Known {
    const fn word(self, age: u8) -> u64 {
        self.best.0 as u64
            | (self.score as i16 as u16 as u64) << 19
            | (self.eval as i16 as u16 as u64) << 35
            | (self.depth as u64 & 127) << 51
            | (self.bound as u64) << 58
            | (age as u64 & 15) << 60
    }

    const fn read(word: u64) -> Self {
        Self {
            best: Packed(word as u32 & ((1 << Packed::BITS) - 1)),
            score: (word >> 19) as u16 as i16 as i32,
            eval: (word >> 35) as u16 as i16 as i32,
            depth: (word >> 51 & 127) as i32,
            bound: BOUNDS[(word >> 58 & 3) as usize],
        }
    }
}

/// A key and a word. The key is kept combined with the word, so that a pair of which two threads wrote a half each is
/// no entry of any position (Hyatt's lockless hashing).
#[derive(Default)]
struct Entry {
    key: AtomicU64,
    word: AtomicU64,
}

/// One cache line.
#[derive(Default)]
#[repr(align(64))]
struct Cluster([Entry; 4]);

/// The table.
pub(crate) struct Table {
    clusters: Vec<Cluster>,
    age: AtomicU8,
}

impl Table {
    /// A table of at most this many mebibytes, at least one.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let clusters = mebibytes.max(1) * (1 << 20) / size_of::<Cluster>();
        let mut table = Vec::new();
        table.resize_with(clusters, Cluster::default);
        Self { clusters: table, age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for entry in self.clusters.iter().flat_map(|cluster| &cluster.0) {
            entry.key.store(0, Ordering::Relaxed);
            entry.word.store(0, Ordering::Relaxed);
        }
        self.age.store(0, Ordering::Relaxed);
    }

    /// Entries from now on are newer than those before.
    pub(crate) fn grow_older(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    #[inline]
    fn cluster(&self, hash: u64) -> &Cluster {
        &self.clusters[((u128::from(hash) * self.clusters.len() as u128) >> 64) as usize]
    }

    /// Has a position's entries fetched while other work goes on.
    #[inline]
    pub(crate) fn touch(&self, hash: u64) {
        // Nothing waits for this load but what follows in a few hundred instructions.
        std::hint::black_box(self.cluster(hash).0[0].word.load(Ordering::Relaxed));
    }

    /// What is known of a position.
    #[inline]
    pub(crate) fn probe(&self, hash: u64) -> Option<Known> {
        for entry in &self.cluster(hash).0 {
            let word = entry.word.load(Ordering::Relaxed);
            if entry.key.load(Ordering::Relaxed) ^ word == hash && word != 0 {
                return Some(Known::read(word));
            }
        }
        None
    }

    /// Notes what is known of a position, in place of its own entry or of the one that is least worth keeping.
    #[inline]
    pub(crate) fn store(&self, hash: u64, mut known: Known) {
        let age = self.age.load(Ordering::Relaxed) & 15;
        let cluster = self.cluster(hash);
        let mut worst = (&cluster.0[0], i32::MAX);
        for entry in &cluster.0 {
            let word = entry.word.load(Ordering::Relaxed);
            if entry.key.load(Ordering::Relaxed) ^ word == hash {
                let old = Known::read(word);
                if known.best == Packed::NONE {
                    known.best = old.best;
                }
                if known.bound != Bound::Exact && known.depth + 3 < old.depth && (word >> 60) as u8 == age {
                    return;
                }
                worst = (entry, i32::MIN);
                break;
            }
            let older = age.wrapping_sub((word >> 60) as u8) & 15;
            let worth = (word >> 51 & 127) as i32 - 8 * i32::from(older);
            if worth < worst.1 {
                worst = (entry, worth);
            }
        }
        let word = known.word(age);
        worst.0.key.store(hash ^ word, Ordering::Relaxed);
        worst.0.word.store(word, Ordering::Relaxed);
    }

    /// How full of this search's entries it is, in thousandths, by its first thousand entries.
    pub(crate) fn fullness(&self) -> usize {
        let age = self.age.load(Ordering::Relaxed) & 15;
        let entries = self.clusters.iter().flat_map(|cluster| &cluster.0).take(1000);
        let used = |entry: &&Entry| {
            let word = entry.word.load(Ordering::Relaxed);
            word != 0 && (word >> 60) as u8 == age
        };
        entries.filter(used).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: Known =
        Known { best: Packed(0x7_1234), score: -31_990, eval: 1234, depth: 99, bound: Bound::Lower };

    #[test]
    fn what_is_stored_comes_back() {
        let table = Table::new(1);
        table.store(77, KNOWN);
        assert_eq!(table.probe(77), Some(KNOWN));
        assert_eq!(table.probe(78), None);
        table.clear();
        assert_eq!(table.probe(77), None);
    }

    #[test]
    fn half_an_entry_is_none() {
        let table = Table::new(1);
        table.store(77, KNOWN);
        let entry = table.cluster(77).0.iter().find(|entry| entry.word.load(Ordering::Relaxed) != 0);
        entry.expect("it was stored").word.fetch_xor(1 << 20, Ordering::Relaxed);
        assert_eq!(table.probe(77), None);
    }

    #[test]
    fn the_shallowest_and_oldest_makes_room() {
        let table = Table::new(1);
        // All in the first cluster: the index comes from the high bits.
        for hash in 1..=4 {
            table.store(hash, Known { depth: 10 + hash as i32, ..KNOWN });
        }
        table.store(5, KNOWN);
        assert_eq!(table.probe(1), None);
        table.grow_older();
        table.grow_older();
        table.store(6, Known { depth: 1, ..KNOWN });
        assert_eq!(table.probe(2), None);
        assert!(table.probe(5).is_some());
    }
}
