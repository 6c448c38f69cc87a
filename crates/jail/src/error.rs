//! Why something was not done.

use std::io;
use std::path::PathBuf;

use crate::layer::Layer;
use crate::sha::Sha256;

/// Why an engine was not started, or could not be asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The jail would have a hole: no untrusted engine is run.
    #[error("untrusted engines are refused: layer {layer} is missing ({reason}); remedy: {remedy}")]
    Refused {
        /// The layer that is missing and has no stand-in.
        layer: Layer,
        /// What was seen.
        reason: String,
        /// What an operator can do.
        remedy: &'static str,
    },
    /// This is not a system that the jail is made for.
    #[error("untrusted engines are refused: the jail needs Linux on x86-64")]
    System,
    /// A layer that was there could not be put up this time.
    #[error("layer {layer}: {reason}")]
    Layer {
        /// Which one.
        layer: Layer,
        /// What the system said.
        reason: String,
    },
    /// The launcher could not start the engine.
    #[error("the engine was not started: {0}")]
    Start(String),
    /// The file is a symbolic link, a FIFO, a device or a folder.
    #[error("{}: an engine is a regular file, not {what}", path.display())]
    NotAFile {
        /// The file.
        path: PathBuf,
        /// What it is instead.
        what: &'static str,
    },
    /// The file is not the one that was entered.
    #[error("{}: its SHA-256 is {found}, not {expected}", path.display())]
    Changed {
        /// The file.
        path: PathBuf,
        /// What it should be.
        expected: Sha256,
        /// What it is.
        found: Sha256,
    },
    /// Neither a program for this machine nor a script.
    #[error("{}: {what}", path.display())]
    NotAProgram {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// The program needs a loader that is not here.
    #[error("{}: its loader {loader} is not on this machine", path.display())]
    MissingLoader {
        /// The program.
        path: PathBuf,
        /// The loader that it names.
        loader: String,
    },
    /// The program needs libraries that are not here.
    #[error("{}: missing on this machine: {}", path.display(), libraries.join(", "))]
    MissingLibraries {
        /// The program.
        path: PathBuf,
        /// What the loader did not find.
        libraries: Vec<String>,
    },
    /// A script, and the operator does not allow its interpreter.
    #[error("{}: the operator does not allow the interpreter {interpreter}", path.display())]
    Interpreter {
        /// The script.
        path: PathBuf,
        /// The interpreter that it names.
        interpreter: String,
    },
    /// As many engines run as there are slots.
    #[error("all {0} slots are taken")]
    Full(u32),
    /// The system refused something.
    #[error("{what}: {source}")]
    Io {
        /// What was tried.
        what: String,
        /// What the system said.
        source: io::Error,
    },
}

impl Error {
    pub(crate) fn io<E: Into<io::Error>>(what: impl Into<String>) -> impl FnOnce(E) -> Self {
        let what = what.into();
        move |source| Self::Io { what, source: source.into() }
    }

    pub(crate) fn refused(layer: Layer, reason: String) -> Self {
        Self::Refused { layer, reason, remedy: layer.remedy() }
    }
}
