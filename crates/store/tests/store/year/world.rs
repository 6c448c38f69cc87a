//! The year as it goes: people, the bot and its accidents, and the oracle beside them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fmt;

use play::Timestamp;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rusqlite::Connection;

use super::calendar::{DAY, END, HOUR, MINUTE, Moment, QUARTER, START, ZONES};
use super::habits::{self, Habits, between, one_in};
use super::meetings::Offer;
use super::oracle::Oracle;
use super::tally::Tally;
use super::told::{seconds, user};
use crate::clocks::Wishes;
use crate::table::Table;

/// What is going to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Event {
    /// A person looks into the chat, as is their habit.
    Look(usize),
    /// They look once more.
    Glance(usize),
    /// The connection is lost for so many seconds.
    Outage(i64),
    /// It stands again.
    Back,
    /// The bot dies, and another begins at once.
    Restart,
    /// The scheduler, held up so far, looks again.
    Awake,
    /// Nothing but a look at whether all agree.
    Sunday,
}

pub(crate) struct World {
    pub(crate) seed: u64,
    pub(crate) rng: ChaCha8Rng,
    table: Option<Table>,
    /// The database without the store between.
    pub(crate) hand: Connection,
    pub(crate) oracle: Oracle,
    pub(crate) habits: Vec<Habits>,
    queue: BinaryHeap<Reverse<(Moment, Event)>>,
    /// Challenges that wait for an answer.
    pub(crate) offers: Vec<Offer>,
    /// How many games are to be played.
    pub(crate) wanted: usize,
    /// Until when the scheduler is held up.
    pub(crate) late: Option<Moment>,
    /// The last row of the outbox that has been looked at.
    pub(crate) last_post: i64,
    pub(crate) tally: Tally,
}

impl World {
    pub(crate) fn new(seed: u64, games: usize) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let count = (games / 8).clamp(12, 60);
        let (people, habits) = habits::people(&mut rng, count);
        let table = Table::new();
        table.set(Timestamp(START * 1_000));
        table.store.beat(table.now()).expect("a beat");
        let hand = table.hand();
        let oracle = Oracle::new(people, START);
        let mut world = Self {
            seed,
            rng,
            table: Some(table),
            hand,
            oracle,
            habits,
            queue: BinaryHeap::new(),
            offers: Vec::new(),
            wanted: games,
            late: None,
            last_post: 0,
            tally: Tally::default(),
        };
        for person in 0..count {
            let home = world.oracle.people[person].clone();
            world.lives_at(person, home.zone, home.digest);
            let look = START + between(&mut world.rng, MINUTE, DAY);
            world.plan(look, Event::Look(person));
        }
        world.plan(START + 7 * DAY, Event::Sunday);
        world.plan_outage();
        world.plan_restart();
        world
    }

    pub(crate) fn table(&self) -> &Table {
        self.table.as_ref().expect("there is one but during a restart")
    }

    pub(crate) fn now(&self) -> Moment {
        self.oracle.now
    }

    pub(crate) fn plan(&mut self, at: Moment, event: Event) {
        self.queue.push(Reverse((at, event)));
    }

    fn plan_outage(&mut self) {
        let at = self.now() + between(&mut self.rng, HOUR, 6 * DAY);
        let length = match self.rng.random_range(0..20) {
            0..7 => self.rng.random_range(1..90),
            7..14 => self.rng.random_range(MINUTE..HOUR),
            14..19 => self.rng.random_range(HOUR..20 * HOUR),
            _ => self.rng.random_range(DAY..4 * DAY),
        };
        self.plan(at, Event::Outage(length));
    }

    fn plan_restart(&mut self) {
        let at = self.now() + between(&mut self.rng, HOUR, 10 * DAY);
        self.plan(at, Event::Restart);
    }

    /// Somebody lives in another zone from now on, or has their list at another hour.
    pub(crate) fn lives_at(&mut self, person: usize, zone: usize, digest: Option<u8>) {
        self.oracle.moves_to(person, zone, digest);
        let reminders = self.oracle.people[person].reminders;
        self.table().wishes(user(person), Wishes { reminders, digest, zone: ZONES[zone] });
    }

    /// Lives through the year, comparing at each moment at which anything happens.
    pub(crate) fn lives(mut self) -> Tally {
        let mut turns_of_a_moment = 0;
        loop {
            let Reverse((planned, event)) = *self.queue.peek().expect("there is always a Sunday");
            let due = self.due();
            let at = due.map_or(planned, |due| due.min(planned)).max(self.now());
            if at > END {
                break;
            }
            turns_of_a_moment = if at == self.now() { turns_of_a_moment + 1 } else { 0 };
            self.same("the scheduler goes round and round", &(turns_of_a_moment > 1_000), &false);
            self.oracle.advance(at);
            self.oracle.happen();
            self.table().set(Timestamp(at * 1_000));
            if self.oracle.away.is_none() {
                self.table().store.beat(self.table().now()).expect("a beat");
                if self.late.is_none() {
                    self.wakes(due == Some(at));
                }
            }
            if due != Some(at) {
                self.queue.pop();
                self.happens(event);
            }
        }
        self.looks_again();
        self.agrees_at_last();
        self.tally
    }

    /// When the scheduler has something to do next: not while it is held up or there is no connection.
    fn due(&self) -> Option<Moment> {
        if self.oracle.away.is_some() || self.late.is_some() {
            return None;
        }
        let due = self.table().store.next_due().expect("a look")?;
        Some(seconds(due).max(self.now()))
    }

    /// The scheduler looks: what is due happens, unless it is held up for some minutes just now.
    fn wakes(&mut self, due: bool) {
        let now = self.now();
        let quarter = (now / QUARTER + 1) * QUARTER;
        // Lists have their hour: none lies in the minutes in which nothing is done.
        if due && now % QUARTER != 0 && quarter - now > 2 * MINUTE && one_in(&mut self.rng, 12) {
            let until = now + self.rng.random_range(MINUTE..quarter - now);
            self.late = Some(until);
            self.plan(until, Event::Awake);
            // Some look just now.
            let eager = self.rng.random_range(0..self.habits.len());
            let soon = self.rng.random_range(now..=until);
            self.plan(soon, Event::Glance(eager));
            self.tally.late += 1;
            return;
        }
        if due {
            self.table().fires();
        }
        if due || !self.oracle.told.is_empty() {
            self.agrees(0);
        }
    }

    fn happens(&mut self, event: Event) {
        match event {
            Event::Look(person) | Event::Glance(person) => {
                if self.oracle.away.is_none() {
                    self.looks(person);
                }
                if event == Event::Look(person) {
                    self.plan_look(person);
                }
            }
            Event::Outage(length) => {
                self.looks_again();
                self.oracle.away = Some(self.now());
                self.plan(self.now() + length, Event::Back);
            }
            Event::Back => self.back(),
            Event::Restart => {
                self.restarts();
                if self.oracle.away.is_none() {
                    // Between its last beat and now no second went by.
                    let away = self.table().store.back(self.table().now()).expect("noted").into_inner();
                    assert_eq!(away, None);
                }
                self.plan_restart();
            }
            Event::Awake => self.looks_again(),
            Event::Sunday => {
                self.agrees_on_clocks();
                self.plan(self.now() + 7 * DAY, Event::Sunday);
            }
        }
    }

    /// The scheduler is held up no longer.
    fn looks_again(&mut self) {
        if self.late.take().is_some() {
            self.table().fires();
            self.agrees(QUARTER);
        }
    }

    fn restarts(&mut self) {
        self.table = self.table.take().map(Table::reopened);
        self.tally.restarts += 1;
    }

    /// The connection stands again, perhaps after a restart, and perhaps somebody is faster than the chat's word for it.
    fn back(&mut self) {
        if one_in(&mut self.rng, 2) {
            self.restarts();
        }
        let length = self.now() - self.oracle.away.expect("it was away");
        self.oracle.back();
        if length > 20 && !self.oracle.boards.is_empty() && one_in(&mut self.rng, 4) {
            self.stranger_asks();
        } else {
            let span = self.table().store.back(self.table().now()).expect("noted").into_inner();
            assert_eq!(span.map(|span| span.until.ms_since(span.from)), Some(length * 1_000));
        }
        self.oracle.happen();
        self.table().fires();
        self.agrees(0);
        self.tally.outages += 1;
        self.plan_outage();
    }

    /// Somebody looks again when it suits them; while they sit at a game of minutes, in a minute or two; on a trip, after
    /// it.
    fn plan_look(&mut self, person: usize) {
        let (now, zone) = (self.now(), self.oracle.people[person].zone);
        let mut at = self.habits[person].next_look(&mut self.rng, &self.oracle.calendar, zone, now);
        if self.oracle.of(person).any(|board| self.oracle.boards[board].is_a_sitting()) {
            at = now + between(&mut self.rng, MINUTE, 3 * MINUTE);
        }
        let habits = &self.habits[person];
        at = at.max(habits.away_until);
        if let Some(trip) = habits.trips.last().filter(|trip| trip.from <= at) {
            at = trip.from.max(now + MINUTE);
        }
        if at < habits.gone {
            self.plan(at, Event::Look(person));
        }
    }

    /// What the store says against what the oracle says, in words that tell where to look.
    #[track_caller]
    pub(crate) fn same<T: PartialEq + fmt::Debug>(&self, what: &str, store: &T, oracle: &T) {
        let at = jiff::Timestamp::from_second(self.now()).expect("a year of ours");
        assert!(
            store == oracle,
            "STARMATE_SEED={} STARMATE_YEAR_GAMES={} first differs at {at}: {what}\n store: {store:?}\noracle: {oracle:?}",
            self.seed,
            self.wanted,
        );
    }
}
