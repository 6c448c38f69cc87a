//! What can go wrong with the arena itself.

use std::io;
use std::path::PathBuf;

/// The arena cannot do its work. What an engine does is never an error.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// The ladder's own rules refuse what stands in the database.
    #[error("the ladder: {0}")]
    Ladder(#[from] ladder::Error),
    /// A time control that is none.
    #[error(transparent)]
    Control(#[from] referee::LimitError),
    /// A file or folder failed.
    #[error("{}: {source}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A task of ours ended early.
    #[error("a part of the ladder failed")]
    Task(#[from] tokio::task::JoinError),
}

impl Error {
    pub(crate) fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |source| Self::File { path, source }
    }
}
