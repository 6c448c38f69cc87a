//! Records on the command line: `play --pgn`.

use std::fs;

use serde_json::json;

use crate::program::{starmate, starmate_in};

const RECORD: &str = "\
[Event \"?\"]
[White \"Ann\"]
[Black \"Bob\"]
[Result \"0-1\"]
[Variant \"Starchess\"]
[Termination \"resigned\"]

1. K@4 K@34 {both in the corner} 2. n11 r10 0-1
";

#[test]
fn a_record_is_played_with_the_ending_that_its_board_does_not_show() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("game.pgn"), RECORD).expect("written");
    let run = starmate_in(folder.path(), &["play", "--json", "--pgn", "game.pgn"]);
    let moves = ["K@4", "K@34", "N@11", "R@10"];
    let expected = json!({
        "position": "1/2/KP3pr/NP2p1/1P1p1/1P2p1/1P3pk/2/1 QRBqbn w CDEFGcdefg 0 3",
        "moves": moves, "notation": moves, "status": "resigned", "result": "0-1",
    });
    assert_eq!(run.json(), expected);
    let people = starmate_in(folder.path(), &["play", "--pgn", "game.pgn"]);
    assert!(people.text().ends_with("\nresigned, 0-1\n"), "{people:?}");
}

#[test]
fn a_record_that_is_wrong_is_told_with_file_and_line() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("game.pgn"), RECORD.replace("n11", "n12")).expect("written");
    assert_eq!(
        starmate_in(folder.path(), &["play", "--pgn", "game.pgn"]).wrong(),
        "--pgn game.pgn: line 8: move 2, “n12”: 12 is not on White's back rank. \
         Still to be placed: queen, rook, bishop and knight, on 11, 17, 22 or 28."
    );
    fs::write(folder.path().join("game.pgn"), [0xff, 0xfe]).expect("written");
    let told = starmate_in(folder.path(), &["play", "--pgn", "game.pgn"]);
    assert_eq!(told.wrong(), "--pgn game.pgn: the file is not UTF-8 text");
    assert!(starmate(&["play", "--pgn", "no such file"]).wrong().starts_with("--pgn no such file: "));
}
