//! Checks, backups and databases of other programs.

use std::fs;

use play::{Action, Timestamp};
use rusqlite::Connection;
use store::{Fault, Overwrite, Store, StoreError};

use crate::table::{self, ANN, ARRAY, BOB, IN_THREAD, Table};

/// A game with moves, an end and messages, of which another hand changes something.
fn tampered(sql: &str) -> Vec<Fault> {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.plays(game, ARRAY);
    table.does(game, BOB, Action::Resign).expect("granted");
    table.is_sound();
    let hand = Connection::open(table.path()).expect("a second hand");
    hand.execute_batch(sql).expect("it is changed");
    drop(hand);
    table.store.check().expect("a check").faults
}

#[test]
fn a_check_tells_what_it_looked_at() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.plays(game, ARRAY);
    let report = table.store.check().expect("a check");
    assert!(report.is_sound());
    assert_eq!((report.games, report.moves, report.messages), (1, 10, 11));
}

#[test]
fn a_check_finds_moves_that_cannot_have_been_played() {
    for sql in [
        "UPDATE moves SET move = 'Q@4' WHERE ply = 1",
        "UPDATE moves SET move = 'nonsense' WHERE ply = 3",
        "DELETE FROM moves WHERE ply = 5",
        "UPDATE moves SET played_at = 5 WHERE ply = 2",
        "UPDATE games SET initial = 'nowhere'",
        "UPDATE games SET place = 'dms'",
    ] {
        let faults = tampered(sql);
        assert!(matches!(&faults[..], [Fault::Game(_)]), "{sql}: {faults:?}");
    }
}

#[test]
fn a_check_finds_a_status_that_the_moves_do_not_lead_to() {
    for sql in [
        "UPDATE games SET status = 'checkmate'",
        "UPDATE games SET status = 'won'",
        "UPDATE games SET status = 'ongoing', result = '*'",
        "UPDATE games SET status = 'agreed'",
        "UPDATE games SET status = 'aborted'",
        "UPDATE games SET result = '0-1'",
        "UPDATE games SET result = '1/2-1/2'",
        "UPDATE games SET ended_by = 'white'",
        "UPDATE games SET status = 'forfeit', result = '*'",
        "UPDATE games SET status = 'time', result = '1/2-1/2'",
        "UPDATE games SET variant = 'shogi'",
        "UPDATE games SET ended_at = NULL, ended_by = NULL",
    ] {
        let faults = tampered(sql);
        assert!(matches!(&faults[..], [Fault::Game(_)]), "{sql}: {faults:?}");
    }
}

#[test]
fn a_check_finds_messages_missing_or_too_many() {
    let game = play::GameId(1);
    let (lost, extra) = (play::Ply(4), play::Ply(11));
    assert_eq!(tampered("DELETE FROM outbox WHERE key = 'g1p4'"), [Fault::BoardMissing { game, ply: lost }]);
    assert_eq!(
        tampered("UPDATE outbox SET key = 'g1p4-w' WHERE key = 'g1p4'"),
        [Fault::BoardMissing { game, ply: lost }],
        "told to one player only"
    );
    assert_eq!(
        tampered(
            "INSERT INTO outbox (key, kind, game, ply, state, created) VALUES ('g1p11', 'board', 1, 11, 'waiting', 0)"
        ),
        [Fault::BoardTooMany { game, ply: extra }]
    );
    assert_eq!(tampered("DELETE FROM outbox WHERE key = 'g1end'"), [Fault::End(game)]);
    let unreadable = tampered("UPDATE outbox SET notice = '{}' WHERE key = 'g1end'");
    assert!(matches!(&unreadable[..], [Fault::Messages { .. }]), "{unreadable:?}");
}

#[test]
fn a_check_finds_rows_that_refer_to_nothing() {
    let faults = tampered("PRAGMA foreign_keys = OFF; UPDATE outbox SET game = 77 WHERE key = 'g1p3'");
    assert!(
        faults.iter().any(|fault| matches!(fault, Fault::Reference { table, .. } if table == "outbox")),
        "{faults:?}"
    );
}

#[test]
fn a_damaged_file_is_found() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.plays(game, ARRAY);
    let copy = table.folder.path().join("copy.sqlite");
    table.store.backup(&copy, Overwrite::No).expect("a copy");
    let mut bytes = fs::read(&copy).expect("its bytes");
    let page = 4096;
    // Not the first page, whose damage is found on opening already.
    for byte in &mut bytes[3 * page..10 * page] {
        *byte = 0xa5;
    }
    fs::write(&copy, bytes).expect("damaged");
    let second = table.folder.path().join("second.sqlite");
    assert!(Store::read_only(&copy).and_then(|reader| reader.backup(&second, Overwrite::No)).is_err());
    assert!(!second.exists(), "no backup of damage");
    let found = Store::read_only(&copy).and_then(|reader| reader.check());
    assert!(found.as_ref().map_or(true, |report| !report.is_sound()), "{found:?}");
}

#[test]
fn a_backup_is_the_same_database_and_stands_alone() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.plays(game, "K@4 K@34");
    let folder = table::folder();
    let to = folder.path().join("backup.sqlite");
    table.store.backup(&to, Overwrite::No).expect("a copy");
    let names: Vec<_> = fs::read_dir(folder.path())
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    assert_eq!(names, ["backup.sqlite"]);
    table.plays(game, "Q@11");
    let copy = Table::on_copy_of(&to);
    let stored = copy.store.game(game).expect("a look").expect("a game");
    assert_eq!(stored.game.ply(), play::Ply(2), "as it was at that moment");
    copy.is_sound();
    copy.plays(game, "R@11");
}

#[test]
fn a_backup_replaces_only_what_it_may() {
    let table = Table::new();
    let to = table.folder.path().join("backup.sqlite");
    fs::write(&to, "something dear").expect("a file");
    assert!(matches!(table.store.backup(&to, Overwrite::No), Err(StoreError::Exists(_))));
    assert_eq!(fs::read_to_string(&to).expect("a file"), "something dear");
    table.store.backup(&to, Overwrite::Yes).expect("a copy");
    assert!(Store::read_only(&to).expect("a database").check().expect("a check").is_sound());
    for overwrite in [Overwrite::No, Overwrite::Yes] {
        let itself = table.store.backup(&table.path(), overwrite);
        assert!(matches!(itself, Err(StoreError::Own(_))), "{itself:?}");
        for ending in ["-wal", "-shm", "-journal", ".lock"] {
            let own = table.folder.path().join(format!("games.sqlite{ending}"));
            assert!(matches!(table.store.backup(&own, overwrite), Err(StoreError::Own(_))), "{ending}");
        }
        let folder = table.store.backup(table.folder.path(), overwrite);
        assert!(matches!(folder, Err(StoreError::NotAFile(_))), "{folder:?}");
    }
    table.is_sound();
    let nowhere = table.folder.path().join("no such folder").join("backup.sqlite");
    assert!(table.store.backup(&nowhere, Overwrite::No).is_err());
}

#[test]
fn a_backup_can_be_made_by_another_process_while_the_bot_writes() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let beside = Store::read_only(&table.path()).expect("a reader");
    std::thread::scope(|scope| {
        let folder = table.folder.path();
        scope.spawn(move || {
            for number in 0..20 {
                let to = folder.join(format!("backup-{number}.sqlite"));
                beside.backup(&to, Overwrite::No).expect("a copy");
                let copy = Store::read_only(&to).expect("a database");
                assert!(copy.check().expect("a check").is_sound());
            }
        });
        table.plays(game, ARRAY);
    });
    table.is_sound();
}

#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let table = Table::new();
    let path = table.path();
    let Table { store, folder, .. } = table;
    drop(store);
    let hand = Connection::open(&path).expect("a second hand");
    hand.pragma_update(None, "user_version", 99).expect("a newer schema");
    drop(hand);
    for error in [Store::open(&path, Timestamp(0)).err(), Store::read_only(&path).err()] {
        let error = error.expect("an error");
        assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error:?}");
        assert!(error.to_string().contains("newer starmate"), "{error}");
    }
    drop(folder);
}

#[test]
fn readers_name_what_they_cannot_read() {
    let folder = table::folder();
    let path = folder.path().join("games.sqlite");
    assert!(matches!(Store::read_only(&path), Err(StoreError::Missing(_))));
    assert!(!path.exists(), "looking makes nothing");
    let hand = Connection::open(&path).expect("an empty database");
    hand.execute_batch("CREATE TABLE t (a)").expect("something in it");
    drop(hand);
    let before = fs::read(&path).expect("its bytes");
    assert!(matches!(Store::read_only(&path), Err(StoreError::Foreign(_))));
    assert!(matches!(Store::open(&path, Timestamp(0)), Err(StoreError::Foreign(_))));
    assert_eq!(fs::read(&path).expect("its bytes"), before, "another program's database is left alone");
    fs::write(&path, "").expect("an empty file");
    assert!(matches!(Store::read_only(&path), Err(StoreError::Empty(_))));
    fs::write(&path, "this is no database, but long enough to be looked at as one").expect("a file");
    for error in [Store::open(&path, Timestamp(0)).err(), Store::read_only(&path).err()] {
        let told = error.expect("an error").to_string();
        assert!(told.contains("games.sqlite is not a database"), "{told}");
    }
}

#[test]
fn what_is_committed_outlasts_a_power_cut_by_settings() {
    let table = Table::new();
    let hand = Connection::open(table.path()).expect("a second hand");
    let mode: String = hand.pragma_query_value(None, "journal_mode", |row| row.get(0)).expect("a mode");
    assert_eq!(mode, "wal");
    assert!(table.does(table.accepted(), ANN, Action::Abort).is_ok());
}
