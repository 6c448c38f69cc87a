//! The letters by which a reader of a language may name the men, besides the English ones.

use std::sync::LazyLock;

use rules::Role;
use rules::input::Letters;
use words::{Lang, say};

/// In the order of the languages.
static LETTERS: LazyLock<[Letters; 4]> =
    LazyLock::new(|| Lang::ALL.map(|lang| Letters::new(Role::ALL.map(|role| (own(lang, role), role)))));

/// What a man is called by in a language.
pub(crate) fn own(lang: Lang, role: Role) -> String {
    say!(lang, "man-letter", role = role.word())
}

/// The letters of a language.
pub(crate) fn of(lang: Lang) -> &'static Letters {
    &LETTERS[lang as usize]
}

#[cfg(test)]
mod tests {
    use rules::input::{Reading, read_move_with};
    use rules::{Position, Variant};

    use super::*;

    fn placed(lang: Lang, text: &str) -> Vec<String> {
        match read_move_with(&Position::start(Variant::Starchess), text, of(lang)) {
            Ok(Reading::One(mv)) => vec![mv.to_string()],
            Ok(Reading::Several(moves)) => moves.iter().map(ToString::to_string).collect(),
            Err(error) => panic!("{text}: {error}"),
        }
    }

    // The letters are those of the players' own books: Russian Кр Ф Л С К, Polish K H W G S, Hungarian K V B F H.
    #[test]
    fn every_man_has_its_letter_in_every_language() {
        let letters = [
            (Lang::En, ["K", "Q", "R", "B", "N"]),
            (Lang::Ru, ["Кр", "Ф", "Л", "С", "К"]),
            (Lang::Pl, ["K", "H", "W", "G", "S"]),
            (Lang::Hu, ["K", "V", "B", "F", "H"]),
        ];
        for (lang, letters) in letters {
            for (letter, english) in letters.into_iter().zip(["K@4", "Q@4", "R@4", "B@4", "N@4"]) {
                let placed = placed(lang, &format!("{letter}@4"));
                assert!(placed.contains(&english.to_owned()), "{letter}: {placed:?}");
            }
        }
    }

    #[test]
    fn only_the_hungarian_rook_is_another_man_in_english() {
        assert_eq!(placed(Lang::Hu, "B@4"), ["B@4", "R@4"]);
        for lang in Lang::ALL {
            for letter in ["K", "Q", "R", "N"] {
                assert_eq!(placed(lang, &format!("{letter}@4")).len(), 1, "{letter} in {lang:?}");
            }
        }
    }
}
