//! What an engine lost by.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The kinds of loss that are not on the board, each with its own word in records, events and logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FaultKind {
    /// A move that the rules do not allow, or none where there are some.
    #[serde(rename = "illegal move")]
    IllegalMove,
    /// The move came after its time, or never.
    Time,
    /// No answer to `uci` or `isready`, or its input was left unread.
    Stall,
    /// It ended, with a signal or a code.
    Crash,
    /// A move that is not one, a move out of turn, a flood, a rule set that it does not play.
    Protocol,
    /// It wanted more memory than it may have.
    Memory,
}

impl FaultKind {
    /// Every kind.
    pub const ALL: [Self; 6] =
        [Self::IllegalMove, Self::Time, Self::Stall, Self::Crash, Self::Protocol, Self::Memory];

    /// The stable word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal move",
            Self::Time => "time",
            Self::Stall => "stall",
            Self::Crash => "crash",
            Self::Protocol => "protocol",
            Self::Memory => "memory",
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What an engine did, and what of it was seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The kind of loss.
    pub kind: FaultKind,
    /// What was seen, in a few words.
    pub detail: String,
}

impl Fault {
    pub(crate) fn new(kind: FaultKind, detail: impl Into<String>) -> Self {
        Self { kind, detail: detail.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.kind, self.detail)
    }
}
