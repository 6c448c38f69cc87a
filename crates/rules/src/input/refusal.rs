//! Why a typed move is not played, as data; its sentences stand in `english`.

use super::obstacle::{Obstacle, Placing, Reach};
use crate::{Colour, Move, Role, Square, Variant};

/// Why a typed text is no move of a position.
///
/// Everything a sentence in another language needs is in the variants; `Display` is the English one: what was
/// understood, why it cannot be played, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// No text at all.
    Empty {
        /// Whose moves are meant.
        variant: Variant,
    },
    /// The text has not the shape of a move.
    Unreadable {
        /// Whose moves are meant.
        variant: Variant,
        /// What was typed, on one line, shortened when long.
        text: String,
    },
    /// A princess is to become a queen, and she cannot.
    RestorationNotDue {
        /// The square as typed.
        square: Square,
    },
    /// A princess becomes a queen, and no move follows.
    RestorationAlone {
        /// Where she stands.
        square: Square,
        /// A whole turn that begins so.
        example: Move,
    },
    /// The move is the queen's that a princess can become, and the text does not say that she does.
    NeedsRestoration {
        /// Where she stands.
        square: Square,
        /// The whole turn as it is written.
        written: String,
    },
    /// A princess becomes a queen, and the move after it cannot be played.
    AfterRestoration {
        /// Where she stands.
        square: Square,
        /// What is wrong with the move.
        refusal: Box<MoveTextError>,
    },
    /// The text has different meanings, all of them legal.
    TwoReadings {
        /// The moves, at least two.
        moves: Vec<Move>,
        /// The same moves as they are written.
        written: Vec<String>,
    },
    /// More than one move.
    TooManySquares {
        /// Whose moves are meant.
        variant: Variant,
        /// What was typed, on one line, shortened when long.
        text: String,
    },
    /// A number or name that no square has.
    NoSuchSquare {
        /// Whose board is meant.
        variant: Variant,
        /// The number or name as typed.
        name: String,
    },
    /// Two squares without anything between them, such as `1819`.
    Unseparated {
        /// The digits as typed.
        digits: String,
        /// The man letter before them.
        letter: Option<Role>,
        /// The promotion after them.
        promotion: Option<Role>,
        /// Every way to part them into two squares; at least one.
        readings: Vec<(Square, Square)>,
    },
    /// One square only, on which a man of the side to move stands.
    OnlyFrom {
        /// Where that man can go.
        reach: Reach,
    },
    /// One square only, and no man of the side to move stands there.
    OnlyTo {
        /// The square as typed.
        square: Square,
        /// The men that can go there.
        from: Vec<Square>,
    },
    /// The position has no legal moves.
    GameOver {
        /// The side to move.
        side: Colour,
        /// Checkmate; otherwise stalemate.
        mate: bool,
    },
    /// Check was answered with check: a draw, in Chess-100.
    Countercheck,

    /// Anything but a placement during the setup.
    PlacementDue {
        /// What can be placed and where.
        placing: Placing,
    },
    /// A placement of a man that stands already.
    AlreadyPlaced {
        /// The man.
        role: Role,
        /// Where it stands.
        square: Square,
        /// What can be placed and where.
        placing: Placing,
    },
    /// A placement of a pawn.
    PawnPlaced {
        /// What can be placed and where.
        placing: Placing,
    },
    /// A placement with a promotion, such as `K@4=Q`.
    PromotionPlaced {
        /// What can be placed and where.
        placing: Placing,
    },
    /// A placement outside the side's own back rank.
    OffBackRank {
        /// The square as typed.
        square: Square,
        /// The side that places.
        side: Colour,
        /// What can be placed and where.
        placing: Placing,
    },
    /// A placement onto a man.
    SquareTaken {
        /// The square as typed.
        square: Square,
        /// The man that stands there.
        role: Role,
        /// What can be placed and where.
        placing: Placing,
    },
    /// A placement after the setup.
    SetupOver {
        /// A move that can be played instead.
        example: Move,
    },

    /// No man stands on the first square.
    EmptySquare {
        /// The square as typed.
        square: Square,
        /// The side to move.
        side: Colour,
        /// Its men that can move.
        movable: Vec<Square>,
    },
    /// The man on the first square is the opponent's.
    OpponentsMan {
        /// The square as typed.
        square: Square,
        /// The man that stands there.
        role: Role,
        /// The side to move.
        side: Colour,
        /// Its men that can move.
        movable: Vec<Square>,
    },
    /// The letter is not that of the man.
    WrongLetter {
        /// The man that was typed.
        said: Role,
        /// The man that stands there.
        role: Role,
        /// Where it can go.
        reach: Reach,
    },
    /// The man is there but cannot make this move.
    Illegal {
        /// The man.
        role: Role,
        /// The square it was to go to.
        to: Square,
        /// What forbids it.
        why: Box<Obstacle>,
        /// Where it can go.
        reach: Reach,
    },
    /// A pawn reaches its last square and the text does not say what it becomes.
    PromotionMissing {
        /// Where it stands.
        from: Square,
        /// Where it is promoted.
        to: Square,
    },
    /// A pawn cannot become this man.
    PromotionImpossible {
        /// Where it stands.
        from: Square,
        /// Where it is promoted.
        to: Square,
        /// King or pawn.
        role: Role,
    },
    /// A promotion in a move that is none.
    PromotionNotDue {
        /// The move without it, which can be played.
        without: Move,
        /// Where this side's pawns are promoted.
        squares: Vec<Square>,
    },
    /// The side to move has no man of this kind.
    NoSuchMan {
        /// The man as typed.
        role: Role,
        /// The side to move.
        side: Colour,
        /// Its men that can move.
        movable: Vec<Square>,
    },
    /// No man of this kind stands on the file or rank that was typed.
    NotOnLine {
        /// The man as typed.
        role: Role,
        /// The side to move.
        side: Colour,
        /// The file or rank as typed, such as `b` or `1`.
        line: String,
        /// Where men of this kind stand.
        standing: Vec<Square>,
    },
    /// A man and a square, and none of the men of this kind can go there.
    NoneCanGo {
        /// The man as typed.
        role: Role,
        /// The square as typed.
        to: Square,
        /// Where each of these men can go.
        reaches: Vec<Reach>,
    },
    /// A man and a square, and more than one man of this kind can go there.
    SeveralCanGo {
        /// The man as typed.
        role: Role,
        /// The square as typed.
        to: Square,
        /// The men that can go there.
        from: Vec<Square>,
        /// The promotion as typed.
        promotion: Option<Role>,
    },
}
