//! Position strings: one position, one string, and every fault by name.

use rules::Colour;
use rules::starchess::{Fault, Position, Setup};

const START: &str = "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNkqrbn w CDEFGcdefg 0 1";
const ARRAY: &str = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";

fn faults(text: &str) -> Vec<Fault> {
    match text.parse::<Position>() {
        Ok(position) => panic!("{position} was accepted"),
        Err(error) => error.faults().to_vec(),
    }
}

/// The fields that the message names, in order.
fn fields(text: &str) -> Vec<String> {
    faults(text).iter().map(|f| f.to_string().split(':').next().unwrap().to_owned()).collect()
}

#[test]
fn the_documented_strings_read_back_as_they_are() {
    for text in [START, ARRAY, "1/2/7/2K1Q1/5/2N1k1/7/2/1 - w - 9999 9999"] {
        assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
        assert_eq!(text.parse::<Setup>().unwrap().to_string(), text);
    }
    assert_eq!(Position::start().to_string(), START);
    assert_eq!(Position::try_from(Setup::start()), Ok(Position::start()));
}

#[test]
fn other_spellings_are_refused() {
    for text in [
        "",
        "startpos",
        " 1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6 ",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1  - w CDEFGcdefg 0 6",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1\t- w CDEFGcdefg 0 6",
        "1/11/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6",
        "1/2/KP12pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6",
        "1/2/KP03pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w DCEFGcdefg 0 6",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w cdefgCDEFG 0 6",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CCDEFGcdefg 0 6",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - W CDEFGcdefg 0 6",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 00 6",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 06",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg +0 6",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 0",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 10000",
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 10000 6",
        "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 kqrbnKQRBN w CDEFGcdefg 0 1",
        "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KRQBNkqrbn w CDEFGcdefg 0 1",
        "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNPkqrbn w CDEFGcdefg 0 1",
    ] {
        assert!(text.parse::<Position>().is_err(), "{text}");
    }
}

#[test]
fn each_fault_of_the_notation_is_named_with_its_field() {
    use Fault as F;
    let one = |text: &str| {
        let faults = faults(text);
        assert_eq!(faults.len(), 1, "{text}: {faults:?}");
        faults.into_iter().next().unwrap()
    };
    assert_eq!(one("1/2/K6 - w - 0 1"), F::Files(3));
    assert!(matches!(
        one("1/2/K5/6/5/6/6k/2/1 - w - 0 1"),
        F::FileLength { file: 'c', cells: 7, filled: 6, .. }
    ));
    assert!(matches!(one("1/2/K6/6/2x2/6/6k/2/1 - w - 0 1"), F::UnknownMan { file: 'e', letter: 'x' }));
    assert_eq!(one("1/2/K6/6/5/6/7/2/1 - w - 0 1"), F::Kings { colour: Colour::Black, kings: 0 });
    assert_eq!(one("1/2/K6/6/K4/6/6k/2/1 - w - 0 1"), F::Kings { colour: Colour::White, kings: 2 });
    assert!(matches!(one("1/2/K5P/6/5/6/6k/2/1 - w - 0 1"), F::PawnOnPromotionCell(Colour::White, _)));
    assert!(matches!(one("1/2/K6/6/5/6/p5k/2/1 - w - 0 1"), F::PawnOnPromotionCell(Colour::Black, _)));
    assert!(matches!(one("1/2/K6/6/P4/6/6k/2/1 - w - 0 1"), F::PawnOnBackRank(Colour::White, _)));
    assert!(
        matches!(one("1/2/K6/6/5/6/6k/2/1 - w E 0 1"), F::RightWithoutPawn(Colour::White, c) if c.number() == 18)
    );
    assert!(matches!(one("1/2/K6/6/1p3/6/6k/2/1 - w E 0 1"), F::RightWithoutPawn(Colour::White, _)));
    assert_eq!(one("1/2/K5r/6/5/6/6k/2/1 - b - 0 1"), F::OtherSideInCheck(Colour::White));
    assert_eq!(one("1/2/7/6/1Kk2/6/7/2/1 - w - 0 1"), F::OtherSideInCheck(Colour::Black));
    assert_eq!(one("1/2/K6/6/5/6/6k/2/1 - w - x 1"), F::Halfmove("x".to_owned()));
    assert_eq!(one("1/2/K6/6/5/6/6k/2/1 - w - 0 0"), F::Fullmove("0".to_owned()));
    assert_eq!(one("1/2/K6/6/5/6/6k/2/1 - x - 0 1"), F::SideText("x".to_owned()));
    assert_eq!(one("1/2/K6/6/5/6/6k/2/1 - w Z 0 1"), F::RightsText("Z".to_owned()));
    assert_eq!(one("1/2/K6/6/5/6/6k/2/1 P w - 0 1"), F::HandText("P".to_owned()));
    assert_eq!(one(&START.replace(" w ", " b ")), F::HandsAndSide { white: 5, black: 5 });
    assert_eq!(one(&START.replace("CDEFGc", "CDEFG")), F::SetupRights);
    assert_eq!(one(&START.replace(" 0 1", " 3 1")), F::SetupHalfmove);
}

#[test]
fn what_is_told_of_a_bad_string_is_bounded_and_counts_right() {
    let told = |text: &str| text.parse::<Position>().expect_err(text).to_string();
    assert!(told("x").ends_with("; here is 1"));
    assert!(told("1/2/K6/6/5/6/6k/2/1 - w - 0 1 ").ends_with("; here are 7"));
    assert_eq!(told("2/2/K6/6/5/6/6k/2/1 - w - 0 1"), "placement: file a has 1 cell, but \"2\" fills 2");
    assert_eq!(
        told(&format!("1/2/K6/6/5/6/6k/2/1 - {} - 0 1", "w".repeat(500))),
        format!("side: \"{}…\" is not \"w\" or \"b\"", "w".repeat(80))
    );
    // Sixteen letters that are no man.
    let many = told("x/xx/xxxxxxx/xxxxxx/5/6/7/2/1 - w - 0 1");
    assert_eq!(many.matches("; ").count(), 10, "{many}");
    assert!(many.ends_with("; and 6 more"), "{many}");
}

#[test]
fn during_the_setup_men_stand_where_the_setup_puts_them() {
    // White has placed its king off the back rank; Black is to place.
    let off = "1/2/1P1K1p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 QRBNkqrbn b CDEFGcdefg 0 1";
    assert!(matches!(faults(off)[..], [Fault::SetupPlace(..)]));
    // The queen stands on the board and in hand.
    let twice = "1/2/QP3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBkqrbn w CDEFGcdefg 0 1";
    let twice = faults(twice);
    assert!(twice.iter().any(|f| matches!(f, Fault::SetupCount { count: 2, .. })), "{twice:?}");
    assert!(twice.iter().any(|f| matches!(f, Fault::SetupCount { count: 0, .. })), "{twice:?}");
    // A pawn has moved already.
    let moved = "1/2/2P2p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNkqrbn w CDEFGcdefg 0 1";
    assert!(faults(moved).iter().any(|f| matches!(f, Fault::SetupPawn(..))));
}

#[test]
fn every_fault_is_listed_in_the_order_of_the_fields() {
    assert_eq!(
        fields("1/2/K5/6/5/6/6k/2/1 QQ x Z -1 0"),
        ["placement", "hand", "side", "rights", "halfmove", "fullmove"]
    );
    // What can be read is checked even where something else cannot.
    assert_eq!(fields("1/2/K5P/6/5/6/7/2/1 - w E x 1"), ["placement", "placement", "rights", "halfmove"]);
    assert_eq!(fields("1/2/K5r/6/5/6/6k/2/1 - b E 0 1"), ["side", "rights"]);
}
