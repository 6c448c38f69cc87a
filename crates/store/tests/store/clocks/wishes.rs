//! What somebody wishes to be told, changed while clocks run.

use store::{Prefs, Remind};

use super::{game, monday, utc};
use crate::table::{ANN, Table};

fn sets(table: &Table, prefs: &Prefs) {
    table.store.set_prefs(ANN, prefs, table.now()).expect("set");
}

fn all() -> Prefs {
    Prefs { remind: Remind { at_24: true, at_8: true, at_1: true }, ..Prefs::default() }
}

#[test]
fn a_wish_holds_for_the_turn_that_goes_on() {
    let table = monday();
    game(&table, "3d");
    table.lives(utc("2026-06-02T12:00"));
    sets(&table, &Prefs { remind: Remind { at_24: false, at_8: true, at_1: false }, ..Prefs::default() });
    table.lives(utc("2026-06-03T23:59"));
    assert_eq!(table.told(), ["06-03T16:00 g1p0r8"]);
}

#[test]
fn what_was_not_wished_for_at_its_moment_is_not_told_afterwards() {
    let table = monday();
    sets(&table, &Prefs { remind: Remind::NEVER, ..Prefs::default() });
    game(&table, "3d");
    table.lives(utc("2026-06-03T12:00"));
    sets(&table, &all());
    table.lives(utc("2026-06-03T23:59"));
    assert_eq!(table.told(), ["06-03T16:00 g1p0r8", "06-03T23:00 g1p0r1"]);
}

#[test]
fn another_theme_does_not_swallow_what_is_due_just_now() {
    let table = monday();
    sets(&table, &Prefs { digest_hour: Some(0), ..all() });
    game(&table, "3d");
    table.lives(utc("2026-06-02T23:59"));
    // The day's list and the reminder are due, and not told yet.
    table.set(utc("2026-06-03T00:00"));
    sets(&table, &Prefs { digest_hour: Some(0), theme: Some("paper".to_owned()), ..all() });
    table.lives(utc("2026-06-03T00:01"));
    let told = table.told();
    assert!(told.contains(&"06-03T00:00 g1p0r24".to_owned()), "{told:?}");
    assert_eq!(told.iter().filter(|line| line.starts_with("06-03T00:00 d")).count(), 1, "{told:?}");
}

#[test]
fn the_daily_list_follows_its_hour_and_zone() {
    let table = monday();
    game(&table, "none");
    let zone = |name: &str| Some(name.to_owned());
    sets(&table, &Prefs { digest_hour: Some(8), zone: zone("Europe/Warsaw"), ..Prefs::default() });
    table.lives(utc("2026-06-01T12:00"));
    // Warsaw is two hours ahead of UTC in summer, New York four behind.
    sets(&table, &Prefs { digest_hour: Some(8), zone: zone("America/New_York"), ..Prefs::default() });
    table.lives(utc("2026-06-02T11:59"));
    let at = |table: &Table| -> Vec<String> {
        table.told().iter().filter_map(|line| line.split(' ').next().map(str::to_owned)).collect()
    };
    assert_eq!(at(&table), ["06-01T06:00"]);
    table.lives(utc("2026-06-02T12:00"));
    assert_eq!(at(&table), ["06-01T06:00", "06-02T12:00"]);
    sets(&table, &Prefs { zone: zone("America/New_York"), ..Prefs::default() });
    table.lives(utc("2026-06-05T12:00"));
    assert_eq!(at(&table).len(), 2, "no list any more");
}
