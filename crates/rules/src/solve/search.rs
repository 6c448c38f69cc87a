//! The search for mates of one side.

use std::rc::Rc;

use super::after;
use super::mating::mates_at_once;
use super::screen::{Screen, Sight};
use super::table::{Table, check_word};
use crate::board::{Board, SquareSet};
use crate::rule_set::{BoardSquare, MoveParts};
use crate::{Colour, Man, Role};

/// Of the table of the last move but one, which is small enough to stay near.
const NEXT_BITS: u32 = 20;

/// A search for mates of one side.
pub(super) struct Solver<P: Board> {
    table: Table,
    /// Whether the defender is lost with one move left: the hash, and the answer in the lowest bit.
    next: Vec<u64>,
    attacker: Colour,
    sight: Rc<Sight<P>>,
    /// Squares beside those where the attacker's pawns are promoted, and these.
    near_promotion: P::Set,
    /// Answers that refuted something, by moves left.
    killers: Vec<[Option<P::Move>; 2]>,
}

impl<P: Board> Solver<P> {
    pub(super) fn new(attacker: Colour) -> Self {
        let mut near_promotion = P::Set::EMPTY;
        for square in P::start().promotion_squares(attacker) {
            let king = Man { colour: attacker, role: Role::King };
            near_promotion |= P::Set::of(square.index()) | P::attacks(king, square.index(), P::Set::EMPTY);
        }
        Self {
            table: Table::new(),
            next: vec![0; 1 << NEXT_BITS],
            attacker,
            sight: Rc::new(Sight::of(attacker)),
            near_promotion,
            killers: vec![[None; 2]; 128],
        }
    }

    /// The length of the shortest forced mate of at most `limit` moves for the attacker, who is to move.
    pub(super) fn shortest(&mut self, position: &P, limit: u32) -> Option<u32> {
        (1..=limit).find(|&moves| self.is_won(position, moves))
    }

    /// Whether the attacker, who is to move, mates in at most `moves` moves.
    pub(super) fn is_won(&mut self, position: &P, moves: u32) -> bool {
        if moves == 0 || placements_left(position) >= 2 * moves - 1 {
            return false;
        }
        if moves == 1 {
            return mates_at_once(position, self.near_promotion);
        }
        let (hash, check) = (position.hash(), check_word(position));
        let known = self.table.get(hash, check);
        if known.proved != 0 && u32::from(known.proved) <= moves {
            return true;
        }
        if u32::from(known.refuted) >= moves || is_dead(position, self.attacker) {
            return false;
        }
        let first = (u32::from(known.refuted) + 1).max(1);
        for shorter in first..=moves {
            if self.wins_in(position, shorter, hash, check) {
                return true;
            }
        }
        false
    }

    fn wins_in(&mut self, position: &P, moves: u32, hash: u64, check: u32) -> bool {
        let mut known = self.table.get(hash, check);
        let won = if moves == 1 {
            mates_at_once(position, self.near_promotion)
        } else if moves == 2 {
            // Almost always in vain, so that no order is worth its while.
            let sight = Rc::clone(&self.sight);
            let screen = Screen::of(position, &sight, self.near_promotion);
            let mut found = false;
            position.each_move(&mut |played| {
                let vain = || screen.as_ref().is_some_and(|screen| screen.refutes(played));
                found = found || !vain() && self.is_lost(&after(position, played), 1);
            });
            found
        } else {
            let mut next: Vec<(u32, u16, P)> = Vec::with_capacity(48);
            let mut number = 0;
            position.each_move(&mut |played| {
                number += 1;
                let next_position = after(position, played);
                // Few answers, and checks before all: what forces most.
                let order = if number == known.best {
                    0
                } else {
                    let check = next_position.in_check();
                    let answers = if moves > 2 { 2 * next_position.perft(1) as u32 } else { 0 };
                    1 + answers + if check { 0 } else { 1000 }
                };
                next.push((order, number, next_position));
            });
            next.sort_by_key(|&(order, number, _)| (order, number));
            let winner = next.iter().find(|(_, _, next)| self.is_lost(next, moves - 1));
            if let Some(&(_, number, _)) = winner {
                known.best = number;
            }
            winner.is_some()
        };
        // The search below may have put this position's entry out of the table, or grown it.
        if won {
            known.proved = moves as u8;
        } else {
            known.refuted = known.refuted.max(moves as u8);
        }
        self.table.put(known);
        won
    }

    /// Whether the defender, who is to move, is mated, or will be in at most `moves` more moves whatever it answers.
    pub(super) fn is_lost(&mut self, position: &P, moves: u32) -> bool {
        if moves == 0 {
            return position.is_checkmate();
        }
        let (hash, check) = (position.hash(), check_word(position));
        if moves == 1 {
            let key = (hash ^ u64::from(check) << 31) << 1;
            let slot = (hash >> (64 - NEXT_BITS)) as usize;
            let kept = self.next[slot];
            if kept & !1 == key {
                return kept & 1 == 1;
            }
            let lost = self.is_lost_next(position);
            self.next[slot] = key | u64::from(lost);
            return lost;
        }
        let mut known = self.table.get(hash, check);
        if known.proved != 0 && u32::from(known.proved) <= moves + 1 {
            return true;
        }
        if u32::from(known.refuted) > moves {
            return false;
        }
        let mut answers: Vec<(u32, u16, P::Move)> = Vec::with_capacity(48);
        let mut number = 0;
        let killers = self.killers[moves as usize];
        let enemies = position.men_of(!position.side());
        position.each_move(&mut |played| {
            number += 1;
            let order = if number == known.best {
                0
            } else if killers.contains(&Some(played)) {
                1
            } else if enemies.has(played.to().index()) {
                2
            } else {
                3
            };
            answers.push((order, number, played));
        });
        if answers.is_empty() {
            return position.is_checkmate();
        }
        answers.sort_by_key(|&(order, number, _)| (order, number));
        let mut refuter = None;
        for &(_, number, answer) in &answers {
            if !self.is_won(&after(position, answer), moves) {
                refuter = Some((number, answer));
                break;
            }
        }
        if let Some((_, answer)) = refuter {
            let [first, second] = &mut self.killers[moves as usize];
            if *first != Some(answer) {
                *second = *first;
                *first = Some(answer);
            }
        }
        // One more than the moves left, so that 0 stays free.
        match refuter {
            Some((number, _)) => (known.refuted, known.best) = (known.refuted.max(moves as u8 + 1), number),
            None => known.proved = moves as u8 + 1,
        }
        self.table.put(known);
        refuter.is_none()
    }

    /// Whether the defender, who is to move, is mated, or will be by the next move whatever it answers.
    fn is_lost_next(&mut self, position: &P) -> bool {
        let mut answers = 0;
        let mut refuted = false;
        position.each_move(&mut |answer| {
            if !refuted {
                answers += 1;
                refuted = !mates_at_once(&after(position, answer), self.near_promotion);
            }
        });
        !refuted && (answers > 0 || position.is_checkmate())
    }
}

/// Whether nothing that follows can be a mate. Asked of few men only, where the answer is at hand.
fn is_dead<P: Board>(position: &P, attacker: Colour) -> bool {
    let men = position.occupied().len();
    (men <= 3 || position.men_of(attacker).len() == 1) && !position.can_mate(attacker)
}

/// Men still to be placed by both sides: no king is in check before the last of them stands.
fn placements_left<P: Board>(position: &P) -> u32 {
    if !position.is_setup() {
        return 0;
    }
    Colour::ALL.iter().map(|&colour| position.hand(colour).len() as u32).sum()
}
