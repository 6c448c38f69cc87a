//! `starmate`: Starchess by correspondence, from the command line.
//!
//! This program only translates: arguments and settings in, text, JSON and exit codes out. What it does is done by
//! the crates under `crates/`.

mod bot;
mod cli;
mod data;
mod demo;
mod ladder;
mod settings;

fn main() -> std::process::ExitCode {
    cli::main()
}
