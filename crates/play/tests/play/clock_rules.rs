//! The rules of the clock, each worked out by hand.

use play::{Away, Clock, Colour, Control, Millis, SavedClock, Span, Spans, Timestamp, Zone};

use crate::zones::{utc, zone};

const DAY: Millis = Millis::DAY;
const HOUR: Millis = Millis::HOUR;

fn control(text: &str) -> Control {
    text.parse().expect("a control")
}

fn clock(text: &str, start: &str) -> Clock {
    Clock::start(control(text), None, utc(start)).expect("a clock")
}

fn at_weekends(text: &str, zones: [&str; 2], start: &str) -> Clock {
    Clock::start(control(text), Some(zones.map(zone)), utc(start)).expect("a clock")
}

fn spans(spans: &[(&str, &str)]) -> Spans {
    spans.iter().map(|(from, until)| Span { from: utc(from), until: utc(until) }).collect()
}

fn here() -> Away {
    Away::default()
}

use Colour::{Black, White};

#[test]
fn a_casual_game_has_no_clock() {
    assert_eq!(Clock::start(Control::None, None, Timestamp(0)), None);
    let saved = clock("3d", "2026-01-01T00:00").save();
    assert_eq!(Clock::restore(SavedClock { control: Control::None, ..saved.clone() }), None);
    assert_eq!(Clock::restore(SavedClock { left: [Millis(-1), DAY], ..saved }), None);
}

#[test]
fn with_days_a_move_each_turn_has_them_anew() {
    let mut clock = clock("3d", "2026-01-01T00:00");
    assert_eq!(clock.flag_at(White, &here()), Some(utc("2026-01-04T00:00")));
    assert_eq!(clock.left(White, utc("2026-01-02T00:00"), &here()), [DAY.times(2), DAY.times(3)]);
    assert_eq!(clock.moved(White, utc("2026-01-03T12:00"), &here()), DAY.times(3));
    assert_eq!(clock.flag_at(Black, &here()), Some(utc("2026-01-06T12:00")));
    assert_eq!(clock.left(Black, utc("2026-01-04T12:00"), &here()), [DAY.times(3), DAY.times(2)]);
}

#[test]
fn a_bank_earns_its_increment_up_to_the_cap() {
    let mut clock = clock("10d+1d/10d", "2026-01-01T00:00");
    // 10 days less 6 hours, and a day more than the cap lets in.
    assert_eq!(clock.moved(White, utc("2026-01-01T06:00"), &here()), DAY.times(10));
    // 10 days less 3, plus 1.
    assert_eq!(clock.moved(Black, utc("2026-01-04T06:00"), &here()), DAY.times(8));
    assert_eq!(clock.flag_at(White, &here()), Some(utc("2026-01-14T06:00")));
}

#[test]
fn a_gift_may_exceed_the_cap_and_no_move_takes_it_away() {
    let mut clock = clock("10d+1d/10d", "2026-01-01T00:00");
    clock.give(White, DAY.times(5), White, utc("2026-01-02T00:00"), &here());
    assert_eq!(clock.left(White, utc("2026-01-02T00:00"), &here())[0], DAY.times(14));
    assert_eq!(clock.moved(White, utc("2026-01-02T00:00"), &here()), DAY.times(14));
    // A negative gift is none.
    clock.give(White, Millis(-5), Black, utc("2026-01-02T00:00"), &here());
    assert_eq!(clock.left(Black, utc("2026-01-02T00:00"), &here())[0], DAY.times(14));
}

#[test]
fn with_days_a_move_a_gift_is_for_one_turn() {
    let mut clock = clock("3d", "2026-01-01T00:00");
    // To White, on move: this turn. To Black: the next.
    clock.give(White, DAY, White, utc("2026-01-01T12:00"), &here());
    clock.give(Black, HOUR, White, utc("2026-01-01T12:00"), &here());
    assert_eq!(clock.flag_at(White, &here()), Some(utc("2026-01-05T00:00")));
    assert_eq!(clock.moved(White, utc("2026-01-02T00:00"), &here()), DAY.times(3));
    assert_eq!(clock.flag_at(Black, &here()), Some(utc("2026-01-05T01:00")));
    assert_eq!(clock.moved(Black, utc("2026-01-03T00:00"), &here()), DAY.times(3));
    assert_eq!(clock.flag_at(White, &here()), Some(utc("2026-01-06T00:00")));
}

#[test]
fn a_pause_stops_both_clocks_and_refills_neither() {
    let mut clock = clock("10d+1d/20d", "2026-01-01T00:00");
    clock.pause(White, utc("2026-01-03T00:00"), &here());
    assert_eq!(clock.flag_at(White, &here()), None);
    assert_eq!(clock.reaches(White, DAY, &here()), None);
    assert_eq!(clock.left(White, utc("2027-01-01T00:00"), &here()), [DAY.times(8), DAY.times(10)]);
    // Paused already: the second one is none.
    clock.pause(White, utc("2026-02-01T00:00"), &here());
    assert_eq!(clock.paused(), Some(utc("2026-01-03T00:00")));
    clock.resume(utc("2026-03-01T00:00"));
    assert_eq!(clock.flag_at(White, &here()), Some(utc("2026-03-09T00:00")));
    clock.resume(utc("2026-03-02T00:00"));
    assert_eq!(clock.flag_at(White, &here()), Some(utc("2026-03-09T00:00")));
}

#[test]
fn after_a_takeback_a_bank_stands_as_it_is() {
    let mut clock = clock("10d+1d/20d", "2026-01-01T00:00");
    clock.moved(White, utc("2026-01-02T00:00"), &here());
    clock.turn_passes(Black, White, utc("2026-01-05T00:00"), &here());
    // White: 10 - 1 + 1. Black thought for three days.
    assert_eq!(clock.left(White, utc("2026-01-05T00:00"), &here()), [DAY.times(10), DAY.times(7)]);
    assert_eq!(clock.flag_at(White, &here()), Some(utc("2026-01-15T00:00")));
}

#[test]
fn after_a_takeback_with_days_a_move_a_turn_begins() {
    let mut one = clock("3d", "2026-01-01T00:00");
    one.moved(White, utc("2026-01-02T00:00"), &here());
    let mut both = one.clone();
    one.turn_passes(Black, White, utc("2026-01-04T00:00"), &here());
    assert_eq!(one.left(White, utc("2026-01-04T00:00"), &here()), [DAY.times(3); 2]);
    // Two moves taken back: Black on move before and after.
    both.turn_passes(Black, Black, utc("2026-01-04T00:00"), &here());
    assert_eq!(both.flag_at(Black, &here()), Some(utc("2026-01-07T00:00")));
}

#[test]
fn an_outage_is_given_back_to_whoever_was_on_move() {
    let mut clock = clock("3d", "2026-01-01T00:00");
    let away = Away { outages: spans(&[("2026-01-03T00:00", "2026-01-03T06:00")]), ..here() };
    assert_eq!(clock.flag_at(White, &away), Some(utc("2026-01-04T06:00")));
    // It ended before Black's turn began.
    clock.moved(White, utc("2026-01-03T07:00"), &away);
    assert_eq!(clock.flag_at(Black, &away), Some(utc("2026-01-06T07:00")));
}

#[test]
fn a_flag_that_fell_in_an_outage_had_not_fallen() {
    let clock = clock("3d", "2026-01-01T00:00");
    let away = Away { outages: spans(&[("2026-01-03T23:59:59.999", "2026-02-01T00:00")]), ..here() };
    assert_eq!(clock.flag_at(White, &away), Some(utc("2026-02-01T00:00:00.001")));
    assert_eq!(clock.left(White, utc("2026-01-15T00:00"), &away)[0], Millis(1));
    // Nor had one that would have fallen as the outage began.
    let away = Away { outages: spans(&[("2026-01-04T00:00", "2026-02-01T00:00")]), ..here() };
    assert_eq!(clock.flag_at(White, &away), Some(utc("2026-02-01T00:00")));
}

#[test]
fn with_nothing_left_the_flag_waits_until_the_clock_would_run() {
    // Friday 9 January, 12:00: nothing is left, and the vacation begins. It ends on Saturday; an outage goes on after the
    // weekend.
    let clock = at_weekends("3d", ["UTC", "UTC"], "2026-01-06T12:00");
    let away = Away {
        outages: spans(&[("2026-01-11T23:00", "2026-01-12T01:00")]),
        vacation: [spans(&[("2026-01-09T12:00", "2026-01-10T12:00")]), Spans::NONE],
    };
    assert_eq!(clock.reaches(White, Millis::ZERO, &away), Some(utc("2026-01-09T12:00")));
    assert_eq!(clock.flag_at(White, &away), Some(utc("2026-01-12T01:00")));
    assert_eq!(clock.left(White, utc("2026-01-11T00:00"), &away)[0], Millis::ZERO, "it is not refilled");
}

#[test]
fn a_vacation_stops_its_owners_clock_only() {
    let mut clock = clock("3d", "2026-01-01T00:00");
    let whites = [spans(&[("2026-01-02T00:00", "2026-01-12T00:00")]), Spans::NONE];
    let away = Away { vacation: whites, ..here() };
    assert_eq!(clock.flag_at(White, &away), Some(utc("2026-01-14T00:00")));
    clock.moved(White, utc("2026-01-05T00:00"), &away);
    assert_eq!(clock.flag_at(Black, &away), Some(utc("2026-01-08T00:00")));
}

#[test]
fn outage_vacation_and_weekend_at_once_count_once() {
    // Friday noon; the weekend is 3 and 4 January.
    let clock = at_weekends("1d", ["UTC", "UTC"], "2026-01-02T12:00");
    let away = Away {
        outages: spans(&[("2026-01-03T12:00", "2026-01-05T06:00")]),
        vacation: [spans(&[("2026-01-04T00:00", "2026-01-05T12:00")]), Spans::NONE],
    };
    // Twelve hours on Friday, twelve from Monday noon.
    assert_eq!(clock.flag_at(White, &away), Some(utc("2026-01-06T00:00")));
    assert_eq!(clock.left(White, utc("2026-01-05T12:00"), &away)[0], HOUR.times(12));
}

#[test]
fn each_side_has_the_weekend_of_its_own_zone() {
    // Friday noon in London. In Kiritimati (+14) it is Saturday already; in New York (-5) it is not yet eight.
    let mut clock = at_weekends("3d", ["Pacific/Kiritimati", "America/New_York"], "2026-01-02T12:00");
    // Monday there begins on Sunday at 10:00 UTC.
    assert_eq!(clock.flag_at(White, &here()), Some(utc("2026-01-07T10:00")));
    assert_eq!(clock.moved(White, utc("2026-01-02T12:00"), &here()), DAY.times(3));
    // 17 hours of Friday, then from Monday 05:00 UTC.
    assert_eq!(clock.flag_at(Black, &here()), Some(utc("2026-01-07T12:00")));
}

#[test]
fn a_weekend_with_a_change_of_clocks_stands_as_long_as_it_lasts() {
    // Friday 27 March, noon UTC: eleven hours until Saturday in Warsaw; Monday begins at 22:00 UTC on Sunday.
    let clock = at_weekends("1d", ["Europe/Warsaw", "UTC"], "2026-03-27T12:00");
    assert_eq!(clock.flag_at(White, &here()), Some(utc("2026-03-30T11:00")));
    // 23 October: ten hours until Saturday, Monday begins at 23:00 UTC on Sunday.
    let clock = at_weekends("1d", ["Europe/Warsaw", "UTC"], "2026-10-23T12:00");
    assert_eq!(clock.flag_at(White, &here()), Some(utc("2026-10-26T13:00")));
}

#[test]
fn in_a_sitting_only_outages_stop_the_clock() {
    let clock = at_weekends("30m+30s/60m", ["UTC", "UTC"], "2026-01-03T12:00");
    let holiday = spans(&[("2026-01-01T00:00", "2026-02-01T00:00")]);
    let away = Away {
        outages: spans(&[("2026-01-03T12:10", "2026-01-03T12:15")]),
        vacation: [holiday.clone(), holiday],
    };
    assert_eq!(clock.flag_at(White, &away), Some(utc("2026-01-03T12:35")));
}

#[test]
fn reminders_are_due_by_what_is_left_and_not_by_the_wall() {
    // Friday noon, a day to think, weekends off: half a day is left when Saturday begins, which is at once "12 h left".
    let clock = at_weekends("1d", ["UTC", "UTC"], "2026-01-02T12:00");
    assert_eq!(clock.reaches(White, HOUR.times(12), &here()), Some(utc("2026-01-03T00:00")));
    assert_eq!(clock.reaches(White, HOUR.times(8), &here()), Some(utc("2026-01-05T04:00")));
    assert_eq!(clock.reaches(White, DAY, &here()), Some(utc("2026-01-02T12:00")));
    assert_eq!(clock.reaches(White, DAY.times(2), &here()), None);
}

#[test]
fn a_clock_that_went_backwards_costs_and_gives_nothing() {
    let mut clock = clock("3d", "2026-01-05T00:00");
    assert_eq!(clock.left(White, utc("2026-01-01T00:00"), &here()), [DAY.times(3); 2]);
    clock.moved(White, utc("2026-01-01T00:00"), &here());
    assert_eq!(clock.since(), utc("2026-01-05T00:00"));
}

#[test]
fn a_clock_keeps_its_terms() {
    let zones = [Zone::utc(), zone("Asia/Kathmandu")];
    let clock = Clock::start(control("3d"), Some(zones.clone()), utc("2026-01-05T00:00")).expect("a clock");
    assert_eq!(clock.control(), control("3d"));
    assert_eq!(clock.weekends(), Some(&zones));
    assert_eq!(Clock::restore(clock.save()), Some(clock));
}
