//! People: what they do and see, for tests in Rust and for the chat page over HTTP.

mod act;
mod calls;
mod commands;
pub(crate) mod http;
mod named;
mod options;
mod page;
mod person;
mod place;

pub use calls::{CommandCall, Pending};
pub(crate) use commands::Invocation;
pub use person::Person;
pub(crate) use person::wait;
