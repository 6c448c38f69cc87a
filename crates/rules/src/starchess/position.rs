//! A legal position, in nine words.

use super::hash::KEYS;
use super::tables::{BACK_RANKS, BOARD, KING, KNIGHT, LINES, NOWHERE, PAWN_ATTACKS};
use super::{Cell, DoubleSteps, Hand, Setup};
use crate::{Colour, Man, Role};

/// A position that can be played on. A value of this type is always legal, as far as the notation defines it: it
/// comes from the start, from a checked [`Setup`] or from a legal move.
///
/// It knows nothing of the moves before; a [`Game`](crate::Game) does.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// White's and Black's men.
    pub(super) sides: [u64; 2],
    /// Queens, rooks, bishops, knights, pawns of both sides; kings stand in `kings`.
    pub(super) roles: [u64; 5],
    pub(super) hash: u64,
    pub(super) halfmove: u16,
    pub(super) fullmove: u16,
    /// Index of each side's king, or [`NOWHERE`] while it is in hand.
    pub(super) kings: [u8; 2],
    /// Double-step rights in the low ten bits, then [`BLACK_TO_MOVE`] and [`SETUP`].
    pub(super) state: u16,
}

const _: () = assert!(size_of::<Position>() <= 72);

pub(super) const BLACK_TO_MOVE: u16 = 1 << 10;
pub(super) const SETUP: u16 = 1 << 11;

/// Index of a role in `roles`; kings have none.
pub(super) const fn slot(role: Role) -> usize {
    role.index().wrapping_sub(1)
}

/// The cells of a set, lowest number first.
pub(super) fn cells(mut set: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let index = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(Cell::at(index))
    })
}

impl Position {
    /// The start of a game: the ten pawns, and White to place the first man.
    ///
    /// # Panics
    /// Never: the start diagram is legal.
    pub fn start() -> Self {
        Self::try_from(&Setup::start()).expect("the start diagram is legal")
    }

    /// Who is to move.
    pub const fn side(&self) -> Colour {
        if self.state & BLACK_TO_MOVE == 0 { Colour::White } else { Colour::Black }
    }

    /// Whether men are still being placed.
    pub const fn is_setup(&self) -> bool {
        self.state & SETUP != 0
    }

    /// Plies since the last capture or pawn move; 0 all through the setup. It stays at 9999, the notation's last.
    pub const fn halfmove(&self) -> u16 {
        self.halfmove
    }

    /// The number of the move to come, from 1, one more after each Black ply. The ten placements are moves 1 to 5.
    /// It stays at 9999, the notation's last.
    pub const fn fullmove(&self) -> u16 {
        self.fullmove
    }

    /// A hash of everything but the two counters.
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Which pawns still have their double step.
    pub const fn double_steps(&self) -> DoubleSteps {
        DoubleSteps::from_bits(self.state)
    }

    pub(super) const fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    /// The men of one kind as a set.
    pub(super) const fn set(&self, colour: Colour, role: Role) -> u64 {
        match role {
            Role::King => {
                let king = self.kings[colour.index()];
                if king == NOWHERE { 0 } else { 1 << king }
            }
            _ => self.sides[colour.index()] & self.roles[slot(role)],
        }
    }

    pub(super) fn role_at(&self, index: usize) -> Role {
        let bit = 1 << index;
        let [queens, rooks, bishops, knights, pawns] = self.roles;
        if pawns & bit != 0 {
            Role::Pawn
        } else if knights & bit != 0 {
            Role::Knight
        } else if bishops & bit != 0 {
            Role::Bishop
        } else if rooks & bit != 0 {
            Role::Rook
        } else if queens & bit != 0 {
            Role::Queen
        } else {
            Role::King
        }
    }

    /// The man on a cell.
    pub fn man_at(&self, cell: Cell) -> Option<Man> {
        let colour = Colour::ALL.into_iter().find(|c| self.sides[c.index()] & cell.bit() != 0)?;
        Some(Man { colour, role: self.role_at(cell.index()) })
    }

    /// All men with their cells, lowest number first.
    pub fn men(&self) -> impl Iterator<Item = (Cell, Man)> {
        let position = *self;
        cells(self.occupied()).filter_map(move |cell| position.man_at(cell).map(|man| (cell, man)))
    }

    /// What a side has still to place, in the order K, Q, R, B, N.
    pub fn hand(&self, colour: Colour) -> impl Iterator<Item = Role> {
        self.in_hand(colour).iter()
    }

    /// What a side has still to place.
    pub fn in_hand(&self, colour: Colour) -> Hand {
        // During the setup a side's men are in hand or on the board, each once, so the board tells the hand.
        if self.is_setup() {
            Hand::FULL.iter().filter(|&role| self.set(colour, role) == 0).collect()
        } else {
            Hand::EMPTY
        }
    }

    /// Where a side's king stands; nowhere while it is in hand.
    pub const fn king(&self, colour: Colour) -> Option<Cell> {
        let king = self.kings[colour.index()];
        if king == NOWHERE { None } else { Some(Cell::at(king as usize)) }
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        self.checked(self.side())
    }

    /// Whether a side's king is attacked.
    pub(super) fn checked(&self, colour: Colour) -> bool {
        let king = self.kings[colour.index()];
        king != NOWHERE && self.attackers(king as usize, colour) != 0
    }

    /// The men of the other side that attack a cell held by `colour`.
    pub(super) fn attackers(&self, index: usize, colour: Colour) -> u64 {
        let occupied = self.occupied();
        let [queens, rooks, bishops, knights, pawns] = self.roles;
        let [vertical, rising, falling] = LINES[index];
        let enemy_king = self.set(!colour, Role::King);
        self.sides[(!colour).index()]
            & ((vertical.seen(occupied) & (queens | rooks))
                | ((rising.seen(occupied) | falling.seen(occupied)) & (queens | bishops))
                | (KNIGHT[index] & knights)
                | (PAWN_ATTACKS[colour.index()][index] & pawns)
                | (KING[index] & enemy_king))
    }

    /// Whether two positions count as the same for repetition: same men on the same cells, same side to move, same
    /// double-step rights.
    pub fn repeats(&self, other: &Self) -> bool {
        self.hash == other.hash
            && self.sides == other.sides
            && self.roles == other.roles
            && self.kings == other.kings
            && self.state == other.state
    }

    /// The position as a diagram, to be changed and checked again.
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup {
            men: [None; Cell::COUNT],
            hands: Colour::ALL.map(|colour| self.in_hand(colour)),
            side: self.side(),
            double_steps: self.double_steps(),
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        };
        for (cell, man) in self.men() {
            setup.men[cell.index()] = Some(man);
        }
        setup
    }
}

impl Position {
    /// The nine words of a diagram, checked or not.
    pub(super) fn assemble(setup: &Setup) -> Self {
        let mut position = Self {
            sides: [0; 2],
            roles: [0; 5],
            hash: 0,
            halfmove: setup.halfmove,
            fullmove: setup.fullmove,
            kings: [NOWHERE; 2],
            state: setup.double_steps.bits(),
        };
        if setup.side == Colour::Black {
            position.state |= BLACK_TO_MOVE;
        }
        if setup.hands.iter().any(|hand| !hand.is_empty()) {
            position.state |= SETUP;
        }
        for cell in Cell::ALL {
            let Some(Man { colour, role }) = setup.men[cell.index()] else { continue };
            position.sides[colour.index()] |= cell.bit();
            if role == Role::King {
                position.kings[colour.index()] = cell.index() as u8;
            } else {
                position.roles[slot(role)] |= cell.bit();
            }
        }
        position.hash = position.fresh_hash();
        position
    }

    /// Index of every empty cell on a side's back rank.
    pub(super) const fn free_back_rank(&self, colour: Colour) -> u64 {
        BACK_RANKS[colour.index()] & !self.occupied() & BOARD
    }
}

/// The key of a man on a cell.
#[inline]
pub(super) fn key(colour: Colour, role: Role, index: usize) -> u64 {
    KEYS.men[colour.index()][role.index()][index]
}
