//! Classical chess, played by `shakmaty`; this module gives it the shape of the other rule sets.
//!
//! ```
//! use rules::input::read_move;
//! use rules::{Game, Status, Variant};
//!
//! let mut game = Game::start(Variant::Chess);
//! for text in ["f3", "e5", "g4", "Qh4"] {
//!     let played = read_move(game.position(), text)?;
//!     game.push(played)?;
//! }
//! assert_eq!(game.written(), ["f3", "e5", "g4", "Qh4#"]);
//! assert_eq!(game.status(), Status::Checkmate);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod fault;
mod fen;
mod moves;
mod obstacle;
mod position;
mod square;

pub use fault::{Fault, PositionError};
pub use moves::{Move, MoveParseError};
pub use position::Position;
pub use square::{Square, SquareError};
