//! Who meets whom, and how strong they are. Plain code: no I/O, no clock, no store; what is random follows from a seed.
//!
//! - [`fit()`] gives ratings out of [`Results`]: Bradley–Terry–Davidson with a colour term, every game counted again.
//! - [`choice`] says who meets next on a ladder, on which list of openings, from which opening.
//! - [`tournament`] plans round robins, Swiss and knockout tournaments and gauntlets; an [`Event`](tournament::Event)
//!   goes on from any results.
//! - [`Sprt`] and [`Tally`] judge a match of two, and [`Duel`] puts what they say together.
//! - [`openings`] has the lists that ladder games begin from.

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test that fails may panic"))]

mod duel;
mod error;
mod fit;
mod results;
mod sprt;
mod stats;

pub mod choice;
pub mod openings;
pub mod tournament;

pub use duel::{Duel, Test};
pub use error::Error;
pub use fit::{Estimate, Fit, List, Prior, fit};
pub use results::{Counts, Results, Score};
pub use sprt::{Sprt, Verdict};
pub use stats::{Tally, WithError};
