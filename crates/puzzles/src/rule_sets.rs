//! From positions of any rule set to those of one, and back.

use engine::House;
use rules::{Move, Position};

/// A rule set of which puzzles are made.
pub(crate) trait Mined: House<Move: Into<Move>> + Into<Position> {
    /// A position of this rule set as that.
    ///
    /// # Panics
    /// When it is of another.
    fn narrow(position: &Position) -> Self;

    /// A move of this rule set as that.
    ///
    /// # Panics
    /// When it is of another.
    fn own(played: Move) -> Self::Move;

    /// The position as one of any rule set.
    fn wide(&self) -> Position {
        self.clone().into()
    }

    /// Moves of this rule set as those.
    fn owns(moves: &[Move]) -> Vec<Self::Move> {
        moves.iter().map(|&played| Self::own(played)).collect()
    }
}

macro_rules! mined {
    ($($kind:ident => $module:ident;)*) => {$(
        impl Mined for rules::$module::Position {
            fn narrow(position: &Position) -> Self {
                match position {
                    Position::$kind(position) => position.clone(),
                    _ => unreachable!("a position of another rule set"),
                }
            }

            fn own(played: Move) -> Self::Move {
                match played {
                    Move::$kind(played) => played,
                    _ => unreachable!("a move of another rule set"),
                }
            }
        }
    )*};
}

mined! {
    Starchess => starchess;
    Chess => chess;
    Chess100 => chess100;
}

/// Runs an expression for the rule set of a variant.
macro_rules! with_rules {
    ($variant:expr, $kind:ident => $body:expr) => {
        match $variant {
            rules::Variant::Starchess => {
                type $kind = rules::starchess::Position;
                $body
            }
            rules::Variant::Chess => {
                type $kind = rules::chess::Position;
                $body
            }
            rules::Variant::Chess100 => {
                type $kind = rules::chess100::Position;
                $body
            }
        }
    };
}

pub(crate) use with_rules;
