//! The puzzle of the day: when one is due, which number it has, how hard it is.
//!
//! A date is that of the calendar where the puzzle is posted. All that follows from it (number, tier, place in the
//! fixed order) is the same wherever the calendar shows that date, so that people far apart can compare.

use std::fmt;
use std::str::FromStr;

use crate::{LocalDate, Timestamp, UnknownWord, Zone};

/// The hour of a daily puzzle, and whose clock shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Daily {
    /// Whose calendar and clock.
    pub zone: Zone,
    /// From when on the day's puzzle is to be there, 0 to 23 o'clock.
    pub hour: u8,
}

impl Daily {
    /// The date whose puzzle is due at `now`: today's, once its hour has come, however late it is. `last` is the latest
    /// date that has had one; neither that nor any before it is due again, wherever the hour and the zone went since.
    pub fn due(&self, last: Option<LocalDate>, now: Timestamp) -> Option<LocalDate> {
        let today = self.zone.date(now);
        let come = self.zone.hour_of(today, self.hour).is_some_and(|at| at <= now);
        (come && last.is_none_or(|last| last < today)).then_some(today)
    }

    /// The next moment, from `now` on, at which one is due.
    pub fn next(&self, last: Option<LocalDate>, now: Timestamp) -> Timestamp {
        if self.due(last, now).is_some() {
            return now;
        }
        let after = last.and_then(|last| last.plus_days(1));
        let mut date = Some(self.zone.date(now)).max(after);
        while let Some(day) = date {
            if let Some(at) = self.zone.hour_of(day, self.hour).filter(|at| *at > now) {
                return at;
            }
            date = day.plus_days(1);
        }
        // The end of the calendar: no such moment comes.
        Timestamp(i64::MAX)
    }

    /// Whether a puzzle of `date` still is the day's: it has not ended where it is posted.
    pub fn is_of(&self, date: LocalDate, now: Timestamp) -> bool {
        self.zone.date(now) <= date
    }
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// For everybody.
    Easy,
    /// For those who play.
    Medium,
    /// For those who like to think for long.
    Hard,
}

impl Tier {
    /// All of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// `easy`, `medium` or `hard`; [`FromStr`] reads it back.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

impl FromStr for Tier {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|tier| tier.as_str() == text).ok_or(UnknownWord)
    }
}

/// How hard the puzzles of a row of days are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Series {
    /// Easy on Monday and harder towards Sunday.
    #[default]
    Weekly,
    /// The same every day.
    Fixed(Tier),
}

/// The tiers of a week, from Monday on.
const WEEK: [Tier; 7] =
    [Tier::Easy, Tier::Easy, Tier::Medium, Tier::Medium, Tier::Medium, Tier::Hard, Tier::Hard];

impl Series {
    /// All of them.
    pub const ALL: [Self; 4] =
        [Self::Weekly, Self::Fixed(Tier::Easy), Self::Fixed(Tier::Medium), Self::Fixed(Tier::Hard)];

    /// How hard the puzzle of a date is.
    pub fn tier(self, date: LocalDate) -> Tier {
        match self {
            Self::Weekly => WEEK[usize::from(date.weekday()) % WEEK.len()],
            Self::Fixed(tier) => tier,
        }
    }

    /// The tiers that its puzzles have.
    pub fn tiers(&self) -> &[Tier] {
        match self {
            Self::Weekly => &Tier::ALL,
            Self::Fixed(tier) => std::slice::from_ref(tier),
        }
    }

    /// The number of a date, one more each day. It is the same in every series.
    pub fn number(date: LocalDate) -> i32 {
        date.days_since(first()) + 1
    }

    /// The date of a number; `None` outside the calendar.
    pub fn date(number: i32) -> Option<LocalDate> {
        first().plus_days(number.checked_sub(1)?)
    }

    /// Which of its tier's puzzles a date has in this series: 0 is the first, one more with each later date that has the
    /// tier. Before number 1 it is negative.
    pub fn place(self, date: LocalDate) -> i32 {
        let day = date.days_since(first());
        let Self::Weekly = self else { return day };
        let tier = self.tier(date);
        let days = |week: &[Tier]| week.iter().filter(|of| **of == tier).count() as i32;
        let weekday = usize::from(date.weekday()) % WEEK.len();
        day.div_euclid(7) * days(&WEEK) + days(&WEEK[..weekday])
    }
}

/// The date of number 1: a Monday.
fn first() -> LocalDate {
    LocalDate::new(2026, 1, 5).expect("a date")
}

/// `weekly`, or the tier's word.
impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Weekly => "weekly",
            Self::Fixed(tier) => tier.as_str(),
        })
    }
}

impl FromStr for Series {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        if text == "weekly" { Ok(Self::Weekly) } else { text.parse().map(Self::Fixed) }
    }
}
