//! Starchess as one rule set among others.

use super::obstacle::obstacle;
use super::tables::BACK_RANKS;
use super::{Cell, Leaves, Move, Position, perft_leaves};
use crate::input::Obstacle;
use crate::rule_set::{BoardSquare, MoveParts, Rules};
use crate::{Colour, Man, Role, Status, Variant};

impl BoardSquare for Cell {
    const COUNT: usize = Self::COUNT;

    fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    fn index(self) -> usize {
        Self::index(self)
    }
}

impl MoveParts for Move {
    type Square = Cell;

    fn from(self) -> Option<Cell> {
        Self::from(self)
    }

    fn to(self) -> Cell {
        Self::to(self)
    }

    fn promotion(self) -> Option<Role> {
        match self {
            Self::Step { promotion, .. } => promotion,
            Self::Place { .. } => None,
        }
    }

    fn placed(self) -> Option<Role> {
        match self {
            Self::Place { role, .. } => Some(role),
            Self::Step { .. } => None,
        }
    }
}

impl Rules for Position {
    const VARIANT: Variant = Variant::Starchess;
    type Square = Cell;
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

    fn man_at(&self, cell: Cell) -> Option<Man> {
        self.man_at(cell)
    }

    fn king(&self, colour: Colour) -> Option<Cell> {
        self.king(colour)
    }

    fn in_check(&self) -> bool {
        self.in_check()
    }

    fn each_move(&self, visit: &mut impl FnMut(Move)) {
        self.visit_moves(visit);
    }

    fn legal_moves(&self) -> Vec<Move> {
        self.legal_moves().into_vec()
    }

    fn has_moves(&self) -> bool {
        perft_leaves(self, 1, Leaves::Counted) > 0
    }

    fn make(&mut self, played: Move) {
        self.make(played);
    }

    fn status(&self) -> Status {
        if self.is_setup() {
            Status::Setup
        } else if !Rules::has_moves(self) {
            if self.in_check() { Status::Checkmate } else { Status::Stalemate }
        } else if self.insufficient() {
            Status::Insufficient
        } else if self.halfmove() >= 100 {
            // 100 consecutive plies with no capture and no pawn move (rules sheets E and P).
            Status::Fifty
        } else {
            Status::Ongoing
        }
    }

    fn can_mate(&self, colour: Colour) -> bool {
        self.can_mate(colour)
    }

    fn captured(&self, played: Move) -> Option<(Cell, Man)> {
        self.captured(played).map(|man| (played.to(), man))
    }

    fn written(&self, played: Move) -> String {
        self.written(played)
    }

    fn obstacle(&self, from: Cell, to: Cell) -> Obstacle {
        obstacle(self, from, to)
    }

    fn is_setup(&self) -> bool {
        self.is_setup()
    }

    fn hand(&self, colour: Colour) -> Vec<Role> {
        self.hand(colour).collect()
    }

    fn placing_squares(&self) -> Vec<Cell> {
        if self.is_setup() { back_rank(self.side()) } else { Vec::new() }
    }

    fn promotion_squares(&self, colour: Colour) -> Vec<Cell> {
        back_rank(!colour)
    }

    fn perft(&self, depth: u32) -> u64 {
        perft_leaves(self, depth, Leaves::Counted)
    }
}

/// The cells of a side's back rank, by number.
fn back_rank(colour: Colour) -> Vec<Cell> {
    super::position::cells(BACK_RANKS[colour.index()]).collect()
}
