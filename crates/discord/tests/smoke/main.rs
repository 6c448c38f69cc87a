//! The bot against the local Discord, over the production path with the rate limiter on.

mod ends;
mod faults;
mod looks;
mod places;
mod stage;
mod start;
mod talk;
