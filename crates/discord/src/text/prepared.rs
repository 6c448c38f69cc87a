//! Prepared answers: lines in words, questions, and why a line is not taken.

use play::{ConditionalError, ConditionalTree, GameId};
use rules::Variant;
use words::{Lang, say};

use super::{input, list_or, yes};

/// Labels that are always the same.
macro_rules! labels {
    ($($name:ident = $key:literal),* $(,)?) => {$(
        pub(crate) fn $name(lang: Lang) -> String {
            say!(lang, $key)
        }
    )*};
}

labels! {
    button_pick = "if-button-pick",
    button_keep = "if-button-keep",
    button_go_on = "if-button-go-on",
    button_clear = "if-button-clear",
    menu_remove = "if-menu-remove",
    menu_asked = "if-menu-asked",
    menu_answer = "if-menu-answer",
    too_much = "if-too-much",
}

/// A line, each move of the opponent with its answer; the moves stand in backticks.
pub(crate) fn line<'a>(lang: Lang, pairs: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let pairs: Vec<String> = pairs
        .enumerate()
        .map(|(at, (asked, answer))| {
            say!(lang, "if-pair", first = yes(at == 0), asked = asked, answer = answer)
        })
        .collect();
    format!("{}.", pairs.join("; "))
}

/// What is prepared in a game.
pub(crate) fn list(lang: Lang, (game, opponent): (GameId, &str), count: usize, lines: &str) -> String {
    say!(lang, "if-list", game = game.0, opponent = opponent, count = count, lines = lines)
}

/// Nothing is prepared, and how to begin.
pub(crate) fn nothing(lang: Lang, variant: Variant, (game, opponent): (GameId, &str)) -> String {
    say!(lang, "if-nothing", game = game.0, opponent = opponent, variant = variant.as_str())
}

/// A text without a move in it.
pub(crate) fn no_moves(lang: Lang, variant: Variant) -> String {
    say!(lang, "if-no-moves", variant = variant.as_str())
}

/// Lines to be confirmed; `before` is how many are prepared already.
pub(crate) fn preview(lang: Lang, (game, opponent): (GameId, &str), before: usize, lines: &str) -> String {
    say!(lang, "if-preview", game = game.0, opponent = opponent, before = before, lines = lines)
}

/// There is no line of that number among so many.
pub(crate) fn no_such_line(lang: Lang, count: usize) -> String {
    say!(lang, "if-no-such-line", count = count)
}

/// Which move of the opponent is to be answered.
pub(crate) fn pick_first(lang: Lang, opponent: &str) -> String {
    say!(lang, "if-pick-first", opponent = opponent)
}

/// Which move of the opponent is to be answered after a line.
pub(crate) fn pick_next(lang: Lang, line: &str, opponent: &str) -> String {
    say!(lang, "if-pick-next", line = line, opponent = opponent)
}

/// What the answer is.
pub(crate) fn pick_answer(lang: Lang, asked: &str) -> String {
    say!(lang, "if-pick-answer", asked = asked)
}

/// A move of the opponent after which there is nothing to answer.
pub(crate) fn ends_there(lang: Lang, asked: &str) -> String {
    say!(lang, "if-ends-there", asked = asked)
}

/// A typed move that can be one of several, with a spelling for each that cannot.
pub(crate) fn ambiguous(lang: Lang, text: &str, ways: &[String]) -> String {
    let ways: Vec<String> = ways.iter().map(|way| format!("`{way}`")).collect();
    say!(lang, "if-ambiguous", text = text.replace('`', ""), ways = list_or(lang, &ways))
}

/// Why a text is not taken, and what would be right.
pub(crate) fn error(lang: Lang, error: &ConditionalError) -> String {
    match error {
        ConditionalError::Move { line, text, why } => say!(
            lang,
            "if-error-move",
            line = *line,
            text = super::cut(&text.replace('`', ""), 100),
            why = input::sentence(lang, why)
        ),
        ConditionalError::GameOver { line, text, status } => say!(
            lang,
            "if-error-over",
            line = *line,
            text = super::cut(&text.replace('`', ""), 100),
            status = status.as_str()
        ),
        ConditionalError::NoAnswer { line, asked } => {
            say!(lang, "if-error-no-answer", line = *line, asked = asked)
        }
        ConditionalError::TwoAnswers { line, asked, first, second } => {
            say!(lang, "if-error-two-answers", line = *line, asked = asked, first = first, second = second)
        }
        ConditionalError::TooDeep { line } => {
            say!(lang, "if-error-deep", line = *line, most = ConditionalTree::MOST_PLIES)
        }
        ConditionalError::TooLarge => say!(lang, "if-error-large", most = ConditionalTree::MOST_ANSWERS),
    }
}
