//! The bot was away: the time is given back.

use play::{Action, RequestKind, Span};
use store::{Content, Notice};

use super::{game, monday, utc};
use crate::table::{ANN, BOB, Table, mv};

/// The connection is lost at `from`, and stands again at `until`.
fn outage(table: &Table, from: &str, until: &str) -> Option<Span> {
    table.lives(utc(from));
    table.set(utc(until));
    let span = table.store.back(table.now()).expect("noted").into_inner();
    table.fires();
    span
}

#[test]
fn the_time_away_is_given_back_and_the_game_says_so() {
    let table = monday();
    let game = game(&table, "3d");
    let (from, until) = ("2026-06-02T10:00", "2026-06-02T16:00");
    let span = outage(&table, from, until).expect("an outage");
    assert_eq!((span.from, span.until), (utc(from), utc(until)));
    assert_eq!(table.stored(game).game.flag_at(), Some(utc("2026-06-04T06:00")));
    let Content::Notice { notice, .. } = table.post(game, "g1n1").content else { panic!("a notice") };
    assert_eq!(notice, Notice::Away { from: utc(from), until: utc(until) });
    table.lives(utc("2026-06-04T00:00"));
    let told = ["06-02T16:00 g1n1", "06-03T06:00 g1p0r24"];
    assert_eq!(table.told(), told, "the day's notice is as much later");
    table.is_sound();
}

#[test]
fn it_is_given_back_to_whoever_was_on_move() {
    let table = monday();
    let game = game(&table, "10d+1d/20d");
    table.acts("2026-06-01T12:00", game, ANN, mv("K@4")).expect("in time");
    outage(&table, "2026-06-02T00:00", "2026-06-03T00:00");
    let [white, black] = table.stored(game).game.left(table.now()).expect("a clock");
    // Ann took half a day and earned a whole one; Bob's half day ran before the outage.
    assert_eq!((white.0, black.0), (10 * 86_400_000 + 43_200_000, 9 * 86_400_000 + 43_200_000));
}

#[test]
fn a_short_outage_is_given_back_without_a_word() {
    let table = monday();
    let (long, sitting) = (game(&table, "3d"), game(&table, "30m+30s/60m"));
    outage(&table, "2026-06-01T00:01", "2026-06-01T00:01:09");
    outage(&table, "2026-06-01T00:02", "2026-06-01T00:02:09");
    outage(&table, "2026-06-01T00:03", "2026-06-01T00:03:12");
    // At a sitting twelve seconds are worth a word.
    assert_eq!(table.told(), ["06-01T00:03 g2n1"]);
    outage(&table, "2026-06-01T00:10", "2026-06-01T00:14:59");
    outage(&table, "2026-06-01T00:20", "2026-06-01T00:25");
    assert_eq!(table.told()[1..], ["06-01T00:14 g2n2", "06-01T00:25 g1n1", "06-01T00:25 g2n3"]);
    let away = 9 + 9 + 12 + 299 + 300;
    for (game, flag) in [(long, "2026-06-04T00:00"), (sitting, "2026-06-01T00:30")] {
        assert_eq!(table.stored(game).game.flag_at(), Some(utc(flag).plus_ms(away * 1_000)));
    }
}

#[test]
fn several_short_ones_add_up() {
    let table = monday();
    let game = game(&table, "12h");
    for hour in ["01", "02", "03", "04", "05"] {
        outage(&table, &format!("2026-06-01T{hour}:00"), &format!("2026-06-01T{hour}:04"));
    }
    table.lives(utc("2026-06-02T00:00"));
    assert_eq!(table.ended(game).1, utc("2026-06-01T12:20"));
}

#[test]
fn a_move_after_a_long_silence_gives_the_gap_back_first() {
    let table = monday();
    let game = game(&table, "12h");
    table.lives(utc("2026-06-01T11:00"));
    // No beat since, and nobody has said that the connection stands again.
    table.set(utc("2026-06-01T20:00"));
    table.asks(game, ANN, mv("K@4")).expect("an hour was left");
    assert_eq!(table.stored(game).game.flag_at(), Some(utc("2026-06-02T08:00")));
    assert_eq!(table.store.last_beat().expect("a look"), Some(utc("2026-06-01T20:00")));
    assert_eq!(table.store.back(table.now()).expect("noted").into_inner(), None, "given back already");
}

#[test]
fn the_scheduler_after_a_long_silence_gives_the_gap_back_first() {
    let table = monday();
    let game = game(&table, "12h");
    table.lives(utc("2026-06-01T11:00"));
    table.set(utc("2026-06-01T20:00"));
    table.fires();
    assert!(!table.stored(game).game.is_over());
    table.lives(utc("2026-06-02T00:00"));
    assert_eq!(table.ended(game).1, utc("2026-06-01T21:00"));
}

#[test]
fn a_silence_of_two_beats_is_no_outage_yet() {
    let table = monday();
    let game = game(&table, "30m+0s/60m");
    let outages = || {
        let count = "SELECT count(*) FROM outages";
        table.hand().query_row(count, [], |row| row.get::<_, i64>(0)).expect("a count")
    };
    table.set(utc("2026-06-01T00:00:20"));
    table.asks(game, ANN, mv("K@4")).expect("in time");
    assert_eq!(outages(), 0);
    table.set(utc("2026-06-01T00:00:21"));
    table.asks(game, BOB, mv("K@34")).expect("in time");
    assert_eq!(outages(), 1);
    // Ann's twenty seconds are settled; Bob's one was in the silence.
    let left = table.stored(game).game.left(table.now()).expect("a clock");
    assert_eq!(left.map(|left| left.0), [1_780_000, 1_800_000]);
}

#[test]
fn a_restart_gives_back_what_it_took() {
    let table = monday();
    let game = game(&table, "12h");
    table.lives(utc("2026-06-01T11:59:50"));
    let table = table.reopened();
    table.set(utc("2026-06-01T12:00:03"));
    table.store.back(table.now()).expect("noted").into_inner();
    table.fires();
    assert!(!table.stored(game).game.is_over());
    table.lives(utc("2026-06-02T00:00"));
    assert_eq!(table.ended(game).1, utc("2026-06-01T12:00:13"));
    assert_eq!(table.told(), ["06-01T12:00 g1n1", "06-01T12:00 g1end"]);
}

#[test]
fn games_whose_clocks_stand_anyway_are_told_nothing() {
    let table = monday();
    let paused = game(&table, "3d");
    table.asks(paused, ANN, Action::Ask(RequestKind::Pause)).expect("asked");
    table.asks(paused, BOB, Action::Grant(RequestKind::Pause)).expect("paused");
    game(&table, "none");
    let over = game(&table, "3d");
    table.asks(over, ANN, Action::Resign).expect("granted");
    let before = table.told();
    outage(&table, "2026-06-02T00:00", "2026-06-03T00:00");
    assert_eq!(table.told(), before);
}
