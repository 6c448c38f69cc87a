//! People: what they do and see, for tests in Rust and for the chat page over HTTP.

mod act;
mod calls;
pub(crate) mod http;
mod options;
mod page;
mod person;

pub(crate) use act::Invocation;
pub use calls::{CommandCall, Pending};
pub use person::Person;
pub(crate) use person::wait;
