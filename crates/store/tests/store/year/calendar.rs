//! What calendars on the wall show, quarter of an hour by quarter of an hour: no zone changes its clocks in between.

use jiff::Timestamp;
use jiff::civil::Weekday;
use jiff::tz::TimeZone;

/// A moment in seconds since 1970.
pub(crate) type Moment = i64;

pub(crate) const MINUTE: i64 = 60;
pub(crate) const HOUR: i64 = 60 * MINUTE;
pub(crate) const DAY: i64 = 24 * HOUR;
/// Every change of clocks is at such a moment.
pub(crate) const QUARTER: i64 = 15 * MINUTE;

/// Monday, 16 February 2026, 00:00 UTC: the year has both changes of the clocks of both hemispheres, and a New Year.
pub(crate) const START: Moment = 1_771_200_000;
pub(crate) const END: Moment = START + 365 * DAY;
/// 1 January 2027, 00:00 UTC.
const NEW_YEAR: Moment = 1_798_761_600;

/// Half an hour at Lord Howe, midnight in Santiago, a winter that is Ramadan in Casablanca, and four without changes.
pub(crate) const ZONES: [&str; 12] = [
    "Europe/Warsaw",
    "Europe/London",
    "America/New_York",
    "America/Los_Angeles",
    "America/Santiago",
    "Australia/Sydney",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
    "Africa/Casablanca",
    "Asia/Kathmandu",
    "Asia/Tokyo",
    "Pacific/Honolulu",
];

/// What a wall shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wall {
    /// The date as 20261130.
    pub(crate) day: i32,
    pub(crate) hour: u8,
    pub(crate) weekend: bool,
}

/// The walls of all zones, a little longer than the year.
pub(crate) struct Calendar(Vec<Vec<Wall>>);

impl Calendar {
    pub(crate) fn new() -> Self {
        let wall = |zone: &TimeZone, at: Moment| {
            let civil = zone.to_datetime(Timestamp::from_second(at).expect("a year of ours"));
            let day =
                i32::from(civil.year()) * 10_000 + i32::from(civil.month()) * 100 + i32::from(civil.day());
            let weekend = matches!(civil.weekday(), Weekday::Saturday | Weekday::Sunday);
            Wall { day, hour: civil.hour().cast_unsigned(), weekend }
        };
        let quarters = || (START..END + 10 * DAY).step_by(QUARTER as usize);
        let walls = ZONES.map(|name| {
            let zone = TimeZone::get(name).expect("a zone");
            quarters().map(|at| wall(&zone, at)).collect()
        });
        Self(walls.into())
    }

    pub(crate) fn wall(&self, zone: usize, at: Moment) -> Wall {
        self.0[zone][((at - START) / QUARTER) as usize]
    }
}

/// The calendar year, UTC.
pub(crate) fn year(at: Moment) -> i32 {
    if at < NEW_YEAR { 2026 } else { 2027 }
}
