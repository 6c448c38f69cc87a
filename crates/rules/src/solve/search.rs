//! The search for mates of one side.

use std::sync::Arc;

use super::after;
use super::mating::mates_at_once;
use super::screen::Screen;
use super::sight::Sight;
use super::table::{Answers, Table, check_word};
use crate::board::{Board, SquareSet};
use crate::rule_set::{BoardSquare, MoveParts};
use crate::{Colour, Man, Role};

/// A search for mates of one side.
pub(super) struct Solver<P: Board> {
    table: Table,
    /// What is known of the last moves, apart from the rest: it is most of all, and small enough to stay near.
    lost_in_one: Answers,
    won_in_two: Answers,
    lost_in_two: Answers,
    attacker: Colour,
    sight: Arc<Sight<P>>,
    /// Squares beside those where the attacker's pawns are promoted, and these.
    near_promotion: P::Set,
    /// Answers that refuted something, by moves left.
    killers: Vec<[Option<P::Move>; 2]>,
    /// Moves that won, by moves left.
    winners: Vec<[Option<P::Move>; 2]>,
}

impl<P: Board> Solver<P> {
    pub(super) fn new(attacker: Colour) -> Self {
        let mut near_promotion = P::Set::EMPTY;
        for square in P::start().promotion_squares(attacker) {
            let king = Man { colour: attacker, role: Role::King };
            near_promotion |= P::Set::of(square.index()) | P::attacks(king, square.index(), P::Set::EMPTY);
        }
        let sight = Sight::of(attacker);
        Self {
            table: Table::new(),
            lost_in_one: Answers::new(),
            won_in_two: Answers::new(),
            lost_in_two: Answers::new(),
            attacker,
            sight: Arc::new(sight),
            near_promotion,
            killers: vec![[None; 2]; 128],
            winners: vec![[None; 2]; 128],
        }
    }

    /// The length of the shortest forced mate of at most `limit` moves for the attacker, who is to move.
    pub(super) fn shortest(&mut self, position: &P, limit: u32) -> Option<u32> {
        (1..=limit).find(|&moves| self.is_won(position, moves))
    }

    /// Whether the attacker, who is to move, mates in at most `moves` moves.
    pub(super) fn is_won(&mut self, position: &P, moves: u32) -> bool {
        if moves == 0 || position.is_drawn() || placements_left(position) >= 2 * moves - 1 {
            return false;
        }
        if moves == 1 {
            return mates_at_once(position, self.near_promotion);
        }
        let (hash, check) = (position.hash(), check_word(position));
        if moves == 2 {
            if let Some(won) = self.won_in_two.get(hash, check) {
                return won;
            }
            let won = !is_dead(position, self.attacker) && self.wins_in_two(position);
            self.won_in_two.put(hash, check, won);
            return won;
        }
        let (hash, check) = (position.hash(), check_word(position));
        let known = self.table.get(hash, check);
        if known.proved != 0 && u32::from(known.proved) <= moves {
            return true;
        }
        if u32::from(known.refuted) >= moves || is_dead(position, self.attacker) {
            return false;
        }
        if known.refuted < 2 && self.is_won(position, 2) {
            return true;
        }
        (u32::from(known.refuted).max(2) + 1..=moves)
            .any(|shorter| self.wins_in(position, shorter, hash, check))
    }

    /// Whether the attacker, who is to move, mates in at most two moves.
    fn wins_in_two(&mut self, position: &P) -> bool {
        let mut found = false;
        // Almost always in vain, so that no order is worth its while.
        let sight = Arc::clone(&self.sight);
        let screen = Screen::of(position, &sight, self.near_promotion);
        if screen.as_ref().is_some_and(Screen::refutes_all) {
            return false;
        }
        position.each_move(&mut |played| {
            let vain = || screen.as_ref().is_some_and(|screen| screen.refutes(played));
            found = found || !vain() && self.is_lost(&after(position, played), 1);
        });
        found
    }

    fn wins_in(&mut self, position: &P, moves: u32, hash: u64, check: u32) -> bool {
        let mut known = self.table.get(hash, check);
        let us = position.side();
        let king = position.kind(!us, Role::King).lowest();
        let occupied = position.occupied();
        let mut checks = [None; 8];
        let mut next: Vec<(u32, u16, P::Move)> = Vec::with_capacity(64);
        let mut number = 0;
        let killers = self.winners[moves as usize];
        position.each_move(&mut |played| {
            number += 1;
            // Few answers, and checks before all: what forces most.
            let order = if number == known.best {
                0
            } else if moves > 3 {
                let next_position = after(position, played);
                let answers = 2 * next_position.perft(1) as u32;
                2 + answers + if next_position.in_check() { 0 } else { 1000 }
            } else if killers.contains(&Some(played)) {
                1
            } else {
                let role = played.from().map_or(Role::King, |from| position.role_on(from.index()));
                let checks = *checks[role.index()]
                    .get_or_insert_with(|| P::attacks(Man { colour: !us, role }, king, occupied));
                if checks.has(played.to().index()) { 2 } else { 3 }
            };
            next.push((order, number, played));
        });
        next.sort_unstable();
        let winner = next.iter().find(|&&(_, _, played)| self.is_lost(&after(position, played), moves - 1));
        let won = winner.is_some();
        if let Some(&(_, number, played)) = winner {
            known.best = number;
            remember(&mut self.winners[moves as usize], played);
        }
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
        // A counter-check is no part of the hash.
        if position.is_drawn() {
            return false;
        }
        let (hash, check) = (position.hash(), check_word(position));
        if moves == 1 {
            if let Some(lost) = self.lost_in_one.get(hash, check) {
                return lost;
            }
            let lost = self.loses_in(position, 1, 0).0;
            self.lost_in_one.put(hash, check, lost);
            return lost;
        }
        if moves == 2 {
            if let Some(lost) = self.lost_in_two.get(hash, check) {
                return lost;
            }
            let lost = self.loses_in(position, 2, 0).0;
            self.lost_in_two.put(hash, check, lost);
            return lost;
        }
        let mut known = self.table.get(hash, check);
        if known.proved != 0 && u32::from(known.proved) <= moves + 1 {
            return true;
        }
        if u32::from(known.refuted) > moves {
            return false;
        }
        let (lost, best) = self.loses_in(position, moves, known.best);
        // One more than the moves left, so that 0 stays free.
        if lost {
            known.proved = moves as u8 + 1;
        } else {
            (known.refuted, known.best) = (known.refuted.max(moves as u8 + 1), best);
        }
        self.table.put(known);
        lost
    }

    /// The same without a look at the table, and the number of the answer that refuted it.
    fn loses_in(&mut self, position: &P, moves: u32, best: u16) -> (bool, u16) {
        let mut answers: Vec<(u32, u16, P::Move)> = Vec::with_capacity(32);
        let mut number = 0;
        let killers = self.killers[moves as usize];
        let enemies = position.men_of(!position.side());
        position.each_move(&mut |played| {
            number += 1;
            let order = if number == best {
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
            return (position.is_checkmate(), 0);
        }
        answers.sort_unstable();
        let refuter = answers.iter().find(|&&(_, _, answer)| !self.is_won(&after(position, answer), moves));
        let Some(&(_, number, answer)) = refuter else { return (true, 0) };
        remember(&mut self.killers[moves as usize], answer);
        (false, number)
    }
}

/// Puts a move first among two.
fn remember<M: Copy + PartialEq>([first, second]: &mut [Option<M>; 2], played: M) {
    if *first != Some(played) {
        *second = *first;
        *first = Some(played);
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
