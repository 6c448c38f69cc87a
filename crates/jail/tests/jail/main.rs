//! Every attack, contained, and nothing left behind: checked when a [`cell::Cell`] is dropped.
//!
//! Whoever runs the tests, they run as this user. Where that is root they run a second time as an ordinary user.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod cell;
mod clocks;
mod engines;
mod files;
mod kernel;
mod layers;
mod memory;
mod network;
mod ordinary;
mod plain;
mod processes;
mod staging;
mod sweeping;
mod talk;
