//! Why a typed move is not played, as data; the English sentences are its `Display`.

use std::fmt;

use crate::starchess::{Cell, Move};
use crate::{Colour, Role};

/// Why a typed text is no move of a position.
///
/// Everything a sentence in another language needs is in the variants; `Display` is the English one: what was
/// understood, why it cannot be played, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
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
        why: Obstacle,
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
#[non_exhaustive]
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

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const HOW: &str =
            "Write the cell a man stands on and the cell it goes to, such as 18-19, or K@4 to place a man.";
        match self {
            Self::Empty => write!(f, "No move was written. {HOW}"),
            Self::Unreadable { text } => write!(f, "“{text}” is not a move. {HOW}"),
            Self::TooManyCells { text } => {
                write!(f, "“{text}” names more than two cells. Write one move at a time, such as 18-19.")
            }
            Self::NoSuchCell { number } => {
                write!(f, "There is no cell {number}: the cells are numbered 1 to 37.")
            }
            Self::Unseparated { digits, letter, promotion, readings } => {
                let letter = letter.map(written).unwrap_or_default();
                let suffix = promotion.map(|role| format!("={}", role.letter())).unwrap_or_default();
                let readings = readings.iter().map(|(from, to)| format!("{letter}{from}-{to}{suffix}"));
                write!(f, "“{digits}” has nothing between its two cells. Write {}.", list(readings, "or"))
            }
            Self::OnlyFrom { reach } if reach.is_empty() => write!(f, "{reach}"),
            Self::OnlyFrom { reach } => {
                let to = reach.steps.first().or(reach.takes.first()).copied().unwrap_or(reach.from);
                write!(f, "{reach} Write both cells, such as {}-{to}.", reach.from)
            }
            Self::OnlyTo { cell, from } if from.is_empty() => {
                write!(
                    f,
                    "{cell} is one cell, and no man can go there. Write where a man stands and where it goes."
                )
            }
            Self::OnlyTo { cell, from } => {
                let moves = from.iter().map(|from| format!("{from}-{cell}"));
                write!(
                    f,
                    "{cell} is one cell only. Write where the man comes from, too: {}.",
                    list(moves, "or")
                )
            }
            Self::GameOver { side, mate: true } => write!(f, "{} is checkmated: the game is over.", side),
            Self::GameOver { side, mate: false } => {
                write!(f, "{} is stalemated: the game is over, a draw.", side)
            }
            Self::PlacementDue { placing } => {
                write!(f, "Men move only once all are placed. {placing}")?;
                placing.example().map_or(Ok(()), |example| write!(f, " Write {example}, for example."))
            }
            Self::AlreadyPlaced { role, cell, placing } => {
                write!(f, "The {} already stands on {cell}. {placing}", role)
            }
            Self::PawnPlaced { placing } => {
                write!(f, "Pawns are not placed: they stand on their cells from the start. {placing}")
            }
            Self::OffBackRank { cell, side, placing } => {
                write!(f, "{cell} is not on {}'s back rank. {placing}", side)
            }
            Self::CellTaken { cell, role, placing } => {
                write!(f, "{cell} is taken by the {}. {placing}", role)
            }
            Self::SetupOver { example } => {
                write!(
                    f,
                    "All men are placed. Write the cell a man stands on and the cell it goes to, such as {example}."
                )
            }
            Self::EmptyCell { cell, side, movable } => {
                write!(f, "No man stands on {cell}. {}", can_move(*side, movable))
            }
            Self::OpponentsMan { cell, role, side, movable } => {
                let (theirs, ours) = (!*side, side);
                write!(f, "The {} on {cell} is {theirs}'s, and it is {ours}'s move. ", role)?;
                write!(f, "{}", can_move(*side, movable))
            }
            Self::WrongLetter { said, role, reach } => {
                write!(f, "The man on {} is a {}, not a {}. {reach}", reach.from, role, said)
            }
            Self::Illegal { role, to, why, reach } => illegal(f, *role, *to, why, reach),
            Self::PromotionMissing { from, to } => {
                write!(f, "On {to} the pawn becomes another man: which? Write {}.", promotions(*from, *to))
            }
            Self::PromotionImpossible { from, to, role } => {
                write!(f, "A pawn cannot become a {}. Write {}.", role, promotions(*from, *to))
            }
            Self::PromotionNotDue { without, cells } => {
                write!(f, "No man is promoted here: only a pawn that reaches {} is. ", cells_or(cells))?;
                write!(f, "Write {without}.")
            }
            Self::NoSuchMan { role, side, movable } => {
                write!(f, "{} has no {} on the board. {}", side, role, can_move(*side, movable))
            }
            Self::NoneCanGo { role, to, reaches } => {
                write!(f, "No {} can go to {to}.", role)?;
                reaches.iter().try_for_each(|reach| write!(f, " {reach}"))
            }
            Self::SeveralCanGo { role, to, from, promotion } => {
                let suffix = promotion.map(|role| format!("={}", role.letter())).unwrap_or_default();
                let moves = from.iter().map(|from| format!("{}{from}-{to}{suffix}", written(*role)));
                let all = if from.len() == 2 { "both" } else { "all" };
                write!(f, "The {}s on {} can {all} go to {to}. ", role, cells_and(from))?;
                write!(f, "Write {}.", list(moves, "or"))
            }
        }
    }
}

fn illegal(f: &mut fmt::Formatter<'_>, role: Role, to: Cell, why: &Obstacle, reach: &Reach) -> fmt::Result {
    let (man, from) = (role, reach.from);
    match why {
        Obstacle::SameCell => write!(f, "The {man} stands on {from} already. "),
        Obstacle::OwnMan(own) => write!(f, "The {man} on {from} cannot take its own {} on {to}. ", own),
        Obstacle::OutOfReach => write!(f, "A {man} does not go from {from} to {to}. "),
        Obstacle::Blocked(by) => {
            write!(f, "The {man} on {from} cannot reach {to}: the man on {by} is in its way. ")
        }
        Obstacle::PawnBlocked => {
            write!(f, "The pawn on {from} cannot go to {to}, where a man stands: pawns take obliquely only. ")
        }
        Obstacle::DoubleStepBlocked(by) => {
            write!(f, "The pawn on {from} cannot make a double step: {by} is not empty. ")
        }
        Obstacle::DoubleStepGone => {
            write!(f, "The pawn on {from} has no double step: that can only be its first move. ")
        }
        Obstacle::NothingToTake => {
            write!(f, "The pawn on {from} can go to {to} only to take, and nothing stands there. ")
        }
        Obstacle::IntoCheck(by) => {
            write!(f, "The king cannot go to {to}: it would be attacked from {}. ", cells_and(by))
        }
        Obstacle::Pinned { king, by } => {
            write!(f, "{from}-{to} would open the king on {king} to attack from {}. ", cells_and(by))
        }
        Obstacle::CheckStands { king, by, answers } => {
            write!(
                f,
                "The king on {king} is in check, and after {from}-{to} it would still be attacked from "
            )?;
            let answers = list(answers.iter().cloned(), "or");
            return write!(f, "{}. The check can be answered by {answers}.", cells_and(by));
        }
    }?;
    write!(f, "{reach}")
}

impl Reach {
    fn is_empty(&self) -> bool {
        self.steps.is_empty() && self.takes.is_empty()
    }
}

impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from = self.from;
        if self.is_empty() {
            return match self.movable.as_slice() {
                [] => write!(f, "{from} cannot move now."),
                [one] => write!(f, "{from} cannot move now, only the man on {one} can."),
                movable => write!(f, "{from} cannot move now, but the men on {} can.", cells_and(movable)),
            };
        }
        // "18 can go to 19, 20 or take on 24": the last "or" belongs to the taking.
        let (steps, takes) = (self.steps.iter().map(Cell::to_string), cells_or(&self.takes));
        match (self.steps.is_empty(), self.takes.is_empty()) {
            (true, _) => write!(f, "{from} can only take on {takes}."),
            (_, true) => write!(f, "{from} can go to {}.", list(steps, "or")),
            _ => write!(f, "{from} can go to {} or take on {takes}.", steps.collect::<Vec<_>>().join(", ")),
        }
    }
}

impl Placing {
    fn example(&self) -> Option<Move> {
        Some(Move::Place { role: *self.hand.first()?, cell: *self.free.first()? })
    }
}

impl fmt::Display for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hand = list(self.hand.iter().map(|role| role.to_string()), "and");
        write!(f, "Still to be placed: {hand}, on {}.", cells_or(&self.free))
    }
}

fn can_move(side: Colour, movable: &[Cell]) -> String {
    match movable {
        [one] => format!("Only {}'s man on {one} can move.", side),
        many => format!("{} can move the men on {}.", side, cells_and(many)),
    }
}

/// What a pawn can become, the strongest first.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

fn promotions(from: Cell, to: Cell) -> String {
    list(PROMOTIONS.iter().map(|role| format!("{from}-{to}={}", role.letter())), "or")
}

/// A man's letter as moves are written: none for a pawn.
fn written(role: Role) -> String {
    if role == Role::Pawn { String::new() } else { role.letter().to_string() }
}

fn cells_or(cells: &[Cell]) -> String {
    list(cells.iter().map(Cell::to_string), "or")
}

fn cells_and(cells: &[Cell]) -> String {
    list(cells.iter().map(Cell::to_string), "and")
}

/// `a`, `a or b`, `a, b or c`.
fn list(items: impl Iterator<Item = String>, last: &str) -> String {
    let mut items: Vec<String> = items.collect();
    let Some(end) = items.pop() else { return String::new() };
    if items.is_empty() { end } else { format!("{} {last} {end}", items.join(", ")) }
}
