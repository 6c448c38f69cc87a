//! Launchers, one of them always waiting: starting a large program takes longer than all the rest of a launch.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::thread::{self, JoinHandle};

use super::jailed::lock;
use super::link::Link;
use crate::error::Error;
use crate::nevermind;

/// Starts launchers.
#[derive(Debug)]
pub(super) struct Launchers {
    command: (PathBuf, Vec<OsString>),
    /// The thread that starts the one that will wait.
    waiting: Mutex<Option<JoinHandle<Result<Launcher, Error>>>>,
}

/// A launcher that waits for its plan.
#[derive(Debug)]
pub(super) struct Launcher {
    pub(super) link: Link,
    pub(super) process: Child,
}

impl Launchers {
    pub(super) fn new(command: (PathBuf, Vec<OsString>)) -> Self {
        Self { command, waiting: Mutex::new(None) }
    }

    /// The one that waits, or a new one.
    pub(super) fn take(&self) -> Result<Launcher, Error> {
        let waiting = lock(&self.waiting).take().and_then(|starting| starting.join().ok());
        if let Some(Ok(mut launcher)) = waiting
            && matches!(launcher.process.try_wait(), Ok(None))
        {
            return Ok(launcher);
        }
        start(&self.command)
    }

    /// Has one waiting soon. If that fails, the next launch says why.
    pub(super) fn prepare(&self) {
        let command = self.command.clone();
        lock(&self.waiting).get_or_insert_with(|| thread::spawn(move || start(&command)));
    }
}

fn start((program, arguments): &(PathBuf, Vec<OsString>)) -> Result<Launcher, Error> {
    let (link, theirs) = Link::pair().map_err(Error::io("making a socket"))?;
    let process = Command::new(program)
        .args(arguments)
        .env_clear()
        .stdin(Stdio::from(theirs))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(Error::io(format!("starting the launcher {}", program.display())))?;
    Ok(Launcher { link, process })
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
        let starting = lock(&self.waiting).take();
        if let Some(Ok(Ok(launcher))) = starting.map(JoinHandle::join) {
            launcher.dismiss();
        }
    }
}
