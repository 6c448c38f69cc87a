//! The first process of the jail: builds the root, starts the engine, reaps, and ends with its lifelines.

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::process::{
    Pid, PidfdFlags, Signal, WaitOptions, WaitStatus, pidfd_open, pidfd_send_signal, waitpid,
};

use super::link::{Link, timespec};
use super::plan::{DESCRIPTORS, Ending, Fault, Plan, Report};
use super::{confine, launcher, root};
use crate::layer::Layer;

/// Runs the jail and never returns. `alive` closes with the launcher, and with it ends the jail.
pub(super) fn main(
    plan: &Plan,
    link: &Link,
    descriptors: [OwnedFd; DESCRIPTORS],
    alive: OwnedFd,
    go: &OwnedFd,
) -> ! {
    if let Err(fault) = run(plan, link, descriptors, &alive, go) {
        link.report(&Report::Failed(fault));
    }
    exit();
}

/// Ends this process, and thereby, being the first of its namespace, all of the jail.
pub(super) fn exit() -> ! {
    // SAFETY: a copy of the launcher has nothing to tidy up.
    unsafe { libc::_exit(0) }
}

fn run(
    plan: &Plan,
    link: &Link,
    [stdin, stdout, stderr, lifeline, exec, slot]: [OwnedFd; DESCRIPTORS],
    alive: &OwnedFd,
    go: &OwnedFd,
) -> Result<(), Fault> {
    match rustix::io::read(go, &mut [0]) {
        Ok(1) => {}
        _ => exit(),
    }
    rustix::process::setsid().map_err(Fault::other("setsid"))?;
    let trees = if plan.layers.has(Layer::Mount) { Some(root::open(plan)?) } else { None };
    if plan.layers.has(Layer::UserNamespace) {
        confine::enter_user_namespace(plan.ids)?;
    }
    if let Some(trees) = trees {
        root::build(plan, trees)?;
    }
    // SAFETY: this process has one thread.
    let engine = unsafe { launcher::clone(0) }.map_err(Fault::other("fork"))?;
    let Some(engine) = engine else {
        match confine::become_engine(plan, link, [stdin, stdout, stderr]) {
            Err(fault) => link.report(&Report::Failed(fault)),
        }
        exit();
    };
    drop((stdin, stdout, stderr, exec));
    let started = Instant::now();
    let until = plan.wall_ms.map(|wall| started + Duration::from_millis(wall));
    let lifeline = plan.layers.has(Layer::Lifeline).then_some(lifeline);
    if let Some(ending) = watch(engine, lifeline.as_ref(), alive, until).map_err(Fault::other("waiting"))? {
        link.report(&Report::Ended(ending));
    }
    // Held until now, so that nobody else takes the slot's user id.
    drop(slot);
    Ok(())
}

/// Waits until the engine ends, its time is up, or nobody wants it any more.
fn watch(
    engine: Pid,
    lifeline: Option<&OwnedFd>,
    alive: &OwnedFd,
    until: Option<Instant>,
) -> io::Result<Option<Ending>> {
    let process = pidfd_open(engine, PidfdFlags::empty())?;
    let mut watched = vec![PollFd::new(&process, PollFlags::IN)];
    if let Some(lifeline) = lifeline {
        // Nothing is ever written to either: they become ready by being closed.
        watched.push(PollFd::new(lifeline, PollFlags::IN));
        watched.push(PollFd::new(alive, PollFlags::IN));
    }
    let mut overtime = false;
    loop {
        let left = until.filter(|_| !overtime);
        let left = left.map(|until| timespec(until.saturating_duration_since(Instant::now())));
        match poll(&mut watched, left.as_ref()) {
            Err(rustix::io::Errno::INTR) => continue,
            other => other?,
        };
        if watched[1..].iter().any(|life| !life.revents().is_empty()) {
            // Without a process namespace the engine would not end with us.
            pidfd_send_signal(process.as_fd(), Signal::KILL)?;
            return Ok(None);
        }
        if !watched[0].revents().is_empty() {
            break;
        }
        if until.is_some_and(|until| Instant::now() >= until) && !overtime {
            overtime = true;
            pidfd_send_signal(process.as_fd(), Signal::KILL)?;
        }
    }
    let status = loop {
        match waitpid(Some(engine), WaitOptions::empty()) {
            Err(rustix::io::Errno::INTR) | Ok(None) => {}
            other => break other?.map(|(_, status)| status),
        }
    };
    let used = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let cpu = [used.user_time(), used.system_time()].map(|time| time.tv_sec() * 1_000_000 + time.tv_usec());
    Ok(Some(Ending {
        code: status.and_then(WaitStatus::exit_status),
        signal: status.and_then(WaitStatus::terminating_signal),
        cpu_us: cpu.iter().sum::<i64>() as u64,
        peak_kib: used.max_rss() as u64,
        overtime,
    }))
}
