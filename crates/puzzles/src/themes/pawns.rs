//! Pawns, and what only Starchess has.

use rules::starchess::Cell;
use rules::{BoardSquare, Colour, Man, MoveParts, Role, Square, Variant};

use super::{Own, Solution};
use crate::rule_sets::Mined;

/// Where pawns of Starchess must take something before they can be promoted.
pub(super) const DEAD: [u8; 4] = [2, 3, 35, 36];
/// The tips of the star at its sides.
pub(super) const MUMMIES: [u8; 2] = [1, 37];
/// Moves of a side after the setup within which a game of Starchess is decided by how the men were placed.
const FIRST_MOVES: u16 = 3;
/// The first move after the setup.
const AFTER_SETUP: u16 = 6;

/// Whether a pawn becomes less than a queen, and a queen would not have been right.
pub(super) fn underpromotes<P: Mined>(solution: &Solution<'_, P>, own: &Own<'_, P>) -> bool {
    let queens = |other: &&P::Move| {
        (other.from(), other.to()) == (own.played.from(), own.played.to())
            && other.promotion() == Some(Role::Queen)
    };
    own.played.promotion().is_some_and(|role| role != Role::Queen)
        && !(own.ply + 1 == solution.line.len() && solution.last_moves.iter().any(|other| queens(&other)))
}

/// Whether a pawn is taken that stands elsewhere than where its taker goes.
pub(super) fn takes_in_passing<P: Mined>(own: &Own<'_, P>) -> bool {
    own.role() == Role::Pawn
        && own.before.captured(own.played).is_some_and(|(square, _)| square != own.played.to())
}

/// Whether a game of Starchess has hardly begun.
pub(super) fn is_setup_trap<P: Mined>(position: &P) -> bool {
    P::VARIANT == Variant::Starchess && position.fullmove() < AFTER_SETUP + FIRST_MOVES
}

/// The moves of the line made by pawns, with where they start and end.
fn pawn_moves<P: Mined>(solution: &Solution<'_, P>) -> impl Iterator<Item = (usize, Colour, usize, usize)> {
    let moves = solution.line.iter().enumerate().filter_map(|(ply, played)| {
        let from = played.from()?;
        let man = solution.positions[ply].man_at(from)?;
        (man.role == Role::Pawn).then(|| (ply, man.colour, from.index(), played.to().index()))
    });
    moves.filter(|_| P::VARIANT == Variant::Starchess)
}

/// Whether a pawn limps: it stands on a start cell of its side, which it reached by capturing, and moves, or it gets there.
pub(super) fn limp<P: Mined>(solution: &Solution<'_, P>) -> bool {
    let starts = |colour: Colour, index: usize| {
        let man = Some(Man { colour, role: Role::Pawn });
        let cell = Square::new(P::VARIANT, index);
        let start = rules::Position::start(P::VARIANT);
        cell.is_some_and(|cell| start.man_at(cell) == man)
    };
    pawn_moves(solution).any(|(ply, colour, from, to)| {
        let lands = starts(colour, to);
        let from = Cell::ALL[from];
        let rights = solution.positions[ply].to_string();
        let rights = rights.split(' ').nth(3).unwrap_or_default();
        let letter = char::from(b'a' + from.file());
        let letter = if colour == Colour::White { letter.to_ascii_uppercase() } else { letter };
        lands || starts(colour, from.index()) && !rights.contains(letter)
    })
}

/// Whether a pawn moves from or to one of these cells.
pub(super) fn have_part<P: Mined>(solution: &Solution<'_, P>, cells: &[u8]) -> bool {
    let is_one = |index: usize| cells.contains(&(index as u8 + 1));
    pawn_moves(solution).any(|(_, _, from, to)| is_one(from) || is_one(to))
}
