//! What the position strings of all rule sets have in common.

use std::fmt::Write as _;

use crate::Man;

/// Men in a row: their letters, and how many places between them are empty.
pub(crate) fn placement<'m>(men: impl IntoIterator<Item = &'m Option<Man>>) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for man in men.into_iter().map(Some).chain([None]) {
        match man {
            Some(None) => empty += 1,
            man => {
                if empty > 0 {
                    write!(text, "{empty}").expect("a string takes any text");
                    empty = 0;
                }
                text.extend(man.copied().flatten().map(Man::letter));
            }
        }
    }
    text
}

/// The letters of a set, `-` if there are none.
pub(crate) fn letters(letters: impl Iterator<Item = char>) -> String {
    let text: String = letters.collect();
    if text.is_empty() { "-".to_owned() } else { text }
}

/// `-` as nothing, or a non-empty part of `order` in that order.
pub(crate) fn read_letters<'t>(text: &'t str, order: &str) -> Option<&'t str> {
    if text == "-" {
        return Some("");
    }
    let mut rest = order.chars();
    let in_order = text.chars().all(|letter| rest.any(|next| next == letter));
    (in_order && !text.is_empty()).then_some(text)
}

/// A plain number up to 9999 without sign or leading zeros.
pub(crate) fn read_counter(text: &str) -> Option<u16> {
    let plain = (1..=4).contains(&text.len())
        && text.bytes().all(|b| b.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}
