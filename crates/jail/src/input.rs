//! An engine's standard input.

use crate::nevermind;
use std::io::{self, PipeWriter, Write};
use std::time::Duration;

/// An engine's standard input. An engine that does not read cannot hold its referee up: writing fails with
/// [`TimedOut`](io::ErrorKind::TimedOut) when nothing was read for [`Self::PATIENCE`], or what was set instead.
#[derive(Debug)]
pub struct Input {
    pipe: PipeWriter,
    #[cfg_attr(not(unix), expect(dead_code))]
    patience: Duration,
}

impl Input {
    /// How long an engine may leave a full pipe unread.
    pub const PATIENCE: Duration = Duration::from_secs(5);

    pub(crate) fn new(pipe: PipeWriter) -> Self {
        // Fails for no pipe; and a blocking one would merely block.
        #[cfg(unix)]
        nevermind(rustix::io::ioctl_fionbio(&pipe, true));
        Self { pipe, patience: Self::PATIENCE }
    }

    /// Sets how long an engine may leave a full pipe unread.
    pub fn set_patience(&mut self, patience: Duration) {
        self.patience = patience;
    }
}

impl Write for Input {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        loop {
            match self.pipe.write(bytes) {
                #[cfg(unix)]
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => self.wait()?,
                other => return other,
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.pipe.flush()
    }
}

#[cfg(unix)]
impl Input {
    fn wait(&self) -> io::Result<()> {
        use rustix::event::{PollFd, PollFlags, poll};
        let patience = self.patience.try_into().map_err(|_| io::ErrorKind::InvalidInput)?;
        match poll(&mut [PollFd::new(&self.pipe, PollFlags::OUT)], Some(&patience)) {
            Ok(0) => Err(io::Error::new(io::ErrorKind::TimedOut, "the engine does not read")),
            Err(error) if error != rustix::io::Errno::INTR => Err(error.into()),
            _ => Ok(()),
        }
    }
}
