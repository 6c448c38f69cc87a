//! `render` of a moving picture.

use std::fs;

use crate::program::{Run, starmate_in};

const RECORD: &str = "\
[White \"Ann\"]
[Black \"Bob\"]

1. K@4 K@34 2. Q@11 Q@27 3. R@17 R@21 1-0
";

/// Draws into a folder of its own; what came of it, and the file if there is one.
fn drawn(args: &[&str]) -> (Run, Option<Vec<u8>>) {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("game.pgn"), RECORD).expect("written");
    let run = starmate_in(folder.path(), &[&["render", "-o", "a.gif"], args].concat());
    (run, fs::read(folder.path().join("a.gif")).ok())
}

#[track_caller]
fn film(args: &[&str]) -> Vec<u8> {
    let (run, film) = drawn(args);
    assert_eq!(run.text(), "", "nothing is printed");
    film.expect("a file")
}

/// Width and height as the header of a GIF gives them.
fn dimensions(gif: &[u8]) -> (u16, u16) {
    assert!(gif.starts_with(b"GIF89a") && gif.ends_with(&[0, 0x3b]));
    (u16::from_le_bytes([gif[6], gif[7]]), u16::from_le_bytes([gif[8], gif[9]]))
}

/// The delay of each frame in hundredths of a second: a graphic control extension stands before each.
fn delays(gif: &[u8]) -> Vec<u16> {
    // The packed field says that the picture stays, and whether a colour is transparent.
    let control = |bytes: &&[u8]| bytes[..3] == [0x21, 0xf9, 4] && bytes[3] & !1 == 4 && bytes[7] == 0;
    gif.windows(9)
        .filter(|bytes| bytes[8] == 0x2c)
        .filter(control)
        .map(|bytes| u16::from_le_bytes([bytes[4], bytes[5]]))
        .collect()
}

#[test]
fn a_record_becomes_a_film_of_all_its_positions() {
    let film = film(&["--pgn", "game.pgn", "--size", "320"]);
    assert_eq!(dimensions(&film).0, 320);
    assert_eq!(delays(&film), [100, 100, 100, 100, 100, 100, 400], "six plies, seven positions");
}

#[test]
fn moves_become_a_film_too_without_names() {
    let moves = film(&["--moves", "K@4 K@34 Q@11 Q@27 R@17 R@21"]);
    let record = film(&["--pgn", "game.pgn"]);
    assert_eq!(delays(&moves), delays(&record));
    assert!(dimensions(&moves).1 < dimensions(&record).1, "names need room");
    assert_eq!(delays(&film(&[])), [400], "a position on which nothing has been played");
}

#[test]
fn from_to_and_delay_choose_what_is_shown_and_how_fast() {
    let of = |args: &[&str]| delays(&film(&[&["--pgn", "game.pgn"], args].concat()));
    assert_eq!(of(&["--from", "2", "--to", "4", "--delay", "250"]), [25, 25, 400]);
    assert_eq!(of(&["--from", "5"]), [100, 400]);
    assert_eq!(of(&["--to", "0"]), [400]);
    // The last position is not hurried away.
    assert_eq!(of(&["--from", "5", "--delay", "9000"]), [900, 900]);
}

#[test]
fn the_end_of_the_game_is_told_when_the_film_goes_that_far() {
    let (whole, part) =
        (film(&["--pgn", "game.pgn", "--from", "6"]), film(&["--moves", "K@4", "--from", "1"]));
    assert_ne!(whole, part);
    let folder = tempfile::tempdir().expect("a folder");
    let open = RECORD.replace("1-0", "*");
    fs::write(folder.path().join("open.pgn"), open).expect("written");
    let args = ["render", "-o", "open.gif", "--pgn", "open.pgn", "--from", "6"];
    assert_eq!(starmate_in(folder.path(), &args).text(), "");
    assert_ne!(fs::read(folder.path().join("open.gif")).expect("a file"), whole, "nobody has resigned here");
}

#[test]
fn a_range_that_the_game_does_not_have_is_refused() {
    for (args, fault) in [
        (&["--to", "7"][..], "--to: the game has 6 plies, not 7"),
        (&["--from", "9"], "--from: the game has 6 plies, not 9"),
        (&["--from", "4", "--to", "3"], "--from: ply 4 comes after ply 3, the last to be shown"),
        (&["--delay", "19"], "--delay: a position is shown for 20 to 60000 ms, not 19"),
        (&["--delay", "-1"], "--delay: a position is shown for 20 to 60000 ms, not -1"),
        (&["--last", "R@21"], "--last: a .gif marks each move as it was played"),
    ] {
        let (run, film) = drawn(&[&["--pgn", "game.pgn"], args].concat());
        assert_eq!((run.wrong(), film), (fault, None));
    }
}
