//! Chess-100 on 10×10, with prince and princess.
//!
//! The rules are cited by number: R1 to R9, with the readings A1 to A17 of places where the sheet leaves a doubt.
//!
//! ```
//! use rules::chess100::Position;
//! use rules::{Rules, Status};
//!
//! // White must take the king, and Black's prince on b9 is king then.
//! let mut position: Position = "4k5/1i8/10/10/10/10/10/10/4Q5/I3K5 w - - -- 0 1".parse()?;
//! let moves = position.legal_moves();
//! assert_eq!(position.written(moves[0]), "Qe2xe10");
//! position.make(moves[0]);
//! assert_eq!(position.to_string(), "4Q5/1k8/10/10/10/10/10/10/10/I3K5 b - - -- 0 1");
//! assert_eq!((moves.len(), position.status()), (1, Status::Ongoing));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod consequences;
mod fault;
mod hash;
mod material;
mod movegen;
mod moves;
mod obstacle;
mod perft;
mod play;
mod position;
mod rare;
mod rules;
mod setup;
mod square;
mod tables;
mod text;
mod validate;

pub use fault::{Fault, PositionError};
pub use moves::{Move, MoveParseError};
pub use position::Position;
pub use setup::{Castlings, Restoration, Setup};
pub use square::{Square, SquareError};
