//! Settings of players and servers, and other small things kept.

use play::Timestamp;
use store::{ChannelId, EventId, Orientation, Prefs, Server};

use crate::table::{ANN, BOB, CHANNEL, CLEO, GUILD, Table};

#[test]
fn settings_are_kept_and_default_for_everybody_else() {
    let table = Table::new();
    let prefs = Prefs { theme: Some("slate".to_owned()), orientation: Orientation::Black };
    table.store.set_prefs(ANN, &prefs).expect("set");
    table.store.set_name(ANN, "Ann").expect("set");
    table.store.set_name(ANN, "Ann B.").expect("set");
    let table = table.reopened();
    assert_eq!(table.store.prefs(ANN).expect("a look"), prefs);
    assert_eq!(table.store.prefs(BOB).expect("a look"), Prefs::default());
    assert_eq!(table.store.name(ANN).expect("a look").as_deref(), Some("Ann B."));
    assert_eq!(table.store.name(BOB).expect("a look"), None);
    table.store.set_prefs(ANN, &Prefs::default()).expect("set");
    assert_eq!(table.store.prefs(ANN).expect("a look"), Prefs::default());
    for orientation in Orientation::ALL {
        assert_eq!(orientation.as_str().parse(), Ok(orientation));
    }
}

#[test]
fn closed_direct_messages_are_remembered_until_they_open() {
    let table = Table::new();
    assert_eq!(table.store.dm_closed(ANN).expect("a look"), None);
    table.store.set_dm_closed(ANN, Some(Timestamp(5))).expect("set");
    assert_eq!(table.store.dm_closed(ANN).expect("a look"), Some(Timestamp(5)));
    table.store.set_dm_closed(ANN, None).expect("set");
    assert_eq!(table.store.dm_closed(ANN).expect("a look"), None);
}

#[test]
fn blocked_people_are_listed_in_the_order_of_blocking() {
    let table = Table::new();
    table.store.set_name(BOB, "Bob").expect("set");
    for whom in [CLEO, BOB, CLEO, ANN] {
        table.store.block(ANN, whom, table.tick()).expect("blocked").into_inner();
    }
    let expected = [(CLEO, None), (BOB, Some("Bob".to_owned()))];
    assert_eq!(table.store.blocked_by(ANN).expect("a look"), expected);
    assert_eq!(table.store.blocked_by(BOB).expect("a look"), []);
}

#[test]
fn servers_and_registered_commands_are_kept() {
    let table = Table::new();
    assert_eq!(table.store.server(GUILD).expect("a look"), Server::default());
    let server = Server { games_channel: Some(CHANNEL), threads: false };
    table.store.set_server(GUILD, server).expect("set");
    assert_eq!(table.store.server(GUILD).expect("a look"), server);
    assert_eq!(table.store.registered_commands(u64::MAX).expect("a look"), None);
    for digest in ["abc", "def"] {
        table.store.set_registered_commands(u64::MAX, digest).expect("set");
        assert_eq!(table.store.registered_commands(u64::MAX).expect("a look").as_deref(), Some(digest));
    }
    assert_eq!(ChannelId(u64::MAX).to_string(), u64::MAX.to_string());
}

#[test]
fn an_event_is_new_once_and_forgotten_when_it_is_old() {
    let table = Table::new();
    let day = 24 * 60 * 60 * 1000;
    assert!(table.store.note_event(EventId(7), Timestamp(0)).expect("noted"));
    assert!(!table.store.note_event(EventId(7), Timestamp(5)).expect("noted"));
    assert!(table.store.note_event(EventId(8), Timestamp(6 * day)).expect("noted"));
    let path = table.path();
    let folder = table.folder;
    drop(table.store);
    let store = store::Store::open(&path, Timestamp(8 * day)).expect("a database");
    assert!(store.note_event(EventId(7), Timestamp(8 * day)).expect("noted"), "a week ago");
    assert!(!store.note_event(EventId(8), Timestamp(8 * day)).expect("noted"));
    drop(folder);
}
