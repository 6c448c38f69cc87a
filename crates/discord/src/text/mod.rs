//! Every word that people read, in one place: other languages will come in here.
//!
//! A sentence is made by a function of what it is about; no other module holds words for people. Names are cleaned
//! before they are put into a sentence ([`name`]).

pub(crate) mod answers;
pub(crate) mod board;
pub(crate) mod buttons;
pub(crate) mod commands;
pub(crate) mod help;
pub(crate) mod notices;
pub(crate) mod pages;

/// Discord's limit on the text of a message.
pub(crate) const LONGEST: usize = 2000;

/// A display name as it may stand in a sentence: short, on one line, and with nothing that Discord would read as
/// markup or a mention.
pub(crate) fn name(raw: &str) -> String {
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
    if clean.trim().is_empty() { "somebody".to_owned() } else { clean }
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

/// `1st` or any list as people read it: "a, b and c".
pub(crate) fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
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
        assert_eq!(name("**Anna**"), "\\*\\*Anna\\*\\*");
        assert_eq!(name("@everyone"), "\\@everyone");
        assert_eq!(name("\n\n"), "somebody");
        assert_eq!(name("\u{202e}annA\u{2066}\u{200f}\u{61c}"), "annA");
        assert_eq!(name("\u{202e}"), "somebody");
    }

    #[test]
    fn a_cut_text_has_the_length_asked_for() {
        assert_eq!(cut("abcdef", 4), "abc…");
        assert_eq!(cut("äöü", 3), "äöü");
    }

    #[test]
    fn lists_read_as_people_write_them() {
        let items: Vec<String> = ["king", "queen", "rook"].map(str::to_owned).to_vec();
        assert_eq!(list(&items), "king, queen and rook");
        assert_eq!(list(&items[..1]), "king");
    }
}
