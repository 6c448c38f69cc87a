//! The rules: boards, moves, notation, records, and every way a game ends.
//!
//! A rule set is a module of its own ([`starchess`], [`chess`], [`chess100`]) whose `Position` implements [`Rules`]: a
//! diagram (`Setup`) is parsed, then checked into a `Position`, and a `Position` that exists is legal. The rest of the
//! program takes the [`Position`], [`Move`] and [`Square`] of any rule set; what must be fast is generic over [`Rules`].
//! A new rule set is a module, a line in `any.rs` and a name in [`Variant`]; the compiler then asks for its words.
//! [`Game`] adds the history that repetition needs.
//!
//! Nothing here knows of pictures, storage, Discord or time.

mod any;
mod board;
pub mod chess;
pub mod chess100;
mod consequence;
mod ending;
mod faults;
mod fields;
mod game;
pub mod input;
mod man;
mod quote;
pub mod record;
mod rule_set;
mod solve;
pub mod starchess;
mod variant;

pub use any::{Move, MoveParseError, PlayError, Position, PositionError, Square, SquareError};
pub use board::{Board, SquareSet};
pub use consequence::{Consequence, Duty};
pub use ending::{Outcome, Status};
pub use faults::{PositionFault, PositionFaults};
pub use game::Game;
pub use man::{Colour, Man, Role};
pub use rule_set::{BoardSquare, MoveParts, Rules};
pub use solve::{Solution, solve, solve_on};
pub use variant::Variant;
