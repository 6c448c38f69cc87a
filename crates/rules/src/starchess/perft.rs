//! Counting move paths.

use std::hint::black_box;

use super::Position;
use super::movegen::{PROMOTIONS, Sink};
use crate::Role;

/// How the last ply of a count is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// The last moves are counted without being listed or played.
    Counted,
    /// Every last move is played, hash included: slower, and a fair measure of playing moves.
    Made,
}

/// How many sequences of `depth` legal moves there are. Draws by material, count and repetition end none of them.
pub fn perft(position: &Position, depth: u32) -> u64 {
    perft_leaves(position, depth, Leaves::Counted)
}

/// The same number as [`perft`], with a choice of what happens at the leaves.
pub fn perft_leaves(position: &Position, depth: u32, leaves: Leaves) -> u64 {
    match (depth, leaves) {
        (0, _) => 1,
        (_, Leaves::Counted) => walk::<false>(position, depth),
        (_, Leaves::Made) => walk::<true>(position, depth),
    }
}

fn walk<const MADE: bool>(position: &Position, depth: u32) -> u64 {
    if depth > 1 {
        let mut branch = Branch::<MADE> { position, depth, nodes: 0 };
        position.generate(&mut branch);
        branch.nodes
    } else if MADE {
        let mut leaf = Leaf { position, nodes: 0 };
        position.generate(&mut leaf);
        leaf.nodes
    } else {
        let mut count = Count::default();
        position.generate(&mut count);
        count.total()
    }
}

/// Calls `visit` with every cell of a set.
#[inline]
fn each(mut targets: u64, mut visit: impl FnMut(usize)) {
    while targets != 0 {
        visit(targets.trailing_zeros() as usize);
        targets &= targets - 1;
    }
}

/// Counts moves without listing them.
#[derive(Default)]
struct Count {
    /// Moves to the cells of each byte of a set. No byte overflows: a cell is reached by at most one man along each of
    /// six directions and by at most twelve knights, which makes 18 · 8 = 144 a byte.
    bytes: u64,
    /// What promotions add to one move a target.
    promotions: u64,
}

impl Count {
    #[inline]
    fn add(&mut self, targets: u64) {
        let pairs = targets - (targets >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        self.bytes += (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    }

    #[inline]
    fn total(&self) -> u64 {
        let words = (self.bytes & 0x00ff_00ff_00ff_00ff) + (self.bytes >> 8 & 0x00ff_00ff_00ff_00ff);
        (words.wrapping_mul(0x0001_0001_0001_0001) >> 48) + self.promotions
    }
}

impl Sink for Count {
    fn place(&mut self, _: Role, targets: u64) {
        self.add(targets);
    }

    #[inline]
    fn man<const US: usize>(&mut self, _: Role, _: usize, targets: u64) {
        self.add(targets);
    }

    #[inline]
    fn pawns<const US: usize>(&mut self, _: &'static [u8; 37], targets: u64, promotions: u64) {
        self.add(targets);
        let promoting = targets & promotions;
        if promoting != 0 {
            self.promotions += 3 * u64::from(promoting.count_ones());
        }
    }
}

/// Plays every move and goes on below it.
struct Branch<'p, const MADE: bool> {
    position: &'p Position,
    depth: u32,
    nodes: u64,
}

impl<const MADE: bool> Branch<'_, MADE> {
    #[inline]
    fn step<const US: usize>(&mut self, role: Role, from: usize, to: usize, becomes: Role) {
        let mut next = *self.position;
        next.make_step_of::<US>(role, from, to, becomes);
        self.nodes += walk::<MADE>(&next, self.depth - 1);
    }
}

impl<const MADE: bool> Sink for Branch<'_, MADE> {
    fn place(&mut self, role: Role, targets: u64) {
        each(targets, |cell| {
            let mut next = *self.position;
            next.make_placement(role, cell);
            self.nodes += walk::<MADE>(&next, self.depth - 1);
        });
    }

    #[inline]
    fn man<const US: usize>(&mut self, role: Role, from: usize, targets: u64) {
        each(targets, |to| self.step::<US>(role, from, to, role));
    }

    #[inline]
    fn pawns<const US: usize>(&mut self, sources: &'static [u8; 37], targets: u64, promotions: u64) {
        each(targets & !promotions, |to| self.step::<US>(Role::Pawn, sources[to].into(), to, Role::Pawn));
        each(targets & promotions, |to| {
            for becomes in PROMOTIONS {
                self.step::<US>(Role::Pawn, sources[to].into(), to, becomes);
            }
        });
    }
}

/// Plays every move and looks no further.
struct Leaf<'p> {
    position: &'p Position,
    nodes: u64,
}

impl Leaf<'_> {
    #[inline]
    fn step<const US: usize>(&mut self, role: Role, from: usize, to: usize, becomes: Role) {
        let mut next = *self.position;
        next.make_step_of::<US>(role, from, to, becomes);
        black_box(&next);
        self.nodes += 1;
    }
}

impl Sink for Leaf<'_> {
    fn place(&mut self, role: Role, targets: u64) {
        each(targets, |cell| {
            let mut next = *self.position;
            next.make_placement(role, cell);
            black_box(&next);
            self.nodes += 1;
        });
    }

    #[inline]
    fn man<const US: usize>(&mut self, role: Role, from: usize, targets: u64) {
        each(targets, |to| self.step::<US>(role, from, to, role));
    }

    #[inline]
    fn pawns<const US: usize>(&mut self, sources: &'static [u8; 37], targets: u64, promotions: u64) {
        each(targets & !promotions, |to| self.step::<US>(Role::Pawn, sources[to].into(), to, Role::Pawn));
        each(targets & promotions, |to| {
            for becomes in PROMOTIONS {
                self.step::<US>(Role::Pawn, sources[to].into(), to, becomes);
            }
        });
    }
}
