//! Running out of time.

use play::{Action, Refusal, Verdict};
use rules::{Outcome, Status};
use store::ActError;

use super::{game, monday, refused, utc};
use crate::table::{ANN, ARRAY, BOB, GUILD, Table, mv};

/// A game of twelve hours a move: too short for vacations and reminders.
fn short_game(table: &Table) -> play::GameId {
    game(table, "12h")
}

#[test]
fn a_flag_falls_at_its_moment() {
    let table = monday();
    let game = short_game(&table);
    table.acts("2026-06-01T08:00", game, ANN, mv("K@4")).expect("in time");
    table.lives(utc("2026-06-01T19:59:59.999"));
    assert!(!table.stored(game).game.is_over());
    table.lives(utc("2026-06-03T00:00"));
    assert_eq!(table.ended(game), (Status::Time, utc("2026-06-01T20:00")));
    assert_eq!(table.stored(game).game.outcome(), Outcome::WhiteWins);
    assert_eq!(table.told(), ["06-01T20:00 g1end"]);
    table.is_sound();
}

#[test]
fn a_flag_that_is_noticed_late_is_dated_when_it_fell() {
    let table = monday();
    let game = short_game(&table);
    table.set(utc("2026-06-01T12:07"));
    table.store.beat(table.now()).expect("connected all the time");
    table.fires();
    assert_eq!(table.ended(game), (Status::Time, utc("2026-06-01T12:00")));
    assert_eq!(table.told(), ["06-01T12:07 g1end"]);
}

#[test]
fn a_move_after_the_flag_is_refused_and_the_game_is_over_all_the_same() {
    let table = monday();
    let game = short_game(&table);
    table.set(utc("2026-06-01T12:00"));
    table.store.beat(table.now()).expect("connected");
    // The scheduler has not looked yet.
    refused(table.asks(game, ANN, mv("K@4")), &Refusal::GameOver(Status::Time));
    let table = table.reopened();
    assert_eq!(table.ended(game), (Status::Time, utc("2026-06-01T12:00")));
    assert_eq!(table.told(), ["06-01T12:00 g1end"]);
    assert_eq!(table.dues(), [""; 0]);
    table.fires();
    assert_eq!(table.told().len(), 1, "told once");
    table.is_sound();
}

#[test]
fn a_move_just_before_the_flag_counts() {
    let table = monday();
    let game = short_game(&table);
    table.acts("2026-06-01T11:59:59.999", game, ANN, mv("K@4")).expect("in time");
    assert_eq!(table.dues(), ["f1 06-01T23:59"]);
}

#[test]
fn who_runs_out_draws_against_a_side_that_cannot_mate() {
    for (to_move, outcome) in [("w", Outcome::Draw), ("b", Outcome::WhiteWins)] {
        let table = monday();
        let game = short_game(&table);
        // White's queen could mate; Black has a king alone.
        let initial = format!("K/2/7/6/2Q2/6/7/2/k - {to_move} - 0 1");
        table
            .hand()
            .execute("UPDATE games SET initial = ?1, status = 'ongoing'", [initial])
            .expect("another start");
        table.lives(utc("2026-06-02T00:00"));
        let ended = table.stored(game).game;
        assert_eq!((ended.status(), ended.outcome()), (Status::Time, outcome));
        table.is_sound();
    }
}

#[test]
fn a_sitting_is_played_by_the_second() {
    let table = monday();
    let game = game(&table, "5m+5s/10m");
    table.acts("2026-06-01T00:04:30", game, ANN, mv("K@4")).expect("in time");
    table.acts("2026-06-01T00:04:40", game, BOB, mv("K@34")).expect("in time");
    // Thirty seconds and the five that the move earned.
    table.lives(utc("2026-06-01T00:05:14.999"));
    assert!(!table.stored(game).game.is_over());
    table.lives(utc("2026-06-01T00:06"));
    assert_eq!(table.ended(game), (Status::Time, utc("2026-06-01T00:05:15")));
}

#[test]
fn without_a_clock_nothing_is_due() {
    let table = monday();
    let game = game(&table, "none");
    table.acts("2026-09-01T00:00", game, ANN, mv("K@4")).expect("there is time");
    assert_eq!(table.dues(), [""; 0]);
    assert_eq!(table.told(), [""; 0]);
}

#[test]
fn nothing_is_due_in_a_game_that_is_over() {
    let ends: [&[(play::UserId, Action)]; 4] = [
        &[(ANN, Action::Resign)],
        &[(ANN, Action::OfferDraw), (BOB, Action::AcceptDraw)],
        &[(BOB, Action::Abort)],
        &[(ANN, Action::OfferDraw), (BOB, Action::OfferDraw)],
    ];
    for end in ends {
        let table = monday();
        let game = game(&table, "3d");
        assert_eq!(table.dues(), ["r1:24 06-03T00:00", "r1:1 06-03T23:00", "f1 06-04T00:00"]);
        for &(by, action) in end {
            table.asks(game, by, action).expect("granted");
        }
        assert_eq!(table.dues(), [""; 0]);
    }
    let table = monday();
    let game = game(&table, "3d");
    table.plays(game, &format!("{ARRAY} 11-19 27-36 19-36"));
    assert_eq!((table.stored(game).game.status(), table.dues()), (Status::Checkmate, Vec::new()));
}

#[test]
fn a_moderator_ends_a_game_once_and_is_named() {
    let table = monday();
    let game = game(&table, "3d");
    let moderator = (crate::table::CLEO, GUILD);
    let sentence = Verdict::Win(play::Colour::Black);
    let (_, ending) =
        table.store.adjudicate(game, moderator, sentence, None, table.now()).expect("granted").into_inner();
    assert_eq!((ending.status, ending.outcome), (Status::Forfeit, Outcome::BlackWins));
    assert_eq!(ending.moderator, Some(crate::table::CLEO));
    let table = table.reopened();
    assert_eq!(table.stored(game).game.ending(), Some(ending));
    assert_eq!(table.dues(), [""; 0]);
    assert_eq!(table.told(), ["06-01T00:00 g1end"]);
    let kept: (i64, i64, String) = table
        .hand()
        .query_row("SELECT game, moderator, action FROM moderation", [], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })
        .expect("a row");
    assert_eq!(kept, (game.0, crate::table::CLEO.0.cast_signed(), ending.outcome.as_str().to_owned()));
    let again = table.store.adjudicate(game, moderator, Verdict::Draw, None, table.now());
    assert!(matches!(again, Err(ActError::Refused(Refusal::GameOver(Status::Forfeit)))));
    table.is_sound();
}

#[test]
fn a_moderator_comes_too_late_to_a_game_that_is_out_of_time() {
    let table = monday();
    let game = short_game(&table);
    table.set(utc("2026-06-01T12:00:01"));
    table.store.beat(table.now()).expect("connected");
    let late =
        table.store.adjudicate(game, (crate::table::CLEO, GUILD), Verdict::Annulled, None, table.now());
    assert!(matches!(late, Err(ActError::Refused(Refusal::GameOver(Status::Time)))));
    assert_eq!(table.ended(game), (Status::Time, utc("2026-06-01T12:00")));
}
