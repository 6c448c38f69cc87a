//! What players must be told of a move or a position, beside the move's text.

use crate::{Colour, Move, Square};

/// What a move brought about beside what its text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// A pawn was taken in passing: it stood on this square.
    EnPassant {
        /// Where the taken pawn stood.
        taken: Square,
    },
    /// The king castled; this is what the rook did.
    Castled {
        /// Where the rook stood.
        from: Square,
        /// Where it stands now.
        to: Square,
    },
    /// A princess became a queen before the move.
    QueenRestored {
        /// Whose.
        colour: Colour,
        /// Where.
        on: Square,
    },
    /// A side did not restore its queen and can no longer do so.
    RestorationLost {
        /// Whose right is gone.
        colour: Colour,
        /// Where its princess stands.
        princess: Square,
    },
    /// A king was taken, and the prince of its side is king now.
    KingTaken {
        /// Whose king.
        colour: Colour,
        /// Where it was taken.
        on: Square,
        /// Where the prince stood, and the new king stands.
        successor: Square,
    },
    /// A queen was taken, and her side may restore her in its next turn.
    RestorationDue {
        /// Whose right it is.
        colour: Colour,
        /// Where the princess stands.
        princess: Square,
    },
}

/// What the side to move must or may do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// It may turn its princess into a queen before its move, in this turn only.
    MayRestore {
        /// Where the princess stands.
        princess: Square,
    },
    /// It must take the enemy king.
    TakeKing {
        /// Where that king stands.
        king: Square,
        /// The moves that do; with a restoration before them, if only that allows them.
        moves: Vec<Move>,
    },
}
