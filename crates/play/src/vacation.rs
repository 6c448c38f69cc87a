//! Vacation: days in which a player's clocks stand, thirty of them a year.

use crate::{Millis, Span, Timestamp, Zone};

/// Days of vacation that a player has in each calendar year (UTC).
pub const VACATION_DAYS: u16 = 30;

/// A stretch of vacation in whole days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// From when until when the clocks stand.
    pub span: Span,
    /// What it costs.
    pub days: u16,
    /// Of which year.
    pub year: i16,
}

impl Vacation {
    /// `days` whole days from `now` on, out of the days of the year that it begins in, of which `taken` are spent.
    /// `None` when that many are not left, or for none at all.
    pub fn from(now: Timestamp, days: u16, taken: u16) -> Option<Self> {
        let possible = days > 0 && taken.saturating_add(days) <= VACATION_DAYS;
        let until = now.plus_ms(Millis::DAY.0 * i64::from(days));
        possible.then(|| Self { span: Span { from: now, until }, days, year: year(now) })
    }

    /// The same, ended at `now`: a day that has begun is spent, the others are given back.
    #[must_use]
    pub fn ended(self, now: Timestamp) -> Self {
        let now = now.clamp(self.span.from, self.span.until);
        let begun = now.ms_since(self.span.from).div_euclid(Millis::DAY.0) + 1;
        let days = u16::try_from(begun).unwrap_or(self.days).min(self.days);
        Self { span: Span { until: now, ..self.span }, days, ..self }
    }
}

/// The calendar year of a moment, UTC.
pub fn year(at: Timestamp) -> i16 {
    Zone::utc().date(at).year()
}

#[cfg(test)]
mod tests {
    use super::*;

    // 2026-12-31 12:00 UTC.
    const NOW: Timestamp = Timestamp(1_798_718_400_000);

    #[test]
    fn a_year_has_thirty_days() {
        assert_eq!(Vacation::from(NOW, 30, 0).map(|v| v.year), Some(2026));
        assert!(Vacation::from(NOW, 1, 30).is_none());
        assert!(Vacation::from(NOW, 3, 28).is_none());
        assert!(Vacation::from(NOW, 0, 0).is_none());
        assert_eq!(year(NOW.plus_ms(12 * 60 * 60 * 1000)), 2027);
    }

    #[test]
    fn days_that_have_not_begun_come_back() {
        let week = Vacation::from(NOW, 7, 0).expect("a week");
        assert_eq!(week.span.until, NOW.plus_ms(7 * 86_400_000));
        for (after, days) in
            [(0, 1), (1, 1), (86_400_000, 2), (86_399_999, 1), (604_799_999, 7), (999_999_999, 7)]
        {
            let ended = week.ended(NOW.plus_ms(after));
            assert_eq!(ended.days, days, "{after}");
            assert!(ended.span.until <= week.span.until);
        }
    }
}
