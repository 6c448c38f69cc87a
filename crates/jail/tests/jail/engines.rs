//! Programs that nobody here wrote.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use jail::{Engine, How, Limits, Lines};

use crate::cell::{Cell, is_root};

/// Debian's package of an engine, installed if that is ours to do.
fn installed(path: &str, package: &str) -> bool {
    if !Path::new(path).exists() && is_root() {
        let apt = |arguments: &[&str]| {
            let command = std::process::Command::new("apt-get").args(arguments).output();
            command.is_ok_and(|output| output.status.success())
        };
        let _installed = apt(&["install", "-y", "-qq", package])
            || (apt(&["update", "-qq"]) && apt(&["install", "-y", "-qq", package]));
    }
    let there = Path::new(path).exists();
    if !there {
        println!("skipped: {path} is not here, and Debian's package {package} cannot be installed from here");
    }
    there
}

/// Plays one move by UCI and says what the engine was called.
fn plays(
    cell: &Cell,
    engine: &Engine,
    arguments: &[&str],
    limits: &Limits,
    options: &[&str],
) -> (String, How) {
    let mut running = cell.prison().start(engine, arguments.iter().copied(), limits).unwrap();
    let mut lines = Lines::new(running.stdout.take().unwrap(), &Limits::default());
    let complaints = jail::Tail::of(running.stderr.take().unwrap(), limits);
    let mut input = running.stdin.take().unwrap();
    let mut until = |word: &str| {
        loop {
            match lines.next_line().unwrap() {
                Some(line) if line.contains(word) => break line,
                Some(_) => {}
                None => panic!("it ended: {:?} {}", running.wait(), complaints.text()),
            }
        }
    };
    writeln!(input, "uci").unwrap();
    let name = until("id name");
    until("uciok");
    for option in options {
        writeln!(input, "setoption name {option}").unwrap();
    }
    writeln!(input, "isready").unwrap();
    until("readyok");
    writeln!(input, "position startpos moves e2e4\ngo movetime 300").unwrap();
    let played = until("bestmove");
    assert!(played.len() >= "bestmove e7e5".len(), "{played}");
    assert!(running.cpu_time().unwrap() > Duration::ZERO);
    writeln!(input, "quit").unwrap();
    let ended = running.wait_for(Duration::from_secs(10)).unwrap_or_else(|| running.kill());
    assert_eq!(ended.limit, None, "{ended:?} {}", complaints.text());
    (name, ended.how)
}

#[test]
fn stockfish_plays_with_four_threads() {
    if !installed("/usr/games/stockfish", "stockfish") {
        return;
    }
    let cell = Cell::new();
    let engine = cell.prison().stage("/usr/games/stockfish".as_ref(), None).unwrap();
    let limits = Limits { cores: 4, ..Limits::default() };
    let (name, how) = plays(&cell, &engine, &[], &limits, &["Threads value 4", "Hash value 64"]);
    assert!(name.contains("Stockfish") && how == How::Exited(0), "{name} {how:?}");
}

#[test]
fn stockfish_plays_with_four_threads_and_without_cgroups() {
    if !installed("/usr/games/stockfish", "stockfish") {
        return;
    }
    let cell = Cell::with(|settings| {
        settings.without = [jail::Layer::MemoryCgroup, jail::Layer::PidsCgroup].into_iter().collect();
    });
    let engine = cell.prison().stage("/usr/games/stockfish".as_ref(), None).unwrap();
    let limits = Limits { cores: 4, ..Limits::default() };
    let (_, how) = plays(&cell, &engine, &[], &limits, &["Threads value 4", "Hash value 64"]);
    assert_eq!(how, How::Exited(0));
}

#[test]
fn gnuchess_plays_by_uci() {
    if !installed("/usr/games/gnuchess", "gnuchess") {
        return;
    }
    let cell = Cell::new();
    let engine = cell.prison().stage("/usr/games/gnuchess".as_ref(), None).unwrap();
    // How it ends is its own affair: Debian's version 6.2.7 crashes on `quit` outside as well.
    let (name, _) = plays(&cell, &engine, &["--uci"], &Limits::default(), &[]);
    assert!(name.to_lowercase().contains("chess"), "{name}");
}

#[test]
fn an_engine_in_python_plays_if_the_interpreter_is_allowed() {
    if !installed("/usr/bin/python3", "python3") {
        return;
    }
    let cell = Cell::with(|settings| settings.interpreters = vec!["/usr/bin/python3".into()]);
    let path = cell.folder.path().join("engine.py");
    fs::write(&path, include_str!("../fixtures/engine.py")).unwrap();
    let engine = cell.prison().stage(&path, None).unwrap();
    let (name, how) = plays(&cell, &engine, &[], &Limits::default(), &[]);
    assert!(name.contains("Python") && how == How::Exited(0), "{name} {how:?}");
}
