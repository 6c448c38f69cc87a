//! Legal moves, without trying them out.
//!
//! Checks and pins are found once a position: a man may go where the checker is taken or shut out, and a pinned man
//! stays on the line between its king and the man behind it. Nothing is played and taken back.

use std::ops::Deref;

use super::position::cells;
use super::tables::{
    BACK_RANKS, BETWEEN, DOWN, FALLING, KING, KNIGHT, LEFT_DOWN, LEFT_UP, LINES, PAWN_ATTACKS, RIGHT_DOWN,
    RIGHT_UP, RISING, START_CELLS, STEP, STEP_TWICE, THROUGH, UP, VERTICAL, shift,
};
use super::{Cell, Move, Position};
use crate::{Colour, Role};

/// Takes the moves of a position in groups, as the generator finds them; `US` is the side to move.
pub(super) trait Sink {
    /// Free cells on which a man in hand can be placed.
    fn place(&mut self, role: Role, targets: u64);
    /// Cells to which the man on `from` can go; never a pawn.
    fn man<const US: usize>(&mut self, role: Role, from: usize, targets: u64);
    /// Cells to which pawns can go, each from the cell that `sources` has for it. Targets on the other side's back
    /// rank are promotions.
    fn pawns<const US: usize>(&mut self, sources: &'static [u8; 37], targets: u64, promotions: u64);
}

/// The legal moves of a position, in no order that means anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList(Vec<Move>);

impl MoveList {
    /// The moves as a vector.
    pub fn into_vec(self) -> Vec<Move> {
        self.0
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::vec::IntoIter<Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'l> IntoIterator for &'l MoveList {
    type Item = &'l Move;
    type IntoIter = std::slice::Iter<'l, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// What a pawn can become (rules sheet E: queen, rook, bishop or knight, whatever is left on the board).
pub(super) const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Sink for MoveList {
    fn place(&mut self, role: Role, targets: u64) {
        self.0.extend(cells(targets).map(|cell| Move::Place { role, cell }));
    }

    fn man<const US: usize>(&mut self, _: Role, from: usize, targets: u64) {
        let from = Cell::at(from);
        self.0.extend(cells(targets).map(|to| Move::Step { from, to, promotion: None }));
    }

    fn pawns<const US: usize>(&mut self, sources: &'static [u8; 37], targets: u64, promotions: u64) {
        for to in cells(targets & !promotions) {
            self.0.push(Move::Step { from: Cell::at(sources[to.index()].into()), to, promotion: None });
        }
        for to in cells(targets & promotions) {
            let from = Cell::at(sources[to.index()].into());
            self.0.extend(PROMOTIONS.map(|role| Move::Step { from, to, promotion: Some(role) }));
        }
    }
}

impl Position {
    /// All legal moves. The list is empty at mate and stalemate only: a draw by material, count or repetition does
    /// not take the moves away.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList(Vec::with_capacity(32));
        self.generate(&mut list);
        list
    }

    /// Whether a move is legal here.
    pub fn is_legal(&self, wanted: Move) -> bool {
        self.legal_moves().contains(&wanted)
    }

    #[inline]
    pub(super) fn generate<S: Sink>(&self, sink: &mut S) {
        if self.is_setup() {
            let free = self.free_back_rank(self.side());
            for role in self.hand(self.side()) {
                sink.place(role, free);
            }
        } else if self.side() == Colour::White {
            self.generate_for::<S, 0>(sink);
        } else {
            self.generate_for::<S, 1>(sink);
        }
    }

    #[inline]
    fn generate_for<S: Sink, const US: usize>(&self, sink: &mut S) {
        let them = US ^ 1;
        let own = self.sides[US];
        let enemy = self.sides[them];
        let occupied = own | enemy;
        let king = self.kings[US] as usize;
        let [queens, rooks, bishops, knights, pawns] = self.roles;

        // Men that bear on the king's cell along a line, whatever stands between.
        let lines = &LINES[king];
        let mut snipers = enemy
            & (lines[VERTICAL].whole() & (queens | rooks)
                | (lines[RISING].whole() | lines[FALLING].whole()) & (queens | bishops));
        let mut checkers = enemy & (KNIGHT[king] & knights | PAWN_ATTACKS[US][king] & pawns);
        let mut pinned = 0;
        while snipers != 0 {
            let sniper = snipers.trailing_zeros() as usize;
            snipers &= snipers - 1;
            let between = BETWEEN[king][sniper] & occupied;
            if between == 0 {
                checkers |= 1 << sniper;
            } else if between.is_power_of_two() {
                pinned |= between & own;
            }
        }

        // The king does not hide behind itself: it is taken off the board.
        let without_king = occupied ^ 1 << king;
        let mut unsure = KING[king] & !own;
        let mut safe = unsure;
        while unsure != 0 {
            let to = unsure.trailing_zeros() as usize;
            safe ^= u64::from(self.is_attacked(to, them, without_king)) << to;
            unsure &= unsure - 1;
        }
        sink.man::<US>(Role::King, king, safe);

        let allowed = if checkers == 0 {
            !own
        } else if checkers.is_power_of_two() {
            checkers | BETWEEN[king][checkers.trailing_zeros() as usize]
        } else {
            return;
        };

        let mut men = own & queens;
        while men != 0 {
            let from = men.trailing_zeros() as usize;
            men &= men - 1;
            let l = &LINES[from];
            let seen = l[VERTICAL].seen(occupied) | l[RISING].seen(occupied) | l[FALLING].seen(occupied);
            sink.man::<US>(Role::Queen, from, seen & allowed & line_of_pin(pinned, king, from));
        }
        let mut men = own & rooks;
        while men != 0 {
            let from = men.trailing_zeros() as usize;
            men &= men - 1;
            let seen = LINES[from][VERTICAL].seen(occupied);
            sink.man::<US>(Role::Rook, from, seen & allowed & line_of_pin(pinned, king, from));
        }
        let mut men = own & bishops;
        while men != 0 {
            let from = men.trailing_zeros() as usize;
            men &= men - 1;
            let l = &LINES[from];
            let seen = l[RISING].seen(occupied) | l[FALLING].seen(occupied);
            sink.man::<US>(Role::Bishop, from, seen & allowed & line_of_pin(pinned, king, from));
        }
        // A pinned knight has nowhere to go.
        let mut men = own & knights & !pinned;
        while men != 0 {
            let from = men.trailing_zeros() as usize;
            men &= men - 1;
            sink.man::<US>(Role::Knight, from, KNIGHT[from] & allowed);
        }

        let men = own & pawns;
        let free = men & !pinned;
        let pushing = free | men & lines[VERTICAL].whole();
        let rising = free | men & lines[RISING].whole();
        let falling = free | men & lines[FALLING].whole();
        let doubling = pushing & self.double_step_cells(US);
        let promotions = BACK_RANKS[them];
        let prey = enemy & allowed;
        if US == 0 {
            let once = shift::<UP>(pushing) & !occupied;
            let twice = shift::<UP>(shift::<UP>(doubling) & !occupied) & !occupied & allowed;
            sink.pawns::<US>(&STEP[DOWN], once & allowed, promotions);
            sink.pawns::<US>(&STEP_TWICE[DOWN], twice, 0);
            sink.pawns::<US>(&STEP[LEFT_DOWN], shift::<RIGHT_UP>(rising) & prey, promotions);
            sink.pawns::<US>(&STEP[RIGHT_DOWN], shift::<LEFT_UP>(falling) & prey, promotions);
        } else {
            let once = shift::<DOWN>(pushing) & !occupied;
            let twice = shift::<DOWN>(shift::<DOWN>(doubling) & !occupied) & !occupied & allowed;
            sink.pawns::<US>(&STEP[UP], once & allowed, promotions);
            sink.pawns::<US>(&STEP_TWICE[UP], twice, 0);
            sink.pawns::<US>(&STEP[RIGHT_UP], shift::<LEFT_DOWN>(rising) & prey, promotions);
            sink.pawns::<US>(&STEP[LEFT_UP], shift::<RIGHT_DOWN>(falling) & prey, promotions);
        }
    }

    /// Start cells of a side's pawns that still have their double step.
    #[inline]
    fn double_step_cells(&self, us: usize) -> u64 {
        RIGHTS_TO_CELLS[us][(self.state >> (5 * us) & 31) as usize]
    }

    /// Whether side `them` attacks a cell with `occupied` in its sliders' way.
    #[inline]
    fn is_attacked(&self, index: usize, them: usize, occupied: u64) -> bool {
        let enemy = self.sides[them];
        let [queens, rooks, bishops, knights, pawns] = self.roles;
        let leapers = KNIGHT[index] & knights | PAWN_ATTACKS[them ^ 1][index] & pawns;
        if leapers & enemy | KING[index] & 1 << self.kings[them] != 0 {
            return true;
        }
        let lines = &LINES[index];
        let mut snipers = enemy
            & (lines[VERTICAL].whole() & (queens | rooks)
                | (lines[RISING].whole() | lines[FALLING].whole()) & (queens | bishops));
        while snipers != 0 {
            if BETWEEN[index][snipers.trailing_zeros() as usize] & occupied == 0 {
                return true;
            }
            snipers &= snipers - 1;
        }
        false
    }
}

/// Where a man may go for its pin: anywhere if it has none.
#[inline]
fn line_of_pin(pinned: u64, king: usize, from: usize) -> u64 {
    if pinned >> from & 1 == 0 { u64::MAX } else { THROUGH[king][from] }
}

/// Start cells for the five rights of each colour.
static RIGHTS_TO_CELLS: [[u64; 32]; 2] = {
    let mut table = [[0; 32]; 2];
    let mut colour = 0;
    while colour < 2 {
        let mut rights = 0;
        while rights < 32 {
            let mut cells = START_CELLS[colour];
            let mut right = 0;
            while right < 5 {
                let lowest = cells & cells.wrapping_neg();
                if rights >> right & 1 == 1 {
                    table[colour][rights] |= lowest;
                }
                cells ^= lowest;
                right += 1;
            }
            rights += 1;
        }
        colour += 1;
    }
    table
};
