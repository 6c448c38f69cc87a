//! Which move first: what the search has learnt of quiet moves.

use rules::{BoardSquare, Colour, Role};

use crate::evaluate::House;
use crate::packed::Packed;

/// The deepest ply that a search reaches.
pub(crate) const MAX_PLY: usize = 120;

/// History scores stay within this.
const LIMIT: i32 = 16_384;

/// A man on a square, as an index into tables.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Arrival(u16);

impl Arrival {
    /// After nothing, or after a pass.
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) fn of<P: House>(role: Role, to: usize) -> Self {
        Self((role.index() * P::Square::COUNT + to) as u16)
    }

    #[inline]
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What quiet moves have been good for.
pub(crate) struct History {
    /// By side and arrival.
    quiet: [Vec<i16>; 2],
    /// By the arrival before and the arrival.
    reply: Vec<i16>,
    /// The quiet move that answered an arrival last.
    counters: Vec<Packed>,
    killers: [[Packed; 2]; MAX_PLY + 2],
    arrivals: usize,
}

impl History {
    pub(crate) fn new<P: House>() -> Self {
        let arrivals = Role::ALL.len() * P::Square::COUNT;
        Self {
            quiet: [vec![0; arrivals], vec![0; arrivals]],
            reply: vec![0; arrivals * arrivals],
            counters: vec![Packed::NONE; arrivals],
            killers: [[Packed::NONE; 2]; MAX_PLY + 2],
            arrivals,
        }
    }

    pub(crate) fn forget(&mut self) {
        self.quiet.iter_mut().for_each(|side| side.fill(0));
        self.reply.fill(0);
        self.counters.fill(Packed::NONE);
        self.killers.fill([Packed::NONE; 2]);
    }

    #[inline]
    pub(crate) fn killers(&self, ply: usize) -> [Packed; 2] {
        self.killers[ply]
    }

    /// A new branch two plies above has other killers.
    #[inline]
    pub(crate) fn clear_killers(&mut self, ply: usize) {
        self.killers[ply] = [Packed::NONE; 2];
    }

    #[inline]
    pub(crate) fn counter(&self, before: Arrival) -> Packed {
        self.counters[before.index()]
    }

    /// How good a quiet move has been, here and as an answer to the move before.
    #[inline]
    pub(crate) fn score(&self, side: Colour, before: Arrival, arrival: Arrival) -> i32 {
        i32::from(self.quiet[side.index()][arrival.index()])
            + i32::from(self.reply[before.index() * self.arrivals + arrival.index()])
    }

    /// A quiet move refuted what came before.
    pub(crate) fn cut(&mut self, ply: usize, before: Arrival, best: Packed) {
        let [first, _] = self.killers[ply];
        if first != best {
            self.killers[ply] = [best, first];
        }
        self.counters[before.index()] = best;
    }

    /// Moves a quiet move's scores towards good or bad.
    pub(crate) fn learn(&mut self, side: Colour, before: Arrival, arrival: Arrival, bonus: i32) {
        let nudge = |score: &mut i16| {
            let now = i32::from(*score);
            *score = (now + bonus - now * bonus.abs() / LIMIT) as i16;
        };
        nudge(&mut self.quiet[side.index()][arrival.index()]);
        nudge(&mut self.reply[before.index() * self.arrivals + arrival.index()]);
    }
}
