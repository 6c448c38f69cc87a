//! The house engine: one search for every rule set, compiled once for each.
//!
//! [`Engine`] searches; [`House`] is what differs from one rule set to the next.

mod anchor;
mod any;
mod bench;
pub mod duel;
mod engine;
mod evaluate;
mod exchange;
mod house_player;
mod level;
mod limits;
mod ordering;
mod packed;
mod pass;
mod person;
mod picker;
mod quiescence;
mod reductions;
mod root;
mod search;
mod table;
mod tune;
mod uci;
mod worker;

pub use anchor::{ANCHORS, Anchor};
pub use any::AnyEngine;
pub use bench::{Bench, bench};
pub use engine::{Engine, Line, Report, Score, Signals};
pub use evaluate::{Account, Ending, House, KnownLoss, Tables, Terms};
pub use house_player::HousePlayer;
pub use level::{FULL, think as think_at_level};
pub use limits::Limits;
pub use person::{Thought, think};
pub use rules::solve;
pub use tune::tune;
pub use uci::speak;
