//! When a search ends.

use std::time::Duration;

use rules::Colour;

/// What the other side of the protocol allows a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// At most so many plies.
    pub depth: Option<u32>,
    /// At most so many nodes, exactly so with one thread.
    pub nodes: Option<u64>,
    /// So long.
    pub movetime: Option<Duration>,
    /// A mate in at most so many moves is looked for.
    pub mate: Option<u32>,
    /// What White and Black have left.
    pub time: [Option<Duration>; 2],
    /// What White and Black get with each move.
    pub increment: [Duration; 2],
    /// Moves until more time comes.
    pub moves_to_go: Option<u32>,
    /// Until told to stop.
    pub infinite: bool,
    /// On the opponent's time, until told that the expected move was played.
    pub ponder: bool,
}

/// What is kept back of the time left, for the way of the move through pipes and for a machine that lets us wait.
const RESERVE: Duration = Duration::from_millis(100);

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// No new depth is begun after this.
    pub(crate) soft: Duration,
    /// The search ends here.
    pub(crate) hard: Duration,
}

impl Limits {
    /// Whether the search ends by itself.
    pub fn is_bounded(&self) -> bool {
        let ends =
            self.depth.is_some() || self.nodes.is_some() || self.movetime.is_some() || self.mate.is_some();
        !self.infinite && !self.ponder && (ends || self.time.iter().any(Option::is_some))
    }

    /// The time for the side to move, if time is what limits the search.
    pub(crate) fn budget(&self, side: Colour) -> Option<Budget> {
        if let Some(time) = self.movetime {
            return Some(Budget { soft: time, hard: time });
        }
        let left = self.time[side.index()].filter(|_| !self.infinite)?;
        // With little time left a part of it has to do.
        let left = left.saturating_sub(RESERVE.min(left * 3 / 4)).max(Duration::from_millis(1));
        let increment = self.increment[side.index()];
        let moves = self.moves_to_go.map_or(26, |moves| moves.clamp(1, 40));
        let share = left / moves + increment * 3 / 4;
        let most = if moves == 1 { left * 9 / 10 } else { left * 2 / 5 };
        Some(Budget { soft: share.min(most), hard: (share * 4).min(most) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(left: u64, increment: u64, moves_to_go: Option<u32>) -> Budget {
        let limits = Limits {
            time: [Some(Duration::from_millis(left)), None],
            increment: [Duration::from_millis(increment); 2],
            moves_to_go,
            ..Limits::default()
        };
        limits.budget(Colour::White).expect("White has a clock")
    }

    #[test]
    fn no_budget_ever_exceeds_what_is_left() {
        for left in [1, 10, 31, 100, 1000, 60_000] {
            for increment in [0, 100, 10_000] {
                for moves in [None, Some(1), Some(2), Some(40)] {
                    let Budget { soft, hard } = with(left, increment, moves);
                    assert!(soft <= hard, "{left} {increment} {moves:?}");
                    assert!(hard.as_millis() <= u128::from(left.max(1)), "{left} {increment} {moves:?}");
                }
            }
        }
    }

    #[test]
    fn only_the_own_clock_counts() {
        let limits = Limits { time: [Some(Duration::from_secs(1)), None], ..Limits::default() };
        assert_eq!(limits.budget(Colour::Black), None);
    }
}
