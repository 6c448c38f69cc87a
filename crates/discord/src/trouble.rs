//! Why what somebody asked for was not done, and how loudly that is said: a person's slip gets an answer, our fault an
//! apology and an error in the log.

use play::Refusal;
use store::{ActError, StoreError};
use thiserror::Error;

use crate::wire::Fault;

/// Why it was not done.
#[derive(Debug, Error)]
pub(crate) enum Trouble {
    /// A refusal: the sentence says what would be right.
    #[error("refused: {0}")]
    Person(String),
    /// A refusal by the rules of play, to be made into a sentence by whoever knows the game.
    #[error("refused: {0}")]
    Play(Refusal),
    /// There is no such game or challenge.
    #[error("refused: no such game or challenge")]
    Unknown,
    /// The event was dealt with before; nothing is to be said.
    #[error("seen before")]
    Again,
    /// Our fault.
    #[error("{0}")]
    Ours(Box<dyn std::error::Error + Send + Sync>),
}

impl Trouble {
    pub(crate) fn person(sentence: impl Into<String>) -> Self {
        Self::Person(sentence.into())
    }
}

impl From<ActError> for Trouble {
    fn from(error: ActError) -> Self {
        match error {
            ActError::Refused(refusal) => Self::Play(refusal),
            ActError::Unknown => Self::Unknown,
            ActError::AlreadyHandled => Self::Again,
            ActError::Store(error) => error.into(),
        }
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Ours(Box::new(error))
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Dead | Fault::AlreadyAnswered => Self::Again,
            other => Self::Ours(Box::new(other)),
        }
    }
}

impl From<tokio::task::JoinError> for Trouble {
    fn from(error: tokio::task::JoinError) -> Self {
        Self::Ours(Box::new(error))
    }
}
