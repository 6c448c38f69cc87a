//! Who stands in a game in the place of somebody whose data was removed.

use play::UserId;
use rusqlite::Transaction;

use crate::rows::{user_from_sql, user_to_sql};
use crate::{Address, PostState, StoreError};

/// The smallest number that the chat can have given. Its numbers count milliseconds from the first second of 2015 in
/// the bits from the 22nd up ("Snowflakes" in its documentation), and nobody had an account in the first of them.
const SMALLEST: u64 = 1 << 22;

/// Whether a number stands for somebody whose data was removed: the chat gives none so small.
pub fn is_ghost(user: UserId) -> bool {
    user.0 < SMALLEST
}

/// A new ghost, its row written: the next number that nobody has.
pub(crate) fn insert(tx: &Transaction<'_>) -> Result<UserId, StoreError> {
    let small = user_to_sql(UserId(SMALLEST));
    let sql = "INSERT INTO players (id, removed)
               SELECT coalesce(max(id), 0) + 1, 1 FROM players WHERE id BETWEEN 1 AND ?1 RETURNING id";
    Ok(tx.query_row(sql, [small - 1], |row| row.get(0).map(user_from_sql))?)
}

/// How far a new row of the outbox has come: what would go to a ghost alone has nobody to go to.
pub(crate) fn first_state(address: Option<Address>) -> PostState {
    match address {
        Some(Address::User(user)) if is_ghost(user) => PostState::Dead,
        _ => PostState::Waiting,
    }
}
