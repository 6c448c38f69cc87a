//! One running jail, from the referee's side.

use std::io::{self, PipeReader, PipeWriter};
use std::os::fd::{AsFd, OwnedFd};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use nix::time::ClockId;
use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};

use super::cgroup::Group;
use super::link::{Link, Received, readable};
use super::plan::{Ending, Fault, Ids, Plan, Report};
use super::state::State;
use crate::error::Error;
use crate::input::Input;
use crate::layer::Layer;
use crate::nevermind;
use crate::running::{Ended, How, Kind, LimitKind, Running};
use crate::settings::Settings;

/// How long a launch may take on a machine that is very busy.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long the jail's first process may take to end by itself.
const LAST_BREATH: Duration = Duration::from_millis(500);

/// An engine in its jail.
#[derive(Debug)]
pub(crate) struct Jailed {
    link: Link,
    lifeline: Mutex<Option<PipeWriter>>,
    launcher: Mutex<Child>,
    /// The first process of the jail: with it everything in it is gone.
    init: OwnedFd,
    engine: OnceLock<(Pid, u32)>,
    group: Mutex<Option<Group>>,
    early: Mutex<Option<Ending>>,
    ended: OnceLock<Ended>,
    closing: Mutex<()>,
    began: Instant,
    /// The folder of the engine, until nobody needs it.
    _state: Arc<State>,
}

impl Jailed {
    pub(super) fn start(
        state: &Arc<State>,
        settings: &Settings,
        mut plan: Plan,
        number: u64,
    ) -> Result<Running, Error> {
        let pipe = || io::pipe().map_err(Error::io("making a pipe"));
        let slot = state.slot()?;
        plan.ids = slot.ids;
        if !plan.layers.has(Layer::UserId) && matches!(plan.ids, Ids::Own(_)) {
            // Whoever waives it wants no user id but root's.
            plan.layers = plan.layers.without(Layer::UserNamespace);
        }
        let has = |layer| plan.layers.has(layer);
        let memory = has(Layer::MemoryCgroup).then_some(plan.memory);
        let tasks = has(Layer::PidsCgroup).then_some(plan.tasks);
        let group = state.places.make(&state.group_name(number), memory, tasks);
        let layer = if memory.is_some() { Layer::MemoryCgroup } else { Layer::PidsCgroup };
        let group =
            group.map_err(|error| Error::Layer { layer, reason: format!("making a cgroup: {error}") })?;

        let ((stdin, input), (output, stdout), (errors, stderr)) = (pipe()?, pipe()?, pipe()?);
        let ((lifeline, life), (executed, exec)) = (pipe()?, pipe()?);
        let (link, theirs) = Link::pair().map_err(Error::io("making a socket"))?;
        let began = Instant::now();
        let (program, arguments) = &settings.launcher;
        let mut launcher = Command::new(program)
            .args(arguments)
            .env_clear()
            .stdin(Stdio::from(theirs))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(Error::io(format!("starting the launcher {}", program.display())))?;
        let given = [
            stdin.as_fd(),
            stdout.as_fd(),
            stderr.as_fd(),
            lifeline.as_fd(),
            exec.as_fd(),
            slot.lock.as_fd(),
        ];
        let sent = link.send_plan(&plan, &given).map_err(Error::io("talking to the launcher"));
        drop((stdin, stdout, stderr, lifeline, exec, slot));
        let born = sent.and_then(|()| born(&link));
        let init = match born {
            Ok(init) => init,
            Err(error) => {
                drop(life);
                // It ends by itself once its socket is closed.
                drop(link);
                nevermind(launcher.wait());
                return Err(error);
            }
        };
        let jailed = Self {
            link,
            lifeline: Mutex::new(Some(life)),
            launcher: Mutex::new(launcher),
            init,
            engine: OnceLock::new(),
            group: Mutex::new(Some(group)),
            early: Mutex::new(None),
            ended: OnceLock::new(),
            closing: Mutex::new(()),
            began,
            _state: Arc::clone(state),
        };
        // From here on dropping it kills.
        jailed.admit(&plan, &executed)?;
        Ok(Running {
            stdin: Some(Input::new(input)),
            stdout: Some(output),
            stderr: Some(errors),
            kind: Kind::Jailed(Box::new(jailed)),
        })
    }

    /// Puts the engine's process into its group, and waits until it has become the engine.
    fn admit(&self, plan: &Plan, executed: &PipeReader) -> Result<(), Error> {
        let until = Instant::now() + PATIENCE;
        let sender = match self.link.receive(Some(until)) {
            Ok(Received::Report(Report::Ready, Some(sender))) => sender,
            other => return Err(fault(other)),
        };
        self.engine.get_or_init(|| (sender.pid, sender.uid.as_raw()));
        if plan.layers.has(Layer::UserId) {
            let expected = match plan.ids {
                Ids::Own(id) | Ids::Same(id, _) => id,
            };
            if sender.uid.as_raw() != expected || sender.uid.is_root() {
                let reason = format!("the engine would run as user {}", sender.uid.as_raw());
                return Err(Error::Layer { layer: Layer::UserId, reason });
            }
        }
        if let Some(group) = lock(&self.group).as_ref() {
            let reason = |error: io::Error| format!("joining a cgroup: {error}");
            group
                .add(sender.pid)
                .map_err(|error| Error::Layer { layer: Layer::MemoryCgroup, reason: reason(error) })?;
        }
        // The first to go if this machine runs out of memory. Nothing is lost where that is not ours to say.
        nevermind(std::fs::write(format!("/proc/{}/oom_score_adj", sender.pid.as_raw_nonzero()), "1000"));
        self.link.send_go().map_err(Error::io("talking to the engine's process"))?;
        // Closes when the program is executed, or with the process that failed to.
        if !readable(executed.as_fd(), Some(until)).map_err(Error::io("waiting for the engine"))? {
            return Err(Error::Start("it took too long".into()));
        }
        match self.link.receive(Some(Instant::now())) {
            Ok(Received::Late) => Ok(()),
            Ok(Received::Report(Report::Ended(ending), _)) => {
                *lock(&self.early) = Some(ending);
                Ok(())
            }
            other => Err(fault(other)),
        }
    }

    /// Whether everything ends when the referee's end of the lifeline closes.
    pub(super) fn dies_with_lifeline(&self, within: Duration) -> bool {
        lock(&self.lifeline).take();
        readable(self.init.as_fd(), Some(Instant::now() + within)).unwrap_or(false)
    }

    /// The engine's process id and user id, as this machine sees them.
    pub(super) fn engine(&self) -> (Pid, u32) {
        *self.engine.get().expect("it is known since the start")
    }

    pub(crate) fn id(&self) -> u32 {
        self.engine().0.as_raw_nonzero().get() as u32
    }

    pub(crate) fn cpu_time(&self) -> io::Result<Duration> {
        if let Some(ended) = self.ended.get() {
            return Ok(ended.cpu);
        }
        match cpu_clock(self.engine().0) {
            Ok(time) => Ok(time),
            // It has just ended, and the report of it is on its way.
            Err(_) => Ok(self.wait_until(None).expect("it waits without end").cpu),
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
            let early = lock(&self.early).take();
            let ending = early.or_else(|| match self.link.receive(Some(Instant::now())) {
                Ok(Received::Report(Report::Ended(ending), _)) => Some(ending),
                _ => None,
            });
            return Some(self.close(ending, None));
        }
    }

    pub(crate) fn kill(&self) -> Ended {
        let _closing = lock(&self.closing);
        if let Some(ended) = self.ended.get() {
            return ended.clone();
        }
        let early = lock(&self.early).take();
        let ending = early.or_else(|| match self.link.receive(Some(Instant::now())) {
            Ok(Received::Report(Report::Ended(ending), _)) => Some(ending),
            _ => None,
        });
        let used = self.engine.get().and_then(|(pid, _)| {
            let cpu = cpu_clock(*pid).ok()?;
            Some((cpu, crate::proc::peak_kib(self.id())))
        });
        self.close(ending, used)
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

/// Waits for the news that the first process of the jail is there.
fn born(link: &Link) -> Result<OwnedFd, Error> {
    match link.receive(Some(Instant::now() + PATIENCE)) {
        Ok(Received::Report(Report::Born(pid), _)) => {
            let pid =
                Pid::from_raw(pid).ok_or_else(|| Error::Start("the launcher names no process".into()))?;
            // The launcher has not reaped it: the id is still its own.
            pidfd_open(pid, PidfdFlags::empty()).map_err(Error::io("holding the jail's first process"))
        }
        other => Err(fault(other)),
    }
}

fn fault(received: io::Result<Received>) -> Error {
    match received {
        Ok(Received::Report(Report::Failed(Fault { layer: Some(layer), reason }), _)) => {
            Error::Layer { layer, reason }
        }
        Ok(Received::Report(Report::Failed(Fault { layer: None, reason }), _)) => Error::Start(reason),
        Ok(Received::Report(report, _)) => Error::Start(format!("unexpected report {report:?}")),
        Ok(Received::Closed) => Error::Start("the launcher ended before the engine began".into()),
        Ok(Received::Late) => Error::Start("it took too long".into()),
        Err(error) => Error::io("listening to the launcher")(error),
    }
}

pub(super) fn cpu_clock(process: Pid) -> nix::Result<Duration> {
    let clock = ClockId::pid_cpu_clock_id(nix::unistd::Pid::from_raw(process.as_raw_nonzero().get()))?;
    Ok(clock.now()?.into())
}

/// What a mutex guards here is whole at every moment.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
