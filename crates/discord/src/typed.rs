//! Texts that people write in a game's channel: which of them may be a move.

use rules::input::Letters;

/// The part of a message that is meant for us: mentions of the bot and the spaces around taken off.
pub(crate) fn without_mention(content: &str, bot: u64) -> (String, bool) {
    let mut text = content.to_owned();
    let mut mentioned = false;
    for form in [format!("<@{bot}>"), format!("<@!{bot}>")] {
        if text.contains(&form) {
            mentioned = true;
            text = text.replace(&form, " ");
        }
    }
    (text.trim().to_owned(), mentioned)
}

/// Longer texts are talk: the longest move with generous spaces, `N 26 x 27 = Q !`, has fewer.
const LONGEST: usize = 18;

/// Whether it can look like a move in any language: it is short and names a number or castles.
pub(crate) fn may_be_a_move(text: &str) -> bool {
    (text.chars().any(|c| c.is_ascii_digit()) || castles(text))
        && text.trim().chars().take(LONGEST + 2).count() <= LONGEST + 1
}

/// Whether this clearly looks like a move: cells, a man's letter, and what people put between them, and not a bare
/// number or word. It need not be a legal one, nor even a well-formed one. `letters` are those of the author's language;
/// where they are words too (Russian «к 5», Polish "w 5"), one apart from its cell is a move only in what is `spoken_to`
/// us.
pub(crate) fn looks_like_a_move(text: &str, letters: &Letters, spoken_to: bool) -> bool {
    if looks_english(text) || looks_lettered(text) || looks_lettered(&letters.to_english(text)) {
        return true;
    }
    let english = letters.to_english(text);
    let one = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).count() == 1;
    let word = text.split_once(' ').is_some_and(|(first, _)| first.chars().all(char::is_alphabetic));
    looks_english(&english) && (spoken_to || !(one && word))
}

fn looks_english(text: &str) -> bool {
    let text = text.trim().trim_end_matches(['.', '!', '?', ',']);
    if text.is_empty() || text.chars().count() > LONGEST {
        return false;
    }
    let mut numbers = 0;
    let mut letters = 0;
    let mut marks = 0;
    let mut in_number = false;
    for c in text.chars() {
        let digit = c.is_ascii_digit();
        if digit && !in_number {
            numbers += 1;
        }
        in_number = digit;
        match c {
            '0'..='9' | ' ' | '+' | '#' => {}
            'k' | 'q' | 'r' | 'b' | 'n' | 'p' | 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' => letters += 1,
            '-' | '–' | '—' | '>' | ':' | 'x' | 'X' | 'х' | 'Х' | '×' | '@' | '=' | '→' => {
                marks += 1;
            }
            _ => return false,
        }
    }
    // Two cells, or a man and a cell: "18 19", "k4", "26-27=n". At most the man and the promotion are letters.
    let cells = (1..=2).contains(&numbers) && text.split(|c: char| !c.is_ascii_digit()).all(|n| n.len() <= 4);
    cells && letters <= 2 && marks <= 3 && (numbers == 2 || letters >= 1)
}

/// The same for boards with lettered files: `e4`, `Nf3`, `exd5`, `O-O`, `d1=Q,d1-d8`.
fn looks_lettered(text: &str) -> bool {
    let text = text.trim().trim_end_matches(['.', '!', '?', ',', '+', '#']);
    if castles(text) {
        return true;
    }
    let squares = text
        .char_indices()
        .filter(|(at, c)| {
            matches!(c.to_ascii_lowercase(), 'a'..='j')
                && text[at + c.len_utf8()..].starts_with(|next: char| matches!(next, '1'..='9'))
        })
        .count();
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let of_moves = |c: char| {
        matches!(c.to_ascii_lowercase(), 'a'..='j' | 'k' | 'q' | 'r' | 'n' | 'p' | 's' | '0'..='9' | ' ' | 'x')
            || "-–—>:хХ×=→,+#()".contains(c)
    };
    (1..=3).contains(&squares)
        && digits <= 2 * squares + 1
        && text.chars().count() <= LONGEST
        && text.chars().all(of_moves)
        // A word such as "bad1dea" is none: letters stand alone, or before a square.
        && text.split(|c: char| !c.is_alphabetic()).all(|word| word.chars().count() <= 4)
}

/// Whether it says to castle.
fn castles(text: &str) -> bool {
    let text: String = text.trim_end_matches(['.', '!', '?', ',', '+', '#']).trim().to_lowercase();
    let same = text.replace(['о', 'o'], "0").replace(['–', '—'], "-");
    matches!(same.as_str(), "0-0" | "0-0-0")
}

/// Whether it is about squares: all its numbers are cells, or it names squares by letters. `1:0` and `7-45` are not
/// about the board.
pub(crate) fn names_squares(text: &str) -> bool {
    if looks_lettered(text) {
        return true;
    }
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    numbers.map(str::parse).all(|number| number.is_ok_and(|number| (1..=37).contains(&number)))
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;
    use crate::text::letters;

    #[test]
    fn moves_in_any_spelling_are_noticed() {
        for text in [
            "18-19", "18 19", "18>19", "18:24", "n11-19", "N11x19+", "26-27n", "26 27=n", "k 4", "K@4", "k4",
            "18–19!", "18 x 24", "5-4=Q#", "99-19", "k19",
        ] {
            assert!(looks_like_a_move(text, letters::of(Lang::En), false), "{text}");
        }
    }

    #[test]
    fn moves_on_lettered_boards_are_noticed() {
        for text in [
            "e4",
            "e2e4",
            "e2-e4",
            "E2 E4",
            "Nf3",
            "Nbd2",
            "exd5",
            "e8=Q",
            "O-O",
            "0-0-0",
            "о-о",
            "Prg1-e1",
            "a9-a10=Q",
            "d1=Q,d1-d8",
            "Rd1xe10+",
        ] {
            assert!(looks_like_a_move(text, letters::of(Lang::En), false), "{text}");
            assert!(names_squares(text) && may_be_a_move(text), "{text}");
        }
    }

    #[test]
    fn talk_is_left_alone() {
        for text in [
            "",
            "hello",
            "good luck!",
            "19",
            "2026",
            "at 18:30 I am back",
            "1-0 for you then",
            "I play 18-19",
            "ok",
            "k",
            "nbq",
            "see you in 10 min",
            "+1",
            "18-19 or 18-20?",
            "1 2 3",
            "12345-19",
        ] {
            assert!(!looks_like_a_move(text, letters::of(Lang::En), false), "{text}");
        }
    }

    #[test]
    fn letters_of_the_authors_language_are_noticed_and_only_those() {
        let cases = [
            (Lang::Ru, ["к11-19", "Кр@4", "кр4", "26-27ф", "л 17х21"].as_slice()),
            (Lang::Pl, ["s11-19", "H@22", "w17x21", "26-27=G", "S19"].as_slice()),
            (Lang::Hu, ["h11-19", "V@22", "f17x21", "26-27=H", "gy 18-19"].as_slice()),
        ];
        for (lang, texts) in cases {
            for text in texts {
                assert!(looks_like_a_move(text, letters::of(lang), false), "{text}");
                assert!(!looks_like_a_move(text, letters::of(Lang::En), true), "{text}");
            }
        }
    }

    #[test]
    fn a_word_and_a_number_are_talk_unless_said_to_us() {
        for (lang, text) in [(Lang::Ru, "к 18"), (Lang::Ru, "с 5!"), (Lang::Pl, "w 5")] {
            assert!(!looks_like_a_move(text, letters::of(lang), false), "{text}");
            assert!(looks_like_a_move(text, letters::of(lang), true), "{text}");
        }
    }

    #[test]
    fn long_texts_and_those_without_a_number_are_not_looked_at_further() {
        for text in ["18-19", "к 18", "N 26 x 27 = Q !"] {
            assert!(may_be_a_move(text), "{text}");
        }
        for text in ["", "good luck!", "see you in 10 minutes, then we go on"] {
            assert!(!may_be_a_move(text), "{text}");
        }
    }

    #[test]
    fn scores_are_not_about_squares() {
        for text in ["18-19", "k4", "26 27=n", "5 10", "37-1"] {
            assert!(names_squares(text), "{text}");
        }
        for text in ["1:0", "7-0", "2-0!", "18-38", "1999-5", "0"] {
            assert!(!names_squares(text), "{text}");
        }
    }

    #[test]
    fn a_mention_is_taken_off() {
        assert_eq!(without_mention("<@42> 18-19", 42), ("18-19".to_owned(), true));
        assert_eq!(without_mention("<@!42>  k4 ", 42), ("k4".to_owned(), true));
        assert_eq!(without_mention("<@43> 18-19", 42), ("<@43> 18-19".to_owned(), false));
    }
}
