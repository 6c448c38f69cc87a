//! Counting move paths.

use super::movegen::Sink;
use super::{Move, Position};
use crate::Role;

/// Counts moves without listing them.
#[derive(Default)]
struct Count(u64);

impl Sink for Count {
    #[inline]
    fn place(&mut self, _: Role, targets: u64) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline]
    fn man(&mut self, _: Role, _: usize, targets: u64) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline]
    fn pawns(&mut self, _: &'static [u8; 37], targets: u64, promotions: u64) {
        self.0 += u64::from(targets.count_ones()) + 3 * u64::from((targets & promotions).count_ones());
    }
}

/// How many sequences of `depth` legal moves there are. Draws by material, count and repetition end none of them.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut count = Count::default();
            position.generate(&mut count);
            count.0
        }
        _ => position
            .legal_moves()
            .iter()
            .map(|&played: &Move| {
                let mut next = *position;
                next.make(played);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}
