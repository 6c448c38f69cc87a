//! What had to happen, worked out from the settings and the outages alone: wall clocks are read every quarter of an hour,
//! as no zone's hours begin at other times.

use std::collections::BTreeMap;

use jiff::Timestamp as Instant;
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;

const QUARTER: i64 = 900_000;

/// What a server had set from some moment on.
#[derive(Clone)]
pub(crate) struct Wish {
    pub(crate) zone: TimeZone,
    pub(crate) hour: i8,
    pub(crate) series: &'static str,
}

/// A puzzle that had to be there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Expected {
    pub(crate) at: i64,
    pub(crate) series: &'static str,
    /// When its date was over where it was posted, the next puzzle came, or the puzzles were stopped.
    pub(crate) until: i64,
}

/// The life of one server.
#[derive(Default)]
pub(crate) struct Life {
    /// When something was set; nothing when the puzzles were stopped.
    pub(crate) wishes: Vec<(i64, Option<Wish>)>,
}

fn local(zone: &TimeZone, at: i64) -> DateTime {
    zone.to_datetime(Instant::from_millisecond(at).expect("in range"))
}

/// The last full hour that clocks show on a date.
fn last_hour(zone: &TimeZone, date: Date, from: i64) -> i8 {
    let quarters = (0..).map(|n| local(zone, from + n * QUARTER));
    quarters.take_while(|there| there.date() == date).map(DateTime::hour).max().unwrap_or(0)
}

/// The moment at which a date ends.
fn end_of(zone: &TimeZone, date: Date, from: i64) -> i64 {
    let mut at = (from.div_euclid(QUARTER) + 1) * QUARTER;
    while local(zone, at).date() <= date {
        at += QUARTER;
    }
    at
}

impl Life {
    /// The puzzles that the server had to have until `end`, by date, if the bot was there outside `outages`.
    pub(crate) fn expected(&self, end: i64, outages: &[(i64, i64)]) -> BTreeMap<Date, Expected> {
        let mut due: BTreeMap<Date, Expected> = BTreeMap::new();
        let mut last: Option<Date> = None;
        for (index, (from, wish)) in self.wishes.iter().enumerate() {
            let until = self.wishes.get(index + 1).map_or(end, |(next, _)| *next);
            let Some(wish) = wish else {
                if let Some(before) = due.values_mut().next_back() {
                    before.until = before.until.min(*from);
                }
                continue;
            };
            let quarters = (from.div_euclid(QUARTER) + 1..=until.div_euclid(QUARTER)).map(|n| n * QUARTER);
            let backs = outages.iter().map(|(_, back)| *back);
            let mut looks: Vec<i64> = std::iter::once(*from)
                .chain(quarters)
                .chain(backs)
                .filter(|at| (*from..until).contains(at))
                .filter(|at| !outages.iter().any(|(down, up)| (down..up).contains(&at)))
                .collect();
            looks.sort_unstable();
            for at in looks {
                let there = local(&wish.zone, at);
                let date = there.date();
                if last.is_some_and(|last| date <= last) {
                    continue;
                }
                let come = there.hour() >= wish.hour
                    || (there.hour() >= 21
                        && there.hour() >= last_hour(&wish.zone, date, at)
                        && wish.hour > last_hour(&wish.zone, date, at));
                if come {
                    let until = end_of(&wish.zone, date, at);
                    // A zone further east may have its next date before this one is over.
                    if let Some(before) = due.values_mut().next_back() {
                        before.until = at.min(before.until);
                    }
                    due.insert(date, Expected { at, series: wish.series, until });
                    last = Some(date);
                }
            }
        }
        due
    }
}

/// The number of a date: one more each day.
pub(crate) fn number(date: Date) -> i32 {
    let monday = jiff::civil::date(2026, 1, 5);
    (date - monday).get_days() + 1
}

/// How hard the puzzle of a date is.
pub(crate) fn tier(series: &'static str, date: Date) -> &'static str {
    match (series, date.weekday().to_monday_one_offset()) {
        ("weekly", 1 | 2) => "easy",
        ("weekly", 3..=5) => "medium",
        ("weekly", _) => "hard",
        (fixed, _) => fixed,
    }
}
