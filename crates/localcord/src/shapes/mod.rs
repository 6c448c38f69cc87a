//! Discord's JSON for the records of the world.

pub(crate) mod channel;
pub(crate) mod guild;
mod interaction;
pub(crate) mod message;
pub(crate) mod user;

pub(crate) use message::Viewer;
