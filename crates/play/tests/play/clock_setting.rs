//! Games with a clock as chance has them, lived through by the clock and by one that walks minute by minute.

use jiff::tz::TimeZone;
use play::{Away, Clock, Colour, Control, Millis, Span, Spans, Timestamp};
use proptest::prelude::*;

use crate::slow_clock::{MINUTE, SlowClock};
use crate::spans::span;
use crate::zones::{utc, zone};

/// A fortnight around a change of the clocks in Europe, Greenland and (the week after) Australia.
pub(crate) const FROM: &str = "2026-03-25T00:00";
const ZONES: [&str; 8] = [
    "UTC",
    "Europe/Warsaw",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "America/Nuuk",
    "Pacific/Kiritimati",
    "Asia/Beirut",
];
const CONTROLS: [&str; 10] =
    ["1d", "3d", "14d", "20m", "10d+1d/20d", "5d+12h/10d", "2d+1d/2d", "1d+0s/1d", "30m+1m/60m", "5m+0s/5m"];
/// Longer than any clock of these tests runs without standing.
pub(crate) const WITHIN: i64 = 120 * 24 * 60;

#[derive(Clone, Debug)]
pub(crate) enum Event {
    Wait(i64),
    Move,
    Pause,
    Resume,
    Give(Colour, i64),
    Takeback { both: bool },
    SaveAndRestore,
    PauseAndResumeAtOnce,
}

fn colour() -> impl Strategy<Value = Colour> {
    prop_oneof![Just(Colour::White), Just(Colour::Black)]
}

pub(crate) fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        8 => (0_i64..4_000).prop_map(Event::Wait),
        2 => (0_i64..20).prop_map(Event::Wait),
        6 => Just(Event::Move),
        1 => Just(Event::Pause),
        2 => Just(Event::Resume),
        1 => (colour(), 0_i64..5_000).prop_map(|(to, minutes)| Event::Give(to, minutes)),
        1 => any::<bool>().prop_map(|both| Event::Takeback { both }),
        1 => Just(Event::SaveAndRestore),
        1 => Just(Event::PauseAndResumeAtOnce),
    ]
}

fn control() -> impl Strategy<Value = Control> {
    prop::sample::select(&CONTROLS[..]).prop_map(|text| text.parse().expect("a control"))
}

/// Spans of whole minutes in the weeks after the start, long and short, in any order.
pub(crate) fn raw_spans() -> impl Strategy<Value = Vec<Span>> {
    let length = prop_oneof![0_i64..30, 0_i64..20_000];
    let one = (-1_000_i64..50_000, length).prop_map(|(from, length)| {
        let at = |minutes: i64| utc(FROM).0 + minutes * MINUTE;
        span(at(from), at(from + length))
    });
    prop::collection::vec(one, 0..6)
}

#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) control: Control,
    pub(crate) weekends: Option<[&'static str; 2]>,
    pub(crate) outages: Vec<Span>,
    pub(crate) vacation: [Vec<Span>; 2],
    pub(crate) start: Timestamp,
}

impl Setting {
    pub(crate) fn away(&self) -> Away {
        let set = |spans: &[Span]| spans.iter().copied().collect::<Spans>();
        Away { outages: set(&self.outages), vacation: [set(&self.vacation[0]), set(&self.vacation[1])] }
    }

    pub(crate) fn clock(&self) -> Clock {
        Clock::start(self.control, self.weekends.map(|names| names.map(zone)), self.start).expect("a clock")
    }

    fn slow(&self) -> SlowClock {
        let first = self.control.at_first().expect("a clock").0 / MINUTE;
        SlowClock {
            control: self.control,
            weekends: self.weekends.map(|names| names.map(|name| TimeZone::get(name).expect("a zone"))),
            outages: self.outages.clone(),
            vacation: self.vacation.clone(),
            now: self.start,
            running: Colour::White,
            paused: false,
            left: [first; 2],
            first,
            added: [0; 2],
            ran: [0; 2],
        }
    }
}

pub(crate) fn setting() -> impl Strategy<Value = Setting> {
    let names = prop::sample::select(&ZONES[..]);
    let weekends = prop::option::of([names.clone(), names]);
    let start = (0_i64..20_000).prop_map(|minutes| utc(FROM).plus_ms(minutes * MINUTE));
    (control(), weekends, raw_spans(), [raw_spans(), raw_spans()], start).prop_map(
        |(control, weekends, outages, vacation, start)| Setting {
            control,
            weekends,
            outages,
            vacation,
            start,
        },
    )
}

/// Lets both clocks live through the events. What each step must keep is asserted here.
pub(crate) fn live(setting: &Setting, events: &[Event]) -> (Clock, SlowClock) {
    let away = setting.away();
    let (mut clock, mut slow) = (setting.clock(), setting.slow());
    for event in events {
        let (running, now) = (slow.running, slow.now);
        match *event {
            Event::Wait(minutes) => (0..minutes).for_each(|_| slow.tick()),
            Event::Move => {
                slow.moved();
                let shown = clock.moved(running, now, &away);
                assert_eq!(shown.0, slow.left[running.index()] * MINUTE, "what is shown with the move");
            }
            Event::Pause => {
                slow.paused = true;
                clock.pause(running, now, &away);
            }
            Event::Resume => {
                slow.paused = false;
                clock.resume(now);
            }
            Event::Give(to, minutes) => {
                slow.give(to, minutes);
                clock.give(to, Millis(minutes * MINUTE), running, now, &away);
            }
            Event::Takeback { both } => {
                let to = if both { running } else { !running };
                slow.taken_back(to);
                clock.turn_passes(running, to, now, &away);
            }
            Event::SaveAndRestore => {
                let back = Clock::restore(clock.save()).expect("a clock");
                assert_eq!(back, clock);
                clock = back;
            }
            Event::PauseAndResumeAtOnce if !slow.paused => {
                clock.pause(running, now, &away);
                clock.resume(now);
            }
            Event::PauseAndResumeAtOnce => {}
        }
        assert_eq!(clock.is_paused(), slow.paused);
        let left = clock.left(slow.running, slow.now, &away);
        for side in Colour::ALL.map(Colour::index) {
            assert_eq!(slow.left[side], slow.first + slow.added[side] - slow.ran[side], "the ledger");
            assert_eq!(left[side].0, slow.left[side] * MINUTE, "after {event:?} at {}", slow.now);
        }
    }
    (clock, slow)
}
