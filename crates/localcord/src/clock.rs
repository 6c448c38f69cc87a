//! The one clock. Tests move it; sockets, heartbeats and rate-limit windows stay on real time.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

/// A moment, in milliseconds since the Unix epoch. Displays as Discord's ISO 8601 form.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd, Deserialize, Serialize)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// This moment plus `duration`.
    #[must_use]
    pub fn after(self, duration: Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)))
    }

    /// How long ago `earlier` was; nothing if it lies ahead.
    #[must_use]
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0 - earlier.0).unwrap_or(0))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (days, in_day) = (self.0.div_euclid(86_400_000), self.0.rem_euclid(86_400_000));
        let (year, month, day) = civil(days);
        let (seconds, ms) = (in_day / 1000, in_day % 1000);
        let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{ms:03}000+00:00")
    }
}

/// Year, month and day of a day counted from 1970-01-01.
fn civil(mut days: i64) -> (i64, i64, i64) {
    let mut year = 1970 + days.div_euclid(366);
    days -= days_before(year);
    while days >= year_length(year) {
        days -= year_length(year);
        year += 1;
    }
    let february = if year_length(year) == 366 { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    (year, month, days + 1)
}

/// Days from 1970-01-01 to the first of January of `year`.
fn days_before(year: i64) -> i64 {
    let leaps = |y: i64| y.div_euclid(4) - y.div_euclid(100) + y.div_euclid(400);
    (year - 1970) * 365 + leaps(year - 1) - leaps(1969)
}

fn year_length(year: i64) -> i64 {
    days_before(year + 1) - days_before(year)
}

/// The clock that everything with a deadline reads: interaction tokens, nonces, thread archiving, CDN addresses.
///
/// Clones share the same time.
#[derive(Clone, Debug)]
pub struct Clock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    manual: bool,
    /// The time itself of a manual clock, the lead over real time of a real one.
    ms: AtomicI64,
    moved: Notify,
}

impl Clock {
    /// Runs with real time; [`advance`](Self::advance) lets it run ahead.
    #[must_use]
    pub fn real() -> Self {
        Self(Arc::new(Inner { manual: false, ms: AtomicI64::new(0), moved: Notify::new() }))
    }

    /// Stands still at `start` until it is advanced.
    #[must_use]
    pub fn manual(start: Millis) -> Self {
        Self(Arc::new(Inner { manual: true, ms: AtomicI64::new(start.0), moved: Notify::new() }))
    }

    /// The time now.
    #[must_use]
    pub fn now(&self) -> Millis {
        let ms = self.0.ms.load(Ordering::SeqCst);
        if self.0.manual { Millis(ms) } else { Millis(real_ms() + ms) }
    }

    /// Moves the clock forward; what falls due meanwhile happens soon after.
    pub fn advance(&self, by: Duration) {
        self.0.ms.fetch_add(i64::try_from(by.as_millis()).unwrap_or(i64::MAX), Ordering::SeqCst);
        self.0.moved.notify_one();
    }

    /// Returns when the clock has been advanced.
    pub(crate) async fn moved(&self) {
        self.0.moved.notified().await;
    }
}

fn real_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_discord_writes_them() {
        // 1583850600 s is the well-known first second of 2020-03-10T14:30:00Z; the others are calendar edges.
        for (ms, text) in [
            (0, "1970-01-01T00:00:00.000000+00:00"),
            (1_583_850_600_000, "2020-03-10T14:30:00.000000+00:00"),
            (951_782_399_999, "2000-02-28T23:59:59.999000+00:00"),
            (951_782_400_000, "2000-02-29T00:00:00.000000+00:00"),
            (951_868_800_000, "2000-03-01T00:00:00.000000+00:00"),
            (1_798_761_599_000, "2026-12-31T23:59:59.000000+00:00"),
        ] {
            assert_eq!(Millis(ms).to_string(), text);
        }
    }

    #[test]
    fn a_manual_clock_moves_only_when_told() {
        let clock = Clock::manual(Millis(5));
        clock.advance(Duration::from_secs(3));
        assert_eq!(clock.now(), Millis(3005));
    }
}
