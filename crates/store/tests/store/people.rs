//! Settings of players and servers, and other small things kept.

use play::Timestamp;
use store::{ChannelId, EventId, Input, Notation, Orientation, Prefs, Remind, RoleId, Server};

use crate::table::{ANN, BOB, CHANNEL, CLEO, GUILD, Table};

#[test]
fn settings_are_kept_and_default_for_everybody_else() {
    let table = Table::new();
    let prefs = Prefs {
        theme: Some("slate".to_owned()),
        orientation: Orientation::Black,
        zone: Some("Europe/Budapest".to_owned()),
        remind: Remind { at_24: false, at_8: true, at_1: false },
        digest_hour: Some(0),
        input: Input::Menus,
        notation: Notation::Words,
        confirm: true,
        mining: true,
        goal: true,
    };
    table.store.set_prefs(ANN, &prefs, table.tick()).expect("set");
    table.store.set_name(ANN, "Ann").expect("set");
    table.store.set_name(ANN, "Ann B.").expect("set");
    let table = table.reopened();
    assert_eq!(table.store.prefs(ANN).expect("a look"), prefs);
    assert_eq!(table.store.prefs(BOB).expect("a look"), Prefs::default());
    assert_eq!(table.store.name(ANN).expect("a look").as_deref(), Some("Ann B."));
    assert_eq!(table.store.name(BOB).expect("a look"), None);
    table.store.set_prefs(ANN, &Prefs::default(), table.tick()).expect("set");
    assert_eq!(table.store.prefs(ANN).expect("a look"), Prefs::default());
}

#[test]
fn every_choice_is_kept_by_its_word() {
    let table = Table::new();
    let mut prefs = Prefs::default();
    let keeps = |prefs: &Prefs| {
        table.store.set_prefs(ANN, prefs, table.tick()).expect("set");
        assert_eq!(&table.store.prefs(ANN).expect("a look"), prefs);
    };
    for orientation in Orientation::ALL {
        assert_eq!(orientation.as_str().parse(), Ok(orientation));
        prefs.orientation = orientation;
        keeps(&prefs);
    }
    for input in Input::ALL {
        assert_eq!(input.as_str().parse(), Ok(input));
        prefs.input = input;
        keeps(&prefs);
    }
    for notation in Notation::ALL {
        assert_eq!(notation.as_str().parse(), Ok(notation));
        prefs.notation = notation;
        keeps(&prefs);
    }
    for (at_24, at_8, at_1) in [(true, false, false), (false, true, false), (false, false, true)] {
        prefs.remind = Remind { at_24, at_8, at_1 };
        keeps(&prefs);
    }
    assert!("words ".parse::<Notation>().is_err());
}

#[test]
fn a_digest_comes_due_at_the_hour_and_in_the_zone_last_set() {
    // 2026-11-30 18:05:58 UTC; Budapest is an hour ahead in winter.
    let table = Table::new().at(Timestamp(1_796_061_957_000));
    let sets = |hour, zone: Option<&str>| {
        let prefs = Prefs { digest_hour: hour, zone: zone.map(str::to_owned), ..Prefs::default() };
        table.store.set_prefs(ANN, &prefs, table.tick()).expect("set");
        table.store.next_due().expect("a look").map(|at| at.0)
    };
    let eight = 1_796_112_000_000; // 2026-12-01 08:00 UTC
    assert_eq!(sets(Some(8), None), Some(eight));
    assert_eq!(sets(Some(8), Some("Europe/Budapest")), Some(eight - 3_600_000));
    // What has come due and not been sent yet is not forgotten because of another colour.
    table.passes(24 * 3_600_000);
    let prefs = table.store.prefs(ANN).expect("a look");
    let prefs = Prefs { theme: Some("slate".to_owned()), ..prefs };
    table.store.set_prefs(ANN, &prefs, table.tick()).expect("set");
    assert_eq!(table.store.next_due().expect("a look").map(|at| at.0), Some(eight - 3_600_000));
    assert_eq!(sets(None, None), None);
}

#[test]
fn reminders_are_named_by_the_hours_left() {
    assert_eq!(Remind::default().hours().collect::<Vec<_>>(), [24, 1]);
    assert_eq!(Remind { at_24: true, at_8: true, at_1: true }.hours().collect::<Vec<_>>(), [24, 8, 1]);
    assert_eq!(Remind::NEVER.hours().count(), 0);
}

#[test]
fn a_person_known_by_name_alone_has_the_default_settings() {
    let table = Table::new();
    table.store.set_name(ANN, "Ann").expect("set");
    assert_eq!(table.store.prefs(ANN).expect("a look"), Prefs::default());
    table.hand().execute_batch("UPDATE players SET theme = 'slate', notation = 'letters'").expect("changed");
    assert_eq!(table.store.prefs(ANN).expect("a look").theme.as_deref(), Some("slate"));
    let late = Prefs { digest_hour: Some(24), ..Prefs::default() };
    assert!(table.store.set_prefs(ANN, &late, table.tick()).is_err(), "no such hour");
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
    let server = Server {
        games_channel: Some(CHANNEL),
        threads: false,
        starters: Some(RoleId(u64::MAX)),
        control: Some("10d+1d/20d".to_owned()),
        variant: rules::Variant::Chess100,
        game_limit: Some(12),
    };
    table.store.set_server(GUILD, &server).expect("set");
    assert_eq!(table.store.server(GUILD).expect("a look"), server);
    assert!(table.store.set_server(GUILD, &Server { game_limit: Some(0), ..server.clone() }).is_err());
    table.store.set_server(GUILD, &Server::default()).expect("set");
    assert_eq!(table.store.server(GUILD).expect("a look"), Server::default());
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

#[test]
fn a_chosen_language_goes_before_the_locale_last_seen() {
    let table = Table::new();
    let of = |table: &Table| table.store.language_of(ANN).expect("a look");
    assert_eq!(of(&table), None);
    table.store.note_locale(ANN, "en-GB").expect("set");
    table.store.note_locale(ANN, "pl").expect("set");
    assert_eq!(of(&table).as_deref(), Some("pl"));
    table.store.set_language(ANN, Some("hu")).expect("set");
    table.store.note_locale(ANN, "ru").expect("set");
    let table = table.reopened();
    assert_eq!(of(&table).as_deref(), Some("hu"));
    table.store.set_language(ANN, None).expect("set");
    assert_eq!(of(&table).as_deref(), Some("ru"));
    assert_eq!(table.store.language_of(BOB).expect("a look"), None);
}

#[test]
fn a_servers_language_goes_before_its_locale_and_keeps_its_settings() {
    let table = Table::new();
    let of = |table: &Table| table.store.server_language(GUILD).expect("a look");
    assert_eq!(of(&table), None);
    table.store.note_server_locale(GUILD, "pl").expect("set");
    assert_eq!(of(&table).as_deref(), Some("pl"));
    assert_eq!(table.store.server(GUILD).expect("a look"), Server::default());
    let own = Server { games_channel: Some(CHANNEL), threads: false, ..Server::default() };
    table.store.set_server(GUILD, &own).expect("set");
    table.store.set_server_language(GUILD, Some("ru")).expect("set");
    table.store.note_server_locale(GUILD, "hu").expect("set");
    assert_eq!(of(&table).as_deref(), Some("ru"));
    assert_eq!(table.store.server(GUILD).expect("a look"), own);
    table.store.set_server_language(GUILD, None).expect("set");
    assert_eq!(of(&table).as_deref(), Some("hu"));
}
