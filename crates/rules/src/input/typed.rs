//! What a text that was taken apart means in a position.

mod castling;
mod placing;

use std::collections::BTreeSet;

use super::{Line, MoveTextError, Obstacle, Reach, Spelling, left_open};
use crate::{Colour, Man, Move, Position, Role, Square, Status, Variant};

/// A position in which a text is read, and the legal moves that it can mean.
pub(super) struct Typed<'a> {
    position: &'a Position,
    legal: Vec<Move>,
    /// Where a princess counts as the queen that she becomes.
    restored: Option<Square>,
}

impl<'a> Typed<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let mut legal = position.legal_moves();
        legal.retain(|mv| mv.restores().is_none());
        Self { position, legal, restored: None }
    }

    /// The same where a princess becomes a queen before the move.
    pub(super) fn restoring(&self, square: Square) -> Self {
        let mut legal = self.position.legal_moves();
        legal.retain(|mv| mv.restores() == Some(square));
        Self { position: self.position, legal, restored: Some(square) }
    }

    /// One of the moves.
    pub(super) fn example(&self) -> Option<Move> {
        self.legal.iter().min().copied()
    }

    /// What a text of a board with numbers means.
    pub(super) fn numbered(&self, spelling: Result<Spelling, MoveTextError>) -> Result<Move, MoveTextError> {
        if self.position.is_setup() {
            return self.placement(match spelling {
                // A letter and digits can only be a placement here, never two cells run together.
                Err(MoveTextError::Unseparated { digits, letter: Some(_), promotion: None, .. }) => {
                    return Err(MoveTextError::NoSuchSquare {
                        variant: self.position.variant(),
                        name: digits,
                    });
                }
                spelling => spelling?,
            });
        }
        let spelling = spelling?;
        let Some(example) = self.example() else { return Err(self.over()) };
        match spelling {
            Spelling::Lone { square } => Err(self.lone(square)),
            Spelling::Goes { at: true, .. } => Err(MoveTextError::SetupOver { example }),
            spelling => self.one(spelling),
        }
    }

    /// What a text of a board with names means, of which there may be several readings.
    pub(super) fn named(&self, spellings: &[Spelling]) -> Result<Move, MoveTextError> {
        if !self.position.has_moves() {
            return Err(self.over());
        }
        let mut moves: Vec<Move> = Vec::new();
        let mut refusals = Vec::new();
        let alone = spellings.len() == 1;
        for &spelling in spellings {
            let meant = match self.one(spelling) {
                Err(refusal) if alone => return Err(refusal),
                Err(refusal) => {
                    let meant = left_open(&self.legal, &refusal);
                    refusals.push(refusal);
                    meant
                }
                Ok(mv) => vec![mv],
            };
            let new: Vec<Move> = meant.into_iter().filter(|mv| !moves.contains(mv)).collect();
            moves.extend(new);
        }
        match moves.as_slice() {
            [one] => Ok(*one),
            [] => {
                // A man that goes there, but not now, is more likely meant than one that never does.
                let near = refusals.iter().position(is_near).unwrap_or(0);
                Err(refusals.swap_remove(near))
            }
            several => {
                let written = several.iter().map(|mv| self.position.written(*mv)).collect();
                Err(MoveTextError::TwoReadings { written, moves })
            }
        }
    }

    /// Why there is nothing to be played.
    fn over(&self) -> MoveTextError {
        match self.position.status() {
            Status::Countercheck => MoveTextError::Countercheck,
            status => {
                let side = self.position.side();
                MoveTextError::GameOver { side, mate: status == Status::Checkmate }
            }
        }
    }

    fn one(&self, spelling: Spelling) -> Result<Move, MoveTextError> {
        match spelling {
            Spelling::Step { letter, from, to, promotion } => self.step(letter, from, to, promotion),
            Spelling::Goes { letter, line, to, promotion, .. } => self.goes(letter, line, to, promotion),
            Spelling::Lone { square } => self.pawn(square),
            Spelling::Castle { short } => self.castle(short),
        }
    }

    /// The man on a square, a princess as the queen that she becomes.
    fn man_at(&self, square: Square) -> Option<Man> {
        let man = self.position.man_at(square)?;
        Some(if self.restored == Some(square) { Man { role: Role::Queen, ..man } } else { man })
    }

    /// Where the men of one kind of the side to move stand.
    fn men(&self, role: Role) -> Vec<Square> {
        let wanted = Some(Man { colour: self.position.side(), role });
        let squares = self.position.men().into_iter().map(|(square, _)| square);
        squares.filter(|square| self.man_at(*square) == wanted).collect()
    }

    fn find(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let same = |mv: &&Move| (mv.from(), mv.to(), mv.promotion()) == (Some(from), to, promotion);
        self.legal.iter().find(same).copied()
    }

    fn step(
        &self,
        letter: Option<Role>,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, MoveTextError> {
        let side = self.position.side();
        let Some(man) = self.man_at(from) else {
            return Err(MoveTextError::EmptySquare { square: from, side, movable: self.movable() });
        };
        let role = man.role;
        if man.colour != side {
            return Err(MoveTextError::OpponentsMan { square: from, role, side, movable: self.movable() });
        }
        if let Some(said) = letter.filter(|said| *said != role) {
            return Err(MoveTextError::WrongLetter { said, role, reach: self.reach(from) });
        }
        if let Some(exact) = self.find(from, to, promotion) {
            return Ok(exact);
        }
        if let Some(short) = self.castling_onto_rook(man, from, to) {
            return self.castle(short);
        }
        Err(if let Some(without) = self.find(from, to, None) {
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

    fn goes(
        &self,
        role: Role,
        line: Line,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, MoveTextError> {
        let side = self.position.side();
        let standing = self.men(role);
        let men: Vec<Square> = standing.iter().copied().filter(|square| line.has(*square)).collect();
        let able: Vec<Square> =
            men.iter().copied().filter(|from| self.steps().any(|s| s == (*from, to))).collect();
        match (able.as_slice(), men.as_slice()) {
            (&[from], _) | (&[], &[from]) => self.step(Some(role), from, to, promotion),
            ([], []) if standing.is_empty() => {
                Err(MoveTextError::NoSuchMan { role, side, movable: self.movable() })
            }
            ([], []) => Err(MoveTextError::NotOnLine { role, side, line: line.name(), standing }),
            ([], _) => match self.hindered(role, &men, to) {
                Some(from) => self.step(Some(role), from, to, promotion),
                None => {
                    let near = men.iter().filter(|from| role != Role::Pawn || is_beside(**from, to));
                    let reaches = near.map(|from| self.reach(*from)).collect();
                    Err(MoveTextError::NoneCanGo { role, to, reaches })
                }
            },
            _ => Err(MoveTextError::SeveralCanGo { role, to, from: able, promotion }),
        }
    }

    /// The one of several men that must have been meant, though something keeps it from going there.
    fn hindered(&self, role: Role, men: &[Square], to: Square) -> Option<Square> {
        if role == Role::Pawn
            && let Some(behind) = self.behind(to)
        {
            return Some(behind);
        }
        let mut near = men.iter().filter(|from| self.position.obstacle(**from, to) != Obstacle::OutOfReach);
        near.next().copied().filter(|_| near.next().is_none())
    }

    /// A square alone is where a pawn goes; if none can, perhaps it is only half of a move.
    fn pawn(&self, to: Square) -> Result<Move, MoveTextError> {
        let able = self.men(Role::Pawn).into_iter().any(|from| self.steps().any(|s| s == (from, to)));
        let ours = self.position.man_at(to).is_some_and(|man| man.colour == self.position.side());
        if able {
            self.goes(Role::Pawn, Line::default(), to, None)
        } else if let Some(from) = self.behind(to).filter(|_| !ours) {
            self.step(None, from, to, None)
        } else {
            Err(self.lone(to))
        }
    }

    /// The nearest pawn that has a square of a board with names before it on its file.
    fn behind(&self, to: Square) -> Option<Square> {
        if to.variant() == Variant::Starchess {
            return None;
        }
        let file = Line { file: to.to_string().chars().next(), rank: None };
        let pawns = self.men(Role::Pawn).into_iter().filter(|from| file.has(*from));
        match self.position.side() {
            Colour::White => pawns.filter(|from| from < &to).max(),
            Colour::Black => pawns.filter(|from| from > &to).min(),
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
}

/// Whether a pawn of a board with names stands on the file of a square or beside it.
fn is_beside(from: Square, to: Square) -> bool {
    let file = |square: Square| square.to_string().bytes().next().unwrap_or_default();
    to.variant() == Variant::Starchess || file(from).abs_diff(file(to)) <= 1
}

/// Whether the man that was meant goes there, though not now or not so.
fn is_near(refusal: &MoveTextError) -> bool {
    match refusal {
        MoveTextError::Illegal { why, .. } => **why != Obstacle::OutOfReach,
        MoveTextError::PromotionMissing { .. }
        | MoveTextError::PromotionImpossible { .. }
        | MoveTextError::PromotionNotDue { .. } => true,
        _ => false,
    }
}
