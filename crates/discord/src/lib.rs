//! The bot: commands, buttons, boards and the poster of the outbox.
//!
//! An event of the gateway comes in through one dispatcher, is promised an answer, and is done by a transaction of
//! the store; only what is committed is confirmed. What is to be seen in a channel is written in that transaction as
//! rows of the outbox, and taken to Discord by the poster, which may be stopped at any instant.

mod acting;
mod asked;
mod boards;
mod bot;
mod challenges;
mod clock;
mod clocks;
mod commands;
mod connect;
mod controls;
mod dispatch;
mod draw;
mod fetch;
mod film;
mod find;
mod heart;
mod house;
mod ladder;
mod lanes;
mod languages;
mod live;
mod notes;
mod parts;
mod pending;
mod picked;
mod place;
mod poster;
mod prepared;
mod press;
mod presses;
mod puzzles;
mod ratings;
mod records;
mod register;
mod rematch;
mod requests;
mod run;
mod said;
#[cfg(test)]
mod sample;
mod say;
mod style;
mod terms;
mod text;
mod trouble;
mod typed;
mod watch;
mod wire;
mod zones;

pub use clock::{Clock, SystemClock};
pub use connect::Api;
pub use run::{Config, Error, run};
pub use watch::Patience;
