//! A puzzle of the day: it is posted, one solves it, one fails, one takes a hint; nothing that all can read gives it away
//! until the next day tells the solution.

mod secrets;

use std::time::Duration;

use localcord::{Id, Options, Person};
use play::{Series, Timestamp, Zone};
use puzzles::Puzzle;
use rules::Variant;
use serde_json::Value;
use store::{DailyPost, GuildId, Subject};

use self::secrets::{is_film, nothing_leaks};
use crate::table::{components, content, control, id, until};
use crate::timed::Timed;

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

/// The local Discord with the bot in it.
struct Day {
    timed: Timed,
    channel: Id,
}

impl Day {
    async fn begin() -> Self {
        let mut timed = Timed::bare(Timestamp(start()), Options::default()).await;
        timed.start("daily").await;
        let channel = timed.cord.channel("puzzles");
        Self { timed, channel }
    }

    /// Nothing is on its way any more, and every solver is counted.
    async fn quiet(&self) {
        self.timed.quiet().await;
        let counted = || self.timed.reader.daily_edits(self.timed.now(), 1).expect("a look").is_empty();
        until("the counts to be edited in", counted).await;
    }

    async fn passes(&self, time: Duration) {
        self.timed.passes(time);
        self.quiet().await;
    }

    fn subject(&self) -> Subject {
        Subject::Server(GuildId(self.timed.cord.guild().0))
    }

    fn newest(&self) -> DailyPost {
        self.timed
            .reader
            .daily_posts(self.subject(), 0, 1)
            .expect("a look")
            .pop()
            .expect("a puzzle of the day")
    }

    /// The puzzle of a day as the sets have it.
    fn puzzle(&self, post: &DailyPost) -> &'static Puzzle {
        let stocked = self.timed.reader.stocked().expect("a look");
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
        let channels = [self.channel, self.timed.cord.channel("games"), self.timed.cord.channel("general")];
        channels.into_iter().flat_map(|channel| self.timed.cord.messages(channel)).collect()
    }

    async fn end(mut self) {
        self.timed.sound().await;
        self.timed.cord.report().assert_clean(&[]);
        self.timed.cord.stop().await.expect("a clean end");
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
    let people = day.timed.cord.people();
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
    let other = dmitri.command(day.channel, "puzzle").send().expect("sent");
    assert!(content(&other.message().await.expect("a puzzle")).contains("**Puzzle `"));
    day.passes(Duration::from_hours(24)).await;
    let next = day.newest();
    assert_eq!(next.number, post.number + 1);
    // Who types an answer below it means it, and not what they left open the day before.
    let first = day.puzzle(&next).line()[0].to_string();
    let meant = dmitri.command(day.channel, "solve").option("answer", first).send().expect("sent");
    let meant = meant.message().await.expect("an answer");
    assert!(content(&meant).contains(&format!("Daily puzzle #{}", next.number)), "{meant}");
    let of = |m: &&Value| content(m).contains("Solution of daily puzzle");
    let messages = day.timed.cord.messages(day.channel);
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
    let film = day.timed.cord.attachment(id(film)).expect("its bytes");
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
    let sheet = day.timed.cord.attachment(id(&stats["attachments"][0])).expect("its bytes");
    keep("puzzle-stats.png", &sheet);
    day.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_solves_for_themselves_and_has_a_puzzle_a_day_in_direct_messages() {
    let day = Day::begin().await;
    let people = day.timed.cord.people();
    let boris = &people[1];
    let general = day.timed.cord.channel("general");
    let nothing = boris.command(general, "solve").option("answer", "18-19").send().expect("sent");
    assert!(content(&nothing.message().await.expect("an answer")).contains("You are not at a puzzle"));
    let themes = boris.command(general, "puzzle").complete("theme", "mate in two").await.expect("choices");
    assert_eq!(themes[0]["value"], "mate-in-2");
    let call = boris.command(general, "puzzle").option("theme", "mate-in-1").option("difficulty", "easy");
    let given = call.send().expect("sent").message().await.expect("a puzzle");
    assert!(given["ephemeral_for"].is_string() && content(&given).contains("**Puzzle `"), "{given}");
    let unknown = boris.command(general, "puzzle").option("theme", "no `such` theme");
    let unknown = unknown.send().expect("sent").message().await.expect("an answer");
    assert!(content(&unknown).contains("There is no theme"), "{unknown}");
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
    let flaws = day.timed.reader.flaws().expect("a look");
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
    // A Pole's stays as it came, whatever they do in it.
    let chiara = &people[2];
    chiara.set_locale("pl");
    let me = chiara.command(chiara.dm(), "daily").subcommand("me").option("zone", "Tokyo").send();
    me.expect("sent").message().await.expect("an answer");
    day.quiet().await;
    let daily =
        |messages: &[Value]| messages.iter().find(|m| content(m).contains("Zadanie dnia nr")).cloned();
    let polish = chiara.until(chiara.dm(), "a puzzle", daily).await.expect("a puzzle");
    let open = control(&polish, "pd").expect("a button").replace("pd:answer", "pd:open");
    chiara.click(chiara.dm(), id(&polish), &open).expect("pressed").message().await.expect("a puzzle");
    day.passes(Duration::from_mins(2)).await;
    let after = day.timed.cord.messages(chiara.dm()).into_iter().find(|m| id(m) == id(&polish));
    let after = after.expect("still there");
    assert_eq!(content(&after), content(&polish));
    assert!(after["edited_timestamp"].is_null(), "{after}");
    let stopped = boris.command(boris.dm(), "daily").subcommand("stop").send().expect("sent");
    assert!(content(&stopped.message().await.expect("an answer")).contains("no daily puzzle any more"));
    day.quiet().await;
    let reveal =
        |messages: &[Value]| messages.iter().find(|m| content(m).contains("Solution of daily")).cloned();
    boris.until(boris.dm(), "the solution", reveal).await.expect("told when it is stopped");
    day.passes(Duration::from_hours(48)).await;
    let count =
        day.timed.cord.messages(boris.dm()).iter().filter(|m| content(m).contains("Daily puzzle #")).count();
    assert_eq!(count, 1);
    day.end().await;
}
