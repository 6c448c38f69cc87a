//! What is told to owners and to channels, by way of the outbox.

use play::Timestamp;
use rusqlite::Transaction;
use serde::{Deserialize, Serialize};

use super::{Engine, EngineId, FaultId, MatchId, NewsId, SeasonId, TournamentId};
use crate::{Address, Committed, Content, Store, StoreError, outbox, people};

/// A word about engines. Only what cannot be read from the database is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "notice", rename_all = "snake_case")]
pub enum LadderNotice {
    /// An engine's check is over: its state and report say how.
    Checked {
        /// Which one.
        engine: EngineId,
    },
    /// An engine lost by a fault of this kind for the first time.
    Fault {
        /// What it did.
        fault: FaultId,
    },
    /// An engine crashed too often and plays no more.
    Quarantined {
        /// Which one.
        engine: EngineId,
        /// Its last crash.
        fault: FaultId,
    },
    /// The operator took an engine off the ladder.
    Withdrawn {
        /// Which one.
        engine: EngineId,
    },
    /// Somebody asked for a match, and it is over.
    MatchOver {
        /// Which one.
        matching: MatchId,
    },
    /// A tournament begins.
    TournamentBegins {
        /// Which one.
        tournament: TournamentId,
    },
    /// A round of a tournament is over.
    RoundOver {
        /// Which one.
        tournament: TournamentId,
        /// From 1.
        round: u32,
    },
    /// A tournament is over.
    TournamentOver {
        /// Which one.
        tournament: TournamentId,
    },
    /// A season is over.
    SeasonOver {
        /// Which one.
        season: SeasonId,
    },
    /// News for a channel that follows a ladder.
    News {
        /// Which.
        news: NewsId,
    },
    /// The message in which a channel that follows a ladder sees the board of a game that goes on. It is posted as it
    /// stands then, and changed from there.
    Board {
        /// Which ladder, by [`Variant::index`](rules::Variant::index).
        variant: u8,
        /// When it was asked for.
        at: Timestamp,
    },
    /// The daily digest of a channel that follows a ladder.
    Digest {
        /// Which ladder, by [`Variant::index`](rules::Variant::index).
        variant: u8,
        /// The day in its zone, as 20261130.
        day: i32,
    },
}

impl Store {
    /// Writes a word about engines to the outbox under a name of at most 25 characters; `false` when that name was used
    /// before: it was told, or is being told.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn post_ladder(
        &self,
        key: &str,
        notice: LadderNotice,
        to: Address,
        now: Timestamp,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| put(tx, key, notice, to, now))
    }
}

/// [`Store::post_ladder`] within a transaction.
pub(super) fn put(
    tx: &Transaction<'_>,
    key: &str,
    notice: LadderNotice,
    to: Address,
    now: Timestamp,
) -> Result<bool, StoreError> {
    if let Address::User(user) = to {
        people::know(tx, user)?;
    }
    Ok(outbox::word(tx, key, Content::Ladder(notice), to, now)?.is_some())
}

/// Tells the owner of an engine, if that is a person.
pub(super) fn to_owner(
    tx: &Transaction<'_>,
    engine: &Engine,
    key: &str,
    notice: LadderNotice,
    now: Timestamp,
) -> Result<(), StoreError> {
    if let Some(user) = engine.owner.person() {
        put(tx, key, notice, Address::User(user), now)?;
    }
    Ok(())
}
