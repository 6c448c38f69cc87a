//! The functions of the messages for Hungarian: `ARTICLE`, "a" or "az" as the word after it is spoken, and `PLACE`, a
//! place of a board as it stands before "mező".

use fluent_bundle::{FluentArgs, FluentValue};

/// `ARTICLE($word)`: "az" before a number or word that begins with a vowel, else "a"; with a capital letter in
/// `ARTICLE($word, start: "sentence")`.
pub(crate) fn article<'a>(words: &[FluentValue<'a>], how: &FluentArgs<'_>) -> FluentValue<'a> {
    let vowel = match words.first() {
        Some(FluentValue::Number(number)) => number_begins_with_vowel(number.value as i64),
        Some(FluentValue::String(word)) => match word.parse() {
            Ok(number) => number_begins_with_vowel(number),
            Err(_) => word_begins_with_vowel(word),
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

/// `PLACE($square)`: "18." of a number, which is an ordinal there, and "e4" of a name; of each in a list.
pub(crate) fn place<'a>(words: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match words.first() {
        Some(FluentValue::Number(number)) => FluentValue::from(format!("{}.", number.value)),
        Some(FluentValue::String(text)) => {
            FluentValue::from(text.split(' ').map(ordinal).collect::<Vec<_>>().join(" "))
        }
        _ => FluentValue::Error,
    }
}

fn ordinal(word: &str) -> String {
    let (number, comma) = word.strip_suffix(',').map_or((word, ""), |number| (number, ","));
    if number.parse::<u32>().is_ok() { format!("{number}.{comma}") } else { word.to_owned() }
}

/// A letter alone or before a number is spoken by its own name, as in f4: "ef négy".
fn word_begins_with_vowel(word: &str) -> bool {
    let mut letters = word.chars().skip_while(|c| !c.is_alphabetic());
    let Some(first) = letters.next() else { return false };
    let alone = letters.next().is_none_or(|c| c.is_ascii_digit());
    is_vowel(first) || (alone && "flmnrsxy".contains(first.to_ascii_lowercase()))
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
        assert_eq!(of("Ferenc".into()), "a");
    }

    #[test]
    fn squares_have_the_article_of_their_letter_as_it_is_spoken() {
        for square in ["a1", "e4", "f4", "i10", "f"] {
            assert_eq!(of(square.into()), "az", "{square}");
        }
        for square in ["b2", "c3", "d10", "g1", "h8", "j5", "b"] {
            assert_eq!(of(square.into()), "a", "{square}");
        }
    }

    #[test]
    fn a_numbered_place_is_an_ordinal_and_a_named_one_is_not() {
        let of = |word: FluentValue<'static>| match place(&[word], &FluentArgs::new()) {
            FluentValue::String(place) => place.into_owned(),
            other => panic!("{other:?}"),
        };
        assert_eq!(of(18.into()), "18.");
        assert_eq!(of("18".into()), "18.");
        assert_eq!(of("e4".into()), "e4");
        assert_eq!(of("4, 11 és 17".into()), "4., 11. és 17.");
        assert_eq!(of("e4 és e5".into()), "e4 és e5");
    }
}
