//! Moves and their bare form.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use super::Square;
use super::tables::{CASTLES, WIDTH};
use crate::rule_set::MoveParts;
use crate::{Colour, Role};

/// One turn: a move of one man or castling, and before it perhaps the princess turned into a queen (R7.2).
///
/// Castling is one move in both colours, as its text is: which rank is meant, the position knows. A move of a position's
/// list has the right squares; one that was read from `0-0` has White's.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    from: Square,
    to: Square,
    act: Act,
    restores: Option<Square>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Act {
    Step,
    Promotion(Role),
    Castling,
}

impl Move {
    /// A man's move from one square to another.
    pub const fn step(from: Square, to: Square) -> Self {
        Self { from, to, act: Act::Step, restores: None }
    }

    /// A pawn's move to the last rank, where it becomes a man of this role.
    pub const fn promoting(from: Square, to: Square, role: Role) -> Self {
        Self { from, to, act: Act::Promotion(role), restores: None }
    }

    /// Castling: `0-0` (`short`) to the c file, `0-0-0` to the h file.
    pub fn castling(colour: Colour, short: bool) -> Self {
        let [from, to] = CASTLES[colour.index()][usize::from(!short)].king;
        Self { from: Square::at(from), to: Square::at(to), act: Act::Castling, restores: None }
    }

    /// The same move, after the princess on this square has become a queen.
    #[must_use]
    pub const fn restoring(self, princess: Square) -> Self {
        Self { restores: Some(princess), ..self }
    }

    /// Castling as `0-0` (true) or `0-0-0` (false); none for any other move.
    pub fn castles(self) -> Option<bool> {
        matches!(self.act, Act::Castling).then_some(self.to.file() < self.from.file())
    }

    /// Where its man, in castling its king, comes from and goes.
    pub(super) const fn squares(self) -> (Square, Square) {
        (self.from, self.to)
    }

    /// The move without what comes before it.
    pub(super) const fn plain(self) -> Self {
        Self { restores: None, ..self }
    }

    pub(super) const fn with(self, restores: Option<Square>) -> Self {
        Self { restores, ..self }
    }

    /// What makes two moves different.
    fn key(self) -> (Square, Square, Act, Option<Square>) {
        let rank = |square: Square| match self.act {
            Act::Castling => Square::at(square.index() % WIDTH),
            _ => square,
        };
        (rank(self.from), rank(self.to), self.act, self.restores)
    }
}

impl MoveParts for Move {
    type Square = Square;

    fn from(self) -> Option<Square> {
        Some(self.from)
    }

    fn to(self) -> Square {
        self.to
    }

    fn promotion(self) -> Option<Role> {
        match self.act {
            Act::Promotion(role) => Some(role),
            _ => None,
        }
    }

    fn made_by(self, side: Colour) -> Self {
        match self.castles() {
            Some(short) => Self::castling(side, short).with(self.restores),
            None => self,
        }
    }

    fn restores(self) -> Option<Square> {
        self.restores
    }
}

impl PartialEq for Move {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Move {}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Move {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl fmt::Display for Move {
    /// The bare form, as engines send it: `d2-d5`, `a9-a10=Q`, `0-0`, `d1=Q,d1-d8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(princess) = self.restores {
            write!(f, "{princess}=Q,")?;
        }
        match (self.castles(), self.act) {
            (Some(true), _) => f.write_str("0-0"),
            (Some(false), _) => f.write_str("0-0-0"),
            (None, Act::Promotion(role)) => write!(f, "{}-{}={}", self.from, self.to, role.letter()),
            (None, _) => write!(f, "{}-{}", self.from, self.to),
        }
    }
}

/// A text that is not a move in the bare form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a bare move reads like d2-d5, a9-a10=Q, 0-0 or d1=Q,d1-d8")]
pub struct MoveParseError;

impl FromStr for Move {
    type Err = MoveParseError;

    /// Reads exactly what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, MoveParseError> {
        let Some((restored, played)) = text.split_once(',') else { return read_plain(text) };
        let princess = read_square(restored.strip_suffix("=Q").ok_or(MoveParseError)?)?;
        Ok(read_plain(played)?.restoring(princess))
    }
}

fn read_square(text: &str) -> Result<Square, MoveParseError> {
    text.parse().map_err(|_| MoveParseError)
}

fn read_plain(text: &str) -> Result<Move, MoveParseError> {
    if text == "0-0" || text == "0-0-0" {
        return Ok(Move::castling(Colour::White, text == "0-0"));
    }
    let (from, rest) = text.split_once('-').ok_or(MoveParseError)?;
    let Some((to, letter)) = rest.split_once('=') else {
        return Ok(Move::step(read_square(from)?, read_square(rest)?));
    };
    let promotion = Role::PROMOTIONS.into_iter().find(|role| letter == role.letter().to_string());
    Ok(Move::promoting(read_square(from)?, read_square(to)?, promotion.ok_or(MoveParseError)?))
}
