//! Starchess (Polgár Superstar Chess) on the six-pointed star of 37 cells.
//!
//! Sources: the rules sheet in English, Polish and Russian ("rules sheet E, P, R"), the published rule diagrams and
//! the published problems. Where the sheets differ, the choice is stated beside the code that makes it.

mod cell;
mod fault;
mod game;
mod hash;
mod input;
mod material;
mod movegen;
mod moves;
mod perft;
mod play;
mod position;
mod setup;
mod solve;
mod tables;
mod text;
mod validate;

pub use cell::{Cell, CellError};
pub use fault::{Fault, PositionError};
pub use game::Game;
pub use input::{MoveTextError, Obstacle, Placing, Reach, read_move};
pub use movegen::MoveList;
pub use moves::{Move, MoveParseError};
pub use perft::{Leaves, perft, perft_leaves};
pub use play::PlayError;
pub use position::Position;
pub use setup::{DoubleSteps, Hand, Setup};
pub use solve::{Solution, solve};
