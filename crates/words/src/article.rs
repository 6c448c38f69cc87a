//! The function `ARTICLE` of the messages: Hungarian's "a" or "az", as the word after it is spoken.

use fluent_bundle::{FluentArgs, FluentValue};

/// `ARTICLE($word)`: "az" before a number or word that begins with a vowel, else "a"; with a capital letter in
/// `ARTICLE($word, start: "sentence")`.
pub(crate) fn article<'a>(words: &[FluentValue<'a>], how: &FluentArgs<'_>) -> FluentValue<'a> {
    let vowel = match words.first() {
        Some(FluentValue::Number(number)) => number_begins_with_vowel(number.value as i64),
        Some(FluentValue::String(word)) => match word.parse() {
            Ok(number) => number_begins_with_vowel(number),
            Err(_) => word.chars().find(|c| c.is_alphabetic()).is_some_and(is_vowel),
        },
        _ => return FluentValue::Error,
    };
    FluentValue::from(match (how.get("start").is_some(), vowel) {
        (true, true) => "Az",
        (true, false) => "A",
        (false, true) => "az",
        (false, false) => "a",
    })
}

fn is_vowel(letter: char) -> bool {
    letter.to_lowercase().any(|c| "aáeéiíoóöőuúüű".contains(c))
}

/// Egy, ezer, egymillió begin with a vowel, tíz and száz do not; öt, ötven, ötszáz, ötezer always do.
fn number_begins_with_vowel(number: i64) -> bool {
    let digits = number.unsigned_abs().to_string();
    match digits.as_bytes().first() {
        Some(b'5') => true,
        Some(b'1') => digits.len() % 3 == 1,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(word: FluentValue<'_>) -> String {
        match article(&[word], &FluentArgs::new()) {
            FluentValue::String(article) => article.into_owned(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn numbers_have_the_article_of_their_spoken_form() {
        for number in [1, 5, 50, 57, 512, 1000, 1848, 5000, 50_000, 1_000_000] {
            assert_eq!(of(number.into()), "az", "{number}");
            assert_eq!(of(number.to_string().into()), "az", "{number} as a text");
        }
        for number in [0, 2, 3, 4, 6, 10, 11, 15, 19, 20, 37, 100, 150, 10_000, 100_000] {
            assert_eq!(of(number.into()), "a", "{number}");
        }
    }

    #[test]
    fn words_have_the_article_of_their_first_letter() {
        assert_eq!(of("Ágnes".into()), "az");
        assert_eq!(of("\\*Éva".into()), "az");
        assert_eq!(of("Béla".into()), "a");
        assert_eq!(of("…".into()), "a");
    }
}
