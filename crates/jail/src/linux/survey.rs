//! Tries every layer from outside: runs [`probe`](super::probe) in jails that lack one layer or another, so that no
//! layer hides behind the next.

use std::net::TcpListener;
use std::os::linux::net::SocketAddrExt as _;
use std::os::unix::net::{SocketAddr, UnixListener};
use std::path::PathBuf;
use std::process;
use std::time::{Duration, Instant};

use super::prison::Prison;
use super::{probe, stage};
use crate::error::Error;
use crate::layer::{Layer, Layers};
use crate::limits::Limits;
use crate::output::read_all;
use crate::running::{Kind, LimitKind, Running};
use crate::survey::{Survey, needs};

/// Layers that are tried by trials of their own.
const BOUNDS: [Layer; 4] = [Layer::MemoryCgroup, Layer::PidsCgroup, Layer::AddressSpace, Layer::Nproc];

/// Tries all layers but those that the settings leave out.
pub(super) fn take(prison: &Prison) -> Survey {
    let ordinary = !rustix::process::getuid().is_root();
    let named = |layer| prison.settings.without.has(layer) || prison.settings.waived.has(layer);
    let left_out = |layer| named(layer) || needs(layer, ordinary).is_some_and(named);
    let asked: Layers = Layer::ALL.into_iter().filter(|layer| !left_out(*layer)).collect();
    let bounds: Layers = BOUNDS.into_iter().collect();
    let mut trials = Trials { prison, survey: Survey::new(ordinary), working: asked.minus(bounds) };
    if trials.walls() {
        trials.lifeline();
        trials.calls();
        for layer in BOUNDS.into_iter().filter(|layer| asked.has(*layer)) {
            trials.bound(layer);
        }
    }
    trials.survey
}

struct Trials<'a> {
    prison: &'a Prison,
    survey: Survey,
    /// The layers that have not failed yet.
    working: Layers,
}

impl Trials<'_> {
    /// What namespaces, user id and limits keep in, with nothing in front of them.
    fn walls(&mut self) -> bool {
        let bait = Bait::new();
        let hidden = Layers::NONE.with(Layer::Seccomp).with(Layer::Landlock);
        let Some(answers) = self.answers("walls", &bait.arguments(), hidden, &Limits::default()) else {
            return false;
        };
        let tried = self.working.minus(hidden).without(Layer::Lifeline);
        for layer in tried.iter().filter(|layer| *layer != Layer::UserNamespace) {
            self.judge(layer, &answers);
        }
        if self.working.has(Layer::UserNamespace) {
            self.survey.note(Layer::UserNamespace, true, "made");
        }
        true
    }

    /// Whether an engine dies with its referee.
    fn lifeline(&mut self) {
        if !self.working.has(Layer::Lifeline) {
            return;
        }
        match self.start("sleep", &[], self.working, &Limits::default()) {
            Ok(running) => {
                let Kind::Jailed(jailed) = &running.kind else { return };
                let dies = jailed.dies_with_lifeline(Duration::from_secs(2));
                let seen = if dies { "an engine died with it" } else { "an engine outlived it" };
                self.survey.note(Layer::Lifeline, dies, seen);
            }
            Err(error) => self.survey.note(Layer::Lifeline, false, error.to_string()),
        }
    }

    /// What system call filter and Landlock keep in.
    fn calls(&mut self) {
        if let Some(answers) = self.answers("calls", &[], Layers::NONE, &Limits::default()) {
            let tried = self.working;
            for layer in [Layer::Seccomp, Layer::Landlock].into_iter().filter(|layer| tried.has(*layer)) {
                self.judge(layer, &answers);
            }
        }
    }

    /// Whether a bound on memory or tasks stops a program that wants more.
    fn bound(&mut self, layer: Layer) {
        let places = &self.prison.state.places;
        let nowhere = match layer {
            Layer::MemoryCgroup => !places.has_memory(),
            Layer::PidsCgroup => !places.has_pids(),
            _ => false,
        };
        if nowhere {
            self.survey.note(layer, false, format!("no cgroup that we may use: {}", places.describe()));
            return;
        }
        let (word, memory_mib) = match layer {
            Layer::MemoryCgroup => ("eat", 48),
            Layer::AddressSpace => ("reserve", 512),
            _ => ("threads", 512),
        };
        let limits = Limits { memory_mib, tasks: 8, ..Limits::default() };
        let tried = self.start(word, &[], self.working.with(layer), &limits).map(|mut running| {
            let said = running.stdout.take().map(|stdout| read_all(stdout, 1 << 12)).unwrap_or_default();
            (running.wait(), said)
        });
        match tried {
            Ok((ended, said)) => {
                let held = match layer {
                    Layer::MemoryCgroup => ended.limit == Some(LimitKind::Memory),
                    _ => said.contains("held"),
                };
                let place = match layer {
                    Layer::MemoryCgroup | Layer::PidsCgroup => places.describe(),
                    _ => "a limit of the process".to_owned(),
                };
                let seen =
                    if held { format!("a program that wanted more was stopped: {place}") } else { said };
                self.survey.note(layer, held, seen.trim());
            }
            Err(error) => self.survey.note(layer, false, error.to_string()),
        }
    }

    fn judge(&mut self, layer: Layer, answers: &str) {
        let mut about = answers.lines().filter_map(|line| line.split_once(' '));
        let own = about.by_ref().find(|(name, _)| *name == layer.name());
        match own.and_then(|(_, rest)| rest.split_once(' ')) {
            Some(("held", seen)) => self.survey.note(layer, true, seen),
            Some((_, seen)) => {
                self.survey.note(layer, false, seen);
                self.working = self.working.without(layer);
            }
            None => self.survey.note(layer, false, "the probe did not answer"),
        }
    }

    /// What the probe says, in a jail of all layers that work but the hidden ones. Layers that cannot be put up are
    /// noted, and left out from then on.
    fn answers(
        &mut self,
        word: &str,
        arguments: &[String],
        hidden: Layers,
        limits: &Limits,
    ) -> Option<String> {
        loop {
            match self.start(word, arguments, self.working.minus(hidden), limits) {
                Ok(mut running) => {
                    return running.stdout.take().map(|stdout| read_all(stdout, 1 << 16));
                }
                Err(Error::Layer { layer, reason }) if self.working.has(layer) => {
                    self.survey.note(layer, false, reason);
                    self.working = self.working.without(layer);
                }
                Err(error) => {
                    for layer in self.working.iter() {
                        self.survey.note_untried(layer, &format!("could not be tried: {error}"));
                    }
                    return None;
                }
            }
        }
    }

    /// Starts this program as an engine, to be the probe.
    fn start(&self, word: &str, more: &[String], layers: Layers, limits: &Limits) -> Result<Running, Error> {
        let (program, arguments) = &self.prison.settings.launcher;
        let program: PathBuf = program.canonicalize().map_err(Error::io("finding this program"))?;
        let loader = stage::loader_of(&program)?;
        let limits = Limits { wall: Some(Duration::from_secs(5)), ..limits.clone() };
        let mut plan = self.prison.plan(&limits, true);
        plan.layers = layers;
        let seen = super::prison::add_file(&mut plan, program, super::prison::ENGINE);
        plan.executable = std::iter::once(seen.clone()).chain(loader).collect();
        plan.program.clone_from(&seen);
        plan.arguments = std::iter::once(seen.into()).chain(arguments.iter().cloned()).collect();
        plan.arguments.extend([probe::WORD, word].map(Into::into));
        plan.arguments.extend(more.iter().map(Into::into));
        self.prison.run(plan)
    }
}

/// What the probe must not reach.
struct Bait {
    tcp: Option<TcpListener>,
    name: String,
    _unix: Option<UnixListener>,
    queue: Option<(libc::key_t, libc::c_int)>,
}

impl Bait {
    fn new() -> Self {
        let name = format!("starmate-jail-bait-{}-{:?}", process::id(), Instant::now());
        let address = SocketAddr::from_abstract_name(name.as_bytes());
        let key = (process::id() ^ 0x5a5a_0000) as libc::key_t;
        // SAFETY: no memory is passed.
        let queue = unsafe { libc::msgget(key, libc::IPC_CREAT | 0o666) };
        Self {
            tcp: TcpListener::bind(("127.0.0.1", 0)).ok(),
            _unix: address.and_then(|address| UnixListener::bind_addr(&address)).ok(),
            name,
            queue: (queue >= 0).then_some((key, queue)),
        }
    }

    /// In the order in which the probe reads them.
    fn arguments(&self) -> [String; 4] {
        let port =
            self.tcp.as_ref().and_then(|tcp| tcp.local_addr().ok()).map_or(0, |address| address.port());
        let key = self.queue.map_or(0, |(key, _)| key);
        [process::id().to_string(), port.to_string(), self.name.clone(), key.to_string()]
    }
}

impl Drop for Bait {
    fn drop(&mut self) {
        if let Some((_, queue)) = self.queue {
            // SAFETY: removing a queue of our own reads no memory.
            unsafe { libc::msgctl(queue, libc::IPC_RMID, std::ptr::null_mut()) };
        }
    }
}
