//! Texts that castle.

use super::Typed;
use crate::input::{MoveTextError, Obstacle};
use crate::{Man, Move, Role, Square};

impl Typed<'_> {
    pub(super) fn castle(&self, short: bool) -> Result<Move, MoveTextError> {
        let (variant, side) = (self.position.variant(), self.position.side());
        let Some((from, to)) = self.position.castling_step(short) else {
            return Err(MoveTextError::Unreadable { variant, text: "0-0".to_owned() });
        };
        let king = self.position.king(side).unwrap_or(from);
        if king != from {
            let why = Box::new(Obstacle::CastlingGone);
            return Err(MoveTextError::Illegal { role: Role::King, to, why, reach: self.reach(king) });
        }
        self.find(from, to, None).ok_or_else(|| {
            let why = Box::new(self.position.obstacle(from, to));
            MoveTextError::Illegal { role: Role::King, to, why, reach: self.reach(from) }
        })
    }

    /// The side to which a king castles that seems to take its own rook in a corner.
    pub(super) fn castling_onto_rook(&self, king: Man, from: Square, to: Square) -> Option<bool> {
        let rook = Some(Man { role: Role::Rook, ..king });
        let corner = |square: Square| {
            let file = |square: &Square| square.to_string().chars().next();
            let last = Square::all(square.variant()).last();
            file(&square) == Some('a') || file(&square) == last.as_ref().and_then(file)
        };
        if king.role != Role::King || self.man_at(to) != rook || !corner(to) {
            return None;
        }
        [true, false].into_iter().find(|short| {
            let step = self.position.castling_step(*short);
            step.is_some_and(|(home, end)| home == from && (end < from) == (to < from))
        })
    }
}
