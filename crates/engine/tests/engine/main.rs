//! What the engine promises to those who use it.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod mates;
mod protocol;
mod setup;
mod signature;
