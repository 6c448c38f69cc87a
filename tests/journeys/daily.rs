//! Ten days of daily puzzles in five servers, through the real client on a clock that the test moves: restarts, outages,
//! lost connections, clock changes and changed hours. Exactly one puzzle a server and day.

use std::collections::BTreeMap;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use localcord::{Id, Options, Person};
use play::Timestamp;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use store::{Store, StoreError};

use crate::table::content;
use crate::timed::Timed;

/// Wednesday, 2026-03-25, 10:00 UTC: clocks change in Greenland on Saturday evening and in Europe on Sunday.
const START: i64 = 1_774_432_800_000;
const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;
const DAYS: i64 = 10;

/// The servers: whose clock, and the hour at which their puzzle comes.
const SERVERS: [(&str, i8); 5] = [
    ("Europe/Warsaw", 2),
    ("America/Nuuk", 23),
    ("Asia/Kathmandu", 9),
    ("Pacific/Kiritimati", 0),
    ("America/New_York", 18),
];

struct Server {
    channel: Id,
    zone: TimeZone,
    hour: i8,
    /// The dates that have to have a puzzle, and when.
    expected: BTreeMap<Date, i64>,
}

impl Server {
    /// At a moment at which the bot is there: whether the puzzle of the date has to be there now.
    fn looks(&mut self, at: i64) {
        let there = self.zone.to_datetime(jiff::Timestamp::from_millisecond(at).expect("in range"));
        let date = there.date();
        if self.expected.last_key_value().is_some_and(|(last, _)| date <= *last) {
            return;
        }
        // In the night in which Nuuk has no hour 23, hour 22 is the last.
        let later = self.zone.to_datetime(jiff::Timestamp::from_millisecond(at + HOUR).expect("in range"));
        let cut = there.hour() == 22 && self.hour == 23 && later.date() > date && later.hour() < 22;
        if there.hour() >= self.hour || cut {
            self.expected.insert(date, at);
        }
    }
}

struct World {
    timed: Timed,
    owner: Person,
    servers: Vec<Server>,
    rng: ChaCha8Rng,
}

impl World {
    async fn set(seed: u64) -> Self {
        let timed = Timed::bare(Timestamp(START), Options { seed, ..Options::default() }).await;
        let owner = timed.cord.people().swap_remove(0);
        let servers = SERVERS.iter().enumerate().map(|(index, (zone, hour))| {
            let (_, channel) = timed.cord.add_guild(&format!("Server {index}"), "puzzles");
            let zone = TimeZone::get(zone).expect("a zone");
            Server { channel, zone, hour: *hour, expected: BTreeMap::new() }
        });
        let servers = servers.collect();
        let mut world = Self { timed, owner, servers, rng: ChaCha8Rng::seed_from_u64(seed) };
        world.start_bot().await;
        for (index, (_, hour)) in SERVERS.iter().enumerate() {
            world.sets_up(index, *hour).await;
        }
        world.timed.quiet().await;
        world
    }

    fn now(&self) -> i64 {
        self.timed.now().0
    }

    async fn sets_up(&mut self, index: usize, hour: i8) {
        let server = &mut self.servers[index];
        let zone = server.zone.iana_name().expect("a name").to_owned();
        let call = self.owner.command(server.channel, "daily").subcommand("setup");
        let call =
            call.channel("channel", server.channel).option("hour", i64::from(hour)).option("zone", zone);
        let answer = call.send().expect("sent").message().await.expect("an answer");
        assert!(content(&answer).contains(&format!("{hour}:00")), "{answer}");
        server.hour = hour;
        let now = self.now();
        self.servers[index].looks(now);
    }

    async fn start_bot(&mut self) {
        self.timed.start("daily").await;
        // A second bot beside it is refused.
        let second = Store::open(&self.timed.database(), self.timed.now());
        assert!(matches!(second, Err(StoreError::Locked { .. })));
    }

    /// The clock goes to a moment, quarter by quarter for whoever reckons along.
    async fn jump(&mut self, to: i64) {
        let from = self.now();
        self.timed.goes_to(Timestamp(to));
        if self.timed.is_running() {
            for at in (from.div_euclid(HOUR / 4) + 1..=to.div_euclid(HOUR / 4)).map(|n| n * HOUR / 4) {
                self.servers.iter_mut().for_each(|server| server.looks(at));
            }
            self.timed.quiet().await;
        }
    }

    /// The bot is ended and started again, at once or after hours.
    async fn accident(&mut self) {
        self.timed.stop().await;
        let away = [0, 20 * 60_000, 3 * HOUR, 14 * HOUR][self.rng.random_range(0..4)];
        self.jump(self.now() + away).await;
        self.start_bot().await;
        let now = self.now();
        self.servers.iter_mut().for_each(|server| server.looks(now));
        self.timed.quiet().await;
    }

    async fn lives(&mut self) {
        let end = START + DAYS * DAY;
        let mut next_accident = START + 9 * HOUR;
        while self.now() < end {
            let due = self.timed.reader.next_due().expect("a look").map_or(end, |at| at.0);
            let next = due.min(next_accident).min(end).max(self.now() + 1);
            self.jump(next).await;
            if next < next_accident {
                continue;
            }
            next_accident = self.now() + self.rng.random_range(8 * HOUR..30 * HOUR);
            match self.rng.random_range(0..4) {
                0 => {
                    let (index, hour) = (self.rng.random_range(0..5), self.rng.random_range(0..24));
                    self.sets_up(index, hour).await;
                    self.timed.quiet().await;
                }
                1 => {
                    self.timed.cord.faults().drop_connections();
                    self.timed.quiet().await;
                }
                _ => self.accident().await,
            }
        }
    }

    /// One message for each date that had to have one, with its number, on its day.
    fn compares(&self) {
        for (index, server) in self.servers.iter().enumerate() {
            let mut found: BTreeMap<i32, usize> = BTreeMap::new();
            for message in self.timed.cord.messages(server.channel) {
                if let Some(number) = number(&message) {
                    *found.entry(number).or_default() += 1;
                }
            }
            let monday = jiff::civil::date(2026, 1, 5);
            let wanted = server.expected.keys().map(|date| ((*date - monday).get_days() + 1, 1));
            assert_eq!(found, wanted.collect(), "server {index}");
            assert!(found.len() as i64 >= DAYS - 2, "server {index}: {found:?}");
        }
    }
}

/// The number of a day's puzzle, from the name of its picture.
fn number(message: &Value) -> Option<i32> {
    let name = message["attachments"][0]["filename"].as_str()?;
    name.strip_prefix("starmate-daily-starchess-")?.strip_suffix(".png")?.parse().ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_servers_have_exactly_one_puzzle_a_day_for_ten_days() {
    let seed = std::env::var("STARMATE_SEED").map_or(1, |seed| seed.parse().expect("a number"));
    let mut world = World::set(seed).await;
    world.lives().await;
    world.compares();
    world.timed.sound().await;
    let mut complaints = world.timed.cord.report().complaints(&[]);
    // A bot that has just been started does not know how much of a rate limit the one before it used up.
    complaints.retain(|complaint| !complaint.contains("earned 429"));
    assert!(complaints.is_empty(), "{complaints:?}");
}
