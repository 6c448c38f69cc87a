//! The jail as the referee holds it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::launch;
use super::launchers::Launchers;
use super::plan::{Bind, Ids, Plan};
use super::stage::{self, Engine, Kind};
use super::state::State;
use super::survey;
use crate::cpus::chosen;
use crate::error::Error;
use crate::layer::{Layer, Layers};
use crate::limits::Limits;
use crate::output::read_all;
use crate::running::Running;
use crate::settings::Settings;
use crate::sha::Sha256;
use crate::survey::Survey;

/// Where the engine is, inside.
pub(super) const ENGINE: &str = "/engine";

/// Where the C library and what programs need beside it are; links stay links.
const LIBRARIES: [&str; 6] =
    ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache"];

const DEVICES: [&str; 3] = ["/dev/null", "/dev/zero", "/dev/urandom"];

/// A jail that holds on this machine, and the right to run strangers' engines in it.
#[derive(Debug)]
pub struct Prison {
    pub(super) state: Arc<State>,
    pub(super) settings: Settings,
    launchers: Launchers,
    pub(super) layers: Layers,
    survey: Survey,
    started: AtomicU64,
}

impl Prison {
    /// Sweeps what killed referees left behind, tries every layer, and opens the jail if it has no hole. Takes a few
    /// tenths of a second.
    ///
    /// # Errors
    ///
    /// [`Error::Refused`] names the layer that is missing and the remedy. [`Error::Io`] if the state's folder cannot
    /// be made.
    pub fn open(settings: Settings) -> Result<Self, Error> {
        let prison = Self::unproven(settings)?;
        let survey = survey::take(&prison);
        prison.proven_by(survey)
    }

    /// As [`Self::open`], with a survey that was taken on this machine, by this user, a moment ago.
    ///
    /// # Errors
    ///
    /// As [`Self::open`].
    pub fn open_surveyed(settings: Settings, survey: Survey) -> Result<Self, Error> {
        Self::unproven(settings)?.proven_by(survey)
    }

    /// Tries every layer, and says what holds: also where the jail would be refused.
    ///
    /// # Errors
    ///
    /// [`Error::Io`] if the state's folder cannot be made.
    pub fn survey(settings: Settings) -> Result<Survey, Error> {
        Ok(survey::take(&Self::unproven(settings)?))
    }

    fn unproven(settings: Settings) -> Result<Self, Error> {
        let state = Arc::new(State::open(&settings)?);
        let layers = Layers::all();
        let launchers = Launchers::new(settings.launcher.clone());
        Ok(Self { state, settings, launchers, layers, survey: Survey::default(), started: AtomicU64::new(0) })
    }

    fn proven_by(mut self, survey: Survey) -> Result<Self, Error> {
        let survey = survey.without(self.settings.without).waiving(self.settings.waived);
        if let Some(refusal) = survey.refusal() {
            return Err(refusal);
        }
        self.layers = survey.applied();
        self.survey = survey;
        Ok(self)
    }

    /// What holds here, and what stands in for the rest.
    pub fn findings(&self) -> &Survey {
        &self.survey
    }

    /// The layers that an operator chose to do without. A game played so must say so, and is never rated.
    pub fn waived(&self) -> Layers {
        self.settings.waived
    }

    /// Copies an engine's file to where only this program can change it, checks its hash, and looks at what it needs.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the file: not a regular one, not the expected one, no program for this machine, a
    /// loader, library or interpreter that is missing.
    pub fn stage(&self, path: &Path, expected: Option<Sha256>) -> Result<Engine, Error> {
        let (staged, sha256) = stage::copy(path, expected, &self.state.folder())?;
        let engine = stage::examine(path, staged, sha256, &self.settings.interpreters)?;
        if let Kind::Dynamic(loader) = &engine.kind {
            let missing = self.missing_libraries(&engine, loader)?;
            if !missing.is_empty() {
                return Err(Error::MissingLibraries { path: path.to_owned(), libraries: missing });
            }
        }
        Ok(engine)
    }

    /// Starts an engine in a jail of its own.
    ///
    /// # Errors
    ///
    /// [`Error::Full`] if all slots are taken, [`Error::Layer`] if a layer that held before does not hold now,
    /// [`Error::Start`] if the system cannot run the program.
    pub fn start<S: Into<OsString>>(
        &self,
        engine: &Engine,
        arguments: impl IntoIterator<Item = S>,
        limits: &Limits,
    ) -> Result<Running, Error> {
        let mut plan = self.plan(limits, engine.kind != Kind::Static);
        let seen = add_file(&mut plan, engine.staged.clone(), ENGINE);
        plan.arguments.push(ENGINE.into());
        match &engine.kind {
            Kind::Static => plan.executable = vec![seen.clone()],
            Kind::Dynamic(loader) => plan.executable = vec![seen.clone(), loader.clone()],
            Kind::Script { interpreter, argument, loader } => {
                let source = interpreter.canonicalize().map_err(Error::io("finding the interpreter"))?;
                let interpreter = add_file(&mut plan, source, interpreter);
                plan.executable = std::iter::once(interpreter.clone()).chain(loader.clone()).collect();
                plan.arguments = vec![interpreter.clone().into()];
                plan.arguments.extend(argument.clone().map(OsString::from));
                plan.arguments.push(seen.into());
                plan.program = interpreter;
                plan.arguments.extend(arguments.into_iter().map(Into::into));
                return self.run(plan);
            }
        }
        plan.program = seen;
        plan.arguments.extend(arguments.into_iter().map(Into::into));
        self.run(plan)
    }

    /// Has the engine's own loader say what it does not find, in the jail and without running the engine.
    fn missing_libraries(&self, engine: &Engine, loader: &Path) -> Result<Vec<String>, Error> {
        let limits = Limits { cpu_seconds: Some(5), wall: Some(Duration::from_secs(5)), ..Limits::default() };
        let mut plan = self.plan(&limits, true);
        let seen = add_file(&mut plan, engine.staged.clone(), ENGINE);
        plan.executable = vec![loader.to_owned()];
        loader.clone_into(&mut plan.program);
        plan.arguments = vec![loader.into(), "--list".into(), seen.into()];
        let mut running = self.run(plan)?;
        drop(running.stdin.take());
        let pipes = (running.stdout.take(), running.stderr.take());
        let (Some(stdout), Some(stderr)) = pipes else { return Ok(Vec::new()) };
        let complaints = std::thread::spawn(|| read_all(stderr, 1 << 16));
        let said = read_all(stdout, 1 << 20) + &complaints.join().unwrap_or_default();
        running.wait();
        Ok(stage::missing_libraries(&said))
    }

    /// A jail with nothing in it yet but devices, and libraries if they are wanted.
    pub(super) fn plan(&self, limits: &Limits, libraries: bool) -> Plan {
        let mut binds: Vec<_> = DEVICES.iter().copied().map(Bind::device).collect();
        let mut links = Vec::new();
        for library in LIBRARIES.iter().map(Path::new).filter(|_| libraries) {
            if let Ok(to) = library.read_link() {
                links.push((library.to_owned(), to));
            } else if library.is_dir() {
                binds.push(Bind::folder(library));
            } else if library.is_file() {
                binds.push(Bind::file(library, library));
            }
        }
        for path in &self.settings.readable {
            binds.push(if path.is_dir() { Bind::folder(path) } else { Bind::file(path, path) });
        }
        Plan {
            layers: self.layers,
            ids: Ids::Own(0),
            binds,
            links,
            executable: Vec::new(),
            program: PathBuf::new(),
            arguments: Vec::new(),
            cpus: chosen(limits),
            memory: limits.memory_mib << 20,
            tasks: limits.tasks,
            files: limits.files,
            cpu_seconds: limits.cpu_seconds,
            wall_ms: limits.wall.map(|wall| wall.as_millis() as u64),
        }
    }

    pub(super) fn run(&self, plan: Plan) -> Result<Running, Error> {
        let number = self.started.fetch_add(1, Ordering::Relaxed);
        launch::start(&self.state, &self.launchers, plan, number)
    }
}

/// Puts a file into the jail; gives where it is seen.
pub(super) fn add_file(plan: &mut Plan, source: PathBuf, target: impl Into<PathBuf>) -> PathBuf {
    let target = target.into();
    plan.binds.push(Bind::file(source.clone(), target.clone()));
    if plan.layers.has(Layer::Mount) { target } else { source }
}
