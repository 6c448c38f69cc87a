//! Counting move paths.

use super::Position;
use super::movegen::Sink;
use super::position::each;
use super::tables::PROMOTION;
use crate::Role;

impl Position {
    /// How many sequences of `depth` legal moves there are. Draws by material, count and repetition end none of them; a
    /// counter-check does, because no move follows it. The last moves are counted without being listed or played.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        // A turn that begins with a conversion counts once (R7.2).
        self.walk(depth) + self.restored().map_or(0, |restored| restored.walk(depth))
    }

    fn walk(&self, depth: u32) -> u64 {
        if depth > 1 {
            let mut branch = Branch { position: self, depth, nodes: 0 };
            self.generate(&mut branch);
            branch.nodes
        } else {
            let mut count = Count::default();
            self.generate(&mut count);
            count.total()
        }
    }
}

/// Counts moves without listing them.
#[derive(Default)]
struct Count {
    /// Moves to the squares of each byte of both halves of a set. No byte overflows: a square is reached by at most one man
    /// along each of eight directions, by eight knights, a prince and a princess, which makes 18 · 8 = 144 a byte.
    bytes: [u64; 2],
    /// What is not one move a square.
    more: u64,
}

impl Count {
    #[inline]
    fn add(&mut self, targets: u128) {
        for (bytes, half) in self.bytes.iter_mut().zip([targets as u64, (targets >> 64) as u64]) {
            let pairs = half - (half >> 1 & 0x5555_5555_5555_5555);
            let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
            *bytes += (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        }
    }

    #[inline]
    fn total(&self) -> u64 {
        let words = |bytes: u64| (bytes & 0x00ff_00ff_00ff_00ff) + (bytes >> 8 & 0x00ff_00ff_00ff_00ff);
        let words = words(self.bytes[0]) + words(self.bytes[1]);
        (words.wrapping_mul(0x0001_0001_0001_0001) >> 48) + self.more
    }
}

impl Sink for Count {
    #[inline]
    fn man<const US: usize>(&mut self, _: Role, _: usize, targets: u128) {
        self.add(targets);
    }

    #[inline]
    fn pawns<const US: usize>(&mut self, _: isize, targets: u128) {
        self.add(targets);
        let promoting = targets & PROMOTION[US];
        if promoting != 0 {
            self.more += 3 * u64::from(promoting.count_ones());
        }
    }

    fn en_passant<const US: usize>(&mut self, _: usize, _: usize) {
        self.more += 1;
    }

    fn castling<const US: usize>(&mut self, _: usize) {
        self.more += 1;
    }
}

/// Plays every move and goes on below it.
struct Branch<'p> {
    position: &'p Position,
    depth: u32,
    nodes: u64,
}

impl Branch<'_> {
    #[inline]
    fn below(&mut self, make: impl FnOnce(&mut Position)) {
        let mut next = *self.position;
        make(&mut next);
        self.nodes += next.perft(self.depth - 1);
    }
}

impl Sink for Branch<'_> {
    #[inline]
    fn man<const US: usize>(&mut self, role: Role, from: usize, targets: u128) {
        each(targets, |to| self.below(|next| next.make_step_of::<US>(role, from, to, role)));
    }

    #[inline]
    fn pawns<const US: usize>(&mut self, step: isize, targets: u128) {
        let from = |to: usize| to.wrapping_add_signed(-step);
        each(targets & !PROMOTION[US], |to| {
            self.below(|next| next.make_step_of::<US>(Role::Pawn, from(to), to, Role::Pawn));
        });
        each(targets & PROMOTION[US], |to| {
            for becomes in Role::PROMOTIONS {
                self.below(|next| next.make_step_of::<US>(Role::Pawn, from(to), to, becomes));
            }
        });
    }

    fn en_passant<const US: usize>(&mut self, from: usize, to: usize) {
        self.below(|next| next.make_en_passant::<US>(from, to));
    }

    fn castling<const US: usize>(&mut self, way: usize) {
        self.below(|next| next.make_castling::<US>(way));
    }
}
