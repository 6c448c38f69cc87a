//! What a typed answer is worth, on the state that the database keeps.

use puzzles::{Answer, Attempt, Puzzle};
use rules::Move;
use rules::input::MoveTextError;
use store::Step;
use words::Lang;

use crate::text::letters;

/// An answer that was read, as far as it could be.
pub(super) struct Judged {
    /// What it was worth, move by move.
    pub(super) answer: Answer,
    /// All right moves now: bare, with spaces between.
    pub(super) line: String,
    /// How many of them are new.
    pub(super) found: u8,
}

impl Judged {
    /// What the database is told of it.
    pub(super) fn step(&self) -> Step<'_> {
        let (line, found) = (self.line.as_str(), self.found);
        match (self.answer.wrong(), found) {
            (Some(_), 0) => Step::Wrong,
            (Some(_), _) => Step::RightThenWrong { line, found },
            (None, _) => Step::Right { line, found, solved: self.answer.is_solved() },
        }
    }
}

/// The attempt after the right moves that are kept. What a puzzle no longer takes, since it was changed, is left out.
pub(super) fn resumed<'a>(puzzle: &'a Puzzle, line: &str) -> Attempt<'a> {
    let moves: Vec<Move> =
        line.split_whitespace().filter_map(|text| Move::parse(puzzle.variant(), text).ok()).collect();
    Attempt::resume(puzzle, &moves).unwrap_or_else(|_| Attempt::new(puzzle))
}

/// Judges a text. Takes a moment where another mate than the line's is defended: for a thread for blocking work.
pub(super) fn judge(puzzle: &Puzzle, line: &str, text: &str, lang: Lang) -> Result<Judged, MoveTextError> {
    let mut attempt = resumed(puzzle, line);
    let before = attempt.found();
    let answer = attempt.answer(text, Some(letters::of(lang)))?;
    let line = attempt.own_moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let found = u8::try_from(attempt.found() - before).unwrap_or(u8::MAX);
    Ok(Judged { answer, line, found })
}
