//! Taking a person out of the database: games stay, the person goes.

use play::{GameId, Timestamp, UserId};
use rusqlite::Transaction;

use crate::ladder::owners;
use crate::rows::user_to_sql;
use crate::{Committed, Store, StoreError, StoredChallenge, challenge_rows, ghosts};

/// What asking to remove a person led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Removal {
    /// They are gone. These challenges waited for an answer and were taken back or declined; they stand here as they
    /// were before, so that their messages can say so.
    Done(Vec<StoredChallenge>),
    /// Nothing was changed, since these games go on: they have to end first.
    Playing(Vec<GameId>),
}

impl Store {
    /// Removes a person's data. What was theirs alone is deleted: name, settings, notes, conditional moves, vacations,
    /// blocks, ratings. Their engines play no more. In what they share with others, games above all, a number that nobody has
    /// takes their place ([`is_ghost`](crate::is_ghost)). Of who may enter no engines the number and the ban alone are
    /// kept, since it would be no ban otherwise. The file is written anew, so that nothing is left in its unused parts, which takes
    /// seconds for a large one. Backups made before still hold the person.
    ///
    /// # Errors
    /// [`StoreError::Sql`]; nothing has changed then.
    pub fn remove_person(&self, user: UserId, now: Timestamp) -> Result<Committed<Removal>, StoreError> {
        let removal = self.change(|tx| {
            let playing = live_games(tx, user)?;
            if !playing.is_empty() {
                return Ok(Removal::Playing(playing));
            }
            if ghosts::is_ghost(user) || !is_known(tx, user)? {
                return Ok(Removal::Done(Vec::new()));
            }
            remove(tx, user, now).map(Removal::Done)
        })?;
        if let (Removal::Done(_), Err(error)) = (&*removal, self.rewrite()) {
            tracing::warn!(%error, "what was removed still stands in unused parts of the file");
        }
        Ok(removal)
    }
}

fn live_games(tx: &Transaction<'_>, user: UserId) -> Result<Vec<GameId>, StoreError> {
    Ok(tx
        .prepare("SELECT id FROM games WHERE (white = ?1 OR black = ?1) AND ended_at IS NULL ORDER BY id")?
        .query_map([user_to_sql(user)], |row| row.get(0).map(GameId))?
        .collect::<Result<_, _>>()?)
}

fn is_known(tx: &Transaction<'_>, user: UserId) -> Result<bool, StoreError> {
    Ok(tx.prepare("SELECT 1 FROM players WHERE id = ?1")?.exists([user_to_sql(user)])?)
}

fn remove(tx: &Transaction<'_>, user: UserId, now: Timestamp) -> Result<Vec<StoredChallenge>, StoreError> {
    let id = user_to_sql(user);
    let open = "(c.challenger = ?1 OR c.opponent = ?1) AND c.state = 'open' ORDER BY c.id";
    let open = challenge_rows::select(tx, open, [id])?;
    let ban = owners::ban(tx, user)?;
    for sql in ANSWERS {
        tx.execute(sql, (id, now.0))?;
    }
    for sql in DELETIONS {
        tx.execute(sql, [id])?;
    }
    let ghost = user_to_sql(ghosts::insert(tx)?);
    for sql in REPLACEMENTS {
        tx.execute(sql, (id, ghost))?;
    }
    tx.execute("DELETE FROM players WHERE id = ?1", [id])?;
    if let Some((since, why)) = ban {
        owners::put_ban(tx, user, Some((since, &why)))?;
    }
    Ok(open)
}

/// Open challenges end. `?1` is the person, `?2` the moment.
const ANSWERS: [&str; 2] = [
    "UPDATE challenges SET state = 'withdrawn', answered_at = ?2 WHERE challenger = ?1 AND state = 'open'",
    "UPDATE challenges SET state = 'declined', answered_at = ?2 WHERE opponent = ?1 AND state = 'open'",
];

/// What is the person's alone, `?1`, and what else leads to them.
const DELETIONS: [&str; 25] = [
    "DELETE FROM notes WHERE player = ?1",
    "DELETE FROM conditionals WHERE player = ?1",
    "DELETE FROM vacations WHERE player = ?1",
    "DELETE FROM blocks WHERE blocker = ?1 OR blocked = ?1",
    "DELETE FROM ratings WHERE player = ?1",
    "DELETE FROM due WHERE player = ?1",
    "DELETE FROM puzzle_attempts WHERE player = ?1",
    "DELETE FROM solver_ratings WHERE player = ?1",
    "DELETE FROM daily_streaks WHERE player = ?1",
    "DELETE FROM daily_entries WHERE player = ?1",
    "DELETE FROM daily_entries WHERE post IN (SELECT id FROM daily_posts WHERE player = ?1)",
    "DELETE FROM outbox WHERE kind IN ('daily', 'reveal') AND recipient = ?1",
    "DELETE FROM daily_posts WHERE player = ?1",
    "DELETE FROM dailies WHERE player = ?1",
    // A digest names its reader in itself.
    "DELETE FROM outbox WHERE kind = 'digest' AND (recipient = ?1 OR json_extract(notice, '$[0]') = ?1)",
    "UPDATE games SET white_zone = NULL WHERE white = ?1",
    "UPDATE games SET black_zone = NULL WHERE black = ?1",
    // Their engines' games stay, and what they said of them goes.
    "UPDATE engines SET state = 'withdrawn', reason = NULL, report = NULL, author = NULL, country = NULL,
            description = NULL WHERE owner = ?1",
    "DELETE FROM engine_owners WHERE owner = ?1",
    // A game that was over before it found its place, challenged for in direct messages, finds none any more.
    "UPDATE outbox SET state = 'dead', retry_at = NULL, in_flight_since = NULL, fault = 'a player was removed'
     WHERE state IN ('waiting', 'in_flight')
       AND game IN (SELECT id FROM games WHERE ?1 IN (white, black) AND place = 'opening' AND guild IS NULL)",
    "UPDATE games SET place = 'nowhere', channel = NULL, closed = 1
     WHERE ?1 IN (white, black) AND place = 'opening' AND guild IS NULL",
    // Nothing more is said about a challenge that ended here.
    "UPDATE outbox SET state = 'dead', retry_at = NULL, in_flight_since = NULL, fault = 'a player was removed'
     WHERE state IN ('waiting', 'in_flight')
       AND challenge IN (SELECT id FROM challenges WHERE ?1 IN (challenger, opponent))",
    // The channel of direct messages leads to the person as well as their number does.
    "UPDATE outbox SET state = 'dead', retry_at = NULL, in_flight_since = NULL, after_message = NULL, message = NULL,
            sent_channel = NULL, sent_at = NULL, fault = 'a player was removed'
     WHERE recipient = ?1",
    "UPDATE outbox SET state = 'dead', retry_at = NULL, in_flight_since = NULL, after_message = NULL, message = NULL,
            sent_channel = NULL, sent_at = NULL, channel = NULL, fault = 'a player was removed'
     WHERE challenge IN (SELECT id FROM challenges WHERE challenger = ?1 AND guild IS NULL)
       AND recipient IS NULL",
    "UPDATE challenges SET channel = 0 WHERE challenger = ?1 AND guild IS NULL",
];

/// What is shared with others: `?2` takes the place of `?1`.
const REPLACEMENTS: [&str; 12] = [
    "UPDATE games SET white = ?2 WHERE white = ?1",
    "UPDATE games SET black = ?2 WHERE black = ?1",
    "UPDATE games SET moderator = ?2 WHERE moderator = ?1",
    "UPDATE challenges SET challenger = ?2 WHERE challenger = ?1",
    "UPDATE challenges SET opponent = ?2 WHERE opponent = ?1",
    "UPDATE outbox SET recipient = ?2 WHERE recipient = ?1",
    "UPDATE rated_games SET player = ?2 WHERE player = ?1",
    "UPDATE engines SET owner = ?2 WHERE owner = ?1",
    "UPDATE engine_matches SET asked = ?2 WHERE asked = ?1",
    "UPDATE tournaments SET creator = ?2 WHERE creator = ?1",
    "UPDATE moderation SET moderator = ?2 WHERE moderator = ?1",
    "UPDATE puzzle_flaws SET player = ?2 WHERE player = ?1",
];
