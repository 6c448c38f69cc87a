//! Mate in two with few men, mostly refuted without making a move.

use std::cmp::Reverse;

use super::mating::prey;
use super::sight::{Part, Parts, Sight};
use crate::board::{Board, SquareSet};
use crate::rule_set::{BoardSquare, MoveParts};
use crate::{Man, Role};

/// With more men of the attacker everything seems covered.
const MOST: usize = 5;

/// What a pawn covers at most, wherever it goes.
const FROM_PAWN: u32 = 2;

/// One of the attacker's men.
#[derive(Clone, Copy)]
struct Placed<S> {
    role: Role,
    at: S,
    /// What it would attack if nothing stood in its way.
    sees: S,
}

/// A step of the defender's king, and what has to be covered then.
struct Step<'s, S> {
    to: usize,
    /// The square and those around it, less what the defender's men stand on.
    zone: S,
    part: Part,
    /// What a man covers by where it stands, one for each man.
    covers: [Option<&'s [Part]>; MOST],
    /// What each man covers where it stands.
    here: [Part; MOST],
    /// What each man can cover after one move; of a pawn it is not known.
    next: [Option<&'s Parts>; MOST],
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
    /// Where each man may go without being refuted.
    open: [P::Set; MOST],
    /// What all men see but one.
    without: [P::Set; MOST],
    king: usize,
    /// The defender's men without the king.
    blockers: P::Set,
    /// Where the attacker's king must not stand, lest the defender take it instead of stepping (Chess-100, R6.4).
    preying: P::Set,
    own_king: P::Set,
    /// Queens that come back when they are taken, in place of the princess (Chess-100, R7.2).
    returning: P::Set,
}

impl<'s, P: Board> Screen<'s, P> {
    /// None where more can happen than men moving: queens restored (Chess-100), castling, promotion, men placed.
    pub(super) fn of(position: &P, sight: &'s Sight<P>, near_promotion: P::Set) -> Option<Self> {
        let us = position.side();
        let own = position.men_of(us);
        let target = position.kind(!us, Role::King);
        let own_king = position.kind(us, Role::King);
        let pawns = position.kind(us, Role::Pawn);
        if own.len() as usize > MOST || target.is_empty() || own_king.is_empty() {
            return None;
        }
        let prey = prey(position);
        let heir = position.kind(!us, Role::Prince);
        if !heir.is_empty() && prey.is_none() || position.may_restore() || position.is_setup() {
            return None;
        }
        if !(pawns & near_promotion).is_empty() || may_castle(position) {
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
        let mut without = [P::Set::EMPTY; MOST];
        for (one, seen) in without.iter_mut().enumerate() {
            for (other, man) in men[..count].iter().enumerate() {
                if other != one {
                    *seen |= man.sees;
                }
            }
        }
        let defenders = position.men_of(!us);
        let mut preying = P::Set::EMPTY;
        if !position.kind(us, Role::Prince).is_empty() {
            defenders.each(|index| {
                let man = Man { colour: !us, role: position.role_on(index) };
                preying |= P::attacks(man, index, P::Set::EMPTY);
            });
        }
        let princess = position.kind(us, Role::Princess);
        let returning = if princess.is_empty() { P::Set::EMPTY } else { position.kind(us, Role::Queen) };
        let mut screen = Self {
            sight,
            near_promotion,
            men,
            count,
            open: [P::Set::EMPTY; MOST],
            without,
            king: target.lowest(),
            blockers: defenders ^ target,
            preying,
            own_king,
            returning,
        };
        for (man, open) in screen.men[..count].iter().zip(&mut screen.open) {
            *open = man.sees & !own;
        }
        if !pawns.is_empty() {
            // A pawn does not go where it sees.
            let mut targets = [P::Set::EMPTY; MOST];
            position.each_move(&mut |played| {
                if let Some(at) = played.from().and_then(|from| screen.man_on(from.index())) {
                    targets[at] |= P::Set::of(played.to().index());
                }
            });
            for (open, (man, targets)) in screen.open.iter_mut().zip(men.iter().zip(targets)) {
                if man.role == Role::Pawn {
                    *open = targets;
                }
            }
        }
        if prey.is_some() {
            screen.look_at_heir(heir, own | defenders);
        } else {
            screen.look();
        }
        Some(screen)
    }

    fn man_on(&self, index: usize) -> Option<usize> {
        self.men[..self.count].iter().position(|man| man.at.has(index))
    }

    /// Finds where the men may go while there is an heir: nothing is mate that does not take it or the king, so that it is
    /// enough that neither is attacked when one of them has stepped aside.
    fn look_at_heir(&mut self, heir: P::Set, occupied: P::Set) {
        let king = P::Set::of(self.king);
        let ring = |set: P::Set| self.sight.from(Role::King, set.lowest()) & !occupied;
        let (by_king, by_heir) = (ring(king), ring(heir));
        for moved in 0..self.count {
            let man = &self.men[moved];
            let mut left = self.open[moved] & !(heir | king);
            while !left.is_empty() {
                let to = left.lowest();
                left = left.rest();
                let target = P::Set::of(to);
                let own_king = if man.role == Role::King { target } else { self.own_king };
                let promoted = man.role == Role::Pawn && self.near_promotion.has(to);
                if promoted || !(self.preying & own_king).is_empty() {
                    continue;
                }
                let safe = !(self.without[moved] | self.sight.from(man.role, to) | target);
                let king_steps = !(heir & safe).is_empty() && !(by_king & safe).is_empty();
                let heir_steps = !(king & safe).is_empty() && !(by_heir & safe).is_empty();
                if king_steps || heir_steps {
                    self.open[moved] &= !target;
                }
            }
        }
    }

    /// Finds where the men may go.
    fn look(&mut self) {
        // What two men see stays seen whichever moves.
        let seen = self.without[..self.count].iter().fold(P::Set::EMPTY, |all, &seen| all | seen);
        let hidden = self.without[..self.count].iter().fold(P::Set::EMPTY, |some, &seen| some | !seen);
        let mut steps = [(0, 0); 8];
        let mut count = 0;
        (self.sight.from(Role::King, self.king) & !self.blockers & hidden & !self.returning).each(|to| {
            steps[count] = ((self.sight.zone(to) & !self.blockers & !seen).len(), to);
            count += 1;
        });
        // The one with the most to be covered first: it refutes most.
        steps[..count].sort_unstable_by_key(|&(bare, to)| (Reverse(bare), to));
        for &(_, to) in &steps[..count] {
            let step = self.step(to);
            for moved in 0..self.count {
                if !self.open[moved].is_empty() {
                    self.open[moved] = self.narrowed(&step, moved, self.open[moved]);
                }
            }
            if self.refutes_all() {
                break;
            }
        }
    }

    fn step(&self, to: usize) -> Step<'s, P::Set> {
        let zone = self.sight.zone(to) & !self.blockers;
        let part = self.sight.part(to, zone);
        let mut step = Step { to, zone, part, covers: [None; MOST], here: [0; MOST], next: [None; MOST] };
        for (at, man) in self.men[..self.count].iter().enumerate() {
            let cover = self.sight.cover(man.role, to);
            let from = man.at.lowest();
            step.here[at] = cover.here[from];
            step.next[at] = (man.role != Role::Pawn).then(|| &cover.next[from]);
            step.covers[at] = Some(&cover.here);
        }
        step
    }

    /// Which of the squares that a man may go to are left after a step that leaves no mate in one, for certain, after all
    /// others.
    fn narrowed(&self, step: &Step<'s, P::Set>, moved: usize, open: P::Set) -> P::Set {
        let man = &self.men[moved];
        let is_king = man.role == Role::King;
        if self.without[moved].has(step.to) || !is_king && !(self.preying & self.own_king).is_empty() {
            return open;
        }
        // What each man that stays would have to cover with a move if the one that moved did nothing.
        let mut movers = [(0, None); MOST];
        let mut count = 0;
        for mover in (0..self.count).filter(|&mover| mover != moved) {
            let others = step.here[..self.count].iter().enumerate();
            let seen =
                others.fold(0, |all, (at, &part)| if at == moved || at == mover { all } else { all | part });
            let part = step.part & !seen;
            if can(step.next[mover], part) {
                return open;
            }
            movers[count] = (part, step.next[mover]);
            count += 1;
        }
        let movers = &movers[..count];
        let alone = step.zone & !self.without[moved];
        let mut kept = if man.role == Role::Pawn {
            if alone.len() <= FROM_PAWN {
                return open;
            }
            let mut seers = self.near_promotion;
            open.each(|to| {
                if self.sight.from(Role::Pawn, to).has(step.to) {
                    seers |= P::Set::of(to);
                }
            });
            seers
        } else {
            // Men but pawns see to and fro. Where one more move of the same man covers all that the others do not:
            let mut kept = self.sight.from(man.role, step.to);
            let mut last = !P::Set::EMPTY;
            alone.each(|index| last &= self.sight.from(man.role, index));
            last.each(|index| kept |= self.sight.from(man.role, index));
            kept
        };
        if is_king {
            kept |= self.preying;
        }
        if !(self.returning & man.at).is_empty() {
            kept |= P::Set::of(step.to);
        }
        let mut left = open & !kept;
        kept &= open;
        let here = step.covers[moved].unwrap_or_default();
        while !left.is_empty() {
            let to = left.lowest();
            left = left.rest();
            // A man that the king has taken covers nothing.
            let here = if to == step.to { 0 } else { here[to] };
            if movers.iter().any(|&(part, next)| can(next, part & !here)) {
                kept |= P::Set::of(to);
            }
        }
        kept
    }

    /// Whether every move is refuted.
    pub(super) fn refutes_all(&self) -> bool {
        self.open.iter().all(|open| open.is_empty())
    }

    /// Whether after this move some step of the king leaves no mate in one, for certain.
    #[inline]
    pub(super) fn refutes(&self, played: P::Move) -> bool {
        let Some(from) = played.from().filter(|_| played.promotion().is_none()) else { return false };
        self.man_on(from.index()).is_some_and(|moved| !self.open[moved].has(played.to().index()))
    }
}

/// Whether a man can cover a part with one move; a pawn is not looked at closely.
#[inline]
fn can(next: Option<&Parts>, part: Part) -> bool {
    next.map_or_else(|| part.count_ones() <= FROM_PAWN, |next| next.has(part))
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
