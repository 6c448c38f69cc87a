//! A trusted engine, run without a jail.

use std::ffi::OsString;
use std::io::{self, PipeReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::Error;
use crate::input::Input;
use crate::limits::Limits;
use crate::nevermind;
use crate::running::{Ended, How, Kind, Running};

/// Starts a trusted engine: the house's own, or the operator's. It has this program's rights and environment; of the
/// limits only the CPUs are kept, and those on Linux only.
///
/// # Errors
///
/// [`Error::Io`] if the program cannot be started.
pub fn start_plain<S: Into<OsString>>(
    program: &Path,
    arguments: impl IntoIterator<Item = S>,
    limits: &Limits,
) -> Result<Running, Error> {
    let pipe = || io::pipe().map_err(Error::io("making a pipe"));
    let ((stdin, input), (output, stdout), (errors, stderr)) = (pipe()?, pipe()?, pipe()?);
    let mut command = Command::new(program);
    command.args(arguments.into_iter().map(Into::into)).stdin(stdin).stdout(stdout).stderr(stderr);
    // So that it can be killed with what it starts, and keys pressed in the terminal do not reach it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let began = Instant::now();
    let child = command.spawn().map_err(Error::io(format!("starting {}", program.display())))?;
    let id = child.id();
    set_cpus(id, limits);
    let plain = Plain { id, state: Mutex::new((child, None)), began };
    Ok(running(plain, input, output, errors))
}

fn running(plain: Plain, input: io::PipeWriter, output: PipeReader, errors: PipeReader) -> Running {
    let kind = Kind::Plain(Box::new(plain));
    Running { stdin: Some(Input::new(input)), stdout: Some(output), stderr: Some(errors), kind }
}

/// A trusted engine that runs.
#[derive(Debug)]
pub(crate) struct Plain {
    id: u32,
    state: Mutex<(Child, Option<Ended>)>,
    began: Instant,
}

impl Plain {
    pub(crate) fn id(&self) -> u32 {
        self.id
    }

    fn state(&self) -> MutexGuard<'_, (Child, Option<Ended>)> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn cpu_time(&self) -> io::Result<Duration> {
        match &self.state().1 {
            Some(ended) => Ok(ended.cpu),
            None => cpu_time(self.id),
        }
    }

    pub(crate) fn peak_kib(&self) -> Option<u64> {
        match &self.state().1 {
            Some(ended) => ended.peak_kib,
            None => crate::proc::peak_kib(self.id),
        }
    }

    pub(crate) fn wait_until(&self, until: Option<Instant>) -> Option<Ended> {
        let mut pause = Duration::from_micros(200);
        loop {
            let mut state = self.state();
            if let Some(ended) = &state.1 {
                return Some(ended.clone());
            }
            // Before it is reaped: afterwards nobody knows.
            let used = (cpu_time(self.id), crate::proc::peak_kib(self.id));
            match state.0.try_wait() {
                Ok(None) => {}
                other => return Some(self.note(&mut state, how(other.ok().flatten()), used)),
            }
            drop(state);
            if until.is_some_and(|until| Instant::now() >= until) {
                return None;
            }
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(20));
        }
    }

    pub(crate) fn kill(&self) -> Ended {
        let mut state = self.state();
        if let Some(ended) = &state.1 {
            return ended.clone();
        }
        let used = (cpu_time(self.id), crate::proc::peak_kib(self.id));
        if let Ok(Some(status)) = state.0.try_wait() {
            return self.note(&mut state, how(Some(status)), used);
        }
        kill_all(&mut state.0);
        nevermind(state.0.wait());
        self.note(&mut state, How::Killed, used)
    }

    fn note(
        &self,
        state: &mut (Child, Option<Ended>),
        how: How,
        (cpu, peak_kib): (io::Result<Duration>, Option<u64>),
    ) -> Ended {
        let ended =
            Ended { how, limit: None, cpu: cpu.unwrap_or_default(), wall: self.began.elapsed(), peak_kib };
        state.1.insert(ended).clone()
    }
}

impl Drop for Plain {
    fn drop(&mut self) {
        self.kill();
    }
}

fn how(status: Option<ExitStatus>) -> How {
    let Some(status) = status else { return How::Killed };
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return How::Signalled(signal);
    }
    status.code().map_or(How::Killed, How::Exited)
}

fn kill_all(child: &mut Child) {
    #[cfg(unix)]
    if let Some(group) = rustix::process::Pid::from_raw(child.id() as i32) {
        // Whoever is gone already is no failure.
        nevermind(rustix::process::kill_process_group(group, rustix::process::Signal::KILL));
    }
    nevermind(child.kill());
}

#[cfg(target_os = "linux")]
fn cpu_time(process: u32) -> io::Result<Duration> {
    let clock = nix::time::ClockId::pid_cpu_clock_id(nix::unistd::Pid::from_raw(process as i32))?;
    Ok(clock.now()?.into())
}

#[cfg(not(target_os = "linux"))]
fn cpu_time(_process: u32) -> io::Result<Duration> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Threads that are not there yet inherit it. A system that refuses lets the engine run where it likes.
#[cfg(target_os = "linux")]
fn set_cpus(process: u32, limits: &Limits) {
    let mut cpus = rustix::thread::CpuSet::new();
    for cpu in crate::cpus::chosen(limits).into_iter().filter(|cpu| *cpu < rustix::thread::CpuSet::MAX_CPU) {
        cpus.set(cpu);
    }
    nevermind(rustix::thread::sched_setaffinity(rustix::process::Pid::from_raw(process as i32), &cpus));
}

#[cfg(not(target_os = "linux"))]
fn set_cpus(_process: u32, _limits: &Limits) {}
