//! Positions and moves for tests.

use rules::{Move, Position, Square, Variant};

pub(crate) fn position(variant: Variant, text: &str) -> Position {
    Position::parse(variant, text).expect("a position")
}

pub(crate) fn mv(variant: Variant, text: &str) -> Move {
    Move::parse(variant, text).expect("a move")
}

/// A Starchess position.
pub(crate) fn star(text: &str) -> Position {
    position(Variant::Starchess, text)
}

/// A Starchess move.
pub(crate) fn star_move(text: &str) -> Move {
    mv(Variant::Starchess, text)
}

pub(crate) fn start() -> Position {
    Position::start(Variant::Starchess)
}

/// A square of any board.
pub(crate) fn square(variant: Variant, text: &str) -> Square {
    Square::parse(variant, text).expect("a square")
}
