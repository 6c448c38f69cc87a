//! The daily list, at everybody's own hour.

use play::{Action, UserId};
use store::{Address, Content};

use super::{Wishes, game, monday, utc};
use crate::table::{ANN, BOB, Table};

fn wishes(table: &Table, who: UserId, hour: u8, zone: &'static str) {
    table.wishes(who, Wishes { reminders: [false; 3], digest: Some(hour), zone });
}

/// When the lists were told, and of which days.
fn lists(table: &Table) -> Vec<String> {
    let list = |line: &String| {
        let (at, key) = line.split_once(" d")?;
        let (day, _) = key.split_once('u')?;
        Some(format!("{at} of {day}"))
    };
    table.told().iter().filter_map(list).collect()
}

#[test]
fn it_comes_once_a_day_at_the_hour() {
    let table = monday();
    wishes(&table, ANN, 8, "UTC");
    game(&table, "none");
    table.lives(utc("2026-06-04T07:59"));
    assert_eq!(
        lists(&table),
        ["06-01T08:00 of 20260601", "06-02T08:00 of 20260602", "06-03T08:00 of 20260603"]
    );
    let posts = table.store.next_posts(table.now(), 99).expect("a look");
    let list = posts.iter().find(|post| matches!(post.content, Content::Digest { .. })).expect("a list");
    assert_eq!(list.content, Content::Digest { player: ANN, day: 20_260_601 });
    assert_eq!(list.address, Some(Address::User(ANN)));
    assert!(list.key.len() <= 25, "it is a nonce");
}

#[test]
fn over_changes_of_the_clocks_it_stays_at_the_hour() {
    let table = monday();
    table.set(utc("2026-03-27T12:00"));
    table.store.beat(table.now()).expect("connected");
    wishes(&table, ANN, 2, "Europe/Warsaw");
    wishes(&table, BOB, 23, "Australia/Lord_Howe");
    game(&table, "none");
    table.lives(utc("2026-03-30T12:00"));
    // On the 29th the clocks in Warsaw go from 2 to 3: it is then.
    let march = ["03-28T01:00 of 20260328", "03-29T01:00 of 20260329", "03-30T00:00 of 20260330"];
    assert_eq!(lists(&table), march);
    table.set(utc("2026-10-23T12:00"));
    table.store.beat(table.now()).expect("connected");
    wishes(&table, ANN, 2, "Europe/Warsaw");
    table.lives(utc("2026-10-26T12:00"));
    // On the 25th it is two o'clock twice.
    let october = ["10-24T00:00 of 20261024", "10-25T00:00 of 20261025", "10-26T01:00 of 20261026"];
    assert_eq!(lists(&table)[3..], october);
}

#[test]
fn it_does_not_come_when_no_game_waits() {
    let table = monday();
    wishes(&table, ANN, 8, "UTC");
    wishes(&table, BOB, 8, "UTC");
    table.lives(utc("2026-06-02T00:00"));
    assert_eq!(lists(&table), [""; 0], "nobody plays");
    let game = game(&table, "none");
    table.lives(utc("2026-06-03T00:00"));
    assert_eq!(lists(&table), ["06-02T08:00 of 20260602"], "it is Ann's turn");
    table.asks(game, BOB, Action::Resign).expect("granted");
    table.lives(utc("2026-06-05T00:00"));
    assert_eq!(lists(&table).len(), 1);
    // It would come again.
    assert_eq!(table.dues().len(), 2);
}

#[test]
fn another_hour_or_zone_on_the_same_day_brings_no_second_one() {
    let table = monday();
    wishes(&table, ANN, 8, "UTC");
    game(&table, "none");
    table.lives(utc("2026-06-01T09:00"));
    wishes(&table, ANN, 20, "UTC");
    table.lives(utc("2026-06-01T21:00"));
    wishes(&table, ANN, 23, "Pacific/Honolulu");
    // In Honolulu it is still the 1st of June, 11 o'clock; 23 o'clock is 09:00 UTC.
    table.lives(utc("2026-06-02T12:00"));
    assert_eq!(lists(&table), ["06-01T08:00 of 20260601"]);
    table.lives(utc("2026-06-03T12:00"));
    assert_eq!(lists(&table)[1..], ["06-03T09:00 of 20260602"]);
    // In Auckland it is the 4th of June already.
    wishes(&table, ANN, 1, "Pacific/Auckland");
    table.lives(utc("2026-06-04T00:00"));
    assert_eq!(lists(&table)[2..], ["06-03T13:00 of 20260604"]);
}

#[test]
fn away_at_the_hour_the_bot_makes_up_for_it_the_same_day_and_no_later() {
    let table = monday();
    wishes(&table, ANN, 8, "Europe/Warsaw");
    game(&table, "none");
    table.lives(utc("2026-06-01T05:00"));
    for (back, told) in [
        ("2026-06-01T21:59", Some("06-01T21:59 of 20260601")),
        // Of the 2nd, on the 3rd before eight: the 3rd has its own.
        ("2026-06-03T05:59", None),
        ("2026-06-03T06:00", Some("06-03T06:00 of 20260603")),
        // Back on the 6th after eight: one for all that was missed.
        ("2026-06-06T09:00", Some("06-06T09:00 of 20260606")),
    ] {
        let before = lists(&table).len();
        table.set(utc(back));
        table.store.back(table.now()).expect("noted").into_inner();
        table.fires();
        assert_eq!(lists(&table)[before..], Vec::from_iter(told), "{back}");
    }
    table.lives(utc("2026-06-07T12:00"));
    assert_eq!(lists(&table)[3..], ["06-07T06:00 of 20260607"]);
}

#[test]
fn who_wishes_none_any_more_gets_none() {
    let table = monday();
    wishes(&table, ANN, 8, "UTC");
    game(&table, "none");
    table.hand().execute("UPDATE players SET digest_hour = NULL", []).expect("written");
    table.lives(utc("2026-06-03T00:00"));
    assert_eq!(lists(&table), [""; 0]);
    assert_eq!(table.dues(), [""; 0]);
}
