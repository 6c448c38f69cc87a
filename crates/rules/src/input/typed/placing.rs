//! Texts that place a man during the setup.

use super::Typed;
use crate::input::{MoveTextError, Placing, Spelling};
use crate::{Move, Role};

impl Typed<'_> {
    pub(super) fn placement(&self, spelling: Spelling) -> Result<Move, MoveTextError> {
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
        if let Some(&square) = self.men(role).first() {
            return Err(MoveTextError::AlreadyPlaced { role, square, placing });
        }
        Err(match self.position.man_at(square) {
            Some(man) if self.position.placing_squares().contains(&square) => {
                MoveTextError::SquareTaken { square, role: man.role, placing }
            }
            _ => MoveTextError::OffBackRank { square, side, placing },
        })
    }

    fn placing(&self) -> Placing {
        let free = self.position.placing_squares().into_iter();
        Placing {
            hand: self.position.hand(self.position.side()),
            free: free.filter(|square| self.position.man_at(*square).is_none()).collect(),
        }
    }
}
