//! The local Discord, the bot in it, and what people do there, event by event.

use std::collections::{BTreeMap, BTreeSet};

use localcord::{Id, Options};
use play::{GameId, Timestamp};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::Status;
use rules::{Game, Move, Variant};
use serde_json::Value;

use super::oracle::{Keeper, Oracle};
use super::people::{CARDS, Player};
use crate::table::{board_of, boards_in, components, content, control, id, until};
use crate::timed::{BEAT_MS, Timed};

/// Days for each move of the games, in turn.
const CONTROLS: [i64; 3] = [1, 2, 3];
const DAY: i64 = 86_400_000;

/// A game as its players know it.
struct Played {
    thread: Id,
    players: [usize; 2],
    game: Game,
}

pub(crate) struct World {
    timed: Timed,
    rng: ChaCha8Rng,
    people: Vec<Player>,
    games: BTreeMap<i64, Played>,
    oracle: Oracle,
    next_accident: Timestamp,
}

impl World {
    pub(crate) async fn set(start: Timestamp, seed: u64, games: usize) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let timed = Timed::bare(start, Options { seed, ..Options::default() }).await;
        let mut people = Vec::new();
        let mut keepers = Vec::new();
        for (name, locale, zone, habit, digest, reminders, takes_dms) in CARDS {
            let person = timed.cord.add_person(name, locale);
            person.set_dms_open(takes_dms);
            people.push(Player::new(person, habit, takes_dms, start, &mut rng));
            keepers.push(Keeper::new(zone, digest, reminders, start));
        }
        let oracle = Oracle::new(keepers, start);
        let next_accident = start.plus_ms(rng.random_range(DAY / 2..DAY));
        let mut world = Self { timed, rng, people, games: BTreeMap::new(), oracle, next_accident };
        world.start_bot().await;
        world.settings().await;
        for number in 0..games {
            world.begin(number).await;
        }
        world.timed.quiet().await;
        world
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.timed.now()
    }

    async fn start_bot(&mut self) {
        self.timed.start("play").await;
        self.timed.caught_up().await;
    }

    /// Everybody says in which zone they live and when they want to be told what.
    async fn settings(&mut self) {
        let channel = self.timed.cord.channel("games");
        for (index, (_, _, zone, _, digest, reminders, _)) in CARDS.iter().enumerate() {
            let person = &self.people[index].person;
            let set = person.command(channel, "timezone").option("zone", *zone);
            set.send().expect("sent").message().await.expect("an answer");
            let mut set = person.command(channel, "settings").option("digest", digest.map_or(-1, i64::from));
            for hours in [24_u8, 8, 1] {
                set = set.option(&format!("remind-{hours}"), reminders.contains(&hours));
            }
            set.send().expect("sent").message().await.expect("an answer");
        }
    }

    /// A new game between two of the people, begun by a challenge and its button.
    async fn begin(&mut self, number: usize) {
        let (white, black) = (number % CARDS.len(), (number + 1 + number / CARDS.len()) % CARDS.len());
        let days = CONTROLS[number % CONTROLS.len()];
        let channel = self.timed.cord.channel("games");
        let before: BTreeSet<Id> = self.timed.cord.messages(channel).iter().map(id).collect();
        let (anna, bob) = (self.people[white].person.clone(), self.people[black].person.clone());
        let call = anna.command(channel, "play").user("opponent", bob.id()).option("colour", "white");
        let call = call.option("control", format!("{days}d"));
        call.send().expect("sent").message().await.expect("an answer");
        let new = |messages: &[Value]| {
            let challenge = |m: &&Value| control(m, "accept").is_some() && !before.contains(&id(m));
            messages.iter().rev().find(challenge).cloned()
        };
        let challenge = bob.until(channel, "the challenge", new).await.expect("a challenge");
        let accept = control(&challenge, "accept").expect("a button");
        bob.click(channel, id(&challenge), &accept).expect("pressed").outcome().await.expect("answered");
        let thread = id(&challenge);
        let board = anna
            .until(thread, "the first board", |messages| messages.iter().find_map(board_of))
            .await
            .expect("a board");
        self.games.insert(
            board.0,
            Played { thread, players: [white, black], game: Game::start(Variant::Starchess) },
        );
        self.oracle.begins(board.0, days * DAY, [white, black]);
    }

    /// The clock jumps to `to`.
    async fn jump(&mut self, to: Timestamp) {
        self.timed.goes_to(to);
        self.oracle.pass(to);
        if self.timed.is_running() {
            self.timed.quiet().await;
        }
    }

    /// The next thing happens: a moment of the bot's own comes, somebody looks at their games, or an accident.
    pub(crate) async fn step(&mut self, end: Timestamp) {
        let looks = self.people.iter().filter_map(|player| player.next_look).min();
        let due = self.timed.reader.next_due().expect("a look");
        let next = [looks, due, Some(self.next_accident), Some(end)].into_iter().flatten().min();
        let next = next.expect("the end").max(self.now());
        self.jump(next).await;
        if next >= self.next_accident {
            self.accident().await;
        }
        for index in 0..self.people.len() {
            if self.people[index].next_look.is_some_and(|look| look <= self.now()) {
                self.look(index).await;
                let now = self.now();
                self.people[index].plan(now, &mut self.rng);
            }
        }
    }

    /// The bot ends and is started again after a while.
    async fn accident(&mut self) {
        // After so long it has beaten at the very moment, so that it is known from when on it was away.
        self.jump(self.now().plus_ms(BEAT_MS)).await;
        let (now, reader) = (self.now(), self.timed.reader.clone());
        until("a heartbeat", || reader.last_beat().expect("a look") == Some(now)).await;
        self.timed.stop().await;
        self.oracle.connected = false;
        let away = match self.rng.random_range(0..3) {
            0 => self.rng.random_range(1_000..60_000),
            1 => self.rng.random_range(60_000..3_600_000),
            _ => self.rng.random_range(3_600_000..DAY),
        };
        let back = self.now().plus_ms(away);
        self.jump(back).await;
        self.oracle.reconnected();
        self.start_bot().await;
        self.timed.quiet().await;
        self.next_accident = back.plus_ms(self.rng.random_range(DAY..4 * DAY));
    }

    /// Somebody plays where it is their turn, most of the time.
    async fn look(&mut self, index: usize) {
        let mine: Vec<i64> = self
            .games
            .iter()
            .filter(|(id, played)| {
                let counting = &self.oracle.games[*id];
                !counting.over && played.players[usize::from(counting.ply % 2)] == index
            })
            .map(|(id, _)| *id)
            .collect();
        for number in mine {
            if self.rng.random_range(0..6) > 0 {
                self.play(index, number).await;
            }
        }
        self.timed.quiet().await;
    }

    async fn play(&mut self, index: usize, number: i64) {
        let played = self.games.get_mut(&number).expect("a game");
        let moves = played.game.position().legal_moves();
        let mv = moves[self.rng.random_range(0..moves.len())];
        let person = &self.people[index].person;
        let call = person
            .command(played.thread, "move")
            .option("text", typed(CARDS[index].1, mv))
            .option("game", number);
        let answer = call.send().expect("sent").message().await.expect("an answer");
        let edited = |messages: &[Value]| {
            let same = |m: &&Value| id(m) == id(&answer) && !content(m).is_empty();
            messages.iter().find(same).map(|m| content(m).to_owned())
        };
        let words = person.until(played.thread, "the answer", edited).await.expect("words");
        let written = format!("`{}`", played.game.position().written(mv));
        if !words.contains(&written) {
            let stored = self.timed.reader.game(GameId(number)).expect("a look").expect("a game");
            let (theirs, ours) = (stored.game.game().moves(), played.game.moves());
            panic!("{mv} in game {number}: {words}\nkept: {theirs:?}\nmade: {ours:?}");
        }
        played.game.push(mv).expect("a legal move");
        let over = played.game.status().is_over();
        self.oracle.moved(number, over);
    }

    /// All accounts are compared.
    pub(crate) async fn settle_accounts(mut self) {
        self.timed.quiet().await;
        for (number, played) in &self.games {
            let stored = self.timed.reader.game(GameId(*number)).expect("a look").expect("a game");
            assert_eq!(stored.game.game().moves(), played.game.moves(), "game {number}");
            let counting = &self.oracle.games[number];
            let on_time = stored.game.ending().filter(|ending| ending.status == Status::Time);
            assert_eq!(on_time.map(|ending| ending.at), counting.flagged, "the flag of game {number}");
            assert_eq!(stored.game.is_over(), counting.over, "game {number}");
            let boards = boards_in(&self.timed.cord.messages(played.thread), *number);
            assert_eq!(boards, vec![1; played.game.moves().len() + 1], "one board a move in game {number}");
        }
        let mut reminded = Vec::new();
        for message in self.all_messages() {
            for id in components(&message).filter_map(|c| c["custom_id"].as_str()) {
                if let Some(rest) = id.strip_prefix("reminder:") {
                    let parts: Vec<&str> = rest.split(':').collect();
                    let number = |index: usize| parts[index].parse::<i64>().expect("a number");
                    reminded.push((number(0), number(1) as u16, number(2) as u8));
                }
            }
        }
        reminded.sort_unstable();
        let expected: Vec<_> = self.oracle.reminders.iter().copied().collect();
        for (game, ply, hours) in expected.iter().filter(|wanted| !reminded.contains(wanted)) {
            let rows = self.timed.reader.posts_of(GameId(*game)).expect("a look");
            let rows =
                rows.into_iter().filter(|row| row.key.contains(&format!("p{ply}r")) || row.fault.is_some());
            println!("no reminder of {hours} h in game {game} at ply {ply}: {:#?}", rows.collect::<Vec<_>>());
        }
        assert_eq!(reminded, expected, "the reminders");
        self.lists_agree();
        self.timed.stop().await;
        // Some take no direct messages; and a bot that has just been started does not know how much of a rate limit the
        // one before it used up.
        let mut complaints = self.timed.cord.report().complaints(&[50_007]);
        complaints.retain(|complaint| !complaint.contains("earned 429"));
        assert!(complaints.is_empty(), "{complaints:?}");
        let report = self.timed.reader.check().expect("a check");
        assert!(report.faults.is_empty(), "{:?}", report.faults);
    }

    /// As many daily lists as there had to be, and no two for one day: their rows are named after person and date.
    fn lists_agree(&self) {
        for (index, player) in self.people.iter().enumerate() {
            let expected = self.oracle.digests.iter().filter(|(person, _)| *person == index).count();
            let told = |messages: Vec<Value>| messages.iter().filter(|m| is_list(m)).count();
            let got =
                if player.takes_dms { told(self.timed.cord.messages(player.person.dm())) } else { expected };
            assert_eq!(got, expected, "the daily lists of {}", player.person.name());
        }
    }

    fn all_messages(&self) -> Vec<Value> {
        let threads = self.games.values().map(|played| played.thread);
        let dms = self.people.iter().map(|player| player.person.dm());
        threads.chain(dms).flat_map(|channel| self.timed.cord.messages(channel)).collect()
    }
}

/// A move as somebody types it: to a Hungarian `B` may be the rook, so they say `F` for the bishop.
fn typed(locale: &str, mv: Move) -> String {
    let bare = mv.to_string();
    if locale == "hu" { bare.replace('B', "F") } else { bare }
}

/// A daily list begins with how many games wait, in any language, and has a line for each and no controls.
fn is_list(message: &Value) -> bool {
    let text = content(message);
    components(message).next().is_none()
        && text.lines().count() >= 2
        && text.lines().next().is_some_and(|line| line.ends_with(':'))
}
