//! What forbids a move that was typed.

use super::tables::{BETWEEN, FALLING, KING, KNIGHT, LINES, PAWN_ATTACKS, RISING, STEP, UP, VERTICAL};
use super::{Cell, Position};
use crate::input::Obstacle;
use crate::{Colour, Man, Role, Square};

/// Why the man on `from` cannot go to `to`, given that the move is not legal.
pub(super) fn obstacle(position: &Position, from: Cell, to: Cell) -> Obstacle {
    let Some(man) = position.man_at(from) else { return Obstacle::OutOfReach };
    if from == to {
        return Obstacle::SameSquare;
    }
    if let Some(own) = position.man_at(to).filter(|other| other.colour == man.colour) {
        return Obstacle::OwnMan(own.role);
    }
    let board = Board::of(position);
    let hindrance = if man.role == Role::Pawn {
        let may_double = position.double_steps().cells().any(|cell| cell == from);
        pawn_hindrance(&board, man.colour, may_double, from, to)
    } else if !lines_up(man.role, from, to) {
        Some(Obstacle::OutOfReach)
    } else {
        board.between(from, to).map(|by| Obstacle::Blocked(by.into()))
    };
    hindrance.unwrap_or_else(|| danger(position, board, man, from, to))
}

/// The men as they stand, for looking at one move more than the position allows.
#[derive(Clone, Copy)]
struct Board([Option<Man>; Cell::COUNT]);

impl Board {
    fn of(position: &Position) -> Self {
        Self(Cell::ALL.map(|cell| position.man_at(cell)))
    }

    fn at(&self, cell: Cell) -> Option<Man> {
        self.0[cell.index()]
    }

    /// The first man strictly between two cells of one line, seen from the first.
    fn between(&self, from: Cell, to: Cell) -> Option<Cell> {
        let passed = BETWEEN[from.index()][to.index()];
        let mut men =
            Cell::ALL.into_iter().filter(|cell| passed & cell.bit() != 0 && self.at(*cell).is_some());
        // Numbers rise along a line, one way or the other.
        if from < to { men.next() } else { men.next_back() }
    }

    /// The men of one side that attack a cell.
    fn attackers(&self, side: Colour, target: Cell) -> Vec<Cell> {
        let attacks = |from: &Cell| {
            self.at(*from).is_some_and(|man| match man {
                Man { colour, .. } if colour != side => false,
                Man { role: Role::Pawn, .. } => PAWN_ATTACKS[side.index()][from.index()] & target.bit() != 0,
                Man { role, .. } => lines_up(role, *from, target) && self.between(*from, target).is_none(),
            })
        };
        Cell::ALL.into_iter().filter(attacks).collect()
    }
}

/// Whether a man other than a pawn goes from one cell to another on an empty board.
fn lines_up(role: Role, from: Cell, to: Cell) -> bool {
    let lines = LINES[from.index()];
    let oblique = lines[RISING].whole() | lines[FALLING].whole();
    let reached = match role {
        Role::King => KING[from.index()],
        Role::Queen => lines[VERTICAL].whole() | oblique,
        Role::Rook => lines[VERTICAL].whole(),
        Role::Bishop => oblique,
        Role::Knight => KNIGHT[from.index()],
        Role::Pawn | Role::Prince | Role::Princess => 0,
    };
    reached & to.bit() != 0
}

fn pawn_hindrance(board: &Board, side: Colour, may_double: bool, from: Cell, to: Cell) -> Option<Obstacle> {
    // Down follows up among the directions.
    let ahead = |cell: Cell| Cell::new(STEP[UP + side.index()][cell.index()] + 1);
    let (once, twice) = (ahead(from), ahead(from).and_then(ahead));
    if Some(to) == once {
        board.at(to).map(|_| Obstacle::PawnBlocked)
    } else if Some(to) == twice {
        let way = [once, twice].into_iter().flatten().find(|cell| board.at(*cell).is_some());
        let gone = (!may_double).then_some(Obstacle::LongStepGone);
        way.map(|by| Obstacle::LongStepBlocked(by.into())).or(gone)
    } else if PAWN_ATTACKS[side.index()][from.index()] & to.bit() != 0 {
        board.at(to).is_none().then_some(Obstacle::NothingToTake)
    } else {
        Some(Obstacle::OutOfReach)
    }
}

/// What the king has against it, all else allowing the move.
fn danger(position: &Position, mut board: Board, man: Man, from: Cell, to: Cell) -> Obstacle {
    board.0[to.index()] = board.0[from.index()].take();
    let Some(king) =
        Cell::ALL.into_iter().find(|cell| board.at(*cell) == Some(Man { role: Role::King, ..man }))
    else {
        return Obstacle::OutOfReach;
    };
    let by: Vec<Square> = board.attackers(!man.colour, king).into_iter().map(Square::from).collect();
    let king = king.into();
    if by.is_empty() {
        // Cannot be: such a move is legal.
        Obstacle::OutOfReach
    } else if man.role == Role::King {
        Obstacle::IntoCheck(by)
    } else if position.in_check() {
        let mut answers = position.legal_moves().to_vec();
        answers.sort_unstable();
        let answers = answers.into_iter().map(|answer| position.written(answer)).collect();
        Obstacle::CheckStands { king, by, answers }
    } else {
        Obstacle::Pinned { king, by }
    }
}
