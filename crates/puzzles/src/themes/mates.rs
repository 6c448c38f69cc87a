//! Pictures of mates.

use rules::{BoardSquare, Man, Role, SquareSet};

use super::Solution;
use crate::rule_sets::Mined;

/// The squares around the mated king; none where nobody is mated.
fn around<P: Mined>(end: &P) -> Option<(usize, P::Set)> {
    let them = end.side();
    let king = end.kind(them, Role::King);
    if !end.is_checkmate() || king.is_empty() {
        return None;
    }
    let index = king.lowest();
    Some((index, P::attacks(Man { colour: them, role: Role::King }, index, P::Set::EMPTY)))
}

/// Whether a king is mated on its own back rank by a man at a distance, and its own men hold every square off that rank.
pub(super) fn is_back_rank<P: Mined>(end: &P) -> bool {
    let Some((king, ring)) = around(end) else { return false };
    let them = end.side();
    let mut rank = P::Set::EMPTY;
    for square in end.promotion_squares(!them) {
        rank |= P::Set::of(square.index());
    }
    let off = ring & !rank;
    let checkers = end.attackers_of(king, end.occupied()) & end.men_of(!them);
    let mut distant = false;
    checkers.each(|index| {
        distant |= matches!(end.role_on(index), Role::Queen | Role::Rook | Role::Bishop);
    });
    let next_to = !(checkers & ring).is_empty();
    rank.has(king) && distant && !next_to && !off.is_empty() && (off & !end.men_of(them)).is_empty()
}

/// Whether a knight mates a king that its own men shut in on every side.
pub(super) fn is_smothered<P: Mined>(solution: &Solution<'_, P>) -> bool {
    let end = solution.end();
    let Some((_, ring)) = around(end) else { return false };
    let last = solution.own().last();
    last.is_some_and(|last| last.role() == Role::Knight) && (ring & !end.men_of(end.side())).is_empty()
}
