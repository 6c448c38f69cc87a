//! What is and is not an engine's file.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use jail::{Error, How, Limits, Sha256};

use crate::cell::{Cell, hostile, outcome};

fn file(cell: &Cell, name: &str, content: &[u8]) -> PathBuf {
    let path = cell.folder.path().join(name);
    fs::write(&path, content).unwrap();
    path
}

#[track_caller]
fn refused(cell: &Cell, path: &Path) -> String {
    cell.prison().stage(path, None).unwrap_err().to_string()
}

#[test]
fn a_link_a_fifo_a_device_and_a_folder_are_no_engines() {
    let cell = Cell::new();
    let at = |name| cell.folder.path().join(name);
    symlink(hostile(), at("link")).unwrap();
    rustix::fs::mkfifoat(rustix::fs::CWD, at("fifo"), rustix::fs::Mode::RUSR).unwrap();
    assert!(refused(&cell, &at("link")).contains("a symbolic link"));
    assert!(refused(&cell, &at("fifo")).contains("a FIFO"));
    assert!(refused(&cell, Path::new("/dev/zero")).contains("a device"));
    assert!(refused(&cell, cell.folder.path()).contains("a folder"));
    assert!(refused(&cell, &at("nothing")).contains("No such file"));
}

#[test]
fn a_program_swapped_after_hashing_is_not_run() {
    let cell = Cell::new();
    let path = cell.folder.path().join("engine");
    fs::copy(hostile(), &path).unwrap();
    let entered = Sha256::of(&path).unwrap();
    let engine = cell.prison().stage(&path, Some(entered)).unwrap();
    // In place, and by another file of the same name.
    fs::write(&path, "#!/bin/sh\n").unwrap();
    let running = cell.prison().start(&engine, ["exit", "7", cell.mark()], &Limits::default()).unwrap();
    assert_eq!((running.wait().how, engine.sha256()), (How::Exited(7), entered));
    let error = cell.prison().stage(&path, Some(entered)).unwrap_err();
    assert!(matches!(error, Error::Changed { expected, .. } if expected == entered), "{error}");
}

#[test]
fn an_engine_that_is_staged_again_can_be_started_meanwhile() {
    let cell = Cell::new();
    let engine = cell.engine();
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    assert_eq!(cell.engine().sha256(), engine.sha256());
                }
            });
        }
        let starts = scope.spawn(|| {
            for _ in 0..20 {
                let started = cell.prison().start(&engine, ["exit", "7", cell.mark()], &Limits::default());
                assert_eq!(started.map_err(|error| error.to_string()).unwrap().wait().how, How::Exited(7));
            }
        });
        let started = starts.join();
        done.store(true, Ordering::Relaxed);
        started.unwrap();
    });
}

#[test]
fn what_is_no_program_for_this_machine_is_said() {
    let cell = Cell::new();
    assert!(refused(&cell, &file(&cell, "text", b"hello")).contains("neither a Linux program"));
    let mut foreign = fs::read(hostile()).unwrap();
    foreign[18] = 183;
    assert!(refused(&cell, &file(&cell, "arm", &foreign)).contains("another machine"));
    assert!(refused(&cell, &file(&cell, "short", b"\x7fELF")).contains("another machine"));
    assert!(refused(&cell, &file(&cell, "broken", &foreign[..100])).contains("another machine"));
}

#[test]
fn a_missing_loader_is_named() {
    let cell = Cell::new();
    let path =
        file(&cell, "engine", &renamed(b"/lib64/ld-linux-x86-64.so.2", b"/lib64/ld-linux-x86-64.so.9"));
    let error = cell.prison().stage(&path, None).unwrap_err();
    assert!(matches!(&error, Error::MissingLoader { loader, .. } if loader.ends_with(".so.9")), "{error}");
}

#[test]
fn a_missing_library_is_named() {
    let cell = Cell::new();
    let path = file(&cell, "engine", &renamed(b"\0libgcc_s.so.1\0", b"\0libxyz_s.so.1\0"));
    let error = cell.prison().stage(&path, None).unwrap_err();
    assert!(
        matches!(&error, Error::MissingLibraries { libraries, .. } if libraries == &["libxyz_s.so.1"]),
        "{error}"
    );
}

/// The attackers' program with some bytes replaced.
fn renamed(from: &[u8], to: &[u8]) -> Vec<u8> {
    let mut bytes = fs::read(hostile()).unwrap();
    let at = bytes.windows(from.len()).position(|window| window == from).unwrap();
    bytes[at..at + to.len()].copy_from_slice(to);
    bytes
}

#[test]
fn a_script_runs_if_its_interpreter_is_allowed() {
    if !Path::new("/usr/bin/python3").exists() {
        println!("skipped: there is no /usr/bin/python3");
        return;
    }
    let script = b"#!/usr/bin/env python3\nimport sys, os\nprint(sys.argv[1], os.getpid() < 10)\n";
    let cell = Cell::new();
    let path = file(&cell, "script", script);
    let error = cell.prison().stage(&path, None).unwrap_err();
    assert!(matches!(&error, Error::Interpreter { interpreter, .. } if interpreter == "python3"), "{error}");

    let cell = Cell::with(|settings| settings.interpreters = vec!["/usr/bin/python3".into()]);
    let engine = cell.prison().stage(&file(&cell, "script", script), None).unwrap();
    let running = cell.prison().start(&engine, ["hello", cell.mark()], &Limits::default()).unwrap();
    let outcome = outcome(running);
    assert_eq!((outcome.said.as_str(), outcome.ended.how), ("hello True\n", How::Exited(0)), "{outcome:?}");
    // By its full path as well.
    let direct = file(&cell, "direct", b"#!/usr/bin/python3 -S\nprint('hello')\n");
    fs::set_permissions(&direct, PermissionsExt::from_mode(0o600)).unwrap();
    let engine = cell.prison().stage(&direct, None).unwrap();
    let running = cell.prison().start(&engine, [cell.mark()], &Limits::default()).unwrap();
    assert_eq!(crate::cell::outcome(running).said, "hello\n");
}

#[test]
fn there_are_as_many_engines_as_slots() {
    let cell = Cell::with(|settings| settings.slots = 2);
    let engine = cell.engine();
    let start = || cell.prison().start(&engine, ["sleep", cell.mark()], &Limits::default());
    let both = [start().unwrap(), start().unwrap()];
    let third = start();
    assert!(matches!(third, Err(Error::Full(2))));
    drop(both);
    cell.start(&Limits::default(), &["sleep"]).kill();
}
