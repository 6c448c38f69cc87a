//! Moves that are seldom there, or seldom to be looked at.

use super::Position;
use super::movegen::{Limits, Sink};
use super::position::{bit, each, slot};
use super::tables::{CASTLES, NOWHERE, PAWN_ATTACKS, WIDTH};
use crate::{Colour, Role};

impl Position {
    /// The moves that take the enemy king, if there are any (R5.3, R6.4).
    #[cold]
    pub(super) fn king_captures<S: Sink, const US: usize>(&self, sink: &mut S) -> bool {
        let to = usize::from(self.kings[US ^ 1]);
        let mut found = false;
        each(self.attackers(to, US), |from| {
            let role = self.role_at(from);
            if self.princes[US] == NOWHERE {
                // The exchange comes before the look at the own king (R6.4, A8, A9).
                let mut next = *self;
                next.make_step_of::<US>(role, from, to, role);
                if next.checked(US) {
                    return;
                }
            }
            found = true;
            if role == Role::Pawn {
                sink.pawns::<US>(to as isize - from as isize, 1 << to);
            } else {
                sink.man::<US>(role, from, 1 << to);
            }
        });
        found
    }

    /// Men that close the way round to their king can only take the prince or princess that waits for it.
    #[cold]
    pub(super) fn closing_men<S: Sink, const US: usize>(&self, sink: &mut S, limits: &Limits) {
        let [(one, first), (other, second)] = limits.closing;
        each((one | other) & !(one & other), |from| {
            let to = if one & 1 << from != 0 { first } else { second };
            let able = self.attackers(to.into(), US) & 1 << from != 0;
            if able && bit(to) & limits.allowed & limits.line(from) != 0 {
                match self.role_at(from) {
                    Role::Pawn => sink.pawns::<US>(isize::from(to) - from as isize, bit(to)),
                    role => sink.man::<US>(role, from, bit(to)),
                }
            }
        });
    }

    /// Castlings that R4 allows.
    #[inline]
    pub(super) fn castle_moves<S: Sink, const US: usize>(&self, sink: &mut S) {
        let rights = self.castlings >> (2 * US) & 0b11;
        if rights == 0 {
            return;
        }
        let occupied = self.occupied();
        for (way, castle) in CASTLES[US].iter().enumerate() {
            if rights >> way & 1 == 1
                && castle.empty & occupied == 0
                && castle.safe.iter().all(|&index| !self.is_attacked(index, US ^ 1, occupied))
            {
                sink.castling::<US>(way);
            }
        }
    }

    /// Calls `visit` with origin and landing square of every pawn that attacks a square the long step passed (R3.9),
    /// whatever becomes of its king.
    pub(super) fn en_passants<const US: usize>(&self, mut visit: impl FnMut(usize, usize)) {
        let pawns = self.sides[US] & self.roles[slot(Role::Pawn)];
        for to in self.passed_squares() {
            each(PAWN_ATTACKS[US ^ 1][to] & pawns, |from| visit(from, to));
        }
    }

    /// The squares that the pawn of the last long step passed, the one behind it first.
    pub(super) fn passed_squares(&self) -> impl Iterator<Item = usize> + use<> {
        let pawn = usize::from(self.longstep);
        // Backwards from the pawn to the square before its start rank.
        let (passed, down) = match pawn / WIDTH {
            3 => (1, true),
            4 => (2, true),
            6 => (1, false),
            5 => (2, false),
            _ => (0, true),
        };
        (1..=passed).map(move |n| if down { pawn - n * WIDTH } else { pawn + n * WIDTH })
    }

    /// Whether some legal turn takes en passant.
    pub(super) fn has_en_passant(&self) -> bool {
        let any = |position: &Self| {
            let mut found = Found(false);
            position.generate(&mut found);
            found.0
        };
        let mut pawns = false;
        match self.side() {
            Colour::White => self.en_passants::<0>(|_, _| pawns = true),
            Colour::Black => self.en_passants::<1>(|_, _| pawns = true),
        }
        pawns && (any(self) || self.restored().is_some_and(|restored| any(&restored)))
    }
}

/// Looks only for en passant.
struct Found(bool);

impl Sink for Found {
    fn man<const US: usize>(&mut self, _: Role, _: usize, _: u128) {}
    fn pawns<const US: usize>(&mut self, _: isize, _: u128) {}
    fn en_passant<const US: usize>(&mut self, _: usize, _: usize) {
        self.0 = true;
    }
    fn castling<const US: usize>(&mut self, _: usize) {}
}
