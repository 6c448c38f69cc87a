//! The referee and matches as a whole: processes, pipes and real clocks, with bounds far above what is needed.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod busy;
mod clocks;
mod docs;
mod games;
mod harness;
mod jailed;
mod kills;
mod matches;
mod misdeeds;
