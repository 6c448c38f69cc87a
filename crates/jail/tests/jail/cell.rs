//! A jail for one test, and the check that nothing is left of it.

use std::collections::BTreeSet;
use std::fs;
use std::io::Read as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use jail::{Ended, Engine, Limits, Prison, Running, Settings, Survey};

/// What holds on this machine, found once.
pub(crate) static SURVEY: LazyLock<Survey> = LazyLock::new(|| {
    let cell = tempfile::tempdir().expect("a temporary folder");
    Prison::survey(settings(cell.path())).expect("the state's folder can be made")
});

/// Where the programs of the tests are: beside this one, if it was copied to where an ordinary user can read it.
fn program(built: &str, name: &str) -> PathBuf {
    match std::env::var_os("JAIL_TEST_PROGRAMS") {
        Some(folder) => Path::new(&folder).join(name),
        None => built.into(),
    }
}

pub(crate) fn helper() -> PathBuf {
    program(env!("CARGO_BIN_EXE_jail-helper"), "jail-helper")
}

/// The attackers, linked against the libraries of this machine.
pub(crate) fn hostile() -> PathBuf {
    program(env!("CARGO_BIN_EXE_jail-hostile"), "jail-hostile")
}

/// The attackers without any library. Cargo links all programs of a build alike, so its compiler is called.
pub(crate) fn hostile_static() -> PathBuf {
    static BUILT: LazyLock<PathBuf> = LazyLock::new(|| {
        let built = Path::new(env!("CARGO_TARGET_TMPDIR")).join("jail-hostile-static");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/hostile/main.rs");
        let done = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
            .args([
                "--edition",
                "2024",
                "-O",
                "-C",
                "target-feature=+crt-static",
                "-C",
                "strip=symbols",
                "-o",
            ])
            .args([&built, &source])
            .status();
        assert!(done.expect("rustc is there").success());
        built
    });
    match std::env::var_os("JAIL_TEST_PROGRAMS") {
        Some(folder) => Path::new(&folder).join("jail-hostile-static"),
        None => BUILT.clone(),
    }
}

pub(crate) fn is_root() -> bool {
    rustix::process::getuid().is_root()
}

fn settings(folder: &Path) -> Settings {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    // User ids that no other test uses, so that what is left behind can be told.
    let first_uid =
        1_900_100_000 + std::process::id() % 1000 * 100_000 + NEXT.fetch_add(1, Ordering::Relaxed) * 100;
    // A name that shows in the list of processes.
    let launcher = folder.join("launcher");
    // Not written but linked where that is possible: a program that is open for writing anywhere cannot be run.
    if fs::hard_link(helper(), &launcher).is_err() {
        fs::copy(helper(), &launcher).expect("the helper was built");
    }
    Settings {
        launcher: (launcher, vec!["launcher".into()]),
        state: Some(folder.join("state")),
        first_uid: Some(first_uid),
        slots: 8,
        ..Settings::default()
    }
}

pub(crate) struct Cell {
    prison: Option<Prison>,
    pub(crate) folder: tempfile::TempDir,
    pub(crate) settings: Settings,
    before: Machine,
}

/// What an attack came to.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) said: String,
    pub(crate) complaints: String,
    pub(crate) ended: Ended,
}

impl Cell {
    pub(crate) fn new() -> Self {
        Self::with(|_| {})
    }

    pub(crate) fn with(change: impl FnOnce(&mut Settings)) -> Self {
        let mut cell = Self::closed(change);
        let prison = Prison::open_surveyed(cell.settings.clone(), SURVEY.clone());
        cell.prison = Some(prison.unwrap_or_else(|error| panic!("{error}")));
        cell
    }

    /// Not yet a prison.
    pub(crate) fn closed(change: impl FnOnce(&mut Settings)) -> Self {
        let folder = tempfile::Builder::new().prefix("cell-").tempdir().expect("a temporary folder");
        // Where there is no mount namespace, an engine of another user id must get through to its file.
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o711)).expect("it is ours");
        let mut settings = settings(folder.path());
        change(&mut settings);
        Self { prison: None, folder, settings, before: Machine::now() }
    }

    pub(crate) fn prison(&self) -> &Prison {
        self.prison.as_ref().expect("it was opened")
    }

    pub(crate) fn engine(&self) -> Engine {
        self.prison().stage(&hostile(), None).unwrap_or_else(|error| panic!("{error}"))
    }

    /// What the test's processes are known by.
    pub(crate) fn mark(&self) -> &str {
        self.folder.path().to_str().expect("a plain path")
    }

    pub(crate) fn start(&self, limits: &Limits, arguments: &[&str]) -> Running {
        let arguments = arguments.iter().copied().chain([self.mark()]);
        let started = self.prison().start(&self.engine(), arguments, limits);
        started.unwrap_or_else(|error| panic!("{error}"))
    }

    pub(crate) fn attack(&self, arguments: &[&str]) -> Outcome {
        self.attack_within(&Limits::default(), arguments)
    }

    pub(crate) fn attack_within(&self, limits: &Limits, arguments: &[&str]) -> Outcome {
        let limits = Limits { wall: limits.wall.or(Some(Duration::from_secs(30))), ..limits.clone() };
        outcome(self.start(&limits, arguments))
    }

    /// Attacks by the static program.
    pub(crate) fn attack_static(&self, arguments: &[&str]) -> Outcome {
        let engine = self.prison().stage(&hostile_static(), None).unwrap_or_else(|error| panic!("{error}"));
        let arguments = arguments.iter().copied().chain([self.mark()]);
        let started = self.prison().start(&engine, arguments, &Limits::default());
        outcome(started.unwrap_or_else(|error| panic!("{error}")))
    }

    /// Processes of this test that run.
    pub(crate) fn processes(&self) -> Vec<(u32, String)> {
        let first = self.settings.first_uid.expect("it was set");
        let ours = |process: &(u32, String)| {
            let status = fs::read_to_string(format!("/proc/{}/status", process.0)).unwrap_or_default();
            let uid =
                status.lines().find_map(|line| line.strip_prefix("Uid:\t")?.split('\t').next()?.parse().ok());
            let slot = uid.is_some_and(|uid: u32| (first..first + 100).contains(&uid));
            slot || process.1.contains(self.mark())
        };
        all_processes().filter(ours).collect()
    }
}

pub(crate) fn outcome(mut running: Running) -> Outcome {
    drop(running.stdin.take());
    let mut complaints = running.stderr.take().expect("it was just started");
    let complaints = thread::spawn(move || {
        let mut text = Vec::new();
        complaints.read_to_end(&mut text).expect("a pipe");
        String::from_utf8_lossy(&text).into_owned()
    });
    let mut said = Vec::new();
    running.stdout.take().expect("it was just started").read_to_end(&mut said).expect("a pipe");
    let ended = running.wait();
    let said = String::from_utf8_lossy(&said).into_owned();
    Outcome { said, complaints: complaints.join().expect("it only reads"), ended }
}

impl Outcome {
    /// It tried several things and succeeded in none.
    #[track_caller]
    pub(crate) fn contained(&self) {
        assert!(!self.complaints.contains("panicked"), "{self:#?}");
        assert!(self.said.contains("refused") && !self.said.contains("SUCCEEDED"), "{self:#?}");
    }
}

/// Waits for what must come true soon.
#[track_caller]
pub(crate) fn soon(what: &str, mut is: impl FnMut() -> bool) {
    let until = Instant::now() + Duration::from_secs(10);
    while !is() {
        assert!(Instant::now() < until, "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

pub(crate) fn all_processes() -> impl Iterator<Item = (u32, String)> {
    let entries = fs::read_dir("/proc").expect("/proc").flatten();
    entries.filter_map(|entry| {
        let id = entry.file_name().to_str()?.parse().ok()?;
        let line = fs::read(entry.path().join("cmdline")).ok()?;
        Some((id, String::from_utf8_lossy(&line).replace('\0', " ")))
    })
}

/// Control groups of a test, by the name of its state's folder for running referees.
pub(crate) fn groups(instances: &[String]) -> Vec<PathBuf> {
    fn search(folder: &Path, names: &[String], found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                let name = entry.file_name().to_string_lossy().into_owned();
                if name.starts_with("starmate-jail") && names.iter().any(|ours| name.contains(ours)) {
                    found.push(entry.path());
                }
                search(&entry.path(), names, found);
            }
        }
    }
    let mut found = Vec::new();
    search(Path::new("/sys/fs/cgroup"), instances, &mut found);
    found
}

/// The folders of referees in a state.
pub(crate) fn instances(state: &Path) -> Vec<String> {
    let names = fs::read_dir(state).into_iter().flatten().flatten();
    let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter(|name| name != "slots" && name != "lock").collect()
}

/// What an attack could change on this machine.
#[derive(Debug, PartialEq)]
struct Machine {
    mounts: String,
    segments: usize,
    files: BTreeSet<PathBuf>,
}

impl Machine {
    fn now() -> Self {
        let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
        let folders = ["/", "/tmp", "/var/tmp", "/dev", "/dev/shm", "/home", "/root", "/run"];
        let inside = folders.iter().flat_map(fs::read_dir).flatten().flatten().map(|entry| entry.path());
        let strange = inside.filter(|path| {
            ["hostile", "jail-probe"].iter().any(|name| path.to_string_lossy().contains(name))
                || path.ends_with("core")
        });
        Self {
            mounts: read("/proc/self/mountinfo"),
            segments: read("/proc/sysvipc/shm").lines().count(),
            files: strange.collect(),
        }
    }
}

impl Drop for Cell {
    fn drop(&mut self) {
        let state = self.settings.state.clone().expect("it was set");
        let instances_before = instances(&state);
        self.prison = None;
        if thread::panicking() {
            return;
        }
        assert_eq!(self.processes(), [], "processes are left");
        assert_eq!(groups(&instances_before), Vec::<PathBuf>::new(), "control groups are left");
        assert_eq!(instances(&state), Vec::<String>::new(), "folders are left");
        assert_eq!(Machine::now(), self.before, "the machine is not what it was");
    }
}
