//! Why a typed move is not played, as data; its sentences stand in `english`.

use crate::starchess::{Cell, Move};
use crate::{Colour, Role};

/// Why a typed text is no move of a position.
///
/// Everything a sentence in another language needs is in the variants; `Display` is the English one: what was
/// understood, why it cannot be played, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// No text at all.
    Empty,
    /// The text has not the shape of a move.
    Unreadable {
        /// What was typed, on one line, shortened when long.
        text: String,
    },
    /// More than one move.
    TooManyCells {
        /// What was typed, on one line, shortened when long.
        text: String,
    },
    /// A number that no cell has.
    NoSuchCell {
        /// The number as typed.
        number: String,
    },
    /// Two cells without anything between them, such as `1819`.
    Unseparated {
        /// The digits as typed.
        digits: String,
        /// The man letter before them.
        letter: Option<Role>,
        /// The promotion after them.
        promotion: Option<Role>,
        /// Every way to part them into two cells; at least one.
        readings: Vec<(Cell, Cell)>,
    },
    /// One cell only, on which a man of the side to move stands.
    OnlyFrom {
        /// Where that man can go.
        reach: Reach,
    },
    /// One cell only, and no man of the side to move stands there.
    OnlyTo {
        /// The cell as typed.
        cell: Cell,
        /// The men that can go there.
        from: Vec<Cell>,
    },
    /// The position has no legal moves.
    GameOver {
        /// The side to move.
        side: Colour,
        /// Checkmate; otherwise stalemate.
        mate: bool,
    },

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
        cell: Cell,
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
        /// The cell as typed.
        cell: Cell,
        /// The side that places.
        side: Colour,
        /// What can be placed and where.
        placing: Placing,
    },
    /// A placement onto a man.
    CellTaken {
        /// The cell as typed.
        cell: Cell,
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

    /// No man stands on the first cell.
    EmptyCell {
        /// The cell as typed.
        cell: Cell,
        /// The side to move.
        side: Colour,
        /// Its men that can move.
        movable: Vec<Cell>,
    },
    /// The man on the first cell is the opponent's.
    OpponentsMan {
        /// The cell as typed.
        cell: Cell,
        /// The man that stands there.
        role: Role,
        /// The side to move.
        side: Colour,
        /// Its men that can move.
        movable: Vec<Cell>,
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
        /// The cell it was to go to.
        to: Cell,
        /// What forbids it.
        why: Box<Obstacle>,
        /// Where it can go.
        reach: Reach,
    },
    /// A pawn reaches its last cell and the text does not say what it becomes.
    PromotionMissing {
        /// Where it stands.
        from: Cell,
        /// Where it is promoted.
        to: Cell,
    },
    /// A pawn cannot become this man.
    PromotionImpossible {
        /// Where it stands.
        from: Cell,
        /// Where it is promoted.
        to: Cell,
        /// King or pawn.
        role: Role,
    },
    /// A promotion in a move that is none.
    PromotionNotDue {
        /// The move without it, which can be played.
        without: Move,
        /// Where this side's pawns are promoted.
        cells: Vec<Cell>,
    },
    /// The side to move has no man of this kind.
    NoSuchMan {
        /// The man as typed.
        role: Role,
        /// The side to move.
        side: Colour,
        /// Its men that can move.
        movable: Vec<Cell>,
    },
    /// A man and a cell, and none of the men of this kind can go there.
    NoneCanGo {
        /// The man as typed.
        role: Role,
        /// The cell as typed.
        to: Cell,
        /// Where each of these men can go.
        reaches: Vec<Reach>,
    },
    /// A man and a cell, and more than one man of this kind can go there.
    SeveralCanGo {
        /// The man as typed.
        role: Role,
        /// The cell as typed.
        to: Cell,
        /// The men that can go there.
        from: Vec<Cell>,
        /// The promotion as typed.
        promotion: Option<Role>,
    },
}

/// What a side can place during the setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The men in hand.
    pub hand: Vec<Role>,
    /// The free cells of the back rank.
    pub free: Vec<Cell>,
}

/// Where one man can go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Where it stands.
    pub from: Cell,
    /// The empty cells it can go to.
    pub steps: Vec<Cell>,
    /// The cells on which it can take.
    pub takes: Vec<Cell>,
    /// Men of its side that can move: the advice when it cannot.
    pub movable: Vec<Cell>,
}

/// What forbids a man's move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// It stands there already.
    SameCell,
    /// A man of its own side stands there.
    OwnMan(Role),
    /// It does not move like that.
    OutOfReach,
    /// It slides, and a man stands between.
    Blocked(Cell),
    /// A pawn cannot go straight onto a man.
    PawnBlocked,
    /// A pawn's double step over or onto the man on this cell.
    DoubleStepBlocked(Cell),
    /// The pawn has used or lost its double step.
    DoubleStepGone,
    /// A pawn goes obliquely only to take, and the cell is empty.
    NothingToTake,
    /// The king would stand attacked from these cells.
    IntoCheck(Vec<Cell>),
    /// The move would open the king to attack.
    Pinned {
        /// Where the king stands.
        king: Cell,
        /// Where the attack comes from.
        by: Vec<Cell>,
    },
    /// The king is in check and the move does not answer it.
    CheckStands {
        /// Where the king stands.
        king: Cell,
        /// Where the attack comes from, after the move.
        by: Vec<Cell>,
        /// The moves that answer the check, as they are written.
        answers: Vec<String>,
    },
}
