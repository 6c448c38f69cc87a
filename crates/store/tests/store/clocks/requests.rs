//! Pauses and takebacks through the database.

use play::{Action, Ply, Refusal, RequestKind, Turn};

use super::{game, monday, refused, utc};
use crate::table::{ANN, BOB, mv};

#[test]
fn a_paused_game_has_nothing_due_until_it_is_resumed() {
    let table = monday();
    let game = game(&table, "3d");
    table.acts("2026-06-02T00:00", game, ANN, Action::Ask(RequestKind::Pause)).expect("asked");
    refused(
        table.asks(game, ANN, Action::Grant(RequestKind::Pause)),
        &Refusal::OwnRequest(RequestKind::Pause),
    );
    table.asks(game, BOB, Action::Grant(RequestKind::Pause)).expect("paused");
    assert_eq!(table.dues(), [""; 0]);
    let table = table.reopened();
    assert!(table.stored(game).game.is_paused());
    table.lives(utc("2026-08-01T00:00"));
    table.asks(game, BOB, Action::Resume).expect("resumed");
    assert_eq!(table.dues(), ["r1:24 08-02T00:00", "r1:1 08-02T23:00", "f1 08-03T00:00"]);
    assert_eq!(table.told(), ["06-02T00:00 g1n1", "06-02T00:00 g1n2", "08-01T00:00 g1n3"]);
    table.is_sound();
}

#[test]
fn a_move_in_a_paused_game_starts_no_clock() {
    let table = monday();
    let game = game(&table, "3d");
    table.asks(game, ANN, Action::Ask(RequestKind::Pause)).expect("asked");
    table.asks(game, BOB, Action::Ask(RequestKind::Pause)).expect("both want it");
    table.acts("2026-06-20T00:00", game, ANN, mv("K@4")).expect("it is her turn");
    assert_eq!(table.dues(), [""; 0]);
    table.acts("2026-06-25T00:00", game, ANN, Action::Resume).expect("resumed");
    assert_eq!(table.stored(game).game.flag_at(), Some(utc("2026-06-28T00:00")));
    table.is_sound();
}

#[test]
fn a_takeback_leaves_a_sound_game_with_boards_of_their_own_names() {
    let table = monday();
    let game = game(&table, "3d");
    table.plays(game, "K@4 K@34 Q@11");
    table.posts_all();
    table.asks(game, ANN, Action::Ask(RequestKind::Takeback)).expect("asked");
    let played = table.asks(game, BOB, Action::Grant(RequestKind::Takeback)).expect("taken back");
    assert_eq!(played.game.game.turn(), Turn { takebacks: 1, ply: Ply(2) });
    assert_eq!(table.posts_all(), ["g1n1", "g1p2t1"]);
    table.is_sound();
    let table = table.reopened();
    assert_eq!(table.stored(game).game.save(), played.game.game.save());
    table.plays(game, "R@11");
    assert_eq!(table.posts_all(), ["g1p3t1"]);
    // A board from before is another one, although as many moves were made on it.
    let stale = store::Act { expected: Some(Ply(3).into()), ..table.act(game, BOB, mv("Q@27")) };
    assert!(matches!(table.store.act(stale), Err(store::ActError::Refused(Refusal::StalePly { .. }))));
    table.is_sound();
    let boards: Vec<_> = table
        .store
        .posts_of(game)
        .expect("a look")
        .into_iter()
        .filter(|post| matches!(post.content, store::Content::Board { .. }))
        .map(|post| post.key)
        .collect();
    assert_eq!(boards, ["g1p0", "g1p1", "g1p2", "g1p3", "g1p2t1", "g1p3t1"]);
}

#[test]
fn boards_of_moves_taken_back_are_not_posted_any_more() {
    let table = monday();
    let game = game(&table, "3d");
    table.posts_all();
    table.plays(game, "K@4 K@34");
    // Neither is posted yet. Ann takes back her first move, and Bob's with it.
    table.asks(game, ANN, Action::Ask(RequestKind::Takeback)).expect("asked");
    table.asks(game, BOB, Action::Grant(RequestKind::Takeback)).expect("taken back");
    assert_eq!(table.posts_all(), ["g1n1", "g1p0t1"]);
    assert_eq!(table.stored(game).game.ply(), Ply(0));
    table.is_sound();
}

#[test]
fn a_turn_that_begins_by_a_takeback_has_its_flag_at_once() {
    let table = monday();
    let game = game(&table, "3d");
    table.acts("2026-06-02T00:00", game, ANN, mv("K@4")).expect("in time");
    table.acts("2026-06-03T00:00", game, ANN, Action::Ask(RequestKind::Takeback)).expect("asked");
    assert_eq!(table.stored(game).game.flag_at(), Some(utc("2026-06-05T00:00")), "asking stops no clock");
    table.acts("2026-06-04T00:00", game, BOB, Action::Grant(RequestKind::Takeback)).expect("granted");
    assert_eq!(table.dues(), ["r1:24 06-06T00:00", "r1:1 06-06T23:00", "f1 06-07T00:00"]);
}

#[test]
fn a_request_turned_down_is_told_and_not_made_again() {
    let table = monday();
    let game = game(&table, "3d");
    table.asks(game, ANN, Action::Ask(RequestKind::Pause)).expect("asked");
    table.asks(game, BOB, Action::Deny(RequestKind::Pause)).expect("denied");
    let table = table.reopened();
    refused(
        table.asks(game, ANN, Action::Ask(RequestKind::Pause)),
        &Refusal::AskedAlready(RequestKind::Pause),
    );
    refused(
        table.asks(game, BOB, Action::Grant(RequestKind::Pause)),
        &Refusal::NoRequest(RequestKind::Pause),
    );
    assert_eq!(table.told(), ["06-01T00:00 g1n1", "06-01T00:00 g1n2"]);
    table.is_sound();
}
