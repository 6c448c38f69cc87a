//! The local Discord under the real client library, and under requests that the library would never send.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod bot;
mod conversation;
mod gateway;
mod honesty;
mod raw;
