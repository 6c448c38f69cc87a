//! Who meets whom, named so that it is the same after a break.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The name of a meeting: round or stage, table, and which of several at that table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PairId {
    /// The round or stage, from 0.
    pub round: u32,
    /// The table of that round, from 0.
    pub table: u32,
    /// Which of several meetings at that table, from 0; only a knockout has several.
    pub turn: u32,
}

impl fmt::Display for PairId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round + 1, self.table + 1)?;
        if self.turn > 0 { write!(f, ".{}", self.turn + 1) } else { Ok(()) }
    }
}

impl From<PairId> for String {
    fn from(id: PairId) -> Self {
        id.to_string()
    }
}

impl FromStr for PairId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fault = || format!("{text:?} names no meeting");
        let parts: Option<Vec<u32>> =
            text.split('.').map(|part| part.parse::<u32>().ok()?.checked_sub(1)).collect();
        match parts.ok_or_else(fault)?[..] {
            [round, table] => Ok(Self { round, table, turn: 0 }),
            [round, table, turn] => Ok(Self { round, table, turn }),
            _ => Err(fault()),
        }
    }
}

impl TryFrom<String> for PairId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// A meeting of two engines: one game, or two with colours reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Its name.
    pub id: PairId,
    /// The engines by number; the first has White in the first game.
    pub engines: [usize; 2],
    /// How many games: 1 or 2.
    pub games: u32,
    /// Which opening, counted without end.
    pub opening: usize,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// This meeting.
    Play(Pairing),
    /// Results must come in first.
    Wait,
    /// Nothing more.
    Done,
}

/// Half points of the first engine and of the second in a meeting.
pub type Points = [u32; 2];
