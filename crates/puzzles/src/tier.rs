//! How hard a puzzle is, in three steps.

use std::fmt;

/// How hard a puzzle is, in three steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Below 1200.
    Easy,
    /// From 1200 to 1599.
    Medium,
    /// From 1600.
    Hard,
}

impl Tier {
    /// Every tier, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The tier of a rating.
    pub const fn of(rating: u16) -> Self {
        match rating {
            0..1200 => Self::Easy,
            1200..1600 => Self::Medium,
            _ => Self::Hard,
        }
    }

    /// The stable word: `easy`, `medium`, `hard`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// The tier of a stable word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tier| tier.as_str() == word)
    }
}

impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
