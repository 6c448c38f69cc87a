//! Tournaments: who meets whom, from the results so far.
//!
//! [`Schedule`] gives one meeting after the other, as a match on the command line plays them; [`Event`] is a tournament as
//! a value, which knows its rounds and standings and goes on from any results, in whatever order they came.

mod berger;
mod event;
mod knockout;
mod listed;
mod pairing;
mod schedule;
mod standings;
mod swiss;

pub use self::event::{Event, Format, Progress};
pub use self::pairing::{Next, PairId, Pairing, Points};
pub use self::schedule::{Kind, Length, Schedule};
pub use self::standings::{Standing, TieBreaks};
