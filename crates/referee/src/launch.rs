//! How an engine is started: the seam to plain processes and to the jail.

use std::fmt;
use std::io::{self, PipeReader, PipeWriter, Write};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, poll};

use crate::error::Error;
use crate::job::{Confinement, EngineSpec};
use crate::nevermind;

/// Starts engines.
pub trait Launch {
    /// Starts an engine on the CPUs that its terms name; in the jail it may use what is said.
    ///
    /// # Errors
    /// [`Error::Engine`] for what is the engine's own fault: no such file, no right to run it, not the file that was
    /// entered. Whatever else keeps it from being started is the host's.
    fn launch(&self, spec: &EngineSpec, may: &Confinement) -> Result<Launched, Error>;
}

/// An engine that has been started.
pub struct Launched {
    /// What it reads. A write fails with [`TimedOut`](io::ErrorKind::TimedOut) rather than wait for ever on an engine that
    /// leaves its input unread.
    pub stdin: Box<dyn Write + Send>,
    /// What it says.
    pub stdout: PipeReader,
    /// What it complains of.
    pub stderr: PipeReader,
    /// The process itself.
    pub process: Box<dyn Process>,
}

/// The process of an engine. Dropping it kills the engine and all that it started.
pub trait Process: Send {
    /// Its id on this machine.
    fn id(&self) -> u32;

    /// Whether it runs in the jail.
    fn is_jailed(&self) -> bool;

    /// CPU time of all its threads so far.
    ///
    /// # Errors
    /// When it has ended.
    fn cpu_time(&self) -> io::Result<Duration>;

    /// How it ended by itself, waiting at most so long for that.
    fn ended(&mut self, wait: Duration) -> Option<Exit>;

    /// Kills it and all that it started, and returns when nothing of that is left.
    fn kill(&mut self);
}

/// How an engine ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// With a code.
    Code(i32),
    /// By a signal.
    Signal(i32),
    /// At its memory limit.
    Memory,
}

impl fmt::Display for Exit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(code) => write!(f, "exit code {code}"),
            Self::Signal(signal) => write!(f, "signal {signal}"),
            Self::Memory => f.write_str("memory limit"),
        }
    }
}

/// A pipe into a process that may not read it.
pub(crate) struct Patient {
    pipe: PipeWriter,
    patience: rustix::time::Timespec,
}

impl Patient {
    pub(crate) fn new(pipe: PipeWriter, seconds: i64) -> Self {
        // Fails for no pipe; and a blocking one would merely block.
        nevermind(rustix::io::ioctl_fionbio(&pipe, true));
        Self { pipe, patience: rustix::time::Timespec { tv_sec: seconds, tv_nsec: 0 } }
    }
}

impl Write for Patient {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        loop {
            match self.pipe.write(bytes) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    let room = poll(&mut [PollFd::new(&self.pipe, PollFlags::OUT)], Some(&self.patience));
                    match room {
                        Ok(0) => return Err(io::ErrorKind::TimedOut.into()),
                        Err(error) if error != rustix::io::Errno::INTR => return Err(error.into()),
                        _ => {}
                    }
                }
                other => return other,
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
