//! An engine that runs, in the jail or plain.

use std::io::{self, PipeReader};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::input::Input;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
use crate::linux::Jailed;
use crate::plain::Plain;

/// An engine that runs. Take the pipes out and share the rest: all methods need `&self` only. Dropping it kills the
/// engine.
#[derive(Debug)]
pub struct Running {
    /// What the engine reads.
    pub stdin: Option<Input>,
    /// What it says: best read through [`Lines`](crate::Lines).
    pub stdout: Option<PipeReader>,
    /// What it complains of: best read through [`Tail`](crate::Tail), for an engine stops when the pipe is full.
    pub stderr: Option<PipeReader>,
    pub(crate) kind: Kind,
}

#[derive(Debug)]
pub(crate) enum Kind {
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    Jailed(Box<Jailed>),
    Plain(Box<Plain>),
}

macro_rules! either {
    ($kind:expr, $inner:ident => $what:expr) => {
        match &$kind {
            #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
            Kind::Jailed($inner) => $what,
            Kind::Plain($inner) => $what,
        }
    };
}

impl Running {
    /// The engine's process id on this machine.
    pub fn id(&self) -> u32 {
        either!(self.kind, inner => inner.id())
    }

    /// Whether it runs in the jail.
    pub fn is_jailed(&self) -> bool {
        !matches!(self.kind, Kind::Plain(_))
    }

    /// CPU time so far, of all its threads: to the microsecond once they sleep.
    ///
    /// # Errors
    ///
    /// On systems that do not tell it.
    pub fn cpu_time(&self) -> io::Result<Duration> {
        match &self.kind {
            #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
            Kind::Jailed(inner) => Ok(inner.cpu_time()),
            Kind::Plain(inner) => inner.cpu_time(),
        }
    }

    /// The most memory that it had so far, in KiB, where the system tells it.
    pub fn peak_kib(&self) -> Option<u64> {
        either!(self.kind, inner => inner.peak_kib())
    }

    /// Waits until it has ended by itself or at a limit, and nothing of it is left.
    ///
    /// # Panics
    ///
    /// Never.
    pub fn wait(&self) -> Ended {
        self.wait_until(None).expect("it waits without end")
    }

    /// As [`Self::wait`], but gives nothing if it still runs after a time.
    pub fn wait_for(&self, time: Duration) -> Option<Ended> {
        self.wait_until(Some(Instant::now() + time))
    }

    fn wait_until(&self, until: Option<Instant>) -> Option<Ended> {
        either!(self.kind, inner => inner.wait_until(until))
    }

    /// Kills it with everything that it started, and returns when nothing of it is left.
    pub fn kill(&self) -> Ended {
        either!(self.kind, inner => inner.kill())
    }
}

/// How an engine ended, and what it used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ended {
    /// By itself, or not.
    pub how: How,
    /// The limit that ended it.
    pub limit: Option<LimitKind>,
    /// CPU time of all its threads.
    pub cpu: Duration,
    /// Time since it was started.
    pub wall: Duration,
    /// The most memory that it had, in KiB.
    pub peak_kib: Option<u64>,
}

/// How an engine ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// With this exit code.
    Exited(i32),
    /// By this signal, its own or of a limit.
    Signalled(i32),
    /// We killed it.
    Killed,
}

/// A limit that ended an engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LimitKind {
    /// It wanted more memory.
    Memory,
    /// It used more CPU time.
    Cpu,
    /// It took longer.
    Wall,
    /// It said more: noticed by whoever reads.
    Output,
}

impl LimitKind {
    /// The name in messages and records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Memory => "memory",
            Self::Cpu => "cpu",
            Self::Wall => "wall",
            Self::Output => "output",
        }
    }
}
