//! A hall of its own for each test: a folder, a database, engines of the tests in it.

use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use arena::{Arena, Config, Happening, Programs, Submission, Submitted};
use play::{Timestamp, UserId};
use rules::Variant;
use store::Store;
use store::ladder::{Engine, EngineState, Owner};
use tempfile::TempDir;
use tokio::sync::broadcast::Receiver;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// The command line of the crate.
pub(crate) const FRONT: &str = env!("CARGO_BIN_EXE_arena-front");
/// The engines of the tests.
const ENGINE: &str = env!("CARGO_BIN_EXE_arena-engine");

pub(crate) const ANN: UserId = UserId(1_100_000_000_000_000_011);
pub(crate) const BOB: UserId = UserId(1_100_000_000_000_000_022);

/// Bounds what real processes take: five times what they need on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

/// A folder that goes with its handle; in memory where the system has such a place.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

/// The file of an engine of the tests.
pub(crate) fn program(kind: &str, number: u32) -> Vec<u8> {
    let mut file = fs::read(ENGINE).unwrap();
    write!(file, "\narena-engine {kind} {number}\n").unwrap();
    file
}

pub(crate) fn config(data: &Path) -> Config {
    let with = |word: &str| (PathBuf::from(FRONT), vec![OsString::from(word)]);
    let programs =
        Programs { referee: with("referee"), launcher: with("jail-launcher"), house: with("engine") };
    Config { control: "2+0.01".to_owned(), house: false, ..Config::new(programs, data) }
}

pub(crate) struct Hall {
    pub(crate) arena: Arena,
    pub(crate) store: Store,
    pub(crate) folder: TempDir,
}

impl Hall {
    pub(crate) fn new(set: impl FnOnce(&mut Config)) -> Self {
        let folder = folder();
        let mut config = config(folder.path());
        set(&mut config);
        let store = Store::open(&folder.path().join("arena.sqlite"), Timestamp(0)).unwrap();
        Self { arena: Arena::new(config, store.clone()), store, folder }
    }

    /// Submits an engine of the tests.
    pub(crate) async fn submits(&self, kind: &str, number: u32, owner: Owner, variant: Variant) -> Engine {
        self.arena.submit(submission(kind, number, owner, variant)).await.unwrap()
    }

    /// An engine of the operator's that plays at once, without a check and outside of the jail.
    pub(crate) async fn plays(&self, kind: &str, number: u32, variant: Variant) -> Engine {
        let engine = self.submits(kind, number, Owner::Operator, variant).await;
        let state = EngineState::Active;
        self.store.set_engine_state(engine.id, state, None, Timestamp(1)).unwrap().into_inner();
        engine
    }

    /// Runs until the handle is told to stop.
    pub(crate) fn run(&self) -> Running {
        let stop = CancellationToken::new();
        let (arena, ends) = (self.arena.clone(), stop.clone());
        let happenings = self.arena.happenings();
        Running { stop, task: tokio::spawn(async move { arena.run(ends).await }), happenings }
    }
}

pub(crate) fn submission(kind: &str, number: u32, owner: Owner, variant: Variant) -> Submission {
    Submission {
        file: Submitted::Bytes(program(kind, number)),
        name: format!("{kind} {number}"),
        owner,
        variants: vec![variant],
        previous: None,
        author: None,
        country: None,
        description: None,
        trusted: owner == Owner::Operator,
    }
}

pub(crate) struct Running {
    stop: CancellationToken,
    task: JoinHandle<Result<(), arena::Error>>,
    happenings: Receiver<Happening>,
}

impl Running {
    /// Waits for something to happen.
    pub(crate) async fn until(&mut self, mut what: impl FnMut(&Happening) -> bool) {
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let happening = tokio::time::timeout(left, self.happenings.recv()).await.expect("in time");
            match happening {
                Ok(happening) if what(&happening) => return,
                Ok(_) | Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => {}
                Err(error) => panic!("{error}"),
            }
        }
    }

    pub(crate) async fn stop(self) {
        self.stop.cancel();
        self.task.await.unwrap().unwrap();
    }
}

/// Whether strangers' engines can be run on this machine; where not, what needs that is left out, and said.
pub(crate) fn jail_holds() -> bool {
    let launcher = (PathBuf::from(FRONT), vec![OsString::from("jail-launcher")]);
    let settings = jail::Settings { launcher, ..jail::Settings::default() };
    match jail::Prison::open(settings) {
        Ok(_) => true,
        Err(error) => {
            eprintln!("left out: {error}");
            false
        }
    }
}
