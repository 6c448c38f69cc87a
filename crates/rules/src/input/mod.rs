//! Moves as people type them.

mod english;
mod letters;
mod numbered;
mod refusal;

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

pub use self::letters::{Letters, Reading, read_move_with};
pub use self::refusal::{MoveTextError, Obstacle, Placing, Reach};
use crate::{Man, Move, Position, Role, Square, Variant};

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
    let spelling = match position.variant() {
        Variant::Starchess => numbered::spell(text),
        variant @ Variant::Chess => Err(MoveTextError::Unreadable { variant, text: shown(text) }),
        Variant::Chess100 => return bare(position, text),
    };
    let typed = Typed { position, legal: position.legal_moves() };
    if position.is_setup() {
        return typed.placement(match spelling {
            // A letter and digits can only be a placement here, never two cells run together.
            Err(MoveTextError::Unseparated { digits, letter: Some(_), promotion: None, .. }) => {
                return Err(MoveTextError::NoSuchSquare { variant: position.variant(), name: digits });
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
        Spelling::Lone { square } => Err(typed.lone(square)),
    }
}

/// The legal move of a text in its bare form.
fn bare(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    let variant = position.variant();
    let wanted = Move::parse(variant, text.trim()).ok();
    let played = position.legal_moves().into_iter().find(|played| wanted == Some(*played));
    played.ok_or_else(|| MoveTextError::Unreadable { variant, text: shown(text) })
}

/// A position in which a text is read, and its legal moves.
struct Typed<'a> {
    position: &'a Position,
    legal: Vec<Move>,
}

impl Typed<'_> {
    fn placement(&self, spelling: Spelling) -> Result<Move, MoveTextError> {
        let placing = self.placing();
        let (role, square) = match spelling {
            Spelling::Goes { letter, to, promotion: None, .. } => (letter, to),
            Spelling::Goes { .. } => return Err(MoveTextError::PromotionPlaced { placing }),
            _ => return Err(MoveTextError::PlacementDue { placing }),
        };
        let placed = self.legal.iter().find(|mv| mv.placed() == Some(role) && mv.to() == square);
        if let Some(placement) = placed {
            return Ok(*placement);
        }
        let side = self.position.side();
        if role == Role::Pawn {
            return Err(MoveTextError::PawnPlaced { placing });
        }
        let standing = self.position.men().into_iter().find(|(_, man)| *man == Man { colour: side, role });
        if let Some((square, _)) = standing {
            return Err(MoveTextError::AlreadyPlaced { role, square, placing });
        }
        Err(match self.position.man_at(square) {
            Some(man) if self.position.placing_squares().contains(&square) => {
                MoveTextError::SquareTaken { square, role: man.role, placing }
            }
            _ => MoveTextError::OffBackRank { square, side, placing },
        })
    }

    fn step(
        &self,
        letter: Option<Role>,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, MoveTextError> {
        let side = self.position.side();
        let Some(man) = self.position.man_at(from) else {
            return Err(MoveTextError::EmptySquare { square: from, side, movable: self.movable() });
        };
        let role = man.role;
        if man.colour != side {
            return Err(MoveTextError::OpponentsMan { square: from, role, side, movable: self.movable() });
        }
        if let Some(said) = letter.filter(|said| *said != role) {
            return Err(MoveTextError::WrongLetter { said, role, reach: self.reach(from) });
        }
        let of = |promotion| {
            let same = |mv: &&Move| (mv.from(), mv.to(), mv.promotion()) == (Some(from), to, promotion);
            self.legal.iter().find(same).copied()
        };
        if let Some(exact) = of(promotion) {
            return Ok(exact);
        }
        Err(if let Some(without) = of(None) {
            MoveTextError::PromotionNotDue { without, squares: self.position.promotion_squares(side) }
        } else if self.steps().any(|(f, t)| (f, t) == (from, to)) {
            match promotion {
                None => MoveTextError::PromotionMissing { from, to },
                Some(role) => MoveTextError::PromotionImpossible { from, to, role },
            }
        } else {
            let why = Box::new(self.position.obstacle(from, to));
            MoveTextError::Illegal { role, to, why, reach: self.reach(from) }
        })
    }

    fn goes(&self, role: Role, to: Square, promotion: Option<Role>) -> Result<Move, MoveTextError> {
        let side = self.position.side();
        let men = self.position.men().into_iter().filter(|(_, man)| *man == Man { colour: side, role });
        let men: Vec<Square> = men.map(|(cell, _)| cell).collect();
        let able: Vec<Square> =
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

    fn lone(&self, square: Square) -> MoveTextError {
        if self.position.man_at(square).is_some_and(|man| man.colour == self.position.side()) {
            return MoveTextError::OnlyFrom { reach: self.reach(square) };
        }
        let from: BTreeSet<Square> =
            self.steps().filter(|(_, to)| *to == square).map(|(from, _)| from).collect();
        MoveTextError::OnlyTo { square, from: from.into_iter().collect() }
    }

    fn steps(&self) -> impl Iterator<Item = (Square, Square)> {
        self.legal.iter().filter_map(|mv| Some((mv.from()?, mv.to())))
    }

    fn movable(&self) -> Vec<Square> {
        self.steps().map(|(from, _)| from).collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn reach(&self, from: Square) -> Reach {
        let targets: BTreeSet<Square> = self.steps().filter(|(f, _)| *f == from).map(|(_, to)| to).collect();
        let (takes, steps) = targets.into_iter().partition(|to| self.takes(from, *to));
        Reach { from, steps, takes, movable: self.movable() }
    }

    /// Whether a legal move takes something, in passing, too.
    fn takes(&self, from: Square, to: Square) -> bool {
        let mut moves = self.legal.iter().filter(|mv| (mv.from(), mv.to()) == (Some(from), to));
        moves.any(|mv| self.position.captured(*mv).is_some())
    }

    fn placing(&self) -> Placing {
        let free = self.position.placing_squares().into_iter();
        Placing {
            hand: self.position.hand(self.position.side()),
            free: free.filter(|square| self.position.man_at(*square).is_none()).collect(),
        }
    }
}

/// A text that could be taken apart, whether or not it can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spelling {
    /// `18-19`, `N11x19+`, `26-27n`: two squares.
    Step { letter: Option<Role>, from: Square, to: Square, promotion: Option<Role> },
    /// `K@4`, `k4`, `n 19`: a man and a square. `at` when the sign of a placement was written.
    Goes { letter: Role, at: bool, to: Square, promotion: Option<Role> },
    /// `19`: one square and nothing else.
    Lone { square: Square },
}

/// A text as it may be repeated to its writer: on one line and not too long.
pub(super) fn shown(text: &str) -> String {
    const LONGEST: usize = 40;
    let line: Vec<char> = text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if line.len() <= LONGEST {
        return line.into_iter().collect();
    }
    line[..LONGEST].iter().chain(&['…']).collect()
}
