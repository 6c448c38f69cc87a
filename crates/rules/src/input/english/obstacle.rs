//! Why a man cannot go there, and what can be done instead.

use std::fmt;

use super::{cells_and, cells_or, list, rank};
use crate::input::{Obstacle, Placing, Reach};
use crate::{Role, Square, Variant};

pub(super) fn illegal(
    f: &mut fmt::Formatter<'_>,
    role: Role,
    to: Square,
    why: &Obstacle,
    reach: &Reach,
) -> fmt::Result {
    let (man, from) = (role, reach.from);
    match why {
        Obstacle::SameSquare => write!(f, "The {man} stands on {from} already. "),
        Obstacle::OwnMan(own) => write!(f, "The {man} on {from} cannot take its own {own} on {to}. "),
        Obstacle::OutOfReach => write!(f, "A {man} does not go from {from} to {to}. "),
        Obstacle::Blocked(by) => {
            write!(f, "The {man} on {from} cannot reach {to}: the man on {by} is in its way. ")
        }
        Obstacle::PawnBlocked => {
            write!(f, "The pawn on {from} cannot go to {to}, where a man stands: pawns take obliquely only. ")
        }
        Obstacle::LongStepBlocked(by) if to.variant() == Variant::Starchess => {
            write!(f, "The pawn on {from} cannot make a double step: {by} is not empty. ")
        }
        Obstacle::LongStepGone if to.variant() == Variant::Starchess => {
            write!(f, "The pawn on {from} has no double step: that can only be its first move. ")
        }
        Obstacle::LongStepBlocked(by) => {
            write!(f, "The pawn on {from} cannot go {} squares to {to}: {by} is not empty. ", steps(from, to))
        }
        Obstacle::LongStepGone => {
            let steps = steps(from, to);
            write!(f, "The pawn on {from} cannot go {steps} squares: that can only be its first move. ")
        }
        Obstacle::NoWayRound => {
            write!(f, "The {man} on {from} cannot reach {to}: men stand on every way round. ")
        }
        Obstacle::CastlingGone => {
            write!(f, "The king cannot castle to {to}: king or rook has moved, or the rook is gone. ")
        }
        Obstacle::CastlingBlocked(by) => {
            write!(f, "The king cannot castle to {to}: a man stands on {by}, between king and rook. ")
        }
        Obstacle::CastlingAttacked { square, by } if *square == from => {
            write!(
                f,
                "The king on {from} cannot castle out of check: it is attacked from {}. ",
                cells_and(by)
            )
        }
        Obstacle::CastlingAttacked { square, by } => {
            let by = cells_and(by);
            write!(f, "The king cannot castle to {to}: {square} is attacked from {by}. ")
        }
        Obstacle::MustTakeKing { king, moves } => {
            let moves = list(moves.iter().cloned(), "or");
            return write!(f, "You must capture the king on {king}: write {moves}.");
        }
        Obstacle::NothingToTake => {
            write!(f, "The pawn on {from} can go to {to} only to take, and nothing stands there. ")
        }
        Obstacle::IntoCheck(by) => {
            write!(f, "The king cannot go to {to}: it would be attacked from {}. ", cells_and(by))
        }
        Obstacle::Pinned { king, by } => {
            write!(f, "{from}-{to} would open the king on {king} to attack from {}. ", cells_and(by))
        }
        Obstacle::CheckStands { king, by, answers } => {
            write!(
                f,
                "The king on {king} is in check, and after {from}-{to} it would still be attacked from "
            )?;
            let answers = list(answers.iter().cloned(), "or");
            return write!(f, "{}. The check can be answered by {answers}.", cells_and(by));
        }
    }?;
    write!(f, "{reach}")
}

impl Reach {
    pub(super) fn is_empty(&self) -> bool {
        self.steps.is_empty() && self.takes.is_empty()
    }
}

impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from = self.from;
        if self.is_empty() {
            return match self.movable.as_slice() {
                [] => write!(f, "{from} cannot move now."),
                [one] => write!(f, "{from} cannot move now, only the man on {one} can."),
                movable => write!(f, "{from} cannot move now, but the men on {} can.", cells_and(movable)),
            };
        }
        // "18 can go to 19, 20 or take on 24": the last "or" belongs to the taking.
        let (steps, takes) = (self.steps.iter().map(Square::to_string), cells_or(&self.takes));
        match (self.steps.is_empty(), self.takes.is_empty()) {
            (true, _) => write!(f, "{from} can only take on {takes}."),
            (_, true) => write!(f, "{from} can go to {}.", list(steps, "or")),
            _ => write!(f, "{from} can go to {} or take on {takes}.", steps.collect::<Vec<_>>().join(", ")),
        }
    }
}

impl Placing {
    pub(super) fn example(&self) -> Option<String> {
        Some(format!("{}@{}", self.hand.first()?.letter(), self.free.first()?))
    }
}

impl fmt::Display for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hand = list(self.hand.iter().map(Role::to_string), "and");
        write!(f, "Still to be placed: {hand}, on {}.", cells_or(&self.free))
    }
}

/// How far a pawn was to go.
fn steps(from: Square, to: Square) -> &'static str {
    let rank = |square| rank(square).parse::<i32>().unwrap_or_default();
    if (rank(from) - rank(to)).abs() == 3 { "three" } else { "two" }
}
