//! Ending a game that the rules have not ended, if that was asked.

use std::path::PathBuf;

use rules::{Colour, Outcome, Status};
use serde::{Deserialize, Serialize};

use crate::event::Score;

/// What ends a game that the rules have not ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Adjudication {
    /// A draw when both engines see nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<DrawRule>,
    /// A loss when both engines agree on who loses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resign: Option<ResignRule>,
    /// A draw after this many moves of each side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_moves: Option<u32>,
    /// A folder of endgame tables. No rule set has any here yet: a job that names one is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tables: Option<PathBuf>,
}

/// When a game is drawn: from a move on, as many moves of both engines in a row score at most so much either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawRule {
    /// The first move that counts.
    pub from_move: u32,
    /// How many moves of each side.
    pub moves: u32,
    /// Centipawns.
    pub score_cp: i32,
}

/// When a game is lost: as many moves in a row one engine scores at most −so much and the other at least so much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResignRule {
    /// How many moves of each side.
    pub moves: u32,
    /// Centipawns.
    pub score_cp: i32,
    /// Whether the winner must see it too.
    #[serde(default = "yes")]
    pub two_sided: bool,
}

fn yes() -> bool {
    true
}

/// The rules of a job, and how far a game has come towards them.
pub(crate) struct Adjudicator {
    rules: Adjudication,
    /// Plies in a row that scored nothing.
    quiet: u32,
    /// Plies in a row at which both agreed that a side loses.
    agreed: [u32; 2],
    /// Own moves in a row at which a side gave itself up.
    given_up: [u32; 2],
}

/// An ending by adjudication, and its word.
pub(crate) type Verdict = (Status, Outcome, &'static str);

impl Adjudicator {
    pub(crate) fn new(rules: Adjudication) -> Self {
        Self { rules, quiet: 0, agreed: [0; 2], given_up: [0; 2] }
    }

    /// Looks at a move of a side, the move's number and its score; `plies` were played.
    pub(crate) fn after(
        &mut self,
        side: Colour,
        number: u32,
        plies: u32,
        score: Option<Score>,
    ) -> Option<Verdict> {
        let own = score.map(centipawns);
        if let Some(rule) = self.rules.draw {
            let quiet = number >= rule.from_move && own.is_some_and(|own| own.abs() <= rule.score_cp);
            self.quiet = if quiet { self.quiet + 1 } else { 0 };
            if self.quiet >= 2 * rule.moves {
                return Some((Status::Agreed, Outcome::Draw, "draw"));
            }
        }
        if let Some(rule) = self.rules.resign {
            for loser in Colour::ALL {
                let lost = own.is_some_and(|own| {
                    let view = if loser == side { own } else { own.saturating_neg() };
                    view <= -rule.score_cp
                });
                let agreed = &mut self.agreed[loser.index()];
                *agreed = if lost { *agreed + 1 } else { 0 };
                if loser == side {
                    let given_up = &mut self.given_up[loser.index()];
                    *given_up = if lost { *given_up + 1 } else { 0 };
                }
                let over = if rule.two_sided {
                    self.agreed[loser.index()] >= 2 * rule.moves
                } else {
                    self.given_up[loser.index()] >= rule.moves
                };
                if over {
                    return Some((Status::Resigned, Outcome::win(!loser), "resignation"));
                }
            }
        }
        let long = self.rules.max_moves.is_some_and(|most| plies >= 2 * most);
        long.then_some((Status::Agreed, Outcome::Draw, "moves"))
    }
}

/// A score as a number: a mate is worth more than anything else.
fn centipawns(score: Score) -> i32 {
    match score {
        Score::Cp(number) => number,
        Score::Mate(moves) if moves > 0 => 100_000,
        Score::Mate(_) => -100_000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends_after(rules: Adjudication, scores: &[i32]) -> Option<(usize, Verdict)> {
        let mut adjudicator = Adjudicator::new(rules);
        scores.iter().enumerate().find_map(|(ply, score)| {
            let side = Colour::ALL[ply % 2];
            let verdict =
                adjudicator.after(side, ply as u32 / 2 + 1, ply as u32 + 1, Some(Score::Cp(*score)))?;
            Some((ply + 1, verdict))
        })
    }

    #[test]
    fn a_draw_needs_both_and_a_row() {
        let draw = Some(DrawRule { from_move: 2, moves: 2, score_cp: 10 });
        let rules = Adjudication { draw, ..Adjudication::default() };
        assert_eq!(ends_after(rules.clone(), &[0, 0, 0, 0, 0, 50, 0, 0, 0]), None);
        let drawn = (Status::Agreed, Outcome::Draw, "draw");
        assert_eq!(ends_after(rules, &[0, 0, 0, 0, 0, 50, 0, 0, 0, 0]), Some((10, drawn)));
    }

    #[test]
    fn a_loss_needs_the_winners_word_unless_it_is_one_sided() {
        let resign = |two_sided| Adjudication {
            resign: Some(ResignRule { moves: 2, score_cp: 500, two_sided }),
            ..Adjudication::default()
        };
        let scores = [-600, 100, -600, 100, -600];
        assert_eq!(ends_after(resign(true), &scores), None);
        let lost = (Status::Resigned, Outcome::BlackWins, "resignation");
        assert_eq!(ends_after(resign(false), &scores), Some((3, lost)));
        assert_eq!(ends_after(resign(true), &[-600, 600, -600, 600]), Some((4, lost)));
    }

    #[test]
    fn a_long_game_is_drawn_if_that_was_asked() {
        let rules = Adjudication { max_moves: Some(2), ..Adjudication::default() };
        assert_eq!(ends_after(rules, &[900; 4]), Some((4, (Status::Agreed, Outcome::Draw, "moves"))));
    }
}
