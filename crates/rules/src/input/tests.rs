//! Readings and refusals, each worked out from the rules by hand.

use super::*;

mod chess;
mod chess100;
mod named;

/// The array of `starchess.md`, White to move.
const ARRAY: &str = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";

fn at(position: &str) -> Position {
    Position::parse(Variant::Starchess, position).expect(position)
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

mod readings {
    use super::*;

    #[test]
    fn every_usual_spelling_of_a_step() {
        let spellings = [
            "18-19",
            "18 19",
            "18>19",
            "18->19",
            "18 - 19",
            " 18-19\n",
            "18–19",
            "18—19",
            "18−19",
            "18‑19",
            "18→19",
            "P18-19",
            "p 18 19",
            "18-19+",
            "18-19!?",
            "18:19",
            "18x19",
            "18-19.",
            "18\u{a0}19",
        ];
        reads(ARRAY, &spellings, "18-19");
    }

    #[test]
    fn every_usual_spelling_of_a_leap() {
        let spellings = [
            "n11-19", "N11x19+", "11-19", "N 11 19", "n11>19", "11:19#", "11×19", "N19", "n 19", "Nx19",
            "n-19", "N->19",
        ];
        reads("1/2/6k/N5/5/6/K6/2/1 - w - 0 1", &spellings, "11-19");
    }

    #[test]
    fn every_usual_spelling_of_a_promotion() {
        let here = "1/2/6k/6/4K/4P1/7/2/1 - w - 0 1";
        let spellings = [
            "26-27=N", "26-27n", "26 27=n", "26-27 n", "26 27 N", "26-27=N+", "26-27=N#", "26-27(n)",
            "26-27/N", "P27=N", "p27n", "26x27=n", "P26-27=N",
        ];
        reads(here, &spellings, "26-27=N");
    }

    #[test]
    fn every_usual_spelling_of_a_placement() {
        let start = Position::start(Variant::Starchess).to_string();
        reads(&start, &["K@4", "k 4", "k4", "K4", "k@4", " K @ 4 ", "k-4", "K@4!"], "K@4");
        let black = "1/2/KP3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 QRBNkqrbn b CDEFGcdefg 0 1";
        reads(black, &["K@34", "k34", "k@34"], "K@34");
    }

    #[test]
    fn a_letter_and_a_cell_is_the_one_man_that_can_go_there() {
        reads(ARRAY, &["p19", "P 19"], "18-19");
        let two_knights = "1/2/6k/N5/5/N5/K6/2/1 - w - 0 1";
        reads(two_knights, &["N2"], "11-2");
    }
}

mod refusals {
    use super::*;

    const WHICH: &str = "Write 26-27=Q, 26-27=R, 26-27=B or 26-27=N.";
    const FIVE: &str = "Still to be placed: king, queen, rook, bishop and knight, on 4, 11, 17, 22 or 28.";
    const FOUR: &str = "Still to be placed: queen, rook, bishop and knight, on 11, 17, 22 or 28.";

    #[test]
    fn texts_that_are_no_moves() {
        const HOW: &str =
            "Write the cell a man stands on and the cell it goes to, such as 18-19, or K@4 to place a man.";
        refuses(ARRAY, " \t", &format!("No move was written. {HOW}"));
        for text in ["hello", "+", "18-", "-19", "18=@19", "n", "18-19-", "18 19 qq", "N11-N19", "Ñ4", "e4"]
        {
            refuses(ARRAY, text, &format!("“{text}” is not a move. {HOW}"));
        }
        refuses(
            ARRAY,
            "18-19 20-21",
            "“18-19 20-21” names more than two cells. Write one move at a time, such as 18-19.",
        );
        refuses(
            ARRAY,
            &format!("x{}\ny", "ab".repeat(40)),
            &format!("“x{}a…” is not a move. {HOW}", "ab".repeat(19)),
        );
    }

    #[test]
    fn numbers_that_are_no_cells() {
        refuses(ARRAY, "18-45", "There is no cell 45: the cells are numbered 1 to 37.");
        refuses(ARRAY, "018-19", "There is no cell 018: the cells are numbered 1 to 37.");
        refuses(ARRAY, "0-19", "There is no cell 0: the cells are numbered 1 to 37.");
        refuses(ARRAY, "n99", "There is no cell 99: the cells are numbered 1 to 37.");
        let start = Position::start(Variant::Starchess).to_string();
        refuses(&start, "K@04", "There is no cell 04: the cells are numbered 1 to 37.");
        refuses(&start, "k45", "There is no cell 45: the cells are numbered 1 to 37.");
        let long = "9".repeat(200);
        refuses(
            ARRAY,
            &format!("1-{long}"),
            &format!("There is no cell {}…: the cells are numbered 1 to 37.", "9".repeat(40)),
        );
    }

    #[test]
    fn digits_without_a_separator() {
        refuses(ARRAY, "1819", "“1819” has nothing between its two cells. Write 18-19.");
        refuses(ARRAY, "118", "“118” has nothing between its two cells. Write 1-18 or 11-8.");
        refuses(ARRAY, "n1119", "“1119” has nothing between its two cells. Write N11-19.");
        refuses(ARRAY, "2627n", "“2627” has nothing between its two cells. Write 26-27=N.");
    }

    #[test]
    fn one_cell_alone() {
        refuses(ARRAY, "19", "19 is only one cell. Write where the man comes from, too: 11-19 or 18-19.");
        refuses(ARRAY, "18", "18 can go to 19. Write both cells, such as 18-19.");
        refuses(ARRAY, "4", "4 cannot move now, but the men on 5, 11, 12, 18, 23 and 29 can.");
        refuses(
            ARRAY,
            "1",
            "1 is only one cell, and no man can go there. Write where a man stands and where it goes.",
        );
    }

    #[test]
    fn no_man_there_or_the_wrong_one() {
        refuses(ARRAY, "19-20", "No man stands on 19. White can move the men on 5, 11, 12, 18, 23 and 29.");
        refuses(
            ARRAY,
            "20-19",
            "The pawn on 20 is Black's, and it is White's move. White can move the men on 5, 11, 12, 18, 23 and 29.",
        );
        refuses(ARRAY, "b18-19", "The man on 18 is a pawn, not a bishop. 18 can go to 19.");
        let rookless = "1/2/6k/N5/5/6/K6/2/1 - w - 0 1";
        refuses(rookless, "r19", "White has no rook on the board. White can move the men on 11 and 28.");
    }

    #[test]
    fn men_that_do_not_go_there() {
        let open = "1/2/6k/6/1P3/2p3/K6/2/1 - w E 0 1";
        refuses(open, "18-25", "A pawn does not go from 18 to 25. 18 can go to 19, 20 or take on 24.");
        refuses(
            open,
            "18-13",
            "The pawn on 18 can go to 13 only to take, and nothing stands there. 18 can go to 19, 20 or take on 24.",
        );
        refuses(open, "18-18", "The pawn stands on 18 already. 18 can go to 19, 20 or take on 24.");
        refuses(
            ARRAY,
            "4-5",
            "The king on 4 cannot take its own pawn on 5. 4 cannot move now, but the men on 5, 11, 12, 18, 23 and 29 can.",
        );
        refuses(
            ARRAY,
            "28-31",
            "The rook on 28 cannot reach 31: the man on 29 is in its way. 28 cannot move now, but the men on 5, 11, 12, 18, 23 and 29 can.",
        );
        refuses(
            ARRAY,
            "18-20",
            "The pawn on 18 cannot make a double step: 20 is not empty. 18 can go to 19.",
        );
        let spent = "1/2/6k/6/1P3/6/K6/2/1 - w - 0 1";
        refuses(
            spent,
            "18-20",
            "The pawn on 18 has no double step: that can only be its first move. 18 can go to 19.",
        );
        let stopped = "1/2/6k/6/1Pp2/6/K6/2/1 - w E 0 1";
        refuses(
            stopped,
            "18-19",
            "The pawn on 18 cannot go to 19, where a man stands: pawns take obliquely only. 18 cannot move now, only the man on 28 can.",
        );
    }

    #[test]
    fn men_that_are_bound_to_their_king() {
        let pinned = "1/2/6k/6/KN1r1/6/7/2/1 - w - 0 1";
        refuses(
            pinned,
            "n26",
            "18-26 would open the king on 17 to attack from 20. 18 cannot move now, only the man on 17 can.",
        );
        let checked = "1/2/6k/N5/K2r1/6/7/2/1 - w - 0 1";
        refuses(
            checked,
            "11-24",
            "The king on 17 is in check, and after 11-24 it would still be attacked from 20. \
             The check can be answered by N11-19, K17-12, K17-22 or K17-23.",
        );
        refuses(
            checked,
            "17-18",
            "The king cannot go to 18: it would be attacked from 20. 17 can go to 12, 22 or 23.",
        );
        let kings = "1/2/7/6/K1k2/6/7/2/1 - w - 0 1";
        refuses(
            kings,
            "k18",
            "The king cannot go to 18: it would be attacked from 19. 17 can go to 11, 12, 22 or 23.",
        );
    }

    #[test]
    fn promotions() {
        let here = "1/2/6k/6/4K/4P1/7/2/1 - w - 0 1";
        refuses(here, "26-27", &format!("On 27 the pawn becomes another man: which? {WHICH}"));
        refuses(here, "p27", &format!("On 27 the pawn becomes another man: which? {WHICH}"));
        refuses(here, "26-27=K", &format!("A pawn cannot become a king. {WHICH}"));
        refuses(here, "26-27p", &format!("A pawn cannot become a pawn. {WHICH}"));
        refuses(
            here,
            "21-20q",
            "No man is promoted here: only a pawn that reaches 10, 16, 21, 27 or 34 is. Write 21-20.",
        );
    }

    #[test]
    fn a_letter_and_a_cell_that_several_men_or_none_can_reach() {
        let knights = "1/2/6k/N5/5/N5/K6/2/1 - w - 0 1";
        refuses(knights, "n19", "The knights on 11 and 22 can both go to 19. Write N11-19 or N22-19.");
        refuses(
            knights,
            "n20",
            "No knight can go to 20. 11 can go to 2, 7, 19, 24 or 29. 22 can go to 4, 5, 13, 19, 31 or 35.",
        );
        let pawns = "1/2/6k/2P3/2r2/2P3/K6/2/1 - w - 0 1";
        refuses(pawns, "Px19", "The pawns on 13 and 24 can both go to 19. Write 13-19 or 24-19.");
    }

    #[test]
    fn moves_after_the_end() {
        // From starchess.md: the corner mate by bishop and king, and the stalemate beside it.
        refuses("1/2/7/4B1/5/6/4K1k/2/1 - b - 0 1", "34-33", "Black is checkmated: the game is over.");
        refuses("1/2/7/4B1/5/6/4K2/2/k - b - 0 1", "37-36", "Black is stalemated: the game is over, a draw.");
    }

    #[test]
    fn placements() {
        let start = Position::start(Variant::Starchess).to_string();
        for text in ["18-19", "19", "n11-19"] {
            refuses(
                &start,
                text,
                &format!("Men move only once all are placed. {FIVE} Write K@4, for example."),
            );
        }
        refuses(
            &start,
            "K@4=Q",
            &format!(
                "A man is placed as it is: there is no promotion before the game begins. {FIVE} Write K@4, for example."
            ),
        );
        refuses(&start, "k5", &format!("5 is not on White's back rank. {FIVE}"));
        refuses(&start, "K@34", &format!("34 is not on White's back rank. {FIVE}"));
        refuses(
            &start,
            "p11",
            &format!("Pawns are not placed: they stand on their cells from the start. {FIVE}"),
        );
        let later = "1/2/KP3p1/1P2p1/1P1p1/1P2p1/1P3pk/2/1 QRBNqrbn w CDEFGcdefg 0 2";
        refuses(later, "k11", &format!("The king already stands on 4. {FOUR}"));
        refuses(later, "k@4", &format!("The king already stands on 4. {FOUR}"));
        refuses(later, "q4", &format!("4 is taken by the king. {FOUR}"));
        let last = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/1P3pk/2/1 R w CDEFGcdefg 0 5";
        assert!(
            Position::parse(Variant::Starchess, last).is_err(),
            "Black would have placed five men to White's four"
        );
        let last = "1/2/KP3p1/NP2pq/BP1pb/QP2pn/1P3pk/2/1 Rr w CDEFGcdefg 0 5";
        refuses(last, "q28", "The queen already stands on 22. Still to be placed: rook, on 28.");
        refuses(
            ARRAY,
            "k@4",
            "All men are placed. Write the cell a man stands on and the cell it goes to, such as 5-6.",
        );
    }
}

mod properties {
    use proptest::prelude::*;

    use super::*;
    use crate::starchess::Cell;

    /// The positions of a game in which each number picks one of the legal moves.
    fn playout(picks: &[u16]) -> Vec<Position> {
        let mut positions = vec![Position::start(Variant::Starchess)];
        for pick in picks {
            let now = positions[positions.len() - 1].clone();
            let legal = now.legal_moves();
            if legal.is_empty() {
                break;
            }
            positions.push(now.play(legal[usize::from(*pick) % legal.len()]).expect("a legal move"));
        }
        positions
    }

    fn in_line(from: Cell, to: Cell) -> bool {
        let ((x, y), (to_x, to_y)) = (from.plane(), to.plane());
        x == to_x || (x - to_x).abs() == (y - to_y).abs()
    }

    fn spellings(position: &Position, played: Move) -> Vec<String> {
        let (bare, written) = (played.to_string(), position.written(played));
        let mut spellings = vec![
            bare.to_lowercase(),
            bare.replace(['-', '@'], " "),
            format!("  {bare}!? "),
            written.to_lowercase(),
            format!("{written}+"),
        ];
        match played.from() {
            None => spellings.push(bare.replace('@', "")),
            Some(from) => {
                let (to, promotion) = (played.to(), played.promotion());
                let letter = position.man_at(from).expect("a man moves").role.letter();
                spellings.push(format!("{letter}{}", bare.replace('-', " – ").replace('=', "")));
                spellings.push(bare.replace('-', ">").replace('=', " "));
                // Alone of its kind on its way there, the man is clear.
                let same = |other: &Move| {
                    let Some(f) = other.from() else { return false };
                    other.to() == to
                        && other.promotion() == promotion
                        && position.man_at(f) == position.man_at(from)
                };
                if position.legal_moves().iter().filter(|other| same(other)).count() == 1 {
                    let promotion = promotion.map(Role::letter).into_iter().collect::<String>();
                    spellings.push(format!("{letter}{to}{promotion}"));
                }
            }
        }
        spellings.extend([bare, written]);
        spellings
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        #[test]
        fn every_legal_move_is_read_back_from_every_spelling(picks in prop::collection::vec(any::<u16>(), 0..80)) {
            for position in playout(&picks) {
                for played in position.legal_moves().iter().copied() {
                    for text in spellings(&position, played) {
                        prop_assert_eq!(read_move(&position, &text), Ok(played), "{} in {}", text, position);
                    }
                }
            }
        }

        #[test]
        fn every_pair_of_cells_is_a_legal_move_or_a_full_sentence(picks in prop::collection::vec(any::<u16>(), 0..80)) {
            let position = playout(&picks).pop().expect("a playout begins somewhere");
            let legal = position.legal_moves();
            for (from, to) in Cell::ALL.iter().flat_map(|from| Cell::ALL.map(|to| (from, to))) {
                match read_move(&position, &format!("{from}-{to}")) {
                    Ok(read) => prop_assert!(legal.contains(&read)),
                    Err(MoveTextError::Illegal { why, role, .. }) if *why == Obstacle::OutOfReach => {
                        // Then no man of that kind goes there on an empty board, unless it is a pawn.
                        let slides = role == Role::Queen && in_line(*from, to);
                        prop_assert!(!slides, "{}-{} in {}", from, to, position);
                    }
                    Err(refusal) => prop_assert!(refusal.to_string().ends_with('.')),
                }
            }
        }
    }

    proptest! {
        #[test]
        fn no_text_panics_and_what_is_read_is_legal(
            picks in prop::collection::vec(any::<u16>(), 0..40),
            text in prop_oneof!["\\PC*", "[ KQRBNPkqrbnp0-9@=x:>+#()–-]{0,12}"],
        ) {
            let position = playout(&picks).pop().expect("a playout begins somewhere");
            match read_move(&position, &text) {
                Ok(read) => prop_assert!(position.legal_moves().contains(&read)),
                Err(refusal) => {
                    let sentence = refusal.to_string();
                    prop_assert!(sentence.ends_with('.') && !sentence.contains('\n'), "{}", sentence);
                }
            }
        }
    }
}
