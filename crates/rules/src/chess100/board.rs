//! Chess-100 as a search looks at it.

use super::hash::KEYS;
use super::position::{BLACK_TO_MOVE, bit, slot};
use super::rules::Visit;
use super::tables::{
    FALLING, FILE, KING, KNIGHT, LINES, NOWHERE, PAWN_ATTACKS, RANK, RISING, TWO_STEPS, round, ways_round,
};
use super::{Move, Position, Restoration};
use crate::board::Board;
use crate::{Colour, Man, Role};

/// The square of a man that may be missing.
fn place(index: u8) -> u128 {
    if index == NOWHERE { 0 } else { bit(index) }
}

impl Board for Position {
    type Set = u128;

    #[inline]
    fn men_of(&self, colour: Colour) -> u128 {
        self.sides[colour.index()]
    }

    #[inline]
    fn kind(&self, colour: Colour, role: Role) -> u128 {
        let side = colour.index();
        match role {
            Role::King => place(self.kings[side]),
            Role::Prince => place(self.princes[side]),
            Role::Princess => place(self.princesses[side]),
            _ => self.sides[side] & self.roles[slot(role)],
        }
    }

    #[inline]
    fn role_on(&self, index: usize) -> Role {
        self.role_at(index)
    }

    #[inline]
    fn attacks(man: Man, index: usize, occupied: u128) -> u128 {
        let lines = &LINES[index];
        let straight = || lines[RANK].seen(occupied) | lines[FILE].seen(occupied);
        let oblique = || lines[RISING].seen(occupied) | lines[FALLING].seen(occupied);
        match man.role {
            Role::King => KING[index],
            Role::Queen => straight() | oblique(),
            Role::Rook => straight(),
            Role::Bishop => oblique(),
            Role::Knight => KNIGHT[index],
            Role::Pawn => PAWN_ATTACKS[man.colour.index()][index],
            Role::Prince | Role::Princess => round(index, occupied),
        }
    }

    #[inline]
    fn attackers_of(&self, index: usize, occupied: u128) -> u128 {
        let [queens, rooks, bishops, knights, pawns] = self.roles;
        let [rank, file, rising, falling] = LINES[index];
        let [white, black] = self.sides;
        let nobles = [self.princes[0], self.princes[1], self.princesses[0], self.princesses[1]];
        let close =
            nobles.iter().fold(place(self.kings[0]) | place(self.kings[1]), |set, &at| set | place(at));
        let mut found = (rank.seen(occupied) | file.seen(occupied)) & (queens | rooks)
            | (rising.seen(occupied) | falling.seen(occupied)) & (queens | bishops)
            | KNIGHT[index] & knights
            | PAWN_ATTACKS[0][index] & pawns & black
            | PAWN_ATTACKS[1][index] & pawns & white
            | KING[index] & close;
        for from in nobles {
            if TWO_STEPS[index] & place(from) != 0 && ways_round(from.into(), index) & !occupied != 0 {
                found |= bit(from);
            }
        }
        found
    }

    fn each_capture(&self, visit: &mut impl FnMut(Move)) {
        let only = self.sides[(!self.side()).index()];
        self.generate(&mut Visit { restores: None, only, take: visit });
        if let Some(restored) = self.restored() {
            let restores = self.princess(self.side());
            restored.generate(&mut Visit { restores, only, take: visit });
        }
    }

    fn pass(&mut self) {
        self.state ^= BLACK_TO_MOVE;
        self.hash ^= KEYS.black;
        self.longstep = NOWHERE;
        self.halfmove = 0;
    }

    /// In check without a prince (R6.1), or before a king that may have to be taken (R5.3, R6.4).
    fn is_bound(&self) -> bool {
        let us = self.side().index();
        self.princes[us] == NOWHERE && self.checked(us)
            || self.princes[us ^ 1] != NOWHERE && self.checked(us ^ 1)
    }

    fn may_restore(&self) -> bool {
        self.restorations[self.side().index()] == Restoration::Pending
    }

    fn is_drawn(&self) -> bool {
        self.is_countercheck()
    }
}
