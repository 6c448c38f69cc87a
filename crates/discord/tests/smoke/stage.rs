//! A local Discord with the bot in it, and what people do there.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use localcord::{Id, Localcord, Options, Pending, Person};
use play::Timestamp;
use serde_json::Value;
use starmate_discord::{Api, Clock, Config, Error, Patience, run};
use store::{GuildId, Reader, Store, StoreError};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// The local Discord's clock, for the bot.
struct Shared(localcord::Clock);

impl Clock for Shared {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.now().0)
    }
}

/// The stage of one test.
pub(crate) struct Stage {
    pub(crate) cord: Localcord,
    pub(crate) anna: Person,
    pub(crate) bob: Person,
    pub(crate) channel: Id,
    bot: JoinHandle<Result<(), Error>>,
    stop: CancellationToken,
    data: tempfile::TempDir,
    /// Whether the bot has a ladder, on which nothing is played by itself.
    ladder: bool,
}

impl Stage {
    pub(crate) async fn set() -> Self {
        Self::set_with(Options::default(), false).await
    }

    pub(crate) async fn set_with(options: Options, message_content: bool) -> Self {
        Self::set_after(options, message_content, |_, _| ()).await
    }

    /// The same with something in the database before the bot comes.
    pub(crate) async fn set_after(
        options: Options,
        message_content: bool,
        before: impl FnOnce(&Localcord, &Store),
    ) -> Self {
        Self::begun(options, message_content, false, before).await
    }

    /// The same with a ladder of classical chess on which nothing is played by itself, run by Bob.
    pub(crate) async fn set_with_ladder(before: impl FnOnce(&Localcord, &Store)) -> Self {
        Self::begun(Options::default(), false, true, before).await
    }

    async fn begun(
        options: Options,
        message_content: bool,
        ladder: bool,
        before: impl FnOnce(&Localcord, &Store),
    ) -> Self {
        let filter = tracing_subscriber::EnvFilter::from_default_env();
        // A second test in this process finds it set.
        drop(tracing_subscriber::fmt().with_env_filter(filter).with_test_writer().try_init());
        let cord = Localcord::start(options).await.expect("a local Discord");
        let data = tempfile::tempdir().expect("a folder");
        before(&cord, &opened(&cord, &data).await);
        let stop = CancellationToken::new();
        let bot = start(&cord, &data, (message_content, ladder), stop.clone()).await;
        cord.until_ready("play").await.expect("the bot is ready");
        let people = cord.people();
        let (anna, bob) = (people[0].clone(), people[1].clone());
        let channel = cord.channel("general");
        Self { cord, anna, bob, channel, bot, stop, data, ladder }
    }

    /// Ends the bot and starts it again on the same database.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    pub(crate) async fn stop(&mut self) {
        self.stop.cancel();
        (&mut self.bot).await.expect("no panic").expect("a clean end");
    }

    pub(crate) async fn start(&mut self) {
        self.stop = CancellationToken::new();
        self.bot = start(&self.cord, &self.data, (false, self.ladder), self.stop.clone()).await;
        self.cord.until_ready("play").await.expect("the bot is ready again");
    }

    /// Ends everything; the run must have been clean but for `allowed` codes.
    pub(crate) async fn strike(self, allowed: &[u64]) {
        self.stop.cancel();
        self.bot.await.expect("no panic").expect("a clean end");
        self.cord.report().assert_clean(allowed);
        self.cord.stop().await.expect("a clean end");
    }

    /// Changes the database while the bot is stopped.
    pub(crate) async fn change(&self, change: impl FnOnce(&Store, Timestamp)) {
        change(&opened(&self.cord, &self.data).await, Timestamp(self.cord.clock().now().0));
    }

    /// Sets the language of the server, as its settings do; the bot is started anew.
    pub(crate) async fn set_server_language(&mut self, language: &str) {
        self.stop().await;
        let store = opened(&self.cord, &self.data).await;
        store.set_server_language(GuildId(self.cord.guild().0), Some(language)).expect("set");
        drop(store);
        self.start().await;
    }

    /// Waits until the bot is connected, within half a minute: the library takes ten seconds for a new session.
    pub(crate) async fn online(&self) {
        for _ in 0..3 {
            if self.cord.until_ready("play").await.is_ok() {
                return;
            }
        }
        panic!("the bot does not come back");
    }

    /// Looks into the bot's database beside it.
    pub(crate) fn reader(&self) -> Reader {
        Store::read_only(&self.data.path().join("starmate.db")).expect("a reader")
    }

    /// What the bot ends with by itself.
    pub(crate) async fn end(self) -> Result<(), Error> {
        self.bot.await.expect("no panic")
    }

    /// Anna (White) challenges Bob, who accepts: the thread, and the challenge's message.
    pub(crate) async fn game(&self) -> Id {
        self.challenge(&self.anna, self.channel).await;
        let (message, accept) = find_control(&self.bob, self.channel, "accept:").await;
        self.bob.click(self.channel, message, &accept).expect("pressed");
        let game = accept.trim_start_matches("accept:").parse().expect("a number");
        self.thread(game).await
    }

    /// The thread of a game, once it is open.
    pub(crate) async fn thread(&self, game: u64) -> Id {
        let end = format!("game {game}");
        self.bob
            .until_channel("the thread", |channels| {
                let found =
                    channels.iter().find(|c| c["name"].as_str().is_some_and(|name| name.ends_with(&end)))?;
                Some(id(&found["id"]))
            })
            .await
            .expect("a thread")
    }

    /// Lets time pass with the bot connected: until its heart has beaten at the new time, so that it was not away.
    pub(crate) async fn pass(&self, time: Duration) {
        self.cord.clock().advance(time);
        let (now, reader) = (self.cord.clock().now().0, self.reader());
        for _ in 0..500 {
            if reader.last_beat().expect("a look").is_some_and(|beat| beat.0 >= now) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the heart does not beat");
    }

    pub(crate) async fn challenge(&self, by: &Person, channel: Id) -> Value {
        let call = by.command(channel, "play").user("opponent", self.bob.id()).option("colour", "white");
        call.send().expect("sent").message().await.expect("an answer")
    }

    /// Plays moves by command, the sides in turn, White (Anna) first if `ply` is even; waits for each board.
    pub(crate) async fn play(&self, channel: Id, mut ply: usize, moves: &[&str]) {
        for text in moves {
            board(&self.anna, channel, ply).await;
            let on_move = if ply.is_multiple_of(2) { &self.anna } else { &self.bob };
            let answer =
                said(on_move.command(channel, "move").option("text", *text).send().expect("sent")).await;
            assert!(answer.contains('`'), "{text}: {answer}");
            ply += 1;
        }
        board(&self.anna, channel, ply).await;
    }
}

/// The database, once the last work of the bot before has let it go.
async fn opened(cord: &Localcord, data: &tempfile::TempDir) -> Store {
    for _ in 0..250 {
        match Store::open(&data.path().join("starmate.db"), Timestamp(cord.clock().now().0)) {
            Err(StoreError::Locked { .. }) => tokio::time::sleep(Duration::from_millis(20)).await,
            store => return store.expect("a database"),
        }
    }
    panic!("the database stays locked");
}

async fn start(
    cord: &Localcord,
    data: &tempfile::TempDir,
    (message_content, ladder): (bool, bool),
    stop: CancellationToken,
) -> JoinHandle<Result<(), Error>> {
    let clock = Arc::new(Shared(cord.clock()));
    let store = opened(cord, data).await;
    let idle = || arena::Config {
        games: 0,
        house: false,
        variants: vec![rules::Variant::Chess],
        ..arena::Config::new(arena::Programs::of_starmate(Path::new("starmate")), data.path())
    };
    let config = Config {
        token: cord.token(),
        api: Api::Standin { ca_pem: cord.ca_pem().to_owned(), addr: cord.rest_https() },
        message_content,
        patience: Patience::default(),
        house_threads: 1,
        mining_threads: 1,
        ladder: ladder.then(idle),
        operators: if ladder { vec![cord.people()[1].id().0] } else { Vec::new() },
    };
    tokio::spawn(run(config, store, clock, stop))
}

pub(crate) fn id(value: &Value) -> Id {
    value.as_str().and_then(|text| text.parse().ok()).expect("an id")
}

pub(crate) fn text(message: &Value) -> String {
    message["content"].as_str().unwrap_or("").to_owned()
}

/// What an interaction is answered with.
pub(crate) async fn said(pending: Pending) -> String {
    text(&pending.message().await.expect("an answer"))
}

/// The id of the first control of a message that begins so.
pub(crate) fn control(message: &Value, prefix: &str) -> Option<String> {
    message["components"]
        .as_array()?
        .iter()
        .flat_map(|row| row["components"].as_array().into_iter().flatten())
        .filter_map(|part| part["custom_id"].as_str())
        .find(|id| id.starts_with(prefix))
        .map(str::to_owned)
}

/// The newest message with such a control, once there is one.
pub(crate) async fn find_control(person: &Person, channel: Id, prefix: &str) -> (Id, String) {
    person
        .until(channel, prefix, |messages| {
            messages.iter().rev().find_map(|m| Some((id(&m["id"]), control(m, prefix)?)))
        })
        .await
        .expect("a control")
}

/// The board after so many moves, once it is there.
pub(crate) async fn board(person: &Person, channel: Id, ply: usize) -> Value {
    let end = format!("p{ply}.png");
    person
        .until(channel, &end, |messages| {
            messages
                .iter()
                .rev()
                .find(|m| m["attachments"][0]["filename"].as_str().is_some_and(|name| name.ends_with(&end)))
                .cloned()
        })
        .await
        .expect("a board")
}

/// The newest message with these words, once there is one.
pub(crate) async fn words(person: &Person, channel: Id, part: &str) -> Value {
    person
        .until(channel, part, |messages| messages.iter().rev().find(|m| text(m).contains(part)).cloned())
        .await
        .expect("words")
}

/// A setup that ends with White to move: W K4 N11 B17 Q22 R28, B R10 Q16 B21 N27 K34.
pub(crate) const SETUP: [&str; 10] =
    ["K@4", "R@10", "N@11", "Q@16", "B@17", "B@21", "Q@22", "N@27", "R@28", "K@34"];
