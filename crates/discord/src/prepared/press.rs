//! The buttons and menus of prepared answers, as custom ids.

use std::fmt;

use play::ConditionalTree;
use rules::{Move, Position};

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

/// One of the legal moves of a position, by its place among them in their order: short, whatever the rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pick(u16);

impl Pick {
    /// How many moves two digits can tell apart.
    const MOST: u16 = 36 * 36;

    /// That of a move; `None` when it is not legal.
    pub(crate) fn to_play(position: &Position, mv: Move) -> Option<Self> {
        let place = sorted(position).iter().position(|legal| *legal == mv)?;
        u16::try_from(place).ok().filter(|place| *place < Self::MOST).map(Self)
    }

    /// The move that it is in a position.
    pub(crate) fn of(self, position: &Position) -> Option<Move> {
        sorted(position).get(usize::from(self.0)).copied()
    }
}

fn sorted(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_unstable();
    moves
}

/// A line of moves from the newest board on, the opponent's first: short enough for a custom id, so that a line that is
/// being entered needs to be kept nowhere else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Path([Option<Pick>; ConditionalTree::MOST_PLIES]);

/// Before the line in an id: what is written without it is of a program that wrote lines otherwise.
const MARK: char = '.';

impl Path {
    /// The moves in order.
    pub(crate) fn picks(&self) -> impl Iterator<Item = Pick> + '_ {
        self.0.iter().map_while(|pick| *pick)
    }

    /// How many moves there are.
    pub(crate) fn len(&self) -> usize {
        self.picks().count()
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
    pub(crate) fn with(mut self, pick: Pick) -> Option<Self> {
        *self.0.iter_mut().find(|free| free.is_none())? = Some(pick);
        Some(self)
    }

    fn read(text: &str) -> Option<Self> {
        let digits: Vec<u32> = text
            .strip_prefix(MARK)?
            .chars()
            .map(|c| c.to_digit(36).filter(|_| !c.is_ascii_uppercase()))
            .collect::<Option<_>>()?;
        if !digits.len().is_multiple_of(2) {
            return None;
        }
        let pick = |pair: &[u32]| u16::try_from(pair[0] * 36 + pair[1]).ok().map(Pick);
        digits.chunks(2).try_fold(Self::default(), |path, pair| path.with(pick(pair)?))
    }
}

/// Two digits to the base 36 a move.
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = |value: u16| char::from_digit(u32::from(value), 36).unwrap_or('z');
        write!(f, "{MARK}")?;
        self.picks().try_for_each(|Pick(place)| write!(f, "{}{}", digit(place / 36), digit(place % 36)))
    }
}

#[cfg(test)]
mod tests {
    use play::{GameId, Ply, Turn};
    use rules::Variant;

    use super::*;
    use crate::press::Press;

    fn path(places: &[u16]) -> Path {
        places.iter().map(|place| Pick(*place)).try_fold(Path::default(), Path::with).expect("short enough")
    }

    #[test]
    fn a_line_is_read_back_from_its_letters() {
        for places in [[].as_slice(), &[0], &[35, 36], &[1295, 0, 7]] {
            let path = path(places);
            assert_eq!(Path::read(&path.to_string()), Some(path), "{path}");
        }
        for text in ["", "1", "aa", ".1", ".K4", ".%%", ".hi?"] {
            assert_eq!(Path::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_move_is_found_again_in_its_position_whatever_the_rule_set() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            for mv in start.legal_moves() {
                let pick = Pick::to_play(&start, mv).expect("a legal move");
                assert_eq!(pick.of(&start), Some(mv), "{variant}");
            }
            assert_eq!(Pick(Pick::MOST - 1).of(&start), None);
        }
    }

    #[test]
    fn every_control_is_read_back_from_its_id_and_the_longest_fits() {
        let turn = Turn { takebacks: u16::MAX, ply: Ply(u16::MAX) };
        let at = At { game: GameId(i64::MAX), turn };
        let longest = path(&[Pick::MOST - 1; ConditionalTree::MOST_PLIES]);
        assert!(longest.is_full() && longest.with(Pick(0)).is_none());
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
        assert!(path(&[0]).awaits_answer());
        assert!(!path(&[0, 1]).awaits_answer());
    }
}
