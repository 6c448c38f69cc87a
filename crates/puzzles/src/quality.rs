//! What makes a position with a solution worth being set.

use crate::chance::of_centipawns_in;
use crate::material::balance;
use crate::rule_sets::Mined;

/// A solver who is ahead by men that promise this win chance has won already.
const WON_BY_MATERIAL: f64 = 0.6;
/// How many legal moves there must be to choose from.
const CHOICES: usize = 3;

/// Why a position with a solution is no good puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Weakness {
    /// The solver is so far ahead that nearly everything wins.
    #[error("it is won by material alone")]
    WonByMaterial,
    /// It takes back what has just taken.
    #[error("the first move takes back what has just taken")]
    Recapture,
    /// There is hardly anything to choose from.
    #[error("there are fewer than three legal moves")]
    FewMoves,
}

/// What is weak about a puzzle's beginning. `before` is the position and the move that led to it.
pub(crate) fn weakness<P: Mined>(
    position: &P,
    first: P::Move,
    before: Option<(&P, P::Move)>,
) -> Option<Weakness> {
    if position.legal_moves().len() < CHOICES {
        return Some(Weakness::FewMoves);
    }
    let ahead = balance(position, position.side());
    if of_centipawns_in(P::VARIANT, ahead) >= WON_BY_MATERIAL {
        return Some(Weakness::WonByMaterial);
    }
    if let Some((there, led)) = before
        && let Some((square, _)) = there.captured(led)
        && position.captured(first).is_some_and(|(taken, _)| taken == square)
    {
        return Some(Weakness::Recapture);
    }
    None
}
