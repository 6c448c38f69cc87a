//! Names of things and moments, each its own type, so that no number is taken for another.

use std::fmt;

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

impl Ply {
    /// The ply of the position that a game starts from.
    pub const START: Self = Self(0);

    /// The ply after one more move.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0 + 1)
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
