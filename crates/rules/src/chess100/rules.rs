//! Chess-100 as a rule set among others.

use super::movegen::Sink;
use super::position::{each, square_set};
use super::tables::{CASTLES, PROMOTION};
use super::{Move, Position, Square};
use crate::input::Obstacle;
use crate::rule_set::Rules;
use crate::{Colour, Consequence, Duty, Man, Role, Status, Variant};

impl Position {
    /// Calls `visit` with every legal move.
    #[inline]
    pub(super) fn each_move(&self, mut visit: impl FnMut(Move)) {
        self.generate(&mut Visit { restores: None, only: u128::MAX, take: &mut visit });
        if let Some(restored) = self.restored() {
            let restores = self.princess(self.side());
            restored.generate(&mut Visit { restores, only: u128::MAX, take: &mut visit });
        }
    }

    /// Whether there is a legal move, in either branch (R7.5).
    pub(super) fn has_moves(&self) -> bool {
        self.perft(1) > 0
    }

    /// How a game with this position on the board stands, repetition aside, in the order of R8.
    pub fn status(&self) -> Status {
        if self.is_countercheck() {
            Status::Countercheck
        } else if !self.has_moves() {
            if self.in_check() { Status::Checkmate } else { Status::Stalemate }
        } else if self.insufficient() {
            Status::Insufficient
        } else if self.halfmove >= 100 {
            Status::Fifty
        } else {
            Status::Ongoing
        }
    }
}

/// Hands on the moves whose targets are in `only`, and promotions, as they are found.
pub(super) struct Visit<'v, F> {
    pub(super) restores: Option<Square>,
    pub(super) only: u128,
    pub(super) take: &'v mut F,
}

impl<F: FnMut(Move)> Sink for Visit<'_, F> {
    #[inline]
    fn man<const US: usize>(&mut self, _: Role, from: usize, targets: u128) {
        let from = Square::at(from);
        let only = self.only;
        each(targets & only, |to| (self.take)(Move::step(from, Square::at(to)).with(self.restores)));
    }

    #[inline]
    fn pawns<const US: usize>(&mut self, step: isize, targets: u128) {
        let from = |to: usize| Square::at(to.wrapping_add_signed(-step));
        each(targets & self.only & !PROMOTION[US], |to| {
            (self.take)(Move::step(from(to), Square::at(to)).with(self.restores));
        });
        each(targets & PROMOTION[US], |to| {
            for role in Role::PROMOTIONS {
                (self.take)(Move::promoting(from(to), Square::at(to), role).with(self.restores));
            }
        });
    }

    fn en_passant<const US: usize>(&mut self, from: usize, to: usize) {
        (self.take)(Move::step(Square::at(from), Square::at(to)).with(self.restores));
    }

    fn castling<const US: usize>(&mut self, way: usize) {
        if self.only == u128::MAX {
            (self.take)(Move::castling(Colour::ALL[US], way == 0).with(self.restores));
        }
    }
}

impl Rules for Position {
    const VARIANT: Variant = Variant::Chess100;

    type Square = Square;
    type Move = Move;

    fn start() -> Self {
        Self::start()
    }

    fn side(&self) -> Colour {
        self.side()
    }

    fn halfmove(&self) -> u16 {
        self.halfmove()
    }

    fn fullmove(&self) -> u16 {
        self.fullmove()
    }

    fn hash(&self) -> u64 {
        self.hash()
    }

    fn repeats(&self, other: &Self) -> bool {
        self.repeats(other)
    }

    fn man_at(&self, square: Square) -> Option<Man> {
        self.man_at(square)
    }

    fn king(&self, colour: Colour) -> Option<Square> {
        Some(self.king(colour))
    }

    fn in_check(&self) -> bool {
        self.in_check()
    }

    fn each_move(&self, visit: &mut impl FnMut(Move)) {
        self.each_move(visit);
    }

    fn make(&mut self, played: Move) {
        self.make(played);
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn can_mate(&self, colour: Colour) -> bool {
        self.can_mate(colour)
    }

    fn captured(&self, played: Move) -> Option<(Square, Man)> {
        self.captured(played)
    }

    fn written(&self, played: Move) -> String {
        self.written(played)
    }

    fn obstacle(&self, from: Square, to: Square) -> Obstacle {
        self.obstacle(from, to)
    }

    fn has_moves(&self) -> bool {
        self.has_moves()
    }

    /// A counter-check is a draw even where it would be mate (A3).
    fn is_checkmate(&self) -> bool {
        self.in_check() && !self.is_countercheck() && !self.has_moves()
    }

    fn promotion_squares(&self, colour: Colour) -> Vec<Square> {
        square_set(PROMOTION[colour.index()]).collect()
    }

    fn castling_step(&self, short: bool) -> Option<(Square, Square)> {
        let [from, to] = CASTLES[self.side().index()][usize::from(!short)].king;
        Some((Square::at(from), Square::at(to)))
    }

    /// Both kings, when both are attacked: one of a side with a prince may be when it is not to move (R5.1).
    fn kings_in_check(&self) -> Vec<Square> {
        let attacked = Colour::ALL.into_iter().filter(|colour| self.checked(colour.index()));
        attacked.map(|colour| self.king(colour)).collect()
    }

    fn consequences(&self, played: Move) -> Vec<Consequence> {
        self.consequences(played)
    }

    fn duties(&self) -> Vec<Duty> {
        self.duties()
    }

    fn perft(&self, depth: u32) -> u64 {
        self.perft(depth)
    }
}
