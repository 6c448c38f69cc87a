//! Engines as their terms say: in the jail, or plain.

use std::cell::OnceCell;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use jail::{Ended, How, LimitKind, Limits, Prison, Running, Settings};

use crate::error::Error;
use crate::job::{Confinement, EngineSpec, Runner};
use crate::launch::{Exit, Launch, Launched, Process};
use crate::plain::Plain;

/// Starts engines in the jail or plain. The jail is opened, and tries its layers, when the first engine asks for it.
pub struct Engines {
    plain: Plain,
    launcher: (PathBuf, Vec<OsString>),
    prison: OnceCell<Prison>,
}

impl Engines {
    /// With what starts plain engines, and a program with arguments that calls [`jail::launcher_main`].
    pub fn new(
        plain: Plain,
        program: impl Into<PathBuf>,
        args: impl IntoIterator<Item = impl Into<OsString>>,
    ) -> Self {
        let launcher = (program.into(), args.into_iter().map(Into::into).collect());
        Self { plain, launcher, prison: OnceCell::new() }
    }

    fn prison(&self, may: &Confinement) -> Result<&Prison, Error> {
        if let Some(prison) = self.prison.get() {
            return Ok(prison);
        }
        let opened = Prison::open(Settings {
            launcher: self.launcher.clone(),
            interpreters: may.interpreters.clone(),
            readable: may.readable.clone(),
            waived: may.waived.iter().copied().collect(),
            ..Settings::default()
        })?;
        Ok(self.prison.get_or_init(|| opened))
    }

    fn jailed(&self, spec: &EngineSpec, may: &Confinement) -> Result<Launched, Error> {
        let prison = self.prison(may)?;
        let sha256 = spec.sha256.as_deref().map(str::parse).transpose();
        let sha256 = sha256.map_err(|fault| Error::input("engines.sha256", fault))?;
        let engine = prison.stage(&spec.command, sha256).map_err(whose)?;
        let limits = Limits {
            memory_mib: spec.memory_mib.unwrap_or(Limits::default().memory_mib),
            cpus: spec.cpus.clone(),
            cores: spec.threads.max(1) as usize,
            ..Limits::default()
        };
        let mut running = prison.start(&engine, &spec.args, &limits).map_err(whose)?;
        let expect = "it was just started";
        Ok(Launched {
            stdin: Box::new(running.stdin.take().expect(expect)),
            stdout: running.stdout.take().expect(expect),
            stderr: running.stderr.take().expect(expect),
            process: Box::new(running),
        })
    }
}

/// What is wrong with the engine's file is its own fault, all else the host's.
fn whose(error: jail::Error) -> Error {
    use jail::Error as E;
    match error {
        E::NotAFile { .. }
        | E::Changed { .. }
        | E::NotAProgram { .. }
        | E::MissingLoader { .. }
        | E::MissingLibraries { .. }
        | E::Interpreter { .. }
        | E::Start(_) => Error::Engine(error.to_string()),
        E::Io { ref source, .. } if source.kind() == io::ErrorKind::NotFound => {
            Error::Engine(error.to_string())
        }
        other => other.into(),
    }
}

impl Launch for Engines {
    fn launch(&self, spec: &EngineSpec, may: &Confinement) -> Result<Launched, Error> {
        match spec.runner {
            Runner::Plain => self.plain.launch(spec, may),
            Runner::Jail => self.jailed(spec, may),
        }
    }
}

impl Process for Running {
    fn id(&self) -> u32 {
        self.id()
    }

    fn is_jailed(&self) -> bool {
        self.is_jailed()
    }

    fn cpu_time(&self) -> io::Result<Duration> {
        self.cpu_time()
    }

    fn ended(&mut self, wait: Duration) -> Option<Exit> {
        self.wait_for(wait).map(|ended| exit(&ended))
    }

    fn kill(&mut self) {
        Self::kill(self);
    }
}

fn exit(ended: &Ended) -> Exit {
    match (ended.limit, ended.how) {
        (Some(LimitKind::Memory), _) => Exit::Memory,
        (_, How::Exited(code)) => Exit::Code(code),
        (_, How::Signalled(signal)) => Exit::Signal(signal),
        (_, How::Killed) => Exit::Signal(9),
    }
}
