//! Engine against engine: one game or reversed pair under a referee, and matches of many.
//!
//! The referee ([`run`]) takes a [`Job`] and gives [`Event`]s; whoever can write and read JSON can drive it. An engine is
//! started by a [`Launch`] and owned by one value; the thread of a game reads both engines itself, so that a move costs
//! two changes of thread and no more. Whatever an engine does, it can only lose its game: each wait has one deadline
//! that nothing moves, what it says is counted, and what it started is killed with it.
//!
//! [`tournament`] runs many referees, each a process of its own, and keeps the results.

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test that fails may panic"))]

mod adjudicate;
mod answer;
mod clock;
mod engine;
mod error;
mod event;
mod fault;
mod game;
mod hearing;
mod jailed;
mod job;
mod lag;
mod launch;
mod limit;
mod pair;
mod plain;
mod process;
mod think;
pub mod tournament;
mod uci;
mod warden;

pub use adjudicate::{Adjudication, DrawRule, ResignRule};
pub use error::Error;
pub use event::{Ending, Event, Played, Player, Score, Start};
pub use fault::{Fault, FaultKind};
pub use game::serve;
pub use jailed::Engines;
pub use job::{ClockKind, Confinement, EngineSpec, Job, Runner, Waits};
pub use launch::{Exit, Launch, Launched, Process};
pub use limit::{Limit, LimitError};
pub use pair::run;
pub use plain::Plain;
pub use process::give_way;
pub use warden::warden_main;

/// Names a failure that changes nothing: what was to be ended is gone already, or somebody else sees to it.
fn nevermind<T, E>(_: Result<T, E>) {}
