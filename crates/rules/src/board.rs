//! What a search asks at every node: sets of squares, captures alone, passing.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::rule_set::Rules;
use crate::{Colour, Man, Role};

/// A set of squares by their indices; bit `n` stands for the square of index `n`.
pub trait SquareSet:
    Copy
    + Eq
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + BitXorAssign
    + Not<Output = Self>
{
    /// No square.
    const EMPTY: Self;

    /// The set with only this square.
    fn of(index: usize) -> Self;

    /// How many squares it has.
    fn len(self) -> u32;

    /// The lowest index; of an empty set, something above every index.
    fn lowest(self) -> usize;

    /// The set without its lowest square.
    #[must_use]
    fn rest(self) -> Self;

    /// A word in which every square has a part.
    fn word(self) -> u64;

    /// Whether it has no square.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether a square is in it.
    #[inline]
    fn has(self, index: usize) -> bool {
        !(self & Self::of(index)).is_empty()
    }

    /// Calls `visit` with every index, lowest first.
    #[inline]
    fn each(mut self, mut visit: impl FnMut(usize)) {
        while !self.is_empty() {
            visit(self.lowest());
            self = self.rest();
        }
    }
}

macro_rules! square_set {
    ($($word:ty)*) => {$(
        impl SquareSet for $word {
            const EMPTY: Self = 0;

            #[inline]
            fn of(index: usize) -> Self {
                1 << index
            }

            #[inline]
            fn len(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn rest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn word(self) -> u64 {
                self as u64 ^ (u128::from(self) >> 64) as u64
            }
        }
    )*};
}

square_set!(u64 u128);

/// A position as a search looks at it. Nothing here allocates.
pub trait Board: Rules {
    /// Sets of its squares.
    type Set: SquareSet;

    /// Where a side's men stand.
    fn men_of(&self, colour: Colour) -> Self::Set;

    /// Where a side's men of one role stand.
    fn kind(&self, colour: Colour, role: Role) -> Self::Set;

    /// The role of the man on an occupied square.
    fn role_on(&self, index: usize) -> Role;

    /// Where a man attacks from a square with `occupied` in its way.
    fn attacks(man: Man, index: usize, occupied: Self::Set) -> Self::Set;

    /// The men of both sides that attack a square with `occupied` in their way. Those outside `occupied` are found too.
    fn attackers_of(&self, index: usize, occupied: Self::Set) -> Self::Set;

    /// Calls `visit` with every legal move that takes a man or promotes a pawn.
    fn each_capture(&self, visit: &mut impl FnMut(Self::Move));

    /// Hands the turn to the other side, for a search that asks what it threatens. What comes out need not be legal when
    /// [`is_bound`](Self::is_bound); the count of plies starts anew, for no repetition reaches back over it.
    fn pass(&mut self);

    /// Whether the side to move is not free to choose: it is in check and must answer, or a king must be taken.
    fn is_bound(&self) -> bool {
        self.in_check()
    }

    /// Whether the last move drew the game whatever follows (Chess-100's counter-check).
    fn is_drawn(&self) -> bool {
        false
    }

    /// Whether the side to move may turn a man into another before its move (Chess-100's princess).
    fn may_restore(&self) -> bool {
        false
    }

    /// Every man on the board.
    #[inline]
    fn occupied(&self) -> Self::Set {
        self.men_of(Colour::White) | self.men_of(Colour::Black)
    }
}
