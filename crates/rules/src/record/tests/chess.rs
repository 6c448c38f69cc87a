//! Records of classical chess and of Chess-100.

use super::super::*;
use crate::Variant;

fn read(text: &str) -> Record {
    Record::read_as(text, Variant::Chess).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

#[track_caller]
fn refuses(text: &str, fault: &str) {
    assert_eq!(Record::read_as(text, Variant::Chess).expect_err(text).to_string(), fault);
}

#[track_caller]
fn plays(text: &str, moves: &str) {
    assert_eq!(read(text).game().written().join(" "), moves, "{text}");
}

#[test]
fn a_whole_record_in_export_format() {
    let text = r#"[Event "?"]
[Site "Paris"]
[Date "1858.??.??"]
[Round "?"]
[White "Morphy"]
[Black "Allies"]
[Result "1-0"]
[Variant "Standard"]
[Termination "checkmate"]
[TimeControl "-"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.
Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14.
Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
"#;
    let record: Record = text.parse().expect("a record");
    assert_eq!((record.status(), record.outcome()), (Status::Checkmate, Outcome::WhiteWins));
    assert_eq!(record.to_string(), text);
}

#[test]
fn what_other_programs_write_around_the_moves() {
    let text = "\u{feff}% for somebody else\r\n[Event \"x\"]\r\n[White \"A \\\"B\\\"\"]\r\n[Termination \"Normal\"]\r\n\r\n\
        {[%clk 1:00:00] before} 1. e4! $1 e5 (1... c5 2. Nf3 {not (this)} (2. c3 ; nor ) this\r\n) d6) 2.Nf3 $14 2... Nc6\r\n\r\n\
        % an escape: 3. Qh5\r\n{a comment\r\n\r\n[with] lines} 3. Bb5 ; 3. Bc4\r\n a6!? 4.Bxc6?! 1/2-1/2\r\n";
    plays(text, "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6");
    let record = read(text);
    assert_eq!((record.status(), record.tag("White")), (Status::Agreed, Some("A \"B\"")));
}

#[test]
fn large_and_small_letters_tell_bishop_and_pawn_apart() {
    let from = "[FEN \"4k3/8/8/8/2n5/1P6/8/4KB2 w - - 0 1\"]\n";
    plays(&format!("{from}1. bxc4 *"), "bxc4");
    plays(&format!("{from}1. Bxc4 *"), "Bxc4");
}

#[test]
fn other_spellings_than_the_standard_one() {
    plays("1. e2-e4 e7e5 2. Ng1-f3 Nb8c6 3. Bc4 Bc5 4. 0-0 *", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O");
    let passing = "[FEN \"4k3/3p4/8/4P3/8/8/P7/4K3 b - - 0 9\"]\n";
    plays(&format!("{passing}9... d5 10. exd6 e.p. *"), "d5 exd6");
    // Others count from 1 wherever the game began.
    plays(&format!("{passing}1... d5 2. exd6 *"), "d5 exd6");
    plays("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8Q+ *", "a8=Q+");
}

#[test]
fn several_games_each_by_its_tag_or_its_look() {
    use Variant::{Chess, Chess100, Starchess};

    let text = "1. e4 e5 *\n\n[Variant \"Chess-100\"]\n1. d2-d5 d9-d6 1/2-1/2\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\
        1. O-O+ *\n[Variant \"From Position\"] *\n1. K@4 *";
    let games = Record::read_all(text).unwrap_or_else(|fault| panic!("{fault}"));
    let seen: Vec<_> =
        games.iter().map(|record| (record.game().variant(), record.game().moves().len())).collect();
    assert_eq!(seen, [(Chess, 2), (Chess100, 2), (Chess, 1), (Chess, 0), (Starchess, 1)]);
    assert_eq!(Record::read_all_as("1. d2-d5 *", Chess100).map(|games| games.len()), Ok(1));
    let fault = Record::read_all_as("1. e4 *", Starchess).expect_err("no cell");
    assert_eq!((fault.line, matches!(fault.fault, RecordFault::Move { number: 1, .. })), (1, true));
}

#[test]
fn what_the_reader_would_pass_over_is_refused_with_its_line() {
    refuses(
        "1. e4 e5\n2. Nf3 hello 3. Bb5 *",
        "line 2: move 2, “hello”: “hello” is not a move. \
         Write the move as Nf3, or both squares, such as g1-f3; castling is 0-0 or 0-0-0.",
    );
    refuses(
        "1. e4 e5\n\n2. Nf3xyz *",
        "line 3: move 2, “Nf3xyz”: “Nf3xyz” is not a move. \
         Write the move as Nf3, or both squares, such as g1-f3; castling is 0-0 or 0-0-0.",
    );
    refuses(
        "1. e4 e5\n2. Bd4 *",
        "line 2: move 2, “Bd4”: No bishop can go to d4. f1 can go to e2, d3, c4, b5 or a6. \
         c1 cannot move now, but the men on b1, d1, e1, f1, g1, a2, b2, c2, d2, f2, g2 and h2 can.",
    );
    refuses(
        "1. e4 -- *",
        "line 1: move 1, “--”: “--” is not a move. \
         Write the move as Nf3, or both squares, such as g1-f3; castling is 0-0 or 0-0-0.",
    );
    refuses("1. e4 {open", "line 1: this comment has no closing brace");
    refuses("1. e4 e5\n", "line 2: the moves end without a result (1-0, 0-1, 1/2-1/2 or *)");
    refuses(
        "1. f3 e5 2. g4 Qh4# 1-0",
        "line 1: the game ended on the board (checkmate, 0-1), which the result 1-0 does not fit",
    );
    refuses(
        "1. f3 e5 2. g4 Qh4# 3. Kf2 0-1",
        "line 1: the move “Kf2” stands after the end of the game (checkmate)",
    );
    refuses(
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n*",
        "line 1: the FEN tag is no chess position: \
         placement: White has 0 kings instead of one; placement: Black has 0 kings instead of one",
    );
    refuses(
        "[Variant \"Chess960\"] *",
        "line 1: the variant “Chess960” is not played here, only Starchess, Standard and Chess-100 are",
    );
}

#[test]
fn chess_100_with_a_restoration_and_castling() {
    let from = |position: &str| format!("[Variant \"Chess-100\"]\n[FEN \"{position}\"]\n");
    let restoring = from("r3k5/10/10/10/10/10/10/10/10/3SK4R w - - p- 0 1");
    let castling = from("r3k4r/10/10/10/10/10/10/10/10/R3K4R w KQkq - -- 0 1");
    for (text, moves) in [
        (restoring + "1. d1=Q,Qd1-d8!? Ra10a9 *", "d1=Q,Qd1-d8 Ra10-a9"),
        (castling + "1. 0-0 O-O-O *", "0-0 0-0-0"),
    ] {
        let record: Record = text.parse().unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(record.game().written().join(" "), moves, "{text}");
        assert_eq!(record.to_string().parse::<Record>(), Ok(record));
    }
}
