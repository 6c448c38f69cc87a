//! Numbers of the ladder's things, each its own type.

use std::fmt;

use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(ToSqlOutput::from(self.0))
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                i64::column_result(value).map(Self)
            }
        }
    };
}

number! {
    /// An engine: one binary, one player.
    EngineId
}
number! {
    /// A meeting of two engines.
    PairId
}
number! {
    /// A game between engines, as `/ladder game` names it.
    EngineGameId
}
number! {
    /// What an engine lost by.
    FaultId
}
number! {
    /// A season of a ladder.
    SeasonId
}
number! {
    /// A match that was asked for.
    MatchId
}
number! {
    /// A tournament.
    TournamentId
}
number! {
    /// Something worth telling; a later one has a greater number.
    NewsId
}
