//! Matches as a whole, killed and resumed among them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use std::time::Duration;

use rand::{RngExt as _, SeedableRng as _};
use rules::Outcome;
use rules::record::Record;
use serde_json::Value;
use tempfile::TempDir;

use crate::harness::{ENGINE, Mark};

fn variable(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().map_or(otherwise, |value| value.parse().unwrap())
}

/// A match of two quick engines with further flags.
fn flags(more: &[&str]) -> Vec<String> {
    let common = format!(
        "match -engine cmd={ENGINE} name=one args=instant -engine cmd={ENGINE} name=two args=scores \
         -each tc=60+1 -variant chess"
    );
    common.split_whitespace().chain(more.iter().copied()).map(str::to_owned).collect()
}

fn run(mark: &Mark, flags: &[String]) -> Output {
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    mark.command(&flags).stdin(Stdio::null()).stderr(Stdio::piped()).output().unwrap()
}

fn document(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Wins, draws and losses of engine `one`, from its records.
fn totals(records: &[Record]) -> [u64; 3] {
    let mut totals = [0; 3];
    for record in records {
        let white = record.tag("White") == Some("one");
        totals[match record.outcome() {
            Outcome::Draw => 1,
            Outcome::WhiteWins => {
                if white {
                    0
                } else {
                    2
                }
            }
            Outcome::BlackWins => {
                if white {
                    2
                } else {
                    0
                }
            }
            Outcome::None => panic!("a game without a result"),
        }] += 1;
    }
    totals
}

fn totals_of(document: &Value) -> [u64; 3] {
    let one = document["engines"].as_array().unwrap().iter().find(|engine| engine["name"] == "one").unwrap();
    ["wins", "draws", "losses"].map(|word| one[word].as_u64().unwrap())
}

fn records(file: &Path) -> Vec<Record> {
    Record::read_all(&std::fs::read_to_string(file).unwrap()).unwrap()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_match_that_is_killed_again_and_again_counts_each_game_once() {
    let (games, kills) = (variable("STARMATE_MATCH_GAMES", 200), variable("STARMATE_MATCH_KILLS", 3));
    let mut random = rand_chacha::ChaCha8Rng::seed_from_u64(variable("STARMATE_SEED", 1));
    let folder = tempfile::tempdir().unwrap();
    let (journal, pgn) = (folder.path().join("journal"), folder.path().join("games.pgn"));
    // Games of others in the same file are to stay.
    std::fs::write(&pgn, "[Event \"another\"]\n\n1. e4 *\n\n").unwrap();
    let games_flag = games.to_string();
    let flags = flags(&[
        "-games",
        &games_flag,
        "-concurrency",
        "2",
        "--resume",
        text(&journal),
        "--pgn",
        text(&pgn),
        "--json",
    ]);
    let mark = Mark::new();
    let words: Vec<&str> = flags.iter().map(String::as_str).collect();
    let mut broken_off = 0;
    for _ in 0..kills {
        let mut child = mark.command(&words).stdin(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(random.random_range(20..300)));
        broken_off += u64::from(child.try_wait().unwrap().is_none());
        child.kill().unwrap();
        child.wait().unwrap();
        mark.assert_nothing_left(Duration::from_secs(10));
    }
    assert!(broken_off >= kills.min(2), "it was over before it could be killed");
    let told = document(&run(&mark, &flags));
    mark.assert_nothing_left(Duration::from_secs(10));
    let all = records(&pgn);
    let (others, own) = all.split_at(1);
    assert_eq!(others[0].tag("Event"), Some("another"));
    assert_eq!(own.len() as u64, games);
    let rounds: BTreeSet<&str> = own.iter().filter_map(|record| record.tag("Round")).collect();
    assert_eq!(rounds.len() as u64, games, "distinct games");
    assert_eq!(told["games"], games);
    assert_eq!(totals(own), totals_of(&told));
    // Once more changes nothing.
    let again = document(&run(&mark, &flags));
    assert_eq!(totals_of(&again), totals_of(&told));
    assert_eq!(records(&pgn).len(), all.len());
}

/// A folder with a journal of a whole match.
fn played() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("journal");
    document(&run(&Mark::new(), &flags(&["-games", "4", "--resume", text(&journal), "--json"])));
    (folder, journal)
}

#[test]
fn a_half_written_last_line_is_cut_off() {
    let (_folder, journal) = played();
    let whole = std::fs::read(&journal).unwrap();
    std::fs::write(&journal, &whole[..whole.len() - 100]).unwrap();
    let told = document(&run(&Mark::new(), &["match", "--resume", text(&journal)].map(str::to_owned)));
    assert_eq!(told["games"], 4);
    assert_eq!(std::fs::read_to_string(&journal).unwrap().lines().count(), 3);
}

#[test]
fn a_match_that_was_asked_something_else_is_refused() {
    let (_folder, journal) = played();
    let refused = run(&Mark::new(), &flags(&["-games", "6", "--resume", text(&journal)]));
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("asked something else"));
}

#[test]
fn a_tournament_goes_on_with_an_engine_that_fails() {
    for kind in ["roundrobin", "gauntlet", "knockout", "swiss"] {
        let third = format!("cmd={ENGINE}");
        let flags = flags(&[
            "-tournament",
            kind,
            "-engine",
            &third,
            "name=three",
            "args=crash",
            "-rounds",
            "2",
            "--json",
        ]);
        let told = document(&run(&Mark::new(), &flags));
        let three =
            told["engines"].as_array().unwrap().iter().find(|engine| engine["name"] == "three").unwrap();
        assert!(three["losses"].as_u64() > Some(0), "{kind} {three}");
        assert_eq!(three["losses"], three["faults"]["crash"], "{kind}");
    }
}

#[test]
fn openings_are_played_twice_with_colours_reversed() {
    let folder = tempfile::tempdir().unwrap();
    let (book, pgn) = (folder.path().join("book.pgn"), folder.path().join("games.pgn"));
    std::fs::write(&book, "1. e4 e5 2. Nf3 *\n\n1. d4 d5 2. c4 *\n").unwrap();
    let file = format!("file={}", text(&book));
    let flags = flags(&["-rounds", "3", "-games", "2", "-openings", &file, "plies=3", "-pgnout", text(&pgn)]);
    assert!(run(&Mark::new(), &flags).status.success());
    let mut first_moves: BTreeMap<(String, String), u32> = BTreeMap::new();
    for record in records(&pgn) {
        let white = record.tag("White").unwrap().to_owned();
        *first_moves.entry((record.game().moves()[2].to_string(), white)).or_default() += 1;
    }
    let counts: Vec<_> =
        first_moves.iter().map(|((played, white), n)| (played.as_str(), white.as_str(), *n)).collect();
    assert_eq!(counts, [("c2c4", "one", 1), ("c2c4", "two", 1), ("g1f3", "one", 2), ("g1f3", "two", 2)]);
}

#[test]
fn a_signal_stops_a_match_in_good_order() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("journal");
    let flags = flags(&["-games", "100000", "-concurrency", "2", "--resume", text(&journal), "--json"]);
    let words: Vec<&str> = flags.iter().map(String::as_str).collect();
    let mark = Mark::new();
    let child = mark.command(&words).stdin(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    while std::fs::read_to_string(&journal).unwrap_or_default().lines().count() < 3 {
        std::thread::sleep(Duration::from_millis(10));
    }
    let id = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(id, rustix::process::Signal::INT).unwrap();
    let output = child.wait_with_output().unwrap();
    mark.assert_nothing_left(Duration::from_secs(10));
    assert_eq!(output.status.code(), Some(1));
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    let kept = std::fs::read_to_string(&journal).unwrap().lines().count() as u64 - 1;
    assert_eq!(told["games"], 2 * kept);
}

#[test]
fn a_test_stops_when_it_is_decided() {
    let third = flags(&["-games", "4000", "-sprt", "elo0=0", "elo1=100", "-concurrency", "2", "--json"]);
    let flags: Vec<String> = third
        .into_iter()
        .map(|word| if word == "args=scores" { "args=illegal".to_owned() } else { word })
        .collect();
    let told = document(&run(&Mark::new(), &flags));
    assert_eq!(told["sprt"]["verdict"], "better");
    assert!(told["games"].as_u64().unwrap() < 200, "{told}");
}
