//! The bot dies at each stage of a message's life: what the next one finds.

use store::{MessageId, PostState};

use crate::table::{ANN, BOB, IN_THREAD, THREAD, Table, mv};

#[test]
fn after_the_commit_and_before_the_post_the_message_waits() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.posts_all();
    table.plays(game, "K@4");
    let table = table.reopened();
    assert_eq!(table.next(), ["g1p1"]);
    assert_eq!(table.post(game, "g1p1").attempts, 0);
}

#[test]
fn while_sending_the_message_is_found_in_flight_with_what_is_needed_to_settle_it() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.posts_all();
    table.plays(game, "K@4 K@34");
    let id = table.post(game, "g1p1").id;
    let last = table.store.last_message(THREAD).expect("a look");
    let since = table.tick();
    table.store.mark_in_flight(id, last, since).expect("marked");
    let table = table.reopened();
    assert_eq!(table.next(), Vec::<String>::new(), "not sent again blindly, and nothing overtakes it");
    let left = table.store.in_flight(table.now()).expect("a look");
    assert_eq!(left.len(), 1);
    assert_eq!((left[0].id, left[0].in_flight_since, left[0].after_message), (id, Some(since), last));
    assert!(last.is_some());
    // It is in the channel: adopted, and the next one follows.
    assert!(table.store.mark_sent(id, THREAD, MessageId(99), table.tick()).expect("marked"));
    assert_eq!(table.posts_all(), ["g1p2"]);
    table.is_sound();
}

#[test]
fn after_the_confirmation_the_message_stays_sent() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.posts_all();
    let table = table.reopened();
    let post = table.post(game, "g1p0");
    assert_eq!(post.state, PostState::Sent);
    assert!(table.next().is_empty() && table.store.in_flight(table.now()).expect("a look").is_empty());
}

#[test]
fn in_the_middle_of_a_change_nothing_has_happened() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    // The row that the move's message would get is taken, so that the transaction fails after the move was written.
    let spoiler = rusqlite::Connection::open(table.path()).expect("a second hand");
    spoiler
        .execute_batch(
            "CREATE TRIGGER spoil BEFORE INSERT ON outbox BEGIN SELECT raise(ABORT, 'spoilt'); END;",
        )
        .expect("a trigger");
    let act = table.act(game, ANN, mv("K@4"));
    assert!(matches!(table.store.act(act), Err(store::ActError::Store(_))));
    spoiler.execute_batch("DROP TRIGGER spoil").expect("no trigger");
    drop(spoiler);
    let table = table.reopened();
    let stored = table.store.game(game).expect("a look").expect("a game");
    assert_eq!(stored.game.ply(), play::Ply(0));
    table.is_sound();
    // The same event is not taken for handled: the person's next click works.
    table.store.act(act).expect("a legal placement").into_inner();
    table.does(game, BOB, mv("K@34")).expect("and the game goes on");
    table.is_sound();
}

#[test]
fn a_store_that_panicked_in_another_thread_still_works() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let store = table.store.clone();
    let user = table.act(game, ANN, mv("K@4"));
    let thread = std::thread::spawn(move || {
        store.act(user).expect("a legal placement").into_inner();
        panic!("after the commit");
    });
    assert!(thread.join().is_err());
    table.does(game, BOB, mv("K@34")).expect("the game goes on");
}
