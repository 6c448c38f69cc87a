//! The order in which messages are posted, and how each comes along.

use play::Action;
use store::ladder::{LadderNotice, TournamentId};
use store::{Address, MessageId, Place, PostState};

use crate::table::{ANN, BOB, CHANNEL, GUILD, IN_THREAD, THREAD, Table, mv};

const IN_CHANNEL: Place = Place::Channel { guild: GUILD, channel: CHANNEL };

#[test]
fn every_position_has_one_board_in_order() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.plays(game, "K@4 K@34 Q@11");
    assert_eq!(table.next(), ["g1p0"], "one at a time");
    assert_eq!(table.posts_all(), ["g1p0", "g1p1", "g1p2", "g1p3"]);
    table.is_sound();
}

#[test]
fn one_game_does_not_wait_for_another() {
    let table = Table::new();
    let (first, second) = (table.game_at(IN_CHANNEL), table.game_at(IN_CHANNEL));
    table.plays(first, "K@4");
    table.plays(second, "Q@4");
    assert_eq!(table.next(), ["g1p0", "g2p0"]);
    let stuck = table.post(first, "g1p0").id;
    table.store.mark_failed(stuck, "500", table.now().plus_ms(60_000)).expect("marked");
    assert_eq!(table.posts_all(), ["g2p0", "g2p1"]);
}

#[test]
fn nothing_overtakes_a_message_in_flight_or_waiting_for_its_next_try() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.plays(game, "K@4");
    let first = table.post(game, "g1p0").id;
    assert!(table.store.mark_in_flight(first, None, table.tick()).expect("marked"));
    assert_eq!(table.next(), Vec::<String>::new());
    let retry = table.now().plus_ms(5_000);
    assert!(table.store.mark_failed(first, "503", retry).expect("marked"));
    assert_eq!(table.next(), Vec::<String>::new());
    assert_eq!(table.store.next_retry().expect("a look"), Some(retry));
    while table.now() < retry {
        table.tick();
    }
    assert_eq!(table.next(), ["g1p0"]);
    table.posts_all();
    assert_eq!(table.store.next_retry().expect("a look"), None);
}

#[test]
fn what_is_told_of_the_ladder_comes_in_order_at_each_address() {
    let table = Table::new();
    table.game_at(IN_CHANNEL);
    let (channel, thread, ann) = (Address::Channel(CHANNEL), Address::Channel(THREAD), Address::User(ANN));
    for (key, round, to) in [
        ("t1r1c", 1, channel),
        ("t1r2c", 2, channel),
        ("t1r1u", 1, ann),
        ("t1r1t", 1, thread),
        ("t1r3c", 3, channel),
    ] {
        let notice = LadderNotice::RoundOver { tournament: TournamentId(1), round };
        assert!(table.store.post_ladder(key, notice, to, table.tick()).expect("written").into_inner());
    }
    assert_eq!(table.next(), ["g1p0", "t1r1c", "t1r1u", "t1r1t"]);
    let stuck = table.store.next_posts(table.now(), 9).expect("a look").remove(1).id;
    table.store.mark_failed(stuck, "503", table.now().plus_ms(60_000)).expect("marked");
    assert_eq!(table.posts_all(), ["g1p0", "t1r1u", "t1r1t"]);
    table.store.mark_dead(stuck, "the channel is closed").expect("marked");
    assert_eq!(table.posts_all(), ["t1r2c", "t1r3c"]);
}

#[test]
fn a_message_given_up_holds_nothing_up() {
    let table = Table::new();
    let game = table.game_at(Place::Dms);
    table.plays(game, "K@4");
    let dead = table.post(game, "g1p0-w").id;
    assert!(table.store.mark_dead(dead, "takes no direct messages").expect("marked"));
    assert_eq!(table.next(), ["g1p0-b", "g1p1-w"]);
    assert_eq!(table.post(game, "g1p0-w").fault.as_deref(), Some("takes no direct messages"));
    assert!(!table.store.mark_in_flight(dead, None, table.now()).expect("a look"), "nothing to send");
    table.is_sound();
}

#[test]
fn direct_messages_go_to_each_player() {
    let table = Table::new();
    let game = table.game_at(Place::Dms);
    table.does(game, ANN, Action::Resign).expect("granted");
    let posts = table.store.posts_of(game).expect("a look");
    let to: Vec<_> = posts.iter().map(|post| (post.key.as_str(), post.address)).collect();
    let (ann, bob) = (Some(Address::User(ANN)), Some(Address::User(BOB)));
    assert_eq!(to, [("g1p0-w", ann), ("g1p0-b", bob), ("g1end-w", ann), ("g1end-b", bob)]);
    assert_eq!(table.next(), ["g1p0-w", "g1p0-b"], "one does not wait for the other");
}

#[test]
fn a_row_in_flight_keeps_its_first_try_until_its_fate_is_known() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let id = table.post(game, "g1p0").id;
    let first = table.tick();
    table.store.mark_in_flight(id, Some(MessageId(7)), first).expect("marked");
    table.store.mark_unsure(id, "timed out", table.now().plus_ms(500)).expect("marked");
    assert_eq!(table.store.in_flight(table.now()).expect("a look").len(), 0, "not due yet");
    table.tick();
    assert_eq!(table.store.in_flight(table.now()).expect("a look").len(), 1);
    // Sent again with the same nonce: the first try may be the one that arrived.
    table.store.mark_in_flight(id, Some(MessageId(9)), table.tick()).expect("marked");
    let post = table.post(game, "g1p0");
    assert_eq!((post.in_flight_since, post.after_message), (Some(first), Some(MessageId(7))));
    assert_eq!((post.attempts, post.state), (2, PostState::InFlight));
    // Looked for and not found: the next try is a first one again.
    table.store.mark_failed(id, "absent", table.now()).expect("marked");
    let again = table.tick();
    table.store.mark_in_flight(id, Some(MessageId(9)), again).expect("marked");
    let post = table.post(game, "g1p0");
    assert_eq!((post.in_flight_since, post.after_message), (Some(again), Some(MessageId(9))));
}

#[test]
fn a_message_is_confirmed_once_and_found_by_its_place() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    assert_eq!(table.store.last_message(THREAD).expect("a look"), None);
    let post = table.post(game, "g1p0");
    table.store.mark_in_flight(post.id, None, table.tick()).expect("marked");
    let message = table.sent(&post);
    assert!(!table.store.mark_sent(post.id, THREAD, MessageId(1), table.tick()).expect("a look"));
    assert!(!table.store.mark_failed(post.id, "late", table.now()).expect("a look"));
    assert!(!table.store.mark_dead(post.id, "late").expect("a look"));
    let post = table.post(game, "g1p0");
    assert_eq!((post.state, post.message, post.sent_channel), (PostState::Sent, Some(message), Some(THREAD)));
    assert_eq!(table.store.last_message(THREAD).expect("a look"), Some(message));
    assert_eq!(table.store.post_at(THREAD, message).expect("a look"), Some(post.clone()));
    assert_eq!(table.store.post_at(CHANNEL, message).expect("a look"), None);
    assert_eq!(table.store.board_posts(game, play::Ply(0).into()).expect("a look"), [post]);
}

#[test]
fn draw_offers_and_their_answers_are_told_once_each() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.does(game, ANN, Action::OfferDraw).expect("granted");
    table.does(game, BOB, Action::DeclineDraw).expect("granted");
    table.does(game, BOB, Action::OfferDraw).expect("granted");
    table.does(game, ANN, mv("K@4")).expect("granted");
    table.does(game, ANN, Action::OfferDraw).expect("granted");
    let expected = ["g1p0", "g1o0w", "g1x0b", "g1o0b", "g1p1", "g1o1w"];
    assert_eq!(table.posts_all(), expected);
}

#[test]
fn nonces_fit_and_differ() {
    let table = Table::new();
    let game = table.game_at(Place::Dms);
    table.does(game, ANN, Action::OfferDraw).expect("granted");
    let posts = table.store.posts_of(game).expect("a look");
    let nonces: std::collections::BTreeSet<_> = posts.iter().map(store::Post::nonce).collect();
    assert_eq!(nonces.len(), 4);
    assert!(nonces.iter().all(|nonce| nonce.len() <= 25));
}

#[test]
fn a_reminder_redirected_twice_still_goes_to_the_channel() {
    let table = Table::new();
    let game = table.begins([ANN, BOB], crate::clocks::terms("3d"));
    table.posts_all();
    table.set(table.now().plus_ms(2 * 86_400_000));
    let due = table.store.due(table.now(), 10).expect("a look");
    table.store.beat(table.now()).expect("a beat");
    for due in due {
        table.store.fire(due, table.now()).expect("fired").into_inner();
    }
    let post = table.post(game, "g1p0r24");
    assert_eq!(post.address, Some(Address::User(ANN)));
    assert!(table.store.redirect(&post, None).expect("redirected"));
    // Whoever had read the row before finds her direct messages closed as well.
    assert!(!table.store.redirect(&post, None).expect("nothing left to do"));
    let post = table.post(game, "g1p0r24");
    assert_eq!((post.address, post.state), (Some(Address::Channel(THREAD)), PostState::Waiting));
}
