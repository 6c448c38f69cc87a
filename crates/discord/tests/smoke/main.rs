//! The bot against the local Discord, over the production path with the rate limiter on.

mod asking;
mod challenges;
mod data;
mod ends;
mod faults;
mod gone;
mod house;
mod ladder;
mod languages;
mod looks;
mod moderate;
mod notes;
mod past;
mod places;
mod prepared;
mod ratings;
mod records;
mod rematch;
mod servers;
mod settings;
mod stage;
mod start;
mod talk;
mod terms;
mod vacation;
mod watch;
