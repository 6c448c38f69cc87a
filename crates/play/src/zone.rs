//! Time zones: whose Saturday it is, and when it is eight o'clock for somebody.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

use jiff::civil::{Date, DateTime};
use jiff::tz::{AmbiguousOffset, TimeZone, TimeZoneDatabase};
use jiff::{Span as Calendar, Timestamp as Instant};

use crate::{Span, Spans, Timestamp};

/// The database inside the program, so that the same zone means the same on every machine.
static DATABASE: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut names: Vec<String> = DATABASE.available().map(|name| name.as_str().to_owned()).collect();
    names.sort_unstable();
    names
});

/// A time zone of the IANA database. Two are equal when their names are.
#[derive(Clone)]
pub struct Zone(TimeZone);

impl Zone {
    /// Coordinated universal time, the zone of those who chose none.
    pub const fn utc() -> Self {
        Self(TimeZone::UTC)
    }

    /// The zone of a name such as `Europe/Warsaw`, in any case; `None` when the database has none.
    pub fn named(name: &str) -> Option<Self> {
        let zone = DATABASE.get(name.trim()).ok()?;
        // `Etc/Unknown` is a zone to the library, and no name to people.
        zone.iana_name()?;
        Some(Self(zone))
    }

    /// All names of the database, sorted.
    pub fn names() -> &'static [String] {
        &NAMES
    }

    /// The name as the database spells it.
    #[expect(clippy::missing_panics_doc, reason = "a zone without a name is never made")]
    pub fn name(&self) -> &str {
        self.0.iana_name().expect("only zones with a name are made")
    }

    /// The date that a calendar on the wall shows at `at`.
    pub fn date(&self, at: Timestamp) -> LocalDate {
        LocalDate(self.local(at).date())
    }

    /// The hour and minute that a clock on the wall shows at `at`.
    pub fn time(&self, at: Timestamp) -> (u8, u8) {
        let local = self.local(at);
        (local.hour().unsigned_abs(), local.minute().unsigned_abs())
    }

    /// The first moment of a date; of a date that the zone skipped, the first moment after it.
    pub fn start_of(&self, date: LocalDate) -> Timestamp {
        self.first(date.0.at(0, 0, 0, 0))
    }

    /// The weekend that `at` is in, or else the next one: from the first moment of Saturday to the first of Monday. `None`
    /// at the end of the calendar (the year 9999).
    pub fn weekend_at_or_after(&self, at: Timestamp) -> Option<Span> {
        let date = self.local(at).date();
        let since_saturday = (date.weekday().to_monday_zero_offset() + 2) % 7;
        let mut saturday = date.checked_sub(Calendar::new().days(since_saturday)).ok()?;
        loop {
            let monday = saturday.checked_add(Calendar::new().days(2)).ok()?;
            let until = self.start_of(LocalDate(monday));
            if until > at {
                return Some(Span { from: self.start_of(LocalDate(saturday)), until });
            }
            saturday = saturday.checked_add(Calendar::new().days(7)).ok()?;
        }
    }

    /// The part of the time from `from` to `until` that is weekend.
    pub fn weekends(&self, from: Timestamp, until: Timestamp) -> Spans {
        let next = |span: &Span| self.weekend_at_or_after(span.until);
        let overlapping = std::iter::successors(self.weekend_at_or_after(from), next);
        let overlapping = overlapping.take_while(|span| span.from < until);
        overlapping.map(|span| Span { from: span.from.max(from), until: span.until.min(until) }).collect()
    }

    /// The next moment after `after` at which it becomes `hour` o'clock (0 to 23): one for each date. Where clocks are put
    /// forward over the hour it is the moment of that; where they are put back, the first of the two. A date that the
    /// zone skipped as a whole has none.
    pub fn next_hour(&self, after: Timestamp, hour: u8) -> Timestamp {
        let mut date = self.local(after).date();
        loop {
            let moment = self.first(date.at(hour.min(23) as i8, 0, 0, 0));
            if moment > after && self.date(self.start_of(LocalDate(date))).0 == date {
                return moment;
            }
            match date.tomorrow() {
                Ok(tomorrow) => date = tomorrow,
                // The end of the calendar: no such moment comes.
                Err(_) => return Timestamp(i64::MAX),
            }
        }
    }

    /// The moment at which it becomes `hour` o'clock (0 to 23) on a date: where clocks are put forward over the hour, the
    /// moment of that; where they are put back, the first of the two. Where they are put forward to the end of the date it
    /// is the last full hour that the date has, so that each date has such a moment, but for one that the zone skipped.
    pub fn hour_of(&self, date: LocalDate, hour: u8) -> Option<Timestamp> {
        let moments = (0..=hour.min(23)).rev().map(|hour| self.first(date.0.at(hour as i8, 0, 0, 0)));
        moments.into_iter().find(|moment| self.date(*moment) == date)
    }

    fn local(&self, at: Timestamp) -> DateTime {
        // What is outside the calendar (the years -9999 to 9999) is as its first or last moment.
        let edge = if at.0 < 0 { Instant::MIN } else { Instant::MAX };
        self.0.to_datetime(Instant::from_millisecond(at.0).unwrap_or(edge))
    }

    /// The first moment at which clocks on the wall show `local` or something later that they jumped to.
    fn first(&self, local: DateTime) -> Timestamp {
        let edge = if local.year() < 0 { Instant::MIN } else { Instant::MAX };
        let ambiguous = self.0.to_ambiguous_timestamp(local);
        let gap = matches!(ambiguous.offset(), AmbiguousOffset::Gap { .. });
        let mut moment = ambiguous.earlier().unwrap_or(edge);
        if gap {
            // In a gap `earlier` reads `local` by the clock after it, which is a moment before the jump.
            moment = self.0.following(moment).next().map_or(moment, |jump| jump.timestamp());
        }
        Timestamp(moment.as_millisecond())
    }
}

impl PartialEq for Zone {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Zone {}

impl Hash for Zone {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Debug for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Zone").field(&self.name()).finish()
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A date of somebody's calendar, in no zone by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocalDate(Date);

impl LocalDate {
    /// The date of a year, month (1 to 12) and day of the month; `None` when there is none.
    pub fn new(year: i16, month: i8, day: i8) -> Option<Self> {
        Date::new(year, month, day).ok().map(Self)
    }

    /// The year.
    pub fn year(self) -> i16 {
        self.0.year()
    }

    /// The month, 1 to 12.
    pub fn month(self) -> i8 {
        self.0.month()
    }

    /// The day of the month, 1 to 31.
    pub fn day(self) -> i8 {
        self.0.day()
    }

    /// The day of the week: 0 is Monday, 6 Sunday.
    pub fn weekday(self) -> u8 {
        self.0.weekday().to_monday_zero_offset().unsigned_abs()
    }

    /// How many days it is after `earlier`; negative when it comes before.
    pub fn days_since(self, earlier: Self) -> i32 {
        // Both are within the calendar's four million days.
        (self.0 - earlier.0).get_days()
    }

    /// As one number that sorts as the dates do: `20260329`.
    pub fn number(self) -> i32 {
        i32::from(self.year()) * 10_000 + i32::from(self.month()) * 100 + i32::from(self.day())
    }

    /// The date of such a number; `None` when there is none.
    pub fn from_number(number: i32) -> Option<Self> {
        let part = |number: i32| i8::try_from(number).ok();
        Self::new(i16::try_from(number / 10_000).ok()?, part(number / 100 % 100)?, part(number % 100)?)
    }

    /// The date `days` later, or earlier when negative; `None` outside the calendar.
    pub fn plus_days(self, days: i32) -> Option<Self> {
        self.0.checked_add(Calendar::new().days(days)).ok().map(Self)
    }
}

impl fmt::Display for LocalDate {
    /// As ISO 8601 writes it: `2026-03-29`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
