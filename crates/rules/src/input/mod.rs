//! Moves as people type them.

mod english;
mod letters;
mod obstacle;
mod refusal;
mod spelling;

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

pub use self::letters::{Letters, Reading, read_move_with};
use self::obstacle::obstacle;
pub use self::refusal::{MoveTextError, Obstacle, Placing, Reach};
use self::spelling::{Spelling, spell};
use super::{Cell, Move, Position, tables};
use crate::{Man, Role};

/// The legal move that a typed text means in a position.
///
/// Any usual spelling is read: `18 19`, `18>19`, `18:24`, `n11-19`, `N11x19+`, `26-27n`, `26 27=n`, `K@4`, `k 4`, `k4`.
/// Dashes may be of any kind, letters of either case. Signs for captures, check and mate are not verified; a man
/// letter must be the man's. A letter and a cell is a placement during the setup and later the one man of that kind
/// that can go there.
///
/// # Errors
/// A text with no reading, or more than one, and a move that is not legal: [`MoveTextError`] says what was
/// understood and what would be right.
pub fn read_move(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    let spelling = spell(text);
    let typed = Typed { position, legal: position.legal_moves().to_vec() };
    if position.is_setup() {
        return typed.placement(match spelling {
            // A letter and digits can only be a placement here, never two cells run together.
            Err(MoveTextError::Unseparated { digits, letter: Some(_), promotion: None, .. }) => {
                return Err(MoveTextError::NoSuchCell { number: digits });
            }
            spelling => spelling?,
        });
    }
    let spelling = spelling?;
    let Some(example) = typed.legal.iter().min() else {
        return Err(MoveTextError::GameOver { side: position.side(), mate: position.in_check() });
    };
    match spelling {
        Spelling::Step { letter, from, to, promotion } => typed.step(letter, from, to, promotion),
        Spelling::Goes { at: true, .. } => Err(MoveTextError::SetupOver { example: *example }),
        Spelling::Goes { letter, to, promotion, .. } => typed.goes(letter, to, promotion),
        Spelling::Lone { cell } => Err(typed.lone(cell)),
    }
}

/// A position in which a text is read, and its legal moves.
struct Typed<'a> {
    position: &'a Position,
    legal: Vec<Move>,
}

impl Typed<'_> {
    fn placement(&self, spelling: Spelling) -> Result<Move, MoveTextError> {
        let placing = self.placing();
        let (role, cell) = match spelling {
            Spelling::Goes { letter, to, promotion: None, .. } => (letter, to),
            Spelling::Goes { .. } => return Err(MoveTextError::PromotionPlaced { placing }),
            _ => return Err(MoveTextError::PlacementDue { placing }),
        };
        let placement = Move::Place { role, cell };
        if self.legal.contains(&placement) {
            return Ok(placement);
        }
        let side = self.position.side();
        if role == Role::Pawn {
            return Err(MoveTextError::PawnPlaced { placing });
        }
        if let Some((cell, _)) = self.position.men().find(|(_, man)| *man == Man { colour: side, role }) {
            return Err(MoveTextError::AlreadyPlaced { role, cell, placing });
        }
        Err(match self.position.man_at(cell) {
            Some(man) if tables::BACK_RANKS[side.index()] & cell.bit() != 0 => {
                MoveTextError::CellTaken { cell, role: man.role, placing }
            }
            _ => MoveTextError::OffBackRank { cell, side, placing },
        })
    }

    fn step(
        &self,
        letter: Option<Role>,
        from: Cell,
        to: Cell,
        promotion: Option<Role>,
    ) -> Result<Move, MoveTextError> {
        let side = self.position.side();
        let Some(man) = self.position.man_at(from) else {
            return Err(MoveTextError::EmptyCell { cell: from, side, movable: self.movable() });
        };
        let role = man.role;
        if man.colour != side {
            return Err(MoveTextError::OpponentsMan { cell: from, role, side, movable: self.movable() });
        }
        if let Some(said) = letter.filter(|said| *said != role) {
            return Err(MoveTextError::WrongLetter { said, role, reach: self.reach(from) });
        }
        let exact = Move::Step { from, to, promotion };
        if self.legal.contains(&exact) {
            return Ok(exact);
        }
        let without = Move::Step { from, to, promotion: None };
        Err(if self.legal.contains(&without) {
            let cells = set(tables::BACK_RANKS[(!side).index()]);
            MoveTextError::PromotionNotDue { without, cells }
        } else if self.steps().any(|(f, t)| (f, t) == (from, to)) {
            match promotion {
                None => MoveTextError::PromotionMissing { from, to },
                Some(role) => MoveTextError::PromotionImpossible { from, to, role },
            }
        } else {
            let why = Box::new(obstacle(self.position, man, from, to));
            MoveTextError::Illegal { role, to, why, reach: self.reach(from) }
        })
    }

    fn goes(&self, role: Role, to: Cell, promotion: Option<Role>) -> Result<Move, MoveTextError> {
        let side = self.position.side();
        let men = self.position.men().filter(|(_, man)| *man == Man { colour: side, role });
        let men: Vec<Cell> = men.map(|(cell, _)| cell).collect();
        let able: Vec<Cell> =
            men.iter().copied().filter(|from| self.steps().any(|s| s == (*from, to))).collect();
        match (able.as_slice(), men.as_slice()) {
            (&[from], _) | (&[], &[from]) => self.step(Some(role), from, to, promotion),
            ([], []) => Err(MoveTextError::NoSuchMan { role, side, movable: self.movable() }),
            ([], _) => {
                let reaches = men.iter().map(|from| self.reach(*from)).collect();
                Err(MoveTextError::NoneCanGo { role, to, reaches })
            }
            _ => Err(MoveTextError::SeveralCanGo { role, to, from: able, promotion }),
        }
    }

    fn lone(&self, cell: Cell) -> MoveTextError {
        if self.position.man_at(cell).is_some_and(|man| man.colour == self.position.side()) {
            return MoveTextError::OnlyFrom { reach: self.reach(cell) };
        }
        let from: BTreeSet<Cell> = self.steps().filter(|(_, to)| *to == cell).map(|(from, _)| from).collect();
        MoveTextError::OnlyTo { cell, from: from.into_iter().collect() }
    }

    fn steps(&self) -> impl Iterator<Item = (Cell, Cell)> {
        self.legal.iter().filter_map(|m| match *m {
            Move::Step { from, to, .. } => Some((from, to)),
            Move::Place { .. } => None,
        })
    }

    fn movable(&self) -> Vec<Cell> {
        self.steps().map(|(from, _)| from).collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn reach(&self, from: Cell) -> Reach {
        let targets: BTreeSet<Cell> = self.steps().filter(|(f, _)| *f == from).map(|(_, to)| to).collect();
        let (takes, steps) = targets.into_iter().partition(|to| self.position.man_at(*to).is_some());
        Reach { from, steps, takes, movable: self.movable() }
    }

    fn placing(&self) -> Placing {
        let side = self.position.side();
        let free = set(tables::BACK_RANKS[side.index()]);
        Placing {
            hand: self.position.hand(side).collect(),
            free: free.into_iter().filter(|cell| self.position.man_at(*cell).is_none()).collect(),
        }
    }
}

/// The cells of a set, by number.
fn set(cells: u64) -> Vec<Cell> {
    Cell::ALL.into_iter().filter(|cell| cells & cell.bit() != 0).collect()
}
