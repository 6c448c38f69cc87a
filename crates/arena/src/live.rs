//! Games as they are being played.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use rules::Variant;
use store::ladder::{EngineId, PairId, PlayedMove, Purpose};

/// A pair that is being played.
#[derive(Clone, Debug, PartialEq)]
pub struct LivePair {
    /// Its number.
    pub pair: PairId,
    /// The rule set.
    pub variant: Variant,
    /// What it is played for.
    pub purpose: Purpose,
    /// The engines; the first has White in the first game.
    pub engines: [EngineId; 2],
    /// Their names.
    pub names: [String; 2],
    /// The time control.
    pub control: String,
    /// The game that is being played; nothing before the first one begins.
    pub game: Option<LiveGame>,
}

/// A game that is being played.
#[derive(Clone, Debug, PartialEq)]
pub struct LiveGame {
    /// 1 or 2.
    pub number: u8,
    /// The position string that it began from.
    pub position: String,
    /// Moves that nobody was asked for.
    pub opening: Vec<String>,
    /// The engines' moves.
    pub moves: Vec<PlayedMove>,
    /// What is left to White and Black, in milliseconds, where they have a clock.
    pub clocks: [Option<u64>; 2],
}

/// All pairs that are being played.
#[derive(Debug, Default)]
pub(crate) struct Floor(Mutex<HashMap<PairId, LivePair>>);

impl Floor {
    pub(crate) fn with<T>(&self, act: impl FnOnce(&mut HashMap<PairId, LivePair>) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
