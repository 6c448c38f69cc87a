//! People with habits.

use localcord::Person;
use play::Timestamp;
use rand::{Rng, RngExt};

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Habit {
    /// Looks every few hours.
    Fast,
    /// Looks every day or two.
    Slow,
    /// Stops to look on some day, for good.
    Vanishing,
}

/// Name, Discord's locale, time zone, habit, hour of the daily list, hours of the reminders, whether they take direct
/// messages.
type Card = (&'static str, &'static str, &'static str, Habit, Option<i8>, &'static [u8], bool);

pub(crate) const CARDS: [Card; 12] = [
    ("Anna", "en-GB", "Europe/London", Habit::Fast, Some(7), &[24, 1], true),
    ("Borys", "pl", "Europe/Warsaw", Habit::Slow, Some(8), &[24, 8, 1], true),
    ("Csilla", "hu", "Europe/Budapest", Habit::Fast, None, &[8], true),
    ("Дмитрий", "ru", "Asia/Yekaterinburg", Habit::Slow, Some(20), &[24, 1], true),
    ("Emma", "en-US", "America/New_York", Habit::Vanishing, Some(9), &[24, 8, 1], true),
    ("Fern", "en-US", "America/Los_Angeles", Habit::Slow, None, &[24, 1], false),
    ("Goro", "en-US", "Asia/Tokyo", Habit::Fast, Some(0), &[1], true),
    ("Hina", "en-GB", "Asia/Kathmandu", Habit::Slow, Some(6), &[], true),
    ("Iris", "en-GB", "Australia/Lord_Howe", Habit::Vanishing, None, &[24, 8, 1], true),
    ("João", "en-US", "America/Sao_Paulo", Habit::Fast, Some(23), &[24], true),
    ("Kiri", "en-GB", "Pacific/Auckland", Habit::Slow, Some(3), &[8, 1], true),
    ("Leyla", "ru", "Africa/Cairo", Habit::Fast, Some(2), &[24, 8], true),
];

/// Somebody at the table.
pub(crate) struct Player {
    pub(crate) person: Person,
    pub(crate) habit: Habit,
    pub(crate) takes_dms: bool,
    pub(crate) next_look: Option<Timestamp>,
    vanishes: Option<Timestamp>,
}

impl Player {
    pub(crate) fn new(
        person: Person,
        habit: Habit,
        takes_dms: bool,
        now: Timestamp,
        rng: &mut impl Rng,
    ) -> Self {
        let vanishes = matches!(habit, Habit::Vanishing)
            .then(|| now.plus_ms(rng.random_range(1..=4) * 86_400_000 + rng.random_range(0..86_400_000)));
        let mut player = Self { person, habit, takes_dms, next_look: Some(now), vanishes };
        player.plan(now, rng);
        player
    }

    /// When they will look next.
    pub(crate) fn plan(&mut self, now: Timestamp, rng: &mut impl Rng) {
        let hours = match self.habit {
            Habit::Fast => rng.random_range(2..9),
            Habit::Slow | Habit::Vanishing => rng.random_range(14..50),
        };
        let next = now.plus_ms(hours * 3_600_000 + rng.random_range(0..3_600_000));
        self.next_look = Some(next).filter(|next| self.vanishes.is_none_or(|gone| *next < gone));
    }
}
