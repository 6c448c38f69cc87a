//! Classical chess as a search looks at it.

use shakmaty::{Bitboard, EnPassantMode, FromSetup, Piece, Position as _, attacks};

use super::position::{color, their_role};
use super::{Move, Position};
use crate::board::Board;
use crate::{Colour, Man, Role};

fn square(index: usize) -> shakmaty::Square {
    shakmaty::Square::new(index as u32)
}

impl Board for Position {
    type Set = u64;

    #[inline]
    fn men_of(&self, colour: Colour) -> u64 {
        self.0.board().by_color(color(colour)).into()
    }

    #[inline]
    fn kind(&self, colour: Colour, role: Role) -> u64 {
        their_role(role)
            .map_or(0, |role| self.0.board().by_piece(Piece { color: color(colour), role }).into())
    }

    #[inline]
    fn role_on(&self, index: usize) -> Role {
        self.0.board().role_at(square(index)).map_or(Role::King, super::position::role)
    }

    #[inline]
    fn attacks(man: Man, index: usize, occupied: u64) -> u64 {
        let Some(role) = their_role(man.role) else { return 0 };
        let piece = Piece { color: color(man.colour), role };
        attacks::attacks(square(index), piece, Bitboard(occupied)).into()
    }

    #[inline]
    fn attackers_of(&self, index: usize, occupied: u64) -> u64 {
        let (board, index, occupied) = (self.0.board(), square(index), Bitboard(occupied));
        let by = |colour| board.attacks_to(index, color(colour), occupied);
        (by(Colour::White) | by(Colour::Black)).into()
    }

    fn each_capture(&self, visit: &mut impl FnMut(Move)) {
        for &theirs in &self.0.capture_moves() {
            visit(self.ours(theirs));
        }
        for &theirs in self.0.promotion_moves().iter().filter(|theirs| !theirs.is_capture()) {
            visit(self.ours(theirs));
        }
    }

    fn pass(&mut self) {
        let mut setup = self.0.to_setup(EnPassantMode::Legal);
        setup.swap_turn();
        setup.ep_square = None;
        setup.halfmoves = 0;
        if let Ok(passed) = shakmaty::Chess::from_setup(setup, shakmaty::CastlingMode::Standard) {
            self.0 = passed;
        }
    }
}
