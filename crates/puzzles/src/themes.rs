//! What puzzles are about, found by looking at their solutions.

mod lines;
mod mates;
mod pawns;
mod royals;
#[cfg(test)]
mod tests;

use rules::{BoardSquare, Colour, MoveParts, Role, SquareSet};

use crate::material::{balance, worth};
use crate::mine::positions;
use crate::puzzle::Goal;
use crate::rule_sets::Mined;
use crate::theme::Theme;

/// A man that is given up is worth this much at least, in hundredths of a pawn.
const SACRIFICED: i32 = 150;
/// An endgame is what has at most one man in so many of the start.
const ENDGAME: u32 = 4;

/// A solution, looked at move by move.
pub(crate) struct Solution<'a, P: Mined> {
    /// The positions of the line, from the puzzle's on.
    pub(crate) positions: Vec<P>,
    /// The line.
    pub(crate) line: &'a [P::Move],
    /// The moves that are right at its end.
    pub(crate) last_moves: &'a [P::Move],
    /// Who solves.
    pub(crate) us: Colour,
}

/// One of the solver's moves.
#[derive(Clone, Copy)]
pub(crate) struct Own<'a, P: Mined> {
    /// Its place in the line.
    pub(crate) ply: usize,
    /// The position before it.
    pub(crate) before: &'a P,
    /// The position after it.
    pub(crate) after: &'a P,
    /// The move.
    pub(crate) played: P::Move,
    /// Where its man ends up.
    pub(crate) to: usize,
}

impl<P: Mined> Solution<'_, P> {
    /// The solver's moves.
    pub(crate) fn own(&self) -> impl Iterator<Item = Own<'_, P>> {
        self.line.iter().enumerate().step_by(2).map(|(ply, &played)| Own {
            ply,
            before: &self.positions[ply],
            after: &self.positions[ply + 1],
            played,
            to: played.to().index(),
        })
    }

    /// The solver's move after this one.
    pub(crate) fn next(&self, own: &Own<'_, P>) -> Option<Own<'_, P>> {
        self.own().find(|later| later.ply == own.ply + 2)
    }

    /// The position at the end.
    pub(crate) fn end(&self) -> &P {
        &self.positions[self.line.len()]
    }

    fn is_last(&self, own: &Own<'_, P>) -> bool {
        own.ply + 1 == self.line.len()
    }

    /// Whether a man is lost that nothing taken before pays for, and the line goes on.
    fn sacrifices(&self) -> bool {
        let start = balance(&self.positions[0], self.us);
        let lowest =
            self.positions.iter().step_by(2).skip(1).map(|position| balance(position, self.us)).min();
        lowest.is_some_and(|lowest| start - lowest >= SACRIFICED)
    }

    fn is_quiet(&self, own: &Own<'_, P>) -> bool {
        !self.is_last(own)
            && !own.before.is_setup()
            && !own.before.is_bound()
            && own.before.captured(own.played).is_none()
            && own.played.promotion().is_none()
            && !own.after.in_check()
    }
}

impl<P: Mined> Own<'_, P> {
    /// What the man is that moves, after the move.
    pub(crate) fn role(&self) -> Role {
        self.after.role_on(self.to)
    }
}

/// The themes of a solution, in the order of [`Theme`].
pub(crate) fn of<P: Mined>(position: &P, line: &[P::Move], last_moves: &[P::Move], goal: Goal) -> Vec<Theme> {
    let solution = Solution { positions: positions(position, line), line, last_moves, us: position.side() };
    let mut themes = Vec::new();
    if let Goal::Mate(moves) = goal {
        themes.extend(Theme::mate_in(moves));
    }
    let mut note = |holds: bool, theme: Theme| {
        if holds {
            themes.push(theme);
        }
    };
    note(solution.own().any(|own| lines::forks(&solution, &own)), Theme::Fork);
    note(solution.own().any(|own| lines::pins(&solution, &own)), Theme::Pin);
    note(solution.own().any(|own| lines::skewers(&solution, &own)), Theme::Skewer);
    note(solution.own().any(|own| lines::uncovers(&solution, &own)), Theme::DiscoveredAttack);
    note(solution.own().any(|own| lines::discovers(&own)), Theme::DiscoveredCheck);
    note(solution.own().any(|own| lines::checks_twice(&own)), Theme::DoubleCheck);
    note(solution.sacrifices(), Theme::Sacrifice);
    note(solution.own().any(|own| solution.is_quiet(&own)), Theme::Quiet);
    note(solution.own().any(|own| own.played.promotion().is_some()), Theme::Promotion);
    note(solution.own().any(|own| pawns::underpromotes(&solution, &own)), Theme::Underpromotion);
    note(mates::is_back_rank(solution.end()), Theme::BackRank);
    note(mates::is_smothered(&solution), Theme::Smothered);
    note(solution.own().any(|own| pawns::takes_in_passing(&own)), Theme::EnPassant);
    note(solution.own().any(|own| royals::castles(&own)), Theme::Castling);
    note(pawns::is_setup_trap(position), Theme::SetupTrap);
    note(pawns::limp(&solution), Theme::LimpingPawn);
    note(pawns::have_part(&solution, &pawns::DEAD), Theme::DeadPawn);
    note(pawns::have_part(&solution, &pawns::MUMMIES), Theme::MummyPawn);
    note(royals::takes(&solution, Role::King), Theme::KingTaken);
    note(royals::takes(&solution, Role::Prince), Theme::PrinceTaken);
    note(royals::restores(&solution), Theme::QueenRestored);
    note(solution.own().any(|own| own.role() == Role::Prince), Theme::Prince);
    note(solution.own().any(|own| own.role() == Role::Princess), Theme::Princess);
    note(position.occupied().len() * ENDGAME <= men_at_the_start::<P>(), Theme::Endgame);
    themes
}

fn men_at_the_start<P: Mined>() -> u32 {
    let start = P::start();
    start.occupied().len() + Colour::ALL.iter().map(|&colour| start.hand(colour).len() as u32).sum::<u32>()
}

/// What the man on an occupied square is worth; a king that may not be lost more than all else.
pub(crate) fn worth_on<P: Mined>(position: &P, index: usize, of: Colour) -> i32 {
    match position.role_on(index) {
        Role::King if position.has_heir(of) => worth(P::VARIANT, Role::Prince),
        Role::King => 10_000,
        role => worth(P::VARIANT, role),
    }
}
