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

#[cfg(test)]
mod tests {
    use rules::{Rules, chess, chess100, starchess};

    use super::*;

    /// What an exchange comes to, by trying every cheapest capture on the square or stopping: the plain recursion.
    fn slow<P: House>(position: &P, to: usize, side: Colour, occupied: P::Set, on: i32) -> i32 {
        let bearing = position.attackers_of(to, occupied) & occupied;
        let Some((role, attacker)) = cheapest(position, side, bearing & position.men_of(side)) else {
            return 0;
        };
        let answered = !(bearing & position.men_of(!side)).is_empty();
        if role == Role::King && !position.has_heir(side) && answered {
            return 0;
        }
        let price = position.price(side, role);
        (on - slow(position, to, !side, occupied ^ attacker, price)).max(0)
    }

    fn agree<P: House>(text: &str) {
        let position: P = text.parse().unwrap_or_else(|_| panic!("{text}"));
        let us = position.side();
        let mut seen = 0;
        position.each_capture(&mut |played| {
            let to = played.to().index();
            if played.promotion().is_some() || !position.men_of(!us).has(to) || played.restores().is_some() {
                return;
            }
            let from = P::Set::of(played.from().expect("it stands somewhere").index());
            let moved = position.role_on(from.lowest());
            let taken = position.price(!us, position.role_on(to));
            let after = slow(&position, to, !us, position.occupied() ^ from, position.price(us, moved));
            let gain = taken - after;
            for threshold in [gain - 1, gain, gain + 1] {
                let fast = gains_at_least(&position, played, threshold);
                assert_eq!(fast, gain >= threshold, "{text} {played} gains {gain}, asked {threshold}");
            }
            seen += 1;
        });
        assert!(seen > 0, "{text}");
    }

    #[test]
    fn exchanges_come_to_what_the_plain_recursion_gives() {
        agree::<chess::Position>("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        agree::<chess::Position>("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1");
        agree::<starchess::Position>("1/2/1R2Ppr/1Pp3/5/K2Q2/1Nb1qk1/2/1 - b Dc 5 21");
        agree::<chess100::Position>(
            "r3k2i1r/pp1s2p2p/10/3P1q4/4p1N3/2Q2P1b2/1n1P6/4S5/PP3IPPPP/R3K4R w KQkq - yy 0 1",
        );
    }

    #[test]
    fn a_queen_that_can_be_restored_costs_its_princess() {
        let with = |right: char| -> chess100::Position {
            format!("4k5/10/4q5/3s6/10/10/10/10/4R5/4K5 w - - -{right} 0 1").parse().expect("usable")
        };
        let (held, lost) = (with('y'), with('x'));
        assert!(held.price(Colour::Black, Role::Queen) < lost.price(Colour::Black, Role::Queen));
        assert_eq!(held.price(Colour::Black, Role::Queen), held.price(Colour::Black, Role::Princess));
        assert_eq!(Rules::side(&held), Colour::White);
    }
}
