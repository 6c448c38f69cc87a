//! Making texts of messages.

use words::{Lang, MessageError, Value, message, say};

#[test]
fn numbers_are_written_plainly() {
    assert_eq!(say!(Lang::En, "exported", game = 1234), "The record of game 1234.");
    assert_eq!(
        say!(Lang::En, "exported", game = 9_007_199_254_740_991_i64),
        "The record of game 9007199254740991."
    );
}

#[test]
fn names_are_put_in_without_marks_around() {
    assert_eq!(say!(Lang::En, "unblocked", user = "Anna"), "Anna can challenge you again.");
}

#[test]
fn a_message_that_is_not_there_and_one_without_its_value_are_told_apart() {
    let missing = MessageError::Missing { lang: Lang::En, key: "no-such".into() };
    assert_eq!(message(Lang::En, "no-such", &[]), Err(missing));
    let other = [("other", Value::from(1))];
    assert!(matches!(message(Lang::En, "exported", &other), Err(MessageError::Malformed { .. })));
}

#[test]
fn counts_have_the_plural_of_their_language() {
    let moves = |lang, counts: &[i32]| -> Vec<String> {
        counts.iter().map(|count| say!(lang, "menu-moves", count = *count)).collect()
    };
    assert_eq!(moves(Lang::En, &[1, 2, 21]), ["1 move", "2 moves", "21 moves"]);
    assert_eq!(
        moves(Lang::Ru, &[1, 2, 5, 11, 12, 21, 22, 25]),
        ["1 ход", "2 хода", "5 ходов", "11 ходов", "12 ходов", "21 ход", "22 хода", "25 ходов"]
    );
    assert_eq!(
        moves(Lang::Pl, &[1, 2, 5, 12, 21, 22, 25]),
        ["1 ruch", "2 ruchy", "5 ruchów", "12 ruchów", "21 ruchów", "22 ruchy", "25 ruchów"]
    );
    assert_eq!(moves(Lang::Hu, &[1, 2, 21]), ["1 lépés", "2 lépés", "21 lépés"]);
}

#[test]
fn the_hungarian_article_goes_by_the_spoken_number() {
    assert_eq!(say!(Lang::Hu, "aborted", game = 5), "Az 5. játszma törölve.");
    assert_eq!(say!(Lang::Hu, "aborted", game = 12), "A 12. játszma törölve.");
    assert_eq!(say!(Lang::Hu, "resigned", game = 1000), "Feladtad az 1000. játszmát.");
}

#[test]
fn the_limping_pawn_is_not_the_backward_one_in_russian() {
    let text = say!(Lang::Ru, "rules-pawn.text");
    assert!(text.contains("*Хромая (отсталая)* пешка"), "{text}");
}
