//! Starchess (Polgár Superstar Chess) on the six-pointed star of 37 cells.
//!
//! Sources: the rules sheet in English, Polish and Russian ("rules sheet E, P, R"), the published rule diagrams and
//! the published problems. Where the sheets differ, the choice is stated beside the code that makes it.
//!
//! ```
//! use rules::starchess::Position;
//! use rules::{Game, Status, solve};
//!
//! // A lone bishop mates.
//! let position: Position = "1/2/1B2K1k/6/5/6/7/2/1 - w - 0 1".parse()?;
//! let mate = solve(&position, 2).expect("a published problem");
//! let mut game = Game::from(rules::Position::from(position));
//! game.push(mate.first_moves[0].into())?;
//! assert_eq!(game.written(), ["B5-36#"]);
//! assert_eq!(game.status(), Status::Checkmate);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod cell;
mod fault;
mod hash;
mod material;
mod movegen;
mod moves;
mod obstacle;
mod perft;
mod play;
mod position;
mod rules;
mod setup;
mod tables;
mod text;
mod validate;

pub use cell::{Cell, CellError};
pub use fault::{Fault, PositionError};
pub use movegen::MoveList;
pub use moves::{Move, MoveParseError};
pub use perft::{Leaves, perft, perft_leaves};
pub use play::PlayError;
pub use position::Position;
pub use setup::{DoubleSteps, Hand, Setup};
