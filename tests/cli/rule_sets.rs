//! `--variant`: the same commands by other rules.

use serde_json::json;

use crate::program::starmate;

const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const HUNDRED: &str = "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 1";

#[test]
fn classical_chess_lists_uci_moves_and_writes_san() {
    let document = starmate(&["moves", "--json", "--variant", "chess"]).json();
    assert_eq!(document["position"], CHESS);
    let moves = document["moves"].as_array().expect("a list");
    assert_eq!((moves.len(), &moves[0], &moves[19]), (20, &json!("a2a3"), &json!("h2h4")));
    // The Italian, castled, typed in several ways.
    let played =
        starmate(&["play", "--json", "--variant", "chess", "--moves", "e4 e7e5 Nf3 b8-c6 Bc4 Bf8c5 O-O"])
            .json();
    assert_eq!(played["moves"], json!(["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "e1g1"]));
    assert_eq!(played["notation"], json!(["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O"]));
    assert_eq!(played["position"], "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4");
}

#[test]
fn fools_mate_ends_the_game_by_the_word_of_the_rules() {
    let mated = starmate(&["play", "--json", "--variant", "chess", "--moves", "f3 e5 g4 Qh4"]).json();
    assert_eq!((&mated["status"], &mated["result"]), (&json!("checkmate"), &json!("0-1")));
    assert_eq!(mated["notation"][3], "Qh4#");
    let after = starmate(&["play", "--variant", "chess", "--moves", "f3 e5 g4 Qh4 a3"]);
    assert!(after.wrong().contains("the game has ended already (checkmate)"));
}

#[test]
fn chess_100_lists_its_moves_and_writes_its_own_notation() {
    let document = starmate(&["moves", "--json", "--variant", "chess100"]).json();
    assert_eq!(document["position"], HUNDRED);
    assert_eq!(document["moves"].as_array().map(Vec::len), Some(34));
    let played =
        starmate(&["play", "--json", "--variant", "chess100", "--moves", "e2-e5 i10-h8 Nb1-c3 Prg10-g8"]);
    // The prince on g10 is shut in by its own men until one of them has moved.
    assert!(played.wrong().contains("move 4"), "{played:?}");
    let played =
        starmate(&["play", "--json", "--variant", "chess100", "--moves", "e2-e5 i10-h8 Nb1-c3 Nh8-g6"])
            .json();
    assert_eq!(played["notation"], json!(["e2-e5", "Ni10-h8", "Nb1-c3", "Nh8-g6"]));
    assert_eq!(played["moves"], json!(["e2-e5", "i10-h8", "b1-c3", "h8-g6"]));
}

#[test]
fn a_king_that_can_be_taken_must_be_and_its_prince_is_king_then() {
    let position = "4r4k/8i1/10/10/10/10/4K5/10/10/6I3 b - - -- 0 1";
    let document = starmate(&["moves", "--json", "--variant", "chess100", "--position", position]).json();
    assert_eq!(document["moves"], json!(["e10-e4"]));
    let played =
        starmate(&["play", "--json", "--variant", "chess100", "--position", position, "--moves", "Re10xe4"])
            .json();
    assert_eq!(played["position"], "9k/8i1/10/10/10/10/4r5/10/10/6K3 w - - -- 0 2");
}

#[test]
fn published_path_counts() {
    for (variant, depth, nodes) in [("chess", "4", 197_281), ("chess100", "3", 42_558)] {
        let counted = starmate(&["perft", depth, "--json", "--variant", variant]).json();
        assert_eq!(counted["nodes"], nodes, "{variant}");
    }
}

#[test]
fn mates_are_proved_by_other_rules_too() {
    // The two-rook ladder.
    let ladder = "7k/8/8/8/8/8/R7/1R5K w - - 0 1";
    let solved =
        starmate(&["solve", "--mate", "2", "--json", "--variant", "chess", "--position", ladder]).json();
    assert_eq!(solved["mate_in"], 2);
    let ten = "9k/10/10/10/10/10/10/10/R9/1R7K w - - -- 0 1";
    let solved =
        starmate(&["solve", "--mate", "2", "--json", "--variant", "chess100", "--position", ten]).json();
    assert_eq!(solved["mate_in"], 2);
}

#[test]
fn records_name_their_rules_and_a_position_is_judged_by_those_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pgn");
    std::fs::write(
        &file,
        "[Event \"?\"]\n[Variant \"Standard\"]\n\n1. e4 {best by test} e5 (1... c5) 2. Nf3 $1 *\n",
    )
    .expect("written");
    let path = file.to_str().expect("a path");
    let played = starmate(&["play", "--json", "--pgn", path]).json();
    assert_eq!(played["moves"], json!(["e2e4", "e7e5", "g1f3"]));
    let wrong = starmate(&["moves", "--variant", "chess", "--position", HUNDRED]);
    assert!(wrong.wrong().starts_with("--position: "), "{wrong:?}");
}

#[test]
fn boards_of_every_rule_set_are_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    for (variant, last) in [("chess", "e2e4"), ("chess100", "d2-d5")] {
        for ending in ["png", "svg", "gif"] {
            let file = folder.path().join(format!("{variant}.{ending}"));
            let path = file.to_str().expect("a path");
            let drawn = starmate(&["render", "-o", path, "--variant", variant, "--moves", last]);
            assert_eq!(drawn.code, 0, "{drawn:?}");
            assert!(std::fs::metadata(&file).expect("a file").len() > 2_000);
        }
    }
}
