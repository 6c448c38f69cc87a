//! FEN: one position, one string, and every fault by name.

use rules::Colour;
use rules::chess::{Fault, Position};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn faults(text: &str) -> Vec<Fault> {
    match text.parse::<Position>() {
        Ok(position) => panic!("{position} was accepted"),
        Err(error) => error.faults().to_vec(),
    }
}

#[test]
fn strings_read_back_as_they_are() {
    for text in [
        START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 9999 9999",
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
    ] {
        assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
    }
}

#[test]
fn other_spellings_are_refused() {
    for text in [
        "",
        "startpos",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
        " rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w KQkq - 0 1",
        "rnbqkbnr_pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
        "rnbq~kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/44/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/9/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kqKQ - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 00 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 10000",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBSKBNR w KQkq - 0 1",
    ] {
        assert!(text.parse::<Position>().is_err(), "{text}");
    }
}

#[test]
fn each_fault_is_named_with_its_field() {
    use Fault as F;
    let told = |text: &str| text.parse::<Position>().expect_err(text).to_string();
    let one = |text: &str| {
        let faults = faults(text);
        assert_eq!(faults.len(), 1, "{text}: {faults:?}");
        faults.into_iter().next().unwrap()
    };
    assert_eq!(one("8/8/8/4k3/8/8/4K3 w - - 0 1"), F::Ranks(7));
    assert_eq!(told("8/8/8/4k3/8/8/4K2/8 w - - 0 1"), "placement: rank 2 has 8 squares, but \"4K2\" fills 7");
    assert_eq!(one("8/8/8/4k3/8/8/4K2x/8 w - - 0 1"), F::UnknownMan { rank: 2, letter: 'x' });
    assert_eq!(one("8/8/8/4k3/8/8/4K12/8 w - - 0 1"), F::DigitsAdjoin(2));
    assert_eq!(one("8/8/8/4k3/8/8/8/8 w - - 0 1"), F::Kings { colour: Colour::White, kings: 0 });
    assert_eq!(one("8/8/8/4k3/8/8/K3K3/8 w - - 0 1"), F::Kings { colour: Colour::White, kings: 2 });
    assert_eq!(
        told("P7/8/8/4k3/8/8/4K3/8 w - - 0 1"),
        "placement: White pawn on a8, where no pawn can stand"
    );
    assert_eq!(one("4k3/8/8/Q7/8/PPPPPPPP/8/Q3K3 w - - 0 1"), F::TooManyMen(Colour::White));
    assert_eq!(one("4R3/8/8/4k3/8/8/8/K3R3 b - - 0 1"), F::ImpossibleCheck(Colour::Black));
    assert_eq!(one("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), F::SideText("x".to_owned()));
    assert_eq!(one("4k3/8/8/8/8/8/8/4K2r b - - 0 1"), F::OtherSideInCheck(Colour::White));
    assert_eq!(one("8/8/8/3kK3/8/8/8/8 w - - 0 1"), F::OtherSideInCheck(Colour::Black));
    assert_eq!(one("4k3/8/8/8/8/8/8/4K2R w QK - 0 1"), F::CastlingText("QK".to_owned()));
    assert_eq!(
        told("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"),
        "castling: \"Q\" needs White's king and rook on their first squares"
    );
    assert_eq!(one("4k3/8/8/8/8/8/8/3K3R w K - 0 1"), F::CastlingWithoutMen('K', Colour::White));
    assert_eq!(one("4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1"), F::EnPassantText("e4".to_owned()));
    assert_eq!(
        told("4k3/8/8/8/8/8/8/4K3 b - e3 0 1"),
        "en-passant: no pawn of White can just have passed e3"
    );
    // It is Black's move, so it was not Black's pawn.
    assert!(matches!(one("4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1"), F::EnPassantWithoutPawn(..)));
    assert_eq!(one("4k3/8/8/8/8/8/8/4K3 w - - x 1"), F::Halfmove("x".to_owned()));
    assert_eq!(one("4k3/8/8/8/8/8/8/4K3 w - - 0 0"), F::Fullmove("0".to_owned()));
}

#[test]
fn every_fault_is_told_in_the_order_of_the_fields() {
    let told = |text: &str| text.parse::<Position>().expect_err(text).to_string();
    let fields = |text: &str| -> Vec<String> {
        faults(text).iter().map(|f| f.to_string().split(':').next().unwrap().to_owned()).collect()
    };
    assert!(told("x").ends_with("; here is 1"));
    assert!(told(&format!("{START} ")).ends_with("; here are 7"));
    assert_eq!(
        fields("x7/8/8/8/8/8/8/8 x Z e4 -1 0"),
        ["placement", "side", "castling", "en-passant", "halfmove", "fullmove"]
    );
    // What can be read is checked even where something else cannot.
    assert_eq!(fields("P7/8/8/8/8/8/8/4K3 w Q - x 1"), ["placement", "placement", "castling", "halfmove"]);
    let many = told("xxxxxxxx/xxxxxxxx/8/8/8/8/8/8 w - - 0 1");
    assert!(many.ends_with("; and 6 more"), "{many}");
}
