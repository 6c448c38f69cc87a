//! Who stands where in a tournament, and by what.

use std::cmp::Ordering;

use super::event::Format;
use super::pairing::Pairing;
use crate::results::Score;

/// One who takes part, and how it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// From 1. Those whom nothing tells apart share one, and the next one is missing.
    pub rank: u32,
    /// Who it is.
    pub entrant: usize,
    /// Its games.
    pub score: Score,
    /// Points, a draw half a one; a round off in a Swiss tournament gives all of a meeting.
    pub points: f64,
    /// Rounds off in a Swiss tournament.
    pub byes: u32,
    /// What decides among those with equal points.
    pub tie_breaks: TieBreaks,
    /// In a knockout: the stage in which it lost, from 1; nothing while it is in.
    pub lost_in: Option<u32>,
}

/// What decides among those with equal points.
///
/// A round off counts as a meeting with an opponent of the same points at the end, as in FIDE's rules since 2023
/// (C.07, 16.4).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TieBreaks {
    /// The points of all opponents, each as often as it was met. A Swiss tournament looks at it first.
    pub buchholz: f64,
    /// The points of each opponent times those made against it (Sonneborn and Berger).
    pub sonneborn_berger: f64,
}

/// The standings, the best first. `fallen` are those who are out of a knockout.
pub(super) fn of(
    format: Format,
    entrants: usize,
    games: u32,
    played: &[(Pairing, Score)],
    byes: &[u32],
    fallen: Option<&[(usize, u32)]>,
) -> Vec<Standing> {
    let mut scores = vec![Score::default(); entrants];
    let meetings: Vec<(usize, usize, Score)> = played
        .iter()
        .flat_map(|(pairing, score)| {
            let [first, second] = pairing.engines;
            [(first, second, *score), (second, first, score.reversed())]
        })
        .collect();
    for &(one, _, score) in &meetings {
        scores[one] += score;
    }
    let points: Vec<f64> =
        (0..entrants).map(|one| scores[one].points() + f64::from(byes[one] * games)).collect();
    let tie_breaks = |one: usize| {
        let (bye, own) = (f64::from(byes[one]), points[one]);
        let mut breaks = TieBreaks { buchholz: bye * own, sonneborn_berger: bye * f64::from(games) * own };
        for &(_, other, score) in meetings.iter().filter(|(player, ..)| *player == one) {
            breaks.buchholz += points[other];
            breaks.sonneborn_berger += score.points() * points[other];
        }
        breaks
    };
    let lost_in = |one: usize| {
        let stage = fallen?.iter().find(|(loser, _)| *loser == one)?.1;
        Some(stage + 1)
    };
    let mut rows: Vec<Standing> = (0..entrants)
        .map(|entrant| Standing {
            rank: 0,
            entrant,
            score: scores[entrant],
            points: points[entrant],
            byes: byes[entrant],
            tie_breaks: tie_breaks(entrant),
            lost_in: lost_in(entrant),
        })
        .collect();
    rows.sort_by(|one, other| better(format, one, other).then(one.entrant.cmp(&other.entrant)));
    for place in 0..rows.len() {
        let shared = place > 0 && better(format, &rows[place - 1], &rows[place]) == Ordering::Equal;
        rows[place].rank = if shared { rows[place - 1].rank } else { place as u32 + 1 };
    }
    rows
}

/// Less if the one is better than the other.
fn better(format: Format, one: &Standing, other: &Standing) -> Ordering {
    let by = |of: fn(&Standing) -> f64| of(other).total_cmp(&of(one));
    match format {
        Format::RoundRobin | Format::DoubleRoundRobin => by(|row| row.points)
            .then(by(|row| row.tie_breaks.sonneborn_berger))
            .then(by(|row| f64::from(row.score.wins))),
        Format::Swiss => by(|row| row.points)
            .then(by(|row| row.tie_breaks.buchholz))
            .then(by(|row| row.tie_breaks.sonneborn_berger))
            .then(by(|row| f64::from(row.score.wins))),
        // The challenged have more games than the others.
        Format::Gauntlet => by(|row| row.score.share().unwrap_or(0.5)).then(by(|row| row.points)),
        Format::Knockout => by(|row| row.lost_in.map_or(f64::INFINITY, f64::from)),
    }
}
