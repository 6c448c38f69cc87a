//! Looking into the outbox.

use play::{ChallengeId, GameId, Ply, Timestamp, Turn};
use rusqlite::{Connection, Params, Row};

use crate::rows::{read, user_from_sql};
use crate::{
    Address, ChannelId, Content, DailyPostId, MessageId, Post, PostId, PostState, Reader, StoreError,
};

impl Reader {
    /// At most `limit` rows to be sent at `now`, oldest first. Of each game at each address only the first unsent row
    /// is given, so that nothing overtakes: while it is in flight or waits for its next try, what follows waits too. So it
    /// is with what is told of the ladder at each address: no round of a tournament comes before the one before it.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn next_posts(&self, now: Timestamp, limit: u32) -> Result<Vec<Post>, StoreError> {
        self.look(|db| select(db, NEXT, (now.0, limit)))
    }

    /// The rows of which it is not known whether they reached the chat and that are due to be settled at `now`, oldest
    /// first. While the poster works it has its own rows among these; at a start, all of them are left from before.
    ///
    /// # Errors
    /// As [`next_posts`](Self::next_posts).
    pub fn in_flight(&self, now: Timestamp) -> Result<Vec<Post>, StoreError> {
        self.look(|db| select(db, IN_FLIGHT, [now.0]))
    }

    /// When the next row that now waits for its next try is due; `None` when none waits for that.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn next_retry(&self) -> Result<Option<Timestamp>, StoreError> {
        self.look(|db| {
            let at: Option<i64> =
                db.query_row(&format!("SELECT min(retry_at) FROM outbox WHERE {UNSENT}"), [], |row| {
                    row.get(0)
                })?;
            Ok(at.map(Timestamp))
        })
    }

    /// One row.
    ///
    /// # Errors
    /// As [`next_posts`](Self::next_posts).
    pub fn post(&self, id: PostId) -> Result<Option<Post>, StoreError> {
        Ok(self.look(|db| select(db, "id = ?1", [id]))?.pop())
    }

    /// All rows of a game, oldest first.
    ///
    /// # Errors
    /// As [`next_posts`](Self::next_posts).
    pub fn posts_of(&self, game: GameId) -> Result<Vec<Post>, StoreError> {
        self.look(|db| select(db, "game = ?1 ORDER BY id", [game.0]))
    }

    /// The rows of one board of a game: one, or one for each player.
    ///
    /// # Errors
    /// As [`next_posts`](Self::next_posts).
    pub fn board_posts(&self, game: GameId, turn: Turn) -> Result<Vec<Post>, StoreError> {
        let filter = "game = ?1 AND kind = 'board' AND ply = ?2 AND takebacks = ?3 ORDER BY id";
        self.look(|db| select(db, filter, (game.0, turn.ply.0, turn.takebacks)))
    }

    /// The row that became a message; `None` when the message is none of the outbox's.
    ///
    /// # Errors
    /// As [`next_posts`](Self::next_posts).
    pub fn post_at(&self, channel: ChannelId, message: MessageId) -> Result<Option<Post>, StoreError> {
        let filter = "state = 'sent' AND sent_channel = ?1 AND message = ?2";
        Ok(self.look(|db| select(db, filter, (channel, message)))?.pop())
    }

    /// The last message that the outbox knows of in a channel.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn last_message(&self, channel: ChannelId) -> Result<Option<MessageId>, StoreError> {
        self.look(|db| {
            Ok(db.query_row(
                "SELECT max(message) FROM outbox WHERE state = 'sent' AND sent_channel = ?1",
                [channel],
                |row| row.get(0),
            )?)
        })
    }
}

const COLUMNS: &str =
    "id, key, kind, game, ply, challenge, notice, channel, recipient, state, created, attempts,
    retry_at, in_flight_since, after_message, message, sent_channel, sent_at, fault, takebacks";

/// Said as the partial indexes say it, or else `SQLite` does not see that they serve.
const UNSENT: &str = "state IN ('waiting', 'in_flight')";

const NEXT: &str =
    "state IN ('waiting', 'in_flight') AND state = 'waiting' AND (retry_at IS NULL OR retry_at <= ?1)
    AND (channel IS NOT NULL OR recipient IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM outbox AS e
        WHERE e.game = outbox.game AND e.id < outbox.id AND e.state IN ('waiting', 'in_flight')
          AND e.recipient IS outbox.recipient)
    AND NOT (kind = 'ladder' AND EXISTS (SELECT 1 FROM outbox AS e
        WHERE e.kind = 'ladder' AND e.id < outbox.id AND e.state IN ('waiting', 'in_flight')
          AND e.channel IS outbox.channel AND e.recipient IS outbox.recipient))
    ORDER BY id LIMIT ?2";

const IN_FLIGHT: &str = "state IN ('waiting', 'in_flight') AND state = 'in_flight'
    AND (retry_at IS NULL OR retry_at <= ?1) AND (channel IS NOT NULL OR recipient IS NOT NULL) ORDER BY id";

/// The rows that match `filter`, which may end in an order and a limit.
pub(crate) fn select(db: &Connection, filter: &str, params: impl Params) -> Result<Vec<Post>, StoreError> {
    let mut statement = db.prepare_cached(&format!("SELECT {COLUMNS} FROM outbox WHERE {filter}"))?;
    let mut rows = statement.query(params)?;
    let mut posts = Vec::new();
    while let Some(row) = rows.next()? {
        posts.push(post(row)?);
    }
    Ok(posts)
}

fn post(row: &Row<'_>) -> Result<Post, StoreError> {
    let (key, kind, state): (String, String, String) = (row.get(1)?, row.get(2)?, row.get(9)?);
    let game = row.get::<_, Option<i64>>(3)?.map(GameId);
    let ply = row.get::<_, Option<u16>>(4)?.map(Ply);
    let challenge = row.get::<_, Option<i64>>(5)?.map(ChallengeId);
    let notice: Option<String> = row.get(6)?;
    let content = match (kind.as_str(), game, ply, challenge, notice) {
        ("board", Some(game), Some(ply), None, None) => {
            Some(Content::Board { game, turn: Turn { takebacks: row.get(19)?, ply } })
        }
        ("reminder", Some(game), Some(ply), None, Some(json)) => {
            let turn = Turn { takebacks: row.get(19)?, ply };
            serde_json::from_str(&json).ok().map(|hours| Content::Reminder { game, turn, hours })
        }
        ("digest", _, None, None, Some(json)) => {
            serde_json::from_str(&json).ok().map(|(player, day)| Content::Digest { player, day })
        }
        ("ladder", None, None, None, Some(json)) => serde_json::from_str(&json).ok().map(Content::Ladder),
        ("daily", None, None, None, Some(json)) => {
            serde_json::from_str(&json).ok().map(|id| Content::Daily(DailyPostId(id)))
        }
        ("reveal", None, None, None, Some(json)) => {
            serde_json::from_str(&json).ok().map(|id| Content::Reveal(DailyPostId(id)))
        }
        ("challenge", None, None, Some(challenge), None) => Some(Content::Challenge(challenge)),
        ("notice", Some(game), None, None, Some(json)) => {
            serde_json::from_str(&json).ok().map(|notice| Content::Notice { game, notice })
        }
        _ => None,
    };
    let channel = row.get::<_, Option<ChannelId>>(7)?.map(Address::Channel);
    let recipient = row.get::<_, Option<i64>>(8)?.map(|user| Address::User(user_from_sql(user)));
    let time = |index| row.get::<_, Option<i64>>(index).map(|at| at.map(Timestamp));
    Ok(Post {
        id: row.get(0)?,
        content: read(&format!("outbox row {key}"), &kind, content)?,
        address: channel.or(recipient),
        state: read(
            &format!("outbox row {key}"),
            &state,
            PostState::ALL.into_iter().find(|known| known.as_str() == state),
        )?,
        created: Timestamp(row.get(10)?),
        attempts: row.get(11)?,
        retry_at: time(12)?,
        in_flight_since: time(13)?,
        after_message: row.get(14)?,
        message: row.get(15)?,
        sent_channel: row.get(16)?,
        sent_at: time(17)?,
        fault: row.get(18)?,
        key,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema;

    /// How `SQLite` goes about a query.
    fn plan(db: &Connection, filter: &str) -> Vec<String> {
        db.prepare(&format!("EXPLAIN QUERY PLAN SELECT id FROM outbox WHERE {filter}"))
            .expect("a query")
            .query_map([], |row| row.get(3))
            .expect("a plan")
            .collect::<Result<_, _>>()
            .expect("its lines")
    }

    /// The poster asks all day; a year of sent messages must not make it slow.
    #[test]
    fn the_poster_never_looks_at_what_was_sent() {
        let mut db = Connection::open_in_memory().expect("a database");
        schema::migrate(&mut db, std::path::Path::new("memory")).expect("migrated");
        let next = NEXT.replace("?1", "5").replace("?2", "5");
        for filter in [&next, &IN_FLIGHT.replace("?1", "5"), UNSENT] {
            for line in plan(&db, filter) {
                let looks = line.starts_with("SCAN") || line.starts_with("SEARCH");
                assert!(!looks || line.contains("outbox_unsent"), "{line}");
            }
        }
    }
}
