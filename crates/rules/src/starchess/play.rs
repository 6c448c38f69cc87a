//! Playing a move, and writing it down.

use super::hash::KEYS;
use super::position::{BLACK_TO_MOVE, SETUP, key, slot};
use super::tables::PAWN_STARTS;
use super::{Move, Position};
use crate::{Colour, Man, Role};

/// A move that is not legal, or comes after the end of a game, handed back with the position in which it was tried.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{attempted} cannot be played here")]
pub struct PlayError {
    /// The position, unchanged.
    pub position: Position,
    /// The move that was refused.
    pub attempted: Move,
}

impl Position {
    /// Plays a move.
    ///
    /// # Errors
    /// Hands back the position and the move when the move is not legal.
    pub fn play(self, wanted: Move) -> Result<Self, PlayError> {
        if self.is_legal(wanted) {
            let mut next = self;
            next.make(wanted);
            Ok(next)
        } else {
            Err(PlayError { position: self, attempted: wanted })
        }
    }

    /// The man that a move takes.
    pub fn captured(&self, played: Move) -> Option<Man> {
        match played {
            Move::Place { .. } => None,
            Move::Step { to, .. } => self.man_at(to),
        }
    }

    /// A legal move as records and people write it: man letter unless a pawn, `x` for a capture, `=` and letter for
    /// a promotion, `+` or `#` for check or mate. A move that is not legal here is written without sign of check.
    pub fn written(&self, played: Move) -> String {
        let Move::Step { from, to, promotion } = played else { return played.to_string() };
        let letter = match self.man_at(from).map(|man| man.role) {
            Some(Role::Pawn) | None => String::new(),
            Some(role) => role.letter().to_string(),
        };
        let sign = if self.captured(played).is_some() { 'x' } else { '-' };
        let promotion = promotion.map_or(String::new(), |role| format!("={}", role.letter()));
        let check = match self.play(played) {
            Ok(next) if next.in_check() => {
                if next.legal_moves().is_empty() {
                    "#"
                } else {
                    "+"
                }
            }
            _ => "",
        };
        format!("{letter}{from}{sign}{to}{promotion}{check}")
    }

    /// Plays a move that is known to be legal.
    pub(super) fn make(&mut self, played: Move) {
        match played {
            Move::Place { role, cell } => self.make_placement(role, cell.index()),
            Move::Step { from, to, promotion } => {
                let role = self.role_at(from.index());
                self.make_step(role, from.index(), to.index(), promotion.unwrap_or(role));
            }
        }
    }

    pub(super) fn make_placement(&mut self, role: Role, cell: usize) {
        let us = self.side();
        self.sides[us.index()] |= 1 << cell;
        if role == Role::King {
            self.kings[us.index()] = cell as u8;
        } else {
            self.roles[slot(role)] |= 1 << cell;
        }
        self.hash ^= key(us, role, cell) ^ KEYS.hand[us.index()][role.index()] ^ KEYS.black;
        self.fullmove = (self.fullmove + us.index() as u16).min(9999);
        self.state ^= BLACK_TO_MOVE;
        if Colour::ALL.iter().all(|&colour| self.hand(colour).next().is_none()) {
            self.state &= !SETUP;
        }
    }

    fn make_step(&mut self, role: Role, from: usize, to: usize, becomes: Role) {
        if self.side() == Colour::White {
            self.make_step_of::<0>(role, from, to, becomes);
        } else {
            self.make_step_of::<1>(role, from, to, becomes);
        }
    }

    /// Moves a man of known role of the side to move, `US`; `becomes` is the same role, or what a pawn promotes to.
    #[expect(
        clippy::inline_always,
        reason = "with role and side known in place, a move costs a third less (perft)"
    )]
    #[inline(always)]
    pub(super) fn make_step_of<const US: usize>(
        &mut self,
        role: Role,
        from: usize,
        to: usize,
        becomes: Role,
    ) {
        let us = Colour::ALL[US];
        let (from_bit, to_bit) = (1u64 << from, 1u64 << to);
        let mut hash = self.hash ^ KEYS.black ^ key(us, role, from) ^ key(us, becomes, to);
        self.halfmove = if role == Role::Pawn { 0 } else { (self.halfmove + 1).min(9999) };

        if self.sides[US ^ 1] & to_bit != 0 {
            let taken = self.role_at(to);
            self.sides[US ^ 1] ^= to_bit;
            self.roles[slot(taken)] ^= to_bit;
            hash ^= key(!us, taken, to);
            self.halfmove = 0;
        }
        self.sides[US] ^= from_bit | to_bit;
        if role == Role::King {
            self.kings[US] = to as u8;
        } else {
            self.roles[slot(role)] ^= from_bit;
            self.roles[slot(becomes)] ^= to_bit;
        }

        // A right goes when its pawn leaves the start cell or is taken there.
        let mut lost = self.state & (RIGHT_AT[from] | RIGHT_AT[to]);
        self.state ^= lost | BLACK_TO_MOVE;
        while lost != 0 {
            hash ^= KEYS.rights[RIGHT_CELLS[lost.trailing_zeros() as usize]];
            lost &= lost - 1;
        }
        if US == 1 {
            self.fullmove = (self.fullmove + 1).min(9999);
        }
        self.hash = hash;
    }
}

/// The right that belongs to a start cell, as a bit of the state; 0 for other cells.
static RIGHT_AT: [u16; 37] = {
    let mut table = [0; 37];
    let mut right = 0;
    while right < 10 {
        table[RIGHT_CELLS[right]] = 1 << right;
        right += 1;
    }
    table
};

/// The start cell of each right.
static RIGHT_CELLS: [usize; 10] = {
    let mut table = [0; 10];
    let mut right = 0;
    while right < 10 {
        table[right] = PAWN_STARTS[right / 5][right % 5] as usize - 1;
        right += 1;
    }
    table
};
