//! A position that can be played on, in nine words of 128 bits.

use super::Square;
use super::setup::{Castlings, Restoration, Setup};
use super::tables::{
    BETWEEN, FALLING, FILE, KING, KNIGHT, LINES, NOWHERE, PAWN_ATTACKS, RANK, RISING, TWO_STEPS, ways_round,
};
use crate::{Colour, Man, Role};

/// A position that can be played on. A value of this type is always usable (R9): it comes from the start, from a
/// checked [`Setup`] or from a legal move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// White's and Black's men.
    pub(super) sides: [u128; 2],
    /// Queens, rooks, bishops, knights, pawns of both sides; the others stand in the fields below.
    pub(super) roles: [u128; 5],
    /// The hash without the long step.
    pub(super) hash: u64,
    pub(super) halfmove: u16,
    pub(super) fullmove: u16,
    /// Where each side's king stands.
    pub(super) kings: [u8; 2],
    /// Where each side's prince stands, or [`NOWHERE`].
    pub(super) princes: [u8; 2],
    /// Where each side's princess stands, or [`NOWHERE`].
    pub(super) princesses: [u8; 2],
    /// Each side's [`Restoration`].
    pub(super) restorations: [Restoration; 2],
    /// Where the pawn stands that has just moved two or three squares, or [`NOWHERE`].
    pub(super) longstep: u8,
    /// The bits of [`Castlings`].
    pub(super) castlings: u8,
    /// [`BLACK_TO_MOVE`] and [`COUNTERCHECK`].
    pub(super) state: u8,
}

const _: () = assert!(size_of::<Position>() <= 144);

pub(super) const BLACK_TO_MOVE: u8 = 1;
/// The last move answered check with check, and the game is drawn (R6.5).
pub(super) const COUNTERCHECK: u8 = 2;

/// Index of a role in `roles`; king, prince and princess have none.
pub(super) const fn slot(role: Role) -> usize {
    role.index().wrapping_sub(1)
}

/// Calls `visit` with the index of every square of a set.
#[inline]
pub(super) fn each(mut set: u128, mut visit: impl FnMut(usize)) {
    while set != 0 {
        visit(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}

/// The squares of a set, lowest index first.
pub(super) fn square_set(mut set: u128) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let index = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (index < Square::COUNT).then(|| Square::at(index))
    })
}

/// The set with only the square of an index.
#[inline]
pub(super) const fn bit(index: u8) -> u128 {
    1 << index
}

const fn square(index: u8) -> Option<Square> {
    if index == NOWHERE { None } else { Some(Square::at(index as usize)) }
}

impl Position {
    /// The start of a game.
    ///
    /// # Panics
    /// Never: the start diagram is usable.
    pub fn start() -> Self {
        Self::try_from(&Setup::start()).expect("the start diagram is usable")
    }

    /// Who is to move.
    pub const fn side(&self) -> Colour {
        if self.state & BLACK_TO_MOVE == 0 { Colour::White } else { Colour::Black }
    }

    /// Plies since the last capture or pawn move. It stays at 9999, the notation's last.
    pub const fn halfmove(&self) -> u16 {
        self.halfmove
    }

    /// The number of the move to come, from 1, one more after each Black ply. It stays at 9999, the notation's last.
    pub const fn fullmove(&self) -> u16 {
        self.fullmove
    }

    /// Which castlings are still allowed.
    pub const fn castlings(&self) -> Castlings {
        Castlings::from_bits(self.castlings)
    }

    /// Where the pawn stands that has just moved two or three squares.
    pub const fn longstep(&self) -> Option<Square> {
        square(self.longstep)
    }

    /// Whether a side can restore a queen with its princess.
    pub const fn restoration(&self, colour: Colour) -> Restoration {
        self.restorations[colour.index()]
    }

    /// Whether the last move drew the game by answering check with check (R6.5). The position string does not tell.
    pub const fn is_countercheck(&self) -> bool {
        self.state & COUNTERCHECK != 0
    }

    /// Where a side's king stands.
    pub const fn king(&self, colour: Colour) -> Square {
        Square::at(self.kings[colour.index()] as usize)
    }

    /// Where a side's prince stands, while it has one.
    pub const fn prince(&self, colour: Colour) -> Option<Square> {
        square(self.princes[colour.index()])
    }

    /// Where a side's princess stands, while it has one.
    pub const fn princess(&self, colour: Colour) -> Option<Square> {
        square(self.princesses[colour.index()])
    }

    /// The man on a square.
    pub fn man_at(&self, square: Square) -> Option<Man> {
        let colour = Colour::ALL.into_iter().find(|colour| self.sides[colour.index()] & square.bit() != 0)?;
        Some(Man { colour, role: self.role_at(square.index()) })
    }

    pub(super) const fn occupied(&self) -> u128 {
        self.sides[0] | self.sides[1]
    }

    /// The role of the man on an occupied square.
    #[inline]
    pub(super) fn role_at(&self, index: usize) -> Role {
        let bit = 1 << index;
        let [queens, rooks, bishops, knights, pawns] = self.roles;
        let at = |places: [u8; 2]| places.contains(&(index as u8));
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
        } else if at(self.princesses) {
            Role::Princess
        } else if at(self.princes) {
            Role::Prince
        } else {
            Role::King
        }
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        self.checked(self.side().index())
    }

    /// Whether a side's king is attacked (R2.2).
    pub(super) fn checked(&self, side: usize) -> bool {
        let king = self.kings[side];
        king != NOWHERE && self.is_attacked(usize::from(king), side ^ 1, self.occupied())
    }

    /// Whether a square is attacked by a side (R2.1) on a board with these squares occupied.
    pub(super) fn is_attacked(&self, index: usize, by: usize, occupied: u128) -> bool {
        let enemy = self.sides[by];
        let [queens, rooks, bishops, knights, pawns] = self.roles;
        let (prince, princess) = (bit(self.princes[by]), bit(self.princesses[by]));
        let close = KNIGHT[index] & knights | PAWN_ATTACKS[by ^ 1][index] & pawns;
        if enemy & close != 0 || KING[index] & (prince | princess | bit(self.kings[by])) != 0 {
            return true;
        }
        if TWO_STEPS[index] & (prince | princess) != 0 {
            for from in [self.princes[by], self.princesses[by]] {
                if TWO_STEPS[index] & bit(from) != 0 && ways_round(from.into(), index) & !occupied != 0 {
                    return true;
                }
            }
        }
        let lines = &LINES[index];
        let mut snipers = enemy
            & ((lines[RANK].whole() | lines[FILE].whole()) & (queens | rooks)
                | (lines[RISING].whole() | lines[FALLING].whole()) & (queens | bishops));
        while snipers != 0 {
            if BETWEEN[index][snipers.trailing_zeros() as usize] & occupied == 0 {
                return true;
            }
            snipers &= snipers - 1;
        }
        false
    }

    /// The men of a side that attack a square (R2.1).
    pub(super) fn attackers(&self, index: usize, by: usize) -> u128 {
        let occupied = self.occupied();
        let [queens, rooks, bishops, knights, pawns] = self.roles;
        let [rank, file, rising, falling] = LINES[index];
        let royal = bit(self.princes[by]) | bit(self.princesses[by]);
        let mut found = (rank.seen(occupied) | file.seen(occupied)) & (queens | rooks)
            | (rising.seen(occupied) | falling.seen(occupied)) & (queens | bishops)
            | KNIGHT[index] & knights
            | PAWN_ATTACKS[by ^ 1][index] & pawns
            | KING[index] & (royal | bit(self.kings[by]));
        for from in [self.princes[by], self.princesses[by]] {
            if TWO_STEPS[index] & bit(from) != 0 && ways_round(from.into(), index) & !occupied != 0 {
                found |= bit(from);
            }
        }
        found & self.sides[by]
    }

    /// Whether two positions count as the same for repetition (R8.4).
    pub fn repeats(&self, other: &Self) -> bool {
        let longstep = |position: &Self| position.longstep != NOWHERE && position.has_en_passant();
        self.hash == other.hash
            && self.sides == other.sides
            && self.roles == other.roles
            && (self.kings, self.princes, self.princesses) == (other.kings, other.princes, other.princesses)
            && (self.castlings, self.restorations) == (other.castlings, other.restorations)
            && self.state == other.state
            && match (longstep(self), longstep(other)) {
                (true, true) => self.longstep == other.longstep,
                (one, two) => one == two,
            }
    }

    /// The position as a diagram, to be changed and checked again. The diagram does not know of a counter-check.
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup {
            men: [None; Square::COUNT],
            side: self.side(),
            castlings: self.castlings(),
            longstep: self.longstep(),
            restorations: self.restorations,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        };
        for square in Square::ALL {
            setup.men[square.index()] = self.man_at(square);
        }
        setup
    }

    /// The words of a diagram, checked or not.
    pub(super) fn assemble(setup: &Setup) -> Self {
        let mut position = Self {
            sides: [0; 2],
            roles: [0; 5],
            hash: 0,
            halfmove: setup.halfmove,
            fullmove: setup.fullmove,
            kings: [NOWHERE; 2],
            princes: [NOWHERE; 2],
            princesses: [NOWHERE; 2],
            restorations: setup.restorations,
            longstep: setup.longstep.map_or(NOWHERE, |square| square.index() as u8),
            castlings: setup.castlings.bits(),
            state: if setup.side == Colour::Black { BLACK_TO_MOVE } else { 0 },
        };
        for square in Square::ALL {
            let Some(Man { colour, role }) = setup.men[square.index()] else { continue };
            let side = colour.index();
            position.sides[side] |= square.bit();
            match role {
                Role::King => position.kings[side] = square.index() as u8,
                Role::Prince => position.princes[side] = square.index() as u8,
                Role::Princess => position.princesses[side] = square.index() as u8,
                _ => position.roles[slot(role)] |= square.bit(),
            }
        }
        position.hash = position.fresh_hash();
        position
    }
}
