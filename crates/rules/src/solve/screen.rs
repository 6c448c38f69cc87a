//! Mate in two with few men, mostly refuted without making a move.

use crate::board::{Board, SquareSet};
use crate::rule_set::{BoardSquare, MoveParts};
use crate::{Colour, Man, Role};

/// With more men of the attacker everything seems covered.
const MOST: usize = 5;

/// What each of a side's men would see from each square if nothing stood in its way.
pub(super) struct Sight<P: Board>([Vec<P::Set>; 8]);

impl<P: Board> Sight<P> {
    pub(super) fn of(colour: Colour) -> Self {
        let from = |role: Role, index| {
            // A man that the rule set does not have sees nothing.
            let known = P::VARIANT.roles().contains(&role);
            if known { P::attacks(Man { colour, role }, index, P::Set::EMPTY) } else { P::Set::EMPTY }
        };
        Self(Role::ALL.map(|role| (0..P::Square::COUNT).map(|index| from(role, index)).collect()))
    }

    #[inline]
    fn from(&self, role: Role, index: usize) -> P::Set {
        self.0[role.index()][index]
    }
}

/// One of the attacker's men.
#[derive(Clone, Copy)]
struct Placed<S> {
    role: Role,
    at: S,
    /// What it would attack if nothing stood in its way.
    sees: S,
}

/// A position before the last move but one, as a question: when the king has stepped aside, can the attacker with one more
/// move cover where it stands and all around it?
///
/// Every man is taken to see through all others, so that the answer *no* is certain and *yes* is not.
pub(super) struct Screen<'s, P: Board> {
    sight: &'s Sight<P>,
    near_promotion: P::Set,
    men: [Placed<P::Set>; MOST],
    count: usize,
    /// What all the men see but one; but two.
    without: [[P::Set; MOST]; MOST],
    king: usize,
    /// The defender's men without the king.
    blockers: P::Set,
}

impl<'s, P: Board> Screen<'s, P> {
    /// None where more can happen than men moving: heirs and queens restored (Chess-100), castling, promotion, men placed.
    pub(super) fn of(position: &P, sight: &'s Sight<P>, near_promotion: P::Set) -> Option<Self> {
        let us = position.side();
        let own = position.men_of(us);
        let target = position.kind(!us, Role::King);
        let king = position.kind(us, Role::King);
        let heirs = position.kind(us, Role::Prince) | position.kind(!us, Role::Prince);
        let pawns = position.kind(us, Role::Pawn);
        if own.len() as usize > MOST || target.is_empty() || king.is_empty() {
            return None;
        }
        let odd = !heirs.is_empty() || position.may_restore() || position.is_setup();
        if odd || !(pawns & near_promotion).is_empty() || may_castle(position) {
            return None;
        }
        let none = Placed { role: Role::King, at: P::Set::EMPTY, sees: P::Set::EMPTY };
        let mut men = [none; MOST];
        let mut count = 0;
        own.each(|index| {
            let role = position.role_on(index);
            men[count] = Placed { role, at: P::Set::of(index), sees: sight.from(role, index) };
            count += 1;
        });
        let mut without = [[P::Set::EMPTY; MOST]; MOST];
        for (one, row) in without.iter_mut().enumerate().take(count) {
            for (two, seen) in row.iter_mut().enumerate().take(count) {
                for (other, man) in men[..count].iter().enumerate() {
                    if other != one && other != two {
                        *seen |= man.sees;
                    }
                }
            }
        }
        let blockers = position.men_of(!us) ^ target;
        Some(Self { sight, near_promotion, men, count, without, king: target.lowest(), blockers })
    }

    /// Whether after this move some step of the king leaves no mate in one, for certain.
    pub(super) fn refutes(&self, played: P::Move) -> bool {
        let Some(from) = played.from().filter(|_| played.promotion().is_none()) else { return false };
        let to = played.to().index();
        let from = P::Set::of(from.index());
        let Some(moved) = self.men[..self.count].iter().position(|man| man.at == from) else { return false };
        let role = self.men[moved].role;
        if role == Role::Pawn && self.near_promotion.has(to) {
            return false;
        }
        let ring = |index| self.sight.from(Role::King, index);
        let sees = self.sight.from(role, to);
        let others = self.without[moved][moved];
        let mut steps = ring(self.king) & !self.blockers & !others;
        while !steps.is_empty() {
            let step = steps.lowest();
            steps = steps.rest();
            let zone = (ring(step) | P::Set::of(step)) & !self.blockers;
            let refuted = if step == to {
                // The king takes the man that moved.
                !self.one_covers(zone, moved, P::Set::EMPTY)
            } else if sees.has(step) {
                continue;
            } else {
                !self.covers(role, sees, zone & !others) && !self.one_covers(zone, moved, sees)
            };
            if refuted {
                return true;
            }
        }
        false
    }

    /// Whether one of the men that did not move can cover what nobody else does.
    fn one_covers(&self, zone: P::Set, moved: usize, seen: P::Set) -> bool {
        let zone = zone & !seen;
        let mut men = self.men[..self.count].iter().enumerate();
        men.any(|(other, man)| {
            other != moved && self.covers(man.role, man.sees, zone & !self.without[moved][other])
        })
    }

    /// Whether a man that may go to one of `targets` can see all of `zone` from there.
    #[inline]
    fn covers(&self, role: Role, mut targets: P::Set, mut zone: P::Set) -> bool {
        if role == Role::Pawn {
            // Wherever it goes.
            return zone.len() <= 2;
        }
        while !zone.is_empty() && !targets.is_empty() {
            // Men but pawns see to and fro.
            targets &= self.sight.from(role, zone.lowest());
            zone = zone.rest();
        }
        !targets.is_empty()
    }
}

/// Whether the side to move might castle, by where its men stand.
pub(super) fn may_castle<P: Board>(position: &P) -> bool {
    let us = position.side();
    let king = position.kind(us, Role::King);
    let Some((home, _)) = position.castling_step(true).filter(|(home, _)| king.has(home.index())) else {
        return false;
    };
    let rook = Man { colour: us, role: Role::Rook };
    !(P::attacks(rook, home.index(), P::Set::EMPTY) & position.kind(us, Role::Rook)).is_empty()
}
