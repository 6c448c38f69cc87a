//! What Discord refuses, refused here: one test for each rule, by requests that the client library would not send.

mod channels;
mod commands;
mod faults;
mod forms;
mod harness;
mod interactions;
mod keeping;
mod members;
mod roles;
mod time;
