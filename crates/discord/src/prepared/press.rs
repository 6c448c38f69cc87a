//! The buttons and menus of prepared answers, as custom ids.

use std::fmt;

use play::ConditionalTree;
use rules::Role;
use rules::starchess::{Cell, Move};

use crate::press::At;

/// A control of prepared answers. Pages count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prepare {
    /// What is prepared.
    List(At, u8),
    /// The moves to choose from after a line.
    Offer(At, u8, Path),
    /// The menu in which one of them is chosen.
    Choose(At, Path),
    /// Keep what the message shows.
    Keep(At),
    /// The menu of lines to take out.
    Remove(At, u8),
    /// Take all of them out.
    Clear(At),
}

impl fmt::Display for Prepare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, at) = match self {
            Self::List(at, _) => ("if", at),
            Self::Offer(at, ..) => ("if-offer", at),
            Self::Choose(at, _) => ("if-choose", at),
            Self::Keep(at) => ("if-keep", at),
            Self::Remove(at, _) => ("if-remove", at),
            Self::Clear(at) => ("if-clear", at),
        };
        write!(f, "{kind}:{}:{}", at.game, at.turn)?;
        match self {
            Self::List(_, page) | Self::Remove(_, page) => write!(f, ":{page}"),
            Self::Offer(_, page, path) => write!(f, ":{page}:{path}"),
            Self::Choose(_, path) => write!(f, ":{path}"),
            Self::Keep(_) | Self::Clear(_) => Ok(()),
        }
    }
}

/// Reads what stands after the board of a custom id.
pub(crate) fn read<'a>(kind: &str, at: At, mut more: impl FnMut() -> Option<&'a str>) -> Option<Prepare> {
    Some(match kind {
        "if" => Prepare::List(at, more()?.parse().ok()?),
        "if-offer" => Prepare::Offer(at, more()?.parse().ok()?, Path::read(more()?)?),
        "if-choose" => Prepare::Choose(at, Path::read(more()?)?),
        "if-keep" => Prepare::Keep(at),
        "if-remove" => Prepare::Remove(at, more()?.parse().ok()?),
        "if-clear" => Prepare::Clear(at),
        _ => return None,
    })
}

/// A line of moves from the newest board on, the opponent's first: short enough for a custom id, so that a line that is
/// being entered needs to be kept nowhere else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Path([Option<Move>; ConditionalTree::MOST_PLIES]);

impl Path {
    /// The moves in order.
    pub(crate) fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.0.iter().map_while(|mv| *mv)
    }

    /// How many moves there are.
    pub(crate) fn len(&self) -> usize {
        self.moves().count()
    }

    /// Whether a line cannot be longer.
    pub(crate) fn is_full(&self) -> bool {
        self.len() == self.0.len()
    }

    /// Whether the next move is the player's own.
    pub(crate) fn awaits_answer(&self) -> bool {
        !self.len().is_multiple_of(2)
    }

    /// The line with one more move; `None` when it is full.
    pub(crate) fn with(mut self, mv: Move) -> Option<Self> {
        *self.0.iter_mut().find(|free| free.is_none())? = Some(mv);
        Some(self)
    }

    fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars().peekable();
        let mut path = Self::default();
        while let Some(first) = letters.next() {
            let mv = match Role::from_letter(first).filter(|_| first.is_ascii_uppercase()) {
                Some(role) => Move::Place { role, cell: cell(letters.next()?)? },
                None => {
                    let (from, to) = (cell(first)?, cell(letters.next()?)?);
                    // No man is placed once men move: a letter here is what a pawn becomes.
                    let promotion = match letters.next_if(char::is_ascii_uppercase) {
                        Some(letter) => Some(Role::from_letter(letter)?),
                        None => None,
                    };
                    Move::Step { from, to, promotion }
                }
            };
            path = path.with(mv)?;
        }
        Some(path)
    }
}

/// Two characters a move, three for a promotion: a cell is a digit to the base 36, and `_` is the last one; men are
/// capital letters.
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for mv in self.moves() {
            match mv {
                Move::Place { role, cell } => write!(f, "{}{}", role.letter(), digit(cell))?,
                Move::Step { from, to, promotion } => {
                    write!(f, "{}{}", digit(from), digit(to))?;
                    if let Some(role) = promotion {
                        write!(f, "{}", role.letter())?;
                    }
                }
            }
        }
        Ok(())
    }
}

fn digit(cell: Cell) -> char {
    char::from_digit(u32::from(cell.number()) - 1, 36).unwrap_or('_')
}

fn cell(digit: char) -> Option<Cell> {
    let number = match digit {
        '_' => 37,
        '0'..='9' | 'a'..='z' => digit.to_digit(36)? + 1,
        _ => return None,
    };
    Cell::new(u8::try_from(number).ok()?)
}

#[cfg(test)]
mod tests {
    use play::{GameId, Ply, Turn};

    use super::*;
    use crate::press::Press;

    fn path(moves: &str) -> Path {
        moves
            .split(' ')
            .map(|mv| mv.parse().expect("a move"))
            .try_fold(Path::default(), Path::with)
            .expect("short enough")
    }

    #[test]
    fn a_line_is_read_back_from_its_letters() {
        for moves in ["K@4 R@10 N@11", "18-19 26-25 37-36 1-37", "26-27=N 5-4=Q 36-37", "R@28 K@34 18-19"] {
            let path = path(moves);
            assert_eq!(Path::read(&path.to_string()), Some(path), "{moves}: {path}");
            assert_eq!(path.moves().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" "), moves);
        }
        assert_eq!(Path::read(""), Some(Path::default()));
        for text in ["1", "1-", "K", "%%", "hi?", "12H"] {
            assert_eq!(Path::read(text), None, "{text}");
        }
    }

    #[test]
    fn every_control_is_read_back_from_its_id_and_the_longest_fits() {
        let turn = Turn { takebacks: u16::MAX, ply: Ply(u16::MAX) };
        let at = At { game: GameId(i64::MAX), turn };
        let longest = path(&["26-27=N"; ConditionalTree::MOST_PLIES].join(" "));
        assert!(longest.is_full() && longest.with("18-19".parse().expect("a move")).is_none());
        for press in [
            Prepare::List(at, 3),
            Prepare::Offer(at, 9, longest),
            Prepare::Offer(at, 0, Path::default()),
            Prepare::Choose(at, longest),
            Prepare::Choose(at, Path::default()),
            Prepare::Keep(at),
            Prepare::Remove(at, 2),
            Prepare::Clear(at),
        ] {
            let id = Press::Prepare(press).to_string();
            assert_eq!(id.parse(), Ok(Press::Prepare(press)), "{id}");
            // No game has so great a number: twelve digits are a million games a day for thousands of years.
            let id = id.replace(&i64::MAX.to_string(), "999999999999");
            assert!(id.len() <= 100, "{id}");
        }
    }

    #[test]
    fn whose_move_comes_next_is_told_by_the_length() {
        assert!(!Path::default().awaits_answer());
        assert!(path("18-19").awaits_answer());
        assert!(!path("18-19 26-25").awaits_answer());
    }
}
