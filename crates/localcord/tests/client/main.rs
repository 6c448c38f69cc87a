//! The local Discord under the real client library, and under requests that the library would never send.

mod bot;
mod conversation;
mod gateway;
mod honesty;
mod raw;
