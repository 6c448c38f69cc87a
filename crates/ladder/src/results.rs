//! Results as they are kept for rating: how often what happened between whom, which is all that a fit needs.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use rules::Outcome;
use serde::{Deserialize, Serialize};

/// Games in which one player had White against another, on one list of openings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// White won.
    pub white_wins: u32,
    /// Nobody did.
    pub draws: u32,
    /// Black won.
    pub black_wins: u32,
}

impl Counts {
    /// How many games.
    pub fn games(&self) -> u32 {
        self.white_wins + self.draws + self.black_wins
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.white_wins += other.white_wins;
        self.draws += other.draws;
        self.black_wins += other.black_wins;
    }
}

/// What one side made of some games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// How many games.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Half points: two for a win, one for a draw.
    pub fn half_points(&self) -> u32 {
        2 * self.wins + self.draws
    }

    /// Points, a draw half a one.
    pub fn points(&self) -> f64 {
        f64::from(self.half_points()) / 2.0
    }

    /// The part of the points that were made, 0 to 1; nothing without games.
    pub fn share(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.points() / f64::from(self.games()))
    }

    /// The part of the games that were drawn, 0 to 1; nothing without games.
    pub fn draw_share(&self) -> Option<f64> {
        (self.games() > 0).then(|| f64::from(self.draws) / f64::from(self.games()))
    }

    /// The same games as the other side sees them.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self { wins: self.losses, draws: self.draws, losses: self.wins }
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
    }
}

/// All results: counts by who had White, who had Black, and the list of openings. Players and lists are numbers from 0.
///
/// Its size, and the time of a fit, grow with the pairs of players that have met and not with the games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results(BTreeMap<(usize, usize, usize), Counts>);

impl Results {
    /// No results.
    pub fn new() -> Self {
        Self::default()
    }

    /// Counts a game. One without a winner that is no draw counts for nothing.
    pub fn add(&mut self, white: usize, black: usize, list: usize, outcome: Outcome) {
        let mut counts = Counts::default();
        match outcome {
            Outcome::WhiteWins => counts.white_wins = 1,
            Outcome::BlackWins => counts.black_wins = 1,
            Outcome::Draw => counts.draws = 1,
            Outcome::None => return,
        }
        self.add_counts(white, black, list, counts);
    }

    /// Counts many games at a time.
    pub fn add_counts(&mut self, white: usize, black: usize, list: usize, counts: Counts) {
        if counts.games() > 0 {
            *self.0.entry((white, black, list)).or_default() += counts;
        }
    }

    /// All counts, as (White, Black, list, counts).
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize, usize, Counts)> {
        self.0.iter().map(|(&(white, black, list), &counts)| (white, black, list, counts))
    }

    /// How many games there are.
    pub fn games(&self) -> u32 {
        self.0.values().map(Counts::games).sum()
    }

    /// What a player made of all its games.
    pub fn of(&self, player: usize) -> Score {
        let mut score = Score::default();
        for (white, black, _, counts) in self.iter() {
            if white == player {
                score += counts.of_white();
            }
            if black == player {
                score += counts.of_white().reversed();
            }
        }
        score
    }

    /// What the first made of its games against the second.
    pub fn between(&self, first: usize, second: usize) -> Score {
        let mut score = self.cells(first, second).fold(Score::default(), |mut score, counts| {
            score += counts.of_white();
            score
        });
        self.cells(second, first).for_each(|counts| score += counts.of_white().reversed());
        score
    }

    /// How many games two players had on one list.
    pub fn on_list(&self, first: usize, second: usize, list: usize) -> u32 {
        let games = |white, black| self.0.get(&(white, black, list)).map_or(0, Counts::games);
        games(first, second) + games(second, first)
    }

    fn cells(&self, white: usize, black: usize) -> impl Iterator<Item = &Counts> {
        self.0.range((white, black, 0)..=(white, black, usize::MAX)).map(|(_, counts)| counts)
    }
}

impl Counts {
    /// What White made of them.
    pub fn of_white(&self) -> Score {
        Score { wins: self.white_wins, draws: self.draws, losses: self.black_wins }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_counts_for_both_sides_and_on_its_list() {
        let mut results = Results::new();
        results.add(0, 1, 0, Outcome::WhiteWins);
        results.add(1, 0, 0, Outcome::WhiteWins);
        results.add(1, 0, 1, Outcome::Draw);
        results.add(2, 0, 1, Outcome::None);
        assert_eq!(results.of(0), Score { wins: 1, draws: 1, losses: 1 });
        assert_eq!(results.between(1, 0), Score { wins: 1, draws: 1, losses: 1 });
        assert_eq!((results.on_list(0, 1, 0), results.on_list(1, 0, 1), results.games()), (2, 1, 3));
        assert_eq!(results.of(2).share(), None);
    }
}
