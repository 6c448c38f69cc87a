//! Records from text.

use std::str::FromStr;

use super::standard::Standard;
use super::tags::Tags;
use super::text::{Text, Token};
use super::{Record, RecordError, RecordFault};
use crate::input::read_move;
use crate::{Colour, Game, Outcome, Position, Status, Variant};

impl FromStr for Record {
    type Err = RecordError;

    /// Reads the one record of a text.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        only(text, None)
    }
}

/// The one record of a text; `untagged` is the rule set where no tag names it.
pub(super) fn only(text: &str, untagged: Option<Variant>) -> Result<Record, RecordError> {
    let mut text = Text::new(text);
    let record = record(&mut text, untagged)?.ok_or_else(|| text.fault(RecordFault::NoGame))?;
    match text.next()? {
        None => Ok(record),
        Some(_) => Err(text.fault(RecordFault::SecondGame)),
    }
}

/// Every record of a text.
pub(super) fn all(text: &str, untagged: Option<Variant>) -> Result<Vec<Record>, RecordError> {
    let mut text = Text::new(text);
    std::iter::from_fn(|| record(&mut text, untagged).transpose()).collect()
}

/// What the tags say of the game itself, each with its line.
#[derive(Default)]
struct Told {
    result: Option<(usize, String)>,
    variant: Option<(usize, String)>,
    set_up: Option<(usize, String)>,
    position: Option<(usize, String)>,
    termination: Option<(usize, String)>,
}

/// The next record; `None` at the end of the text.
fn record(text: &mut Text<'_>, untagged: Option<Variant>) -> Result<Option<Record>, RecordError> {
    let mut tags = Tags::unknown("?");
    let mut told = Told::default();
    let mut seen = Vec::new();
    let mut before = text.clone();
    let mut next = text.next()?;
    if next.is_none() {
        return Ok(None);
    }
    while let Some(Token::Tag(name, value)) = next {
        if seen.contains(&name) {
            return Err(text.fault(RecordFault::TagTwice(name.to_owned())));
        }
        seen.push(name);
        let place = match name {
            "Result" => Some(&mut told.result),
            "Variant" => Some(&mut told.variant),
            "SetUp" => Some(&mut told.set_up),
            "FEN" => Some(&mut told.position),
            "Termination" => Some(&mut told.termination),
            _ => None,
        };
        match place {
            Some(place) => *place = Some((text.line(), value)),
            None => tags.put(name, &value),
        }
        before = text.clone();
        next = text.next()?;
    }
    let movetext = before.movetext();
    let variant = told.variant()?.or(untagged).unwrap_or_else(|| told.guess(movetext));
    let mut game = Game::from(initial(&told, variant)?);
    let mut standard = Standard::of(if variant == Variant::Chess { movetext } else { "" });
    let outcome = loop {
        let Some(Token::Word(word)) = next else {
            return Err(text.fault(RecordFault::NoResult));
        };
        if let Some(outcome) = Outcome::from_word(word) {
            break outcome;
        }
        play(&mut game, &mut standard, word).map_err(|fault| text.fault(fault))?;
        next = text.next()?;
    };
    if let Some((line, written)) = &told.result {
        let at = |fault| RecordError { line: *line, fault };
        let tag = Outcome::from_word(written).ok_or_else(|| at(RecordFault::Result(written.clone())))?;
        if tag != outcome {
            return Err(text.fault(RecordFault::TwoResults { tag, after: outcome }));
        }
    }
    let record = Record { tags, game, ending: None };
    concluded(record, told.termination, outcome, text.line()).map(Some)
}

impl Told {
    /// The rule set that a tag names.
    fn variant(&self) -> Result<Option<Variant>, RecordError> {
        let Some((line, tag)) = &self.variant else { return Ok(None) };
        // What others call classical chess.
        let chess = ["chess", "normal", "from position"].iter().any(|name| tag.eq_ignore_ascii_case(name));
        let variant = if chess { Some(Variant::Chess) } else { Variant::from_tag(tag) };
        let unknown = || RecordError { line: *line, fault: RecordFault::Variant(tag.clone()) };
        variant.ok_or_else(unknown).map(Some)
    }

    /// The rule set that a record seems to follow whose tags do not name it: other programs name no classical chess.
    fn guess(&self, movetext: &str) -> Variant {
        if let Some((_, position)) = &self.position {
            let parts = position.split(' ').next().unwrap_or_default().split('/').count();
            return match parts {
                8 => Variant::Chess,
                10 => Variant::Chess100,
                _ => Variant::Starchess,
            };
        }
        let mut text = Text::new(movetext);
        while let Ok(Some(Token::Word(word))) = text.next() {
            let played = word.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('.');
            if Outcome::from_word(word).is_none() && !played.is_empty() {
                // `e4`, `Nf3`, `e2-e4`, not `K@4` or `18-19`.
                let named = played.chars().any(|c| ('a'..='h').contains(&c));
                return if named && !played.contains('@') { Variant::Chess } else { Variant::Starchess };
            }
        }
        Variant::Starchess
    }
}

/// The position from which the game began.
fn initial(told: &Told, variant: Variant) -> Result<Position, RecordError> {
    let set_up = told.set_up.as_ref().map(|(line, value)| (*line, value.as_str()));
    match (&told.position, set_up) {
        (Some((line, position)), None | Some((_, "1"))) => Position::parse(variant, position)
            .map_err(|fault| RecordError { line: *line, fault: RecordFault::Position(fault) }),
        (None, None | Some((_, "0"))) => Ok(Position::start(variant)),
        (_, Some((line, _))) => Err(RecordError { line, fault: RecordFault::SetUp }),
    }
}

/// Plays a word of the movetext: a number, a move, or both.
fn play(game: &mut Game, standard: &mut Standard, word: &str) -> Result<(), RecordFault> {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = word.split_at(digits);
    let due = game.position().fullmove();
    let text = if number.is_empty() || (!rest.is_empty() && !rest.starts_with('.')) {
        word
    } else if number.parse() == Ok(due) {
        if rest.starts_with("..") && game.position().side() == Colour::White {
            return Err(RecordFault::Dots(number.to_owned()));
        }
        rest.trim_start_matches('.')
    } else if game.variant() == Variant::Chess {
        // Other programs count from 1 wherever the game began.
        rest.trim_start_matches('.')
    } else {
        return Err(RecordFault::Number(number.to_owned(), due));
    };
    // What is left of `1.`, `1...` and of glyphs that stand apart.
    if text.chars().all(|c| ".!?".contains(c)) || (text == "e.p." && !game.moves().is_empty()) {
        return Ok(());
    }
    if game.status().is_over() {
        return Err(RecordFault::AfterEnd { text: text.to_owned(), status: game.status() });
    }
    let unplayable =
        |refusal| RecordFault::Move { number: due, text: text.to_owned(), refusal: Box::new(refusal) };
    let read = match standard.take(game.position(), text) {
        Some(read) => read,
        None => read_move(game.position(), text).map_err(unplayable)?,
    };
    game.push(read).map_err(|_| RecordFault::AfterEnd { text: text.to_owned(), status: game.status() })
}

/// The record with its ending, if that fits the board.
fn concluded(
    record: Record,
    termination: Option<(usize, String)>,
    outcome: Outcome,
    line: usize,
) -> Result<Record, RecordError> {
    let (status, on_board) = (record.game.status(), record.game.outcome());
    if status.is_over() && outcome != on_board {
        let fault = RecordFault::AgainstBoard { status, outcome: on_board, written: outcome };
        return Err(RecordError { line, fault });
    }
    let Some((line, word)) = termination else {
        return Ok(ended_as(record, foreign("", outcome), outcome));
    };
    let misfit =
        RecordError { line, fault: RecordFault::Termination { word: word.clone(), written: outcome } };
    match Status::from_word(&word) {
        // `setup` and `ongoing` only say that nothing has ended.
        Some(own) if !own.is_over() => {
            if outcome == Outcome::None && !status.is_over() {
                Ok(record)
            } else {
                Err(misfit)
            }
        }
        Some(own) => record.ended(own, outcome).map_err(|_| misfit),
        None => match foreign(&word, outcome) {
            // Others call a draw what they like, but who loses on time is a matter of the rules.
            Some(Status::Time) if !status.is_over() => {
                record.ended(Status::Time, outcome).map_err(|_| misfit)
            }
            ending => Ok(ended_as(record, ending, outcome)),
        },
    }
}

/// Ends a game off the board, if it has not ended on it and this is an end.
fn ended_as(record: Record, ending: Option<Status>, outcome: Outcome) -> Record {
    let unended = record.clone();
    ending.and_then(|status| record.ended(status, outcome).ok()).unwrap_or(unended)
}

/// The ending in the words of other programs (PGN standard, section 9.8.1), or by the result alone.
fn foreign(word: &str, outcome: Outcome) -> Option<Status> {
    match (word.to_ascii_lowercase().as_str(), outcome) {
        ("abandoned", Outcome::None) => Some(Status::Aborted),
        (_, Outcome::None) => None,
        ("time forfeit", _) => Some(Status::Time),
        (_, Outcome::Draw) => Some(Status::Agreed),
        ("abandoned" | "rules infraction" | "emergency" | "death", _) => Some(Status::Forfeit),
        _ => Some(Status::Resigned),
    }
}
