//! The face of `play`, as its users see it.

mod any_order;
mod challenges;
mod endings;
mod requests;
mod saved;
mod table;
