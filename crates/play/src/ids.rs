//! Names of things and moments, each its own type, so that no number is taken for another.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

macro_rules! number {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number! {
    /// A person, by the number that the chat gives them.
    UserId(u64)
}
number! {
    /// A game's number: stable, never given twice, shown to people.
    GameId(i64)
}
number! {
    /// A challenge's number.
    ChallengeId(i64)
}
number! {
    /// How many moves (placements included) have been made: 0 is the position that a game starts from.
    Ply(u16)
}
number! {
    /// A moment in milliseconds since 1970-01-01 00:00 UTC.
    Timestamp(i64)
}
number! {
    /// A length of time in milliseconds.
    Millis(i64)
}

impl Ply {
    /// The ply of the position that a game starts from.
    pub const START: Self = Self(0);

    /// The ply after one more move.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// One board of a game: after a takeback a ply comes again, and `takebacks` tells its boards apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// How often moves had been taken back.
    pub takebacks: u16,
    /// How many moves had been made.
    pub ply: Ply,
}

impl From<Ply> for Turn {
    fn from(ply: Ply) -> Self {
        Self { takebacks: 0, ply }
    }
}

/// `7`, or `7t2` after the second takeback.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.takebacks {
            0 => self.ply.fmt(f),
            takebacks => write!(f, "{}t{takebacks}", self.ply),
        }
    }
}

/// A text that names no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a board's number such as 7 or 7t2")]
pub struct NoTurn;

impl FromStr for Turn {
    type Err = NoTurn;

    fn from_str(text: &str) -> Result<Self, NoTurn> {
        let (ply, takebacks) = text.split_once('t').unwrap_or((text, "0"));
        let ply = ply.parse().map(Ply).map_err(|_| NoTurn)?;
        Ok(Self { takebacks: takebacks.parse().map_err(|_| NoTurn)?, ply })
    }
}

impl Timestamp {
    /// This moment and `ms` milliseconds; a negative number goes back.
    #[must_use]
    pub fn plus_ms(self, ms: i64) -> Self {
        Self(self.0.saturating_add(ms))
    }

    /// Milliseconds from `earlier` to this moment; negative when `earlier` is later.
    #[must_use]
    pub fn ms_since(self, earlier: Self) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl Millis {
    /// No time at all.
    pub const ZERO: Self = Self(0);
    /// A second.
    pub const SECOND: Self = Self(1_000);
    /// A minute.
    pub const MINUTE: Self = Self(60 * Self::SECOND.0);
    /// An hour.
    pub const HOUR: Self = Self(60 * Self::MINUTE.0);
    /// A day of 24 hours.
    pub const DAY: Self = Self(24 * Self::HOUR.0);

    /// `count` times this length; the greatest length there is when that is too much.
    #[must_use]
    pub const fn times(self, count: i64) -> Self {
        Self(self.0.saturating_mul(count))
    }
}
