//! Proof of a commit.

use std::ops::Deref;

/// A value that stands in the database. Only a finished commit makes one, so whoever holds it may tell a player that
/// it is true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "what was committed is to be confirmed to whoever asked for it"]
pub struct Committed<T>(T);

impl<T> Committed<T> {
    /// To be called after the commit, nowhere else.
    pub(crate) fn after_commit(value: T) -> Self {
        Self(value)
    }

    /// The value itself.
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T> Deref for Committed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}
