//! The warden: a process between the referee and a plain engine that outlives a killed referee just long enough to
//! kill what is left.
//!
//! It adopts whatever the engine starts and leaves behind (`PR_SET_CHILD_SUBREAPER`), and reads one end of a socket:
//! when that ends, whether the referee asked for it or was killed, it kills the engine and every process that it
//! adopted, and goes. The engine's pipes are handed through the socket, so that the referee speaks to the engine
//! directly.

use std::io::{self, IoSliceMut, Write as _};
use std::mem::MaybeUninit;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use rustix::net::{RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, recvmsg};
use rustix::process::{Pid, PidfdFlags, Signal, WaitOptions};
use rustix::thread::CpuSet;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::{nevermind, process};

/// What the warden is asked, beside the three pipes.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Order {
    pub(crate) command: PathBuf,
    pub(crate) args: Vec<String>,
    pub(crate) dir: Option<PathBuf>,
    pub(crate) cpus: Vec<usize>,
}

/// What the warden tells.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum News {
    Pid(u32),
    Refused(String),
    Code(i32),
    Signal(i32),
}

/// The whole life of a warden, which has the socket as its standard input. Returns when nothing of the engine is left.
///
/// # Errors
/// [`Error::System`] when the socket is none or no order comes.
pub fn warden_main() -> Result<(), Error> {
    let control =
        rustix::stdio::stdin().try_clone_to_owned().map_err(Error::system("the warden's socket"))?;
    let mut control = UnixStream::from(control);
    rustix::process::set_child_subreaper(Some(Pid::INIT)).map_err(Error::system("adopting orphans"))?;
    let (order, pipes) = receive(&control).map_err(Error::system("the warden's order"))?;
    match start(&order, pipes) {
        Ok(child) => {
            let watched = watch(&mut control, child);
            kill_everything();
            watched.map_err(Error::system("watching the engine"))
        }
        Err(error) => {
            nevermind(tell(&mut control, &News::Refused(format!("{}: {error}", order.command.display()))));
            Ok(())
        }
    }
}

fn receive(control: &UnixStream) -> io::Result<(Order, Vec<OwnedFd>)> {
    let mut bytes = Vec::new();
    let mut pipes = Vec::new();
    let mut buffer = vec![0; 1 << 16];
    while bytes.last() != Some(&b'\n') {
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(3))];
        let mut ancillary = RecvAncillaryBuffer::new(&mut space);
        let mut into = [IoSliceMut::new(&mut buffer)];
        let read = recvmsg(control, &mut into, &mut ancillary, RecvFlags::CMSG_CLOEXEC)?.bytes;
        for message in ancillary.drain() {
            if let RecvAncillaryMessage::ScmRights(handed) = message {
                pipes.extend(handed);
            }
        }
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        bytes.extend_from_slice(&buffer[..read]);
    }
    Ok((serde_json::from_slice(&bytes)?, pipes))
}

fn start(order: &Order, pipes: Vec<OwnedFd>) -> io::Result<Child> {
    let pipes: [OwnedFd; 3] = pipes.try_into().map_err(|_| io::Error::other("three pipes are needed"))?;
    let [stdin, stdout, stderr] = pipes;
    if !order.cpus.is_empty() {
        let mut cpus = CpuSet::new();
        order.cpus.iter().filter(|cpu| **cpu < CpuSet::MAX_CPU).for_each(|cpu| cpus.set(*cpu));
        // Before the engine is there, so that it counts its cores right. A system that refuses lets it run anywhere.
        nevermind(rustix::thread::sched_setaffinity(None, &cpus));
    }
    let mut command = Command::new(&order.command);
    command.args(&order.args).stdin(stdin).stdout(stdout).stderr(stderr).process_group(0);
    if let Some(dir) = &order.dir {
        command.current_dir(dir);
    }
    command.spawn()
}

/// Tells of the engine's start and end, until the referee is gone or has heard enough.
fn watch(control: &mut UnixStream, mut child: Child) -> io::Result<()> {
    let pid = Pid::from_child(&child);
    tell(control, &News::Pid(child.id()))?;
    let handle = rustix::process::pidfd_open(pid, PidfdFlags::empty())?;
    let mut running = true;
    loop {
        let mut watched = vec![PollFd::new(control, PollFlags::IN)];
        if running {
            watched.push(PollFd::new(&handle, PollFlags::IN));
        }
        match poll(&mut watched, None) {
            Err(Errno::INTR) => continue,
            other => other?,
        };
        let (asked, over) = (!watched[0].revents().is_empty(), running && !watched[1].revents().is_empty());
        drop(watched);
        if over {
            running = false;
            // A referee that is gone no longer wants to know.
            nevermind(tell(control, &exit_news(child.wait()?)));
        }
        if asked {
            // What it left in its group goes first, all at once.
            nevermind(rustix::process::kill_process_group(pid, Signal::KILL));
            return Ok(());
        }
    }
}

fn exit_news(status: ExitStatus) -> News {
    match (status.code(), status.signal()) {
        (Some(code), _) => News::Code(code),
        (None, signal) => News::Signal(signal.unwrap_or_default()),
    }
}

fn tell(control: &mut UnixStream, news: &News) -> io::Result<()> {
    let mut line = serde_json::to_vec(news)?;
    line.push(b'\n');
    control.write_all(&line)
}

/// Kills every child, and every orphan that becomes one by that, until there are none.
fn kill_everything() {
    let own = std::process::id();
    loop {
        for child in process::children(own) {
            if let Some(pid) = Pid::from_raw(child.cast_signed()) {
                nevermind(rustix::process::kill_process(pid, Signal::KILL));
            }
        }
        loop {
            match rustix::process::wait(WaitOptions::NOHANG) {
                Ok(Some(_)) | Err(Errno::INTR) => {}
                Ok(None) => break,
                Err(_) => return,
            }
        }
        std::thread::sleep(Duration::from_micros(300));
    }
}
