//! `puzzle`.

use std::fs;

use play::{Tier, Timestamp, UserId};
use rules::Variant;
use serde_json::Value;
use store::{Stock, Store};

use crate::program::{starmate, starmate_in};

/// The gallery's fourteenth mate in two.
const PUBLISHED: &str = "1/2/R6/2K1k1/5/4Q1/7/2/1 - w - 0 1";

#[test]
fn a_mined_set_says_how_it_was_made_and_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let mine = |file: &str, count: &str, more: &[&str]| {
        let args = ["puzzle", "mine", "--count", count, "--seed", "3", "--nodes", "5000", "--out", file];
        starmate_in(folder.path(), &[&args[..], more].concat())
    };
    let read = |file: &str| fs::read_to_string(folder.path().join(file)).expect("a file");
    let document = mine("whole.jsonl", "3", &["--json"]).json();
    assert_eq!((&document["puzzles"], &document["taken"]), (&3.into(), &3.into()));
    assert!(document["cpu_seconds"].as_f64().is_some_and(|seconds| seconds > 0.0));
    assert!(document["taken_per_hour_per_core"].as_f64().is_some_and(|rate| rate > 0.0));
    let whole = read("whole.jsonl");
    let header: Value = serde_json::from_str(whole.lines().next().expect("a header")).expect("JSON");
    let command = "starmate puzzle mine --variant starchess --count 3 --seed 3 --nodes 5000";
    assert_eq!(header["command"], command);
    // Killed while it wrote its second puzzle.
    let cut = whole.match_indices('\n').nth(1).expect("two lines").0 + 40;
    fs::write(folder.path().join("part.jsonl"), &whole[..cut]).expect("written");
    let people = mine("part.jsonl", "3", &["--threads", "2"]);
    assert!(people.text().contains("accepted an hour a core"), "{people:?}");
    assert_eq!(read("part.jsonl"), whole);
    // Another seed's puzzles are not mixed in.
    let other = starmate_in(folder.path(), &["puzzle", "mine", "--seed", "4", "--out", "whole.jsonl"]);
    assert!(other.wrong().starts_with("whole.jsonl: it has puzzles that another command made"), "{other:?}");
    assert_eq!(read("whole.jsonl"), whole);
}

#[test]
fn a_puzzle_is_shown_with_its_solution_and_drawn() {
    let document = starmate(&["puzzle", "show", "m2-14", "--json"]).json();
    assert_eq!((&document["position"], &document["mate_in"]), (&PUBLISHED.into(), &2.into()));
    // The gallery's key is K13-7.
    assert_eq!((&document["line"][0], &document["notation"][0]), (&"13-7".into(), &"K13-7".into()));
    let people = starmate(&["puzzle", "show", "M2-14"]);
    assert!(people.text().contains("White to move mates in 2"), "{people:?}");
    assert!(people.text().contains("László Polgár"), "{people:?}");
    let folder = tempfile::tempdir().expect("a folder");
    starmate_in(folder.path(), &["puzzle", "show", "--random", "--variant", "starchess", "-o", "a.png"])
        .text();
    let picture = fs::read(folder.path().join("a.png")).expect("a file");
    assert!(picture.starts_with(b"\x89PNG\r\n\x1a\n"));
}

#[test]
fn a_sample_of_what_ships_is_proved() {
    let document = starmate(&["puzzle", "check", "--sample", "4", "--nodes", "60000", "--json"]).json();
    assert_eq!(document["checked"], 12);
    assert_eq!((&document["flaws"], &document["alike"]), (&Value::Array(vec![]), &Value::Array(vec![])));
}

#[test]
fn a_flaw_fails_and_is_dropped_when_that_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let good = starmate(&["puzzle", "show", "m1-1", "--json"]).text().to_owned();
    // A queen that hangs, under a name that is not its position's.
    let bad = r#"{"id":"c-1","variant":"chess","position":"8/8/8/3q3k/8/4N3/8/K7 w - - 0 1","side":"w","line":["e3d5"],"themes":[],"rating":700,"tier":"easy","source":{"house":{"seed":1,"game":2,"ply":3}}}"#;
    fs::write(folder.path().join("set.jsonl"), format!("{good}{bad}\n")).expect("written");
    let run = starmate_in(folder.path(), &["puzzle", "check", "set.jsonl"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, "starmate: one flaw was found\n"));
    assert!(run.stdout.starts_with("c-1 (chess): its position has the name c-"), "{run:?}");
    let twice = format!("{good}{good}");
    fs::write(folder.path().join("twice.jsonl"), &twice).expect("written");
    let run = starmate_in(folder.path(), &["puzzle", "check", "twice.jsonl"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, "starmate: one flaw was found\n"));
    assert!(run.stdout.contains("m1-1: a mirror image of m1-1"), "{run:?}");
    let dropped = starmate_in(folder.path(), &["puzzle", "check", "twice.jsonl", "--drop", "--json"]).json();
    assert_eq!(dropped["dropped"], 1);
    let left = fs::read_to_string(folder.path().join("twice.jsonl")).expect("a file");
    assert_eq!(left.lines().count(), 1);
}

#[test]
fn what_people_report_as_flawed_is_listed_beside_the_running_bot() {
    let folder = tempfile::tempdir().expect("a folder");
    let listed = |more: &[&str]| starmate_in(folder.path(), &[&["puzzle", "flaws"][..], more].concat());
    let told = "starmate-data/starmate.sqlite: there is no database here; \
                the setting `data` (STARMATE_DATA) names its folder";
    assert_eq!(listed(&[]).wrong(), told);
    let data = folder.path().join("starmate-data");
    fs::create_dir(&data).expect("made");
    let store = Store::open(&data.join("starmate.sqlite"), Timestamp(0)).expect("a database");
    assert_eq!(listed(&[]).text(), "nobody has reported a flaw\n");
    let stock = |id| Stock { id, variant: Variant::Starchess, tier: Tier::Easy, rating: 1000 };
    store.stock(&[stock("s-1"), stock("s-2")]).expect("stocked");
    for known in store.stocked().expect("a look") {
        // 2026-11-30, 12:00 and 12:01 in UTC.
        let at = Timestamp(1_796_040_000_000 + if known.id == "s-2" { 60_000 } else { 0 });
        let text = format!("{}:\n18-19 \x1b[31mmates too", known.id);
        store.report_flaw(known.no, UserId(1_100_000_000_000_000_011), &text, at).expect("kept");
    }
    assert_eq!(
        listed(&[]).text(),
        "2026-11-30 12:01 s-2: s-2: 18-19  [31mmates too\n2026-11-30 12:00 s-1: s-1: 18-19  [31mmates too\n"
    );
    let document = listed(&["--json"]).json();
    assert_eq!(document["flaws"][1]["puzzle"], "s-1");
    assert_eq!(document["flaws"][1]["at"], 1_796_040_000_000_i64);
    assert_eq!(document["flaws"][1]["text"], "s-1:\n18-19 \u{1b}[31mmates too");
}

#[test]
fn what_is_wrong_with_the_input_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("set.jsonl"), "\n{}\n").expect("written");
    let cases: [(&[&str], &str); 6] = [
        (&["show", "zz-9"], "ID: there is no puzzle zz-9"),
        (
            &["show", "What?"],
            "ID: a puzzle's name is made of 1 to 24 small letters, digits and dashes, not “what?”",
        ),
        (&["show", "m1-1", "-o", "a.gif"], "-o a.gif: a puzzle's picture ends in .png"),
        (&["check", "none.jsonl"], "none.jsonl: No such file or directory (os error 2)"),
        (&["check", "set.jsonl"], "set.jsonl: line 2: missing field `id` at line 1 column 2"),
        (&["mine", "--pgn", "none.pgn"], "--pgn none.pgn: No such file or directory (os error 2)"),
    ];
    for (args, told) in cases {
        let run = starmate_in(folder.path(), &[&["puzzle"][..], args].concat());
        assert_eq!(run.wrong(), told);
    }
}
