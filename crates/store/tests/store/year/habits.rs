//! People: when they look into the chat, and when they do not.

use rand::{Rng, RngExt};

use super::calendar::{Calendar, DAY, END, HOUR, MINUTE, Moment, START, ZONES};
use super::oracle::Person;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Habit {
    /// Every couple of hours while awake.
    Fast,
    /// Every one to three days.
    Slow,
    /// As the fast, and awake while others sleep.
    Owl,
}

/// Days without a look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trip {
    pub(crate) from: Moment,
    pub(crate) days: u16,
    /// Whether they put their clocks on vacation.
    pub(crate) announced: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Habits {
    pub(crate) habit: Habit,
    /// With how much left they begin to think of moving; those who do not put it off, at any time.
    pub(crate) puts_off_until: i64,
    /// When they are never seen again.
    pub(crate) gone: Moment,
    /// The last of them is the next.
    pub(crate) trips: Vec<Trip>,
    /// When they are back from the trip that they are on.
    pub(crate) away_until: Moment,
}

pub(crate) fn one_in(rng: &mut impl Rng, count: u32) -> bool {
    rng.random_range(0..count) == 0
}

/// A whole minute between two.
pub(crate) fn between(rng: &mut impl Rng, from: i64, until: i64) -> i64 {
    rng.random_range(from / MINUTE..=until / MINUTE) * MINUTE
}

/// Everybody has a zone, wishes and habits of their own.
pub(crate) fn people(rng: &mut impl Rng, count: usize) -> (Vec<Person>, Vec<Habits>) {
    let people = (0..count).map(|index| person(rng, index)).collect();
    let habits = (0..count).map(|_| habits(rng)).collect();
    (people, habits)
}

fn person(rng: &mut impl Rng, index: usize) -> Person {
    let mut person = Person::default();
    person.zone = index % ZONES.len();
    person.reminders = std::array::from_fn(|_| !one_in(rng, 3));
    person.digest = one_in(rng, 2).then(|| rng.random_range(0..24));
    person
}

fn habits(rng: &mut impl Rng) -> Habits {
    let kind = rng.random_range(0..100);
    let habit = match kind {
        0..45 => Habit::Fast,
        45..60 => Habit::Owl,
        _ => Habit::Slow,
    };
    let gone = if kind % 6 == 0 { START + between(rng, 10 * DAY, 340 * DAY) } else { END };
    let puts_off_until = match kind % 7 {
        0 => 20 * HOUR,
        1 => 7 * HOUR,
        2 => 2 * HOUR,
        _ => i64::MAX,
    };
    let mut trips = Vec::new();
    if kind % 3 == 1 {
        let mut from = START + between(rng, 5 * DAY, 120 * DAY);
        while from < END {
            let days = rng.random_range(2..22);
            trips.push(Trip { from, days, announced: !one_in(rng, 3) });
            from += DAY * i64::from(days) + between(rng, 30 * DAY, 150 * DAY);
        }
        trips.reverse();
    }
    Habits { habit, puts_off_until, gone, trips, away_until: START }
}

impl Habits {
    /// When somebody who looks now looks next.
    pub(crate) fn next_look(
        &self,
        rng: &mut impl Rng,
        calendar: &Calendar,
        zone: usize,
        now: Moment,
    ) -> Moment {
        let (pause, awake) = match self.habit {
            Habit::Fast => (between(rng, 50 * MINUTE, 4 * HOUR), 7..23),
            Habit::Owl => (between(rng, 50 * MINUTE, 4 * HOUR), 0..9),
            Habit::Slow => (between(rng, DAY, 3 * DAY), 7..23),
        };
        let mut at = now + pause;
        while at < END && !awake.contains(&calendar.wall(zone, at).hour) {
            at += between(rng, 10 * MINUTE, 2 * HOUR);
        }
        at
    }
}
