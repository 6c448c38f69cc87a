//! A backup in the place of the database.

use std::fs;
use std::path::{Path, PathBuf};

use play::{Answer, Timestamp};
use rusqlite::Connection;
use store::{Overwrite, Restored, Store, StoreError};

use crate::table::{ANN, ARRAY, BOB, IN_THREAD, Table};

/// 2026-11-30 18:05:58 UTC.
pub(crate) const NOW: Timestamp = Timestamp(1_796_061_958_000);
pub(crate) const DAY_MS: i64 = 24 * 60 * 60 * 1000;

pub(crate) fn backup(table: &Table) -> PathBuf {
    let to = table.folder.path().join("backup.sqlite");
    table.store.backup(&to, Overwrite::Yes).expect("a copy");
    to
}

/// The bot ends, and the backup takes the place of its database.
pub(crate) fn restored(table: Table, from: &Path) -> (Table, Restored) {
    let (path, now) = (table.path(), table.now());
    let Table { store, folder, .. } = table;
    drop(store);
    let restored = loop {
        // Another test may be starting a process, which holds all files until it is another program.
        match Store::restore(from, &path, Overwrite::Yes, now) {
            Err(StoreError::Locked { .. }) => std::thread::yield_now(),
            other => break other.expect("restored"),
        }
    };
    let store = Store::open(&path, now).expect("a database");
    (Table::of(store, folder).at(now), restored)
}

#[test]
fn a_restored_database_is_the_backup_and_keeps_what_it_replaced() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.plays(game, "K@4 K@34");
    let from = backup(&table);
    table.plays(game, "N@11 N@27");
    let path = table.path();
    let (table, restored) = restored(table, &from);
    assert_eq!(table.store.game(game).expect("a look").expect("a game").game.ply(), play::Ply(2));
    table.is_sound();
    let kept = restored.kept.expect("what was there");
    assert_eq!(kept, path.with_file_name("games.sqlite.before-restore"));
    let old = Store::read_only(&kept).expect("a database");
    assert_eq!(old.game(game).expect("a look").expect("a game").game.ply(), play::Ply(4), "its log included");
    table.plays(game, "N@11 N@27");
    table.is_sound();
}

#[test]
fn numbers_given_after_the_backup_are_not_given_again() {
    let table = Table::new();
    table.accepted();
    let from = backup(&table);
    let lost = [table.accepted(), table.accepted()];
    let (table, restored) = restored(table, &from);
    assert_eq!(restored.next_game, lost[1].0 + 1);
    let challenge = table.challenges(ANN, BOB).expect("a challenge");
    assert_eq!(challenge.0, 4, "three were made");
    let accept = Answer::Accept { coin: play::Colour::White };
    table.answers(challenge, BOB, accept).expect("accepted");
    assert_eq!(table.store.game(play::GameId(4)).expect("a look").map(|stored| stored.id().0), Some(4));
}

#[test]
fn where_the_database_is_lost_many_numbers_are_passed_over() {
    let table = Table::new();
    table.accepted();
    let from = backup(&table);
    let elsewhere = crate::table::folder();
    let path = elsewhere.path().join("new folder").join("games.sqlite");
    let restored = Store::restore(&from, &path, Overwrite::No, NOW).expect("restored");
    assert_eq!((restored.kept, restored.next_game), (None, 1002));
    assert!(Store::open(&path, Timestamp(0)).expect("a database").check().expect("a check").is_sound());
    // A damaged one cannot tell its numbers either, and is kept all the same.
    let damaged = elsewhere.path().join("damaged.sqlite");
    fs::write(&damaged, "this was a database once, before all this").expect("written");
    fs::write(elsewhere.path().join("damaged.sqlite-wal"), "and its log").expect("written");
    let restored = Store::restore(&from, &damaged, Overwrite::Yes, NOW).expect("restored");
    assert_eq!(restored.next_game, 1002);
    let kept = restored.kept.expect("kept");
    assert_eq!(fs::read_to_string(&kept).expect("its text"), "this was a database once, before all this");
    assert_eq!(
        fs::read_to_string(kept.with_extension("before-restore-wal")).expect("its text"),
        "and its log"
    );
    assert!(Store::open(&damaged, Timestamp(0)).expect("a database").check().expect("a check").is_sound());
}

#[test]
fn the_time_since_the_backup_counts_as_one_in_which_the_bot_was_away() {
    let table = Table::new().at(NOW);
    let game = table.game_at(IN_THREAD);
    table.plays(game, ARRAY);
    let last = table.now();
    let beat = |table: &Table| {
        let sql = "SELECT at FROM heartbeat";
        table.hand().query_row(sql, [], |row| row.get::<_, i64>(0)).expect("a beat")
    };
    let from = backup(&table);
    table.passes(DAY_MS);
    let (table, _) = restored(table, &from);
    assert_eq!(beat(&table), last.0, "what happened last stands in for a beat");
    table.hand().execute_batch("UPDATE heartbeat SET at = 17").expect("changed");
    let from = backup(&table);
    fs::remove_file(table.folder.path().join("games.sqlite.before-restore")).expect("moved away");
    let (table, _) = restored(table, &from);
    assert_eq!(beat(&table), 17);
}

#[test]
fn commands_are_registered_anew_after_a_restore() {
    let table = Table::new();
    table.store.set_registered_commands(5, "of the old program").expect("set");
    let from = backup(&table);
    let (table, _) = restored(table, &from);
    assert_eq!(table.store.registered_commands(5).expect("a look"), None);
}

#[test]
fn a_database_in_use_is_not_replaced() {
    let table = Table::new();
    let from = backup(&table);
    let refused = Store::restore(&from, &table.path(), Overwrite::Yes, NOW);
    assert!(matches!(refused, Err(StoreError::Locked { .. })), "{refused:?}");
    assert!(!table.folder.path().join("games.sqlite.before-restore").exists());
}

/// Which fault is meant.
type Expected = fn(&StoreError) -> bool;

#[test]
fn what_may_not_be_replaced_or_put_in_place_is_left_alone() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let from = backup(&table);
    let (path, folder) = (table.path(), table.folder.path().to_owned());
    table.plays(game, "K@4");
    let Table { store, folder: _folder, .. } = table;
    drop(store);
    let names = || {
        let mut names: Vec<_> = fs::read_dir(&folder)
            .expect("a folder")
            .map(|entry| entry.expect("an entry").file_name())
            .collect();
        names.sort();
        names
    };
    let before = names();
    let text = folder.join("text");
    fs::write(&text, "this is no database, however long one looks at it").expect("written");
    let foreign = folder.join("foreign");
    Connection::open(&foreign).and_then(|db| db.execute_batch("CREATE TABLE t (a)")).expect("made");
    let newer = folder.join("newer");
    fs::copy(&from, &newer).expect("copied");
    Connection::open(&newer).and_then(|db| db.pragma_update(None, "user_version", 99)).expect("newer");
    let damaged = folder.join("damaged");
    let mut bytes = fs::read(&from).expect("its bytes");
    for byte in &mut bytes[3 * 4096..10 * 4096] {
        *byte = 0xa5;
    }
    fs::write(&damaged, bytes).expect("damaged");
    let cases: [(&Path, Overwrite, Expected); 8] = [
        (&from, Overwrite::No, |error| matches!(error, StoreError::Exists(_))),
        (&folder.join("nothing"), Overwrite::Yes, |error| matches!(error, StoreError::Missing(_))),
        (&folder, Overwrite::Yes, |error| matches!(error, StoreError::Missing(_))),
        (&path, Overwrite::Yes, |error| matches!(error, StoreError::Own(_))),
        (&text, Overwrite::Yes, |error| matches!(error, StoreError::NoDatabase(_))),
        (&foreign, Overwrite::Yes, |error| matches!(error, StoreError::Foreign(_))),
        (&newer, Overwrite::Yes, |error| matches!(error, StoreError::Newer { .. })),
        (&damaged, Overwrite::Yes, |error| matches!(error, StoreError::Corrupt(_) | StoreError::Sql(_))),
    ];
    for (from, overwrite, expected) in cases {
        let error = Store::restore(from, &path, overwrite, NOW).expect_err("refused");
        assert!(expected(&error), "{}: {error:?}", from.display());
    }
    for made in [text, foreign, newer, damaged] {
        fs::remove_file(made).expect("removed");
    }
    assert_eq!(names(), before, "no half-made file is left");
    let reader = Store::read_only(&path).expect("a database");
    assert_eq!(reader.game(game).expect("a look").expect("a game").game.ply(), play::Ply(1));
    drop(reader);

    let kept = folder.join("games.sqlite.before-restore");
    fs::write(&kept, "from an earlier restore").expect("written");
    let error = Store::restore(&from, &path, Overwrite::Yes, NOW).expect_err("refused");
    assert!(matches!(&error, StoreError::Kept(at) if *at == kept), "{error:?}");
    assert_eq!(fs::read_to_string(&kept).expect("its text"), "from an earlier restore");
    let reader = Store::read_only(&path).expect("a database");
    assert_eq!(reader.game(game).expect("a look").expect("a game").game.ply(), play::Ply(1));
}

#[test]
fn a_backup_of_an_older_program_is_brought_up_to_date() {
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/01.sqlite");
    let folder = crate::table::folder();
    let path = folder.path().join("games.sqlite");
    let restored = Store::restore(&fixture, &path, Overwrite::No, NOW).expect("restored");
    assert!(restored.doubtful > 0, "it has rows that wait");
    let reader = Store::read_only(&path).expect("of this program's schema");
    assert!(reader.check().expect("a check").is_sound());
    assert_eq!(reader.tally().expect("a look").live, 2);
}

#[cfg(unix)]
#[test]
fn behind_a_link_the_file_itself_is_replaced() {
    let table = Table::new();
    let from = backup(&table);
    let folder = crate::table::folder();
    let real = folder.path().join("on another disk.sqlite");
    fs::copy(&from, &real).expect("copied");
    let link = folder.path().join("games.sqlite");
    std::os::unix::fs::symlink(&real, &link).expect("a link");
    let restored = Store::restore(&from, &link, Overwrite::Yes, NOW).expect("restored");
    assert!(link.is_symlink() && !real.is_symlink());
    assert_eq!(restored.kept, Some(folder.path().join("on another disk.sqlite.before-restore")));
}
