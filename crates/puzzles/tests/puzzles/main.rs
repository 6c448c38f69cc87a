//! The face of the crate: sets are read as they were written, answers are judged by the rules.

mod judging;
mod sets;
