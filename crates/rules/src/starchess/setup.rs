//! Any diagram, possible or not.

use super::Cell;
use super::tables::PAWN_STARTS;
use crate::{Colour, Man, Role};

/// The men that one side has still to place, a set of K, Q, R, B, N.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(u8);

impl Hand {
    /// Nothing left to place.
    pub const EMPTY: Self = Self(0);

    /// All five men.
    pub const FULL: Self = Self(0b1_1111);

    /// Adds a man. Others than the five are never in hand and are ignored.
    pub fn insert(&mut self, role: Role) {
        self.0 |= Self::FULL.0 & 1 << role.index();
    }

    /// Takes a man away.
    pub fn remove(&mut self, role: Role) {
        self.0 &= !(1 << role.index());
    }

    /// Whether a man is in this hand.
    pub const fn contains(self, role: Role) -> bool {
        self.0 >> role.index() & 1 == 1
    }

    /// How many men are left to place, 0 to 5.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nothing is left to place.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The men, in the order K, Q, R, B, N.
    pub fn iter(self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |&role| self.contains(role))
    }
}

impl FromIterator<Role> for Hand {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Self {
        let mut hand = Self::EMPTY;
        roles.into_iter().for_each(|role| hand.insert(role));
        hand
    }
}

/// Which pawns still have their double step.
///
/// The right belongs to the pawn, not to the cell (rules sheet E): a limping pawn, which came to a start cell by
/// capturing, has none. Each of the files c to g holds one start cell a colour, so a right is a colour and a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DoubleSteps(u16);

impl DoubleSteps {
    /// No pawn has the right.
    pub const NONE: Self = Self(0);

    /// All ten pawns have it.
    pub const ALL: Self = Self(0b11_1111_1111);

    pub(super) const fn from_bits(bits: u16) -> Self {
        Self(bits & Self::ALL.0)
    }

    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    const fn bit(colour: Colour, file: u8) -> u16 {
        if 2 <= file && file <= 6 { 1 << (colour.index() as u16 * 5 + file as u16 - 2) } else { 0 }
    }

    /// Gives the pawn of a colour on a file (0 to 8) its right; files without a start cell are ignored.
    pub fn insert(&mut self, colour: Colour, file: u8) {
        self.0 |= Self::bit(colour, file);
    }

    /// Takes the right away.
    pub fn remove(&mut self, colour: Colour, file: u8) {
        self.0 &= !Self::bit(colour, file);
    }

    /// Whether the pawn of a colour on its start cell of a file has the right.
    pub const fn contains(self, colour: Colour, file: u8) -> bool {
        self.0 & Self::bit(colour, file) != 0
    }

    /// The start cells of the pawns that have the right, White's first, files left to right.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        Self::all().filter(move |&(bit, ..)| self.0 >> bit & 1 == 1).map(|(_, _, cell)| cell)
    }

    /// Every right: its bit, its colour, its start cell.
    pub(super) fn all() -> impl Iterator<Item = (usize, Colour, Cell)> {
        Colour::ALL.into_iter().flat_map(|colour| {
            PAWN_STARTS[colour.index()]
                .into_iter()
                .enumerate()
                .map(move |(i, number)| (colour.index() * 5 + i, colour, Cell::at(usize::from(number) - 1)))
        })
    }
}

/// Any diagram with its other fields: what a position string says before anybody asks whether it can be.
///
/// [`Position::try_from`](super::Position) checks it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The man on each cell, by [`Cell::index`].
    pub men: [Option<Man>; Cell::COUNT],
    /// What White and Black have still to place, by [`Colour::index`].
    pub hands: [Hand; 2],
    /// Who is to move.
    pub side: Colour,
    /// Which pawns still have their double step.
    pub double_steps: DoubleSteps,
    /// Plies since the last capture or pawn move.
    pub halfmove: u16,
    /// Number of the move to come, from 1, counted up after each Black ply.
    pub fullmove: u16,
}

impl Setup {
    /// An empty board, nothing in hand, White to move.
    pub const fn empty() -> Self {
        Self {
            men: [None; Cell::COUNT],
            hands: [Hand::EMPTY; 2],
            side: Colour::White,
            double_steps: DoubleSteps::NONE,
            halfmove: 0,
            fullmove: 1,
        }
    }

    /// The start of a game: ten pawns on the board, ten men in hand (rules sheet E, start diagram).
    pub fn start() -> Self {
        let mut setup = Self::empty();
        for (_, colour, cell) in DoubleSteps::all() {
            setup.men[cell.index()] = Some(Man { colour, role: Role::Pawn });
        }
        setup.hands = [Hand::FULL; 2];
        setup.double_steps = DoubleSteps::ALL;
        setup
    }

    /// Puts a man on a cell, whatever stood there.
    #[must_use]
    pub const fn with(mut self, cell: Cell, man: Man) -> Self {
        self.men[cell.index()] = Some(man);
        self
    }

    /// Says who is to move.
    #[must_use]
    pub const fn to_move(mut self, side: Colour) -> Self {
        self.side = side;
        self
    }

    /// The cells of one kind of man.
    pub fn cells_of(&self, colour: Colour, role: Role) -> impl Iterator<Item = Cell> {
        Cell::ALL.into_iter().filter(move |cell| self.men[cell.index()] == Some(Man { colour, role }))
    }
}
