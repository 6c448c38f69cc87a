//! Chess-100: readings and refusals, each worked out by hand.

use super::super::*;

fn at(position: &str) -> Position {
    match position {
        "" => Position::start(Variant::Chess100),
        text => Position::parse(Variant::Chess100, text).expect(text),
    }
}

#[track_caller]
fn reads(position: &str, texts: &[&str], bare: &str) {
    for text in texts {
        let read = read_move(&at(position), text);
        assert_eq!(read.as_ref().map(Move::to_string), Ok(bare.to_owned()), "{text:?}");
    }
}

#[track_caller]
fn refuses(position: &str, text: &str, sentence: &str) {
    let refusal = read_move(&at(position), text).expect_err(text);
    assert_eq!(refusal.to_string(), sentence, "{text:?} -> {refusal:?}");
}

const START: &str = "";
/// White may turn the princess on d1 into a queen; Black has no prince.
const RESTORING: &str = "5k4/10/10/10/10/10/10/10/10/3SK5 w - - p- 0 1";

mod readings {
    use super::*;

    #[test]
    fn pawns() {
        reads(START, &["d5", "D5", "d2-d5", "d2d5", "D2-D5", "d2 d5", "pd5", "d2–d5!"], "d2-d5");
        reads(START, &["b4", "B4", "b2-b4", "B2b4"], "b2-b4");
        reads(START, &["j3", "J2-J3"], "j2-j3");
        // In passing behind a step of three squares: to either square that was passed.
        let passing = "4k5/10/10/10/10/2PpP5/10/10/10/4K5 b - e5 -- 0 1";
        reads(passing, &["dxe4", "de4", "d5xe4", "d5:e4 e.p.", "e4"], "d5-e4");
    }

    #[test]
    fn promotions_on_the_tenth_rank() {
        let here = "10/P9/4k5/10/10/10/10/10/10/4K5 w - - -- 0 1";
        let spellings =
            ["a9-a10=Q", "a9a10q", "a10=Q", "a10q", "a9 a10 Q", "a10(Q)", "A9-A10Q", "a9-a10=Q+", "a10=q +"];
        reads(here, &spellings, "a9-a10=Q");
        reads(here, &["a9-a10=B", "a10b"], "a9-a10=B");
    }

    #[test]
    fn prince_and_princess() {
        let here = "4k5/10/10/10/10/10/10/10/10/3SK1I3 w - - y- 0 1";
        reads(here, &["Prg1-g3", "Pr g1 g3", "prg1g3", "PRG1-G3", "g1g3", "Prg3", "prg3", "Pr g3"], "g1-g3");
        reads(here, &["PSd1-d3", "ps d1 d3", "Psd1-d3", "Psd3", "PS d3", "d1d3"], "d1-d3");
    }

    #[test]
    fn bishops_and_the_file_of_that_letter() {
        let both = "4k5/10/10/10/10/10/2n7/1P8/10/5BK3 w - - -- 0 1";
        reads(both, &["Bc4", "Bf1xc4", "bf1c4", "f1c4", "Bxc4"], "f1-c4");
        reads(both, &["b3xc4", "b3c4"], "b3-c4");
        refuses(both, "bxc4", "This can mean b3xc4 or Bf1xc4. Write b3-c4 or f1-c4.");
    }

    #[test]
    fn castling_either_way() {
        let here = "r3k4r/10/10/10/10/10/10/10/10/R3K4R w KQkq - -- 0 1";
        reads(here, &["0-0", "O-O", "oo", "оо", "Ke1-c1", "e1c1", "Kc1", "e1a1", "0-0+"], "0-0");
        reads(here, &["0-0-0", "o-o-o", "Ke1-h1", "e1h1", "Kh1", "e1j1"], "0-0-0");
        reads("r3k4r/10/10/10/10/10/10/10/10/R3K4R b KQkq - -- 0 1", &["0-0", "e10c10", "Ke10-c10"], "0-0");
    }

    #[test]
    fn a_princess_that_becomes_a_queen_first() {
        let spellings =
            ["d1=Q,d1-d8", "d1=Q, d1-d8", "d1=Q d1-d8", "d1=q; Qd8", "D1=Q,Qd1-d8", "d1 = Q, Qd8+"];
        reads(RESTORING, &spellings, "d1=Q,d1-d8");
        reads(RESTORING, &["d1=Q, Kd2", "d1=Q,e1-d2", "d1=Q ke1d2"], "d1=Q,e1-d2");
        reads(RESTORING, &["Kd2", "e1-d2"], "e1-d2");
        let castling = "5k4/10/10/10/10/10/10/10/3S6/R3K4R w KQ - p- 0 1";
        reads(castling, &["d2=Q 0-0", "d2=Q,0-0", "d2=Q, Ke1-c1"], "d2=Q,0-0");
    }
}

mod refusals {
    use super::*;

    const HOW: &str = "Write both squares, such as d2-d5 or Prg1-e1; castling is 0-0 or 0-0-0.";

    #[test]
    fn texts_that_are_no_moves() {
        refuses(START, "", &format!("No move was written. {HOW}"));
        for text in ["hello", "Pr", "K11", "I", "d2-d5-", "k5"] {
            refuses(START, text, &format!("“{text}” is not a move. {HOW}"));
        }
        for name in ["a11", "d0", "d100"] {
            refuses(
                START,
                &format!("a2-{name}"),
                &format!("There is no square {name}: the squares are a1 to j10."),
            );
        }
        refuses(START, "k2-k4", &format!("“k2-k4” is not a move. {HOW}"));
        refuses(
            START,
            "d2-d5 d9-d6",
            "“d2-d5 d9-d6” names more than two squares. Write one move at a time, such as d2-d5.",
        );
    }

    #[test]
    fn long_steps() {
        refuses(START, "d6", "A pawn does not go from d2 to d6. d2 can go to d3, d4 or d5.");
        let shut = "4k5/10/10/10/10/3p6/10/10/3P6/4K5 w - - -- 0 1";
        refuses(
            shut,
            "d2-d5",
            "The pawn on d2 cannot go three squares to d5: d5 is not empty. d2 can go to d3 or d4.",
        );
        let spent = "4k5/10/10/10/10/10/10/3P6/10/4K5 w - - -- 0 1";
        refuses(
            spent,
            "d3-d5",
            "The pawn on d3 cannot go two squares: that can only be its first move. d3 can go to d4.",
        );
        refuses(
            spent,
            "d6",
            "The pawn on d3 cannot go three squares: that can only be its first move. d3 can go to d4.",
        );
    }

    #[test]
    fn a_prince_shut_in() {
        let shut = "4k5/10/10/10/10/10/10/10/5PPP2/4KQI3 w - - -- 0 1";
        refuses(
            shut,
            "Prg3",
            "The prince on g1 cannot reach g3: men stand on every way round. g1 can go to h1 or i1.",
        );
        refuses(shut, "Prg1-h4", "A prince does not go from g1 to h4. g1 can go to h1 or i1.");
        refuses(shut, "Psg1-h1", "The man on g1 is a prince, not a princess. g1 can go to h1 or i1.");
    }

    #[test]
    fn a_king_that_must_be_taken() {
        let due = "4k5/1i8/10/10/10/10/10/10/4Q5/I3K5 w - - -- 0 1";
        for text in ["Qd2", "Kd1", "e2-e5", "Pra3"] {
            refuses(due, text, "You must capture the king on e10: write Qe2xe10.");
        }
        reads(due, &["Qe10", "Qxe10", "e2e10"], "e2-e10");
    }

    #[test]
    fn castling_that_cannot_be() {
        refuses(
            "r3k4r/10/10/10/10/10/10/10/10/RN2K4R w KQkq - -- 0 1",
            "0-0",
            "The king cannot castle to c1: a man stands on b1, between king and rook. e1 can go to d1, f1, h1, d2, e2 or f2.",
        );
        refuses(
            "4kr4/10/10/10/10/10/10/10/10/R3K4R w KQ - -- 0 1",
            "0-0-0",
            "The king cannot castle to h1: f1 is attacked from f10. e1 can go to c1, d1, d2 or e2.",
        );
        refuses(
            "4k5/10/10/10/10/10/10/10/10/R3K5 w - - -- 0 1",
            "0-0",
            "The king cannot castle to c1: king or rook has moved, or the rook is gone. e1 can go to d1, f1, d2, e2 or f2.",
        );
    }

    #[test]
    fn a_restoration_that_is_not_due_or_not_said() {
        let not_due = "No princess can become a queen on d1 in this turn. Write the move alone.";
        refuses(START, "d1=Q, Nb1-c3", not_due);
        refuses(START, "d1=Q", not_due);
        refuses(
            RESTORING,
            "e1=Q, Kd2",
            "No princess can become a queen on e1 in this turn. Write the move alone.",
        );
        refuses(
            RESTORING,
            "d1=Q",
            "The princess on d1 becomes a queen, and then you move: which move? Write both, such as d1=Q,d1-a1.",
        );
        for text in ["Qd8", "d1-d8", "Qd1-d8"] {
            refuses(
                RESTORING,
                text,
                "That takes a queen on d1 in place of the princess: write d1=Q,Qd1-d8+.",
            );
        }
        refuses(
            RESTORING,
            "d1=Q, Psd3",
            "After d1=Q: White has no princess on the board. White can move the men on d1 and e1.",
        );
        refuses(RESTORING, "d1=Q, zz", &format!("After d1=Q: “zz” is not a move. {HOW}"));
        refuses(RESTORING, "d11=Q, Kd2", "There is no square d11: the squares are a1 to j10.");
    }

    #[test]
    fn promotions_and_the_end() {
        let here = "10/P9/4k5/10/10/10/10/10/10/4K5 w - - -- 0 1";
        let which = "Write a9-a10=Q, a9-a10=R, a9-a10=B or a9-a10=N.";
        refuses(here, "a10", &format!("On a10 the pawn becomes another man: which? {which}"));
        refuses(here, "a9a10pr", &format!("A pawn cannot become a prince. {which}"));
        refuses(
            here,
            "Ke1-e2=Q",
            "No man is promoted here: only a pawn that reaches rank 10 is. Write e1-e2.",
        );
    }
}

mod letters {
    use super::*;
    use crate::Role::{Bishop, King, Knight, Prince, Princess, Queen, Rook};

    #[test]
    fn russian_letters() {
        let men = [
            ("Кр", King),
            ("Ф", Queen),
            ("Л", Rook),
            ("С", Bishop),
            ("К", Knight),
            ("Пр", Prince),
            ("Пс", Princess),
        ];
        let russian = Letters::new(men.map(|(letters, role)| (letters.to_owned(), role)));
        let here = "4k5/10/10/10/10/10/10/10/10/3SK1I3 w - - y- 0 1";
        for (position, text, bare) in [
            (here, "Прg1-g3", "g1-g3"),
            (here, "пр g3", "g1-g3"),
            (here, "Псd3", "d1-d3"),
            (here, "ПС d1 d3", "d1-d3"),
            (here, "Крe2", "e1-e2"),
            (here, "Prg3", "g1-g3"),
            (RESTORING, "d1=Ф, Фd1-d8", "d1=Q,d1-d8"),
            (RESTORING, "d1=ф, d1-d8", "d1=Q,d1-d8"),
            (START, "Кс3", "b1-c3"),
            (START, "с5", "c2-c5"),
        ] {
            let read = read_move_with(&at(position), text, &russian);
            let wanted = Move::parse(Variant::Chess100, bare).expect(bare);
            assert_eq!(read, Ok(Reading::One(wanted)), "{text}");
        }
    }
}
