//! Moves in nineteen bits, as the table and the killers keep them.

use rules::{BoardSquare, MoveParts};

/// A move of a known position, packed. Two legal moves of one position never pack alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Packed(pub(crate) u32);

impl Packed {
    /// No move.
    pub(crate) const NONE: Self = Self(0);

    /// How many bits a packed move takes.
    pub(crate) const BITS: u32 = 19;

    /// Squares take seven bits each, what a pawn becomes or what is placed three, then the two flags. A placement has
    /// origin and target alike, which no other move has, so that nothing packs to [`NONE`](Self::NONE) but the move from
    /// square 0 to itself, which does not exist.
    #[inline]
    pub(crate) fn of<M: MoveParts>(played: M) -> Self {
        let to = played.to().index() as u32;
        let from = played.from().map_or(to, |from| from.index() as u32);
        let role = played.promotion().or(played.placed()).map_or(0, |role| role.index() as u32);
        let placed = u32::from(played.placed().is_some());
        let restores = u32::from(played.restores().is_some());
        Self(from | to << 7 | role << 14 | placed << 17 | restores << 18)
    }

    /// The square on which its man ends up.
    #[inline]
    pub(crate) const fn to(self) -> usize {
        (self.0 >> 7 & 127) as usize
    }
}
