//! Conditional moves.

use std::collections::BTreeSet;

use play::{ConditionalError, ConditionalTree};
use rules::Status;
use rules::input::{MoveTextError, read_move};
use rules::{Game, Move, Position, Variant};

use crate::any_lines::{lines_from, typed};
use crate::table::QUIET;

/// The men as usually placed, Black to move: the player is White.
pub(crate) const PLACED: &str = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - b CDEFGcdefg 0 6";

pub(crate) fn game(position: &str) -> Game {
    Game::from(Position::parse(Variant::Starchess, position).expect("a position"))
}

pub(crate) fn read(text: &str) -> Result<ConditionalTree, ConditionalError> {
    ConditionalTree::read(text, &game(PLACED))
}

fn tree(text: &str) -> ConditionalTree {
    read(text).expect("a tree")
}

fn mv(text: &str) -> Move {
    Move::parse(Variant::Starchess, text).expect("a bare move")
}

#[test]
fn a_tree_answers_what_it_foresees() {
    let tree = tree("20-19 N11x19 N27x19 12-13; 9-8 5-6");
    assert_eq!(tree.answers(), 3);
    assert_eq!(tree.step(mv("33-32")), None);
    let (answer, rest) = tree.step(mv("9-8")).expect("foreseen");
    assert_eq!(answer, mv("5-6"));
    assert!(rest.is_empty());
    let (answer, rest) = tree.step(mv("20-19")).expect("foreseen");
    assert_eq!(answer, mv("11-19"));
    assert_eq!(rest.to_string(), "N27x19 12-13");
    assert_eq!(rest.step(mv("27-19")).map(|(answer, _)| answer), Some(mv("12-13")));
    assert_eq!(rest.step(mv("9-8")), None);
}

#[test]
fn people_may_type_it_as_they_like() {
    let canonical = "9-8 5-6; 20-19 N11x19";
    for typed in [
        "20-19 N11-19; 9-8 5-6",
        "if 20-19 then N11-19\nif 9-8 then 5-6",
        "20>19 -> n11:19;;\n\n 9-8, 5-6;",
        "20-19,N11x19\r\n9-8,5-6",
        "если 20-19 то 11-19; если 9-8 то 5-6",
        "jeśli 20-19, to 11-19; 9-8 => 5-6",
        "ha 20-19 akkor N11-19\n9-8 → 5-6",
        "20-19 N11-19; 9-8 5-6; 20-19 N11-19",
    ] {
        assert_eq!(tree(typed).to_string(), canonical, "{typed}");
    }
}

#[test]
fn lines_that_begin_alike_are_one_branch() {
    let joined = tree("20-19 N11x19 N27x19 12-13; 20-19 N11x19 9-8 5-6; 20-19 N11x19");
    assert_eq!(joined.to_string(), "20-19 N11x19 9-8 5-6; 20-19 N11x19 N27x19 12-13");
    assert_eq!(joined.answers(), 3);
    let lines = joined.lines();
    assert_eq!(lines.len(), 2);
    let moves: Vec<(Move, &str)> = lines[1].moves().collect();
    assert_eq!(moves[1], (mv("11-19"), "N11x19"));
    assert_eq!(moves[2], (mv("27-19"), "N27x19"));
}

#[test]
fn no_moves_are_the_empty_tree() {
    for text in ["", " ;\n; ", "if then"] {
        assert!(tree(text).is_empty(), "{text:?}");
        assert_eq!(tree(text).to_string(), "");
        assert!(tree(text).lines().is_empty());
    }
}

#[test]
fn two_answers_to_one_move_are_refused() {
    let refusal = read("9-8 5-6; 20-19 N11-19; 20-19 5-6").expect_err("two answers");
    let ConditionalError::TwoAnswers { line, asked, first, second } = &refusal else { panic!("{refusal}") };
    assert_eq!((*line, asked.as_str(), first.as_str(), second.as_str()), (3, "20-19", "N11x19", "5-6"));
    assert_eq!(
        refusal.to_string(),
        "line 3: 20-19 is answered by N11x19 already, so it cannot be answered by 5-6 too"
    );
}

#[test]
fn a_move_that_cannot_be_played_is_named_with_the_reason() {
    let refusal = read("9-8 5-6;; 20-19 N11-18").expect_err("a pawn stands on 18");
    let ConditionalError::Move { line, text, why } = &refusal else { panic!("{refusal}") };
    assert_eq!((*line, text.as_str()), (2, "N11-18"));
    assert!(matches!(**why, MoveTextError::Illegal { .. }), "{why:?}");
    assert!(refusal.to_string().starts_with("line 2, N11-18: "), "{refusal}");
    // The player's own move comes first only by mistake.
    assert!(matches!(read("5-6 9-8"), Err(ConditionalError::Move { line: 1, .. })));
    assert!(matches!(read("perhaps 9-8 5-6"), Err(ConditionalError::Move { line: 1, .. })));
    // Spaces part moves.
    assert!(matches!(read("20 19 11 19"), Err(ConditionalError::Move { line: 1, .. })));
}

#[test]
fn a_line_ends_with_an_answer() {
    let refusal = read("20-19 N11x19 N27x19").expect_err("no answer");
    assert_eq!(refusal, ConditionalError::NoAnswer { line: 1, asked: "N27x19".to_owned() });
}

#[test]
fn nothing_comes_after_the_end_of_the_game() {
    // A lone bishop mates on 36: the published problem of the rules, with the mating side as the player.
    let mate = game("1/2/1B2K1k/6/5/6/7/2/1 - w - 0 1");
    let refusal = ConditionalTree::read("B5-36 34-35", &mate).expect_err("mate");
    let ConditionalError::GameOver { line: 1, text, status: Status::Checkmate } = refusal else {
        panic!("{refusal}")
    };
    assert_eq!(text, "34-35");
}

#[test]
fn a_repetition_ends_a_line_as_it_ends_the_game() {
    // The position stands for the third time after eight plies.
    let shuffle = "4-5 34-33 5-4 33-34";
    let around = |times: usize| vec![shuffle; times].join(" ");
    let game = game(QUIET);
    assert!(ConditionalTree::read(&around(2), &game).is_ok());
    let refusal = ConditionalTree::read(&around(3), &game).expect_err("threefold");
    assert!(matches!(refusal, ConditionalError::GameOver { status: Status::Threefold, .. }), "{refusal}");
}

#[test]
fn a_line_taken_out_leaves_what_others_share() {
    let whole = "9-8 5-6; 20-19 N11x19 9-8 5-6; 20-19 N11x19 N27x19 12-13";
    for (line, left) in [
        (0, "20-19 N11x19 9-8 5-6; 20-19 N11x19 N27x19 12-13"),
        (1, "9-8 5-6; 20-19 N11x19 N27x19 12-13"),
        (2, "9-8 5-6; 20-19 N11x19 9-8 5-6"),
        (3, whole),
    ] {
        let mut tree = tree(whole);
        assert_eq!(tree.remove(line), line < 3);
        assert_eq!(tree.to_string(), left);
    }
    // The last of a branch takes its whole line along.
    let mut tree = tree("20-19 N11x19 9-8 5-6");
    assert!(tree.remove(0));
    assert!(tree.is_empty());
}

#[test]
fn trees_are_joined_or_left_as_they_are() {
    let mut joined = tree("20-19 N11x19");
    joined.merge(&tree("9-8 5-6; 20-19 N11x19 9-8 5-6")).expect("no contradiction");
    assert_eq!(joined.to_string(), "9-8 5-6; 20-19 N11x19 9-8 5-6");
    let before = joined.clone();
    let refusal = joined.merge(&tree("15-14 5-6; 20-19 5-6")).expect_err("two answers");
    assert!(matches!(refusal, ConditionalError::TwoAnswers { line: 2, .. }), "{refusal}");
    assert_eq!(joined, before);
}

#[test]
fn letters_of_other_languages_are_read_by_whoever_knows_them() {
    let hungarian = |position: &Position, text: &str| read_move(position, &text.replace('H', "N"));
    let tree = ConditionalTree::read_with("20-19 H11-19", &game(PLACED), hungarian).expect("a tree");
    assert_eq!(tree.to_string(), "20-19 N11x19");
    // What the reader makes up is refused.
    let wrong = |_: &Position, _: &str| Ok(mv("1-37"));
    let refusal = ConditionalTree::read_with("20-19 N11-19", &game(PLACED), wrong).expect_err("illegal");
    assert!(matches!(refusal, ConditionalError::Move { line: 1, .. }), "{refusal}");
}

#[test]
fn a_line_has_twenty_moves_at_most() {
    let (game, lines) = lines_from(game(QUIET), &[], &[(1..12).collect()]);
    assert_eq!(lines[0].len(), 22);
    assert!(ConditionalTree::read(&typed(&[lines[0][..20].to_vec()]), &game).is_ok());
    assert_eq!(ConditionalTree::read(&typed(&lines), &game), Err(ConditionalError::TooDeep { line: 1 }));
}

#[test]
fn a_tree_has_sixty_answers_at_most() {
    // Four moves of the opponent in all ways, three of each.
    let picks = (0..81).map(|line| vec![line / 27, line / 9 % 3, line / 3 % 3, line % 3]);
    let picks: Vec<Vec<usize>> = picks.collect();
    let (game, lines) = lines_from(game(QUIET), &[], &picks);
    let read = |count: usize| ConditionalTree::read(&typed(&lines[..count]), &game);
    // How many answers so many lines need: one for each beginning that differs.
    let answers = |count: usize| {
        let beginnings =
            lines[..count].iter().flat_map(|line| [&line[..1], &line[..3], &line[..5], &line[..7]]);
        beginnings.collect::<BTreeSet<_>>().len()
    };
    let fits = (1..lines.len()).take_while(|count| answers(*count) <= 60).last().expect("some fit");
    assert_eq!(answers(fits), 60, "the bound itself is tried");
    let mut full = read(fits).expect("within bounds");
    assert_eq!(full.answers(), 60);
    assert_eq!(read(fits + 1), Err(ConditionalError::TooLarge));
    let before = full.clone();
    let more = ConditionalTree::read(&typed(&lines[fits..=fits]), &game).expect("one line");
    assert_eq!(full.merge(&more), Err(ConditionalError::TooLarge));
    assert_eq!(full, before);
}
