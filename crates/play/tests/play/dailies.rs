//! When a daily puzzle is due, its number and tier, and streaks.

use jiff::Timestamp as Instant;
use play::{Daily, LocalDate, Series, Streak, Tier, Timestamp, Zone};

fn at(text: &str) -> Timestamp {
    Timestamp(text.parse::<Instant>().expect("a moment").as_millisecond())
}

fn date(number: i32) -> LocalDate {
    LocalDate::from_number(number).expect("a date")
}

fn daily(zone: &str, hour: u8) -> Daily {
    Daily { zone: Zone::named(zone).expect("a zone"), hour }
}

#[test]
fn a_puzzle_is_due_from_its_hour_to_the_end_of_the_day_and_once() {
    let warsaw = daily("Europe/Warsaw", 9);
    assert_eq!(warsaw.due(None, at("2026-11-30T07:59:59.999Z")), None);
    for late in ["2026-11-30T08:00:00Z", "2026-11-30T22:59:59Z"] {
        assert_eq!(warsaw.due(None, at(late)), Some(date(20_261_130)), "{late}");
        assert_eq!(warsaw.due(Some(date(20_261_129)), at(late)), Some(date(20_261_130)));
        assert_eq!(warsaw.due(Some(date(20_261_130)), at(late)), None);
    }
    assert_eq!(warsaw.due(None, at("2026-11-30T23:00:00Z")), None, "the next day's hour has not come");
}

#[test]
fn an_hour_that_clocks_skip_comes_when_they_do_and_one_that_comes_twice_counts_once() {
    // Clocks in Warsaw go from 2 to 3 on March 29th, and from 3 to 2 on October 25th of 2026, both at 01:00 UTC.
    let warsaw = daily("Europe/Warsaw", 2);
    assert_eq!(warsaw.next(None, at("2026-03-29T00:30:00Z")), at("2026-03-29T01:00:00Z"));
    assert_eq!(warsaw.next(None, at("2026-10-24T23:00:00Z")), at("2026-10-25T00:00:00Z"));
    let done = Some(date(20_261_025));
    assert_eq!(warsaw.due(done, at("2026-10-25T01:00:00Z")), None, "two o'clock again");
    assert_eq!(warsaw.next(done, at("2026-10-25T01:00:00Z")), at("2026-10-26T01:00:00Z"));
}

#[test]
fn a_day_that_clocks_cut_short_before_its_hour_has_its_puzzle_in_the_last_hour_left() {
    // In Nuuk, 23:00 of 2026-03-28 is 00:00 of the 29th.
    let nuuk = daily("America/Nuuk", 23);
    assert_eq!(nuuk.next(Some(date(20_260_327)), at("2026-03-28T12:00:00Z")), at("2026-03-29T00:00:00Z"));
    assert_eq!(nuuk.due(None, at("2026-03-29T00:00:00Z")), Some(date(20_260_328)));
    assert_eq!(nuuk.due(Some(date(20_260_328)), at("2026-03-29T01:00:00Z")), None);
    // Samoa had no 2011-12-30 at all.
    assert_eq!(Zone::named("Pacific/Apia").expect("a zone").hour_of(date(20_111_230), 9), None);
}

#[test]
fn neither_another_hour_nor_another_zone_brings_a_day_twice() {
    let done = Some(date(20_261_130));
    assert_eq!(daily("Europe/Warsaw", 20).due(done, at("2026-11-30T19:30:00Z")), None);
    // From Kiritimati, where it is the 30th, to Honolulu, where it is the 29th.
    let noon = at("2026-11-30T00:00:00Z");
    assert_eq!(daily("Pacific/Kiritimati", 9).due(None, noon), Some(date(20_261_130)));
    let honolulu = daily("Pacific/Honolulu", 9);
    assert_eq!(honolulu.due(done, noon), None);
    assert_eq!(honolulu.next(done, noon), at("2026-12-01T19:00:00Z"), "the first day after the last");
}

#[test]
fn what_is_next_is_due_then_and_not_a_moment_before() {
    for zone in ["UTC", "Asia/Kathmandu", "Australia/Lord_Howe", "America/Santiago", "Africa/Cairo"] {
        for hour in [0, 2, 9, 23] {
            let daily = daily(zone, hour);
            let (mut now, mut last) = (at("2026-01-01T00:00:00Z"), None);
            for _ in 0..800 {
                let next = daily.next(last, now);
                let due = daily.due(last, next).expect("due when it is next");
                assert!(next == now || daily.due(last, next.plus_ms(-1)).is_none(), "{zone} {hour}");
                assert!(last.is_none_or(|last| due.days_since(last) == 1), "{zone} {hour}: no day without");
                (now, last) = (next, Some(due));
            }
        }
    }
}

#[test]
fn numbers_go_up_by_one_a_day_from_the_first_monday_of_2026() {
    assert_eq!(Series::number(date(20_260_105)), 1);
    assert_eq!(Series::number(date(20_260_104)), 0);
    assert_eq!(Series::number(date(20_270_105)), 366);
    for number in [-400, 0, 1, 2, 400] {
        assert_eq!(Series::number(Series::date(number).expect("a date")), number);
    }
}

#[test]
fn a_week_begins_easy_and_ends_hard_and_every_place_of_a_tier_comes_once_in_turn() {
    let tiers: Vec<Tier> = (1..=7).map(|n| Series::Weekly.tier(Series::date(n).expect("a date"))).collect();
    assert_eq!((tiers[0], tiers[6]), (Tier::Easy, Tier::Hard));
    assert!(tiers.is_sorted());
    for series in Series::ALL {
        for tier in Tier::ALL {
            let days = (-70..700).filter_map(Series::date).filter(|date| series.tier(*date) == tier);
            let places: Vec<i32> = days.map(|date| series.place(date)).collect();
            assert!(places.windows(2).all(|pair| pair[1] == pair[0] + 1), "{series} {tier:?}");
        }
        assert_eq!(series.place(date(20_260_105)), 0);
        assert_eq!(series.to_string().parse(), Ok(series));
    }
}

/// A streak after these numbers were solved.
fn after(numbers: impl IntoIterator<Item = i32>) -> Streak {
    numbers.into_iter().fold(Streak::default(), Streak::solved)
}

#[test]
fn a_streak_counts_what_is_solved_in_a_row() {
    let three = after([5, 6, 7]);
    assert_eq!((three.length, three.best, three.freezes), (3, 3, 0));
    assert_eq!((three.on(7), three.on(8), three.on(9)), (3, 3, 0), "the day's own is still to be solved");
    assert_eq!(three.solved(7), three, "the same one in another place");
    assert_eq!(three.solved(3), three, "one of the archive");
    let again = three.solved(9);
    assert_eq!((again.length, again.best), (1, 3));
}

#[test]
fn each_week_earns_a_freeze_and_a_missed_day_spends_it() {
    let week = after(1..=7);
    assert_eq!((week.length, week.freezes), (7, 1));
    let missed = week.solved(9);
    assert_eq!((missed.length, missed.freezes), (8, 0), "the day without counts neither way");
    assert_eq!(missed.solved(11).length, 1, "and there is no second freeze");
    let two = week.solved(10);
    assert_eq!((two.length, two.freezes), (1, 1), "a freeze that cannot save it is kept");
    assert_eq!(after(1..=70).freezes, 2, "there are never more");
    assert_eq!((week.on(9), week.on(10)), (7, 0));
}
