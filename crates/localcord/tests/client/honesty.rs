//! What Discord refuses, refused here: one test for each rule, by requests that the client library would not send.

mod channels;
mod faults;
mod forms;
mod interactions;
mod keeping;
mod time;
