//! Numbers that the chat gives to its things, and the database to its rows.

use std::fmt;

use play::Timestamp;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

macro_rules! snowflake {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        // SQLite's integers are signed; the bits are kept.
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(ToSqlOutput::from(self.0.cast_signed()))
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                i64::column_result(value).map(|number| Self(number.cast_unsigned()))
            }
        }
    };
}

snowflake! {
    /// A channel, thread or direct-message channel.
    ChannelId
}
snowflake! {
    /// A server ("guild").
    GuildId
}
snowflake! {
    /// A role of a server.
    RoleId
}
snowflake! {
    /// A message; a later one has a greater number.
    MessageId
}

impl MessageId {
    /// The smallest number that a message of a moment can have: the chat's numbers count milliseconds from the first
    /// second of 2015 in the bits from the 22nd up ("Snowflakes" in its documentation).
    pub fn first_at(moment: Timestamp) -> Self {
        const FROM: Timestamp = Timestamp(1_420_070_400_000);
        Self(moment.ms_since(FROM).max(0).cast_unsigned() << 22)
    }
}

snowflake! {
    /// An event from the chat that asks for something: an interaction, or a message that a person typed.
    EventId
}

/// A row's number as a type of its own.
macro_rules! row {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub i64);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl rusqlite::types::ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                Ok(rusqlite::types::ToSqlOutput::from(self.0))
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<Self> {
                <i64 as rusqlite::types::FromSql>::column_result(value).map(Self)
            }
        }
    };
}
pub(crate) use row;

row! {
    /// A row of the outbox; a later one has a greater number.
    PostId
}
row! {
    /// A puzzle, by the number that buttons name it by.
    PuzzleNo
}
row! {
    /// The puzzle of a day in one server or of one person.
    DailyPostId
}
