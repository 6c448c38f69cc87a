//! The controls of puzzles, as custom ids: `pz:hint:12` for a puzzle, `pd:open:starchess:335` for that of a day.

use std::fmt;

use rules::Variant;
use store::PuzzleNo;

use crate::asked::Way;

/// The puzzle of a day, as a message shows it: whose it is follows from where it is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Day {
    pub(crate) variant: Variant,
    pub(crate) number: i32,
}

/// What can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PuzzlePress {
    /// The form for an answer to the puzzle of a day.
    AnswerDay(Day),
    /// The puzzle of a day for the presser alone.
    Open(Day),
    /// What can be told of it without the answer.
    Share(Day),
    /// The form for an answer.
    Answer(PuzzleNo),
    Hint(PuzzleNo),
    /// Asks whether to be shown the solution.
    GiveUp(PuzzleNo),
    GiveUpYes(PuzzleNo),
    /// The puzzle as it is, after thinking better of it.
    Back(PuzzleNo),
    /// The form for a flaw.
    Flaw(PuzzleNo),
    /// The position after so many moves of the solution. Several buttons may lead to one.
    Step(PuzzleNo, u8, char),
    /// Another puzzle of a rule set.
    Another(Variant),
    /// The menu of the archive.
    Archive,
    /// A page of it.
    ArchivePage(u8),
}

impl PuzzlePress {
    /// Whether it is answered by a form.
    pub(crate) fn is_form(self) -> bool {
        matches!(self, Self::AnswerDay(_) | Self::Answer(_) | Self::Flaw(_))
    }

    /// How the press is answered.
    pub(crate) fn way(self) -> Way {
        match self {
            Self::Hint(_)
            | Self::GiveUp(_)
            | Self::GiveUpYes(_)
            | Self::Back(_)
            | Self::Step(..)
            | Self::ArchivePage(_) => Way::Update,
            _ => Way::Private,
        }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.variant, self.number)
    }
}

impl Day {
    /// `starchess:335`
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (variant, number) = text.split_once(':')?;
        Some(Self { variant: Variant::from_word(variant)?, number: number.parse().ok()? })
    }
}

impl fmt::Display for PuzzlePress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AnswerDay(day) => write!(f, "pd:answer:{day}"),
            Self::Open(day) => write!(f, "pd:open:{day}"),
            Self::Share(day) => write!(f, "pd:share:{day}"),
            Self::Answer(no) => write!(f, "pz:answer:{no}"),
            Self::Hint(no) => write!(f, "pz:hint:{no}"),
            Self::GiveUp(no) => write!(f, "pz:give:{no}"),
            Self::GiveUpYes(no) => write!(f, "pz:give-yes:{no}"),
            Self::Back(no) => write!(f, "pz:back:{no}"),
            Self::Flaw(no) => write!(f, "pz:flaw:{no}"),
            Self::Step(no, ply, which) => write!(f, "pz:step:{no}:{ply}:{which}"),
            Self::Another(variant) => write!(f, "pz:more:{variant}"),
            Self::Archive => f.write_str("pd:archive"),
            Self::ArchivePage(page) => write!(f, "pd:page:{page}"),
        }
    }
}

/// Reads what stands after `pd:` or `pz:`.
pub(crate) fn read(kind: &str, rest: &str) -> Option<PuzzlePress> {
    let (what, rest) = rest.split_once(':').unwrap_or((rest, ""));
    if kind == "pd" {
        let day = || Day::read(rest);
        return match what {
            "answer" => day().map(PuzzlePress::AnswerDay),
            "open" => day().map(PuzzlePress::Open),
            "share" => day().map(PuzzlePress::Share),
            "archive" if rest.is_empty() => Some(PuzzlePress::Archive),
            "page" => rest.parse().ok().map(PuzzlePress::ArchivePage),
            _ => None,
        };
    }
    let no = || rest.parse().ok().map(PuzzleNo);
    match what {
        "answer" => no().map(PuzzlePress::Answer),
        "hint" => no().map(PuzzlePress::Hint),
        "give" => no().map(PuzzlePress::GiveUp),
        "give-yes" => no().map(PuzzlePress::GiveUpYes),
        "back" => no().map(PuzzlePress::Back),
        "flaw" => no().map(PuzzlePress::Flaw),
        "more" => Variant::from_word(rest).map(PuzzlePress::Another),
        "step" => {
            let mut parts = rest.split(':');
            let (no, ply, which) = (parts.next()?, parts.next()?, parts.next()?);
            let which = which.chars().next().filter(|_| which.len() == 1 && parts.next().is_none())?;
            Some(PuzzlePress::Step(PuzzleNo(no.parse().ok()?), ply.parse().ok()?, which))
        }
        _ => None,
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::press::Press;

    /// Every kind of control, with the longest numbers.
    pub(crate) fn all() -> Vec<PuzzlePress> {
        let (no, day) = (PuzzleNo(i64::MAX), Day { variant: Variant::Chess100, number: -400 });
        vec![
            PuzzlePress::AnswerDay(day),
            PuzzlePress::Open(day),
            PuzzlePress::Share(day),
            PuzzlePress::Answer(no),
            PuzzlePress::Hint(no),
            PuzzlePress::GiveUp(no),
            PuzzlePress::GiveUpYes(no),
            PuzzlePress::Back(no),
            PuzzlePress::Flaw(no),
            PuzzlePress::Step(no, 11, 'n'),
            PuzzlePress::Another(Variant::Starchess),
            PuzzlePress::Archive,
            PuzzlePress::ArchivePage(9),
        ]
    }

    #[test]
    fn every_control_is_read_back_and_fits_into_a_hundred_characters() {
        for press in all() {
            let id = press.to_string();
            assert_eq!(id.parse(), Ok(Press::Puzzle(press)), "{id}");
            assert!(id.len() <= 100);
        }
        for id in ["pz:hint", "pz:hint:x", "pd:open:shogi:1", "pz:step:1:2", "pz:step:1:2:ab", "pd:archive:1"]
        {
            assert!(id.parse::<Press>().is_err(), "{id}");
        }
    }
}
