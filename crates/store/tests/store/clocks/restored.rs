//! A database that took the place of a later one: what it says of old turns may have been said.

use store::PostState;

use super::{Wishes, game, monday, utc};
use crate::table::{ANN, BOB, Table, mv};

/// The database is put in the place of a later one now.
fn restored(table: &Table) {
    table.hand().execute("INSERT INTO restored (id, at) VALUES (1, ?1)", [table.now().0]).expect("written");
}

fn state(table: &Table, key: &str) -> String {
    let state = "SELECT state FROM outbox WHERE key = ?1";
    table.hand().query_row(state, [key], |row| row.get(0)).expect("a row")
}

#[test]
fn a_reminder_of_a_turn_from_before_is_in_doubt() {
    let table = monday();
    let game = game(&table, "3d");
    table.lives(utc("2026-06-02T00:00"));
    restored(&table);
    table.lives(utc("2026-06-03T12:00"));
    assert_eq!(table.post(game, "g1p0r24").state, PostState::InFlight);
    assert_eq!(table.told(), ["06-03T00:00 g1p0r24"]);
    // A turn that begins now is in no doubt.
    table.acts("2026-06-03T12:00", game, ANN, mv("K@4")).expect("in time");
    table.lives(utc("2026-06-05T12:00"));
    assert_eq!(table.post(game, "g1p1r24").state, PostState::Waiting);
}

#[test]
fn the_end_of_a_turn_from_before_is_in_doubt() {
    let table = monday();
    let (old, new) = (game(&table, "12h"), game(&table, "12h"));
    table.lives(utc("2026-06-01T00:30"));
    restored(&table);
    table.acts("2026-06-01T01:00", new, ANN, mv("K@4")).expect("in time");
    table.lives(utc("2026-06-02T00:00"));
    assert!(table.stored(old).game.is_over() && table.stored(new).game.is_over());
    assert_eq!(table.post(old, "g1end").state, PostState::InFlight);
    assert_eq!(table.post(new, "g2end").state, PostState::Waiting);
    table.is_sound();
}

#[test]
fn a_daily_list_of_the_day_of_a_restoration_is_left_out_and_the_next_is_told() {
    let table = monday();
    let wishes = Wishes { reminders: [false; 3], digest: Some(8), zone: "UTC" };
    table.wishes(ANN, wishes);
    table.wishes(BOB, wishes);
    game(&table, "none");
    table.set(utc("2026-06-01T09:00"));
    restored(&table);
    table.store.back(table.now()).expect("noted").into_inner();
    table.lives(utc("2026-06-02T09:00"));
    let told = table.told();
    let lists: Vec<_> =
        told.iter().filter_map(|line| line.split(' ').nth(1)).filter(|key| key.starts_with('d')).collect();
    assert!(!lists.is_empty() && lists.iter().all(|key| key.starts_with("d20260602u")), "{told:?}");
    assert_eq!(state(&table, lists[0]), "waiting");
}
