//! Records written and read back.

use super::*;

mod chess;
mod every;

use crate::{Move, Position, Variant};

fn game(moves: &str) -> Game {
    let mut game = Game::start(Variant::Starchess);
    for bare in moves.split_whitespace() {
        game.push(Move::parse(Variant::Starchess, bare).expect(bare)).expect(bare);
    }
    game
}

fn from(position: &str) -> Game {
    Game::from(Position::parse(Variant::Starchess, position).expect(position))
}

fn read(text: &str) -> Record {
    text.parse().unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

#[track_caller]
fn refuses(text: &str, fault: &str) {
    assert_eq!(text.parse::<Record>().expect_err(text).to_string(), fault);
}

const TEN: &str = "K@4 K@34 N@11 R@10 B@17 Q@16 Q@22 B@21 R@28 N@27";

mod writing {
    use super::*;

    #[test]
    fn a_whole_record_in_export_format() {
        let record = Record::new(game(&format!("{TEN} 18-19 15-14")))
            .between("Ann \"A\" \\ B", "Bob")
            .rated(Colour::Black, 1712)
            .with_tag("Date", "2026.11.30")
            .and_then(|record| record.with_tag("Event", "Correspondence\nin Discord"))
            .and_then(|record| record.ended(Status::Resigned, Outcome::BlackWins))
            .expect("every part fits");
        assert_eq!(
            record.to_string(),
            r#"[Event "Correspondence in Discord"]
[Site "?"]
[Date "2026.11.30"]
[Round "?"]
[White "Ann \"A\" \\ B"]
[Black "Bob"]
[Result "0-1"]
[Variant "Starchess"]
[Termination "resigned"]
[TimeControl "-"]
[BlackElo "1712"]

1. K@4 K@34 2. N@11 R@10 3. B@17 Q@16 4. Q@22 B@21 5. R@28 N@27 6. 18-19 15-14
0-1
"#
        );
        assert_eq!(read(&record.to_string()), record);
    }

    #[test]
    fn a_game_from_a_position_in_which_black_begins() {
        let mut game = from("1/2/7/6/3B1/6/4K1k/2/1 - b - 3 41");
        for bare in ["34-27", "32-31"] {
            game.push(Move::parse(Variant::Starchess, bare).expect(bare)).expect(bare);
        }
        let text = Record::new(game).to_string();
        let moves = "[SetUp \"1\"]\n[FEN \"1/2/7/6/3B1/6/4K1k/2/1 - b - 3 41\"]\n[Termination \"ongoing\"]";
        assert!(text.contains(moves), "{text}");
        assert!(text.ends_with("\n\n41... K34-27 42. K32-31 *\n"), "{text}");
        assert_eq!(read(&text).to_string(), text);
    }

    #[test]
    fn endings_that_do_not_fit_are_refused() {
        let begun = || Record::new(game("K@4 K@34"));
        for (status, outcome) in [
            (Status::Agreed, Outcome::WhiteWins),
            (Status::Resigned, Outcome::Draw),
            (Status::Forfeit, Outcome::None),
            (Status::Time, Outcome::None),
            (Status::Aborted, Outcome::Draw),
            (Status::Checkmate, Outcome::WhiteWins),
        ] {
            assert!(begun().ended(status, outcome).is_err(), "{status} {outcome}");
        }
        let mated = Record::new(from("1/2/7/4B1/5/6/4K1k/2/1 - b - 0 1"));
        assert!(mated.clone().ended(Status::Resigned, Outcome::WhiteWins).is_err());
        assert_eq!(mated.clone().ended(Status::Checkmate, Outcome::WhiteWins), Ok(mated));
    }

    #[test]
    fn tags_that_follow_from_the_game_cannot_be_set() {
        for name in ["Result", "Variant", "SetUp", "FEN", "Termination", "", "White Elo", "Wei\u{df}"] {
            assert!(Record::new(Game::start(Variant::Starchess)).with_tag(name, "1").is_err(), "{name:?}");
        }
    }
}

mod reading {
    use super::*;

    #[test]
    fn what_other_programs_write_between_the_moves() {
        let text = "\u{feff}% a line for somebody else\r\n\
            [Event \"x\"]\r\n[ White  \"Ann \\\\ \\\"A\\\" \\x\" ]\r\n[Annotator \"me\"]\r\n\r\n\
            {before} 1.K@4 $1 k34 2. n11! (2. Q@11 {not (this)} (2. R@11 ; nor ) this\r\n) r10) $14 2... r10\r\n\
            b@17 !? b16 ; the rest of the line 99. K@1\n *";
        let record = read(text);
        assert_eq!(record.game().moves(), game("K@4 K@34 N@11 R@10 B@17 B@16").moves());
        assert_eq!(record.tag("White"), Some("Ann \\ \"A\" \\x"));
        assert_eq!(record.tag("Annotator"), Some("me"));
        assert_eq!(record.status(), Status::Setup);
        // Black's third placement on White's back rank.
        refuses(
            &text.replace("b16", "b17?!"),
            "line 8: move 3, “b17?!”: 17 is not on Black's back rank. \
             Still to be placed: queen, bishop and knight, on 16, 21 or 27.",
        );
    }

    #[test]
    fn endings_off_the_board_by_our_words_and_others() {
        let told = |termination: &str, result: &str| {
            let record = read(&format!("[Termination \"{termination}\"]\n1. K@4 K@34 {result}"));
            assert_eq!(record.outcome().as_str(), result);
            record.status().as_str()
        };
        for (word, result) in [
            ("agreed", "1/2-1/2"),
            ("resigned", "1-0"),
            ("time", "0-1"),
            ("forfeit", "1-0"),
            ("aborted", "*"),
            ("setup", "*"),
        ] {
            assert_eq!(told(word, result), word);
        }
        assert_eq!(told("normal", "1-0"), "resigned");
        assert_eq!(told("normal", "1/2-1/2"), "agreed");
        assert_eq!(told("time forfeit", "0-1"), "time");
        assert_eq!(told("rules infraction", "0-1"), "forfeit");
        assert_eq!(told("abandoned", "*"), "aborted");
        assert_eq!(told("unterminated", "*"), "setup");
        assert_eq!(read("1. K@4 1/2-1/2").status(), Status::Agreed);
    }

    #[test]
    fn time_is_lost_only_to_one_who_can_still_mate() {
        // A knight alone can mate (rules sheets), a king alone cannot.
        let lone = "[FEN \"1/2/6k/N5/5/6/K6/2/1 - b - 0 1\"]\n[Termination \"{}\"]\n";
        for word in ["time", "time forfeit"] {
            let told = |result: &str| lone.replace("{}", word) + result;
            assert_eq!(read(&told("1-0")).status(), Status::Time);
            assert_eq!(read(&told("1/2-1/2")).status(), Status::Time);
            let fault = format!("line 2: the Termination “{word}” does not fit the moves and the result 0-1");
            refuses(&told("0-1"), &fault);
            let both = format!("[Termination \"{word}\"]\n1. K@4 1/2-1/2");
            refuses(&both, &fault.replace("line 2", "line 1").replace("0-1", "1/2-1/2"));
        }
    }

    #[test]
    fn results_that_do_not_fit_are_refused() {
        let mate = "[FEN \"1/2/7/6/3B1/6/4K1k/2/1 - w - 0 1\"]\n[Termination \"{}\"]\n1. 20-15# ";
        let told = |word: &str, result: &str| mate.replace("{}", word) + result;
        // Rules: bishop 20 to 15 leaves the king on 34 in check without a cell.
        assert_eq!(read(&told("checkmate", "1-0")).outcome(), Outcome::WhiteWins);
        assert_eq!(read(&told("normal", "1-0")).status(), Status::Checkmate);
        refuses(
            &told("checkmate", "0-1"),
            "line 3: the game ended on the board (checkmate, 1-0), which the result 0-1 does not fit",
        );
        refuses(
            &told("resigned", "1-0"),
            "line 2: the Termination “resigned” does not fit the moves and the result 1-0",
        );
        refuses(
            &told("checkmate", "34-33 *"),
            "line 3: the move “34-33” stands after the end of the game (checkmate)",
        );
        refuses(
            "[Termination \"checkmate\"]\n1. K@4 1-0",
            "line 1: the Termination “checkmate” does not fit the moves and the result 1-0",
        );
        refuses(
            "[Termination \"setup\"]\n1. K@4 1-0",
            "line 1: the Termination “setup” does not fit the moves and the result 1-0",
        );
        refuses(
            "[Result \"1-0\"]\n\n1. K@4\n0-1",
            "line 4: the result after the moves is 0-1, but the Result tag says 1-0",
        );
        refuses("[Result \"won\"]\n*", "line 1: the Result tag “won” is none of 1-0, 0-1, 1/2-1/2 and *");
    }

    #[test]
    fn a_text_that_is_no_record_is_refused_with_its_line() {
        refuses("", "line 1: there is no game in this text");
        refuses("\n{only a comment}\n", "line 3: there is no game in this text");
        refuses("1. K@4\n{open", "line 2: this comment has no closing brace");
        refuses("1. K@4\n(2. (x)\n", "line 2: this variation has no closing parenthesis");
        refuses("1. K@4\n) *", "line 2: “)” closes nothing");
        refuses("[White Ann]\n*", "line 1: a tag is written [Name \"value\"], on one line");
        refuses("[White \"Ann\n\"]\n*", "line 1: a tag is written [Name \"value\"], on one line");
        refuses("[White \"A\"]\n[White \"B\"]\n*", "line 2: the tag White stands here a second time");
        refuses(
            "[Variant \"Atomic\"]\n*",
            "line 1: the variant “Atomic” is not played here, only Starchess, Standard and Chess-100 are",
        );
        refuses("1... K@4 *", "line 1: 1... announces a move of Black, but it is White's move");
        refuses(
            &format!("1. {} *", "x".repeat(200)),
            &format!(
                "line 1: move 1, “{}…”: “{}…” is not a move. Write the cell a man stands on and the cell it goes to, \
                 such as 18-19, or K@4 to place a man.",
                "x".repeat(80),
                "x".repeat(40)
            ),
        );
        refuses("[SetUp \"1\"]\n*", "line 1: SetUp must be 1 with a FEN tag, and 0 or absent without one");
        refuses("1. K@4 K@34\n", "line 2: the moves end without a result (1-0, 0-1, 1/2-1/2 or *)");
        refuses("1. K@4\n[White \"A\"] *", "line 2: the moves end without a result (1-0, 0-1, 1/2-1/2 or *)");
        refuses("1. K@4 *\n1. K@4 *", "line 2: a second game begins here, where one is expected");
        refuses(
            &format!("{TEN}\n18 19 *"),
            "line 2: the number 18 stands where move 6 is due (no spaces stand inside a move)",
        );
        let fault = "[FEN \"nonsense\"]\n*".parse::<Record>().expect_err("no position").to_string();
        assert!(fault.starts_with("line 1: the FEN tag is no Starchess position: "), "{fault}");
    }

    #[test]
    fn several_records_in_one_text() {
        let texts = [game("K@4"), game(TEN), Game::start(Variant::Starchess)]
            .map(|game| Record::new(game).to_string());
        let all = Record::read_all(&texts.join("\n")).expect("what was written");
        assert_eq!(all.iter().map(Record::to_string).collect::<Vec<_>>(), texts);
        assert_eq!(Record::read_all(" {nothing} \n"), Ok(Vec::new()));
        assert_eq!(Record::read_all(&(texts.join("\n") + "x")).map_err(|fault| fault.line), Err(39));
    }
}

mod properties {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn no_text_panics(text in prop_oneof!["\\PC*", "([\\[\\]{}();$%\"\n. *]|1-0|1\\.|K@4|K@34|N@11|[A-Z]){0,30}"]) {
            if let Ok(records) = Record::read_all(&text) {
                for record in records {
                    prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record));
                }
            }
        }
    }
}
