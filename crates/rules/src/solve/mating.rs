//! Mate in one, mostly refuted without listing a move.

use super::screen::may_castle;
use crate::board::{Board, SquareSet};
use crate::rule_set::{BoardSquare, MoveParts};
use crate::{Man, Role};

/// What a mating move must do, by what is known before it: give check, and leave the king no square to go to.
///
/// It is necessary and not enough; what passes is played and looked at.
struct Mating<P: Board> {
    /// From where each role attacks the king.
    checks: [P::Set; 8],
    /// Men of the attacker that may open a line, or a prince's way, by going away.
    opening: P::Set,
    /// Where the king can go although every man of the attacker sees through those of its own side.
    flights: P::Set,
    /// The defender's men without the king.
    blockers: P::Set,
    occupied: P::Set,
    /// The attacker's king gives check itself, because a prince would succeed it (Chess-100, R5.1).
    bold: bool,
}

impl<P: Board> Mating<P> {
    /// None where the king may change its place by being taken (Chess-100).
    fn of(position: &P) -> Option<Self> {
        let us = position.side();
        let target = position.kind(!us, Role::King);
        if target.is_empty() || !position.kind(!us, Role::Prince).is_empty() {
            return None;
        }
        let king = target.lowest();
        let occupied = position.occupied();
        let from_king = |role| P::attacks(Man { colour: !us, role }, king, occupied);
        let ring = from_king(Role::King);
        let blockers = position.men_of(!us) ^ target;
        let mut checks = [P::Set::EMPTY; 8];
        let mut seen = P::Set::EMPTY;
        for &role in P::VARIANT.roles() {
            let man = Man { colour: us, role };
            let men = position.kind(us, role);
            if !men.is_empty() {
                men.each(|index| seen |= P::attacks(man, index, blockers));
                checks[role.index()] = if role == Role::King { ring } else { from_king(role) };
            }
        }
        let flights = ring & !blockers & !seen;
        let opening = (from_king(Role::Queen) | ring) & position.men_of(us);
        let bold = !position.kind(us, Role::Prince).is_empty();
        Some(Self { checks, opening, flights, blockers, occupied, bold })
    }

    /// Whether any move may mate, seen without listing them. What is rare (castling, en passant, promotion, a man changed
    /// before the move) passes.
    fn may_any(&self, position: &P, near_promotion: P::Set) -> bool {
        let us = position.side();
        let own = position.men_of(us);
        let king = position.kind(us, Role::King);
        if may_castle(position) || king.is_empty() || position.may_restore() {
            return true;
        }
        let pawns = position.kind(us, Role::Pawn);
        if !pawns.is_empty() {
            let enemies = position.kind(!us, Role::Pawn);
            let man = Man { colour: us, role: Role::King };
            let mut passing = false;
            pawns.each(|index| passing |= !(P::attacks(man, index, P::Set::EMPTY) & enemies).is_empty());
            // A pawn shuts two squares at most beside those it guards already, and stands on one.
            if passing || self.flights.len() <= 3 || !(pawns & near_promotion).is_empty() {
                return true;
            }
        }
        for &role in P::VARIANT.roles() {
            let man = Man { colour: us, role };
            let mut men = if role == Role::Pawn { P::Set::EMPTY } else { position.kind(us, role) };
            while !men.is_empty() {
                let from = men.lowest();
                men = men.rest();
                let mut targets = P::attacks(man, from, self.occupied) & !own;
                if !self.opening.has(from) {
                    if role == Role::King && !self.bold {
                        continue;
                    }
                    targets &= self.checks[role.index()];
                }
                while !targets.is_empty() {
                    let to = targets.lowest();
                    targets = targets.rest();
                    if self.leaves_no_flight(man, to) {
                        return true;
                    }
                }
            }
        }
        false
    }

    #[inline]
    fn leaves_no_flight(&self, man: Man, to: usize) -> bool {
        let left = self.flights & !P::Set::of(to);
        (left & !P::attacks(man, to, self.blockers)).is_empty()
    }

    /// Whether a move may mate.
    #[inline]
    fn may(&self, position: &P, played: P::Move) -> bool {
        let Some(from) = played.from() else { return true };
        let (from, to) = (from.index(), played.to().index());
        if played.promotion().is_some() || played.restores().is_some() {
            return true;
        }
        let man = Man { colour: position.side(), role: position.role_on(from) };
        let reach = |occupied| P::attacks(man, from, occupied);
        match man.role {
            // Castling moves a rook too, and en passant takes a man off another square.
            Role::King if !reach(self.occupied).has(to) => return true,
            Role::Pawn if !self.occupied.has(to) && reach(self.occupied).has(to) => return true,
            _ => {}
        }
        let silent = man.role == Role::King && !self.bold || !self.checks[man.role.index()].has(to);
        if silent && !self.opening.has(from) {
            return false;
        }
        self.leaves_no_flight(man, to)
    }
}

/// With more men of the defender its king and its heir might both be shut in by their own.
const MOST_WITH_HEIR: u32 = 4;

/// What a move must take to mate: while the defender has an heir it need not answer a check (Chess-100, R6.3), and always has
/// a move. None where that is not so.
pub(super) fn prey<P: Board>(position: &P) -> Option<P::Set> {
    let them = !position.side();
    let heir = position.kind(them, Role::Prince);
    let shut_in = position.men_of(them).len() > MOST_WITH_HEIR;
    (!heir.is_empty() && !shut_in).then(|| heir | position.kind(them, Role::King))
}

/// Whether some move mates.
pub(super) fn mates_at_once<P: Board>(position: &P, near_promotion: P::Set) -> bool {
    if let Some(prey) = prey(position) {
        let own = position.men_of(position.side());
        let mut attacked = position.may_restore();
        prey.each(|index| attacked |= !(position.attackers_of(index, position.occupied()) & own).is_empty());
        let mut found = false;
        if attacked {
            position.each_move(&mut |played| {
                found =
                    found || prey.has(played.to().index()) && super::after(position, played).is_checkmate();
            });
        }
        return found;
    }
    let mating = Mating::of(position);
    if mating.as_ref().is_some_and(|mating| !mating.may_any(position, near_promotion)) {
        return false;
    }
    let mut found = false;
    position.each_move(&mut |played| {
        if !found && mating.as_ref().is_none_or(|mating| mating.may(position, played)) {
            found = super::after(position, played).is_checkmate();
        }
    });
    found
}
