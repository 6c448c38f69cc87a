//! Strangers' engines, run so that they can compute and talk on their pipes, and nothing else.
//!
//! A [`Prison`] is opened once: it sweeps what killed referees left behind, attacks itself in order to see which layers
//! hold on this machine, and refuses if one that must be there is missing and nothing stands in for it. It then stages
//! engines by their hash and starts them, each in a jail of its own. Trusted engines are started by [`start_plain`] and
//! give the same [`Running`].
//!
//! ```no_run
//! use std::io::Write as _;
//! use jail::{Lines, Limits, Prison, Settings, Tail};
//!
//! let prison = Prison::open(Settings::default())?;
//! let engine = prison.stage("engines/stranger".as_ref(), Some("1f…".parse()?))?;
//! let limits = Limits { memory_mib: 256, ..Limits::default() };
//! let mut running = prison.start(&engine, ["--uci"], &limits)?;
//! let mut lines = Lines::new(running.stdout.take().expect("it was just started"), &limits);
//! let complaints = Tail::of(running.stderr.take().expect("it was just started"), &limits);
//! writeln!(running.stdin.as_mut().expect("it was just started"), "uci")?;
//! while let Some(line) = lines.next_line()? {
//!     println!("{line}, after {:?} of CPU time", running.cpu_time()?);
//!     if line == "uciok" {
//!         break;
//!     }
//! }
//! println!("{:?} {}", running.kill(), complaints.text());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The program that opens a prison has a hidden subcommand for the launcher ([`Settings::launcher`]), which calls
//! [`launcher_main`].

#[cfg(target_os = "linux")]
mod cpus;
mod error;
mod input;
mod layer;
mod limits;
// Every use of `unsafe` is a system call that no crate wraps, with its reason beside it.
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
#[allow(unsafe_code)]
mod linux;
// Looked at by tests as well, so that it does not rot unseen.
#[cfg(any(test, not(all(target_os = "linux", target_arch = "x86_64"))))]
#[cfg_attr(test, allow(dead_code, unreachable_pub))]
mod other;
mod output;
mod plain;
mod proc;
mod running;
mod settings;
mod sha;
mod survey;

pub use error::Error;
pub use input::Input;
pub use layer::{Layer, Layers, UnknownLayer};
pub use limits::Limits;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub use linux::{Engine, Prison, launcher_main, look_at};
#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
pub use other::{Engine, Prison, launcher_main, look_at};
pub use output::{LineError, Lines, Tail};
pub use plain::start_plain;
pub use running::{Ended, How, LimitKind, Running};
pub use settings::Settings;
pub use sha::{NotASha256, Sha256};
pub use survey::{Finding, Survey};

/// Names a failure that changes nothing: what was to be ended or removed is gone already, or somebody else sees to it.
fn nevermind<T, E>(_: Result<T, E>) {}
