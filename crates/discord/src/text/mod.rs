//! Every sentence that people read: made by a function of what it is about, in the language of whom it is for, from the
//! messages of `words`. No other module has words for people. Names are cleaned before they are put into a sentence
//! ([`name`]).

pub(crate) mod answers;
pub(crate) mod asking;
pub(crate) mod board;
pub(crate) mod buttons;
pub(crate) mod challenges;
pub(crate) mod clock;
pub(crate) mod clocks;
pub(crate) mod commands;
pub(crate) mod data;
pub(crate) mod engines;
pub(crate) mod help;
pub(crate) mod house;
mod input;
pub(crate) mod ladder;
pub(crate) mod letters;
pub(crate) mod moderation;
pub(crate) mod moves;
pub(crate) mod notes;
pub(crate) mod notices;
pub(crate) mod pages;
pub(crate) mod prepared;
pub(crate) mod puzzles;
pub(crate) mod ratings;
pub(crate) mod records;
pub(crate) mod refusals;
pub(crate) mod server;
pub(crate) mod settings;
pub(crate) mod terms;
pub(crate) mod tournaments;
pub(crate) mod vacation;
pub(crate) mod watch;

use rules::Colour;
use words::{Lang, say};

/// Discord's limit on the text of a message.
pub(crate) const LONGEST: usize = 2000;

/// A display name as it may stand in a sentence: short, on one line, and with nothing that Discord would read as
/// markup or a mention.
pub(crate) fn name(lang: Lang, raw: &str) -> String {
    let mut clean = String::new();
    for c in plain(raw).chars().take(32) {
        if matches!(
            c,
            '*' | '_' | '~' | '`' | '|' | '\\' | '<' | '>' | '@' | '#' | '[' | ']' | '(' | ')' | ':'
        ) {
            clean.push('\\');
        }
        clean.push(c);
    }
    if clean.trim().is_empty() { say!(lang, "somebody") } else { clean }
}

/// A text without control characters, those among them that turn the direction of what follows: on the page they would
/// reach beyond the text itself.
pub(crate) fn plain(raw: &str) -> String {
    let turns = |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    raw.chars().filter(|c| !c.is_control() && !turns(*c)).collect()
}

/// A text cut to what fits, on a whole character.
pub(crate) fn cut(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(longest.saturating_sub(1)).collect();
    short.push('…');
    short
}

/// A list as people write it: "a, b and c".
pub(crate) fn list(lang: Lang, items: &[String]) -> String {
    joined(items, |most, last| say!(lang, "list-and", most = most, last = last))
}

/// A list of which one is to be chosen: "a, b or c".
pub(crate) fn list_or(lang: Lang, items: &[String]) -> String {
    joined(items, |most, last| say!(lang, "list-or", most = most, last = last))
}

fn joined(items: &[String], join: impl Fn(String, &str) -> String) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => join(most.join(", "), last),
    }
}

/// A side as the messages tell them apart.
fn side(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

/// A yes or no as the messages tell them apart.
fn yes(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// A mention of one person.
pub(crate) fn mention(user: play::UserId) -> String {
    format!("<@{user}>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_mark_up_or_mention() {
        assert_eq!(name(Lang::En, "**Anna**"), "\\*\\*Anna\\*\\*");
        assert_eq!(name(Lang::En, "@everyone"), "\\@everyone");
        assert_eq!(name(Lang::En, "\n\n"), "somebody");
        assert_eq!(name(Lang::En, "\u{202e}annA\u{2066}\u{200f}\u{61c}"), "annA");
        assert_eq!(name(Lang::En, "\u{202e}"), "somebody");
    }

    #[test]
    fn a_cut_text_has_the_length_asked_for() {
        assert_eq!(cut("abcdef", 4), "abc…");
        assert_eq!(cut("äöü", 3), "äöü");
    }

    #[test]
    fn lists_read_as_people_write_them() {
        let items: Vec<String> = ["king", "queen", "rook"].map(str::to_owned).to_vec();
        assert_eq!(list(Lang::En, &items), "king, queen and rook");
        assert_eq!(list_or(Lang::En, &items[..2]), "king or queen");
        assert_eq!(list(Lang::En, &items[..1]), "king");
    }
}
