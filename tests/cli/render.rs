//! `render`.

use std::fs;

use crate::program::{ARRAY, Run, starmate_in};

/// Draws into a folder of its own; what came of it, and the file if there is one.
fn drawn(file: &str, args: &[&str]) -> (Run, Option<Vec<u8>>) {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("game.pgn"), "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. K@4 K@34 1-0\n")
        .expect("written");
    let run = starmate_in(folder.path(), &[&["render", "-o", file], args].concat());
    (run, fs::read(folder.path().join(file)).ok())
}

#[track_caller]
fn picture(file: &str, args: &[&str]) -> Vec<u8> {
    let (run, picture) = drawn(file, args);
    assert_eq!(run.text(), "", "nothing is printed");
    picture.expect("a file")
}

/// Width and height as the header of a PNG gives them.
fn dimensions(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

#[test]
fn a_picture_has_the_width_that_was_asked_for() {
    assert_eq!(dimensions(&picture("a.png", &[])).0, 800);
    for width in [240, 401] {
        assert_eq!(dimensions(&picture("a.PNG", &["--size", &width.to_string()])).0, width);
    }
    let svg = String::from_utf8(picture("a.svg", &["--size", "2000"])).expect("text");
    assert!(svg.contains("width=\"2000\""), "{svg:.200}");
}

#[test]
fn every_option_changes_the_picture() {
    let plain = picture("a.png", &["--position", ARRAY]);
    for args in [&["--flip"][..], &["--theme", "midnight"], &["--moves", "18-19"], &["--size", "640"]] {
        assert_ne!(picture("a.png", &[&["--position", ARRAY], args].concat()), plain, "{args:?}");
    }
    assert_eq!(picture("a.png", &["--position", ARRAY]), plain, "the same twice");
}

#[test]
fn the_last_move_is_marked_whether_it_was_played_or_named() {
    let played = picture("a.png", &["--position", ARRAY, "--moves", "18-19"]);
    let after = "1/2/KP3pr/NP2pq/B1Ppb/QP2pn/RP3pk/2/1 - b CDFGcdefg 0 6";
    assert_eq!(picture("a.png", &["--position", after, "--last", "18-19"]), played);
    assert_ne!(picture("a.png", &["--position", after]), played);
    for (last, fault) in [
        ("19-20", "--last 19-20: no man of White, who moved last, stands on 20"),
        ("12-19", "--last 12-19: a man still stands on 12"),
        ("hello", "--last hello: this is no move such as K@4, 18-19 or 26-27=N"),
    ] {
        assert_eq!(drawn("a.png", &["--position", after, "--last", last]).0.wrong(), fault);
    }
}

#[test]
fn an_svg_is_text_and_a_record_is_drawn_with_its_names() {
    let svg = String::from_utf8(picture("a.svg", &["--pgn", "game.pgn"])).expect("text");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    for word in ["Ann", "Bob", "resigned, 1-0"] {
        assert!(svg.contains(word), "{word}");
    }
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    for (file, args, fault) in [
        ("a.jpg", &[][..], "-o a.jpg: a picture's name ends in .png, .svg or .gif"),
        ("a.png", &["--to", "3"], "--to: only a .gif shows more than one position"),
        ("a.svg", &["--delay", "300"], "--delay: only a .gif shows more than one position"),
        ("a.png", &["--size", "239"], "--size: a picture is 240 to 2000 pixels wide, not 239"),
        ("a.png", &["--size", "-1"], "--size: a picture is 240 to 2000 pixels wide, not -1"),
        (
            "a.png",
            &["--theme", "pink"],
            "invalid value 'pink' for '--theme <THEME>': there is no theme \"pink\"; \
             the themes are wood, paper, forest, midnight and clear",
        ),
    ] {
        let (run, picture) = drawn(file, args);
        assert_eq!((run.wrong(), picture), (fault, None));
    }
    // Right input, but the work fails.
    let (run, _) = drawn("no folder/a.png", &[]);
    assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{run:?}");
}
