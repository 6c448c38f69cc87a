//! Messages of a restored database: what waited when the backup was made may have been sent since.

use play::{GameId, Timestamp};
use rusqlite::{Connection, Transaction};

use crate::{ChannelId, MessageId, StoreError};

/// How far our clock and the chat's may be apart.
const CLOCKS_MS: i64 = 60 * 60 * 1000;

/// The number after which a message stands that was sent at `from` or later; `None` is any.
pub(crate) fn after(from: Timestamp) -> Option<MessageId> {
    Some(MessageId::first_at(from.plus_ms(-CLOCKS_MS))).filter(|after| after.0 > 0)
}

/// The last moment of which a database knows.
pub(crate) fn last_activity(db: &Connection) -> Result<Option<Timestamp>, StoreError> {
    let at: Option<i64> = db.query_row(
        "SELECT max(at) FROM (
            SELECT max(at) AS at FROM heartbeat
            UNION ALL SELECT max(until) FROM outages
            UNION ALL SELECT max(at) FROM handled
            UNION ALL SELECT max(max(started), max(coalesce(ended_at, started))) FROM games
            UNION ALL SELECT max(played_at) FROM moves
            UNION ALL SELECT max(coalesce(answered_at, created)) FROM challenges
            UNION ALL SELECT max(max(created, coalesce(sent_at, created), coalesce(in_flight_since, created)))
                FROM outbox)",
        [],
        |row| row.get(0),
    )?;
    Ok(at.map(Timestamp))
}

/// A message that may have been sent after the backup was made.
struct Doubtful {
    id: i64,
    in_flight_since: Option<i64>,
    after: Option<MessageId>,
    channel: Option<ChannelId>,
    recipient: Option<i64>,
}

/// What waits or is in flight, and the newest board of each live game that was given up to a player, who may have opened
/// their direct messages since ([`revive`](crate::Store::revive)).
const DOUBTFUL: &str = "SELECT id, in_flight_since, after_message, channel, recipient FROM outbox AS o
    WHERE state IN ('waiting', 'in_flight')
       OR (state = 'dead' AND kind = 'board' AND recipient IS NOT NULL
           AND game IN (SELECT id FROM games WHERE ended_at IS NULL AND place = 'dms')
           AND id = (SELECT max(n.id) FROM outbox AS n
                WHERE n.game = o.game AND n.kind = 'board' AND n.recipient = o.recipient))
    ORDER BY id";

/// Marks every message that may have been sent since `as_of` as in flight from then on, so that it is looked for before
/// it is sent; gives how many. It is looked for after the last message known at its address, or after `as_of`, whichever
/// is later.
pub(crate) fn raise(tx: &Transaction<'_>, as_of: Timestamp) -> Result<usize, StoreError> {
    let doubtful = tx
        .prepare(DOUBTFUL)?
        .query_map([], |row| {
            Ok(Doubtful {
                id: row.get(0)?,
                in_flight_since: row.get(1)?,
                after: row.get(2)?,
                channel: row.get(3)?,
                recipient: row.get(4)?,
            })
        })?
        .collect::<Result<Vec<_>, _>>()?;
    for row in &doubtful {
        let since = row.in_flight_since.map_or(as_of, Timestamp);
        // A row in flight says itself after what it came.
        let after = match row.in_flight_since.and(row.after) {
            Some(after) => Some(after),
            None => last_known(tx, row)?.max(after(since)),
        };
        tx.execute(
            "UPDATE outbox SET state = 'in_flight', in_flight_since = ?2, after_message = ?3, retry_at = NULL
             WHERE id = ?1",
            (row.id, since.0, after),
        )?;
    }
    Ok(doubtful.len())
}

/// The last message known where a row goes.
fn last_known(tx: &Transaction<'_>, row: &Doubtful) -> Result<Option<MessageId>, StoreError> {
    let sql = "SELECT max(message) FROM outbox
               WHERE state = 'sent' AND (sent_channel = ?1 OR recipient = ?2)";
    Ok(tx.query_row(sql, (row.channel, row.recipient), |row| row.get(0))?)
}

/// A doubtful row whose game has no place yet.
pub(crate) struct Unplaced {
    key: String,
    since: i64,
    after: Option<MessageId>,
}

/// Has a game's doubtful rows that go nowhere yet wait like the others, so that they get an address with them.
pub(crate) fn take(tx: &Transaction<'_>, game: GameId) -> Result<Vec<Unplaced>, StoreError> {
    const WHICH: &str = "game = ?1 AND state = 'in_flight' AND channel IS NULL AND recipient IS NULL";
    let unplaced = tx
        .prepare_cached(&format!("SELECT key, in_flight_since, after_message FROM outbox WHERE {WHICH}"))?
        .query_map([game.0], |row| Ok(Unplaced { key: row.get(0)?, since: row.get(1)?, after: row.get(2)? }))?
        .collect::<Result<_, _>>()?;
    tx.execute(
        &format!("UPDATE outbox SET state = 'waiting', in_flight_since = NULL WHERE {WHICH}"),
        [game.0],
    )?;
    Ok(unplaced)
}

/// Has those rows be in doubt again where they go now: once, or once to each player. So is a word about the place that
/// stands beside them, as it may have been said when the place was found before.
pub(crate) fn put(tx: &Transaction<'_>, game: GameId, unplaced: &[Unplaced]) -> Result<(), StoreError> {
    for row in unplaced {
        tx.execute(
            "UPDATE outbox SET state = 'in_flight', in_flight_since = ?3, after_message = ?4
             WHERE game = ?1 AND state = 'waiting'
               AND (key IN (?2, ?2 || '-w', ?2 || '-b') OR key GLOB ?5)",
            (game.0, &row.key, row.since, row.after, format!("g{game}m[0-9]*")),
        )?;
    }
    Ok(())
}
