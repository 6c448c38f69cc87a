//! Records from text.

use std::str::FromStr;

use super::tags::Tags;
use super::text::{Text, Token};
use super::{Record, RecordError, RecordFault};
use crate::input::read_move;
use crate::{Colour, Game, Outcome, Position, Status, Variant};

impl FromStr for Record {
    type Err = RecordError;

    /// Reads the one record of a text.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut text = Text::new(text);
        let record = record(&mut text)?.ok_or_else(|| text.fault(RecordFault::NoGame))?;
        match text.next()? {
            None => Ok(record),
            Some(_) => Err(text.fault(RecordFault::SecondGame)),
        }
    }
}

/// Every record of a text.
pub(super) fn records(text: &str) -> Result<Vec<Record>, RecordError> {
    let mut text = Text::new(text);
    std::iter::from_fn(|| record(&mut text).transpose()).collect()
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
fn record(text: &mut Text<'_>) -> Result<Option<Record>, RecordError> {
    let mut tags = Tags::unknown("?");
    let mut told = Told::default();
    let mut seen = Vec::new();
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
        next = text.next()?;
    }
    let mut game = Game::from(initial(&told)?);
    let outcome = loop {
        let Some(Token::Word(word)) = next else {
            return Err(text.fault(RecordFault::NoResult));
        };
        if let Some(outcome) = Outcome::from_word(word) {
            break outcome;
        }
        play(&mut game, word).map_err(|fault| text.fault(fault))?;
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

/// The position from which the game began.
fn initial(told: &Told) -> Result<Position, RecordError> {
    let variant = match &told.variant {
        None => Variant::Starchess,
        Some((line, tag)) => Variant::from_tag(tag)
            .ok_or_else(|| RecordError { line: *line, fault: RecordFault::Variant(tag.clone()) })?,
    };
    let set_up = told.set_up.as_ref().map(|(line, value)| (*line, value.as_str()));
    match (&told.position, set_up) {
        (Some((line, position)), None | Some((_, "1"))) => Position::parse(variant, position)
            .map_err(|fault| RecordError { line: *line, fault: RecordFault::Position(fault) }),
        (None, None | Some((_, "0"))) => Ok(Position::start(variant)),
        (_, Some((line, _))) => Err(RecordError { line, fault: RecordFault::SetUp }),
    }
}

/// Plays a word of the movetext: a number, a move, or both.
fn play(game: &mut Game, word: &str) -> Result<(), RecordFault> {
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
    } else {
        return Err(RecordFault::Number(number.to_owned(), due));
    };
    // What is left of `1.`, `1...` and of glyphs that stand apart.
    if text.chars().all(|c| ".!?".contains(c)) {
        return Ok(());
    }
    if game.status().is_over() {
        return Err(RecordFault::AfterEnd { text: text.to_owned(), status: game.status() });
    }
    let unplayable =
        |refusal| RecordFault::Move { number: due, text: text.to_owned(), refusal: Box::new(refusal) };
    let read = read_move(game.position(), text).map_err(unplayable)?;
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
    match (word, outcome) {
        ("abandoned", Outcome::None) => Some(Status::Aborted),
        (_, Outcome::None) => None,
        ("time forfeit", _) => Some(Status::Time),
        (_, Outcome::Draw) => Some(Status::Agreed),
        ("abandoned" | "rules infraction" | "emergency" | "death", _) => Some(Status::Forfeit),
        _ => Some(Status::Resigned),
    }
}
