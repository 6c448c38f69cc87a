//! Games that move from one place to another.

use store::{Address, Content, Notice, Place, PostState, Why};

use crate::table::{ANN, BOB, CHANNEL, GUILD, IN_THREAD, THREAD, Table};

const IN_CHANNEL: Place = Place::Channel { guild: GUILD, channel: CHANNEL };

#[test]
fn the_first_place_takes_what_waited_for_it() {
    let table = Table::new();
    let game = table.accepted();
    assert_eq!(table.next(), Vec::<String>::new());
    table.store.set_place(game, IN_THREAD, None, table.tick()).expect("a place").into_inner();
    let post = table.post(game, "g1p0");
    assert_eq!((post.address, post.state), (Some(Address::Channel(THREAD)), PostState::Waiting));
    assert_eq!(table.store.games_to_open().expect("a look").len(), 0);
    assert_eq!(table.store.game(game).expect("a look").expect("a game").place, IN_THREAD);
}

#[test]
fn where_threads_are_forbidden_the_game_stays_and_says_so() {
    let table = Table::new();
    let game = table.accepted();
    table
        .store
        .set_place(game, IN_CHANNEL, Some(Why::NoThreads), table.tick())
        .expect("a place")
        .into_inner();
    assert_eq!(table.posts_all(), ["g1m1", "g1p0"]);
    let notice = Notice::Moved { why: Why::NoThreads };
    assert_eq!(table.post(game, "g1m1").content, Content::Notice { game, notice });
}

#[test]
fn what_waits_goes_along_and_what_was_sent_stays() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.posts_all();
    table.plays(game, "K@4 K@34");
    // The thread is gone: the post of the first board in it fails.
    let failed = table.post(game, "g1p1");
    table.store.mark_in_flight(failed.id, None, table.tick()).expect("marked");
    table.store.mark_failed(failed.id, "10003 unknown channel", table.now()).expect("marked");
    table.store.set_place(game, IN_CHANNEL, Some(Why::Deleted), table.tick()).expect("a place").into_inner();
    assert_eq!(table.post(game, "g1p0").sent_channel, Some(THREAD));
    assert_eq!(table.posts_all(), ["g1m1", "g1p1", "g1p2"]);
    assert_eq!(table.post(game, "g1p1").sent_channel, Some(CHANNEL));
    assert_eq!(table.post(game, "g1p1").attempts, 1, "counted anew");
    table.is_sound();
}

#[test]
fn a_row_in_flight_stays_and_holds_up_the_rest() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.plays(game, "K@4");
    let unsure = table.post(game, "g1p0");
    table.store.mark_in_flight(unsure.id, None, table.tick()).expect("marked");
    table.store.set_place(game, IN_CHANNEL, Some(Why::Locked), table.tick()).expect("a place").into_inner();
    assert_eq!(table.next(), Vec::<String>::new());
    let message = table.sent(&unsure);
    assert_eq!(table.post(game, "g1p0").message, Some(message));
    assert_eq!(table.posts_all(), ["g1m1", "g1p1"]);
}

#[test]
fn from_a_thread_into_direct_messages_and_back() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.store.set_place(game, Place::Dms, Some(Why::Removed), table.tick()).expect("a place").into_inner();
    assert_eq!(table.next(), ["g1m1-w", "g1m1-b"]);
    let to_ann: Vec<_> = table
        .store
        .posts_of(game)
        .expect("a look")
        .into_iter()
        .filter(|post| post.address == Some(Address::User(ANN)))
        .map(|post| post.key)
        .collect();
    assert_eq!(to_ann, ["g1m1-w", "g1p0-w"]);
    // Ann has seen the word and the board, Bob has not when the thread is there again.
    for key in ["g1m1-w", "g1p0-w"] {
        let post = table.post(game, key);
        table.store.mark_in_flight(post.id, None, table.tick()).expect("marked");
        table.sent(&post);
    }
    table.store.set_place(game, IN_THREAD, Some(Why::Reopened), table.tick()).expect("a place").into_inner();
    assert_eq!(table.posts_all(), ["g1m2", "g1m1", "g1p0"]);
    table.is_sound();
}

#[test]
fn nowhere_to_post_keeps_everything_for_later() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.posts_all();
    table.store.set_place(game, Place::Nowhere, None, table.tick()).expect("a place").into_inner();
    table.plays(game, "K@4 K@34");
    assert_eq!(table.next(), Vec::<String>::new());
    let nowhere = table.store.games_nowhere().expect("a look");
    assert_eq!(nowhere.iter().map(store::StoredGame::id).collect::<Vec<_>>(), [game]);
    let table = table.reopened();
    table.store.set_place(game, Place::Dms, Some(Why::Removed), table.tick()).expect("a place").into_inner();
    let mut keys = table.posts_all();
    keys.sort();
    assert_eq!(keys, ["g1m1-b", "g1m1-w", "g1p1-b", "g1p1-w", "g1p2-b", "g1p2-w"]);
    table.is_sound();
}

#[test]
fn the_newest_board_is_tried_again_when_direct_messages_open() {
    let table = Table::new();
    let game = table.game_at(Place::Dms);
    table.plays(game, "K@4");
    for key in ["g1p0-b", "g1p1-b"] {
        table.store.mark_dead(table.post(game, key).id, "50007").expect("marked");
    }
    assert_eq!(table.store.revive(ANN).expect("revived"), 0, "hers are not dead");
    assert_eq!(table.store.revive(BOB).expect("revived"), 1);
    assert_eq!(table.posts_all(), ["g1p0-w", "g1p1-b", "g1p1-w"]);
}

#[test]
fn a_game_that_is_not_there_has_no_place() {
    let table = Table::new();
    let unknown = table.store.set_place(play::GameId(4), IN_THREAD, None, table.now());
    assert!(matches!(unknown, Err(store::StoreError::NoGame(play::GameId(4)))));
}
