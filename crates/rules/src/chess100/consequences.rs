//! What players must be told beside the moves.

use super::obstacle::needed;
use super::tables::CASTLES;
use super::{Move, Position, Restoration, Square};
use crate::rule_set::MoveParts;
use crate::{Consequence, Duty, Role};

impl Position {
    /// What a legal move brings about beside what its text says, in the order in which it happens.
    pub fn consequences(&self, played: Move) -> Vec<Consequence> {
        let (us, them) = (self.side(), !self.side());
        let mut next = *self;
        next.make(played);
        let mut told = Vec::new();
        if let Some(princess) = played.restores() {
            told.push(Consequence::QueenRestored { colour: us, on: princess.into() });
        }
        if let Some(short) = played.castles() {
            let [from, to] = CASTLES[us.index()][usize::from(!short)].rook.map(Square::at);
            told.push(Consequence::Castled { from: from.into(), to: to.into() });
        }
        if let Some((on, taken)) = self.captured(played) {
            if on != MoveParts::to(played) {
                told.push(Consequence::EnPassant { taken: on.into() });
            }
            if taken.role == Role::King {
                let successor = next.king(them).into();
                told.push(Consequence::KingTaken { colour: them, on: on.into(), successor });
            }
        }
        if let (Restoration::Pending, Some(princess)) = (next.restoration(them), next.princess(them)) {
            told.push(Consequence::RestorationDue { colour: them, princess: princess.into() });
        }
        if self.restoration(us) == Restoration::Pending
            && let Some(princess) = next.princess(us)
        {
            told.push(Consequence::RestorationLost { colour: us, princess: princess.into() });
        }
        told
    }

    /// What the side to move must or may do. It must take the king when every turn does; where a conversion takes the
    /// duty away or brings it (A11), the choice is its own.
    pub fn duties(&self) -> Vec<Duty> {
        let mut duties = Vec::new();
        if self.restoration(self.side()) == Restoration::Pending
            && !self.is_countercheck()
            && let Some(princess) = self.princess(self.side())
        {
            duties.push(Duty::MayRestore { princess: princess.into() });
        }
        let (king, moves) = self.king_takers();
        let mut all = true;
        self.each_move(|played| all &= MoveParts::to(played) == king && played.castles().is_none());
        if all && !moves.is_empty() {
            let moves = moves.into_iter().map(Into::into).collect();
            duties.push(Duty::TakeKing { king: king.into(), moves });
        }
        duties
    }

    /// Where the enemy king stands and the moves that take it, in order; with a conversion only where that allows them.
    pub(super) fn king_takers(&self) -> (Square, Vec<Move>) {
        let king = self.king(!self.side());
        let mut moves = Vec::new();
        self.each_move(|played| {
            if MoveParts::to(played) == king {
                moves.push(played);
            }
        });
        (king, needed(moves))
    }
}
