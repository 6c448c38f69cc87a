//! `moves` and `play`.

use serde_json::json;

use crate::program::{ARRAY, MATE, starmate};

const START: &str = "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNkqrbn w CDEFGcdefg 0 1";

#[test]
fn moves_are_listed_bare_and_sorted_as_text() {
    // Perft 1 of the array is 13: nine pawn moves and four leaps of the knight on 11.
    let moves = [
        "11-19", "11-2", "11-24", "11-7", "12-13", "12-14", "18-19", "23-24", "23-25", "29-30", "29-31",
        "5-6", "5-7",
    ];
    let document = json!({
        "position": ARRAY, "side": "w", "in_check": false, "status": "ongoing", "result": "*", "moves": moves,
    });
    assert_eq!(starmate(&["moves", "--json", "--position", ARRAY]).json(), document);
    let people = starmate(&["moves", "--position", ARRAY]);
    assert!(people.text().contains("White to move, the game goes on, 13 legal moves\n"), "{people:?}");
    assert!(people.text().contains("N11-19"), "{people:?}");
}

#[test]
fn the_setup_begins_with_five_men_on_five_cells() {
    let document = starmate(&["moves", "--json"]).json();
    assert_eq!((&document["position"], &document["status"]), (&START.into(), &"setup".into()));
    let moves = document["moves"].as_array().expect("a list");
    assert_eq!((moves.len(), &moves[0], &moves[24]), (25, &"B@11".into(), &"R@4".into()));
    let black = starmate(&["moves", "--json", "--position", "startpos", "--moves", "K@4"]).json();
    assert_eq!((&black["side"], black["moves"].as_array().map(Vec::len)), (&"b".into(), Some(25)));
}

#[test]
fn at_the_end_by_mate_no_move_is_listed_and_none_is_played() {
    let document = starmate(&["moves", "--json", "--position", MATE]).json();
    let ended = json!({
        "position": MATE, "side": "b", "in_check": true, "status": "checkmate", "result": "1-0", "moves": [],
    });
    assert_eq!(document, ended);
    assert_eq!(
        starmate(&["play", "--position", MATE, "--moves", "34-33"]).wrong(),
        "--moves, move 1 (34-33): the game has ended already (checkmate)"
    );
    let stalemate = "1/2/7/4B1/5/6/4K2/2/k - b - 0 1";
    assert_eq!(starmate(&["moves", "--json", "--position", stalemate]).json()["status"], "stalemate");
}

#[test]
fn after_a_draw_moves_are_listed_but_not_played() {
    let kings = "1/2/k6/6/K4/6/7/2/1 - w - 0 1";
    let document = starmate(&["moves", "--json", "--position", kings]).json();
    assert_eq!((&document["status"], &document["result"]), (&"insufficient".into(), &"1/2-1/2".into()));
    assert_ne!(document["moves"], json!([]));

    // There and back twice: the first position for the third time, itself included.
    let back_and_forth = "11-19 16-25 19-11 25-16 11-19 16-25 19-11 25-16";
    let knights = "1/2/KP3pr/NP2pn/BP1pb/QP2pq/RP3pk/2/1 - w CDEFGcdefg 0 6";
    let third = starmate(&["play", "--json", "--position", knights, "--moves", back_and_forth]);
    if third.code == 0 {
        assert_eq!(third.json()["status"], "threefold");
    } else {
        panic!("{third:?}");
    }
    let told = starmate(&["play", "--position", knights, "--moves", &format!("{back_and_forth} 18-19")]);
    assert_eq!(told.wrong(), "--moves, move 9 (18-19): the game has ended already (threefold)");

    let fifty = "1/2/KP3pr/NP2pn/BP1pb/QP2pq/RP3pk/2/1 - w CDEFGcdefg 100 90";
    let document = starmate(&["moves", "--json", "--position", fifty]).json();
    assert_eq!((&document["status"], &document["result"]), (&"fifty".into(), &"1/2-1/2".into()));
    assert_eq!(document["moves"].as_array().map(Vec::len), Some(13));
}

#[test]
fn moves_are_played_in_any_spelling() {
    let document =
        starmate(&["play", "--json", "--moves", "k4 K@34 n11 r10 b17 q@16 Q@22 b21 R28 n27 p19 15>14 11:24"]);
    let bare = [
        "K@4", "K@34", "N@11", "R@10", "B@17", "Q@16", "Q@22", "B@21", "R@28", "N@27", "18-19", "15-14",
        "11-24",
    ];
    let notation = [
        "K@4", "K@34", "N@11", "R@10", "B@17", "Q@16", "Q@22", "B@21", "R@28", "N@27", "18-19", "15-14",
        "N11-24",
    ];
    let expected = json!({
        "position": "1/2/KP3pr/1P1p1q/B1Ppb/QPN1pn/RP3pk/2/1 - b CDFGcefg 1 7",
        "moves": bare, "notation": notation, "status": "ongoing", "result": "*",
    });
    assert_eq!(document.json(), expected);
    let people = starmate(&["play", "--position", ARRAY, "--moves", "18-19 15-14"]);
    assert_eq!(
        people.text(),
        "6. 18-19 15-14\n1/2/KP3pr/NP1p1q/B1Ppb/QP2pn/RP3pk/2/1 - w CDFGcefg 0 7\nWhite to move, the game goes on\n"
    );
}

#[test]
fn a_move_that_cannot_be_played_is_named_with_its_place_and_what_would_be_right() {
    for (moves, told) in [
        (
            "18-19 20-19",
            "--moves, move 2 (20-19): The pawn on 20 cannot go to 19, where a man stands: pawns take obliquely only. \
             20 cannot move now, but the men on 9, 15, 26, 27 and 33 can.",
        ),
        ("1819", "--moves, move 1 (1819): “1819” has nothing between its two cells. Write 18-19."),
    ] {
        assert_eq!(starmate(&["play", "--position", ARRAY, "--moves", moves]).wrong(), told);
    }
}

#[test]
fn a_wrong_position_is_told_with_all_its_faults() {
    let padded = format!(" {ARRAY}");
    assert!(starmate(&["moves", "--position", &padded]).wrong().contains("six fields, one space apart"));
    let told = starmate(&["moves", "--position", "1/2/7/6/5/6/7/2/2 - w - x 1"]);
    let line = told.wrong();
    assert!(line.starts_with("--position: "), "{line}");
    assert!(line.contains("halfmove: \"x\" is not a number"), "{line}");
    assert!(line.contains("file i has 1 cell,"), "{line}");
}
