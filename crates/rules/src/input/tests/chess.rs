//! Classical chess: readings and refusals, each worked out by hand.

use super::super::*;

fn at(position: &str) -> Position {
    match position {
        "" => Position::start(Variant::Chess),
        fen => Position::parse(Variant::Chess, fen).expect(fen),
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

mod readings {
    use super::*;

    #[test]
    fn every_usual_spelling_of_a_pawns_step() {
        let spellings = [
            "e4", "E4", " e4\n", "e2e4", "e2-e4", "e2 e4", "E2-E4", "E2e4", "e2–e4", "e2→e4", "e2 - e4",
            "Pe4", "pe2e4", "P e2-e4", "e4!?", "e4+", "e2:e4", "е4", "е2-е4", "e4.",
        ];
        reads(START, &spellings, "e2e4");
        reads(START, &["b4", "B4", "b2b4", "B2-B4", "b2 b4", "B2b4", "pb4"], "b2b4");
    }

    #[test]
    fn every_usual_spelling_of_a_mans_move() {
        let spellings =
            ["Nf3", "nf3", "NF3", "N f3", "n-f3", "Ng1-f3", "ng1f3", "g1f3", "G1F3", "N g1 f3", "Nf3!"];
        reads(START, &spellings, "g1f3");
        // The letters c and a of the other alphabet, too.
        reads("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1", &["Nc3", "Nс3", "Nb1-с3", "b1с3"], "b1c3");
        reads("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1", &["Ra3", "Rа3", "rа1-а3"], "a1a3");
    }

    #[test]
    fn file_and_rank_tell_men_apart() {
        let file = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
        reads(file, &["Nbd2", "nbd2", "Nb1d2", "Nb-d2", "N1d2", "n1xd2", "NBD2"], "b1d2");
        let rank = "4k3/8/8/8/8/1N6/8/1N2K3 w - - 0 1";
        reads(rank, &["N1d2", "n1d2", "Nb1d2", "b1d2"], "b1d2");
        reads(rank, &["N3d2", "Nb3-d2"], "b3d2");
        // Bishops on the board and file b beside them.
        reads("4k3/8/8/8/8/8/8/1BB1K3 w - - 0 1", &["Bd2", "bd2", "Bcd2", "bcd2", "Bc1d2", "bc1-d2"], "c1d2");
    }

    #[test]
    fn captures_with_any_sign_or_none() {
        let here = "4k3/8/8/3p4/2B1P3/8/8/4K3 w - - 0 1";
        let spellings = ["exd5", "ed5", "e4xd5", "e4:d5", "e:d5", "e×d5", "eхd5", "EXD5", "e4d5", "Pexd5"];
        reads(here, &spellings, "e4d5");
        reads(here, &["Bxd5", "B:d5", "bxd5", "Bd5", "bd5", "BXD5", "Bc4xd5+"], "c4d5");
    }

    #[test]
    fn a_capture_in_passing_is_read_however_it_is_marked() {
        let here = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        let spellings = [
            "exd6",
            "exd6 e.p.",
            "exd6ep",
            "ed6 ep",
            "exd6 e.p",
            "e5:d6",
            "e5xd6 (ep)",
            "e5d6",
            "exd6 e.p.+",
            "d6",
        ];
        reads(here, &spellings, "e5d6");
    }

    #[test]
    fn every_usual_spelling_of_a_promotion() {
        let here = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        let spellings = [
            "a8=Q", "a8Q", "a8q", "a8(Q)", "a8=(Q)", "a8/q", "a8 Q", "a7-a8q", "a7a8q", "a7-a8=Q", "a7 a8 q",
            "A8=Q", "a8=Q+", "a8=Q#", "Pa8=Q", "A7-A8Q", "а8=Q",
        ];
        reads(here, &spellings, "a7a8q");
        reads(here, &["axb8=N", "ab8n", "a7xb8n", "a7b8 N", "ab8=n"], "a7b8n");
        reads(here, &["axb8=B", "ab8b", "a7b8b", "AB8B"], "a7b8b");
    }

    #[test]
    fn every_usual_spelling_of_castling() {
        let here = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let short = [
            "O-O", "o-o", "0-0", "O–O", "oo", "00", "OO", "0 - 0", "оо", "О-О", "O-O+", "0-0!", "e1g1",
            "Ke1-g1", "Kg1", "kg1", "e1h1", "Ke1xh1", "e1-h1", "Kh1",
        ];
        reads(here, &short, "e1g1");
        let long =
            ["O-O-O", "o-o-o", "0-0-0", "ooo", "000", "ооо", "O-O-O+", "e1c1", "Kc1", "e1a1", "Ke1-a1"];
        reads(here, &long, "e1c1");
        reads("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", &["0-0-0", "e8c8", "e8a8"], "e8c8");
    }

    #[test]
    fn a_letter_that_is_a_file_and_a_man() {
        // Pawn b3 and bishop f1 can both go to c4, where a knight stands.
        let both = "4k3/8/8/8/2n5/1P6/8/4KB2 w - - 0 1";
        for text in ["bxc4", "bc4", "b:c4"] {
            refuses(both, text, "This can mean bxc4 or Bxc4. Write b3-c4 or f1-c4.");
        }
        for text in ["BXC4", "BC4"] {
            refuses(both, text, "This can mean Bxc4 or bxc4. Write f1-c4 or b3-c4.");
        }
        reads(both, &["Bxc4", "Bc4", "Bf1xc4", "bf1c4", "f1c4"], "f1c4");
        reads(both, &["b3xc4", "b3c4", "B3c4", "pbxc4", "Pxc4"], "b3c4");
        // Only one of them can.
        reads("4k3/8/8/8/2n5/1P2P3/4N3/4KB2 w - - 0 1", &["bxc4", "bc4", "BXC4"], "b3c4");
        reads("4k3/8/8/8/8/1P6/8/4KB2 w - - 0 1", &["bc4", "b-c4", "BC4", "Bc4"], "f1c4");
        // Two bishops of one colour and a pawn: all are asked about.
        let refusal =
            read_move(&at("4k3/8/8/8/2n5/1P3B2/4B3/4K3 w - - 0 1"), "bxc4").map(|mv| mv.to_string());
        assert_eq!(
            refusal.expect_err("ambiguous").to_string(),
            "This can mean bxc4 or Bxc4. Write b3-c4 or e2-c4."
        );
    }
}

mod refusals {
    use super::*;

    const HOW: &str = "Write the move as Nf3, or both squares, such as g1-f3; castling is 0-0 or 0-0-0.";

    #[test]
    fn texts_that_are_no_moves() {
        refuses(START, " \t", &format!("No move was written. {HOW}"));
        for text in [
            "hello", "+", "e4-", "-e4", "N", "18-19", "e2=@e4", "x", "0-0-", "O-O-O-O", "1e4", "e4qq", "♞f3",
            "ж4",
        ] {
            refuses(START, text, &format!("“{text}” is not a move. {HOW}"));
        }
        refuses(
            START,
            "e2-e4 e7-e5",
            "“e2-e4 e7-e5” names more than two squares. Write one move at a time, such as g1-f3.",
        );
        for (text, name) in [("e9", "e9"), ("Ni3", "i3"), ("e2-e44", "e44"), ("j2j4", "j2"), ("e0", "e0")] {
            refuses(START, text, &format!("There is no square {name}: the squares are a1 to h8."));
        }
        // No princess here: this is a pawn and more.
        refuses(START, "d1=Q, d1-d8", &format!("“d1=Q, d1-d8” is not a move. {HOW}"));
    }

    #[test]
    fn one_square_alone() {
        refuses(START, "g1", "g1 can go to f3 or h3. Write both squares, such as g1-f3.");
        refuses(START, "e5", "A pawn does not go from e2 to e5. e2 can go to e3 or e4.");
        refuses(
            "4k3/8/8/8/8/5N2/8/4K3 w - - 0 1",
            "e5",
            "e5 is only one square. Write where the man comes from, too: f3-e5.",
        );
        refuses(
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "a8",
            "a8 is only one square, and no man can go there. Write where a man stands and where it goes.",
        );
        refuses(
            "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
            "e3",
            "The pawn on e2 cannot go to e3, where a man stands: pawns take obliquely only. \
             e2 cannot move now, only the man on e1 can.",
        );
        // Black's pawns come from the other side; a7 is the nearer of the two.
        refuses(
            "4k3/p7/8/8/8/p7/8/4K3 b - - 0 1",
            "a4",
            "A pawn does not go from a7 to a4. a7 can go to a5 or a6.",
        );
        let several = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
        refuses(several, "d5", "The pawns on c4 and e4 can both go to d5. Write c4-d5 or e4-d5.");
        reads(several, &["cd5", "cxd5"], "c4d5");
    }

    #[test]
    fn no_man_there_or_the_wrong_one() {
        let ten = "b1, g1, a2, b2, c2, d2, e2, f2, g2 and h2";
        refuses(START, "e3-e4", &format!("No man stands on e3. White can move the men on {ten}."));
        refuses(
            START,
            "e7e5",
            &format!("The pawn on e7 is Black's, and it is White's move. White can move the men on {ten}."),
        );
        refuses(START, "Be2-e4", "The man on e2 is a pawn, not a bishop. e2 can go to e3 or e4.");
        refuses(
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "Qd1",
            "White has no queen on the board. Only White's man on e1 can move.",
        );
        let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
        refuses(knights, "Ncd2", "White has no knight on file c: the knights stand on b1 and f3.");
        refuses(knights, "N5d2", "White has no knight on rank 5: the knights stand on b1 and f3.");
        refuses(knights, "Nd2", "The knights on b1 and f3 can both go to d2. Write Nb1-d2 or Nf3-d2.");
        refuses(
            knights,
            "Nd5",
            "No knight can go to d5. b1 can go to d2, a3 or c3. f3 can go to g1, d2, h2, d4, h4, e5 or g5.",
        );
        refuses(
            "4k3/8/8/8/8/8/8/RN2K3 w - - 0 1",
            "axb2",
            "White has no pawn on the board. White can move the men on a1, b1 and e1.",
        );
    }

    #[test]
    fn men_that_do_not_go_there() {
        refuses(START, "Nf4", "No knight can go to f4. b1 can go to a3 or c3. g1 can go to f3 or h3.");
        refuses(START, "e2-e5", "A pawn does not go from e2 to e5. e2 can go to e3 or e4.");
        refuses(
            START,
            "e2-d3",
            "The pawn on e2 can go to d3 only to take, and nothing stands there. e2 can go to e3 or e4.",
        );
        refuses(
            START,
            "exd3",
            "The pawn on e2 can go to d3 only to take, and nothing stands there. e2 can go to e3 or e4.",
        );
        let one = "4k3/8/8/8/8/8/3PP3/3BK3 w - - 0 1";
        refuses(one, "Be2", "The bishop on d1 cannot take its own pawn on e2. d1 can go to c2, b3 or a4.");
        refuses(
            one,
            "Bg4",
            "The bishop on d1 cannot reach g4: the man on e2 is in its way. d1 can go to c2, b3 or a4.",
        );
        refuses(one, "d1d1", "The bishop stands on d1 already. d1 can go to c2, b3 or a4.");
        refuses(
            one,
            "bg4",
            "The bishop on d1 cannot reach g4: the man on e2 is in its way. d1 can go to c2, b3 or a4.",
        );
        let far = "4k3/8/8/8/4P3/8/3P4/4K3 w - - 0 1";
        refuses(
            far,
            "e4-e6",
            "The pawn on e4 cannot go two squares: that can only be its first move. e4 can go to e5.",
        );
        let shut = "4k3/8/8/8/3p4/8/3P4/4K3 w - - 0 1";
        refuses(
            shut,
            "d2d4",
            "The pawn on d2 cannot go two squares to d4: d4 is not empty. d2 can go to d3.",
        );
    }

    #[test]
    fn men_that_are_bound_to_their_king() {
        let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
        refuses(
            pinned,
            "Nc3",
            "e2-c3 would open the king on e1 to attack from e8. e2 cannot move now, only the man on e1 can.",
        );
        let checked = "4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1";
        refuses(
            checked,
            "Nf3",
            "The king on e1 is in check, and after d2-f3 it would still be attacked from e8. \
             The check can be answered by Kd1, Kf1, Kf2 or Ne4.",
        );
        refuses(
            checked,
            "Ke2",
            "The king cannot go to e2: it would be attacked from e8. e1 can go to d1, f1 or f2.",
        );
        // In passing, both pawns would leave the rank of king and rook.
        let passing = "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1";
        refuses(passing, "exd6", "e5-d6 would open the king on a5 to attack from h5. e5 can go to e6.");
    }

    #[test]
    fn castling_that_cannot_be() {
        let gone = "The king cannot castle to g1: king or rook has moved, or the rook is gone. ";
        refuses(
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "0-0",
            &format!("{gone}e1 can go to d1, f1, d2, e2 or f2."),
        );
        refuses(
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "e1h1",
            &format!("{gone}e1 can go to d1, f1, d2, e2 or f2."),
        );
        refuses(
            "4k3/8/8/8/8/8/8/3K3R w - - 0 1",
            "0-0",
            &format!("{gone}d1 can go to c1, e1, c2, d2 or e2."),
        );
        refuses(
            "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1",
            "0-0-0",
            "The king cannot castle to c1: a man stands on b1, between king and rook. \
             e1 can go to d1, f1, d2, e2 or f2.",
        );
        refuses(
            "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
            "Kg1",
            "The king cannot castle to g1: f1 is attacked from f8. e1 can go to d1, d2 or e2.",
        );
        refuses(
            "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1",
            "0-0",
            "The king on e1 cannot castle out of check: it is attacked from e8. e1 can go to d1, f1, d2 or f2.",
        );
        // Passing an attacked b1 is no hindrance.
        reads("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", &["0-0-0"], "e1c1");
    }

    #[test]
    fn promotions() {
        let here = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        let which = "Write a7-a8=Q, a7-a8=R, a7-a8=B or a7-a8=N.";
        for text in ["a8", "a7a8", "Pa8"] {
            refuses(here, text, &format!("On a8 the pawn becomes another man: which? {which}"));
        }
        refuses(here, "a8=K", &format!("A pawn cannot become a king. {which}"));
        refuses(here, "a8p", &format!("A pawn cannot become a pawn. {which}"));
        refuses(here, "Ke2=Q", "No man is promoted here: only a pawn that reaches rank 8 is. Write e1-e2.");
    }

    #[test]
    fn moves_after_the_end() {
        refuses("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "Kg8", "Black is checkmated: the game is over.");
        refuses("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Kg8", "Black is stalemated: the game is over, a draw.");
    }
}

mod letters {
    use super::*;
    use crate::Role::{Bishop, King, Knight, Queen, Rook};

    fn letters(list: [(&str, Role); 5]) -> Letters {
        Letters::new(list.map(|(letters, role)| (letters.to_owned(), role)))
    }

    fn russian() -> Letters {
        letters([("Кр", King), ("Ф", Queen), ("Л", Rook), ("С", Bishop), ("К", Knight)])
    }

    fn polish() -> Letters {
        letters([("K", King), ("H", Queen), ("W", Rook), ("G", Bishop), ("S", Knight)])
    }

    fn hungarian() -> Letters {
        letters([("K", King), ("V", Queen), ("B", Rook), ("F", Bishop), ("H", Knight)])
    }

    #[track_caller]
    fn reads(letters: &Letters, position: &str, texts: &[&str], bare: &[&str]) {
        for text in texts {
            let reading = read_move_with(&at(position), text, letters);
            let moves: Vec<String> = match reading.unwrap_or_else(|refusal| panic!("{text}: {refusal}")) {
                Reading::One(mv) => vec![mv.to_string()],
                Reading::Several(moves) => moves.iter().map(Move::to_string).collect(),
            };
            assert_eq!(moves, bare, "{text:?}");
        }
    }

    #[test]
    fn russian_letters_and_files() {
        reads(&russian(), START, &["Кf3", "кf3", "Кg1-f3", "Nf3", "К g1 f3"], &["g1f3"]);
        reads(&russian(), START, &["с4", "С4", "с2с4", "c4"], &["c2c4"]);
        reads(&russian(), START, &["е4", "Е4", "е2-е4"], &["e2e4"]);
        let open = "4k3/8/8/8/8/8/8/2BQK2R w K - 0 1";
        reads(&russian(), open, &["Сf4", "сf4", "Сс1-f4", "сс1f4", "Bf4", "С f4"], &["c1f4"]);
        reads(&russian(), open, &["Сс1-а3", "Са3", "са3"], &["c1a3"]);
        reads(&russian(), open, &["Крf2", "крf2", "КР f2"], &["e1f2"]);
        reads(&russian(), open, &["Фd8+", "фd8", "Qd8"], &["d1d8"]);
        reads(&russian(), open, &["Лh5", "лh5"], &["h1h5"]);
        reads(&russian(), open, &["оо", "О-О", "0-0"], &["e1g1"]);
        reads(&russian(), "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", &["а8Ф", "a8=ф", "а7-а8Ф", "a8q"], &["a7a8q"]);
        // The pawn on c3 and the bishop on e3 can both take on d4. Large, it is the bishop; small, either.
        let both = "4k3/8/8/8/3n4/2P1B3/8/4K3 w - - 0 1";
        reads(&russian(), both, &["сd4", "схd4"], &["c3d4", "e3d4"]);
        reads(&russian(), both, &["Сd4", "Схd4"], &["e3d4"]);
        reads(&russian(), both, &["cxd4", "c3d4"], &["c3d4"]);
    }

    #[test]
    fn polish_letters_and_files() {
        reads(&polish(), START, &["Sf3", "sf3", "Sg1f3", "Nf3"], &["g1f3"]);
        reads(&polish(), START, &["h4", "H4", "h2h4"], &["h2h4"]);
        reads(&polish(), START, &["g3", "G3"], &["g2g3"]);
        // The queen takes on g4, the pawn on h3 does.
        let both = "4k3/8/8/8/6n1/7P/8/3QK3 w - - 0 1";
        reads(&polish(), both, &["hxg4", "hg4"], &["h3g4", "d1g4"]);
        reads(&polish(), both, &["Qxg4", "Hd1xg4", "d1g4"], &["d1g4"]);
        // Large, it is the queen.
        reads(&polish(), both, &["Hxg4"], &["d1g4"]);
        reads(&polish(), "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", &["Hd5", "hd5"], &["d1d5"]);
    }

    #[test]
    fn hungarian_letters_and_files() {
        reads(&hungarian(), START, &["Hf3", "hf3", "Hg1-f3"], &["g1f3"]);
        reads(&hungarian(), START, &["f4", "F4"], &["f2f4"]);
        // Rook (bástya) or bishop, both on their way to d2.
        let both = "4k3/8/8/8/8/8/7R/2B1K3 w - - 0 1";
        reads(&hungarian(), both, &["Bd2", "bd2"], &["c1d2", "h2d2"]);
        reads(&hungarian(), both, &["Fd2", "fd2"], &["c1d2"]);
        reads(&hungarian(), both, &["Rd2", "Bh2d2", "Bhd2"], &["h2d2"]);
    }

    #[test]
    fn refusals_are_about_the_own_letters() {
        let refusal =
            |text: &str, letters: &Letters| read_move_with(&at(START), text, letters).expect_err(text);
        assert_eq!(
            refusal("Кf4", &russian()).to_string(),
            "No knight can go to f4. b1 can go to a3 or c3. g1 can go to f3 or h3."
        );
        assert!(
            matches!(refusal("привет", &russian()), MoveTextError::Unreadable { text, .. } if text == "привет")
        );
        assert!(matches!(refusal("Hh5", &polish()), MoveTextError::Illegal { role: Queen, .. }));
    }
}
