//! Two players, a stranger, and the bot at a local Discord.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Once};
use std::time::Duration;

use discord::{Api, Clock, Config, Patience, SystemClock};
use localcord::{Id, Localcord, Options, Person};
use rules::Variant;
use serde_json::Value;
use store::Store;
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// Panics on threads of the runtime: those of the bot, which nobody awaits.
static BACKGROUND_PANICS: AtomicUsize = AtomicUsize::new(0);

/// Counts the panics of background tasks, so that one fails the test that caused it.
fn watch_for_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if std::thread::current().name().is_some_and(|name| name.starts_with("tokio-")) {
                BACKGROUND_PANICS.fetch_add(1, Ordering::SeqCst);
            }
            usual(panic);
        }));
    });
}

/// A bot that runs in this process.
pub(crate) struct Running {
    stop: CancellationToken,
    task: JoinHandle<Result<(), discord::Error>>,
}

/// A local Discord with a bot in it and a data folder.
pub(crate) struct Table {
    pub(crate) cord: Localcord,
    pub(crate) games: Id,
    pub(crate) anna: Person,
    pub(crate) bob: Person,
    pub(crate) carol: Person,
    data: TempDir,
    bot: Option<Running>,
    house_threads: usize,
    ladder: Option<arena::Config>,
}

/// The id of a Discord-shaped object.
pub(crate) fn id(object: &Value) -> Id {
    Id(object["id"].as_str().and_then(|id| id.parse().ok()).expect("an object with an id"))
}

/// Every component of a message.
pub(crate) fn components(message: &Value) -> impl Iterator<Item = &Value> {
    message["components"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|row| row["components"].as_array().into_iter().flatten())
}

/// The custom id of a message's component that begins with `kind:`.
pub(crate) fn control(message: &Value, kind: &str) -> Option<String> {
    components(message)
        .filter_map(|component| component["custom_id"].as_str())
        .find(|id| id.split(':').next() == Some(kind))
        .map(str::to_owned)
}

/// Game and ply of a board message, from the name of its picture.
pub(crate) fn board_of(message: &Value) -> Option<(i64, u16)> {
    let name = message["attachments"][0]["filename"].as_str()?;
    let (game, ply) = name.strip_prefix("starmate-g")?.split_once('p')?;
    let ply: String = ply.chars().take_while(char::is_ascii_digit).collect();
    Some((game.parse().ok()?, ply.parse().ok()?))
}

/// The words of a message.
pub(crate) fn content(message: &Value) -> &str {
    message["content"].as_str().unwrap_or_default()
}

impl Table {
    /// A table at which all permissions hold, the bot running.
    pub(crate) async fn set() -> Self {
        Self::set_with(Options { message_content: true, ..Options::default() }).await
    }

    /// The same with a local Discord of one's own choice.
    pub(crate) async fn set_with(options: Options) -> Self {
        let mut table = Self::bare(options).await;
        table.start().await;
        table
    }

    /// The same with a house that thinks about so many games at a time.
    pub(crate) async fn set_thinking(house_threads: usize) -> Self {
        let options = Options { message_content: true, ..Options::default() };
        let mut table = Self { house_threads, ..Self::bare(options).await };
        table.start().await;
        table
    }

    /// The same with a ladder on which so many games are played at a time.
    pub(crate) async fn set_with_ladder(games: usize, control: &str) -> Self {
        let options = Options { message_content: true, ..Options::default() };
        let mut table = Self::bare(options).await;
        let programs = arena::Programs::of_starmate(Path::new(env!("CARGO_BIN_EXE_starmate")));
        let config = arena::Config::new(programs, table.data.path());
        table.ladder = Some(arena::Config { games, control: control.to_owned(), ..config });
        table.start().await;
        table
    }

    /// The same without a bot.
    pub(crate) async fn bare(options: Options) -> Self {
        watch_for_panics();
        let cord = Localcord::start(options).await.expect("a local Discord");
        let games = cord.channel("games");
        let mut people = cord.people().into_iter();
        let mut next = || people.next().expect("three people");
        let (anna, bob, carol) = (next(), next(), next());
        let data = tempfile::tempdir().expect("a data folder");
        Self { cord, games, anna, bob, carol, data, bot: None, house_threads: 1, ladder: None }
    }

    /// The database file.
    pub(crate) fn database(&self) -> PathBuf {
        self.data.path().join("starmate.sqlite")
    }

    /// Starts the bot on the production path, rate limiter on, and waits until it is there.
    pub(crate) async fn start(&mut self) {
        let store = crate::timed::opened(&self.database(), SystemClock.now()).await;
        let config = Config {
            token: self.cord.token(),
            api: Api::Standin { ca_pem: self.cord.ca_pem().to_owned(), addr: self.cord.rest_https() },
            message_content: true,
            patience: Patience::default(),
            house_threads: self.house_threads,
            mining_threads: 0,
            ladder: self.ladder.clone(),
            operators: vec![self.anna.id().0],
        };
        let stop = CancellationToken::new();
        let task = tokio::spawn(discord::run(config, store, Arc::new(SystemClock), stop.clone()));
        self.bot = Some(Running { stop, task });
        self.cord.until_ready("play").await.expect("the bot comes up");
    }

    /// Stops the bot in order.
    pub(crate) async fn stop(&mut self) {
        if let Some(Running { stop, task }) = self.bot.take() {
            stop.cancel();
            task.await.expect("the bot does not panic").expect("the bot ends in order");
        }
    }

    /// Ends everything and checks that nothing went wrong but `allowed` error codes, and that the database holds
    /// together.
    pub(crate) async fn clear(mut self, allowed: &[u64]) {
        self.stop().await;
        self.cord.report().assert_clean(allowed);
        let reader = Store::read_only(&self.database()).expect("the database");
        let report = reader.check().expect("a check");
        assert!(report.faults.is_empty(), "the database has faults: {:?}", report.faults);
        self.cord.stop().await.expect("the local Discord ends in order");
        assert_eq!(BACKGROUND_PANICS.load(Ordering::SeqCst), 0, "a task of the bot panicked");
    }

    /// Anna (White) challenges Bob in `channel`; the challenge message.
    pub(crate) async fn challenge(&self, channel: Id) -> Value {
        self.challenge_to(channel, Variant::Starchess).await
    }

    /// The same by the rules of `variant`.
    pub(crate) async fn challenge_to(&self, channel: Id, variant: Variant) -> Value {
        let call =
            self.anna.command(channel, "play").user("opponent", self.bob.id()).option("colour", "white");
        let answer = call
            .option("variant", variant.as_str())
            .send()
            .expect("sent")
            .message()
            .await
            .expect("an answer");
        assert!(content(&answer).contains("challenge"), "{answer}");
        self.bob
            .until(channel, "the challenge", |messages| {
                messages.iter().rev().find(|m| control(m, "accept").is_some()).cloned()
            })
            .await
            .expect("a challenge message")
    }

    /// A game between Anna (White) and Bob that has just begun in a thread under `games`: thread and game number.
    pub(crate) async fn begin(&self) -> (Id, i64) {
        self.begin_of(Variant::Starchess).await
    }

    /// The same by the rules of `variant`.
    pub(crate) async fn begin_of(&self, variant: Variant) -> (Id, i64) {
        let challenge = self.challenge_to(self.games, variant).await;
        let accept = control(&challenge, "accept").expect("a button");
        self.press(&self.bob, self.games, &challenge, &accept).await;
        let thread = id(&challenge);
        let first = self.board(thread, None, 0).await;
        (thread, board_of(&first).expect("a board").0)
    }

    /// Presses a button and waits until the bot has noticed.
    pub(crate) async fn press(&self, who: &Person, channel: Id, message: &Value, control: &str) {
        who.click(channel, id(message), control).expect("pressed").outcome().await.expect("answered");
    }

    /// Presses a button that is answered by a word to the presser alone; the word.
    pub(crate) async fn press_for_word(
        &self,
        who: &Person,
        channel: Id,
        message: &Value,
        control: &str,
    ) -> Value {
        let before: Vec<Id> = who.ephemerals(channel).iter().map(id).collect();
        self.press(who, channel, message, control).await;
        let new =
            |m: &&Value| m["ephemeral_for"].is_string() && !before.contains(&id(m)) && !content(m).is_empty();
        who.until(channel, "a word to the presser alone", |messages| messages.iter().find(new).cloned())
            .await
            .expect("a word")
    }

    /// Waits for the board of `ply` in `channel`, of `game` if given.
    pub(crate) async fn board(&self, channel: Id, game: Option<i64>, ply: u16) -> Value {
        let wanted =
            |m: &&Value| board_of(m).is_some_and(|(g, p)| p == ply && game.is_none_or(|game| game == g));
        self.anna
            .until(channel, &format!("the board after {ply} plies"), |messages| {
                messages.iter().rev().find(wanted).cloned()
            })
            .await
            .expect("a board message")
    }

    /// Plays a move by `/move` and gives the answer to the player.
    pub(crate) async fn play(&self, who: &Person, channel: Id, text: &str) -> String {
        let answer = who.command(channel, "move").option("text", text).send().expect("sent").message().await;
        content(&answer.expect("an answer")).to_owned()
    }

    /// Plays all `moves`, White first, waiting for each board.
    pub(crate) async fn play_all(&self, channel: Id, game: i64, from: u16, moves: &[String]) {
        for (index, text) in moves.iter().enumerate() {
            let ply = from + index as u16;
            let who = if ply.is_multiple_of(2) { &self.anna } else { &self.bob };
            let answer = self.play(who, channel, text).await;
            assert!(answer.starts_with("Played"), "{text} at ply {ply}: {answer}");
            self.board(channel, Some(game), ply + 1).await;
        }
    }

    /// How many board messages there are for each ply of `game` in `channel`, from the start on.
    pub(crate) fn boards(&self, channel: Id, game: i64) -> Vec<usize> {
        boards_in(&self.cord.messages(channel), game)
    }
}

/// Waits, bounded, until `done` holds; for things that no message tells.
pub(crate) async fn until(what: &str, mut done: impl FnMut() -> bool) {
    for _ in 0..1500 {
        if done() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("waited half a minute for {what}");
}

/// How many of `messages` are boards of `game`, for each ply from the start on; answers to `/board` do not count.
pub(crate) fn boards_in(messages: &[Value], game: i64) -> Vec<usize> {
    let mut counts = Vec::new();
    for message in messages {
        if message.get("interaction_metadata").is_some_and(|m| !m.is_null()) {
            continue;
        }
        if let Some((_, ply)) = board_of(message).filter(|(g, _)| *g == game) {
            let ply = usize::from(ply);
            counts.resize(counts.len().max(ply + 1), 0);
            counts[ply] += 1;
        }
    }
    counts
}
