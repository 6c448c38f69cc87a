//! The face of `play`, as its users see it.

mod any_lines;
mod any_order;
mod challenges;
mod clock;
mod clock_rules;
mod clock_setting;
mod conditional;
mod control;
mod dailies;
mod endings;
mod requests;
mod saved;
mod slow_clock;
mod spans;
mod table;
mod timed;
mod zones;
