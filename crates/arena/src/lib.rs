//! The ladder at work: engines are registered, checked, paired, played and rated.
//!
//! An [`Arena`] is a cheap handle that the bot, the demo and the command line hold beside the same store. [`Arena::run`]
//! plays until it is told to stop; it never waits for the caller and never makes the caller wait. Work stands in the
//! database: whatever is killed, a pair that was under way is played again, and a result counts once.
//!
//! Where pairs are played is behind one small interface, [`Field`]; [`Machine`] plays them in processes of this machine,
//! at lower priority. Strangers' engines run in the jail, the house's own and the operator's trusted ones plain, and each
//! game's record says so.

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test that fails may panic"))]

mod arena;
mod check;
mod choose;
mod config;
mod error;
mod field;
mod finish;
mod happening;
mod hear;
mod house;
mod job;
mod live;
mod machine;
mod matches;
mod rate;
mod registry;
mod run;
mod tournaments;

pub use arena::{Arena, JailState};
pub use check::{Candidate, Examined, Report, Trial, examine};
pub use config::{Config, Programs};
pub use error::Error;
pub use field::{Field, PairJob, PairOutcome, PlayedGame};
pub use happening::Happening;
pub use house::{HOUSE_ENGINES, HousePlayer, anchor_rating};
pub use live::{LiveGame, LivePair};
pub use machine::Machine;
pub use matches::{MatchRefusal, MatchRequest, duel};
pub use registry::{
    Change, NameFault, Refusal, Submission, Submitted, check_country, check_description, check_name,
    store_file,
};
pub use tournaments::{TournamentRefusal, TournamentRequest, event};

/// Names a failure that changes nothing: nobody listens, or what was to be ended is gone already.
fn nevermind<T, E>(_: Result<T, E>) {}
