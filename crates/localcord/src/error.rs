//! Why a local Discord cannot start, and why a person cannot do something.

use thiserror::Error;

/// What can go wrong outside the wire.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Error {
    /// A port, the data folder or a file in it cannot be used.
    #[error("{what}")]
    Io {
        /// What was tried.
        what: String,
        /// Why it failed.
        source: std::io::Error,
    },
    /// The state in the data folder cannot be read.
    #[error("the saved state {path} is not readable")]
    Saved {
        /// The file.
        path: String,
        /// Why.
        source: serde_json::Error,
    },
    /// The certificate of the run could not be made.
    #[error("no certificate: {0}")]
    Tls(String),
    /// The chat client would not let this person do that (unknown command, missing option, disabled button, …).
    #[error("refused: {0}")]
    Refused(String),
    /// Something awaited did not happen within its bound.
    #[error("waited {seconds} s in vain for {what}; last seen: {seen}")]
    Waited {
        /// The bound, in seconds of real time.
        seconds: u64,
        /// What was awaited.
        what: String,
        /// The last messages or events in view, for the reader of a failed test.
        seen: String,
    },
}

impl Error {
    pub(crate) fn io(what: impl Into<String>) -> impl FnOnce(std::io::Error) -> Self {
        let what = what.into();
        move |source| Self::Io { what, source }
    }

    pub(crate) fn refused(why: impl Into<String>) -> Self {
        Self::Refused(why.into())
    }
}
