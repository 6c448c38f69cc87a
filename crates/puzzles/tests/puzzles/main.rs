//! The face of the crate: sets are read as they were written, answers are judged by the rules, mining repeats itself, and what
//! it found is proved by other ways.

mod checking;
mod judging;
mod mining;
mod plain;
mod sets;
