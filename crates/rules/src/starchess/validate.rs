//! From a diagram to a position: everything that the notation rejects.

use super::fault::{FULLMOVE, HALFMOVE, HAND, PLACEMENT, RIGHTS, SIDE};
use super::tables::{BACK_RANKS, START_CELLS};
use super::{Cell, DoubleSteps, Fault, Hand, Position, PositionError, Setup};
use crate::{Colour, Man, Role};

/// Which fields of a position string could be read, as a bit each: only these are checked further.
pub(super) type Readable = u8;

pub(super) const ALL_READABLE: Readable = 0b11_1111;

impl TryFrom<&Setup> for Position {
    type Error = PositionError;

    /// Checks a diagram.
    ///
    /// # Errors
    /// Every fault of the diagram, as listed in [`Fault`].
    fn try_from(setup: &Setup) -> Result<Self, PositionError> {
        checked(setup, ALL_READABLE, Vec::new())
    }
}

impl TryFrom<Setup> for Position {
    type Error = PositionError;

    /// Checks a diagram.
    ///
    /// # Errors
    /// Every fault of the diagram, as listed in [`Fault`].
    fn try_from(setup: Setup) -> Result<Self, PositionError> {
        Self::try_from(&setup)
    }
}

/// The position of a diagram, or all that is wrong with the readable fields beside what is known already.
pub(super) fn checked(
    setup: &Setup,
    readable: Readable,
    mut faults: Vec<Fault>,
) -> Result<Position, PositionError> {
    let position = Position::assemble(setup);
    let read = |fields: &[usize]| fields.iter().all(|field| readable >> field & 1 == 1);
    if read(&[PLACEMENT, HAND]) {
        king_faults(setup, &mut faults);
    }
    if read(&[PLACEMENT]) {
        pawn_faults(setup, &mut faults);
    }
    let in_setup = setup.hands.iter().any(|hand| !hand.is_empty());
    if in_setup && read(&[PLACEMENT, HAND]) {
        setup_faults(setup, &mut faults);
    }
    if in_setup && read(&[HAND, SIDE]) {
        let [white, black] = setup.hands.map(Hand::len);
        if black != white + usize::from(setup.side == Colour::Black) {
            faults.push(Fault::HandsAndSide { white, black });
        }
    }
    if read(&[PLACEMENT, SIDE]) && position.checked(!setup.side) {
        faults.push(Fault::OtherSideInCheck(!setup.side));
    }
    if read(&[PLACEMENT, RIGHTS]) {
        right_faults(setup, &mut faults);
    }
    if in_setup && read(&[HAND, RIGHTS]) && setup.double_steps != DoubleSteps::ALL {
        faults.push(Fault::SetupRights);
    }
    if setup.halfmove > 9999 {
        faults.push(Fault::Halfmove(setup.halfmove.to_string()));
    }
    if in_setup && read(&[HAND, HALFMOVE]) && setup.halfmove != 0 {
        faults.push(Fault::SetupHalfmove);
    }
    if read(&[FULLMOVE]) && !(1..=9999).contains(&setup.fullmove) {
        faults.push(Fault::Fullmove(setup.fullmove.to_string()));
    }
    PositionError::check(faults)?;
    Ok(position)
}

fn king_faults(setup: &Setup, faults: &mut Vec<Fault>) {
    for colour in Colour::ALL {
        let on_board = setup.cells_of(colour, Role::King).count();
        let kings = on_board + usize::from(setup.hands[colour.index()].contains(Role::King));
        if kings != 1 {
            faults.push(Fault::Kings { colour, kings });
        }
    }
}

fn pawn_faults(setup: &Setup, faults: &mut Vec<Fault>) {
    for colour in Colour::ALL {
        for cell in setup.cells_of(colour, Role::Pawn) {
            if BACK_RANKS[(!colour).index()] & cell.bit() != 0 {
                faults.push(Fault::PawnOnPromotionCell(colour, cell));
            } else if BACK_RANKS[colour.index()] & cell.bit() != 0 {
                faults.push(Fault::PawnOnBackRank(colour, cell));
            }
        }
    }
}

fn right_faults(setup: &Setup, faults: &mut Vec<Fault>) {
    for (bit, colour, cell) in DoubleSteps::all() {
        let pawn = Some(Man { colour, role: Role::Pawn });
        if setup.double_steps.bits() >> bit & 1 == 1 && setup.men[cell.index()] != pawn {
            faults.push(Fault::RightWithoutPawn(colour, cell));
        }
    }
}

/// Where the men are while a hand is not empty: each of K, Q, R, B, N once, in hand or on its own back rank, and the
/// pawns on their start cells.
fn setup_faults(setup: &Setup, faults: &mut Vec<Fault>) {
    for colour in Colour::ALL {
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            let in_hand = usize::from(setup.hands[colour.index()].contains(role));
            let count = setup.cells_of(colour, role).count() + in_hand;
            if count != 1 {
                faults.push(Fault::SetupCount { colour, role, count });
            }
        }
        for cell in Cell::ALL {
            let man = setup.men[cell.index()];
            if let Some(man) = man.filter(|man| man.colour == colour) {
                let home = if man.role == Role::Pawn { START_CELLS } else { BACK_RANKS };
                if home[colour.index()] & cell.bit() == 0 {
                    faults.push(Fault::SetupPlace(man, cell));
                }
            }
            let pawn = Some(Man { colour, role: Role::Pawn });
            if START_CELLS[colour.index()] & cell.bit() != 0 && man != pawn {
                faults.push(Fault::SetupPawn(colour, cell));
            }
        }
    }
}
