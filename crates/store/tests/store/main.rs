//! The face of `store`, as its users see it.

mod any_history;
mod challenges;
mod crashes;
mod files;
mod fixtures;
mod games;
mod lease;
mod outbox;
mod people;
mod places;
mod races;
mod table;
