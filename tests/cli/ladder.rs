//! `starmate ladder`: the ladder without Discord.

use std::path::Path;

use play::Timestamp;
use serde_json::Value;
use store::Store;

use crate::program::{Run, starmate_in, starmate_with};

fn ladder(folder: &Path, args: &[&str]) -> Run {
    let whole: Vec<&str> = ["ladder"].into_iter().chain(args.iter().copied()).collect();
    starmate_in(folder, &whole)
}

#[test]
fn the_houses_engines_play_and_stand_in_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = ladder(folder.path(), &["run", "--games", "2", "--tc", "1+0.01", "--json"]);
    assert_eq!(run.code, 0, "{run:?}");
    let told: Value = serde_json::from_str(&run.stdout).expect("one JSON document");
    assert!(told["games"].as_u64().is_some_and(|games| games >= 2), "{told}");
    let table = ladder(folder.path(), &["standings", "--json"]).json();
    let engines = table["engines"].as_array().expect("a table");
    assert_eq!(engines.len(), 6);
    let anchor = engines.iter().find(|row| row["engine"] == "starmate-0.1-1k").expect("the anchor");
    assert_eq!(anchor["rating"], 1500.0);
    let games: u64 = engines.iter().map(|row| row["games"].as_u64().expect("a number")).sum();
    assert!(games >= 4, "each game counts for both: {table}");
    assert!(ladder(folder.path(), &["standings"]).text().contains("starmate-0.1-30k"));
    let record = ladder(folder.path(), &["game", "1"]);
    assert!(record.text().contains("[Event \"Engine ladder\"]"), "{record:?}");
    let game = ladder(folder.path(), &["game", "1", "--json"]).json();
    let [opening, moves] = ["opening", "moves"].map(|part| game[part].as_array().expect("a list").len());
    assert_eq!(Some((opening + moves) as u64), game["plies"].as_u64());
    let all = starmate_in(folder.path(), &["db", "export", "--engines"]);
    assert_eq!(all.text(), ladder(folder.path(), &["games"]).text());
    let check = starmate_in(folder.path(), &["db", "check", "--json"]).json();
    assert_eq!(check["sound"], true);
    assert!(check["engine_games"].as_u64().is_some_and(|games| games >= 2));
}

#[test]
fn a_tournament_is_made_played_and_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    // The house's engines come with the first run.
    let none = ladder(folder.path(), &["run", "--for", "0s", "--json"]);
    assert_eq!(none.code, 0, "{none:?}");
    let engines = "starmate-0.1-level-1,starmate-0.1-1k";
    let made = ladder(
        folder.path(),
        &[
            "tournament",
            "create",
            "Cup",
            "--variant",
            "chess",
            "--engines",
            engines,
            "--tc",
            "1+0.01",
            "--json",
        ],
    );
    assert_eq!(made.json()["tournament"], 1);
    let run = ladder(folder.path(), &["tournament", "run", "1", "--json"]);
    assert_eq!(run.code, 0, "{run:?}");
    let shown: Value = serde_json::from_str(&run.stdout).expect("one JSON document");
    assert_eq!((&shown["state"], &shown["name"]), (&"over".into(), &"Cup".into()));
    assert_eq!(shown["standings"].as_array().map(Vec::len), Some(2));
    assert_eq!(shown["winner"], shown["standings"][0]["engine"]);
    let text = ladder(folder.path(), &["tournament", "show", "1"]);
    assert!(text.text().starts_with("Cup (chess, round-robin), over"), "{text:?}");
    assert_eq!(ladder(folder.path(), &["tournament", "run", "9"]).wrong(), "9: there is no such tournament");
}

#[test]
fn a_submitted_engine_that_fails_is_refused_with_its_fault() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("engine");
    std::fs::write(&file, "#!/bin/sh\necho 'no licence' >&2\nexit 3\n").expect("written");
    let allowed = [("STARMATE_LADDER_INTERPRETERS", "/bin/sh"), ("STARMATE_LADDER_CONTROL", "1+0.01")];
    let submit = ["ladder", "submit", "engine", "--name", "Vega", "--trusted"];
    let run = starmate_with(folder.path(), &submit, &allowed);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.stderr.contains("Vega is refused: starchess: crash (exit code 3)"), "{run:?}");
    assert!(run.stdout.contains("no licence"), "{run:?}");
    let check = ["ladder", "check", "engine", "--trusted", "--json"];
    let run = starmate_with(folder.path(), &check, &allowed);
    let report: Value = serde_json::from_str(&run.stdout).expect("one JSON document");
    assert_eq!((run.code, &report["passed"]), (1, &Value::Bool(false)), "{run:?}");
    assert_eq!(report["trials"][0]["fault"], "crash");
    let listed = ladder(folder.path(), &["list", "--all", "--json"]).json();
    let vega = listed.as_array().expect("a list").iter().find(|one| one["name"] == "Vega").expect("kept");
    assert_eq!((&vega["state"], &vega["trusted"]), (&"refused".into(), &true.into()));
}

#[test]
fn what_is_wrong_is_told_on_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = |args: &[&str]| ladder(folder.path(), args).wrong().to_owned();
    assert!(wrong(&["list"]).contains("there is no database here"));
    std::fs::write(folder.path().join("text"), "not a program").expect("written");
    assert_eq!(wrong(&["submit", "text", "--name", "Vega"]), "neither a Linux program (ELF) nor a script");
    assert_eq!(wrong(&["check", "text"]), "text: neither a Linux program (ELF) nor a script");
    assert!(wrong(&["submit", "text", "--name", "Вега"]).starts_with("a name has Latin letters"));
    assert!(wrong(&["check", "none"]).starts_with("none: "));
    assert_eq!(wrong(&["show", "nobody"]), "nobody: there is no engine of this name");
    assert_eq!(wrong(&["retire", "nobody"]), "there is no engine called nobody");
    assert!(wrong(&["run", "--tc", "soon"]).starts_with("--tc: "));
    assert!(
        wrong(&["tournament", "create", "Cup", "--format", "league"]).contains("round-robin, double, swiss")
    );
}

#[test]
fn beside_a_bot_one_can_look_and_is_told_who_writes() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("starmate-data");
    let bot = Store::open(&data.join("starmate.sqlite"), Timestamp(0)).expect("a database");
    assert_eq!(ladder(folder.path(), &["list", "--json"]).json(), Value::Array(Vec::new()));
    let run = ladder(folder.path(), &["retire", "Vega"]);
    assert_eq!(run.code, 1);
    let told = format!("process {}", std::process::id());
    assert!(run.stderr.contains(&told) && run.stderr.contains("/engine"), "{run:?}");
    drop(bot);
}
