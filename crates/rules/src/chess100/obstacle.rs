//! What forbids a man's move.

use super::position::square_set;
use super::tables::{
    BETWEEN, CASTLES, FALLING, FILE, KING, KNIGHT, LINES, RANK, RISING, TWO_STEPS, ways_round,
};
use super::{Move, Position, Square};
use crate::input::Obstacle;
use crate::rule_set::MoveParts;
use crate::{Colour, Role};

impl Position {
    /// Why the man on `from` cannot go to `to`, given that no legal move does that.
    ///
    /// While a conversion is possible, what a move without one allows may be forbidden after it, and the princess on `from`
    /// may be meant as the queen that she can become.
    pub fn obstacle(&self, from: Square, to: Square) -> Obstacle {
        let side = self.side();
        let Some(man) = self.man_at(from).filter(|man| man.colour == side) else {
            let castling = [0, 1].map(|way| CASTLES[side.index()][way].king.map(Square::at));
            let gone = castling.contains(&[from, to]);
            return if gone { Obstacle::CastlingGone } else { Obstacle::OutOfReach };
        };
        if from == to {
            return Obstacle::SameSquare;
        }
        if man.role == Role::King
            && let Some(way) = castling_way(side, from, to)
        {
            return self.castling_obstacle(way);
        }
        if let Some(own) = self.man_at(to).filter(|other| other.colour == side) {
            return Obstacle::OwnMan(own.role);
        }
        let plain = self.forbidden(self, man.role, from, to);
        let princess = self.princess(side) == Some(from);
        let after_conversion = || {
            let role = if princess { Role::Queen } else { man.role };
            self.restored().and_then(|restored| self.forbidden(&restored, role, from, to))
        };
        match plain {
            Some(Obstacle::OutOfReach | Obstacle::NoWayRound) if princess => after_conversion().or(plain),
            Some(_) => plain,
            None => after_conversion(),
        }
        // Nothing is left only if the move is legal.
        .unwrap_or(Obstacle::OutOfReach)
    }

    /// What forbids a move on a board, which is this position's or the one after the conversion.
    fn forbidden(&self, board: &Self, role: Role, from: Square, to: Square) -> Option<Obstacle> {
        board.hindrance(role, from, to).or_else(|| self.danger(board, role, from, to))
    }

    fn castling_obstacle(&self, way: usize) -> Obstacle {
        let us = self.side().index();
        let castle = &CASTLES[us][way];
        if self.castlings >> (2 * us + way) & 1 == 0 {
            return Obstacle::CastlingGone;
        }
        let [king, rook] = [castle.king[0], castle.rook[0]].map(Square::at);
        if let Some(man) = self.first_between(king, rook) {
            return Obstacle::CastlingBlocked(man.into());
        }
        let attacked = castle.safe.iter().find(|&&index| self.attackers(index, us ^ 1) != 0);
        if let Some(&index) = attacked {
            let by = named(self.attackers(index, us ^ 1));
            return Obstacle::CastlingAttacked { square: Square::at(index).into(), by };
        }
        let after_conversion = || self.restored().and_then(|restored| self.duty(&restored));
        self.duty(self).or_else(after_conversion).unwrap_or(Obstacle::OutOfReach)
    }

    /// What on the board keeps a man from going from one square to another, kings aside.
    fn hindrance(&self, role: Role, from: Square, to: Square) -> Option<Obstacle> {
        let lines = LINES[from.index()];
        let straight = lines[RANK].whole() | lines[FILE].whole();
        let oblique = lines[RISING].whole() | lines[FALLING].whole();
        let slide = match role {
            Role::Pawn => return self.pawn_hindrance(from, to),
            Role::Prince | Role::Princess if TWO_STEPS[from.index()] & to.bit() != 0 => {
                let open = ways_round(from.index(), to.index()) & !self.occupied();
                return (open == 0).then_some(Obstacle::NoWayRound);
            }
            Role::King | Role::Prince | Role::Princess => KING[from.index()],
            Role::Knight => KNIGHT[from.index()],
            Role::Queen => straight | oblique,
            Role::Rook => straight,
            Role::Bishop => oblique,
        };
        if slide & to.bit() == 0 {
            return Some(Obstacle::OutOfReach);
        }
        self.first_between(from, to).map(|man| Obstacle::Blocked(man.into()))
    }

    fn pawn_hindrance(&self, from: Square, to: Square) -> Option<Obstacle> {
        let (start, forward) = match self.side() {
            Colour::White => (1, to.rank().checked_sub(from.rank())),
            Colour::Black => (8, from.rank().checked_sub(to.rank())),
        };
        let taken = self.occupied() & to.bit() != 0;
        match (from.file().abs_diff(to.file()), forward) {
            (0, Some(1)) => taken.then_some(Obstacle::PawnBlocked),
            (0, Some(2 | 3)) if from.rank() != start => Some(Obstacle::LongStepGone),
            (0, Some(2 | 3)) => {
                let way = self.first_between(from, to).or(taken.then_some(to));
                way.map(|man| Obstacle::LongStepBlocked(man.into()))
            }
            (1, Some(1)) => {
                let in_passing = self.passed_squares().any(|passed| passed == to.index());
                (!taken && !in_passing).then_some(Obstacle::NothingToTake)
            }
            _ => Some(Obstacle::OutOfReach),
        }
    }

    /// The first man strictly between two squares of one line, seen from the first.
    fn first_between(&self, from: Square, to: Square) -> Option<Square> {
        let mut men = square_set(BETWEEN[from.index()][to.index()] & self.occupied());
        // Indices rise along a line, one way or the other.
        if from < to { men.next() } else { men.last() }
    }

    /// What kings have against a move that the men on a board allow.
    fn danger(&self, board: &Self, role: Role, from: Square, to: Square) -> Option<Obstacle> {
        let us = self.side();
        let target = self.king(!us);
        if to != target
            && let Some(duty) = self.duty(board)
        {
            return Some(duty);
        }
        if self.prince(us).is_some() || to == target && self.prince(!us).is_none() {
            // A side with a prince fears nothing (R6.3), and a king without one is never taken (R5.7).
            return None;
        }
        let mut after = *board;
        after.make(Move::step(from, to));
        let king = after.king(us);
        let by = after.attackers(king.index(), (!us).index());
        if by == 0 {
            return None;
        }
        let by = named(by);
        Some(if role == Role::King {
            Obstacle::IntoCheck(by)
        } else if self.in_check() {
            let mut answers = Vec::new();
            self.each_move(|played| answers.push(played));
            Obstacle::CheckStands { king: king.into(), by, answers: self.in_writing(needed(answers)) }
        } else {
            Obstacle::Pinned { king: king.into(), by }
        })
    }

    /// The duty to take the enemy king, if there is one on this board or on the one after the conversion.
    fn duty(&self, board: &Self) -> Option<Obstacle> {
        let (king, moves) = self.king_takers();
        let mut due = false;
        board.each_move(|played| due |= MoveParts::to(played) == king && played.restores().is_none());
        due.then(|| Obstacle::MustTakeKing { king: king.into(), moves: self.in_writing(moves) })
    }

    fn in_writing(&self, moves: Vec<Move>) -> Vec<String> {
        moves.into_iter().map(|played| self.written(played)).collect()
    }
}

fn named(set: u128) -> Vec<crate::Square> {
    square_set(set).map(Into::into).collect()
}

/// Moves in order; those with a conversion only where it is needed.
pub(super) fn needed(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_unstable();
    let all = moves.clone();
    moves.retain(|played| played.restores().is_none() || all.binary_search(&played.plain()).is_err());
    moves
}

/// The castling that a king's step would be.
fn castling_way(side: Colour, from: Square, to: Square) -> Option<usize> {
    CASTLES[side.index()].iter().position(|castle| castle.king == [from.index(), to.index()])
}
