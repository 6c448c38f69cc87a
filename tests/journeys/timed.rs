//! A bot at a local Discord, both on a clock that the test moves.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use discord::{Api, Clock, Config, Patience};
use localcord::{Localcord, Millis, Options};
use play::Timestamp;
use store::{Reader, Store, StoreError};
use tempfile::TempDir;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::table::until;

/// How often the bot's heart beats, in milliseconds.
pub(crate) const BEAT_MS: i64 = 10_000;

/// The local Discord's clock, for the bot.
struct SharedClock {
    clock: localcord::Clock,
    moved: Arc<Notify>,
}

impl Clock for SharedClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.clock.now().0)
    }

    fn moved(&self) -> std::pin::Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.moved.notified())
    }
}

/// A local Discord, the database of a bot, and the bot while it runs.
pub(crate) struct Timed {
    pub(crate) cord: Localcord,
    pub(crate) reader: Reader,
    folder: TempDir,
    moved: Arc<Notify>,
    bot: Option<(CancellationToken, JoinHandle<Result<(), discord::Error>>)>,
}

/// A database, once the last work of the bot before has let it go.
pub(crate) async fn opened(path: &Path, now: Timestamp) -> Store {
    for _ in 0..250 {
        match Store::open(path, now) {
            Err(StoreError::Locked { .. }) => tokio::time::sleep(Duration::from_millis(20)).await,
            store => return store.expect("the database"),
        }
    }
    panic!("the database stays locked");
}

impl Timed {
    /// It is `start`, and there is no bot yet.
    pub(crate) async fn bare(start: Timestamp, options: Options) -> Self {
        let clock = localcord::Clock::manual(Millis(start.0));
        let options = Options { clock, message_content: true, ..options };
        let cord = Localcord::start(options).await.expect("a local Discord");
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("starmate.sqlite");
        drop(Store::open(&path, start).expect("a new database"));
        let reader = Store::read_only(&path).expect("a reader");
        Self { cord, reader, folder, moved: Arc::default(), bot: None }
    }

    pub(crate) fn now(&self) -> Timestamp {
        Timestamp(self.cord.clock().now().0)
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("starmate.sqlite")
    }

    /// Starts the bot and waits until it has registered its commands, `command` among them.
    pub(crate) async fn start(&mut self, command: &str) {
        let store = opened(&self.database(), self.now()).await;
        let config = Config {
            token: self.cord.token(),
            api: Api::Standin { ca_pem: self.cord.ca_pem().to_owned(), addr: self.cord.rest_https() },
            message_content: true,
            patience: Patience::default(),
            house_threads: 1,
            mining_threads: 0,
            ladder: None,
            operators: Vec::new(),
        };
        let clock = SharedClock { clock: self.cord.clock(), moved: Arc::clone(&self.moved) };
        let stop = CancellationToken::new();
        let task = tokio::spawn(discord::run(config, store, Arc::new(clock), stop.clone()));
        self.bot = Some((stop, task));
        self.cord.until_ready(command).await.expect("the bot comes up");
    }

    /// Stops the bot in order, if it runs.
    pub(crate) async fn stop(&mut self) {
        if let Some((stop, task)) = self.bot.take() {
            stop.cancel();
            task.await.expect("no panic").expect("ends in order");
        }
    }

    pub(crate) fn is_running(&self) -> bool {
        self.bot.is_some()
    }

    /// The clock goes to a moment, or stays when that is past; nobody waits for what the bot makes of it.
    pub(crate) fn goes_to(&self, to: Timestamp) {
        self.passes(Duration::from_millis(to.ms_since(self.now()).max(0) as u64));
    }

    /// So much time passes.
    pub(crate) fn passes(&self, time: Duration) {
        self.cord.clock().advance(time);
        self.moved.notify_one();
    }

    /// The bot's heartbeat has seen the present moment, and nothing is due any more.
    pub(crate) async fn caught_up(&self) {
        let now = self.now();
        let beats = || self.reader.last_beat().expect("a look").is_some_and(|at| now.ms_since(at) < BEAT_MS);
        let done = || self.reader.due(now, 1).expect("a look").is_empty();
        until("the bot to catch up", || beats() && done()).await;
    }

    /// Nothing is on its way any more.
    pub(crate) async fn quiet(&self) {
        self.caught_up().await;
        until("the outbox to be empty", || self.reader.tally().expect("a look").unsent == 0).await;
    }

    /// Stops the bot; the database holds together.
    pub(crate) async fn sound(&mut self) {
        self.stop().await;
        let report = self.reader.check().expect("a check");
        assert!(report.faults.is_empty(), "{:?}", report.faults);
    }
}
