//! Where puzzles come from.

use serde::{Deserialize, Serialize};

/// Where a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A game of the house engine with itself; seed and number determine it.
    House {
        /// The seed of the mining.
        seed: u64,
        /// The number of the game, from 0.
        game: u64,
        /// How many plies had been played.
        ply: usize,
    },
    /// A game record.
    Record {
        /// The place of the record in its file, from 0.
        number: u64,
        /// The players, event and date as far as the record names them.
        game: String,
        /// How many plies had been played.
        ply: usize,
    },
    /// A published problem.
    Published {
        /// Who composed it.
        author: String,
        /// Where it stands.
        source: String,
    },
}
