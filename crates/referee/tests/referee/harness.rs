//! A referee in a process of its own, and a look at what it leaves behind.

use std::io::Write as _;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use referee::{EngineSpec, Event, FaultKind, Job, Limit};
use rules::Variant;

/// The command line of the crate.
pub(crate) const FRONT: &str = env!("CARGO_BIN_EXE_referee-front");
/// The engines of the tests.
pub(crate) const ENGINE: &str = env!("CARGO_BIN_EXE_referee-engine");

const MARK: &str = "REFEREE_TEST_MARK";

/// An engine of the tests on a clock.
pub(crate) fn engine(name: &str, seed: u32, control: &str) -> EngineSpec {
    let limit: Limit = control.parse().unwrap();
    EngineSpec { args: vec![name.to_owned(), seed.to_string()], limit, ..EngineSpec::new(name, ENGINE) }
}

/// A game of classical chess.
pub(crate) fn job(white: EngineSpec, black: EngineSpec) -> Job {
    Job::new(Variant::Chess, [white, black])
}

/// A sign that a process and all that comes of it carry in their environment, wherever they hide.
pub(crate) struct Mark(String);

impl Mark {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        Self(format!("{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed)))
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(FRONT);
        command.args(args).env(MARK, &self.0).stdin(Stdio::piped()).stdout(Stdio::piped());
        command
    }

    /// The processes that carry the mark and run.
    pub(crate) fn left(&self) -> Vec<u32> {
        let sign = format!("{MARK}={}\0", self.0).into_bytes();
        let all = std::fs::read_dir("/proc").unwrap().flatten();
        all.filter_map(|entry| entry.file_name().to_str()?.parse().ok())
            .filter(|id: &u32| {
                let environment = std::fs::read(format!("/proc/{id}/environ")).unwrap_or_default();
                environment.windows(sign.len()).any(|part| part == sign)
            })
            .collect()
    }

    /// Sees to it that nothing that carries the mark still runs, or stops doing so within a moment.
    pub(crate) fn assert_nothing_left(&self, within: Duration) {
        let until = Instant::now() + within;
        while !self.left().is_empty() {
            assert!(Instant::now() < until, "left behind: {:?}", self.left());
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Starts a referee on a job; its standard input stays open.
pub(crate) fn start(mark: &Mark, job: &Job) -> Child {
    let mut child = mark.command(&["referee"]).spawn().unwrap();
    serde_json::to_writer(child.stdin.as_mut().unwrap(), job).unwrap();
    child.stdin.as_mut().unwrap().write_all(b"\n").unwrap();
    child
}

/// Runs a job to its end, and sees to it that nothing is left.
pub(crate) fn events(job: &Job) -> Vec<Event<'static>> {
    let mark = Mark::new();
    let output = start(&mark, job).wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(mark.left(), [0; 0], "left behind");
    read(&output.stdout)
}

/// Events from their lines.
pub(crate) fn read(lines: &[u8]) -> Vec<Event<'static>> {
    let text = str::from_utf8(lines).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Status, outcome, and the first fault with its side.
pub(crate) type Told = (String, String, Option<(char, FaultKind)>);

/// The results among events.
pub(crate) fn results(events: &[Event<'_>]) -> Vec<Told> {
    let result = |event: &Event<'_>| match event {
        Event::Result(end) => {
            let fault = end.faults.first().map(|(side, fault)| (*side, fault.kind));
            Some((end.status.clone(), end.outcome.clone(), fault))
        }
        _ => None,
    };
    events.iter().filter_map(result).collect()
}
