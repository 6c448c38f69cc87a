//! What forbids a man's move, and what can be done instead.

use crate::{Role, Square};

/// What a side can place during the setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The men in hand.
    pub hand: Vec<Role>,
    /// The free squares of the back rank.
    pub free: Vec<Square>,
}

/// Where one man can go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Where it stands.
    pub from: Square,
    /// The empty squares it can go to.
    pub steps: Vec<Square>,
    /// The squares on which it can take.
    pub takes: Vec<Square>,
    /// Men of its side that can move: the advice when it cannot.
    pub movable: Vec<Square>,
}

/// What forbids a man's move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// It stands there already.
    SameSquare,
    /// A man of its own side stands there.
    OwnMan(Role),
    /// It does not move like that.
    OutOfReach,
    /// It slides, and a man stands between.
    Blocked(Square),
    /// A pawn cannot go straight onto a man.
    PawnBlocked,
    /// A pawn's double or triple step over or onto the man on this square.
    LongStepBlocked(Square),
    /// The pawn has used or lost its double or triple step.
    LongStepGone,
    /// A prince or princess, and men stand on every way round.
    NoWayRound,
    /// King or rook has moved, or the rook was taken.
    CastlingGone,
    /// Castling, and a man stands on this square between king and rook.
    CastlingBlocked(Square),
    /// Castling, and the king stands on, passes or reaches this attacked square.
    CastlingAttacked {
        /// The square.
        square: Square,
        /// Where the attack comes from.
        by: Vec<Square>,
    },
    /// The enemy king can be taken, so it must be.
    MustTakeKing {
        /// Where it stands.
        king: Square,
        /// The moves that take it, as they are written.
        moves: Vec<String>,
    },
    /// A pawn goes obliquely only to take, and the square is empty.
    NothingToTake,
    /// The king would stand attacked from these squares.
    IntoCheck(Vec<Square>),
    /// The move would open the king to attack.
    Pinned {
        /// Where the king stands.
        king: Square,
        /// Where the attack comes from.
        by: Vec<Square>,
    },
    /// The king is in check and the move does not answer it.
    CheckStands {
        /// Where the king stands.
        king: Square,
        /// Where the attack comes from, after the move.
        by: Vec<Square>,
        /// The moves that answer the check, as they are written.
        answers: Vec<String>,
    },
}
