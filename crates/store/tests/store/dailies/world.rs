//! Servers, the bot and its accidents.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use play::{Daily, Series, Tier, Timestamp, Zone};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::Variant;
use store::{
    Address, ChannelId, Content, DailyPost, DailySetting, GuildId, MessageId, Post, Stock, Store, StoreError,
    Subject,
};

use super::chat::Chat;
use super::oracle::{self, Life, Wish};
use crate::table::Table;

/// Thursday, 2026-02-26, 00:00 UTC: before the clock changes of America, Greenland, Europe, Chile and Australia.
const START: i64 = 1_772_064_000_000;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// Thirty zones: all the odd offsets and clock changes that there are.
const ZONES: [&str; 30] = [
    "UTC",
    "Europe/Warsaw",
    "Europe/London",
    "Europe/Moscow",
    "Europe/Chisinau",
    "Africa/Cairo",
    "Africa/Casablanca",
    "America/New_York",
    "America/St_Johns",
    "America/Havana",
    "America/Los_Angeles",
    "America/Santiago",
    "America/Asuncion",
    "America/Sao_Paulo",
    "America/Nuuk",
    "America/Adak",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Asia/Tehran",
    "Asia/Beirut",
    "Asia/Gaza",
    "Asia/Tokyo",
    "Australia/Adelaide",
    "Australia/Lord_Howe",
    "Australia/Eucla",
    "Pacific/Chatham",
    "Pacific/Kiritimati",
    "Pacific/Honolulu",
    "Pacific/Pago_Pago",
    "Antarctica/Troll",
];

const SERIES: [&str; 4] = ["weekly", "easy", "medium", "hard"];

/// How many puzzles of each tier there are at first.
const SHIPPED: usize = 165;

/// One server.
struct Server {
    life: Life,
    changed_series: bool,
}

/// What happened, for the end.
#[derive(Default)]
pub(crate) struct Tally {
    puzzles: usize,
    messages: usize,
    restarts: usize,
    outages: usize,
    crashes: usize,
    double: usize,
    changes: usize,
    excused: usize,
    mined: usize,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} puzzles, {} messages of them and {} days that ended before the message could be sent; {} outages, \
             {} restarts, {} crashes while posting, {} double starts, {} changed settings, {} puzzles mined on the way",
            self.puzzles,
            self.messages,
            self.excused,
            self.outages,
            self.restarts,
            self.crashes,
            self.double,
            self.changes,
            self.mined
        )
    }
}

impl Tally {
    /// A run in which nothing happens shows nothing.
    pub(crate) fn is_worth_something(&self, days: u64, servers: u64) {
        assert!(self.puzzles as u64 > days * servers * 7 / 10, "{self}");
        for happened in [self.outages, self.restarts, self.crashes, self.double, self.changes] {
            assert!(happened as u64 >= days / 20, "{self}");
        }
    }
}

pub(crate) struct World {
    rng: ChaCha8Rng,
    table: Option<Table>,
    now: i64,
    servers: Vec<Server>,
    chat: Chat,
    outages: Vec<(i64, i64)>,
    /// When a message was refused, and until when it was not tried again.
    refusals: HashMap<(ChannelId, String), Vec<(i64, i64)>>,
    tally: Tally,
    mined: usize,
}

fn guild(server: usize) -> GuildId {
    GuildId(1_200_000_000_000_000_000 + server as u64)
}

fn channel(server: usize) -> ChannelId {
    ChannelId(1_300_000_000_000_000_000 + server as u64)
}

fn subject(server: usize) -> Subject {
    Subject::Server(guild(server))
}

/// What a puzzle's message is known by: in the bot it is the name of its picture.
fn mark(post: &DailyPost, content: Content) -> String {
    let kind = if matches!(content, Content::Daily(_)) { "daily" } else { "solution" };
    format!("{kind}-{}-{}", post.variant, post.number)
}

impl World {
    pub(crate) fn new(seed: u64, servers: usize) -> Self {
        let table = Table::new();
        let ids: Vec<(String, Tier)> = Tier::ALL
            .into_iter()
            .flat_map(|tier| (0..SHIPPED).map(move |n| (format!("{}-{n}", tier.as_str()), tier)))
            .collect();
        let stock: Vec<Stock<'_>> = ids
            .iter()
            .map(|(id, tier)| Stock { id, variant: Variant::Starchess, tier: *tier, rating: 1500 })
            .collect();
        table.store.stock(&stock).expect("stocked");
        let mut world = Self {
            rng: ChaCha8Rng::seed_from_u64(seed),
            table: Some(table),
            now: START,
            servers: Vec::new(),
            chat: Chat::default(),
            outages: Vec::new(),
            refusals: HashMap::new(),
            tally: Tally::default(),
            mined: 0,
        };
        for server in 0..servers {
            world.servers.push(Server { life: Life::default(), changed_series: false });
            let series = SERIES[server % SERIES.len()];
            // Every zone, and hours at which clocks change among them.
            let hour = [9, 0, 2, 23, 3, 1, 18][server % 7];
            world.sets(server, ZONES[server % ZONES.len()], hour, series);
        }
        world
    }

    fn store(&self) -> &Store {
        &self.table.as_ref().expect("there is one but during a restart").store
    }

    fn now(&self) -> Timestamp {
        Timestamp(self.now)
    }

    fn sets(&mut self, server: usize, zone: &str, hour: i8, series: &'static str) {
        let setting = DailySetting {
            channel: Some(channel(server)),
            daily: Daily { zone: Zone::named(zone).expect("a zone"), hour: hour.unsigned_abs() },
            variants: vec![Variant::Starchess],
            series: series.parse::<Series>().expect("a series"),
            role: None,
            language: None,
            goal: false,
        };
        self.store().set_daily(subject(server), &setting, self.now()).expect("set");
        let zone = TimeZone::get(zone).expect("a zone");
        self.servers[server].life.wishes.push((self.now, Some(Wish { zone, hour, series })));
    }

    /// A moderator changes their mind.
    fn changes(&mut self) {
        self.tally.changes += 1;
        let server = self.rng.random_range(0..self.servers.len());
        let last = self.servers[server].life.wishes.iter().rev().find_map(|(_, wish)| wish.clone());
        let last = last.expect("set at first");
        let stopped = self.servers[server].life.wishes.last().is_some_and(|(_, wish)| wish.is_none());
        let mut zone = last.zone.iana_name().expect("a name").to_owned();
        let (mut hour, mut series) = (last.hour, last.series);
        match self.rng.random_range(0..8) {
            _ if stopped => {}
            0 => {
                self.store().stop_daily(subject(server), self.now()).expect("stopped");
                self.servers[server].life.wishes.push((self.now, None));
                return;
            }
            // Some keep theirs for good, so that there are some to compare.
            1 if !server.is_multiple_of(5) => {
                series = SERIES[self.rng.random_range(0..SERIES.len())];
                self.servers[server].changed_series = true;
            }
            2..4 => ZONES[self.rng.random_range(0..ZONES.len())].clone_into(&mut zone),
            _ => hour = self.rng.random_range(0..24),
        }
        self.sets(server, &zone, hour, series);
    }

    /// The bot dies, and another begins.
    fn restarts(&mut self) {
        self.tally.restarts += 1;
        let table = self.table.take().expect("a table");
        // A second bot beside the first does not start.
        if self.rng.random_range(0..3) == 0 {
            self.tally.double += 1;
            let second = Store::open(&table.path(), self.now());
            assert!(matches!(second, Err(StoreError::Locked { .. })), "{second:?}");
        }
        self.table = Some(table.reopened());
        self.store().back(self.now()).expect("back").into_inner();
    }

    /// The bot looks: what is due happens, and what is to be posted is posted.
    fn looks(&mut self) {
        loop {
            let due = self.store().due(self.now(), 50).expect("a look");
            if due.is_empty() {
                break;
            }
            for due in due {
                self.store().fire(due, self.now()).expect("done").into_inner();
                // A scheduler that was started twice has the same list.
                if self.rng.random_range(0..10) == 0 {
                    self.store().fire(due, self.now()).expect("done").into_inner();
                }
            }
        }
        self.store().beat(self.now()).expect("a beat");
        self.posts();
    }

    fn posts(&mut self) {
        loop {
            let doubtful = self.store().in_flight(self.now()).expect("a look");
            let waiting = self.store().next_posts(self.now(), 50).expect("a look");
            if doubtful.is_empty() && waiting.is_empty() {
                return;
            }
            for post in doubtful {
                self.settles(&post);
            }
            for post in waiting {
                if !self.sends(&post) {
                    // The bot died: what it had read is forgotten.
                    self.restarts();
                    break;
                }
            }
        }
    }

    fn daily_of(&self, post: &Post) -> DailyPost {
        let (Content::Daily(id) | Content::Reveal(id)) = post.content else { panic!("{post:?}") };
        self.store().daily_post(id).expect("a look").expect("there")
    }

    fn place(post: &Post) -> ChannelId {
        match post.address.expect("an address") {
            Address::Channel(channel) => channel,
            Address::User(_) => panic!("only servers here"),
        }
    }

    /// A row of which it is not known whether it arrived: sent again with its nonce, or looked for.
    fn settles(&mut self, post: &Post) {
        let (daily, channel) = (self.daily_of(post), Self::place(post));
        let mark = mark(&daily, post.content);
        let age = post.in_flight_since.map_or(0, |since| self.now().ms_since(since));
        if (0..2 * MINUTE).contains(&age) {
            let message = self.chat.take(channel, post.nonce(), &mark, self.now());
            self.sent(post, channel, message);
            return;
        }
        match self.chat.find(channel, &mark, post.after_message) {
            Some(message) => self.sent(post, channel, message),
            None => {
                self.store().mark_failed(post.id, "it never arrived", self.now()).expect("marked");
            }
        }
    }

    fn sent(&self, post: &Post, channel: ChannelId, message: MessageId) {
        self.store().mark_sent(post.id, channel, message, self.now()).expect("marked");
    }

    /// A row that waits is sent; `false` when the bot died over it.
    fn sends(&mut self, post: &Post) -> bool {
        let (daily, channel) = (self.daily_of(post), Self::place(post));
        if matches!(post.content, Content::Daily(_)) && daily.is_past(self.now()) {
            self.store().mark_dead(post.id, "its day is over").expect("marked");
            return true;
        }
        let mark = mark(&daily, post.content);
        let known = self.chat.messages(channel).last().map(|message| message.id);
        assert!(self.store().mark_in_flight(post.id, known, self.now()).expect("marked"));
        let accident = self.rng.random_range(0..40);
        if accident == 0 {
            self.tally.crashes += 1;
            return false;
        }
        if accident == 1 {
            let later = self.now().plus_ms(self.rng.random_range(2_000..10 * MINUTE));
            let name = (channel, mark);
            self.refusals.entry(name).or_default().push((self.now, later.0));
            self.store().mark_failed(post.id, "refused", later).expect("marked");
            return true;
        }
        let message = self.chat.take(channel, post.nonce(), &mark, self.now());
        if accident == 2 {
            self.tally.crashes += 1;
            return false;
        }
        self.sent(post, channel, message);
        true
    }

    /// Puzzles are mined for servers that have had nearly all.
    fn mines(&mut self) {
        for server in 0..self.servers.len() {
            for tier in Tier::ALL {
                let left = self.store().unused(subject(server), Variant::Starchess, tier).expect("a look");
                for _ in left..8 {
                    let id = format!("mined-{}", self.mined);
                    let stock = Stock { id: &id, variant: Variant::Starchess, tier, rating: 1500 };
                    assert!(self.store().add_mined(&stock, "a puzzle").expect("added"));
                    (self.mined, self.tally.mined) = (self.mined + 1, self.tally.mined + 1);
                }
            }
        }
    }

    /// Lives so many days, and compares with what had to happen.
    pub(crate) fn lives(mut self, days: i64) -> Tally {
        let end = START + days * DAY;
        self.looks();
        let mut next_change = self.now + self.rng.random_range(HOUR..12 * HOUR);
        let mut next_accident = self.now + self.rng.random_range(HOUR..12 * HOUR);
        let mut next_mining = self.now;
        loop {
            let moments = [
                self.store().next_due().expect("a look").map(|at| at.0),
                self.store().next_retry().expect("a look").map(|at| at.0),
                Some(next_change),
                Some(next_accident),
                Some(next_mining),
            ];
            let next = moments.into_iter().flatten().min().expect("a moment").max(self.now);
            if next >= end {
                break;
            }
            self.now = next;
            if next_mining <= next {
                self.mines();
                next_mining = self.now + DAY;
            }
            if next_change <= next {
                // Whoever changes something sees what is due now done first.
                self.looks();
                self.changes();
                next_change += self.rng.random_range(HOUR..12 * HOUR);
            }
            if next_accident <= next {
                self.accident(end);
                next_accident = self.now + self.rng.random_range(HOUR..2 * DAY);
                next_change = next_change.max(self.now + 1);
            }
            self.looks();
        }
        self.now = end;
        self.compares(end);
        self.tally
    }

    /// The bot is restarted at once, or is away for a while.
    fn accident(&mut self, end: i64) {
        self.looks();
        self.store().beat(self.now()).expect("a beat");
        if self.rng.random_range(0..2) == 0 {
            self.restarts();
            return;
        }
        self.tally.outages += 1;
        let away = match self.rng.random_range(0..10) {
            0..4 => self.rng.random_range(MINUTE..HOUR),
            4..9 => self.rng.random_range(HOUR..14 * HOUR),
            _ => self.rng.random_range(DAY..3 * DAY),
        };
        let back = (self.now + away).min(end);
        // What the last look did stands; from the next millisecond on the bot is away.
        self.outages.push((self.now + 1, back));
        self.now = back;
        self.restarts();
    }

    fn compares(&mut self, end: i64) {
        for index in 0..self.servers.len() {
            let expected = self.servers[index].life.expected(end, &self.outages);
            let posts = self.store().daily_posts(subject(index), 0, u32::MAX).expect("a look");
            let dates: BTreeMap<Date, &DailyPost> = posts.iter().map(|post| (date(post), post)).collect();
            assert_eq!(dates.len(), posts.len(), "server {index}: no date twice");
            let (have, want) = (dates.keys().collect::<Vec<_>>(), expected.keys().collect::<Vec<_>>());
            assert_eq!(have, want, "server {index}: the dates");
            let puzzles: HashSet<_> = posts.iter().map(|post| post.puzzle).collect();
            assert_eq!(puzzles.len(), posts.len(), "server {index}: no puzzle twice");
            for (date, post) in &dates {
                let wanted = &expected[date];
                assert_eq!(post.number, oracle::number(*date), "server {index}, {date}");
                assert_eq!(post.series.to_string(), wanted.series, "server {index}, {date}");
                assert_eq!(post.tier.as_str(), oracle::tier(wanted.series, *date), "server {index}, {date}");
                self.compare_message(index, post, wanted);
            }
            self.tally.puzzles += posts.len();
        }
        self.series_agree();
        let report = self.store().check().expect("a check");
        assert_eq!(report.faults, []);
    }

    /// One message of each puzzle: at its moment or, after an accident, later on its day; none only where the bot was
    /// away for the rest of the day.
    fn compare_message(&mut self, server: usize, post: &DailyPost, wanted: &oracle::Expected) {
        let name = mark(post, Content::Daily(post.id));
        let found: Vec<_> =
            self.chat.messages(channel(server)).iter().filter(|message| message.mark == name).collect();
        match found.as_slice() {
            [message] => {
                self.tally.messages += 1;
                assert!(
                    (wanted.at..wanted.until).contains(&message.at.0),
                    "server {server}, {name}: {found:?}"
                );
            }
            [] => {
                self.tally.excused += 1;
                // The last try was refused, and there was no other before the day was over.
                let waits =
                    self.refusals.get(&(channel(server), name.clone())).map_or(&[][..], Vec::as_slice);
                let none =
                    |at: i64| self.outages.iter().chain(waits).any(|(from, to)| (*from..*to).contains(&at));
                let was_there =
                    (wanted.at..wanted.until.min(self.now)).step_by(MINUTE as usize).any(|at| !none(at));
                assert!(!was_there, "server {server}, {name}: no message");
            }
            _ => panic!("server {server}, {name}: {found:?}"),
        }
        let solution = mark(post, Content::Reveal(post.id));
        let told = self.chat.messages(channel(server)).iter().filter(|m| m.mark == solution).count();
        assert_eq!(
            told,
            usize::from(post.revealed.is_some() && found.len() == 1),
            "server {server}, {solution}"
        );
    }

    /// Servers with one series, that never had another, have had the same puzzle of the same date while there were shipped
    /// ones for all of them.
    fn series_agree(&self) {
        let mut seen: BTreeMap<(&str, Date), BTreeSet<_>> = BTreeMap::new();
        for (index, server) in self.servers.iter().enumerate().filter(|(_, server)| !server.changed_series) {
            let Some((_, Some(wish))) = server.life.wishes.first() else { continue };
            for post in self.store().daily_posts(subject(index), 0, u32::MAX).expect("a look") {
                let place = post.series.place(post.date);
                if (0..SHIPPED as i32).contains(&place) {
                    seen.entry((wish.series, date(&post))).or_default().insert(post.puzzle);
                }
            }
        }
        assert!(!seen.is_empty());
        for (of, puzzles) in seen {
            assert_eq!(puzzles.len(), 1, "{of:?}");
        }
    }
}

fn date(post: &DailyPost) -> Date {
    jiff::civil::date(post.date.year(), post.date.month(), post.date.day())
}
