//! Why the referee or a match could not do its work.

use std::path::PathBuf;
use std::{fmt, io};

/// Why the referee or a match could not do its work.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The job, an option or a file of the caller's is wrong: what and where.
    #[error("{place}: {fault}")]
    Input {
        /// Where it stands.
        place: String,
        /// What is wrong.
        fault: String,
    },
    /// A file could not be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The system refused something.
    #[error("{what}: {source}")]
    System {
        /// What was tried.
        what: &'static str,
        /// What the system said.
        source: io::Error,
    },
    /// An engine could not be started, and that is its own fault: it loses its game.
    #[error("{0}")]
    Engine(String),
    /// The jail cannot be had here.
    #[error(transparent)]
    Jail(#[from] jail::Error),
    /// A signal ended a match before its time.
    #[error("stopped before the end; a match with --resume FILE goes on from there")]
    Stopped,
    /// Whoever reads the events has gone.
    #[error("nobody reads the events any more")]
    Deaf,
}

impl Error {
    pub(crate) fn input(place: impl Into<String>, fault: impl fmt::Display) -> Self {
        let (place, fault) = (place.into(), format!("{fault}"));
        Self::Input { place, fault }
    }

    pub(crate) fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |source| Self::File { path, source }
    }

    pub(crate) fn system<E: Into<io::Error>>(what: &'static str) -> impl FnOnce(E) -> Self {
        move |source| Self::System { what, source: source.into() }
    }

    /// Whether the caller's input is at fault.
    pub fn is_input(&self) -> bool {
        matches!(self, Self::Input { .. })
    }
}
