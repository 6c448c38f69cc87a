//! One writer at a time.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::{env, fs, path::Path, process};

use play::Timestamp;
use store::{Store, StoreError};

use crate::table::{self, Table};

#[track_caller]
fn locked_by(path: &Path, expected: &str) {
    match Store::open(path, Timestamp(0)) {
        Err(error @ StoreError::Locked { .. }) => {
            let text = error.to_string();
            assert!(text.contains(expected) && text.contains("stop that one first"), "{text}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_second_writer_is_refused_and_told_who_is_first() {
    let table = Table::new();
    locked_by(&table.path(), &format!("process {}", process::id()));
    let clone = table.store.clone();
    drop(table.store);
    locked_by(&table.folder.path().join("games.sqlite"), "process");
    drop(clone);
    Store::open(&table.folder.path().join("games.sqlite"), Timestamp(0)).expect("free again");
}

#[test]
fn readers_need_no_lease() {
    let table = Table::new();
    let game = table.accepted();
    let reader = Store::read_only(&table.path()).expect("a reader");
    assert!(reader.game(game).expect("a look").is_some());
    let second = table.accepted();
    assert!(reader.game(second).expect("a look").is_some(), "a reader sees what is written later");
}

/// Run by the next test as a process of its own.
#[test]
#[ignore = "a part of another test"]
fn holds_the_lease_until_killed() {
    let path = env::var_os("LEASE_OF").expect("a path");
    let _store = Store::open(Path::new(&path), Timestamp(0)).expect("a database");
    println!("\nholding");
    loop {
        std::thread::park();
    }
}

#[test]
fn the_lease_of_a_killed_process_is_free() {
    let folder = table::folder();
    let path = folder.path().join("new folder").join("games.sqlite");
    let mut child = Command::new(env::current_exe().expect("this test"))
        .args(["--ignored", "--exact", "--nocapture", "lease::holds_the_lease_until_killed"])
        .env("LEASE_OF", &path)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a second process");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    assert!(lines.any(|line| line.is_ok_and(|line| line == "holding")), "it holds the lease");
    locked_by(&path, &format!("process {}", child.id()));
    child.kill().expect("killed");
    child.wait().expect("gone");
    let store = Store::open(&path, Timestamp(0)).expect("free again");
    assert!(store.check().expect("a check").is_sound());
    let lock = fs::read_to_string(path.with_extension("sqlite.lock")).expect("a lock file");
    assert_eq!(lock.trim(), process::id().to_string());
}
