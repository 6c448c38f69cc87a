//! Starting a jail, from the referee's side.

use std::io::{self, PipeReader};
use std::os::fd::{AsFd, OwnedFd};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use rustix::process::{Pid, PidfdFlags, pidfd_open};

use super::jailed::{Jailed, lock};
use super::launchers::Launchers;
use super::link::{Link, Received, readable};
use super::plan::{Fault, Ids, Plan, Report};
use super::state::State;
use crate::error::Error;
use crate::input::Input;
use crate::layer::Layer;
use crate::nevermind;
use crate::running::{Kind, Running};

/// How long a launch may take on a machine that is very busy.
const PATIENCE: Duration = Duration::from_secs(20);

/// Starts what a plan says.
pub(super) fn start(
    state: &Arc<State>,
    launchers: &Launchers,
    mut plan: Plan,
    number: u64,
) -> Result<Running, Error> {
    let pipe = || io::pipe().map_err(Error::io("making a pipe"));
    let began = Instant::now();
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
    let group = group.map_err(|error| Error::Layer { layer, reason: format!("making a cgroup: {error}") })?;

    let ((stdin, input), (output, stdout), (errors, stderr)) = (pipe()?, pipe()?, pipe()?);
    let ((lifeline, life), (executed, exec)) = (pipe()?, pipe()?);
    let launcher = launchers.take()?;
    let given =
        [stdin.as_fd(), stdout.as_fd(), stderr.as_fd(), lifeline.as_fd(), exec.as_fd(), slot.lock.as_fd()];
    let sent = launcher.link.send_plan(&plan, &given).map_err(Error::io("talking to the launcher"));
    drop((stdin, stdout, stderr, lifeline, exec, slot));
    let born = sent.and_then(|()| born(&launcher.link));
    let init = match born {
        Ok(init) => init,
        Err(error) => {
            drop(life);
            launcher.dismiss();
            return Err(error);
        }
    };
    let jailed = Jailed {
        link: launcher.link,
        lifeline: Mutex::new(Some(life)),
        launcher: Mutex::new(launcher.process),
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
    admit(&jailed, &plan, &executed)?;
    launchers.prepare();
    Ok(Running {
        stdin: Some(Input::new(input)),
        stdout: Some(output),
        stderr: Some(errors),
        kind: Kind::Jailed(Box::new(jailed)),
    })
}

/// Puts the engine's process into its group, and waits until it has become the engine.
fn admit(jailed: &Jailed, plan: &Plan, executed: &PipeReader) -> Result<(), Error> {
    let until = Instant::now() + PATIENCE;
    let sender = match jailed.link.receive(Some(until)) {
        Ok(Received::Report(Report::Ready, Some(sender))) => sender,
        other => return Err(fault(other)),
    };
    jailed.engine.get_or_init(|| sender.pid);
    if plan.layers.has(Layer::UserId) {
        let expected = match plan.ids {
            Ids::Own(id) | Ids::Same(id, _) => id,
        };
        if sender.uid.as_raw() != expected || sender.uid.is_root() {
            let reason = format!("the engine would run as user {}", sender.uid.as_raw());
            return Err(Error::Layer { layer: Layer::UserId, reason });
        }
    }
    if let Some(group) = lock(&jailed.group).as_ref() {
        let reason = |error: io::Error| format!("joining a cgroup: {error}");
        group
            .add(sender.pid)
            .map_err(|error| Error::Layer { layer: Layer::MemoryCgroup, reason: reason(error) })?;
    }
    // The first to go if this machine runs out of memory. Nothing is lost where that is not ours to say.
    nevermind(std::fs::write(format!("/proc/{}/oom_score_adj", sender.pid.as_raw_nonzero()), "1000"));
    jailed.link.send_go().map_err(Error::io("talking to the engine's process"))?;
    // Closes when the program is executed, or with the process that failed to.
    if !readable(executed.as_fd(), Some(until)).map_err(Error::io("waiting for the engine"))? {
        return Err(Error::Start("it took too long".into()));
    }
    match jailed.link.receive(Some(Instant::now())) {
        Ok(Received::Late) => Ok(()),
        Ok(Received::Report(Report::Ended(ending), _)) => {
            *lock(&jailed.early) = Some(ending);
            Ok(())
        }
        other => Err(fault(other)),
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
