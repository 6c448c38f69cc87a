//! From a diagram to a position: everything that the notation rejects (R9 and the position string).

use super::fault::{CASTLING, FULLMOVE, LONGSTEP, PLACEMENT, PRINCESS, SIDE};
use super::tables::{CASTLES, PROMOTION};
use super::{Fault, Position, PositionError, Restoration, Setup, Square};
use crate::{Colour, Man, Role};

/// Which fields of a position string could be read, as a bit each: only these are checked further.
pub(super) type Readable = u8;

pub(super) const ALL_READABLE: Readable = 0b111_1111;

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
    if read(&[PLACEMENT]) {
        men_faults(setup, &mut faults);
    }
    if read(&[PLACEMENT, SIDE]) {
        let moved = !setup.side;
        if position.prince(moved).is_none() && position.checked(moved.index()) {
            faults.push(Fault::OtherSideInCheck(moved));
        }
    }
    if read(&[PLACEMENT, CASTLING]) {
        castling_faults(setup, &mut faults);
    }
    if read(&[PLACEMENT, SIDE, LONGSTEP]) {
        longstep_faults(setup, &mut faults);
    }
    if read(&[PLACEMENT, PRINCESS]) {
        for colour in Colour::ALL {
            let stands = position.princess(colour).is_some();
            let letter = setup.restorations[colour.index()];
            if stands == (letter == Restoration::NoPrincess) {
                faults.push(Fault::PrincessLetter { colour, stands, letter });
            }
        }
    }
    if read(&[SIDE, PRINCESS]) && setup.restorations[(!setup.side).index()] == Restoration::Pending {
        faults.push(Fault::PendingOutOfTurn(!setup.side));
    }
    if setup.halfmove > 9999 {
        faults.push(Fault::Halfmove(setup.halfmove.to_string()));
    }
    if read(&[FULLMOVE]) && !(1..=9999).contains(&setup.fullmove) {
        faults.push(Fault::Fullmove(setup.fullmove.to_string()));
    }
    PositionError::check(faults)?;
    Ok(position)
}

fn men_faults(setup: &Setup, faults: &mut Vec<Fault>) {
    for colour in Colour::ALL {
        let kings = setup.squares_of(colour, Role::King).count();
        if kings != 1 {
            faults.push(Fault::Kings { colour, kings });
        }
        for role in [Role::Prince, Role::Princess] {
            let count = setup.squares_of(colour, role).count();
            if count > 1 {
                faults.push(Fault::Royals { colour, role, count });
            }
        }
        let edges = PROMOTION[0] | PROMOTION[1];
        let pawns = setup.squares_of(colour, Role::Pawn).filter(|square| edges & square.bit() != 0);
        faults.extend(pawns.map(|square| Fault::PawnOnEdge(colour, square)));
    }
}

fn castling_faults(setup: &Setup, faults: &mut Vec<Fault>) {
    for (colour, short) in setup.castlings.iter() {
        let castle = CASTLES[colour.index()][usize::from(!short)];
        let stands = |index: usize, role| setup.men[index] == Some(Man { colour, role });
        if !stands(castle.king[0], Role::King) || !stands(castle.rook[0], Role::Rook) {
            let [king, rook] = [castle.king[0], castle.rook[0]].map(Square::at);
            faults.push(Fault::CastlingWithoutMen { colour, short, king, rook });
        }
    }
}

fn longstep_faults(setup: &Setup, faults: &mut Vec<Fault>) {
    let Some(pawn) = setup.longstep else { return };
    let moved = !setup.side;
    // From its start rank two or three squares (R3.6).
    let passed: &[u8] = match (moved, pawn.rank()) {
        (Colour::White, 3) => &[2],
        (Colour::White, 4) => &[2, 3],
        (Colour::Black, 6) => &[7],
        (Colour::Black, 5) => &[7, 6],
        _ => &[],
    };
    if passed.is_empty() || setup.men[pawn.index()] != Some(Man { colour: moved, role: Role::Pawn }) {
        faults.push(Fault::LongstepWithoutPawn(moved, pawn));
        return;
    }
    let passed = passed.iter().filter_map(|&rank| Square::new(pawn.file(), rank));
    let blocked = passed.filter(|passed| setup.men[passed.index()].is_some());
    faults.extend(blocked.map(|passed| Fault::LongstepBlocked { pawn, passed }));
}
