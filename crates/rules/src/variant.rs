//! The rule sets by name.

use std::fmt;

use crate::Role;

/// A rule set that is played here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    /// Polgár's Starchess, on the star of 37 cells.
    #[default]
    Starchess,
    /// Classical chess.
    Chess,
    /// Chess-100, on 10×10 with prince and princess.
    Chess100,
}

impl Variant {
    /// Every rule set.
    pub const ALL: [Self; 3] = [Self::Starchess, Self::Chess, Self::Chess100];

    /// 0, 1, 2 …: an index into tables with one entry a rule set.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The stable word of the command line, the database and files: `starchess`, `chess`, `chess100`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Starchess => "starchess",
            Self::Chess => "chess",
            Self::Chess100 => "chess100",
        }
    }

    /// The rule set of a stable word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.as_str() == word)
    }

    /// The men that it is played with.
    pub fn roles(self) -> &'static [Role] {
        match self {
            Self::Starchess | Self::Chess => &Role::ALL[..6],
            Self::Chess100 => &Role::ALL,
        }
    }

    /// The value of the tag `Variant` of game records: `Starchess`, `Standard`, `Chess-100`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Starchess => "Starchess",
            Self::Chess => "Standard",
            Self::Chess100 => "Chess-100",
        }
    }

    /// The rule set of a `Variant` tag, in either case.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.tag().eq_ignore_ascii_case(tag))
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
