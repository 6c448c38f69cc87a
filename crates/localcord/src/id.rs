//! Snowflakes.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::clock::Millis;

/// The first second of 2015, from which snowflakes count (documentation: "Snowflakes", Discord epoch).
const EPOCH_MS: i64 = 1_420_070_400_000;

/// The id of a guild, channel, message, user, …; written as a decimal string in JSON.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Id(pub u64);

impl Id {
    /// The smallest id that can be given out at `moment`.
    pub(crate) fn first_at(moment: Millis) -> Self {
        Self((u64::try_from(moment.0 - EPOCH_MS).unwrap_or(0)) << 22)
    }

    /// When this id was given out.
    #[must_use]
    pub fn moment(self) -> Millis {
        Millis(EPOCH_MS + (self.0 >> 22) as i64)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
