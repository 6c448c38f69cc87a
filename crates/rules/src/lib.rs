//! The rules: board, moves, notation, records, and every way a game ends.
//!
//! What every rule set shares stands at the top ([`Colour`], [`Role`], [`Man`], [`Status`], [`Outcome`]); a rule
//! set is a module of its own beside them. [`starchess`] is the first. Others (8×8 and 10×10 boards) will stand
//! next to it with the same shape: a diagram (`Setup`) is parsed, then checked into a `Position`, and a
//! `Position` that exists is legal; `Game` adds the history that repetition needs.
//!
//! Nothing here knows of pictures, storage, Discord or time.

mod ending;
mod man;
mod quote;
pub mod record;
pub mod starchess;
mod variant;

pub use ending::{Outcome, Status};
pub use man::{Colour, Man, Role};
pub use variant::Variant;
