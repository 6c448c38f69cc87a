//! What a typed text says on a board whose squares have names, before any position is looked at.

use super::letters::Alphabet;
use super::signs::{self, bare, is_dash, parts};
use super::{Line, MoveTextError, Spelling, shown};
use crate::{Role, Square, Variant};

/// Everything that `text` can say, the likeliest first; at least one reading.
///
/// A letter can be a man and a file: `bc4` is a pawn's capture or a bishop's move, `Bc4` only the latter, `b4` only a
/// pawn's move. Which of them is legal is for the position to say.
pub(super) fn spell(
    variant: Variant,
    text: &str,
    alphabet: &Alphabet,
) -> Result<Vec<Spelling>, MoveTextError> {
    let unreadable = || MoveTextError::Unreadable { variant, text: shown(text) };
    let bare = without_en_passant(bare(text));
    if text.trim().is_empty() {
        return Err(MoveTextError::Empty { variant });
    }
    if let Some(short) = castling(bare) {
        return Ok(vec![Spelling::Castle { short }]);
    }
    let parts = parts(bare, |c| c.is_alphabetic().then_some(c)).ok_or_else(unreadable)?;
    let squares = parts.windows(2).filter(|pair| matches!(pair, [Part::Letter(_), Part::Number(_)])).count();
    if squares > 2 {
        return Err(MoveTextError::TooManySquares { variant, text: shown(text) });
    }
    let speller = Speller { variant, alphabet };
    let mut readings = Vec::new();
    let mut missing = None;
    for (letter, rest) in speller.beginnings(&parts) {
        match speller.rest(letter, rest) {
            Some(Ok(spelling)) => readings.push(spelling),
            Some(Err(name)) => missing = missing.or(Some(name)),
            None => {}
        }
    }
    if readings.is_empty() {
        return Err(match missing {
            Some(name) => MoveTextError::NoSuchSquare { variant, name: shown(&name) },
            None => unreadable(),
        });
    }
    Ok(readings)
}

/// `d1=Q, Nb1-c3`: the name of a square whose princess is to become a queen first, and the text of the move.
pub(super) fn restoration<'t>(text: &'t str, alphabet: &Alphabet) -> Option<(String, &'t str)> {
    let separates = |c: char| ",;".contains(c) || c.is_whitespace();
    let (square, after) = text.split_once('=')?;
    let mut name = square.trim().chars();
    let file = name.next().and_then(file)?;
    let rank = name.as_str();
    let after = after.trim_start();
    let (queen, rest) = after.split_at(after.find(|c: char| !c.is_alphabetic()).unwrap_or(after.len()));
    let queen = role(queen.chars(), alphabet) == Some(Role::Queen);
    let shaped = !rank.is_empty() && rank.bytes().all(|b| b.is_ascii_digit());
    let parted = rest.is_empty() || rest.starts_with(separates);
    (queen && shaped && parted).then(|| (format!("{file}{rank}"), rest.trim_start_matches(separates)))
}

/// One run of equal meaning, its letters as they are typed.
type Part<'t> = signs::Part<'t, char>;

/// Whether the text is castling, and on the short side.
fn castling(bare: &str) -> Option<bool> {
    // Zero, the Latin letter and the Cyrillic one.
    let is_zero = |c: char| matches!(c, '0' | 'o' | 'O' | 'о' | 'О');
    let framed = bare.starts_with(is_zero) && bare.ends_with(is_zero);
    let only = bare.chars().all(|c| is_zero(c) || is_dash(c) || c.is_whitespace());
    match bare.chars().filter(|c| is_zero(*c)).count() {
        zeros @ (2 | 3) if framed && only => Some(zeros == 2),
        _ => None,
    }
}

/// A text without `e.p.` or `ep` at its end.
fn without_en_passant(bare: &str) -> &str {
    let end = |part: &str| {
        let tail = bare.len().checked_sub(part.len())?;
        let said = bare.get(tail..)?.eq_ignore_ascii_case(part);
        let before = bare.get(..tail)?.trim_end_matches(|c: char| c == '(' || c.is_whitespace());
        (said && before.ends_with(|c: char| c.is_ascii_digit())).then_some(before)
    };
    end("e.p").or_else(|| end("ep")).unwrap_or(bare)
}

/// The file of a typed letter; Cyrillic letters that look like one are taken for it.
fn file(letter: char) -> Option<char> {
    match lower(letter) {
        'а' => Some('a'),
        'с' => Some('c'),
        'е' => Some('e'),
        other => Some(other).filter(|c| ('a'..='j').contains(c)),
    }
}

fn lower(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

/// The man of whole letters.
fn role(letters: impl Iterator<Item = char>, alphabet: &Alphabet) -> Option<Role> {
    let letters: Vec<char> = letters.map(lower).collect();
    alphabet.men.iter().find(|(own, _)| *own == letters).map(|(_, role)| *role)
}

struct Speller<'t> {
    variant: Variant,
    alphabet: &'t Alphabet,
}

impl Speller<'_> {
    /// The ways to begin: with a man's letters or without, and what is left.
    fn beginnings<'p>(&self, parts: &'p [Part<'p>]) -> Vec<(Option<Role>, &'p [Part<'p>])> {
        let letters: Vec<char> = parts
            .iter()
            .map_while(|part| if let Part::Letter(letter) = part { Some(lower(*letter)) } else { None })
            .collect();
        let mut men: Vec<(Option<Role>, &[Part<'_>])> = Vec::new();
        for (own, role) in &self.alphabet.men {
            if !own.is_empty() && letters.starts_with(own) {
                let rest = &parts[own.len()..];
                let rest = match rest {
                    [Part::Gap(gap), rest @ ..] if gap.between_squares() => rest,
                    rest => rest,
                };
                men.push((Some(*role), rest));
            }
        }
        let &[Part::Letter(first), ..] = parts else { return men };
        let mut all = parts.iter().filter_map(|part| if let Part::Letter(c) = part { Some(c) } else { None });
        let all_large = all.all(|c| !c.is_lowercase());
        let ranked = matches!(parts, [_, Part::Number(_), ..]);
        let is_man = !men.is_empty() || self.alphabet.large.contains(&lower(first));
        // A letter can be a man's and a file's: `B` is the bishop unless a rank follows or all letters are large, `b` is
        // the file first.
        match (is_man && file(first).is_some(), first.is_lowercase(), ranked) {
            (true, true, true) => vec![(None, parts)],
            (true, true, false) | (true, false, true) => {
                men.insert(0, (None, parts));
                men
            }
            (true, false, false) if !all_large => men,
            _ => {
                men.push((None, parts));
                men
            }
        }
    }

    /// What follows the man's letters; a name that no square has is an error.
    fn rest(&self, letter: Option<Role>, parts: &[Part<'_>]) -> Option<Result<Spelling, String>> {
        let (core, promotion) = self.promotion(parts)?;
        let [head @ .., Part::Letter(to_file), Part::Number(to_rank)] = core else { return None };
        let head = match head {
            [before @ .., Part::Gap(gap)] if gap.between_squares() && !before.is_empty() => before,
            head => head,
        };
        let named = |file: char, rank: &str| {
            let name = format!("{file}{rank}");
            Square::parse(self.variant, &name).map_err(|_| name)
        };
        let to = || named(file(*to_file).unwrap_or(*to_file), to_rank);
        let goes = |line| {
            let letter = letter.unwrap_or(Role::Pawn);
            to().map(|to| Spelling::Goes { letter, at: false, line, to, promotion })
        };
        file(*to_file)?;
        Some(match *head {
            [] if letter.is_none() && promotion.is_none() => to().map(|square| Spelling::Lone { square }),
            [] => goes(Line::default()),
            [Part::Letter(from)] => goes(Line { file: Some(file(from)?), rank: None }),
            [Part::Number(rank)] if letter.is_some() => {
                goes(Line { file: None, rank: Some(rank.parse().ok()?) })
            }
            [Part::Letter(from), Part::Number(rank)] => named(file(from)?, rank)
                .and_then(|from| to().map(|to| Spelling::Step { letter, from, to, promotion })),
            _ => return None,
        })
    }

    /// The parts before a promotion, and the promotion; `None` if letters stand at the end that are no man's.
    fn promotion<'p>(&self, parts: &'p [Part<'p>]) -> Option<(&'p [Part<'p>], Option<Role>)> {
        let is_letter = |part: &&Part<'_>| matches!(part, Part::Letter(_));
        let letters = parts.iter().rev().take_while(is_letter).count();
        let (before, letters) = parts.split_at(parts.len() - letters);
        if letters.is_empty() {
            return Some((before, None));
        }
        let letters =
            letters.iter().filter_map(|part| if let Part::Letter(c) = part { Some(*c) } else { None });
        let promotion = role(letters, self.alphabet)?;
        let before = match before {
            [before @ .., Part::Gap(gap)] if gap.before_promotion() => before,
            before => before,
        };
        Some((before, Some(promotion)))
    }
}
