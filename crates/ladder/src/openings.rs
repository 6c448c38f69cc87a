//! Where games begin: the lists that ladder games are played from, each opening twice with colours reversed.

use std::sync::LazyLock;

use rules::Variant;
use serde::{Deserialize, Serialize};

use crate::choice::Source;
use crate::fit::List;

/// A position and moves from it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Opening {
    /// Nothing for the start of the rule set.
    pub position: Option<String>,
    /// In bare form.
    pub moves: Vec<String>,
}

/// A list of openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Book {
    /// Starchess from the setup phase: the players place their men themselves.
    Setup,
    /// Starchess from arrays in which neither side is lost or far ahead.
    Arrays,
    /// Classical chess from short openings.
    Chess,
    /// Chess-100 from short openings.
    Chess100,
}

impl Book {
    /// The lists of a rule set's ladder. A list's place here is its number in [`Results`](crate::Results).
    pub const fn of(variant: Variant) -> &'static [Self] {
        match variant {
            Variant::Starchess => &[Self::Setup, Self::Arrays],
            Variant::Chess => &[Self::Chess],
            Variant::Chess100 => &[Self::Chess100],
        }
    }

    /// The stable word of files, such as `arrays`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Arrays => "arrays",
            Self::Chess => "chess",
            Self::Chess100 => "chess100",
        }
    }

    /// Its openings, in an order that follows from nothing; never empty.
    pub fn openings(self) -> &'static [Opening] {
        static START: LazyLock<Vec<Opening>> = LazyLock::new(|| vec![Opening::default()]);
        &START
    }

    /// What is believed of its games before there are any.
    pub const fn prior(self) -> List {
        match self {
            Self::Setup => List::SETUP,
            Self::Arrays => List::ARRAYS,
            Self::Chess | Self::Chess100 => List::OTHER,
        }
    }

    /// The list as the choice of pairs sees it. All of a rule set's lists have the same weight.
    pub fn source(self) -> Source {
        Source { weight: 1.0, openings: self.openings().len() }
    }
}
