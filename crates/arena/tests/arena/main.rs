//! The arena as its users see it: real processes, real engines, a database of its own for each test.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod checks;
mod hall;
mod kills;
mod matches;
mod registry;
mod run;
