//! One engine's clock: plain arithmetic, told what was used.

use std::fmt::Write as _;
use std::time::Duration;

use crate::limit::Limit;

/// What an engine has left.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    limit: Limit,
    margin: Duration,
    left: Duration,
    /// Moves until the time is given again.
    to_go: Option<u32>,
}

impl Clock {
    pub(crate) fn new(limit: &Limit, margin_ms: u64) -> Self {
        let left = Duration::from_millis(limit.base_ms.unwrap_or(0));
        let margin = Duration::from_millis(margin_ms);
        Self { limit: limit.clone(), margin, left, to_go: limit.moves }
    }

    /// What the next move may use at most, if its time is limited.
    pub(crate) fn budget(&self) -> Option<Duration> {
        let clock = self.limit.base_ms.map(|_| self.left);
        let movetime = self.limit.movetime_ms.map(Duration::from_millis);
        clock.into_iter().chain(movetime).min()
    }

    pub(crate) fn margin(&self) -> Duration {
        self.margin
    }

    /// What is left of a game's or session's time.
    pub(crate) fn left(&self) -> Option<Duration> {
        self.limit.base_ms.map(|_| self.left)
    }

    /// Takes off what was used outside of a move.
    ///
    /// # Errors
    /// By how much that was too much, if it is beyond the margin.
    pub(crate) fn drain(&mut self, used: Duration) -> Result<(), Duration> {
        if self.limit.base_ms.is_none() {
            return Ok(());
        }
        let late = used.saturating_sub(self.left);
        self.left = self.left.saturating_sub(used);
        if late > self.margin { Err(late) } else { Ok(()) }
    }

    /// Takes off what a move used, and gives what it brings.
    ///
    /// # Errors
    /// By how much it is late, if that is beyond the margin.
    pub(crate) fn spend(&mut self, used: Duration) -> Result<(), Duration> {
        let late = self.budget().map_or(Duration::ZERO, |budget| used.saturating_sub(budget));
        if late > self.margin {
            return Err(late);
        }
        self.left = self.left.saturating_sub(used) + Duration::from_millis(self.limit.increment_ms);
        if let Some(to_go) = &mut self.to_go {
            *to_go -= 1;
            if *to_go == 0 {
                self.left += Duration::from_millis(self.limit.base_ms.unwrap_or(0));
                self.to_go = self.limit.moves;
            }
        }
        Ok(())
    }
}

/// Adds the `go` of the side to move to a text, its line end included.
pub(crate) fn go(text: &mut String, clocks: [&Clock; 2], mover: usize) {
    text.push_str("go");
    let own = clocks[mover];
    let mut add = |name: &str, value: u128| {
        write!(text, " {name} {value}").expect("a string takes everything");
    };
    if own.left().is_some() {
        for (clock, name) in clocks.into_iter().zip(["wtime", "btime"]) {
            // An engine that has no time left within its margin is still told of one millisecond.
            clock.left().into_iter().for_each(|left| add(name, left.as_millis().max(1)));
        }
        for (clock, name) in clocks.into_iter().zip(["winc", "binc"]) {
            if clock.left().is_some() {
                add(name, clock.limit.increment_ms.into());
            }
        }
        own.to_go.into_iter().for_each(|moves| add("movestogo", moves.into()));
    }
    own.limit.movetime_ms.into_iter().for_each(|time| add("movetime", time.into()));
    own.limit.nodes.into_iter().for_each(|nodes| add("nodes", nodes.into()));
    own.limit.depth.into_iter().for_each(|depth| add("depth", depth.into()));
    if own.limit.is_none() {
        text.push_str(" infinite");
    }
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(control: &str) -> Clock {
        Clock::new(&control.parse().unwrap(), 10)
    }

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn a_session_gives_its_time_again() {
        let mut clock = clock("2/1+0.1");
        assert_eq!(clock.spend(ms(400)), Ok(()));
        assert_eq!(clock.left(), Some(ms(700)));
        assert_eq!(clock.spend(ms(700)), Ok(()));
        assert_eq!(clock.left(), Some(ms(1100)));
    }

    #[test]
    fn the_margin_forgives_and_no_more() {
        let mut clock = clock("1+0.1");
        assert_eq!(clock.spend(ms(1010)), Ok(()));
        assert_eq!(clock.left(), Some(ms(100)));
        assert_eq!(clock.spend(ms(111)), Err(ms(11)));
    }

    #[test]
    fn go_tells_both_clocks_and_the_session() {
        let (mut white, black) = (clock("40/60+0.5"), clock("10"));
        white.spend(ms(1500)).unwrap();
        let mut text = String::new();
        go(&mut text, [&white, &black], 0);
        assert_eq!(text, "go wtime 59000 btime 10000 winc 500 binc 0 movestogo 39\n");
    }

    #[test]
    fn go_tells_of_limits_without_a_clock() {
        let limit = Limit { movetime_ms: Some(50), nodes: Some(7), depth: Some(3), ..Limit::default() };
        let clock = Clock::new(&limit, 0);
        let mut text = String::new();
        go(&mut text, [&clock, &clock], 1);
        assert_eq!(text, "go movetime 50 nodes 7 depth 3\n");
        assert_eq!(clock.budget(), Some(ms(50)));
    }
}
