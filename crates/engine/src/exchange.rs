//! What a series of captures on one square comes to.

use rules::{BoardSquare, Colour, MoveParts, Role, SquareSet};

use crate::evaluate::House;

/// The cheapest attacker first; a king last.
const ORDER: [Role; 8] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Prince,
    Role::Princess,
    Role::Queen,
    Role::King,
];

/// Whether a move gains at least `threshold` when both sides go on taking on its target square for as long as it pays.
///
/// Pins are not looked at. A king that cannot be taken does not take where it would be; one that has a successor
/// (Chess-100) takes like any man, at that one's price.
pub(crate) fn gains_at_least<P: House>(position: &P, played: P::Move, threshold: i32) -> bool {
    let Some(from) = played.from() else { return threshold <= 0 };
    let (from, to) = (from.index(), played.to().index());
    let us = position.side();
    let mut occupied = position.occupied();
    let moved = if played.restores().is_some_and(|princess| princess.index() == from) {
        Role::Queen
    } else {
        position.role_on(from)
    };
    let mut balance = -threshold;
    if position.men_of(!us).has(to) {
        balance += position.price(!us, position.role_on(to));
    } else if let Some((square, taken)) = position.captured(played) {
        // In passing.
        balance += position.price(!us, taken.role);
        occupied ^= P::Set::of(square.index());
    }
    let mut stands = position.price(us, moved);
    if let Some(role) = played.promotion() {
        let becomes = position.price(us, role);
        balance += becomes - stands;
        stands = becomes;
    }
    if balance < 0 {
        return false;
    }
    balance -= stands;
    if balance >= 0 {
        return true;
    }
    occupied ^= P::Set::of(from);
    occupied |= P::Set::of(to);
    let mut side = !us;
    // From here on `balance` is what the side that has just taken keeps if its man is taken.
    loop {
        let bearing = position.attackers_of(to, occupied) & occupied;
        let own = bearing & position.men_of(side);
        let Some((role, attacker)) = cheapest(position, side, own) else { return side != us };
        if role == Role::King && !position.has_heir(side) && !(bearing & position.men_of(!side)).is_empty() {
            return side != us;
        }
        occupied ^= attacker;
        balance = -balance - 1 - position.price(side, role);
        if balance >= 0 {
            return side == us;
        }
        side = !side;
    }
}

#[inline]
fn cheapest<P: House>(position: &P, side: Colour, among: P::Set) -> Option<(Role, P::Set)> {
    if among.is_empty() {
        return None;
    }
    for role in ORDER {
        let found = among & position.kind(side, role);
        if !found.is_empty() {
            return Some((role, P::Set::of(found.lowest())));
        }
    }
    None
}
