//! Any diagram, possible or not.

use super::Square;
use crate::{Colour, Man, Role};

/// Which castlings are still allowed (R4.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castlings(u8);

impl Castlings {
    /// None.
    pub const NONE: Self = Self(0);

    /// All four.
    pub const ALL: Self = Self(0b1111);

    /// The bit of a colour and of `0-0` (`short`) or `0-0-0`.
    pub(super) const fn bit(colour: Colour, short: bool) -> u8 {
        1 << (2 * colour.index() + !short as usize)
    }

    pub(super) const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    /// Gives a side the right to `0-0` (`short`, to the c file) or `0-0-0`.
    pub const fn insert(&mut self, colour: Colour, short: bool) {
        self.0 |= Self::bit(colour, short);
    }

    /// Takes a right away.
    pub const fn remove(&mut self, colour: Colour, short: bool) {
        self.0 &= !Self::bit(colour, short);
    }

    /// Whether a side has the right to `0-0` (`short`) or `0-0-0`.
    pub const fn contains(self, colour: Colour, short: bool) -> bool {
        self.0 & Self::bit(colour, short) != 0
    }

    /// The rights, White's first, `0-0` before `0-0-0`.
    pub fn iter(self) -> impl Iterator<Item = (Colour, bool)> {
        Self::each().filter(move |&(colour, short)| self.contains(colour, short))
    }

    /// Every right there can be.
    pub(super) fn each() -> impl Iterator<Item = (Colour, bool)> {
        Colour::ALL.into_iter().flat_map(|colour| [(colour, true), (colour, false)])
    }
}

/// Whether a side can turn its princess into a queen when a queen of its has been taken (R7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Restoration {
    /// It has no princess: `-`.
    #[default]
    NoPrincess,
    /// It can when a queen is taken: `y`.
    Held,
    /// It can in this turn: `p`.
    Pending,
    /// It did not when it could, and cannot any more: `x`.
    Lost,
}

impl Restoration {
    /// Every state.
    pub const ALL: [Self; 4] = [Self::NoPrincess, Self::Held, Self::Pending, Self::Lost];

    /// `-`, `y`, `p` or `x`, as in position strings.
    pub const fn letter(self) -> char {
        match self {
            Self::NoPrincess => '-',
            Self::Held => 'y',
            Self::Pending => 'p',
            Self::Lost => 'x',
        }
    }

    /// The state of a letter of position strings.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.letter() == letter)
    }
}

/// Any diagram with its other fields: what a position string says before anybody asks whether it can be.
///
/// [`Position::try_from`](super::Position) checks it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The man on each square, by [`Square::index`].
    pub men: [Option<Man>; Square::COUNT],
    /// Who is to move.
    pub side: Colour,
    /// Which castlings are still allowed.
    pub castlings: Castlings,
    /// Where the pawn stands that has just moved two or three squares.
    pub longstep: Option<Square>,
    /// White's and Black's right to a restored queen, by [`Colour::index`].
    pub restorations: [Restoration; 2],
    /// Plies since the last capture or pawn move.
    pub halfmove: u16,
    /// Number of the move to come, from 1, counted up after each Black ply.
    pub fullmove: u16,
}

impl Setup {
    /// An empty board, White to move.
    pub const fn empty() -> Self {
        Self {
            men: [None; Square::COUNT],
            side: Colour::White,
            castlings: Castlings::NONE,
            longstep: None,
            restorations: [Restoration::NoPrincess; 2],
            halfmove: 0,
            fullmove: 1,
        }
    }

    /// The start of a game (R1.2, A1).
    pub fn start() -> Self {
        use Role::{Bishop, King, Knight, Pawn, Prince, Princess, Queen, Rook};
        const FIRST: [Role; 10] = [Rook, Knight, Bishop, Princess, King, Queen, Prince, Bishop, Knight, Rook];
        let mut setup = Self::empty();
        for (file, role) in FIRST.into_iter().enumerate() {
            for (rank, colour, role) in [
                (0, Colour::White, role),
                (1, Colour::White, Pawn),
                (8, Colour::Black, Pawn),
                (9, Colour::Black, role),
            ] {
                setup.men[10 * rank + file] = Some(Man { colour, role });
            }
        }
        setup.castlings = Castlings::ALL;
        setup.restorations = [Restoration::Held; 2];
        setup
    }

    /// Puts a man on a square, whatever stood there.
    #[must_use]
    pub const fn with(mut self, square: Square, man: Man) -> Self {
        self.men[square.index()] = Some(man);
        self
    }

    /// Says who is to move.
    #[must_use]
    pub const fn to_move(mut self, side: Colour) -> Self {
        self.side = side;
        self
    }

    /// The squares of one kind of man.
    pub fn squares_of(&self, colour: Colour, role: Role) -> impl Iterator<Item = Square> {
        Square::ALL.into_iter().filter(move |square| self.men[square.index()] == Some(Man { colour, role }))
    }
}
