//! The house engine: one search for every rule set, compiled once for each.
//!
//! [`Engine`] searches; [`House`] is what differs from one rule set to the next.

mod engine;
mod evaluate;
mod exchange;
mod level;
mod limits;
mod ordering;
mod packed;
mod picker;
mod quiescence;
mod reductions;
mod root;
mod search;
mod table;
mod uci;
mod worker;

pub use engine::{Engine, Line, Report, Score, Signals};
pub use evaluate::{Account, House, Tables, Terms};
pub use level::{FULL, think as think_at_level};
pub use limits::Limits;
pub use rules::solve;
pub use uci::speak;
