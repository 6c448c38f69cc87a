//! A puzzle of the day: it is posted, one solves it, one fails, one takes a hint; nothing that all can read gives it away
//! until the next day tells the solution.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use discord::{Api, Clock, Config, Patience};
use localcord::{Id, Localcord, Millis, Options, Person};
use play::{Series, Timestamp, Zone};
use puzzles::Puzzle;
use rules::{Move, Position, Variant};
use serde_json::Value;
use store::{DailyPost, GuildId, Reader, Store, Subject};
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::table::{components, content, control, id, until};

/// Wednesday, 2026-06-03, 12:00 UTC.
const WEDNESDAY: i64 = 1_780_488_000_000;

/// The first day from then on, at noon, whose puzzle has more than one move, by the fixed order of the shipped ones.
fn start() -> i64 {
    let mut noons = (0..30).map(|day| WEDNESDAY + day * 86_400_000);
    let is_long = |noon: &i64| {
        let date = Zone::utc().date(Timestamp(*noon));
        let tier = Series::Weekly.tier(date).as_str();
        let mut of_tier = puzzles::shipped(Variant::Starchess).iter().filter(|p| p.tier().as_str() == tier);
        let count = of_tier.clone().count().max(1);
        let place = Series::Weekly.place(date).rem_euclid(count as i32);
        of_tier.nth(place as usize).is_some_and(|puzzle| puzzle.own_moves() >= 2)
    };
    noons.find(is_long).expect("a puzzle of more than one move")
}

struct Standing(localcord::Clock);

impl Clock for Standing {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.now().0)
    }
}

/// The local Discord with the bot in it.
struct Day {
    cord: Localcord,
    bot: (CancellationToken, JoinHandle<Result<(), discord::Error>>),
    reader: Reader,
    channel: Id,
    _folder: TempDir,
}

impl Day {
    async fn begin() -> Self {
        let start = start();
        let clock = localcord::Clock::manual(Millis(start));
        let options = Options { clock, message_content: true, ..Options::default() };
        let cord = Localcord::start(options).await.expect("a local Discord");
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("starmate.sqlite");
        let store = Store::open(&path, Timestamp(start)).expect("the database");
        let reader = Store::read_only(&path).expect("a reader");
        let config = Config {
            token: cord.token(),
            api: Api::Standin { ca_pem: cord.ca_pem().to_owned(), addr: cord.rest_https() },
            message_content: true,
            patience: Patience::default(),
            house_threads: 1,
            mining_threads: 0,
            ladder: None,
            operators: Vec::new(),
        };
        let stop = CancellationToken::new();
        let clock = Arc::new(Standing(cord.clock()));
        let task = tokio::spawn(discord::run(config, store, clock, stop.clone()));
        cord.until_ready("daily").await.expect("the bot comes up");
        let channel = cord.channel("puzzles");
        Self { cord, bot: (stop, task), reader, channel, _folder: folder }
    }

    /// Nothing is on its way any more.
    async fn quiet(&self) {
        let now = Timestamp(self.cord.clock().now().0);
        let beats = || self.reader.last_beat().expect("a look").is_some_and(|at| now.ms_since(at) < 10_000);
        let due = || self.reader.due(now, 1).expect("a look").is_empty();
        let sent = || self.reader.tally().expect("a look").unsent == 0;
        let counted = || self.reader.daily_edits(now, 1).expect("a look").is_empty();
        until("the bot to be quiet", || beats() && due() && sent() && counted()).await;
    }

    async fn passes(&self, time: Duration) {
        self.cord.clock().advance(time);
        self.quiet().await;
    }

    fn subject(&self) -> Subject {
        Subject::Server(GuildId(self.cord.guild().0))
    }

    fn newest(&self) -> DailyPost {
        self.reader.daily_posts(self.subject(), 0, 1).expect("a look").pop().expect("a puzzle of the day")
    }

    /// The puzzle of a day as the sets have it.
    fn puzzle(&self, post: &DailyPost) -> &'static Puzzle {
        let stocked = self.reader.stocked().expect("a look");
        let known = stocked.into_iter().find(|known| known.no == post.puzzle).expect("known");
        puzzles::find(&known.id.parse().expect("a name")).expect("shipped")
    }

    /// The message of a day's puzzle.
    async fn message(&self, who: &Person, number: i32) -> Value {
        let name = format!("starmate-daily-starchess-{number}.png");
        let of = |m: &&Value| m["attachments"][0]["filename"] == name.as_str();
        who.until(self.channel, &name, |messages| messages.iter().find(of).cloned()).await.expect("a puzzle")
    }

    /// Presses a button, fills the form in, and gives the answer to that.
    async fn answers(&self, who: &Person, message: &Value, button: &str, text: &str) -> Value {
        let custom_id = components(message)
            .filter_map(|c| c["custom_id"].as_str())
            .find(|id| id.starts_with(button))
            .unwrap_or_else(|| panic!("no {button} under {message}"));
        let pressed = who.click(self.channel, id(message), custom_id).expect("pressed");
        pressed.outcome().await.expect("a form");
        let sent = who.submit_modal(&pressed, &[("answer", text)]).expect("submitted");
        let answer = sent.message().await.expect("an answer");
        assert!(answer["ephemeral_for"].is_string(), "only they see it: {answer}");
        answer
    }

    /// Presses a button of a message of one's own, and gives the message after that.
    async fn presses(&self, who: &Person, message: &Value, button: &str, part: &str) -> Value {
        let custom_id = components(message)
            .filter(|c| c["disabled"] != true)
            .filter_map(|c| c["custom_id"].as_str())
            .find(|id| id.starts_with(button))
            .unwrap_or_else(|| panic!("no {button} under {message}"));
        who.click(self.channel, id(message), custom_id).expect("pressed").outcome().await.expect("answered");
        let changed = |messages: &[Value]| messages.iter().rev().find(|m| content(m).contains(part)).cloned();
        who.until(self.channel, part, changed).await.expect("a change")
    }

    /// Everything in the server that all can read.
    fn public(&self) -> Vec<Value> {
        let channels = [self.channel, self.cord.channel("games"), self.cord.channel("general")];
        channels.into_iter().flat_map(|channel| self.cord.messages(channel)).collect()
    }

    async fn end(self) {
        let (stop, task) = self.bot;
        stop.cancel();
        task.await.expect("no panic").expect("ends in order");
        let report = self.reader.check().expect("a check");
        assert!(report.faults.is_empty(), "{:?}", report.faults);
        self.cord.report().assert_clean(&[]);
        self.cord.stop().await.expect("a clean end");
    }
}

/// Every spelling of a move that would tell it.
fn spellings(position: &Position, mv: Move) -> BTreeSet<String> {
    let (from, to) = (mv.from().map(|from| from.to_string()).unwrap_or_default(), mv.to().to_string());
    let letter = mv.from().and_then(|from| position.man_at(from)).map_or("", |man| man.role.sign());
    let mut all = BTreeSet::from([position.written(mv), mv.to_string()]);
    for sign in ["-", " ", ">", ":", "x", "–", "→", " to ", ""] {
        all.insert(format!("{from}{sign}{to}"));
        all.insert(format!("{letter}{from}{sign}{to}"));
    }
    for sign in ["", "@", " ", "x"] {
        if !letter.is_empty() {
            all.insert(format!("{letter}{sign}{to}"));
        }
    }
    all
}

/// All that would tell the solution: spellings of its moves, and the squares on which they end.
fn secrets(puzzle: &Puzzle) -> (BTreeSet<String>, BTreeSet<String>) {
    let mut position = puzzle.position().clone();
    let (mut spelled, mut squares) = (BTreeSet::new(), BTreeSet::new());
    for mv in puzzle.line() {
        spelled.extend(spellings(&position, *mv));
        squares.insert(mv.to().to_string());
        squares.extend(mv.from().map(|from| from.to_string()));
        position = position.play(*mv).expect("a puzzle's line can be played");
    }
    (spelled, squares)
}

/// The words of a message without what is hidden, without numbers of puzzles, and without counts of solvers.
fn open_words(message: &Value) -> String {
    let mut words = String::new();
    for (index, part) in content(message).split("||").enumerate() {
        if index.is_multiple_of(2) {
            words.push_str(part);
        }
    }
    let counted = |line: &&str| {
        ["Solved by", "**Daily puzzles"].iter().any(|of| line.starts_with(of)) || line.contains(" of them at")
    };
    let counts = words.lines().filter(|line| !counted(line)).collect::<Vec<_>>().join("\n");
    let mut rest = counts.as_str();
    let mut out = String::new();
    while let Some(at) = rest.find('#') {
        out.push_str(&rest[..at]);
        rest = rest[at + 1..].trim_start_matches(|c: char| c.is_ascii_digit());
    }
    out + rest
}

fn numbers(text: &str) -> BTreeSet<String> {
    text.split(|c: char| !c.is_ascii_digit()).filter(|n| !n.is_empty()).map(str::to_owned).collect()
}

/// No message that all can read tells anything of a solution.
fn nothing_leaks(messages: &[Value], puzzle: &Puzzle) {
    let (spelled, squares) = secrets(puzzle);
    for message in messages {
        let words = open_words(message);
        let files = message["attachments"].as_array().cloned().unwrap_or_default();
        let mut texts = vec![words.clone()];
        for file in &files {
            let hidden = file["filename"].as_str().is_some_and(|name| name.starts_with("SPOILER_"));
            assert!(hidden || !file["filename"].as_str().is_some_and(is_film), "{file}");
            texts.push(file["description"].as_str().unwrap_or_default().to_owned());
        }
        texts.extend(components(message).map(|c| c["custom_id"].as_str().unwrap_or_default().to_owned()));
        texts.extend(components(message).map(|c| c["label"].as_str().unwrap_or_default().to_owned()));
        for text in &texts {
            for spelling in &spelled {
                assert!(!text.contains(spelling.as_str()), "“{spelling}” in {text}");
            }
        }
        let told: Vec<_> = numbers(&words).intersection(&squares).cloned().collect();
        assert!(told.is_empty(), "{told:?} in {words}");
    }
}

/// Keeps a file under `target/artefacts`, to be looked at.
fn keep(name: &str, bytes: &[u8]) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/artefacts");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join(name), bytes).expect("written");
}

/// A legal move that is not the solution's.
fn wrong(puzzle: &Puzzle) -> String {
    let right = &puzzle.parts().first_moves;
    let moves = puzzle.position().legal_moves();
    moves.into_iter().find(|mv| !right.contains(mv)).expect("another move").to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_try_the_puzzle_of_the_day_and_nothing_is_given_away_before_the_next() {
    let day = Day::begin().await;
    let people = day.cord.people();
    let [ada, boris, chiara, dmitri] = &people[..4] else { panic!("four people") };
    dmitri.set_locale("en-GB");

    // Only those who manage the server set it up.
    let refused = boris.command(day.channel, "daily").subcommand("setup").channel("channel", day.channel);
    let refused = refused.send().expect("sent").message().await.expect("an answer");
    assert!(content(&refused).contains("Only those who manage this server"), "{refused}");
    let set = ada.command(day.channel, "daily").subcommand("setup").channel("channel", day.channel);
    let set = set.option("hour", 9).option("zone", "Europe/Warsaw");
    let set = set.send().expect("sent").message().await.expect("an answer");
    assert!(content(&set).contains("from 9:00 on (`Europe/Warsaw`)"), "{set}");
    day.quiet().await;
    let post = day.newest();
    let puzzle = day.puzzle(&post);
    assert!(puzzle.own_moves() >= 2, "the first of the fixed order on this day: {}", puzzle.id());
    let message = day.message(boris, post.number).await;
    assert!(content(&message).contains("Nobody has tried it yet"), "{message}");
    assert!(!content(&message).contains("mate"), "it is not told what is to be reached: {message}");

    // Boris: the whole line at once, with the replies in it.
    let line = puzzle.line().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let solved = day.answers(boris, &message, "pd:answer", &line).await;
    assert!(content(&solved).contains("Solved at the first try"), "{solved}");
    assert!(content(&solved).contains("Daily puzzles in a row: **1**"), "{solved}");
    assert!(!solved["attachments"].as_array().expect("files").is_empty());

    // Chiara: a slip is no try, a wrong move is; then the first move alone, and she gives up.
    let slip = day.answers(chiara, &message, "pd:answer", "99-99").await;
    assert!(!content(&slip).contains("is not it"), "{slip}");
    let failed = day.answers(chiara, &message, "pd:answer", &wrong(puzzle)).await;
    assert!(content(&failed).contains("is not it") && content(&failed).contains("first try"), "{failed}");
    let first = puzzle.line()[0].to_string();
    let gone_on = day.answers(chiara, &failed, "pz:answer", &first).await;
    assert!(content(&gone_on).contains("is right; the answer is"), "{gone_on}");
    let asked = day.presses(chiara, &gone_on, "pz:give:", "Shall I show the solution?").await;
    let shown = day.presses(chiara, &asked, "pz:give-yes:", "Not solved").await;
    assert!(content(&shown).contains("Solution: 1."), "{shown}");
    day.presses(chiara, &shown, "pz:step:", "Solution: 1.").await;

    // Dmitri: a hint, another, then the moves one by one, by command.
    let custom_id = control(&message, "pd").expect("a button").replace("pd:answer", "pd:open");
    let opened = dmitri.click(day.channel, id(&message), &custom_id).expect("pressed");
    let opened = opened.message().await.expect("an answer");
    let hinted = day.presses(dmitri, &opened, "pz:hint", "Hint: the").await;
    day.presses(dmitri, &hinted, "pz:hint", "Hint: to").await;
    let mut last = Value::Null;
    for mv in puzzle.line().iter().step_by(2) {
        let call = dmitri.command(day.channel, "solve").option("answer", mv.to_string());
        last = call.send().expect("sent").message().await.expect("an answer");
    }
    assert!(content(&last).contains("**Solved**, with a hint"), "{last}");

    // What all see: who solved it is counted, and nothing else is told.
    day.passes(Duration::from_mins(2)).await;
    let message = day.message(boris, post.number).await;
    assert!(content(&message).contains("Solved by 2 of 3 so far"), "{message}");
    let table = ada.command(day.channel, "daily").subcommand("table").option("public", true);
    let table = table.send().expect("sent").message().await.expect("a table");
    assert!(content(&table).contains("1. Boris **1**, 1 of them at the first try"), "{table}");
    let share = boris.click(day.channel, id(&message), &custom_id.replace("pd:open", "pd:share"));
    let share = share.expect("pressed").message().await.expect("words");
    assert!(content(&share).contains(&"🟩".repeat(puzzle.own_moves())), "{share}");
    boris.say(day.channel, content(&share)).expect("said");
    nothing_leaks(&day.public(), puzzle);

    // The next day tells the solution, hidden, and brings another puzzle.
    day.passes(Duration::from_hours(24)).await;
    let next = day.newest();
    assert_eq!(next.number, post.number + 1);
    let of = |m: &&Value| content(m).contains("Solution of daily puzzle");
    let messages = day.cord.messages(day.channel);
    let reveals: Vec<&Value> = messages.iter().filter(of).collect();
    let [reveal] = reveals.as_slice() else { panic!("one reveal: {reveals:?}") };
    let hidden = content(reveal).split("||").nth(1).expect("a hidden part");
    for written in puzzle.written() {
        assert!(hidden.contains(&written), "{written} in {hidden}");
    }
    assert!(content(reveal).contains("Solved by 2 of 3."), "{reveal}");
    assert_eq!(reveal["message_reference"]["message_id"], message["id"], "a reply to it");
    let film = &reveal["attachments"][0];
    assert!(film["filename"].as_str().is_some_and(|name| name.starts_with("SPOILER_") && is_film(name)));
    let film = day.cord.attachment(id(film)).expect("its bytes");
    assert!(film.starts_with(b"GIF89a") && film.len() < 300_000, "a small one: {} bytes", film.len());
    keep("puzzle-solution.gif", &film);
    nothing_leaks(&messages, puzzle);
    nothing_leaks(&messages, day.puzzle(&next));

    // Too late for the streak, in time for one's own pleasure.
    let archive = ada.command(day.channel, "daily").subcommand("archive");
    let archive = archive.send().expect("sent").message().await.expect("the archive");
    let menu = control(&archive, "pd").expect("a menu");
    let value = format!("starchess:{}", post.number);
    let picked = ada.select(day.channel, id(&archive), &menu, &[&value]).expect("picked");
    let picked = picked.message().await.expect("a puzzle");
    let late = day.answers(ada, &picked, "pz:answer", &line).await;
    assert!(
        content(&late).contains("Solved at the first try") && !content(&late).contains("in a row"),
        "{late}"
    );
    let stats = boris.command(day.channel, "puzzle").option("stats", true);
    let stats = stats.send().expect("sent").message().await.expect("stats");
    assert!(content(&stats).contains("One puzzle tried, 1 solved at the first try"), "{stats}");
    assert!(content(&stats).contains("1 now, 1 at best"), "{stats}");
    let sheet = day.cord.attachment(id(&stats["attachments"][0])).expect("its bytes");
    keep("puzzle-stats.png", &sheet);
    day.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_solves_for_themselves_and_has_a_puzzle_a_day_in_direct_messages() {
    let day = Day::begin().await;
    let people = day.cord.people();
    let boris = &people[1];
    let general = day.cord.channel("general");
    let nothing = boris.command(general, "solve").option("answer", "18-19").send().expect("sent");
    assert!(content(&nothing.message().await.expect("an answer")).contains("You are not at a puzzle"));
    let themes = boris.command(general, "puzzle").complete("theme", "mate in two").await.expect("choices");
    assert_eq!(themes[0]["value"], "mate-in-2");
    let call = boris.command(general, "puzzle").option("theme", "mate-in-1").option("difficulty", "easy");
    let given = call.send().expect("sent").message().await.expect("a puzzle");
    assert!(given["ephemeral_for"].is_string() && content(&given).contains("**Puzzle `"), "{given}");
    let name = content(&given).split('`').nth(1).expect("a name").to_owned();
    let puzzle = puzzles::find(&name.parse().expect("a name")).expect("shipped");
    let mv = puzzle.written()[0].clone();
    let solved = boris.command(general, "solve").option("answer", mv).send().expect("sent");
    let solved = solved.message().await.expect("an answer");
    assert!(content(&solved).contains("Your puzzle rating:"), "{solved}");
    let flaw =
        components(&solved).filter_map(|c| c["custom_id"].as_str()).find(|id| id.starts_with("pz:flaw"));
    let pressed = boris.click(general, id(&solved), flaw.expect("a button")).expect("pressed");
    pressed.outcome().await.expect("a form");
    let kept = boris.submit_modal(&pressed, &[("answer", "a second mate")]).expect("submitted");
    assert!(content(&kept.message().await.expect("an answer")).contains("Thank you"));
    let flaws = day.reader.flaws().expect("a look");
    assert_eq!(
        (flaws.len(), flaws[0].puzzle.as_str(), flaws[0].text.as_str()),
        (1, name.as_str(), "a second mate")
    );

    // In direct messages, on one's own clock: in Tokyo it is past nine already.
    let me = boris.command(boris.dm(), "daily").subcommand("me").option("zone", "Tokyo").option("goal", true);
    let me = me.send().expect("sent").message().await.expect("an answer");
    assert!(content(&me).contains("(`Asia/Tokyo`)") && content(&me).contains("mate in three"), "{me}");
    day.quiet().await;
    let daily = |messages: &[Value]| messages.iter().find(|m| content(m).contains("Daily puzzle #")).cloned();
    let message = boris.until(boris.dm(), "a puzzle", daily).await.expect("a puzzle");
    let told = ["mate in", "move and win"].iter().any(|goal| content(&message).contains(goal));
    assert!(told, "it is told what is to be reached: {message}");
    assert!(!content(&message).contains("Nobody"), "nobody else can have tried it: {message}");
    let stopped = boris.command(boris.dm(), "daily").subcommand("stop").send().expect("sent");
    assert!(content(&stopped.message().await.expect("an answer")).contains("no daily puzzle any more"));
    day.quiet().await;
    let reveal =
        |messages: &[Value]| messages.iter().find(|m| content(m).contains("Solution of daily")).cloned();
    boris.until(boris.dm(), "the solution", reveal).await.expect("told when it is stopped");
    day.passes(Duration::from_hours(48)).await;
    let count =
        day.cord.messages(boris.dm()).iter().filter(|m| content(m).contains("Daily puzzle #")).count();
    assert_eq!(count, 1);
    day.end().await;
}

fn is_film(name: &str) -> bool {
    std::path::Path::new(name).extension().is_some_and(|ending| ending == "gif")
}
