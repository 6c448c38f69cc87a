//! What a typed text says on a board whose places are numbered, before any position is looked at.

use super::signs::{Part, bare, parts};
use super::{Line, MoveTextError, Spelling, shown};
use crate::starchess::Cell;
use crate::{Role, Square, Variant};

/// Takes `text` apart.
pub(super) fn spell(text: &str) -> Result<Spelling, MoveTextError> {
    let bare = bare(text);
    if bare.is_empty() {
        return Err(if text.trim().is_empty() {
            MoveTextError::Empty { variant: Variant::Starchess }
        } else {
            unreadable(text)
        });
    }
    let parts = parts(bare, letter).ok_or_else(|| unreadable(text))?;
    if parts.iter().filter(|part| matches!(part, Part::Number(_))).count() > 2 {
        return Err(MoveTextError::TooManySquares { variant: Variant::Starchess, text: shown(text) });
    }
    let (body, promotion) = match parts.as_slice() {
        [body @ .., Part::Number(n), Part::Letter(role)] => {
            ([body, &[Part::Number(n)]].concat(), Some(*role))
        }
        [body @ .., Part::Number(n), Part::Gap(gap), Part::Letter(role)] if gap.before_promotion() => {
            ([body, &[Part::Number(n)]].concat(), Some(*role))
        }
        whole => (whole.to_vec(), None),
    };
    match *body.as_slice() {
        [Part::Number(from), Part::Gap(gap), Part::Number(to)] if gap.between_squares() => {
            Ok(Spelling::Step { letter: None, from: cell(from)?.into(), to: cell(to)?.into(), promotion })
        }
        [Part::Letter(letter), Part::Number(from), Part::Gap(gap), Part::Number(to)]
            if gap.between_squares() =>
        {
            Ok(Spelling::Step {
                letter: Some(letter),
                from: cell(from)?.into(),
                to: cell(to)?.into(),
                promotion,
            })
        }
        [Part::Letter(letter), Part::Gap(space), Part::Number(from), Part::Gap(gap), Part::Number(to)]
            if space.is_space() && gap.between_squares() =>
        {
            Ok(Spelling::Step {
                letter: Some(letter),
                from: cell(from)?.into(),
                to: cell(to)?.into(),
                promotion,
            })
        }
        [Part::Letter(letter), Part::Number(to)] => {
            let to = whole_cell(Some(letter), to, promotion)?.into();
            Ok(Spelling::Goes { letter, at: false, line: Line::default(), to, promotion })
        }
        [Part::Letter(letter), Part::Gap(gap), Part::Number(to)] if gap.is_at() => {
            Ok(Spelling::Goes { letter, at: true, line: Line::default(), to: cell(to)?.into(), promotion })
        }
        [Part::Letter(letter), Part::Gap(gap), Part::Number(to)] if gap.between_squares() => {
            let to = whole_cell(Some(letter), to, promotion)?.into();
            Ok(Spelling::Goes { letter, at: false, line: Line::default(), to, promotion })
        }
        [Part::Number(digits)] if promotion.is_none() => {
            Ok(Spelling::Lone { square: whole_cell(None, digits, None)?.into() })
        }
        // `1819n`: only the missing separator is worth a word.
        [Part::Number(digits)] => match whole_cell(None, digits, promotion) {
            Err(refusal @ MoveTextError::Unseparated { .. }) => Err(refusal),
            _ => Err(unreadable(text)),
        },
        _ => Err(unreadable(text)),
    }
}

/// The man of a letter that this board has.
fn letter(letter: char) -> Option<Role> {
    Role::ALL[..6].iter().copied().find(|role| role.letter() == letter.to_ascii_uppercase())
}

fn cell(digits: &str) -> Result<Cell, MoveTextError> {
    let number: Option<Cell> = digits.parse().ok();
    number.ok_or_else(|| MoveTextError::NoSuchSquare { variant: Variant::Starchess, name: shown(digits) })
}

/// A number that stands alone: if it is no cell, perhaps two cells ran together.
fn whole_cell(letter: Option<Role>, digits: &str, promotion: Option<Role>) -> Result<Cell, MoveTextError> {
    cell(digits).map_err(|refusal| {
        let splits = (1..digits.len().min(4)).map(|at| digits.split_at(at));
        let readings: Vec<(Square, Square)> = splits
            .filter(|(from, to)| !from.starts_with('0') && !to.starts_with('0'))
            .filter_map(|(from, to)| Some((cell(from).ok()?, cell(to).ok()?)))
            .filter(|(from, to)| from != to)
            .map(|(from, to)| (from.into(), to.into()))
            .collect();
        if readings.is_empty() {
            return refusal;
        }
        MoveTextError::Unseparated { digits: digits.to_owned(), letter, promotion, readings }
    })
}

fn unreadable(text: &str) -> MoveTextError {
    MoveTextError::Unreadable { variant: Variant::Starchess, text: shown(text) }
}
