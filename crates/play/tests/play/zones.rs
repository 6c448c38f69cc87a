//! Zones against instants worked out by hand from the published rules of each.

use jiff::tz::TimeZone;
use play::{LocalDate, Millis, Span, Timestamp, Zone};

pub(crate) fn zone(name: &str) -> Zone {
    Zone::named(name).expect("a zone of the database")
}

pub(crate) fn utc(text: &str) -> Timestamp {
    let instant: jiff::Timestamp = format!("{text}Z").parse().expect("an instant such as 2026-03-29T01:00");
    Timestamp(instant.as_millisecond())
}

fn instant(at: Timestamp) -> jiff::Timestamp {
    jiff::Timestamp::from_millisecond(at.0).expect("a year of our own")
}

fn weekend(name: &str, at: &str) -> Span {
    zone(name).weekend_at_or_after(utc(at)).expect("a weekend")
}

fn minutes(span: Span) -> i64 {
    span.length().0 / Millis::MINUTE.0
}

#[test]
fn names_are_read_in_any_case_and_given_as_the_database_spells_them() {
    assert_eq!(zone("europe/warsaw").name(), "Europe/Warsaw");
    assert_eq!(zone(" AMERICA/NEW_YORK ").name(), "America/New_York");
    assert_eq!(zone("utc"), Zone::utc());
    assert_eq!(Zone::utc().name(), "UTC");
    for name in ["", "Europe", "Europe/Atlantis", "Etc/Unknown", "CET-1CEST", "+02:00"] {
        assert!(Zone::named(name).is_none(), "{name}");
    }
}

#[test]
fn a_clock_on_the_wall_shows_the_time_of_its_zone() {
    // India is five and a half hours ahead, Nepal a quarter more; New York four behind in summer and five in winter.
    for (name, at, shown) in [
        ("UTC", "2026-06-01T14:30", (14, 30)),
        ("Asia/Kolkata", "2026-06-01T14:30", (20, 0)),
        ("Asia/Kathmandu", "2026-06-01T18:14:59", (23, 59)),
        ("Asia/Kathmandu", "2026-06-01T18:15", (0, 0)),
        ("America/New_York", "2026-06-01T14:30", (10, 30)),
        ("America/New_York", "2026-12-01T04:59", (23, 59)),
    ] {
        assert_eq!(zone(name).time(utc(at)), shown, "{name} at {at}");
    }
}

#[test]
fn every_name_of_the_list_is_a_zone_of_that_name() {
    let names = Zone::names();
    assert!(names.len() > 400 && names.is_sorted(), "{}", names.len());
    for name in names {
        assert_eq!(zone(name).name(), name);
    }
    assert!(names.contains(&"Asia/Kathmandu".to_owned()));
}

#[test]
fn a_weekend_is_saturday_and_sunday_of_the_zone() {
    // 2026-01-03 is a Saturday; Nepal is 5:45 ahead.
    let span = weekend("Asia/Kathmandu", "2026-01-01T00:00");
    assert_eq!(span, Span { from: utc("2026-01-02T18:15"), until: utc("2026-01-04T18:15") });
    // Asked inside, on its last moment, and just after.
    assert_eq!(weekend("Asia/Kathmandu", "2026-01-03T12:00"), span);
    assert_eq!(weekend("Asia/Kathmandu", "2026-01-04T18:14:59.999"), span);
    assert_eq!(weekend("Asia/Kathmandu", "2026-01-04T18:15").from, utc("2026-01-09T18:15"));
}

#[test]
fn a_weekend_is_an_hour_shorter_in_spring_and_longer_in_autumn() {
    // Last Sundays of March and October, both at 01:00 UTC.
    let spring = weekend("Europe/Warsaw", "2026-03-25T00:00");
    assert_eq!(spring, Span { from: utc("2026-03-27T23:00"), until: utc("2026-03-29T22:00") });
    let autumn = weekend("Europe/Warsaw", "2026-10-21T00:00");
    assert_eq!(autumn, Span { from: utc("2026-10-23T22:00"), until: utc("2026-10-25T23:00") });
    assert_eq!((minutes(spring), minutes(autumn)), (47 * 60, 49 * 60));
    // Second Sunday of March, first of November, at 02:00 local time.
    let spring = weekend("America/New_York", "2026-03-05T00:00");
    assert_eq!(spring, Span { from: utc("2026-03-07T05:00"), until: utc("2026-03-09T04:00") });
    let autumn = weekend("America/New_York", "2026-10-29T00:00");
    assert_eq!(autumn, Span { from: utc("2026-10-31T04:00"), until: utc("2026-11-02T05:00") });
}

#[test]
fn lord_howe_island_moves_its_clocks_by_half_an_hour() {
    // +10:30 and +11:00; first Sundays of October (02:00 becomes 02:30) and April (02:00 becomes 01:30).
    let spring = weekend("Australia/Lord_Howe", "2026-10-01T00:00");
    assert_eq!(spring, Span { from: utc("2026-10-02T13:30"), until: utc("2026-10-04T13:00") });
    let autumn = weekend("Australia/Lord_Howe", "2026-04-02T00:00");
    assert_eq!(autumn, Span { from: utc("2026-04-03T13:00"), until: utc("2026-04-05T13:30") });
    assert_eq!((minutes(spring), minutes(autumn)), (47 * 60 + 30, 48 * 60 + 30));
    // The gap: two o'clock of 4 October is the moment at which it became 02:30.
    assert_eq!(zone("Australia/Lord_Howe").next_hour(utc("2026-10-03T12:00"), 2), utc("2026-10-03T15:30"));
}

#[test]
fn a_midnight_that_does_not_exist_gives_way_to_the_first_moment_of_the_day() {
    // In Iran (+3:30) it became 01:00 at the first moment of 21 March 2020, a Saturday, and 22 March 2021, a Monday.
    assert_eq!(weekend("Asia/Tehran", "2020-03-18T00:00").from, utc("2020-03-20T20:30"));
    assert_eq!(weekend("Asia/Tehran", "2021-03-18T00:00").until, utc("2021-03-21T20:30"));
    assert_eq!(zone("Asia/Tehran").next_hour(utc("2021-03-21T12:00"), 0), utc("2021-03-21T20:30"));
}

#[test]
fn samoa_had_no_30_december_2011() {
    let apia = zone("Pacific/Apia");
    // From -10:00 to +14:00 at the end of Thursday the 29th: the next moment was Saturday.
    assert_eq!(apia.date(utc("2011-12-30T09:59:59.999")).to_string(), "2011-12-29");
    assert_eq!(apia.date(utc("2011-12-30T10:00")).to_string(), "2011-12-31");
    let span = weekend("Pacific/Apia", "2011-12-28T00:00");
    assert_eq!(span, Span { from: utc("2011-12-30T10:00"), until: utc("2012-01-01T10:00") });
    assert_eq!(weekend("Pacific/Apia", "2011-12-24T09:00").from, utc("2011-12-24T10:00"));
    // Eight o'clock of the 29th, then of the 31st; and midnight likewise.
    assert_eq!(apia.next_hour(utc("2011-12-29T17:59"), 8), utc("2011-12-29T18:00"));
    assert_eq!(apia.next_hour(utc("2011-12-29T18:00"), 8), utc("2011-12-30T18:00"));
    assert_eq!(apia.next_hour(utc("2011-12-29T10:00"), 0), utc("2011-12-30T10:00"));
    assert_eq!(apia.next_hour(utc("2011-12-30T10:00"), 0), utc("2011-12-31T10:00"));
    let skipped = LocalDate::new(2011, 12, 30).expect("a date");
    assert_eq!(apia.start_of(skipped), utc("2011-12-30T10:00"));
}

#[test]
fn an_hour_that_is_skipped_or_comes_twice_comes_once() {
    let warsaw = zone("Europe/Warsaw");
    // 29 March: two o'clock became three at 01:00 UTC.
    assert_eq!(warsaw.next_hour(utc("2026-03-28T01:00"), 2), utc("2026-03-29T01:00"));
    assert_eq!(warsaw.next_hour(utc("2026-03-29T01:00"), 2), utc("2026-03-30T00:00"));
    // 25 October: two o'clock was at 00:00 UTC, and again an hour later.
    assert_eq!(warsaw.next_hour(utc("2026-10-24T12:00"), 2), utc("2026-10-25T00:00"));
    assert_eq!(warsaw.next_hour(utc("2026-10-25T00:00"), 2), utc("2026-10-26T01:00"));
}

#[test]
fn an_hour_skipped_up_to_midnight_comes_at_midnight() {
    // In Greenland 28 March 2026 ended at 23:00 (-2:00), when it became midnight (-1:00).
    let nuuk = zone("America/Nuuk");
    assert_eq!(nuuk.next_hour(utc("2026-03-28T12:00"), 23), utc("2026-03-29T01:00"));
    assert_eq!(nuuk.next_hour(utc("2026-03-29T01:00"), 23), utc("2026-03-30T00:00"));
}

#[test]
fn every_hour_comes_once_a_date_all_year_round() {
    for name in [
        "Europe/Warsaw",
        "America/New_York",
        "America/St_Johns",
        "Asia/Beirut",
        "Africa/Cairo",
        "Australia/Lord_Howe",
        "Pacific/Chatham",
        "Africa/Casablanca",
        "Antarctica/Troll",
        "UTC",
    ] {
        let slow = TimeZone::get(name).unwrap_or(TimeZone::UTC);
        let here = zone(name);
        for hour in [0, 1, 2, 3, 12, 23] {
            // The first quarter of an hour of each date that is not before the hour: transitions fall on quarters.
            let mut expected = Vec::new();
            let mut dates = Vec::new();
            let mut at = utc("2026-01-01T00:00");
            while at < utc("2027-01-05T00:00") {
                let local = slow.to_datetime(instant(at));
                let late = local.hour() >= hour as i8;
                if late && dates.last().is_none_or(|last| *last < local.date()) {
                    dates.push(local.date());
                    expected.push(at);
                }
                at = at.plus_ms(15 * Millis::MINUTE.0);
            }
            // The first may be a day that was well under way.
            let mut at = expected[0].max(utc("2026-01-01T23:59"));
            for moment in expected.iter().filter(|moment| **moment > utc("2026-01-01T23:59")) {
                let next = here.next_hour(at, hour);
                assert_eq!(next, *moment, "{name} {hour}");
                at = next;
            }
        }
    }
}

#[test]
fn the_ends_of_time_are_no_trap() {
    let warsaw = zone("Europe/Warsaw");
    for at in [Timestamp(i64::MIN), Timestamp(i64::MAX)] {
        assert!(warsaw.next_hour(at, 8) >= at);
        assert!(warsaw.weekend_at_or_after(at).is_none_or(|span| span.until > at));
        assert!(warsaw.weekends(at, at).is_empty());
    }
}
