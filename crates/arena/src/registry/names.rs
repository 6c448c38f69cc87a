//! What engines can be called, and what can be said of them.

/// What is wrong with a name or a text, in a sentence that says what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameFault {
    /// Too short or too long.
    #[error("a name has 2 to 32 characters, this one has {0}")]
    Length(usize),
    /// A character that it cannot have.
    #[error("a name has Latin letters, digits and . _ + - (a space between words): {0:?} is none of them")]
    Character(char),
    /// It begins or ends with a sign, or has two spaces.
    #[error("a name begins and ends with a letter or digit, and has single spaces")]
    Edge,
    /// One of the house's.
    #[error("names that begin with \"starmate\" are the house's own")]
    House,
    /// Not two letters.
    #[error("a country is two letters of ISO 3166-1, such as HU")]
    Country,
    /// Too long a text.
    #[error("at most {most} characters can be said here, and these are {found}")]
    Text {
        /// How many it has.
        found: usize,
        /// How many it may have.
        most: usize,
    },
}

/// The longest description, in characters.
const DESCRIPTION: usize = 300;

/// A name as it is kept.
///
/// # Errors
/// What is wrong with it.
pub fn check_name(typed: &str) -> Result<String, NameFault> {
    let name = typed.trim();
    let length = name.chars().count();
    if !(2..=32).contains(&length) {
        return Err(NameFault::Length(length));
    }
    // Latin letters alone, so that no two names look alike.
    if let Some(odd) = name.chars().find(|c| !c.is_ascii_alphanumeric() && !"._+- ".contains(*c)) {
        return Err(NameFault::Character(odd));
    }
    let firm = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '+');
    if !firm(name.chars().next())
        || !firm(name.chars().last())
        || name.contains("  ")
        || name.starts_with('+')
    {
        return Err(NameFault::Edge);
    }
    if name.to_ascii_lowercase().starts_with("starmate") {
        return Err(NameFault::House);
    }
    Ok(name.to_owned())
}

/// A country as it is kept; nothing of an empty text.
///
/// # Errors
/// [`NameFault::Country`].
pub fn check_country(typed: &str) -> Result<Option<String>, NameFault> {
    let text = typed.trim().to_ascii_uppercase();
    match text.len() {
        0 => Ok(None),
        2 if text.bytes().all(|byte| byte.is_ascii_uppercase()) => Ok(Some(text)),
        _ => Err(NameFault::Country),
    }
}

/// A description or an author's name as it is kept: on one line; nothing of an empty text.
///
/// # Errors
/// [`NameFault::Text`].
pub fn check_description(typed: &str) -> Result<Option<String>, NameFault> {
    let text = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let text: String = text.chars().filter(|c| !c.is_control()).collect();
    match text.chars().count() {
        0 => Ok(None),
        found if found > DESCRIPTION => Err(NameFault::Text { found, most: DESCRIPTION }),
        _ => Ok(Some(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_can_be_told_apart_are_taken() {
        for (typed, kept) in
            [("Vega 2.1", "Vega 2.1"), ("  c-star_3 ", "c-star_3"), ("Node++", "Node++"), ("42", "42")]
        {
            assert_eq!(check_name(typed).as_deref(), Ok(kept));
        }
    }

    #[test]
    fn other_names_are_refused_with_what_would_be_right() {
        use NameFault as F;
        for (typed, fault) in [
            ("x", F::Length(1)),
            ("", F::Length(0)),
            ("a name that is quite a bit too long", F::Length(35)),
            ("Вега", F::Character('В')),
            ("a/b", F::Character('/')),
            ("a\nb", F::Character('\n')),
            ("-rm", F::Edge),
            ("two  spaces", F::Edge),
            ("Starmate-9", F::House),
        ] {
            assert_eq!(check_name(typed), Err(fault), "{typed:?}");
        }
    }

    #[test]
    fn countries_and_texts_are_tidied() {
        assert_eq!(check_country(" hu "), Ok(Some("HU".to_owned())));
        assert_eq!(check_country(""), Ok(None));
        assert_eq!(check_country("HUN"), Err(NameFault::Country));
        assert_eq!(check_description(" one\n  two "), Ok(Some("one two".to_owned())));
        assert!(check_description(&"x".repeat(301)).is_err());
    }
}
