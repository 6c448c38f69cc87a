//! Forks, pins, skewers, and checks by more than the man that moves.

use rules::{BoardSquare, Man, MoveParts, Role, SquareSet};

use super::{Own, Solution, worth_on};
use crate::rule_sets::Mined;

/// The opponent's men that are worth attacking from a square: dearer than the attacker, or unguarded and no pawn.
fn targets<P: Mined>(solution: &Solution<'_, P>, own: &Own<'_, P>) -> Vec<usize> {
    let (position, us) = (own.after, solution.us);
    let occupied = position.occupied();
    let man = Man { colour: us, role: own.role() };
    let attacked = P::attacks(man, own.to, occupied) & position.men_of(!us);
    let price = worth_on(position, own.to, us);
    let mut targets = Vec::new();
    attacked.each(|index| {
        let guards = position.attackers_of(index, occupied) & position.men_of(!us);
        let dearer = worth_on(position, index, !us) > price + 50;
        if dearer || guards.is_empty() && position.role_on(index) != Role::Pawn {
            targets.push(index);
        }
    });
    targets
}

/// Whether the move attacks two or more men at once, and a later one takes one of them where it stood.
pub(super) fn forks<P: Mined>(solution: &Solution<'_, P>, own: &Own<'_, P>) -> bool {
    let targets = targets(solution, own);
    targets.len() >= 2
        && solution.next(own).is_some_and(|next| {
            next.played.from().is_some_and(|from| from.index() == own.to) && targets.contains(&next.to)
        })
}

/// Whether, after the move, a man of the opponent stands pinned to its king, and cannot take the man that moved because of
/// that, or is taken next.
pub(super) fn pins<P: Mined>(solution: &Solution<'_, P>, own: &Own<'_, P>) -> bool {
    let (position, them) = (own.after, !solution.us);
    // A king with a successor may be exposed.
    if position.has_heir(them) || position.is_setup() {
        return false;
    }
    let occupied = position.occupied();
    let Some(king) = Some(position.kind(them, Role::King)).filter(|king| !king.is_empty()) else {
        return false;
    };
    let sliders = |occupied| position.attackers_of(king.lowest(), occupied) & position.men_of(solution.us);
    let mut made_use_of = false;
    (position.men_of(them) & !king).each(|index| {
        let without = occupied & !P::Set::of(index);
        if sliders(without) == sliders(occupied) {
            return;
        }
        let bears = position.attackers_of(own.to, occupied).has(index);
        let may_take = position.legal_moves().iter().any(|answer| {
            answer.from().is_some_and(|from| from.index() == index) && answer.to().index() == own.to
        });
        let taken = solution.next(own).is_some_and(|next| {
            next.to == index && own.after.role_on(index) != Role::Pawn && own.ply + 1 < solution.line.len()
        });
        made_use_of |= bears && !may_take || taken && stays(solution, own, index);
    });
    made_use_of
}

/// Whether a man of the opponent stands still in the reply.
fn stays<P: Mined>(solution: &Solution<'_, P>, own: &Own<'_, P>, index: usize) -> bool {
    let reply = solution.line[own.ply + 1];
    reply.from().is_none_or(|from| from.index() != index)
}

/// Whether the move attacks a man that gives way along a line, and takes a lesser one behind it.
pub(super) fn skewers<P: Mined>(solution: &Solution<'_, P>, own: &Own<'_, P>) -> bool {
    if !matches!(own.role(), Role::Queen | Role::Rook | Role::Bishop) {
        return false;
    }
    let Some(next) = solution.next(own) else { return false };
    let (position, them) = (own.after, !solution.us);
    let reply = solution.line[own.ply + 1];
    let (Some(front), Some(from)) = (reply.from(), next.played.from()) else { return false };
    let front = front.index();
    if from.index() != own.to || !position.men_of(them).has(front) || !position.men_of(them).has(next.to) {
        return false;
    }
    let man = Man { colour: solution.us, role: own.role() };
    let occupied = position.occupied();
    let seen = P::attacks(man, own.to, occupied);
    let through = P::attacks(man, own.to, occupied & !P::Set::of(front));
    seen.has(front)
        && !seen.has(next.to)
        && through.has(next.to)
        && worth_on(position, front, them) > worth_on(position, next.to, them)
}

/// Whether the move opens a line on which another man takes something next that stood there, and no pawn.
pub(super) fn uncovers<P: Mined>(solution: &Solution<'_, P>, own: &Own<'_, P>) -> bool {
    let Some(next) = solution.next(own) else { return false };
    let (Some(from), Some(taker)) = (own.played.from(), next.played.from()) else { return false };
    let (taker, us) = (taker.index(), solution.us);
    if taker == own.to || !own.after.men_of(us).has(taker) || !own.after.men_of(!us).has(next.to) {
        return false;
    }
    let man = Man { colour: us, role: own.after.role_on(taker) };
    let sees = |occupied| P::attacks(man, taker, occupied).has(next.to);
    let open = own.after.occupied();
    let stood = stays(solution, own, next.to) && own.after.role_on(next.to) != Role::Pawn;
    stood && sees(open) && !sees(open | P::Set::of(from.index()))
}

/// The men that give check after a move.
fn checkers<P: Mined>(own: &Own<'_, P>) -> P::Set {
    let them = own.after.side();
    let king = own.after.kind(them, Role::King);
    if king.is_empty() || own.after.is_setup() || !own.after.in_check() {
        return P::Set::EMPTY;
    }
    own.after.attackers_of(king.lowest(), own.after.occupied()) & own.after.men_of(!them)
}

/// Whether a man goes out of the way of another that gives check now.
pub(super) fn discovers<P: Mined>(own: &Own<'_, P>) -> bool {
    let Some(from) = own.played.from() else { return false };
    let others = checkers(own) & !P::Set::of(own.to);
    let them = own.after.side();
    let king = own.after.kind(them, Role::King);
    if others.is_empty() {
        return false;
    }
    // With the man back where it stood the line is shut; a castling rook is no such thing.
    let shut = own.after.occupied() | P::Set::of(from.index());
    let still = own.after.attackers_of(king.lowest(), shut) & others;
    still != others
}

/// Whether two men give check at once.
pub(super) fn checks_twice<P: Mined>(own: &Own<'_, P>) -> bool {
    checkers(own).len() >= 2
}
