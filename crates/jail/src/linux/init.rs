//! The first process of the jail: builds the root, starts the engine, reaps, and ends with its lifelines.

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::process::{
    Pid, PidfdFlags, Signal, WaitOptions, WaitStatus, pidfd_open, pidfd_send_signal, waitpid,
};

use super::jailed::cpu_clock;
use super::link::{Link, timespec};
use super::plan::{DESCRIPTORS, Ending, Fault, Plan, Report};
use super::{confine, launcher, root};
use crate::layer::Layer;
use crate::running::LimitKind;

/// Runs the jail and never returns. `alive` closes with the launcher, and with it ends the jail.
pub(super) fn main(
    plan: &Plan,
    link: &Link,
    descriptors: [OwnedFd; DESCRIPTORS],
    alive: &OwnedFd,
    go: &OwnedFd,
) -> ! {
    if let Err(fault) = run(plan, link, descriptors, alive, go) {
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
        match confine::become_engine(plan, link, &[stdin, stdout, stderr]) {
            Err(fault) => link.report(&Report::Failed(fault)),
        }
        exit();
    };
    drop((stdin, stdout, stderr, exec));
    let bounds = Bounds::of(plan);
    let lifeline = plan.layers.has(Layer::Lifeline).then_some(lifeline);
    // Without a process namespace the engine does not end with us.
    let alone = !plan.layers.has(Layer::Pid);
    if let Some(ending) =
        watch(engine, lifeline.as_ref(), alive, &bounds, alone).map_err(Fault::other("waiting"))?
    {
        link.report(&Report::Ended(ending));
    }
    // Held until now, so that nobody else takes the slot's user id.
    drop(slot);
    Ok(())
}

/// The engine's time.
struct Bounds {
    until: Option<Instant>,
    cpu: Option<Duration>,
    /// How much faster CPU time can pass than time.
    cpus: u32,
}

impl Bounds {
    fn of(plan: &Plan) -> Self {
        Self {
            until: plan.wall_ms.map(|wall| Instant::now() + Duration::from_millis(wall)),
            cpu: plan.cpu_seconds.map(Duration::from_secs),
            cpus: if plan.layers.has(Layer::Rlimits) { plan.cpus.len().max(1) as u32 } else { 1024 },
        }
    }

    /// How long the engine certainly has, and which bound comes next.
    fn left(&self, engine: Pid) -> Option<(Duration, LimitKind)> {
        let wall = self.until.map(|until| until.saturating_duration_since(Instant::now()));
        // Its clock cannot be read when it has just ended, and then nothing is to be bounded.
        let used = || cpu_clock(engine).ok();
        let cpu = self.cpu.and_then(|limit| Some(limit.saturating_sub(used()?)));
        // A short wait becomes shorter and shorter: a millisecond is near enough.
        let cpu = cpu
            .map(|left| if left.is_zero() { left } else { (left / self.cpus).max(Duration::from_millis(1)) });
        let both = [wall.map(|left| (left, LimitKind::Wall)), cpu.map(|left| (left, LimitKind::Cpu))];
        both.into_iter().flatten().min_by_key(|(left, _)| *left)
    }
}

/// Waits until the engine ends, its time is up, or nobody wants it any more.
fn watch(
    engine: Pid,
    lifeline: Option<&OwnedFd>,
    alive: &OwnedFd,
    bounds: &Bounds,
    alone: bool,
) -> io::Result<Option<Ending>> {
    let process = pidfd_open(engine, PidfdFlags::empty())?;
    let mut watched = vec![PollFd::new(&process, PollFlags::IN)];
    if let Some(lifeline) = lifeline {
        // Nothing is ever written to either: they become ready by being closed.
        watched.push(PollFd::new(lifeline, PollFlags::IN));
        watched.push(PollFd::new(alive, PollFlags::IN));
    }
    let mut stopped = None;
    loop {
        let left = if stopped.is_none() { bounds.left(engine) } else { None };
        let left = left.map(|(left, _)| timespec(left));
        match poll(&mut watched, left.as_ref()) {
            Err(rustix::io::Errno::INTR) => continue,
            other => other?,
        };
        if watched[1..].iter().any(|life| !life.revents().is_empty()) {
            if alone {
                pidfd_send_signal(process.as_fd(), Signal::KILL)?;
                waitpid(Some(engine), WaitOptions::empty())?;
            }
            return Ok(None);
        }
        if !watched[0].revents().is_empty() {
            break;
        }
        if let Some((Duration::ZERO, kind)) = bounds.left(engine).filter(|_| stopped.is_none()) {
            stopped = Some(kind);
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
        stopped,
    }))
}
