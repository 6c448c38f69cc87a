//! Three people submit five engines through the chat, among them one that cheats, one that crashes and one that hangs.
//! The ladder plays, the bot is killed again and again, and in the end every result counts once, the better engines stand
//! above the others, and the owners know what theirs did.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use localcord::{Id, Localcord, Options, Person};
use rules::{Outcome, Variant};
use store::ladder::{Engine, EngineId, EngineState, PairState};
use store::{Reader, Store};
use tokio::process::Child;

use crate::table::content;

const VARIANT: Variant = Variant::Starchess;
/// The house's engine that stays.
const WEAKEST: &str = "starmate-0.1-level-1";
/// Bounds what should take some seconds.
const PATIENCE: Duration = Duration::from_mins(5);
/// What the test engine is in its file, to be written over.
const WRITTEN: &[u8] = b"referee-engine, without arguments: ";

/// The test engine's file as the engine of this name; with `fen` behind it that misbehaves only in games that begin from
/// a position, which a check does not.
pub(crate) fn engine_file(name: &str) -> Vec<u8> {
    let program = Path::new(env!("CARGO_BIN_EXE_starmate")).with_file_name("referee-engine");
    if name == "house" {
        // The house's own search as a program of its own: it beats all the others by playing.
        return std::fs::read(program.with_file_name("examples").join("house"))
            .expect("the example was built");
    }
    let mut file = std::fs::read(&program).expect("the test engine was built");
    let at = file.windows(WRITTEN.len()).position(|window| window == WRITTEN).expect("it says what it is");
    let place = &mut file[at + WRITTEN.len()..at + 48];
    place.fill(b' ');
    place[..name.len()].copy_from_slice(name.as_bytes());
    file
}

/// Whether strangers' engines can be run on this machine at all.
pub(crate) fn jail_holds() -> bool {
    let checked = std::process::Command::new(env!("CARGO_BIN_EXE_starmate"))
        .args(["jail", "check"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    checked.is_ok_and(|status| status.success())
}

struct Scene {
    cord: Localcord,
    folder: PathBuf,
    games: Id,
}

impl Scene {
    async fn set(folder: &Path) -> Self {
        let cord = Localcord::start(Options::default()).await.expect("a local Discord");
        let games = cord.channel("games");
        Self { cord, folder: folder.to_owned(), games }
    }

    /// The bot as an operator starts it, a process of its own.
    async fn bot(&self) -> Child {
        let settings = [("STARMATE_LADDER_GAMES", "2"), ("STARMATE_LADDER_CONTROL", "0.4+0.01")];
        let bot = crate::process::start(&self.cord, &self.folder, &settings);
        self.cord.until_ready("engine").await.expect("the bot comes up");
        bot
    }

    /// Kills the bot, leaves one of the house's engines to play, the weakest, against which engines are checked, and starts
    /// the bot again: those of three people have the ladder for themselves.
    async fn kill_and_send_the_house_home(&self, bot: &mut Child) {
        self.end(bot).await;
        let now = discord::Clock::now(&discord::SystemClock);
        let path = self.folder.join("data").join("starmate.sqlite");
        let store = Store::open(&path, now).expect("the killed bot does not hold it any more");
        for engine in store.engines(None).expect("read").iter().filter(|one| one.name != WEAKEST) {
            store.set_engine_state(engine.id, EngineState::Retired, None, now).expect("kept").into_inner();
        }
        drop(store);
        *bot = self.bot().await;
    }

    /// Kills the bot where it stands, and starts it again.
    async fn kill(&self, bot: &mut Child) {
        self.end(bot).await;
        *bot = self.bot().await;
    }

    /// Kills the bot, and waits until the local Discord has noticed.
    async fn end(&self, bot: &mut Child) {
        bot.start_kill().expect("killed");
        bot.wait().await.expect("gone");
        while self.cord.bot_is_online() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn reader(&self) -> Reader {
        Store::read_only(&self.folder.join("data").join("starmate.sqlite")).expect("the database")
    }

    async fn submit(&self, who: &Person, name: &str, is: &str, previous: Option<&str>) {
        let call = who.command(self.games, "engine").subcommand("submit");
        let call = call.file("file", &format!("{name}.bin"), engine_file(is)).expect("small enough");
        let call = call.option("name", name).option("variant", VARIANT.as_str());
        let call = match previous {
            Some(previous) => call.option("previous", previous),
            None => call,
        };
        let answer = call.send().expect("sent").message().await.expect("an answer");
        assert!(content(&answer).contains("has arrived"), "{}", content(&answer));
    }

    /// Waits until `look` finds something in the database.
    async fn until<T>(&self, what: &str, look: impl Fn(&Reader) -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            if let Some(found) = look(&self.reader()) {
                return found;
            }
            if begun.elapsed() > PATIENCE {
                let log = std::fs::read_to_string(self.folder.join("bot.log")).unwrap_or_default();
                let tail: Vec<&str> = log.lines().rev().take(40).collect();
                panic!(
                    "not within {PATIENCE:?}: {what}\n{}",
                    tail.into_iter().rev().collect::<Vec<_>>().join("\n")
                );
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Waits for a direct message that says all of this; how often it is there.
    async fn told(&self, who: &Person, words: &[&str]) -> usize {
        let (dm, begun) = (who.dm(), Instant::now());
        loop {
            let all = who.messages(dm);
            let says = |text: &str| words.iter().all(|word| text.contains(word));
            let count = all.iter().filter(|message| says(content(message))).count();
            if count > 0 {
                return count;
            }
            let texts: Vec<&str> = all.iter().map(content).collect();
            assert!(begun.elapsed() < PATIENCE, "nobody told {}: {words:?}\n{texts:#?}", who.name());
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

fn engine(store: &Reader, name: &str) -> Option<Engine> {
    store.engine_named(name).expect("read")
}

fn games_of(store: &Reader, name: &str) -> u32 {
    let table = store.standings(VARIANT, play::Timestamp(i64::MAX / 2)).expect("read");
    table.iter().find(|one| one.engine.name == name).map_or(0, store::ladder::Standing::games)
}

fn faults_of(store: &Reader, name: &str) -> Vec<String> {
    let Some(engine) = engine(store, name) else { return Vec::new() };
    let faults = store.faults_of(engine.id, 100).expect("read");
    faults.into_iter().map(|fault| fault.kind).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn engines_of_three_people_meet_and_every_result_counts_once_though_the_bot_is_killed() {
    if !jail_holds() {
        println!("no jail here: strangers' engines are not run");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let scene = Scene::set(folder.path()).await;
    let people = scene.cord.people();
    let (ada, boris, chiara) = (&people[0], &people[1], &people[2]);
    let mut bot = scene.bot().await;
    let entered = |store: &Reader| (store.engines(None).expect("read").len() >= 6).then_some(());
    scene.until("the house's engines", entered).await;
    scene.kill_and_send_the_house_home(&mut bot).await;

    scene.submit(ada, "Good", "instant", None).await;
    scene.submit(boris, "Cheat", "illegal fen", None).await;
    // The first check may be under way.
    scene.kill(&mut bot).await;
    scene.submit(boris, "Crash", "exit fen", None).await;
    scene.submit(chiara, "Hang", "hang fen", None).await;
    for name in ["Good", "Cheat", "Crash", "Hang"] {
        let plays =
            |store: &Reader| engine(store, name).filter(|engine| engine.state != EngineState::Checking);
        let state = scene.until(&format!("the check of {name}"), plays).await.state;
        assert!(matches!(state, EngineState::Active | EngineState::Quarantined), "{name}: {state}");
    }
    scene.until("games of Good", |store| (games_of(store, "Good") >= 6).then_some(())).await;
    scene.kill(&mut bot).await;
    scene.submit(ada, "Better", "house", Some("Good")).await;
    let passed = |store: &Reader| engine(store, "Better").filter(|one| one.state == EngineState::Active);
    scene.until("the check of Better", passed).await;
    scene.kill(&mut bot).await;
    scene.until("games of Better", |store| (games_of(store, "Better") >= 10).then_some(())).await;
    let done = |store: &Reader| {
        let did = |name: &str, kinds: &[&str]| {
            faults_of(store, name).iter().any(|kind| kinds.contains(&kind.as_str()))
        };
        let crashed = engine(store, "Crash").is_some_and(|one| one.state == EngineState::Quarantined);
        let all = did("Cheat", &["illegal move"]) && did("Hang", &["time", "stall"]) && crashed;
        all.then_some(())
    };
    scene.until("every fault", done).await;
    scene.kill(&mut bot).await;

    // What happened is told to those whose engines did it, once.
    assert_eq!(scene.told(boris, &["**Cheat** lost game", "illegal move"]).await, 1);
    assert_eq!(scene.told(boris, &["**Crash** has crashed in two pairs"]).await, 1);
    assert_eq!(scene.told(chiara, &["**Hang** lost game"]).await, 1);
    let theirs: Vec<String> = ada.messages(ada.dm()).iter().map(|m| content(m).to_owned()).collect();
    assert!(theirs.iter().all(|text| !text.contains("lost game")), "{theirs:?}");

    scene.end(&mut bot).await;
    let store = scene.reader();
    the_better_stand_above(&store);
    every_result_counts_once(&store);
    nothing_is_left_behind(&scene, &store).await;
    let mut complaints = scene.cord.report().complaints(&[]);
    // A bot that has just started cannot know how much of a rate limit the one before it used up.
    complaints.retain(|complaint| !complaint.contains("earned 429"));
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

fn the_better_stand_above(store: &Reader) {
    let table = store.standings(VARIANT, play::Timestamp(i64::MAX / 2)).expect("read");
    let rating = |name: &str| {
        let found = table.iter().find(|one| one.engine.name == name);
        found
            .and_then(|one| one.rating)
            .map_or_else(|| panic!("{name} has no rating"), |rating| rating.rating)
    };
    let better = rating("Better");
    for other in ["Good", "Cheat", "Crash", "Hang"] {
        assert!(better > rating(other), "Better {better}, {other} {}", rating(other));
    }
    let shown: Vec<&str> =
        table.iter().filter(|one| one.rank.is_some()).map(|one| one.engine.name.as_str()).collect();
    let at = |name: &str| shown.iter().position(|other| *other == name);
    assert!(at("Better") < at("Cheat") && at("Better") < at("Hang"), "{shown:?}");
    assert!(at("Good").is_none() && at("Crash").is_none(), "who plays no more has no place: {shown:?}");
}

type Counts = BTreeMap<(EngineId, EngineId), [u32; 3]>;

fn every_result_counts_once(store: &Reader) {
    let pairs = store.last_ladder_pairs(VARIANT, 100_000).expect("read");
    let (mut counted, mut seen) = (Counts::new(), BTreeSet::new());
    for pair in pairs.iter().filter(|pair| pair.state == PairState::Over) {
        let games = store.games_of_pair(pair.id).expect("read");
        assert_eq!(games.len(), usize::from(pair.terms.games), "pair {}", pair.id);
        for game in &games {
            assert!(seen.insert(game.id), "game {} stands twice", game.id);
            let counts = counted.entry((game.engines[0], game.engines[1])).or_default();
            let at = match game.outcome {
                Outcome::WhiteWins => 0,
                Outcome::Draw => 1,
                Outcome::BlackWins => 2,
                Outcome::None => panic!("game {} has no result and its pair counts", game.id),
            };
            if pair.rated {
                counts[at] += 1;
            }
        }
    }
    counted.retain(|_, counts| counts.iter().any(|count| *count > 0));
    let mut kept = Counts::new();
    for one in store.statistics(VARIANT, None).expect("read") {
        let counts = kept.entry((one.white, one.black)).or_default();
        for (sum, more) in counts.iter_mut().zip([one.wins, one.draws, one.losses]) {
            *sum += more;
        }
    }
    assert_eq!(kept, counted, "statistics are the sum of the games");
    let report = store.check().expect("a check");
    assert!(report.faults.is_empty(), "{:?}", report.faults);
}

/// No process lives on, and the folder of engines holds what was submitted and nothing else.
async fn nothing_is_left_behind(scene: &Scene, store: &Reader) {
    let mark = scene.folder.display().to_string();
    let begun = Instant::now();
    loop {
        let left = processes_with(&mark);
        if left.is_empty() {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "processes live on: {left:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let names = ["Good", "Cheat", "Crash", "Hang", "Better"];
    let submitted: BTreeSet<String> =
        names.into_iter().filter_map(|name| engine(store, name)?.sha256).collect();
    let folder = scene.folder.join("data").join("engines");
    let there: BTreeSet<String> = std::fs::read_dir(folder)
        .expect("a folder of engines")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a hash"))
        .collect();
    assert_eq!((submitted.len(), &there), (5, &submitted));
}

/// Processes whose environment or arguments name the test's folder, this one aside.
fn processes_with(mark: &str) -> Vec<String> {
    let own = std::process::id().to_string();
    let named = |entry: std::fs::DirEntry| {
        let pid =
            entry.file_name().into_string().ok().filter(|pid| *pid != own && pid.parse::<u32>().is_ok())?;
        let of = |file: &str| std::fs::read(entry.path().join(file)).unwrap_or_default();
        let text = [of("environ"), of("cmdline")].concat();
        let found = String::from_utf8_lossy(&text).contains(mark);
        found.then(|| format!("{pid} {}", String::from_utf8_lossy(&of("cmdline")).replace('\0', " ")))
    };
    std::fs::read_dir("/proc").into_iter().flatten().flatten().filter_map(named).collect()
}
