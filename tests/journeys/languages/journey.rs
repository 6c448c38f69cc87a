//! The way through the bot that is gone in every language.

use std::fmt::Write as _;
use std::time::Duration;

use localcord::{Id, Options, Person};
use play::Timestamp;
use serde_json::Value;

use super::shown;
use crate::table::{board_of, content, control, id};
use crate::timed::Timed;

/// Monday, 2026-06-01, 12:00 UTC.
const START: i64 = 1_780_315_200_000;
const HOUR: u64 = 3600;

pub(crate) struct Journey {
    timed: Timed,
    games: Id,
    anna: Person,
    bob: Person,
    told: String,
    seen: Vec<(Id, usize)>,
}

impl Journey {
    pub(crate) async fn begin(locale: &str) -> Self {
        let mut timed = Timed::bare(Timestamp(START), Options::default()).await;
        timed.cord.set_guild_locale(locale);
        let (anna, bob) = (timed.cord.add_person("Anna", locale), timed.cord.add_person("Bogdan", locale));
        timed.start("play").await;
        let games = timed.cord.channel("games");
        Self { timed, games, anna, bob, told: String::new(), seen: Vec::new() }
    }

    /// Nothing is on its way any more, and what came is written down.
    async fn take_down(&mut self, channels: &[Id]) {
        self.timed.quiet().await;
        for channel in channels {
            let messages = self.timed.cord.messages(*channel);
            let from = self.seen.iter().find(|(seen, _)| seen == channel).map_or(0, |(_, count)| *count);
            for message in &messages[from..] {
                // Neither what people typed themselves, nor Discord's own word that a thread was opened.
                let written = message["type"] == 0 && message["author"]["bot"] == true;
                if written && message.get("interaction_metadata").is_none_or(Value::is_null) {
                    writeln!(self.told, "·\n{}", shown::message(message).trim_end()).expect("a string");
                }
            }
            self.seen.retain(|(seen, _)| seen != channel);
            self.seen.push((*channel, messages.len()));
        }
    }

    /// A command, and what its sender alone is answered.
    async fn asks(&mut self, who: &Person, channel: Id, name: &str, options: &[(&str, Value)]) -> Value {
        let mut call = who.command(channel, name);
        let mut words = format!("/{name}");
        for (option, value) in options {
            write!(words, " {option}:{value}").expect("a string");
            call = call.option(option, value.clone());
        }
        let pending = call.send().unwrap_or_else(|error| panic!("{words}: {error}"));
        let answer = pending
            .message()
            .await
            .unwrap_or_else(|error| panic!("{words}: {error}; {:?}", self.timed.cord.report()));
        let answer = Self::settled(who, channel, &answer).await;
        writeln!(self.told, "› {words}\n{}", shown::message(&answer).trim_end()).expect("a string");
        answer
    }

    /// An answer is promised first, and follows.
    async fn settled(who: &Person, channel: Id, answer: &Value) -> Value {
        let done = |messages: &[Value]| {
            messages.iter().find(|m| id(m) == id(answer) && !content(m).is_empty()).cloned()
        };
        who.until(channel, "the answer", done).await.expect("an answer")
    }

    async fn presses(&mut self, who: &Person, channel: Id, message: &Value, kind: &str) {
        let custom_id = control(message, kind).unwrap_or_else(|| panic!("no {kind} under {message}"));
        who.click(channel, id(message), &custom_id).expect("pressed").outcome().await.expect("answered");
        // The message changes once what was pressed is done.
        let gone = |messages: &[Value]| {
            let same = messages.iter().find(|m| id(m) == id(message))?;
            control(same, kind).is_none().then_some(())
        };
        who.until(channel, kind, gone).await.expect("a change");
        writeln!(self.told, "› [{kind}]").expect("a string");
    }

    /// The newest message of a channel that carries a control of this kind.
    async fn with_control(&self, channel: Id, kind: &str) -> Value {
        let has = |messages: &[Value]| messages.iter().rev().find(|m| control(m, kind).is_some()).cloned();
        self.anna.until(channel, kind, has).await.expect("a message")
    }

    fn passes(&self, hours: u64) {
        self.timed.passes(Duration::from_secs(hours * HOUR));
    }

    pub(crate) async fn through(mut self, placements: [&str; 10]) -> String {
        let (anna, bob, games) = (self.anna.clone(), self.bob.clone(), self.games);
        for command in ["help", "rules", "settings", "games"] {
            self.asks(&anna, games, command, &[]).await;
        }
        self.asks(&anna, games, "timezone", &[("zone", "Europe/Warsaw".into())]).await;
        self.asks(&bob, games, "settings", &[("remind-8", true.into()), ("digest", 8.into())]).await;
        let terms = [
            ("opponent", bob.id().to_string().into()),
            ("colour", "white".into()),
            ("control", "3d".into()),
            ("rated", true.into()),
            ("weekends", true.into()),
        ];
        self.told.push_str("› /play\n");
        self.asks(&anna, games, "play", &terms).await;
        let challenge = self.with_control(games, "accept").await;
        self.take_down(&[games]).await;
        self.presses(&bob, games, &challenge, "accept").await;
        let thread = id(&challenge);
        let first = |messages: &[Value]| messages.iter().find_map(board_of);
        anna.until(thread, "the first board", first).await.expect("a board");
        self.take_down(&[games, thread]).await;
        self.plays(thread, &placements).await;
        self.middle(thread).await;
        self.time(thread).await;
        self.end(thread).await;
        self.timed.sound().await;
        // In the archived thread of a finished game an answer is refused once, and the thread opened for it.
        self.timed.cord.report().assert_clean(&[50_083]);
        self.told
    }

    async fn plays(&mut self, thread: Id, moves: &[&str]) {
        let people = [self.anna.clone(), self.bob.clone()];
        for (index, text) in moves.iter().enumerate() {
            self.asks(&people[index % 2], thread, "move", &[("text", (*text).into())]).await;
            self.take_down(&[thread]).await;
        }
    }

    /// Mistakes, offers, requests, prepared answers.
    async fn middle(&mut self, thread: Id) {
        let (anna, bob) = (self.anna.clone(), self.bob.clone());
        for text in ["18-21", "hello", "99-1"] {
            self.asks(&anna, thread, "move", &[("text", text.into())]).await;
        }
        self.asks(&bob, thread, "move", &[("text", "26-25".into())]).await;
        self.asks(&bob, thread, "if", &[("moves", "18-19 26-25; 11-19 27-19".into())]).await;
        let asked = self.with_own(&bob, thread, "if-keep").await;
        self.presses(&bob, thread, &asked, "if-keep").await;
        self.asks(&bob, thread, "if", &[]).await;
        self.plays(thread, &["18-19"]).await;
        self.asks(&anna, thread, "draw", &[]).await;
        self.take_down(&[thread]).await;
        let offer = self.with_control(thread, "draw-no").await;
        self.presses(&bob, thread, &offer, "draw-no").await;
        self.take_down(&[thread]).await;
        for (command, kind) in [("takeback", "no-takeback"), ("pause", "pause")] {
            self.asks(&anna, thread, command, &[]).await;
            self.take_down(&[thread]).await;
            let asked = self.with_control(thread, kind).await;
            self.presses(&bob, thread, &asked, kind).await;
            self.take_down(&[thread]).await;
        }
        self.asks(&anna, thread, "resume", &[]).await;
        self.take_down(&[thread]).await;
        self.asks(&bob, thread, "gift", &[("time", "1d".into())]).await;
        self.take_down(&[thread]).await;
        self.asks(&anna, thread, "note", &[("text", "Nf7!".into())]).await;
        self.asks(&anna, thread, "board", &[("text", true.into())]).await;
        self.asks(&anna, thread, "watch", &[]).await;
        self.asks(&anna, thread, "games", &[]).await;
    }

    /// Own ephemeral answers with a control.
    async fn with_own(&self, who: &Person, channel: Id, kind: &str) -> Value {
        let has = |messages: &[Value]| messages.iter().rev().find(|m| control(m, kind).is_some()).cloned();
        who.until(channel, kind, has).await.expect("an answer")
    }

    /// Reminders by direct message, a day of vacation, and the bot's own absence of words.
    async fn time(&mut self, thread: Id) {
        let (anna, bob) = (self.anna.clone(), self.bob.clone());
        for hours in [72, 23, 1, 24] {
            self.passes(hours);
            self.take_down(&[thread, anna.dm(), bob.dm()]).await;
        }
        let show = anna.command(thread, "vacation").subcommand("show").send().expect("sent").message().await;
        let show = Self::settled(&anna, thread, &show.expect("an answer")).await;
        writeln!(self.told, "› /vacation show\n{}", shown::message(&show).trim_end()).expect("a string");
    }

    async fn end(&mut self, thread: Id) {
        let (anna, bob) = (self.anna.clone(), self.bob.clone());
        self.plays(thread, &["29-30"]).await;
        let asked = self.asks(&bob, thread, "resign", &[]).await;
        self.presses(&bob, thread, &asked, "resign-yes").await;
        self.take_down(&[thread]).await;
        for command in ["profile", "top", "gif", "export"] {
            self.asks(&anna, thread, command, &[]).await;
        }
        self.asks(&anna, thread, "move", &[("text", "18-19".into())]).await;
        self.asks(&anna, thread, "rematch", &[]).await;
        self.take_down(&[self.games, thread]).await;
    }
}
