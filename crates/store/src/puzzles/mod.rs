//! Puzzles: those that are known, what people make of them, and the puzzle of the day.

mod attempts;
mod days;
mod entries;
mod flaws;
mod journal;
mod rated;
mod setting;
mod shelf;
mod stock;
mod table;

pub use attempts::{Attempt, AttemptState, FirstTry, Mark, Step, StepError, Stepped};
pub use days::{DailyPost, DailyShown};
pub(crate) use days::{arrived, fire};
pub use entries::{Entered, Which};
pub use flaws::Flaw;
pub use journal::{Solver, Tried};
pub use rated::SolverChange;
pub use setting::{DailySetting, Subject};
pub use stock::{Stock, Stocked};
pub use table::Solved;
