//! Help, versions, and arguments that are wrong.

use crate::program::{starmate, starmate_in, starmate_with};

#[test]
fn help_and_version_are_answers() {
    assert_eq!(starmate(&["--version"]).text(), concat!("starmate ", env!("CARGO_PKG_VERSION"), "\n"));
    let help = starmate(&["--help"]);
    for command in ["demo", "bot", "moves", "play", "perft", "solve", "render", "db", "config"] {
        assert!(help.text().contains(&format!("\n  {command} ")), "{command}");
    }
    assert!(starmate(&["help", "solve"]).text().contains("--mate <N>"));
}

#[test]
fn wrong_arguments_are_told_on_one_line() {
    for (args, told) in [
        (&["frob"][..], "unrecognized subcommand 'frob'"),
        (&["db"], "a command is missing here; --help lists them"),
        (&["perft"], "the following required arguments were not provided: <DEPTH>"),
        (&["perft", "x"], "invalid value 'x' for '<DEPTH>': invalid digit found in string"),
        (&["solve"], "the following required arguments were not provided: --mate <N>"),
        (&["solve", "--mate", "0"], "invalid value '0' for '--mate <N>': 0 is not in 1..=100"),
        (
            &["moves", "--variant", "shogi"],
            "invalid value 'shogi' for '--variant <RULES>' [possible values: starchess, chess, chess100]",
        ),
        (
            &["play", "--pgn", "x", "--moves", "y"],
            "the argument '--pgn <FILE>' cannot be used with '--moves <MOVES>'",
        ),
    ] {
        assert_eq!(starmate(args).wrong(), told);
    }
}

#[test]
fn settings_are_listed_with_their_origin_and_secrets_hidden() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("starmate.toml");
    std::fs::write(&file, "port = 9000\ntoken = \"very secret\"\n").expect("written");
    let run = starmate_in(folder.path(), &["config", "--json"]);
    assert!(!run.stdout.contains("very secret"));
    let rows = run.json();
    let row = |name: &str| {
        let rows = rows.as_array().expect("a list");
        rows.iter().find(|row| row["setting"] == name).unwrap_or_else(|| panic!("{name}")).clone()
    };
    assert_eq!((&row("port")["value"], &row("port")["source"]), (&9000.into(), &"starmate.toml".into()));
    assert_eq!(row("data")["source"], "default");
    assert!(!starmate_in(folder.path(), &["config"]).text().contains("very secret"));

    for command in ["config", "moves", "bot", "demo"] {
        let told = starmate_in(folder.path(), &[command, "--config", "none.toml"]);
        assert_eq!(told.wrong(), "--config none.toml: there is no such file");
    }
    std::fs::write(&file, "prot = 9000\n").expect("written");
    assert!(starmate_in(folder.path(), &["config"]).wrong().contains("prot"));
}

#[test]
fn settings_that_cannot_be_are_wrong_input_by_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |command: &str, variable: &str, value: &str| {
        let run = starmate_with(folder.path(), &[command], &[(variable, value)]);
        run.wrong().to_owned()
    };
    assert_eq!(
        refused("config", "STARMATE_PORT", "abc"),
        "STARMATE_PORT=abc: expected a whole number from 0 to 65535"
    );
    assert_eq!(
        refused("config", "STARMATE_MESSAGE_CONTENT", "perhaps"),
        "STARMATE_MESSAGE_CONTENT=perhaps: expected true or false"
    );
    assert!(refused("bot", "STARMATE_DATA", "x").starts_with("no token: "));
    assert!(refused("bot", "DISCORD_TOKEN", "a\nb").starts_with("the token holds a character"));
    assert!(!folder.path().join("starmate-data").exists(), "nothing is made");
    for (word, value) in [("1", true), ("TRUE", true), ("no", false)] {
        let run = starmate_with(folder.path(), &["config", "--json"], &[("STARMATE_MESSAGE_CONTENT", word)]);
        let rows = run.json();
        let row = rows.as_array().expect("a list").iter().find(|row| row["setting"] == "message_content");
        assert_eq!(row.expect("listed")["value"], value);
    }
    let misspelt =
        starmate_with(folder.path(), &["config"], &[("STARMATE_PROT", "1"), ("STARMATE_HTTP", "1")]);
    assert_eq!(
        (misspelt.code, misspelt.stderr.as_str()),
        (0, "starmate: STARMATE_PROT is set in the environment, but is no setting of this program\n")
    );
}
