//! Words to the one on move that time grows short.

use play::{Action, Millis, RequestKind, UserId};
use store::Address;

use super::{Wishes, game, monday, utc};
use crate::table::{ANN, BOB, Table, mv};

fn wishes(table: &Table, who: UserId, reminders: [bool; 3]) {
    table.wishes(who, Wishes { reminders, digest: None, zone: "UTC" });
}

const ALL: [bool; 3] = [true; 3];

#[test]
fn they_come_as_wished() {
    let all = ["06-03T00:00 g1p0r24", "06-03T16:00 g1p0r8", "06-03T23:00 g1p0r1"];
    for mask in 0..8_u8 {
        let reminders = [mask & 1 != 0, mask & 2 != 0, mask & 4 != 0];
        let table = monday();
        wishes(&table, ANN, reminders);
        game(&table, "3d");
        table.lives(utc("2026-06-03T23:59"));
        let expected: Vec<_> =
            all.into_iter().zip(reminders).filter_map(|(line, wished)| wished.then_some(line)).collect();
        assert_eq!(table.told(), expected);
    }
}

#[test]
fn who_has_wished_nothing_hears_a_day_and_an_hour_before() {
    let table = monday();
    game(&table, "3d");
    table.lives(utc("2026-06-03T23:59"));
    assert_eq!(table.told(), ["06-03T00:00 g1p0r24", "06-03T23:00 g1p0r1"]);
}

#[test]
fn they_go_to_the_one_on_move_alone() {
    let table = monday();
    wishes(&table, BOB, [false; 3]);
    let game = game(&table, "3d");
    table.lives(utc("2026-06-03T12:00"));
    assert_eq!(table.post(game, "g1p0r24").address, Some(Address::User(ANN)));
    table.acts("2026-06-03T12:00", game, ANN, mv("K@4")).expect("in time");
    table.lives(utc("2026-06-06T11:59"));
    assert_eq!(table.told().len(), 1, "Bob wants none");
}

#[test]
fn with_no_more_than_that_at_the_beginning_of_the_turn_there_is_none() {
    let table = monday();
    wishes(&table, ANN, ALL);
    game(&table, "1d");
    table.lives(utc("2026-06-01T23:59"));
    assert_eq!(table.told(), ["06-01T16:00 g1p0r8", "06-01T23:00 g1p0r1"]);
}

#[test]
fn they_are_not_told_at_a_sitting() {
    let table = monday();
    wishes(&table, ANN, ALL);
    game(&table, "20h");
    table.lives(utc("2026-06-01T19:59"));
    assert_eq!(table.told(), [""; 0]);
}

#[test]
fn none_comes_twice_also_after_a_restart() {
    let table = monday();
    game(&table, "3d");
    table.lives(utc("2026-06-02T23:59:59"));
    table.set(utc("2026-06-03T00:00"));
    let due = table.store.due(table.now(), 9).expect("a look");
    table.store.fire(due[0], table.now()).expect("fired").into_inner();
    table.store.fire(due[0], table.now()).expect("fired").into_inner();
    let table = table.reopened();
    table.store.fire(due[0], table.now()).expect("fired").into_inner();
    table.fires();
    assert_eq!(table.told(), ["06-03T00:00 g1p0r24"]);
    assert_eq!(table.dues(), ["r1:1 06-03T23:00", "f1 06-04T00:00"]);
}

#[test]
fn one_that_was_due_when_the_bot_died_comes_late_and_once() {
    let table = monday();
    game(&table, "3d");
    table.lives(utc("2026-06-02T23:59:58"));
    let table = table.reopened();
    table.set(utc("2026-06-03T00:00:08"));
    table.store.back(table.now()).expect("noted").into_inner();
    table.fires();
    // The ten seconds are given back first.
    assert_eq!(table.told(), [""; 0]);
    table.lives(utc("2026-06-03T12:00"));
    assert_eq!(table.told(), ["06-03T00:00 g1p0r24"]);
}

#[test]
fn none_comes_twice_when_time_is_given_in_between() {
    let table = monday();
    wishes(&table, ANN, ALL);
    let game = game(&table, "3d");
    // Both the day and the eight hours have been told; then two days more.
    table.acts("2026-06-03T20:00", game, BOB, Action::Give(Millis::DAY.times(2))).expect("granted");
    table.lives(utc("2026-06-05T23:59"));
    let told = ["06-03T00:00 g1p0r24", "06-03T16:00 g1p0r8", "06-03T20:00 g1n1", "06-05T23:00 g1p0r1"];
    assert_eq!(table.told(), told);
}

#[test]
fn time_given_before_moves_them() {
    let table = monday();
    let game = game(&table, "1d");
    table.acts("2026-06-01T12:00", game, BOB, Action::Give(Millis::DAY)).expect("granted");
    table.lives(utc("2026-06-02T23:59"));
    // A day and a half were left: now a whole day is a moment on the way.
    let told = ["06-01T12:00 g1n1", "06-02T00:00 g1p0r24", "06-02T23:00 g1p0r1"];
    assert_eq!(table.told(), told);
}

#[test]
fn none_comes_twice_when_a_vacation_lies_in_between() {
    let table = monday();
    game(&table, "3d");
    table.lives(utc("2026-06-03T12:00"));
    let state = table.store.start_vacation(ANN, 5, None, table.now()).expect("new").into_inner();
    state.expect("on vacation");
    table.lives(utc("2026-06-05T12:00"));
    // That the vacation begins and ends is told, too.
    assert_eq!(table.told(), ["06-03T00:00 g1p0r24", "06-03T12:00 g1n1"], "the clock stands");
    table.store.end_vacation(ANN, None, table.now()).expect("new").into_inner().expect("back");
    table.lives(utc("2026-06-06T00:00"));
    let told = ["06-05T12:00 g1n2", "06-05T23:00 g1p0r1", "06-06T00:00 g1n3"];
    assert_eq!(table.told()[2..], told);
    // On the day of vacation that is spent now, and after it, nothing is left to remind of.
    table.lives(utc("2026-06-08T12:00"));
    assert_eq!(table.told()[5..], ["06-07T00:00 g1n4", "06-08T00:00 g1n5"]);
}

#[test]
fn they_are_gone_when_the_move_is_made() {
    let table = monday();
    wishes(&table, BOB, [false; 3]);
    let game = game(&table, "3d");
    table.acts("2026-06-02T23:59", game, ANN, mv("K@4")).expect("in time");
    assert_eq!(table.dues(), ["f1 06-05T23:59"]);
    table.lives(utc("2026-06-05T23:58"));
    assert_eq!(table.told(), [""; 0]);
}

#[test]
fn they_go_by_what_is_left_and_not_by_the_wall() {
    let table = monday();
    // Thursday noon; the weekend is the 6th and 7th of June.
    table.lives(utc("2026-06-04T12:00"));
    wishes(&table, ANN, ALL);
    game(&table, "2d w");
    table.lives(utc("2026-06-08T11:59"));
    assert_eq!(table.told(), ["06-05T12:00 g1p0r24", "06-08T04:00 g1p0r8", "06-08T11:00 g1p0r1"]);
}

#[test]
fn a_weekend_is_that_of_the_zone_at_the_start_of_the_game() {
    let table = monday();
    table.lives(utc("2026-06-04T12:00"));
    table.wishes(ANN, Wishes { reminders: [false; 3], digest: None, zone: "Pacific/Auckland" });
    let game = game(&table, "3d w");
    // Saturday in Auckland begins on Friday at 12:00 UTC, Monday on Sunday at 12:00.
    assert_eq!(table.stored(game).game.flag_at(), Some(utc("2026-06-09T12:00")));
    table.wishes(ANN, Wishes { reminders: [false; 3], digest: None, zone: "Pacific/Honolulu" });
    assert_eq!(table.stored(game).game.flag_at(), Some(utc("2026-06-09T12:00")));
}

#[test]
fn after_a_takeback_the_turn_is_another() {
    let table = monday();
    let game = game(&table, "3d");
    table.acts("2026-06-03T12:00", game, ANN, mv("K@4")).expect("in time");
    table.asks(game, ANN, Action::Ask(RequestKind::Takeback)).expect("asked");
    table.asks(game, BOB, Action::Grant(RequestKind::Takeback)).expect("taken back");
    table.lives(utc("2026-06-06T11:59"));
    let told = ["06-03T00:00 g1p0r24", "06-03T12:00 g1n1", "06-05T12:00 g1p0t1r24", "06-06T11:00 g1p0t1r1"];
    assert_eq!(table.told(), told);
}
