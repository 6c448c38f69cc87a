//! One running jail, from the referee's side.

use std::io::PipeWriter;
use std::os::fd::{AsFd, OwnedFd};
use std::process::Child;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use nix::time::ClockId;
use rustix::process::{Pid, Signal, pidfd_send_signal};

use super::cgroup::Group;
use super::link::{Link, Received, readable};
use super::plan::{Ending, Report};
use super::state::State;
use crate::nevermind;
use crate::running::{Ended, How, LimitKind};

/// How long the system may take to end what was killed, on a machine that is very busy.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long the jail's first process may take to end by itself.
const LAST_BREATH: Duration = Duration::from_millis(500);

/// An engine in its jail.
#[derive(Debug)]
pub(crate) struct Jailed {
    pub(super) link: Link,
    pub(super) lifeline: Mutex<Option<PipeWriter>>,
    pub(super) launcher: Mutex<Child>,
    /// The first process of the jail: with it everything in it is gone.
    pub(super) init: OwnedFd,
    pub(super) engine: OnceLock<Pid>,
    pub(super) group: Mutex<Option<Group>>,
    /// The report of an engine that ended while it was being started.
    pub(super) early: Mutex<Option<Ending>>,
    pub(super) ended: OnceLock<Ended>,
    pub(super) closing: Mutex<()>,
    pub(super) began: Instant,
    /// The folder of the engine, until nobody needs it.
    pub(super) _state: Arc<State>,
}

impl Jailed {
    /// Whether everything ends when the referee's end of the lifeline closes.
    pub(super) fn dies_with_lifeline(&self, within: Duration) -> bool {
        lock(&self.lifeline).take();
        readable(self.init.as_fd(), Some(Instant::now() + within)).unwrap_or(false)
    }

    fn engine(&self) -> Pid {
        *self.engine.get().expect("it is known since the start")
    }

    pub(crate) fn id(&self) -> u32 {
        self.engine().as_raw_nonzero().get() as u32
    }

    pub(crate) fn cpu_time(&self) -> Duration {
        if let Some(ended) = self.ended.get() {
            return ended.cpu;
        }
        match cpu_clock(self.engine()) {
            Ok(time) => time,
            // It has just ended, and the report of it is on its way.
            Err(_) => self.wait_until(None).expect("it waits without end").cpu,
        }
    }

    pub(crate) fn peak_kib(&self) -> Option<u64> {
        if let Some(ended) = self.ended.get() {
            return ended.peak_kib;
        }
        let of_group = lock(&self.group).as_ref().and_then(Group::peak_kib);
        of_group.or_else(|| crate::proc::peak_kib(self.id()))
    }

    pub(crate) fn wait_until(&self, until: Option<Instant>) -> Option<Ended> {
        loop {
            if let Some(ended) = self.ended.get() {
                return Some(ended.clone());
            }
            let early = lock(&self.early).is_some();
            if !early && !self.link.readable(until) {
                return None;
            }
            let _closing = lock(&self.closing);
            if self.ended.get().is_some() {
                continue;
            }
            let ending = self.ending();
            return Some(self.close(ending, None));
        }
    }

    pub(crate) fn kill(&self) -> Ended {
        let _closing = lock(&self.closing);
        if let Some(ended) = self.ended.get() {
            return ended.clone();
        }
        let ending = self.ending();
        let used = self.engine.get().and_then(|pid| {
            let cpu = cpu_clock(*pid).ok()?;
            Some((cpu, crate::proc::peak_kib(self.id())))
        });
        self.close(ending, used)
    }

    /// How the engine ended, if it did.
    fn ending(&self) -> Option<Ending> {
        let early = lock(&self.early).take();
        early.or_else(|| match self.link.receive(Some(Instant::now())) {
            Ok(Received::Report(Report::Ended(ending), _)) => Some(ending),
            _ => None,
        })
    }

    /// Ends what is left and waits until nothing is. Called once, with `closing` held.
    fn close(&self, ending: Option<Ending>, used: Option<(Duration, Option<u64>)>) -> Ended {
        lock(&self.lifeline).take();
        // The lifeline does it; this is for a jail without one. Whoever is gone already is no failure.
        if !readable(self.init.as_fd(), Some(Instant::now() + LAST_BREATH)).unwrap_or(true) {
            nevermind(pidfd_send_signal(&self.init, Signal::KILL));
        }
        nevermind(readable(self.init.as_fd(), Some(Instant::now() + PATIENCE)));
        nevermind(lock(&self.launcher).wait());
        let wall = self.began.elapsed();
        let group = lock(&self.group).take();
        let out_of_memory = group.as_ref().is_some_and(Group::ran_out_of_memory);
        let peak = group.as_ref().and_then(Group::peak_kib);
        drop(group);
        let ended = match ending {
            Some(ending) => Ended {
                how: match (ending.code, ending.signal) {
                    (Some(code), _) => How::Exited(code),
                    (None, signal) => How::Signalled(signal.unwrap_or_default()),
                },
                limit: ending
                    .stopped
                    .or((out_of_memory && ending.signal.is_some()).then_some(LimitKind::Memory)),
                cpu: Duration::from_micros(ending.cpu_us),
                wall,
                peak_kib: peak.or(Some(ending.peak_kib)),
            },
            None => {
                let (cpu, resident) = used.unwrap_or_default();
                Ended { how: How::Killed, limit: None, cpu, wall, peak_kib: peak.or(resident) }
            }
        };
        self.ended.get_or_init(|| ended).clone()
    }
}

impl Drop for Jailed {
    fn drop(&mut self) {
        self.kill();
    }
}

pub(super) fn cpu_clock(process: Pid) -> nix::Result<Duration> {
    let clock = ClockId::pid_cpu_clock_id(nix::unistd::Pid::from_raw(process.as_raw_nonzero().get()))?;
    Ok(clock.now()?.into())
}

/// What a mutex guards here is whole at every moment.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
