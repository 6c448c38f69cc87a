//! What the referee is asked to do.

use std::path::PathBuf;

use rules::{Colour, Game, Move, Position, Variant};
use serde::{Deserialize, Serialize};

use crate::adjudicate::Adjudication;
use crate::error::Error;
use crate::limit::Limit;

/// One game, or a pair with colours reversed, between two engines: one JSON document on standard input.
///
/// What is left out has the value of [`Job::new`]. Fields that are not known are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// The version of this format: [`Job::VERSION`].
    pub version: u32,
    /// Given back in events; nothing else depends on it.
    #[serde(default)]
    pub id: String,
    /// The rule set.
    #[serde(default, with = "variant_word")]
    pub variant: Variant,
    /// The engines. The first one plays White in the first game.
    pub engines: [EngineSpec; 2],
    /// Whether a second game follows with colours reversed.
    #[serde(default)]
    pub reversed: bool,
    /// Where the games begin; the start of the rule set if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Moves from there that are played before the engines are asked, in bare form.
    #[serde(default)]
    pub moves: Vec<String>,
    /// What an engine's time is.
    #[serde(default)]
    pub clock: ClockKind,
    /// How long an engine is waited for where its clock does not run.
    #[serde(default)]
    pub waits: Waits,
    /// What ends a game that the rules have not ended; nothing if left out.
    #[serde(default)]
    pub adjudication: Adjudication,
    /// What engines in the jail may use beside their own file.
    #[serde(default)]
    pub jail: Confinement,
    /// Whether standard input stays open as long as the caller lives, so that its end ends the referee.
    #[serde(default)]
    pub lifeline: bool,
    /// Whether `isready` is asked before each move too.
    #[serde(default)]
    pub ready_each_move: bool,
}

/// An engine and its terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngineSpec {
    /// The name in records.
    pub name: String,
    /// The program.
    pub command: PathBuf,
    /// Its arguments.
    #[serde(default)]
    pub args: Vec<String>,
    /// The folder in which it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dir: Option<PathBuf>,
    /// Options to set, in this order.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// `Hash`, set where the engine offers it, in MiB.
    #[serde(default = "default_hash")]
    pub hash_mib: u32,
    /// `Threads`, set where the engine offers it.
    #[serde(default = "default_threads")]
    pub threads: u32,
    /// What it may use for its moves.
    #[serde(default)]
    pub limit: Limit,
    /// How much later than its time a move may come, in milliseconds.
    #[serde(default = "default_margin")]
    pub margin_ms: u64,
    /// The memory that it may have resident, in MiB.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory_mib: Option<u64>,
    /// The CPUs that it runs on, by number; all if none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cpus: Vec<usize>,
    /// How it is run.
    #[serde(default)]
    pub runner: Runner,
    /// The SHA-256 of its file, checked by a runner that stages it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sha256: Option<String>,
    /// A file that everything said to and by it is added to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log: Option<PathBuf>,
}

fn default_hash() -> u32 {
    16
}

fn default_threads() -> u32 {
    1
}

fn default_margin() -> u64 {
    10
}

impl EngineSpec {
    /// An engine without options or limits.
    pub fn new(name: impl Into<String>, command: impl Into<PathBuf>) -> Self {
        Self {
            name: name.into(),
            command: command.into(),
            args: Vec::new(),
            dir: None,
            options: Vec::new(),
            hash_mib: default_hash(),
            threads: default_threads(),
            limit: Limit::default(),
            margin_ms: default_margin(),
            memory_mib: None,
            cpus: Vec::new(),
            runner: Runner::default(),
            sha256: None,
            log: None,
        }
    }
}

/// What an engine's time is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ClockKind {
    /// Time as it passes.
    #[default]
    Wall,
    /// CPU time of the engine's process, all threads, the opponent's turn included; with a ceiling on time as it passes.
    Cpu,
}

/// How an engine is run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Runner {
    /// With the caller's rights: for trusted engines.
    #[default]
    Plain,
    /// In the jail: for strangers' engines.
    Jail,
}

/// What engines in the jail may use beside their own file: the operator's choice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Confinement {
    /// Interpreters that scripts may use, by their full path.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub interpreters: Vec<PathBuf>,
    /// Further files and folders that engines may read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub readable: Vec<PathBuf>,
    /// Layers of the jail to do without, whatever follows: whoever asks so must not rate the games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub waived: Vec<jail::Layer>,
}

/// How long an engine is waited for where its clock does not run, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Waits {
    /// From its start to `uciok`.
    pub start_ms: u64,
    /// From `isready` to `readyok`.
    pub ready_ms: u64,
    /// For a move where nothing limits its time.
    pub move_ms: u64,
    /// From `quit` to the kill.
    pub quit_ms: u64,
}

impl Default for Waits {
    fn default() -> Self {
        Self { start_ms: 10_000, ready_ms: 10_000, move_ms: 60_000, quit_ms: 500 }
    }
}

impl Job {
    /// The version of the format.
    pub const VERSION: u32 = 1;

    /// One game from the start, without adjudication.
    pub fn new(variant: Variant, engines: [EngineSpec; 2]) -> Self {
        Self {
            version: Self::VERSION,
            id: String::new(),
            variant,
            engines,
            reversed: false,
            position: None,
            moves: Vec::new(),
            clock: ClockKind::default(),
            waits: Waits::default(),
            adjudication: Adjudication::default(),
            jail: Confinement::default(),
            lifeline: false,
            ready_each_move: false,
        }
    }

    /// The engine that plays a colour, by number, in the first or second game of the pair.
    pub fn seat(game: usize, colour: Colour) -> usize {
        (game + colour.index()) % 2
    }

    /// The game before the engines are asked.
    ///
    /// # Errors
    /// [`Error::Input`]: another version, a position or moves that do not fit the rules, a game that is over, tables.
    pub fn opening(&self) -> Result<Game, Error> {
        if self.version != Self::VERSION {
            return Err(Error::input("version", format!("{} is not {}", self.version, Self::VERSION)));
        }
        if self.adjudication.tables.is_some() {
            return Err(Error::input(
                "adjudication.tables",
                "there are no endgame tables for any rule set yet",
            ));
        }
        let start = match self.position.as_deref() {
            None | Some("startpos") => Position::start(self.variant),
            Some(text) => {
                Position::parse(self.variant, text).map_err(|fault| Error::input("position", fault))?
            }
        };
        let mut game = Game::from(start);
        for (index, text) in self.moves.iter().enumerate() {
            let place = || format!("moves[{index}]");
            let played = Move::parse(self.variant, text).map_err(|fault| Error::input(place(), fault))?;
            game.push(played).map_err(|fault| Error::input(place(), fault))?;
        }
        if game.status().is_over() {
            return Err(Error::input("position", format!("the game is over already ({})", game.status())));
        }
        Ok(game)
    }
}

/// Rule sets as their stable words.
pub(crate) mod variant_word {
    use rules::Variant;
    use serde::{Deserialize, Deserializer, Serializer, de};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(crate) fn serialize<S: Serializer>(variant: &Variant, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(variant.as_str())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Variant, D::Error> {
        let word = String::deserialize(from)?;
        Variant::from_word(&word)
            .ok_or_else(|| de::Error::custom(format!("{word:?} is none of starchess, chess, chess100")))
    }
}
