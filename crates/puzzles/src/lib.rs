//! Puzzles: mined, proved, described and judged.
//!
//! A [`Puzzle`] is read from a [`Set`] and is legal as it stands: its position is checked, its line can be played.
//! [`Attempt`] judges what a solver types. Nothing here knows of storage, Discord or time.

mod attempt;
mod chance;
mod check;
mod difficulty;
mod error;
mod id;
mod material;
mod mine;
mod mirror;
mod puzzle;
mod quality;
mod rule_sets;
mod set;
mod shipped;
mod source;
mod theme;
mod themes;
mod tier;
mod typed;
mod verifier;

pub use attempt::{Attempt, Hint, Verdict};
pub use chance::win_chance;
pub use check::{Flaw, alike, check};
pub use error::{LineFault, PuzzleError, SetError};
pub use id::PuzzleId;
pub use mine::{Curve, Mining, Progress, curve, mine};
pub use mirror::mirror_key;
pub use puzzle::{Goal, Parts, Puzzle};
pub use quality::Weakness;
pub use set::{Header, Set};
pub use shipped::{find, published, shipped};
pub use source::Source;
pub use theme::Theme;
pub use tier::Tier;
pub use typed::Answer;
