//! The jail of Linux on x86-64.

mod cgroup;
mod confine;
mod init;
mod jailed;
mod launch;
mod launcher;
mod launchers;
mod link;
mod plan;
mod prison;
mod probe;
mod root;
mod seccomp;
mod stage;
mod state;
mod survey;

use std::ffi::OsString;
use std::process;

pub(crate) use jailed::Jailed;
pub use prison::Prison;
pub use stage::{Engine, look_at};

/// What the hidden subcommand of [`Settings::launcher`](crate::Settings::launcher) does, with the arguments that
/// follow it. Never returns. Call it before the program has a second thread.
pub fn launcher_main(arguments: &[OsString]) -> ! {
    let done = match arguments.split_first() {
        Some((word, rest)) if word == probe::WORD => probe::main(rest),
        _ => launcher::main(),
    };
    process::exit(i32::from(!done))
}
