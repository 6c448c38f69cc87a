//! Moves as people type them.

mod algebraic;
mod english;
mod letters;
mod numbered;
mod obstacle;
mod refusal;
mod signs;
mod typed;

#[cfg(test)]
mod tests;

use self::letters::Alphabet;
pub use self::letters::{Letters, Reading, read_move_with};
pub use self::obstacle::{Obstacle, Placing, Reach};
pub use self::refusal::MoveTextError;
use self::typed::Typed;
use crate::{Duty, Move, Position, Role, Square, Variant};

/// The legal move that a typed text means in a position.
///
/// Any usual spelling is read: in Starchess `18 19`, `18>19`, `18:24`, `n11-19`, `N11x19+`, `26-27n`, `26 27=n`, `K@4`,
/// `k 4`, `k4`; on boards whose squares have names `e4`, `e2e4`, `E2-E4`, `Nf3`, `nbd2`, `exd6 e.p.`, `e8(Q)`, `0-0`,
/// `Pr g1 e1`, `d1=Q, d1-d8`. Dashes may be of any kind, letters of either case. Signs for captures, check and mate are
/// not verified; a man letter must be the man's. A letter and a square is a placement during the setup and later the one
/// man of that kind that can go there.
///
/// # Errors
/// A text with no reading, or more than one, and a move that is not legal: [`MoveTextError`] says what was
/// understood and what would be right.
pub fn read_move(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    read(position, text, &Letters::english())
}

/// Reads a text whose men are called by these letters, or by those English ones that they leave free.
fn read(position: &Position, text: &str, letters: &Letters) -> Result<Move, MoveTextError> {
    match position.variant() {
        Variant::Starchess => Typed::new(position).numbered(numbered::spell(&letters.to_english(text))),
        variant => read_named(position, text, &letters.alphabet(variant)),
    }
}

/// Reads a text on a board whose squares have names.
fn read_named(position: &Position, text: &str, alphabet: &Alphabet) -> Result<Move, MoveTextError> {
    let variant = position.variant();
    let typed = Typed::new(position);
    let due = position.duties().into_iter().find_map(|duty| match duty {
        Duty::MayRestore { princess } => Some(princess),
        Duty::TakeKing { .. } => None,
    });
    let prefix = algebraic::restoration(signs::bare(text), alphabet);
    let Some((name, rest)) = prefix.filter(|_| variant == Variant::Chess100) else {
        let spellings = algebraic::spell(variant, text, alphabet)?;
        return typed.named(&spellings).map_err(|refusal| {
            match due.map(|square| (square, typed.restoring(square))) {
                Some((square, restoring)) => match restoring.named(&spellings) {
                    Ok(mv) => MoveTextError::NeedsRestoration { square, written: position.written(mv) },
                    Err(_) => refusal,
                },
                None => refusal,
            }
        });
    };
    let square = Square::parse(variant, &name).map_err(|_| MoveTextError::NoSuchSquare { variant, name })?;
    if !rest.is_empty() && due == Some(square) {
        let spellings = algebraic::spell(variant, rest, alphabet);
        return spellings
            .and_then(|spellings| typed.restoring(square).named(&spellings))
            .map_err(|refusal| MoveTextError::AfterRestoration { square, refusal: Box::new(refusal) });
    }
    match typed.restoring(square).example() {
        Some(example) => Err(MoveTextError::RestorationAlone { square, example }),
        // A pawn's promotion has the same look.
        None if rest.is_empty() && position.man_at(square).is_none_or(|man| man.role != Role::Princess) => {
            typed.named(&algebraic::spell(variant, text, alphabet)?)
        }
        None => Err(MoveTextError::RestorationNotDue { square }),
    }
}

/// A text that could be taken apart, whether or not it can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spelling {
    /// `18-19`, `N11x19+`, `26-27n`, `e2e4`: two squares.
    Step { letter: Option<Role>, from: Square, to: Square, promotion: Option<Role> },
    /// `K@4`, `k4`, `n 19`, `Nbd2`, `exd5`: a man and a square. `at` when the sign of a placement was written.
    Goes { letter: Role, at: bool, line: Line, to: Square, promotion: Option<Role> },
    /// `19`, `e4`: one square and nothing else.
    Lone { square: Square },
    /// `0-0`, and `0-0-0` if not `short`.
    Castle { short: bool },
}

/// Which of several men is meant: the one on this file or rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Line {
    file: Option<char>,
    rank: Option<u8>,
}

impl Line {
    fn has(self, square: Square) -> bool {
        let name = square.to_string();
        let mut rank = name.chars();
        let file = rank.next();
        (self.file.is_none() || self.file == file)
            && self.rank.is_none_or(|wanted| rank.as_str().parse() == Ok(wanted))
    }

    /// `b`, `1`: as it was typed; empty if it was not.
    fn name(self) -> String {
        let rank = self.rank.map(|rank| rank.to_string()).unwrap_or_default();
        self.file.into_iter().collect::<String>() + &rank
    }
}

/// The legal moves between which a refusal leaves the choice.
fn left_open(legal: &[Move], refusal: &MoveTextError) -> Vec<Move> {
    match refusal {
        MoveTextError::TwoReadings { moves, .. } => moves.clone(),
        MoveTextError::SeveralCanGo { to, from, promotion, .. } => {
            let going = |from: &Square| {
                let same =
                    |mv: &&Move| (mv.from(), mv.to(), mv.promotion()) == (Some(*from), *to, *promotion);
                legal.iter().find(same).copied()
            };
            from.iter().filter_map(going).collect()
        }
        MoveTextError::AfterRestoration { square, refusal } => {
            let legal: Vec<Move> =
                legal.iter().copied().filter(|mv| mv.restores() == Some(*square)).collect();
            left_open(&legal, refusal)
        }
        _ => Vec::new(),
    }
}

/// A text as it may be repeated to its writer: on one line and not too long.
fn shown(text: &str) -> String {
    const LONGEST: usize = 40;
    let line: Vec<char> = text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if line.len() <= LONGEST {
        return line.into_iter().collect();
    }
    line[..LONGEST].iter().chain(&['…']).collect()
}
