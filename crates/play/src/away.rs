//! When a clock stands although it is somebody's turn.

use crate::{Millis, Span, Spans, Timestamp, Zone};

/// The spans in which clocks stand, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Away {
    /// When the bot could not be reached. Nobody could have moved then, so it stops every clock.
    pub outages: Spans,
    /// When White and Black are on vacation. It stops their own clock.
    pub vacation: [Spans; 2],
}

/// The spans in which one side's clock stands. They may overlap; the walk along them counts no moment twice.
pub(crate) struct Frozen<'a> {
    pub(crate) outages: &'a Spans,
    pub(crate) vacation: Option<&'a Spans>,
    pub(crate) weekends: Option<&'a Zone>,
}

impl Frozen<'_> {
    /// The span that stops the clock at `at` or, of those to come, the one that begins first.
    fn at_or_after(&self, at: Timestamp) -> Option<Span> {
        let outage = self.outages.at_or_after(at);
        let vacation = self.vacation.and_then(|spans| spans.at_or_after(at));
        let weekend = self.weekends.and_then(|zone| zone.weekend_at_or_after(at));
        [outage, vacation, weekend].into_iter().flatten().min()
    }

    /// How long the clock runs from `from` to `until`.
    pub(crate) fn runs(&self, from: Timestamp, until: Timestamp) -> Millis {
        let mut at = from;
        let mut ran = 0_i64;
        while at < until {
            let span = self.at_or_after(at).unwrap_or(Span { from: until, until });
            ran = ran.saturating_add(span.from.min(until).ms_since(at).max(0));
            at = span.until;
        }
        Millis(ran)
    }

    /// The first moment at which the clock has run for `time` since `from`; `None` when it never has.
    pub(crate) fn after(&self, from: Timestamp, time: Millis) -> Option<Timestamp> {
        let mut at = from;
        let mut rest = time.0;
        while rest > 0 {
            let Some(span) = self.at_or_after(at) else { break };
            let run = span.from.ms_since(at).max(0);
            if run >= rest {
                break;
            }
            rest -= run;
            at = span.until;
        }
        at.0.checked_add(rest.max(0)).map(Timestamp)
    }

    /// The first moment from `at` on at which the clock runs; `None` when it stands for ever.
    pub(crate) fn next_running(&self, mut at: Timestamp) -> Option<Timestamp> {
        while let Some(span) = self.at_or_after(at).filter(|span| span.from <= at) {
            at = span.until;
        }
        (at < Timestamp(i64::MAX)).then_some(at)
    }
}
