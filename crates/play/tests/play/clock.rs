//! What always holds of a clock, against one that walks minute by minute.

use play::{Away, Clock, Colour, Control, Millis, Span, Spans, Timestamp, Zone};
use proptest::prelude::*;

use crate::clock_setting::{FROM, Setting, WITHIN, event, live, raw_spans, setting};
use crate::slow_clock::MINUTE;
use crate::zones::utc;

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    /// What each side has is what it had at first, plus what rules and gifts added, less the time that its clock ran.
    #[test]
    fn no_time_appears_or_vanishes_but_by_rule(
        setting in setting(), events in prop::collection::vec(event(), 0..30),
    ) {
        live(&setting, &events);
    }

    #[test]
    fn the_flag_falls_when_the_minutes_have_run_and_not_a_millisecond_before(
        setting in setting(), events in prop::collection::vec(event(), 0..12),
    ) {
        let (clock, slow) = live(&setting, &events);
        let (away, running, side) = (setting.away(), slow.running, slow.running.index());
        let now = slow.now;
        let flag = clock.flag_at(running, &away);
        if slow.paused {
            prop_assert_eq!(flag, None);
            return Ok(());
        }
        let flag = flag.expect("nothing stands for ever here");
        // It may have fallen before `now`.
        let fell = slow.left[side] == 0 && flag <= now;
        prop_assert!(fell || slow.first_out(WITHIN) == Some(flag));
        prop_assert_eq!(clock.left(running, flag, &away)[side], Millis(0));
        prop_assert_eq!(clock.left(running, flag.plus_ms(WITHIN * MINUTE), &away)[side], Millis(0));
        let spent = clock.reaches(running, Millis(0), &away).expect("it comes to that");
        prop_assert_eq!(clock.left(running, spent, &away), clock.left(running, flag, &away));
        if spent > clock.since() {
            prop_assert_eq!(clock.left(running, spent.plus_ms(-1), &away)[side], Millis(1));
        }
    }

    #[test]
    fn a_reminder_is_due_when_so_much_is_left(
        setting in setting(), events in prop::collection::vec(event(), 0..12), minutes in 0_i64..3_000,
    ) {
        let (clock, slow) = live(&setting, &events);
        let (away, running, side) = (setting.away(), slow.running, slow.running.index());
        let left = Millis(minutes * MINUTE);
        let due = clock.reaches(running, left, &away);
        if slow.paused || clock.left(running, clock.since(), &away)[side] < left {
            prop_assert_eq!(due, None);
            return Ok(());
        }
        let due = due.expect("it comes to that");
        if slow.left[side] > minutes {
            prop_assert_eq!(slow.first_with(minutes, WITHIN), Some(due));
        } else {
            prop_assert!(due <= slow.now);
        }
        prop_assert_eq!(clock.left(running, due, &away)[side], left);
        prop_assert!(clock.flag_at(running, &away).is_some_and(|flag| flag >= due));
    }

    /// One more span in which the clock stands: later at most by its length, and never above what there was.
    #[test]
    fn standing_still_never_refills(
        setting in setting(), events in prop::collection::vec(event(), 0..12),
        extra in raw_spans(), whose in 0_usize..3, later in prop::collection::vec(0_i64..60_000, 1..20),
    ) {
        let (clock, slow) = live(&setting, &events);
        let before = setting.away();
        let extra: Spans = extra.into_iter().collect();
        let mut after = before.clone();
        match whose {
            0 => after.outages = after.outages.union(&extra),
            side => after.vacation[side - 1] = after.vacation[side - 1].union(&extra),
        }
        let length: i64 = extra.iter().map(|span| span.length().0).sum();
        let top = clock.left(slow.running, clock.since(), &before);
        for later in later {
            let at = clock.since().plus_ms(later * MINUTE / 7);
            let (without, with) = (clock.left(slow.running, at, &before), clock.left(slow.running, at, &after));
            for side in 0..2 {
                prop_assert!(without[side] <= with[side]);
                prop_assert!(with[side].0 <= without[side].0 + length);
                prop_assert!(with[side] <= top[side]);
            }
        }
    }

    #[test]
    fn how_outages_were_written_down_does_not_matter(
        setting in setting(), events in prop::collection::vec(event(), 0..20), cut in 0.0..1.0_f64, turn in 0_usize..6,
    ) {
        let mut pieces: Vec<Span> = setting.outages.iter().flat_map(|whole| {
            let middle = whole.from.plus_ms((whole.length().0 as f64 * cut) as i64);
            // The second half begins before the first ends.
            [Span { from: middle.plus_ms(-1).max(whole.from), ..*whole }, Span { until: middle, ..*whole }]
        }).collect();
        let turn = turn.min(pieces.len());
        pieces.rotate_left(turn);
        let other = Setting { outages: pieces, ..setting.clone() };
        prop_assert_eq!(setting.away(), other.away());
        prop_assert_eq!(live(&setting, &events).0, live(&other, &events).0);
    }

    /// Settling in between (a gift of nothing) is as if nobody had looked.
    #[test]
    fn looking_at_a_clock_changes_nothing(
        setting in setting(), looks in prop::collection::vec(0_i64..50_000, 0..10), at in 0_i64..60_000,
    ) {
        let away = setting.away();
        let alone = setting.clock();
        let mut looked = alone.clone();
        let mut looks = looks;
        looks.sort_unstable();
        let moment = |sevenths: i64| setting.start.plus_ms(sevenths * MINUTE / 7);
        for look in looks.into_iter().filter(|look| *look <= at) {
            looked.give(Colour::Black, Millis(0), Colour::White, moment(look), &away);
            looked = Clock::restore(looked.save()).expect("a clock");
        }
        let end = moment(at);
        prop_assert_eq!(looked.left(Colour::White, end, &away), alone.left(Colour::White, end, &away));
        let flag = alone.flag_at(Colour::White, &away).expect("it falls");
        if flag > end {
            prop_assert_eq!(looked.flag_at(Colour::White, &away), Some(flag));
        }
    }
}

#[test]
fn a_clock_that_stands_for_ever_has_no_flag_and_one_with_all_time_ends() {
    let start = utc(FROM);
    let ever = [Span { from: start, until: Timestamp(i64::MAX) }].into_iter().collect::<Spans>();
    let control: Control = "3d".parse().expect("a control");
    let zones = [Zone::utc(), Zone::utc()];
    let mut clock = Clock::start(control, Some(zones), start).expect("a clock");
    let away = Away { outages: ever, ..Away::default() };
    assert_eq!(clock.flag_at(Colour::White, &away), None);
    assert_eq!(clock.left(Colour::White, Timestamp(i64::MAX), &away), [Millis::DAY.times(3); 2]);
    // More time than there are weekends in the calendar.
    clock.give(Colour::White, Millis(i64::MAX), Colour::White, start, &Away::default());
    assert_eq!(clock.flag_at(Colour::White, &Away::default()), None);
    assert!(clock.left(Colour::White, Timestamp(i64::MAX), &Away::default())[0] > Millis(0));
}
