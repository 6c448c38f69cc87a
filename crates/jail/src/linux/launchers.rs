//! Launchers, one of them always waiting: starting a large program takes longer than all the rest of a launch.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use super::link::Link;
use crate::error::Error;
use crate::nevermind;

/// Starts launchers.
#[derive(Debug)]
pub(super) struct Launchers {
    program: PathBuf,
    arguments: Vec<OsString>,
    waiting: Mutex<Option<Launcher>>,
}

/// A launcher that waits for its plan.
#[derive(Debug)]
pub(super) struct Launcher {
    pub(super) link: Link,
    pub(super) process: Child,
}

impl Launchers {
    pub(super) fn new((program, arguments): (PathBuf, Vec<OsString>)) -> Self {
        Self { program, arguments, waiting: Mutex::new(None) }
    }

    /// The one that waits, or a new one.
    pub(super) fn take(&self) -> Result<Launcher, Error> {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut launcher) = waiting
            && matches!(launcher.process.try_wait(), Ok(None))
        {
            return Ok(launcher);
        }
        self.start()
    }

    /// Has one waiting. If that fails, the next launch says why.
    pub(super) fn prepare(&self) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.is_none() {
            *waiting = self.start().ok();
        }
    }

    fn start(&self) -> Result<Launcher, Error> {
        let (link, theirs) = Link::pair().map_err(Error::io("making a socket"))?;
        let process = Command::new(&self.program)
            .args(&self.arguments)
            .env_clear()
            .stdin(Stdio::from(theirs))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(Error::io(format!("starting the launcher {}", self.program.display())))?;
        Ok(Launcher { link, process })
    }
}

impl Launcher {
    /// Ends one that has started nothing: it does so by itself once its socket is closed.
    pub(super) fn dismiss(self) {
        let Self { link, mut process } = self;
        drop(link);
        nevermind(process.wait());
    }
}

impl Drop for Launchers {
    fn drop(&mut self) {
        let waiting = self.waiting.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        waiting.map(Launcher::dismiss).unwrap_or_default();
    }
}
