//! `starmate match` and `starmate referee`: the page's first engine against itself.

use std::path::Path;

use serde_json::{Value, json};

use crate::program::{starmate, starmate_with};

#[test]
fn the_first_engine_of_the_page_plays_itself() {
    let dice = concat!("args=", env!("CARGO_MANIFEST_DIR"), "/docs/examples/dice.py");
    let path = std::env::var("PATH").expect("python3 is found through it");
    // The engine asks the program itself which moves are legal.
    let variables = [("PATH", path.as_str()), ("STARMATE", env!("CARGO_BIN_EXE_starmate"))];
    let engine = |name| ["-engine", "cmd=python3", dice, name];
    let mut flags = vec!["match"];
    flags.extend(engine("name=one").into_iter().chain(engine("name=two")));
    flags.extend(["-each", "tc=300", "-games", "2", "-maxmoves", "8", "--json"]);
    let run = starmate_with(Path::new(env!("CARGO_MANIFEST_DIR")), &flags, &variables);
    assert_eq!(run.code, 0, "{run:?}");
    let told: Value = serde_json::from_str(&run.stdout).expect("one JSON document");
    assert_eq!(told["games"], 2, "{run:?}");
    for engine in told["engines"].as_array().expect("engines") {
        assert_eq!(engine["faults"], json!({}), "{run:?}");
    }
}

#[test]
fn what_is_wrong_with_a_match_or_a_job_is_told_on_one_line() {
    let run = starmate(&["match", "--engine", "cmd=one", "--gamez", "3"]);
    assert_eq!(run.wrong(), "--gamez: there is no such flag");
    assert_eq!(starmate(&["referee"]).wrong(), "job: there is none");
}

#[test]
fn the_flags_of_a_match_are_listed() {
    let text = starmate(&["match", "--help"]);
    assert!(text.text().contains("--engine cmd=FILE") && text.text().contains("--resume FILE"));
}
