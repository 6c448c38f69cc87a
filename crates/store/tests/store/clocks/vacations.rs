//! Days on which a player's clocks stand.

use play::{GameId, Millis, UserId};
use rules::Status;
use store::{Content, Notice, VacationRefusal, VacationState};

use super::{game, monday, terms, utc};
use crate::table::{ANN, BOB, CLEO, Table, mv};

fn starts(table: &Table, who: UserId, days: u16) -> Result<VacationState, VacationRefusal> {
    table.store.start_vacation(who, days, Some(table.event()), table.now()).expect("new").into_inner()
}

fn ends(table: &Table, who: UserId) -> Result<VacationState, VacationRefusal> {
    table.store.end_vacation(who, Some(table.event()), table.now()).expect("new").into_inner()
}

fn days_left(table: &Table, who: UserId) -> u16 {
    table.store.vacation(who, table.now()).expect("a look").left
}

fn flag(table: &Table, game: GameId) -> play::Timestamp {
    table.stored(game).game.flag_at().expect("a clock that runs")
}

#[test]
fn a_day_is_spent_when_time_runs_out_and_both_games_stand() {
    let table = monday();
    let (first, second) = (game(&table, "3d"), game(&table, "5d"));
    table.lives(utc("2026-06-04T00:00"));
    let Content::Notice { notice, .. } = table.post(first, "g1n1").content else { panic!("a notice") };
    let until = utc("2026-06-05T00:00");
    assert_eq!(notice, Notice::Vacation { by: play::Colour::White, until, left: 29 });
    assert_eq!(days_left(&table, ANN), 29);
    assert_eq!(days_left(&table, BOB), 30);
    assert_eq!(table.store.vacation(ANN, table.now()).expect("a look").now.expect("on").days, 1);
    assert_eq!((flag(&table, first), flag(&table, second)), (until, utc("2026-06-07T00:00")));
    // Nothing is left, but it is not over.
    assert_eq!(table.stored(first).game.left(table.now()).expect("a clock")[0], Millis::ZERO);
    table.acts("2026-06-04T23:59", first, ANN, mv("K@4")).expect("on vacation, but here");
    table.is_sound();
}

#[test]
fn thirty_days_a_year_and_then_the_flag_falls() {
    let table = monday();
    let game = game(&table, "3d");
    table.lives(utc("2026-09-01T00:00"));
    assert_eq!(table.ended(game), (Status::Time, utc("2026-07-04T00:00")));
    assert_eq!(days_left(&table, ANN), 0);
    let told = table.told();
    let mut expected = vec!["06-03T00:00 g1p0r24".to_owned(), "06-03T23:00 g1p0r1".to_owned()];
    expected.extend((4..=30).map(|day| format!("06-{day:02}T00:00 g1n{}", day - 3)));
    expected.extend((1..=3).map(|day| format!("07-{day:02}T00:00 g1n{}", day + 27)));
    expected.push("07-04T00:00 g1end".to_owned());
    assert_eq!(told, expected);
    table.is_sound();
}

#[test]
fn the_days_are_those_of_the_year_in_which_they_begin() {
    let table = monday();
    table.set(utc("2026-12-15T00:00"));
    table.store.beat(table.now()).expect("connected");
    let game = game(&table, "1d");
    starts(&table, ANN, 16).expect("on vacation");
    // Sixteen days until New Year's Eve; a day to think ends with the year. Then the new year's thirty.
    table.lives(utc("2026-12-31T23:59"));
    assert_eq!(days_left(&table, ANN), 14);
    table.lives(utc("2027-03-01T00:00"));
    assert_eq!(table.ended(game).1, utc("2027-01-31T00:00"));
    assert_eq!(days_left(&table, ANN), 0);
    let last_year = table.store.vacation(ANN, utc("2026-12-31T23:59")).expect("a look");
    assert_eq!(last_year.left, 14);
}

#[test]
fn by_hand_it_stops_all_clocks_of_that_person_and_no_other() {
    let table = monday();
    let hers = game(&table, "3d");
    let other = table.begins([CLEO, ANN], terms("3d"));
    let bank = game(&table, "10d+1d/20d");
    table.lives(utc("2026-06-02T00:00"));
    let state = starts(&table, ANN, 7).expect("on vacation");
    assert_eq!((state.left, state.now.expect("on").span.until), (23, utc("2026-06-09T00:00")));
    assert_eq!(flag(&table, hers), utc("2026-06-11T00:00"));
    assert_eq!(flag(&table, bank), utc("2026-06-18T00:00"));
    assert_eq!(flag(&table, other), utc("2026-06-04T00:00"), "it is Cleo's turn");
    table.acts("2026-06-03T00:00", other, CLEO, mv("K@4")).expect("in time");
    assert_eq!(flag(&table, other), utc("2026-06-12T00:00"), "Ann's clock stands for six days more");
}

#[test]
fn ended_early_it_gives_whole_days_back_and_brings_flags_forward() {
    let table = monday();
    let game = game(&table, "3d");
    starts(&table, ANN, 10).expect("on vacation");
    table.lives(utc("2026-06-03T12:00"));
    assert_eq!(flag(&table, game), utc("2026-06-14T00:00"));
    let state = ends(&table, ANN).expect("back");
    // Two days and a half: the third has begun.
    assert_eq!(state, VacationState { now: None, left: 27 });
    assert_eq!(flag(&table, game), utc("2026-06-06T12:00"));
    assert_eq!(table.dues(), ["r1:24 06-05T12:00", "r1:1 06-06T11:00", "f1 06-06T12:00"]);
}

#[test]
fn it_begins_once_and_within_the_days_that_are_left() {
    let table = monday();
    assert_eq!(ends(&table, ANN), Err(VacationRefusal::NotOn));
    assert_eq!(starts(&table, ANN, 31), Err(VacationRefusal::Left(30)));
    let on = starts(&table, ANN, 20).expect("on vacation").now.expect("on");
    assert_eq!(starts(&table, ANN, 1), Err(VacationRefusal::On(on)));
    table.lives(utc("2026-06-21T00:00"));
    assert_eq!(ends(&table, ANN), Err(VacationRefusal::NotOn));
    assert_eq!(starts(&table, ANN, 11), Err(VacationRefusal::Left(10)));
    starts(&table, ANN, 10).expect("on vacation");
    assert_eq!(days_left(&table, ANN), 0);
    let event = Some(table.event());
    table.store.end_vacation(ANN, event, table.now()).expect("new").into_inner().expect("back");
    assert!(table.store.start_vacation(ANN, 1, event, table.now()).is_err(), "an event is handled once");
}

#[test]
fn a_sitting_knows_no_vacation() {
    let table = monday();
    let game = game(&table, "30m+30s/60m");
    starts(&table, ANN, 7).expect("on vacation");
    table.lives(utc("2026-06-01T01:00"));
    assert_eq!(table.ended(game), (Status::Time, utc("2026-06-01T00:30")));
    assert_eq!(days_left(&table, ANN), 23);
}

#[test]
fn two_clocks_that_run_out_at_the_same_moment_cost_one_day() {
    let table = monday();
    let (first, second) = (game(&table, "3d"), game(&table, "3d"));
    table.lives(utc("2026-06-04T00:00"));
    assert_eq!(days_left(&table, ANN), 29);
    table.lives(utc("2026-06-05T00:00"));
    assert_eq!(days_left(&table, ANN), 28);
    assert_eq!(
        (flag(&table, first), flag(&table, second)),
        (utc("2026-06-06T00:00"), utc("2026-06-06T00:00"))
    );
}

#[test]
fn noticed_late_clocks_run_out_in_the_order_in_which_they_did() {
    // The second game's time ran out ten minutes before the first one's.
    let late = |look: fn(&Table, [GameId; 2])| {
        let table = monday();
        let second = game(&table, "3d");
        table.lives(utc("2026-06-01T00:10"));
        let first = game(&table, "3d");
        table.lives(utc("2026-06-03T23:59"));
        table.set(utc("2026-06-04T00:15"));
        table.store.beat(table.now()).expect("connected all the time");
        look(&table, [first, second]);
        table.fires();
        assert_eq!(days_left(&table, ANN), 29);
        let until = utc("2026-06-05T00:00");
        assert_eq!(
            table.store.vacation(ANN, table.now()).expect("a look").now.expect("on").span.until,
            until
        );
        (flag(&table, first), flag(&table, second))
    };
    let expected = (utc("2026-06-05T00:10"), utc("2026-06-05T00:00"));
    assert_eq!(late(|_, _| ()), expected);
    let by_hand = |table: &Table, _: [GameId; 2]| {
        assert!(matches!(starts(table, ANN, 3), Err(VacationRefusal::On(_))), "a day was spent just before");
    };
    assert_eq!(late(by_hand), expected);
    let by_bob = |table: &Table, [first, _]: [GameId; 2]| {
        table.asks(first, BOB, play::Action::OfferDraw).expect("granted");
    };
    assert_eq!(late(by_bob), expected);
}

#[test]
fn a_move_on_a_day_off_finds_the_clock_as_it_stood() {
    // Ann's first game runs out ten minutes before she moves in the other, and nobody has noticed.
    let table = monday();
    game(&table, "3d");
    let bank = game(&table, "10d+1d/20d");
    table.lives(utc("2026-06-03T23:59"));
    table.set(utc("2026-06-04T00:10"));
    table.store.beat(table.now()).expect("connected all the time");
    let played = table.asks(bank, ANN, mv("K@4")).expect("in time");
    assert_eq!(played.game.game.times_left(), [Some(Millis::DAY.times(8))]);
}

#[test]
fn a_game_that_waits_for_whoever_goes_or_comes_back_is_told() {
    let table = monday();
    let (waits, other) = (game(&table, "3d"), game(&table, "5d"));
    table.acts("2026-06-01T01:00", other, ANN, mv("K@4")).expect("a move");
    table.set(utc("2026-06-02T00:00"));
    table.store.beat(table.now()).expect("connected");
    starts(&table, ANN, 4).expect("on vacation");
    let notice = |game: GameId, key: &str| match table.post(game, key).content {
        Content::Notice { notice, .. } => notice,
        other => panic!("{other:?}"),
    };
    let (by, until) = (play::Colour::White, utc("2026-06-06T00:00"));
    assert_eq!(notice(waits, "g1n1"), Notice::VacationBegun { by, until });
    table.set(utc("2026-06-03T12:00"));
    table.store.beat(table.now()).expect("connected");
    ends(&table, ANN).expect("back");
    // A day of the three had passed before.
    let deadline = Some(utc("2026-06-05T12:00"));
    assert_eq!(notice(waits, "g1n2"), Notice::VacationEnded { by, deadline });
    let told = table.store.posts_of(other).expect("a look");
    assert!(
        told.iter().all(|post| !matches!(post.content, Content::Notice { .. })),
        "it waits for Bob: {told:?}"
    );
    table.is_sound();
}
