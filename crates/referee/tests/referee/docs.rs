//! What docs/engines.md says is so, and its examples play.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use referee::{FaultKind, Job, tournament};
use serde_json::Value;

use crate::harness::{FRONT, Mark};

const PAGE: &str = include_str!("../../../../docs/engines.md");

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").canonicalize().unwrap()
}

/// A short match of two of the same engine ends without a fault.
fn plays(variant: &str, command: &str, args: &str) {
    let mark = Mark::new();
    let (command, args) = (format!("cmd={command}"), format!("args={args}"));
    let output = mark
        .command(&["match", "-variant", variant, "-engine", &command, &args, "name=one"])
        .args([
            "-engine",
            &command,
            &args,
            "name=two",
            "-each",
            "tc=300",
            "-games",
            "2",
            "-maxmoves",
            "12",
            "-json",
        ])
        .env("STARMATE", FRONT)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["games"], 2, "{told}");
    for engine in told["engines"].as_array().unwrap() {
        assert_eq!(engine["faults"], serde_json::json!({}), "{told}");
    }
    assert_eq!(mark.left(), [0; 0]);
}

#[test]
fn the_example_in_python_plays() {
    let engine = docs().join("examples/dice.py");
    assert!(PAGE.contains(&std::fs::read_to_string(&engine).unwrap()), "the page shows it as it is");
    plays("starchess", "python3", engine.to_str().unwrap());
}

#[test]
fn the_example_in_c_plays() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("dice");
    let source = docs().join("examples/dice.c");
    let built = Command::new("cc").args(["-O2", "-Wall", "-Werror", "-o"]).args([&program, &source]).status();
    assert!(built.unwrap().success());
    plays("starchess", program.to_str().unwrap(), "");
}

#[test]
fn the_example_in_rust_plays_every_rule_set() {
    for variant in ["starchess", "chess", "chess100"] {
        plays(variant, env!("CARGO_BIN_EXE_engine-dice"), "");
    }
}

#[test]
fn the_table_of_flags_is_the_programs_own() {
    assert!(PAGE.contains(&tournament::table()), "docs/engines.md should have:\n{}", tournament::table());
}

#[test]
fn every_kind_of_loss_is_explained() {
    for kind in FaultKind::ALL {
        assert!(PAGE.contains(&format!("| `{kind}` |")), "{kind}");
    }
}

#[test]
fn the_job_that_is_shown_can_be_played() {
    let begin = PAGE.find("```json\n{\n").unwrap() + "```json\n".len();
    let text = &PAGE[begin..begin + PAGE[begin..].find("```").unwrap()];
    let job: Job = serde_json::from_str(text).unwrap();
    assert!(job.opening().is_ok());
}
