//! A clock that walks minute by minute, and knows nothing of spans, sorting or zone transitions.

use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use play::{Colour, Control, Millis, Span, Timestamp};

pub(crate) const MINUTE: i64 = Millis::MINUTE.0;

/// Everything in whole minutes; spans as they were drawn, in any order and overlapping.
#[derive(Clone, Debug)]
pub(crate) struct SlowClock {
    pub(crate) control: Control,
    pub(crate) weekends: Option<[TimeZone; 2]>,
    pub(crate) outages: Vec<Span>,
    pub(crate) vacation: [Vec<Span>; 2],
    pub(crate) now: Timestamp,
    pub(crate) running: Colour,
    pub(crate) paused: bool,
    pub(crate) left: [i64; 2],
    /// The ledger: what each side had at first, what was added to it since, and how long its clock ran.
    pub(crate) first: i64,
    pub(crate) added: [i64; 2],
    pub(crate) ran: [i64; 2],
}

fn minutes(time: Millis) -> i64 {
    assert_eq!(time.0 % MINUTE, 0);
    time.0 / MINUTE
}

fn any_contains(spans: &[Span], at: Timestamp) -> bool {
    spans.iter().any(|span| span.from <= at && at < span.until)
}

impl SlowClock {
    fn stands(&self) -> bool {
        let side = self.running.index();
        let long = match self.control {
            Control::None => false,
            Control::Move(time) | Control::Bank { start: time, .. } => minutes(time) >= 24 * 60,
        };
        let weekend = || {
            self.weekends.as_ref().is_some_and(|zones| {
                let instant = jiff::Timestamp::from_millisecond(self.now.0).expect("a year of our own");
                matches!(zones[side].to_datetime(instant).weekday(), Weekday::Saturday | Weekday::Sunday)
            })
        };
        self.paused
            || any_contains(&self.outages, self.now)
            || long && (any_contains(&self.vacation[side], self.now) || weekend())
    }

    /// One minute goes by.
    pub(crate) fn tick(&mut self) {
        let side = self.running.index();
        if self.left[side] > 0 && !self.stands() {
            self.left[side] -= 1;
            self.ran[side] += 1;
        }
        self.now = self.now.plus_ms(MINUTE);
    }

    fn add(&mut self, side: Colour, minutes: i64) {
        self.left[side.index()] += minutes;
        self.added[side.index()] += minutes;
    }

    pub(crate) fn moved(&mut self) {
        let had = self.left[self.running.index()];
        let earned = match self.control {
            Control::None => 0,
            Control::Move(time) => minutes(time) - had,
            Control::Bank { increment, cap, .. } => minutes(increment).min(minutes(cap) - had).max(0),
        };
        self.add(self.running, earned);
        self.running = !self.running;
    }

    pub(crate) fn give(&mut self, to: Colour, minutes: i64) {
        self.add(to, minutes);
    }

    pub(crate) fn taken_back(&mut self, to: Colour) {
        if let Control::Move(time) = self.control {
            for side in Colour::ALL {
                if side == to || side == self.running {
                    let short = minutes(time) - self.left[side.index()];
                    self.add(side, short.max(0));
                }
            }
        }
        self.running = to;
    }

    /// The first moment from now on at which the side on move has nothing left and its clock runs, within `within`
    /// minutes.
    pub(crate) fn first_out(mut self, within: i64) -> Option<Timestamp> {
        for _ in 0..within {
            if self.left[self.running.index()] == 0 && !self.stands() {
                return Some(self.now);
            }
            self.tick();
        }
        None
    }

    /// The first moment from now on at which the side on move has at most `minutes` left, within `within` minutes.
    pub(crate) fn first_with(mut self, minutes: i64, within: i64) -> Option<Timestamp> {
        for _ in 0..within {
            if self.left[self.running.index()] <= minutes {
                return Some(self.now);
            }
            self.tick();
        }
        None
    }
}
