//! What of a game a moving picture shows, and how fast.

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::cli::failure::Failure;

/// What of a game a moving picture shows, and how fast.
#[derive(Debug, clap::Args)]
pub(super) struct Range {
    /// The first position of a .gif: the one after so many plies [default: 0, the one before any move]
    #[arg(long, value_name = "PLY", allow_negative_numbers = true)]
    from: Option<usize>,
    /// The last position of a .gif [default: the last of the game]
    #[arg(long, value_name = "PLY", allow_negative_numbers = true)]
    to: Option<usize>,
    /// How long a .gif shows each position, in milliseconds, 20 to 60000 [default: 1000]
    #[arg(long, value_name = "MS", allow_negative_numbers = true)]
    delay: Option<i64>,
}

impl Range {
    /// That nothing is asked for which only a moving picture has.
    pub(super) fn fits_a_still(&self) -> Result<(), Failure> {
        let asked =
            [("--from", self.from.is_some()), ("--to", self.to.is_some()), ("--delay", self.delay.is_some())];
        match asked.into_iter().find(|(_, asked)| *asked) {
            Some((flag, _)) => Err(Failure::input(flag, "only a .gif shows more than one position")),
            None => Ok(()),
        }
    }

    /// The positions to show of a game of so many plies.
    pub(super) fn plies(&self, played: usize) -> Result<RangeInclusive<usize>, Failure> {
        for (flag, ply) in [("--from", self.from), ("--to", self.to)] {
            if let Some(ply) = ply.filter(|ply| *ply > played) {
                let plies = if played == 1 { "1 ply" } else { &format!("{played} plies") };
                return Err(Failure::input(flag, format!("the game has {plies}, not {ply}")));
            }
        }
        let (from, to) = (self.from.unwrap_or(0), self.to.unwrap_or(played));
        if from > to {
            return Err(Failure::input(
                "--from",
                format!("ply {from} comes after ply {to}, the last to be shown"),
            ));
        }
        Ok(from..=to)
    }

    /// How long each position is shown, if that was asked for.
    pub(super) fn delay(&self) -> Result<Option<Duration>, Failure> {
        let fault = |ms| format!("a position is shown for 20 to 60000 ms, not {ms}");
        match self.delay {
            None => Ok(None),
            Some(ms @ 20..=60_000) => Ok(Some(Duration::from_millis(ms.unsigned_abs()))),
            Some(ms) => Err(Failure::input("--delay", fault(ms))),
        }
    }
}
