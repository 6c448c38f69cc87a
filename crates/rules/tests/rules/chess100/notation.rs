//! R9, position strings and moves as text.

use rules::chess100::{Fault, Move, Position, Setup, Square};
use rules::{BoardSquare, Colour, Role};

use super::{after, black, legal, white, white_owed};

const START: &str = "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 1";
/// Kings on a10 and j1; the rest is to be filled in.
const KINGS: &str = "k9/10/10/10/10/10/10/10/10/9K";

fn faults(text: &str) -> Vec<Fault> {
    match text.parse::<Position>() {
        Ok(position) => panic!("{position} was accepted"),
        Err(error) => error.faults().to_vec(),
    }
}

fn one(text: &str) -> Fault {
    let faults = faults(text);
    assert_eq!(faults.len(), 1, "{text}: {faults:?}");
    faults.into_iter().next().unwrap()
}

/// The fields that the message names, in order.
fn fields(text: &str) -> Vec<String> {
    faults(text).iter().map(|fault| fault.to_string().split(':').next().unwrap().to_owned()).collect()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn squares_are_a1_to_j10_rank_by_rank() {
    assert_eq!((square("a1").index(), square("j1").index(), square("a2").index()), (0, 9, 10));
    assert_eq!((square("j10").index(), square("d10").to_string().as_str()), (99, "d10"));
    assert_eq!(<Square as BoardSquare>::from_index(100), None);
    for at in Square::ALL {
        assert_eq!(at.to_string().parse(), Ok(at));
    }
    for text in ["", "a", "a0", "a11", "a01", "k1", "A1", "1a", "a1 ", "a100", "é1", "aé"] {
        assert!(text.parse::<Square>().is_err(), "{text}");
    }
}

#[test]
fn position_strings_read_back_as_they_are() {
    for text in [
        START,
        "r3k4r/10/10/10/10/10/10/10/10/R3K4R b Qk - -- 12 34",
        "4k5/10/10/10/2pP6/10/10/10/10/4K5 b - - -- 0 1",
        "4k5/10/10/10/3P6/10/10/10/10/4K5 b - - -- 9999 9999",
        "k9/10/10/10/10/3P6/10/10/10/9K b - d5 -- 0 1",
        "k9/10/10/10/10/10/3P6/10/10/9K b - d4 -- 0 1",
        "k9/10/10/3p6/10/10/10/10/10/9K w - d7 -- 0 2",
        "k9/10/10/10/3p6/10/10/10/10/9K w - d6 -- 0 2",
        "k4i4/10/10/10/10/10/10/10/4s5/I3S4K w - - px 0 1",
        "k4i4/10/10/10/10/10/10/10/4s5/I3S4K b - - xp 0 1",
    ] {
        assert_eq!(text.parse::<Position>().map(|position| position.to_string()), Ok(text.to_owned()));
        assert_eq!(text.parse::<Setup>().map(|setup| setup.to_string()), Ok(text.to_owned()));
    }
}

#[test]
fn one_position_has_one_string() {
    for text in [
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 01",
        "rnbskqibnr/pppppppppp/55/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 1",
        "rnbskqibnr/pppppppppp/010/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 1",
        "rnbskqibnr/0pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 1",
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w QKkq - yy 0 1",
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KKkq - yy 0 1",
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w kqKQ - yy 0 1",
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR  w KQkq - yy 0 1",
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 1 ",
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR W KQkq - yy 0 1",
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - YY 0 1",
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - y 0 1",
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yyy 0 1",
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy +0 1",
        "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 10000",
        "",
    ] {
        assert!(text.parse::<Position>().is_err(), "{text}");
    }
}

// R9
#[test]
fn each_fault_is_named_with_its_field() {
    use Fault as F;
    let rest = |rest: &str| format!("{KINGS} {rest}");
    assert_eq!(one("x"), F::Fields(1));
    assert_eq!(one("10/10 w - - -- 0 1"), F::Ranks(2));
    assert!(matches!(
        one("k9/9/10/10/10/10/10/10/10/9K w - - -- 0 1"),
        F::RankLength { rank: 9, filled: 9, .. }
    ));
    assert!(matches!(
        one("k9/4x5/10/10/10/10/10/10/10/9K w - - -- 0 1"),
        F::UnknownMan { rank: 9, letter: 'x' }
    ));
    assert!(matches!(one("k9/11/10/10/10/10/10/10/10/9K w - - -- 0 1"), F::EmptyRun { rank: 9, .. }));
    assert_eq!(
        one("k9/10/10/10/10/10/10/10/10/10 w - - -- 0 1"),
        F::Kings { colour: Colour::White, kings: 0 }
    );
    assert_eq!(
        one("k8k/10/10/10/10/10/10/10/10/5K4 w - - -- 0 1"),
        F::Kings { colour: Colour::Black, kings: 2 }
    );
    assert_eq!(
        one("k9/10/10/10/10/10/10/I8I/10/9K w - - -- 0 1"),
        F::Royals { colour: Colour::White, role: Role::Prince, count: 2 }
    );
    assert_eq!(
        one("k9/10/10/10/10/10/10/10/10/s3s4K b - - -y 0 1"),
        F::Royals { colour: Colour::Black, role: Role::Princess, count: 2 }
    );
    for (at, text) in [("e1", "k9/10/10/10/10/10/10/10/10/4P4K"), ("e10", "k3P5/10/10/10/10/10/10/10/10/9K")]
    {
        assert_eq!(one(&format!("{text} w - - -- 0 1")), F::PawnOnEdge(Colour::White, square(at)));
    }
    assert_eq!(
        one("k3p5/10/10/10/10/10/10/10/10/9K w - - -- 0 1"),
        F::PawnOnEdge(Colour::Black, square("e10"))
    );
    assert_eq!(one("k9/10/10/10/10/10/10/10/10/R8K w - - -- 0 1"), F::OtherSideInCheck(Colour::Black));
    assert!(matches!(
        one("4k4r/10/10/10/10/10/10/10/10/4K4R w Kq - -- 0 1"),
        F::CastlingWithoutMen { colour: Colour::White, short: true, .. }
    ));
    assert!(matches!(
        one("r3k4r/10/10/10/10/10/10/10/10/R4K3R w Qkq - -- 0 1"),
        F::CastlingWithoutMen { colour: Colour::White, short: false, .. }
    ));
    assert_eq!(one(&rest("w - d5 -- 0 1")), F::LongstepWithoutPawn(Colour::Black, square("d5")));
    assert_eq!(one(&rest("x - - -- 0 1")), F::SideText("x".to_owned()));
    assert_eq!(one(&rest("w x - -- 0 1")), F::CastlingText("x".to_owned()));
    assert_eq!(one(&rest("w - k4 -- 0 1")), F::LongstepText("k4".to_owned()));
    assert_eq!(one(&rest("w - - zz 0 1")), F::PrincessText("zz".to_owned()));
    assert_eq!(one(&rest("w - - -- x 1")), F::Halfmove("x".to_owned()));
    assert_eq!(one(&rest("w - - -- 0 0")), F::Fullmove("0".to_owned()));
    assert!(matches!(
        one(&rest("w - - y- 0 1")),
        F::PrincessLetter { colour: Colour::White, stands: false, .. }
    ));
    assert!(matches!(
        one("k9/10/10/10/10/10/10/10/10/S8K w - - -- 0 1"),
        F::PrincessLetter { colour: Colour::White, stands: true, .. }
    ));
    assert_eq!(one("k9/10/10/10/10/10/10/10/10/s8K w - - -p 0 1"), F::PendingOutOfTurn(Colour::Black));
}

// R9: the king of a side that has a prince may stand in check when it is not to move.
#[test]
fn a_king_with_a_prince_may_stand_attacked_when_it_is_not_to_move() {
    assert!("k9/i9/10/10/10/10/10/10/10/9R w - - -- 0 1".parse::<Position>().is_err());
    assert!("k7R1/i9/10/10/10/10/10/10/10/9K w - - -- 0 1".parse::<Position>().is_ok());
    assert!("k7R1/10/10/10/10/10/10/10/10/9K w - - -- 0 1".parse::<Position>().is_err());
}

#[test]
fn a_long_step_needs_its_pawn_and_empty_squares_behind_it() {
    let with =
        |ranks: &str, side: char, at: &str| format!("k9/{ranks}/9K {side} - {at} -- 0 1").parse::<Position>();
    let white = |at: &str| with("10/10/10/10/3P6/10/10/10", 'b', at);
    assert!(white("d5").is_ok());
    for at in ["d4", "e5", "d6", "d3", "d2"] {
        assert!(white(at).is_err(), "{at}");
    }
    // The other side's pawn, and an enemy's on that square.
    assert!(with("10/10/10/10/3P6/10/10/10", 'w', "d5").is_err());
    assert!(with("10/10/10/10/3p6/10/10/10", 'b', "d5").is_err());
    for ranks in ["10/10/10/10/3P6/3N6/10/10", "10/10/10/10/3P6/10/3n6/10"] {
        let error = with(ranks, 'b', "d5").unwrap_err();
        assert!(matches!(error.faults(), [Fault::LongstepBlocked { .. }]), "{error}");
    }
    // Two squares: only the one behind it was passed.
    assert!(with("10/10/10/10/10/3P6/10/10", 'b', "d4").is_ok());
    assert!(with("10/10/10/10/10/3P6/3N6/10", 'b', "d4").is_err());
}

#[test]
fn every_fault_is_listed_in_the_order_of_the_fields() {
    assert_eq!(
        fields("k9/9/10/10/10/10/10/10/10/9K x Z z9 q -1 0"),
        ["placement", "side", "castling", "longstep", "princess", "halfmove", "fullmove"]
    );
    // What can be read is checked even where something else cannot.
    assert_eq!(
        fields("k9/10/10/10/10/10/10/10/10/4P4R w K e4 y- x 1"),
        ["placement", "placement", "castling", "longstep", "princess", "halfmove"]
    );
    let told = "x/x w - - -- 0 1".parse::<Position>().unwrap_err().to_string();
    assert_eq!(told, "placement: there are ten ranks with \"/\" between them; here are 2");
}

#[test]
fn counters_stay_at_their_last_number() {
    let position: Position = "k8r/10/10/10/10/10/10/10/10/1R3K4 b - - -- 9999 9999".parse().unwrap();
    let next = after(&position, "j10-j9");
    assert_eq!((next.halfmove(), next.fullmove()), (9999, 9999));
}

#[test]
fn bare_moves_read_back_as_they_are() {
    for text in ["d2-d5", "a9-a10=Q", "a9-b10=N", "0-0", "0-0-0", "d1=Q,d1-d8", "d1=Q,0-0", "j10=Q,a9-a10=R"]
    {
        assert_eq!(text.parse::<Move>().map(|played| played.to_string()), Ok(text.to_owned()));
    }
    for text in [
        "",
        "d2",
        "d2d5",
        "d2-d5 ",
        "D2-D5",
        "d2-d11",
        "a9-a10=K",
        "a9-a10=I",
        "a9-a10=q",
        "a9-a10=",
        "O-O",
        "0-0-0-0",
        "d1=Q",
        "d1=Q,",
        "d1=Q,d1",
        "d1=R,d1-d8",
        "d1=Q,d1=Q,d1-d8",
        "Qd1-d8",
        "d1xd8",
        ",d1-d8",
        "0-0=Q",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

// The text is one for both colours, so the move is, too; which squares are meant, the position knows.
#[test]
fn castling_read_from_text_is_legal_for_either_side() {
    let position: Position = "r3k4r/10/10/10/10/10/10/10/10/R3K4R b KQkq - -- 0 1".parse().unwrap();
    let read: Move = "0-0".parse().unwrap();
    assert!(legal(&position, "0-0"));
    assert_eq!(read, Move::castling(Colour::Black, true));
    assert_ne!(read, Move::castling(Colour::Black, false));
    assert_ne!(read, Move::step(square("e1"), square("c1")));
    assert_eq!(after(&position, "0-0").to_string(), "2kr5r/10/10/10/10/10/10/10/10/R3K4R w KQ - -- 1 2");
}

#[test]
fn moves_are_written_with_the_mans_letter_and_every_capture_with_x() {
    let written = |position: &Position, bare: &str| {
        assert!(legal(position, bare), "{bare} in {position}");
        position.written(bare.parse().unwrap())
    };
    let position = white("Ka1 Ig1 Sd1 Qj2 Rj3 Bj4 Nj5 Pa9 pb8 nb10 kf9 id9");
    for (bare, text) in [
        ("g1-g3", "Prg1-g3"),
        ("d1-d3", "Psd1-d3"),
        ("a1-a2", "Ka1-a2"),
        ("j2-i2", "Qj2-i2"),
        ("j3-i3", "Rj3-i3"),
        ("j4-i5", "Bj4-i5"),
        ("j5-h4", "Nj5-h4"),
        ("a9-a10=Q", "a9-a10=Q"),
        ("a9-b10=N", "a9xb10=N"),
    ] {
        assert_eq!(written(&position, bare), text);
    }
    // The king of a side with a prince, and a pawn in passing.
    assert_eq!(written(&black("Ke1 Ij3 ka10 re8"), "e8-e1"), "Re8xe1");
    assert_eq!(written(&after(&white("Ka1 Pd2 kj10 pe5"), "d2-d5"), "e5-d4"), "e5xd4");
    // A restored queen.
    assert_eq!(written(&white_owed("Ka1 Sd1 rd8 kj7"), "d1=Q,d1-d8"), "d1=Q,Qd1xd8");
    assert_eq!(written(&white_owed("Ka1 Sd1 kj10"), "d1=Q,a1-a2"), "d1=Q,Ka1-a2");
    // What cannot be played.
    assert_eq!(position.written("a1-a5".parse().unwrap()), "a1-a5");
    // Check and mate.
    assert_eq!(written(&white("Ka1 Rb9 Rc2 kj10"), "c2-c10"), "Rc2-c10#");
    assert_eq!(written(&white("Ka1 Rc2 kj10"), "c2-c10"), "Rc2-c10+");
}
