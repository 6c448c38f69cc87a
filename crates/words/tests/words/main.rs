//! The messages of every language, and the source that asks for them.

mod catalogue;
mod complete;
mod literals;
mod sentences;
mod source;
