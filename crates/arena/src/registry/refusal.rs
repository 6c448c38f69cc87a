//! Why an engine is not entered, or is left as it is.

use std::path::PathBuf;

use store::StoreError;

use super::NameFault;

/// Why what was asked for an engine did not happen. Each says what would be right.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The name, country or description is none.
    #[error(transparent)]
    Name(#[from] NameFault),
    /// Another engine has this name.
    #[error("another engine is called {0} already; choose another name")]
    NameTaken(String),
    /// There is no engine of this name.
    #[error("there is no engine called {0}")]
    NoEngine(String),
    /// It is somebody else's.
    #[error("{0} is another owner's engine")]
    NotYours(String),
    /// Another owner has entered the same file.
    #[error("another owner has entered this very file already")]
    SomebodyElses,
    /// The same owner has entered the same file.
    #[error("you have entered this very file already, as {0}")]
    Again(String),
    /// No rule set was named.
    #[error("an engine plays one rule set at least: starchess, chess or chess100")]
    NoVariant,
    /// There is no ladder for this rule set here.
    #[error("there is no ladder of {0} here")]
    NoLadder(rules::Variant),
    /// The file is too large as it came.
    #[error("the file has more than {} MiB; compress it (.zst) or make it smaller", most >> 20)]
    TooLarge {
        /// How many bytes it may have.
        most: u64,
    },
    /// The file is too large once it is unpacked.
    #[error("the file unpacks to more than {} MiB", most >> 20)]
    Bomb {
        /// How many bytes it may unpack to.
        most: u64,
    },
    /// Its compression is broken.
    #[error("the .zst file cannot be unpacked: {0}")]
    Broken(String),
    /// Neither a program for this machine nor a script that is allowed.
    #[error("{0}")]
    NotAProgram(String),
    /// The owner is banned.
    #[error("the operator takes no engines from you{}", reason.as_ref().map(|why| format!(": {why}")).unwrap_or_default())]
    Banned {
        /// Why.
        reason: Option<String>,
    },
    /// The owner has as many engines as they may have.
    #[error("you have {0} engines on the ladders, the most there can be; retire one first")]
    TooMany(u32),
    /// It stands so that this cannot be done with it.
    #[error("{name} is {state}")]
    State {
        /// The engine.
        name: String,
        /// How it stands.
        state: store::ladder::EngineState,
    },
    /// The house's engines come and go with the program.
    #[error("{0} is the house's own engine")]
    House(String),
    /// The file could not be read or stored.
    #[error("{}: {source}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A task of ours ended early.
    #[error("a part of the ladder failed")]
    Task(#[from] tokio::task::JoinError),
}

impl Refusal {
    pub(crate) fn file(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.into();
        move |source| Self::File { path, source }
    }

    /// Whether this is our fault rather than the asker's.
    pub fn is_ours(&self) -> bool {
        matches!(self, Self::File { .. } | Self::Store(_) | Self::Task(_))
    }
}
