//! What the referee tells while it works: one JSON object a line.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::fault::Fault;

/// What an engine thinks of the position, from its own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Score {
    /// Centipawns.
    Cp(i32),
    /// Mate in so many moves; negative when it is mated.
    Mate(i32),
}

/// An engine as it sits down to a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name of the job.
    pub name: String,
    /// What it calls itself.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id_name: String,
    /// Its process.
    pub pid: u32,
    /// Whether it runs in the jail.
    pub jailed: bool,
    /// The options that were set.
    pub options: Vec<(String, String)>,
    /// What it may use, as records write it.
    pub limit: String,
    /// How much later than its time a move may come, in milliseconds.
    pub margin_ms: u64,
}

/// What the referee tells. Times are in microseconds where the name ends in `_us`, else in milliseconds; `game` is 1 or 2;
/// sides are `w` and `b`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event<'a> {
    /// A game begins.
    Started(Box<Start<'a>>),
    /// A man was placed.
    Placement(Played<'a>),
    /// A move was played.
    Move(Played<'a>),
    /// Something that changes nothing: an option that is not offered, lines that say nothing known.
    Warning {
        /// The engine's name.
        engine: Cow<'a, str>,
        /// What it is.
        text: Cow<'a, str>,
    },
    /// The end of what an engine wrote to standard error.
    Stderr {
        /// The engine's name.
        engine: Cow<'a, str>,
        /// The text.
        text: Cow<'a, str>,
    },
    /// The last lines of an engine that lost by a fault.
    LastLines {
        /// The engine's name.
        engine: Cow<'a, str>,
        /// The lines.
        text: Cow<'a, str>,
    },
    /// A game has ended.
    Result(Box<Ending>),
    /// The job is done, and nothing of the engines is left.
    Finished {
        /// The job's id.
        job: Cow<'a, str>,
        /// How many games were played.
        games: u32,
    },
}

/// A game as it begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Start<'a> {
    /// The version of this format: 1.
    pub version: u32,
    /// The job's id.
    pub job: Cow<'a, str>,
    /// Which game of the job.
    pub game: u32,
    /// The rule set.
    pub variant: Cow<'a, str>,
    /// Where it begins.
    pub position: Cow<'a, str>,
    /// The moves that were played already.
    pub moves: Vec<String>,
    /// `wall` or `cpu`.
    pub clock: Cow<'a, str>,
    /// White and Black; nothing for an engine that did not come so far.
    pub players: [Option<Player>; 2],
}

/// A move with its figures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played<'a> {
    /// Which game of the job.
    pub game: u32,
    /// From 1, the opening's moves counted.
    pub ply: u32,
    /// Who moved.
    pub side: char,
    /// The move, in bare form.
    #[serde(rename = "move")]
    pub played: Cow<'a, str>,
    /// What was taken off the clock.
    pub used_us: u64,
    /// From `go` to `bestmove`.
    pub wall_us: u64,
    /// How long the engine and its referee waited for a CPU meanwhile; not measured for moves below 2 ms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lag_us: Option<u64>,
    /// The clock afterwards, its increment added.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<u64>,
    /// The engine's last score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// Depth of that score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// The deepest line of that score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seldepth: Option<u32>,
    /// Nodes that it searched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The time that it took by its own account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
}

/// How a game ended.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ending {
    /// Which game of the job.
    pub game: u32,
    /// The status word of the rules: `checkmate`, `time`, `forfeit` …
    pub status: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub outcome: String,
    /// Who lost by a fault, and which.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<(char, Fault)>,
    /// Why neither rules nor a fault ended it: the adjudication.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjudicated: Option<String>,
    /// Why the pair does not count and is to be played again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<String>,
    /// Plies, the opening's counted.
    pub plies: u32,
    /// How long it took.
    pub wall_ms: u64,
    /// How long engines and referee waited for a CPU.
    pub lag_ms: u64,
}
