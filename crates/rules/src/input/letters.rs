//! Man letters of other languages.

use super::refusal::MoveTextError;
use super::{left_open, read, shown};
use crate::{Move, Position, Role, Variant};

/// The letters by which men are called in a language, one or more characters each. Records keep the English ones; these
/// are for reading what somebody typed who knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    /// In lower case, the longest first: Russian king `кр` before knight `к`.
    own: Vec<(Vec<char>, Role)>,
    /// In lower case: letters that, written large, can only be a man's, though no man of this reading has them.
    large: Vec<char>,
}

/// The letters of one rule set's men, as a board whose squares have names needs them.
pub(super) struct Alphabet {
    /// Everything by which a man can be called, in lower case.
    pub(super) men: Vec<(Vec<char>, Role)>,
    /// See [`Letters`].
    pub(super) large: Vec<char>,
}

/// What a typed text means to a reader of two kinds of letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// One move.
    One(Move),
    /// Different moves, at least two, all of them legal: those of the English letters first.
    Several(Vec<Move>),
}

impl Letters {
    /// A language's letters, in either case.
    pub fn new(letters: impl IntoIterator<Item = (String, Role)>) -> Self {
        let lower = |(letters, role): (String, Role)| (letters.to_lowercase().chars().collect(), role);
        let mut own: Vec<(Vec<char>, Role)> = letters.into_iter().map(lower).collect();
        own.sort_by_key(|(letters, _)| std::cmp::Reverse(letters.len()));
        Self { own, large: Vec::new() }
    }

    /// No letters but the English ones.
    pub(super) fn english() -> Self {
        Self { own: Vec::new(), large: Vec::new() }
    }

    /// The English ones, for a reader who would write these large for a man and small for a file.
    fn english_beside(&self) -> Self {
        let single = |(letters, _): &(Vec<char>, Role)| match letters.as_slice() {
            [one] => Some(*one),
            _ => None,
        };
        Self { own: Vec::new(), large: self.own.iter().filter_map(single).collect() }
    }

    /// These letters for the men of a rule set, and the English ones that they leave free.
    pub(super) fn alphabet(&self, variant: Variant) -> Alphabet {
        let has = |role: Role| variant.roles().contains(&role);
        let own = self.own.iter().filter(|(letters, role)| !letters.is_empty() && has(*role));
        let mut men: Vec<(Vec<char>, Role)> = own.cloned().collect();
        for &role in variant.roles() {
            let sign = if role == Role::Pawn { "p" } else { role.sign() };
            let english: Vec<char> = sign.to_lowercase().chars().collect();
            if men.iter().all(|(letters, _)| *letters != english) {
                men.push((english, role));
            }
        }
        Alphabet { men, large: self.large.clone() }
    }

    /// A text with these letters turned into English ones; everything else stays.
    pub fn to_english(&self, text: &str) -> String {
        let typed: Vec<char> = text.chars().collect();
        let lower: Vec<char> = typed.iter().map(|c| c.to_lowercase().next().unwrap_or(*c)).collect();
        let mut english = String::new();
        let mut at = 0;
        while at < typed.len() {
            let found =
                self.own.iter().find(|(letters, _)| !letters.is_empty() && lower[at..].starts_with(letters));
            if let Some((letters, role)) = found {
                english.push(role.letter());
                at += letters.len();
            } else {
                english.push(typed[at]);
                at += 1;
            }
        }
        english
    }
}

/// The legal move that a typed text means to somebody who may use English letters or their own: see [`read_move`](super::read_move).
///
/// Where the two kinds of letters name different men and both readings are legal, the text has both:
///
/// ```
/// use rules::{Move, Position, Role, Variant};
/// use rules::input::{Letters, Reading, read_move_with};
///
/// // In Hungarian B is the rook (bástya).
/// let hungarian = Letters::new([("B".to_owned(), Role::Rook), ("F".to_owned(), Role::Bishop)]);
/// let start = Position::start(Variant::Starchess);
/// let placed = |bare| Move::parse(Variant::Starchess, bare);
/// let both = Reading::Several(vec![placed("B@4")?, placed("R@4")?]);
/// assert_eq!(read_move_with(&start, "B@4", &hungarian), Ok(both));
/// assert_eq!(read_move_with(&start, "F@4", &hungarian), Ok(Reading::One(placed("B@4")?)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// No reading is legal: [`MoveTextError`] is about their own letters, unless those have no meaning in the text.
pub fn read_move_with(position: &Position, text: &str, letters: &Letters) -> Result<Reading, MoveTextError> {
    let english = read(position, text, &letters.english_beside());
    if position.variant() == Variant::Starchess && letters.to_english(text).eq_ignore_ascii_case(text) {
        return english.map(Reading::One);
    }
    let own = read(position, text, letters);
    let legal = position.legal_moves();
    let mut moves: Vec<Move> = Vec::new();
    for reading in [&english, &own] {
        let meant = match reading {
            Ok(mv) => vec![*mv],
            Err(refusal) => left_open(&legal, refusal),
        };
        let new: Vec<Move> = meant.into_iter().filter(|mv| !moves.contains(mv)).collect();
        moves.extend(new);
    }
    let two = |reading: &Result<Move, _>| matches!(reading, Ok(_) | Err(MoveTextError::TwoReadings { .. }));
    match moves.as_slice() {
        [one] if two(&english) || two(&own) => Ok(Reading::One(*one)),
        [_, ..] if two(&english) || two(&own) => Ok(Reading::Several(moves)),
        _ => match own {
            Err(MoveTextError::Empty { .. } | MoveTextError::Unreadable { .. }) => english,
            Err(MoveTextError::TooManySquares { variant, .. }) => {
                Err(MoveTextError::TooManySquares { variant, text: shown(text) })
            }
            own => own,
        }
        .map(Reading::One),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    fn letters(list: [(&str, Role); 5]) -> Letters {
        Letters::new(list.map(|(letters, role)| (letters.to_owned(), role)))
    }

    fn russian() -> Letters {
        use Role::{Bishop, King, Knight, Queen, Rook};
        letters([("Кр", King), ("Ф", Queen), ("Л", Rook), ("С", Bishop), ("К", Knight)])
    }

    fn hungarian() -> Letters {
        use Role::{Bishop, King, Knight, Queen, Rook};
        letters([("K", King), ("V", Queen), ("B", Rook), ("F", Bishop), ("H", Knight)])
    }

    fn read(position: &str, text: &str, letters: &Letters) -> Result<Vec<String>, MoveTextError> {
        let position = Position::parse(Variant::Starchess, position).expect("a position");
        read_move_with(&position, text, letters).map(|reading| match reading {
            Reading::One(mv) => vec![mv.to_string()],
            Reading::Several(moves) => moves.iter().map(Move::to_string).collect(),
        })
    }

    const SETUP: &str = "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNkqrbn w CDEFGcdefg 0 1";
    const PROMOTING: &str = "1/2/6k/6/4K/4P1/7/2/1 - w - 0 1";

    #[test]
    fn own_letters_and_english_ones_are_read_alike() {
        for (text, bare) in [
            ("Кр@4", "K@4"),
            ("кр 4", "K@4"),
            ("КР4", "K@4"),
            ("к4", "N@4"),
            ("К@4", "N@4"),
            ("ф11", "Q@11"),
            ("л17", "R@17"),
            ("с22", "B@22"),
            ("K@4", "K@4"),
            ("n4", "N@4"),
        ] {
            assert_eq!(read(SETUP, text, &russian()), Ok(vec![bare.to_owned()]), "{text}");
        }
        assert_eq!(read(PROMOTING, "26-27=Ф", &russian()), Ok(vec!["26-27=Q".to_owned()]));
        assert_eq!(read(PROMOTING, "26 27к", &russian()), Ok(vec!["26-27=N".to_owned()]));
        assert_eq!(
            read("1/2/6k/N5/5/6/K6/2/1 - w - 0 1", "К11х19+", &russian()),
            Ok(vec!["11-19".to_owned()])
        );
    }

    #[test]
    fn two_legal_readings_are_both_given() {
        assert_eq!(read(SETUP, "b4", &hungarian()), Ok(vec!["B@4".to_owned(), "R@4".to_owned()]));
        assert_eq!(
            read(PROMOTING, "26-27b", &hungarian()),
            Ok(vec!["26-27=B".to_owned(), "26-27=R".to_owned()])
        );
    }

    #[test]
    fn a_reading_that_alone_is_legal_is_meant() {
        // The rook stands; the bishop is in hand.
        let rook_stands = "1/2/RP3p1/1P2p1/1P1p1/1P2p1/1P3pk/2/1 KQBNqrbn w CDEFGcdefg 0 2";
        assert_eq!(read(rook_stands, "B@11", &hungarian()), Ok(vec!["B@11".to_owned()]));
        let bishop_stands = "1/2/BP3p1/1P2p1/1P1p1/1P2p1/1P3pk/2/1 KQRNqrbn w CDEFGcdefg 0 2";
        assert_eq!(read(bishop_stands, "B@11", &hungarian()), Ok(vec!["R@11".to_owned()]));
    }

    #[test]
    fn several_men_of_one_reading_are_asked_about_with_the_other_reading() {
        // Rooks on 17 and 21 of one file; a bishop on 14. All can go to 19: the rooks along the file, the bishop obliquely.
        let here = "k/2/7/3B2/R3R/6/K6/2/1 - w - 0 1";
        assert_eq!(
            read(here, "b19", &hungarian()),
            Ok(vec!["14-19".to_owned(), "17-19".to_owned(), "21-19".to_owned()])
        );
    }

    #[test]
    fn refusals_are_about_the_own_letters_and_repeat_what_was_typed() {
        assert!(matches!(read(SETUP, "Кр@19", &russian()), Err(MoveTextError::OffBackRank { .. })));
        for (text, letters) in [("привет", russian()), ("hello", hungarian())] {
            let refusal = read(SETUP, text, &letters).expect_err(text);
            assert_eq!(
                refusal,
                MoveTextError::Unreadable { variant: Variant::Starchess, text: text.to_owned() }
            );
        }
        let twice = "К11-19 Л4-5";
        let refusal = read("1/2/6k/N5/5/6/K6/2/1 - w - 0 1", twice, &russian()).expect_err(twice);
        assert_eq!(
            refusal,
            MoveTextError::TooManySquares { variant: Variant::Starchess, text: twice.to_owned() }
        );
    }
}
