//! Challenges as rows: read, checked and written.

use std::str::FromStr;

use play::{
    Challenge, ChallengeId, ChallengeState, ColourChoice, Control, GameId, HOUSE, Level, Refusal, Terms,
    Timestamp, UserId, Zone,
};
use rules::Variant;
use rusqlite::{Connection, OptionalExtension, Params, Row, Transaction};

use crate::rows::{read, user_from_sql, user_to_sql};
use crate::{ChannelId, GuildId, MessageId, StoreError, StoredChallenge};

const COLUMNS: &str =
    "c.id, c.challenger, c.opponent, c.colour, c.created, c.state, c.guild, c.channel, c.game,
    f.name, t.name, c.control, c.rated, c.weekends, c.rematch_of,
    (SELECT o.sent_channel FROM outbox AS o WHERE o.challenge = c.id),
    (SELECT o.message FROM outbox AS o WHERE o.challenge = c.id), c.variant, c.house";

/// The challenges that match `filter`, which speaks of table `c` and may end in an order.
pub(crate) fn select(
    db: &Connection,
    filter: &str,
    params: impl Params,
) -> Result<Vec<StoredChallenge>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM challenges AS c JOIN players AS f ON f.id = c.challenger
         LEFT JOIN players AS t ON t.id = c.opponent WHERE {filter}"
    );
    let mut statement = db.prepare_cached(&sql)?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(stored(row)?);
    }
    Ok(found)
}

pub(crate) fn find(db: &Connection, id: ChallengeId) -> Result<Option<StoredChallenge>, StoreError> {
    Ok(select(db, "c.id = ?1", [id.0])?.pop())
}

fn stored(row: &Row<'_>) -> Result<StoredChallenge, StoreError> {
    let (colour, state): (String, String) = (row.get(3)?, row.get(5)?);
    let (control, variant): (String, String) = (row.get(11)?, row.get(17)?);
    let channel: Option<ChannelId> = row.get(15)?;
    let message: Option<MessageId> = row.get(16)?;
    Ok(StoredChallenge {
        challenge: Challenge {
            id: ChallengeId(row.get(0)?),
            challenger: user_from_sql(row.get(1)?),
            opponent: row.get::<_, Option<i64>>(2)?.map(user_from_sql),
            colour: read("a challenge's colour", &colour, ColourChoice::from_str(&colour).ok())?,
            terms: Terms {
                variant: read("a challenge's variant", &variant, Variant::from_word(&variant))?,
                control: read("a challenge's time control", &control, Control::from_str(&control).ok())?,
                rated: row.get(12)?,
                weekends: row.get(13)?,
                house: row.get::<_, Option<u8>>(18)?.and_then(Level::new),
            },
            rematch_of: row.get::<_, Option<i64>>(14)?.map(GameId),
            created: Timestamp(row.get(4)?),
            state: read("a challenge's state", &state, ChallengeState::from_str(&state).ok())?,
        },
        guild: row.get(6)?,
        channel: row.get(7)?,
        message: channel.zip(message),
        game: row.get::<_, Option<i64>>(8)?.map(GameId),
        challenger_name: row.get(9)?,
        opponent_name: row.get(10)?,
    })
}

pub(crate) fn just_written<T>(found: Option<T>) -> T {
    found.expect("a row written in this transaction")
}

pub(crate) fn open_between(
    db: &Connection,
    from: UserId,
    to: UserId,
) -> Result<Option<ChallengeId>, StoreError> {
    Ok(db
        .query_row(
            "SELECT id FROM challenges WHERE challenger = ?1 AND opponent = ?2 AND state = 'open'",
            (user_to_sql(from), user_to_sql(to)),
            |row| row.get(0).map(ChallengeId),
        )
        .optional()?)
}

/// An open challenge to anybody by a person in a channel.
pub(crate) fn seeking(
    db: &Connection,
    by: UserId,
    channel: ChannelId,
) -> Result<Option<ChallengeId>, StoreError> {
    Ok(db
        .query_row(
            "SELECT id FROM challenges
             WHERE challenger = ?1 AND channel = ?2 AND opponent IS NULL AND state = 'open'",
            (user_to_sql(by), channel),
            |row| row.get(0).map(ChallengeId),
        )
        .optional()?)
}

/// Whether one more game keeps both within what the server allows.
pub(crate) fn within_limit(
    db: &Connection,
    guild: Option<GuildId>,
    by: UserId,
    opponent: Option<UserId>,
) -> Result<Result<(), Refusal>, StoreError> {
    let Some(guild) = guild else { return Ok(Ok(())) };
    let limit: Option<u16> = db
        .query_row("SELECT game_limit FROM servers WHERE id = ?1", [guild], |row| row.get(0))
        .optional()?
        .flatten();
    let Some(limit) = limit else { return Ok(Ok(())) };
    let full = |user: UserId| -> Result<bool, StoreError> {
        let games: u32 = db.query_row(
            "SELECT count(*) FROM games WHERE (white = ?1 OR black = ?1) AND ended_at IS NULL AND guild = ?2",
            (user_to_sql(user), guild),
            |row| row.get(0),
        )?;
        Ok(games >= u32::from(limit))
    };
    if full(by)? {
        return Ok(Err(Refusal::TooManyGames(limit)));
    }
    match opponent {
        Some(opponent) if opponent != HOUSE && full(opponent)? => {
            Ok(Err(Refusal::OpponentTooManyGames(limit)))
        }
        _ => Ok(Ok(())),
    }
}

/// A person's time zone; UTC for those who have not said.
pub(crate) fn zone(db: &Connection, user: UserId) -> Result<Zone, StoreError> {
    let name: Option<String> = db
        .query_row("SELECT zone FROM players WHERE id = ?1", [user_to_sql(user)], |row| row.get(0))
        .optional()?
        .flatten();
    Ok(name.and_then(|name| Zone::named(&name)).unwrap_or_else(Zone::utc))
}

pub(crate) fn name(db: &Connection, user: UserId) -> Result<Option<String>, StoreError> {
    let name = db.query_row("SELECT name FROM players WHERE id = ?1", [user_to_sql(user)], |row| row.get(0));
    Ok(name.optional()?.flatten())
}

pub(crate) fn put_answer(
    tx: &Transaction<'_>,
    id: ChallengeId,
    state: ChallengeState,
    game: Option<GameId>,
    now: Timestamp,
) -> Result<(), StoreError> {
    tx.execute(
        "UPDATE challenges SET state = ?2, game = ?3, answered_at = ?4 WHERE id = ?1",
        (id.0, state.as_str(), game.map(|game| game.0), now.0),
    )?;
    Ok(())
}
