//! Starchess as a search looks at it.

use super::hash::KEYS;
use super::movegen::Sink;
use super::position::{BLACK_TO_MOVE, cells};
use super::tables::{FALLING, KING, KNIGHT, LINES, PAWN_ATTACKS, RISING, VERTICAL};
use super::{Cell, Move, Position};
use crate::board::Board;
use crate::{Colour, Man, Role};

/// Hands on the moves whose targets are in a set, as they are found.
pub(super) struct Visit<'v, F> {
    only: u64,
    visit: &'v mut F,
}

impl<F: FnMut(Move)> Sink for Visit<'_, F> {
    fn place(&mut self, role: Role, targets: u64) {
        cells(targets & self.only).for_each(|cell| (self.visit)(Move::Place { role, cell }));
    }

    #[inline]
    fn man<const US: usize>(&mut self, _: Role, from: usize, targets: u64) {
        let from = Cell::at(from);
        cells(targets & self.only).for_each(|to| (self.visit)(Move::Step { from, to, promotion: None }));
    }

    #[inline]
    fn pawns<const US: usize>(&mut self, sources: &'static [u8; 37], targets: u64, promotions: u64) {
        for to in cells(targets & self.only & !promotions) {
            (self.visit)(Move::Step { from: Cell::at(sources[to.index()].into()), to, promotion: None });
        }
        for to in cells(targets & promotions) {
            for role in Role::PROMOTIONS {
                let from = Cell::at(sources[to.index()].into());
                (self.visit)(Move::Step { from, to, promotion: Some(role) });
            }
        }
    }
}

impl Position {
    /// Calls `visit` with every legal move.
    #[inline]
    pub(super) fn visit_moves(&self, visit: &mut impl FnMut(Move)) {
        self.generate(&mut Visit { only: u64::MAX, visit });
    }
}

impl Board for Position {
    type Set = u64;

    #[inline]
    fn men_of(&self, colour: Colour) -> u64 {
        self.sides[colour.index()]
    }

    #[inline]
    fn kind(&self, colour: Colour, role: Role) -> u64 {
        match role {
            Role::Prince | Role::Princess => 0,
            _ => self.set(colour, role),
        }
    }

    #[inline]
    fn role_on(&self, index: usize) -> Role {
        self.role_at(index)
    }

    #[inline]
    fn attacks(man: Man, index: usize, occupied: u64) -> u64 {
        let lines = &LINES[index];
        let oblique = || lines[RISING].seen(occupied) | lines[FALLING].seen(occupied);
        match man.role {
            Role::King => KING[index],
            Role::Queen => lines[VERTICAL].seen(occupied) | oblique(),
            Role::Rook => lines[VERTICAL].seen(occupied),
            Role::Bishop => oblique(),
            Role::Knight => KNIGHT[index],
            Role::Pawn => PAWN_ATTACKS[man.colour.index()][index],
            Role::Prince | Role::Princess => 0,
        }
    }

    #[inline]
    fn attackers_of(&self, index: usize, occupied: u64) -> u64 {
        let [queens, rooks, bishops, knights, pawns] = self.roles;
        let [vertical, rising, falling] = LINES[index];
        let kings = self.set(Colour::White, Role::King) | self.set(Colour::Black, Role::King);
        let [white, black] = self.sides;
        (vertical.seen(occupied) & (queens | rooks))
            | ((rising.seen(occupied) | falling.seen(occupied)) & (queens | bishops))
            | (KNIGHT[index] & knights)
            | (PAWN_ATTACKS[0][index] & pawns & black)
            | (PAWN_ATTACKS[1][index] & pawns & white)
            | (KING[index] & kings)
    }

    #[inline]
    fn each_capture(&self, visit: &mut impl FnMut(Move)) {
        if !self.is_setup() {
            let only = self.sides[(!self.side()).index()];
            self.generate(&mut Visit { only, visit });
        }
    }

    fn pass(&mut self) {
        self.state ^= BLACK_TO_MOVE;
        self.hash ^= KEYS.black;
        self.halfmove = 0;
    }
}
