//! Challenges as they stand in the database.

use std::str::FromStr;

use play::{
    Answer, Challenge, ChallengeId, ChallengeState, ColourChoice, GameId, NewChallenge, Ply, Timestamp,
    UserId,
};
use rusqlite::{Connection, OptionalExtension, Params, Row, Transaction};

use crate::act::Verdict;
use crate::rows::{read, user_from_sql, user_to_sql};
use crate::{
    ActError, Address, ChannelId, Committed, EventId, GuildId, MessageId, Place, Reader, Store, StoreError,
    StoredGame, game_rows, outbox, people,
};

/// A challenge to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MakeChallenge {
    /// Who challenges whom.
    pub new: NewChallenge,
    /// The server that it is made in; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel that it is made in.
    pub channel: ChannelId,
    /// Where the challenge is to be posted: the channel, or the opponent's direct messages.
    pub address: Address,
    /// The event that asks.
    pub event: Option<EventId>,
    /// When.
    pub now: Timestamp,
}

/// A challenge and what is kept around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChallenge {
    /// The challenge itself.
    pub challenge: Challenge,
    /// The server that it was made in; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel that it was made in.
    pub channel: ChannelId,
    /// Its message, once posted: the channel that it stands in and its number.
    pub message: Option<(ChannelId, MessageId)>,
    /// The game that it became.
    pub game: Option<GameId>,
    /// The challenger's name as last seen.
    pub challenger_name: Option<String>,
    /// The opponent's name as last seen.
    pub opponent_name: Option<String>,
}

/// What an answer to a challenge led to.
#[derive(Clone, Debug)]
pub enum Answered {
    /// A game, its place still to be found ([`Place::Opening`]). Its first board is in the outbox.
    Started {
        /// The challenge.
        challenge: StoredChallenge,
        /// The game.
        game: Box<StoredGame>,
    },
    /// The person challenged said no.
    Declined(StoredChallenge),
    /// The challenger took it back.
    Withdrawn(StoredChallenge),
}

impl Store {
    /// Makes a challenge: the challenge, its message in the outbox and the note of the event commit together.
    ///
    /// # Errors
    /// [`ActError::Refused`] to challenge oneself, somebody who blocked the challenger or is blocked by them, or the
    /// same person twice at a time; [`ActError::AlreadyHandled`]; [`ActError::Store`].
    pub fn challenge(&self, make: MakeChallenge) -> Result<Committed<StoredChallenge>, ActError> {
        let MakeChallenge { new, guild, channel, address, event, now } = make;
        self.judge(event, now, |tx| {
            let block = people::block_between(tx, new.challenger, new.opponent)?;
            if let Err(refusal) = new.check(block, open_between(tx, new.challenger, new.opponent)?) {
                return Ok(Verdict::Denied(refusal.into()));
            }
            people::know(tx, new.challenger)?;
            people::know(tx, new.opponent)?;
            tx.execute(
                "INSERT INTO challenges (challenger, opponent, colour, created, state, guild, channel)
                 VALUES (?1, ?2, ?3, ?4, 'open', ?5, ?6)",
                (
                    user_to_sql(new.challenger),
                    user_to_sql(new.opponent),
                    new.colour.as_str(),
                    now.0,
                    guild,
                    channel,
                ),
            )?;
            let id = ChallengeId(tx.last_insert_rowid());
            outbox::challenge(tx, id, address, now)?;
            Ok(Verdict::Granted(just_written(find(tx, id)?)))
        })
    }

    /// Takes an answer to a challenge. Accepting writes the game and its first board, which waits until
    /// [`set_place`](Self::set_place) says where.
    ///
    /// # Errors
    /// [`ActError::Refused`] when it is not theirs to give or the challenge is answered; [`ActError::Unknown`]
    /// challenge; [`ActError::AlreadyHandled`]; [`ActError::Store`].
    pub fn answer_challenge(
        &self,
        id: ChallengeId,
        by: UserId,
        answer: Answer,
        event: Option<EventId>,
        now: Timestamp,
    ) -> Result<Committed<Answered>, ActError> {
        self.judge(event, now, |tx| {
            let Some(mut stored) = find(tx, id)? else { return Ok(Verdict::Denied(ActError::Unknown)) };
            let start = match stored.challenge.answer(by, answer, now) {
                Ok(start) => start,
                Err(refusal) => return Ok(Verdict::Denied(refusal.into())),
            };
            let game = match start {
                None => None,
                Some(start) => {
                    let place = Place::Opening { guild: stored.guild, channel: stored.channel };
                    Some(game_rows::insert(tx, start, place)?.id())
                }
            };
            put_answer(tx, id, stored.challenge.state, game, now)?;
            outbox::drop_unsent_challenge(tx, id)?;
            stored.game = game;
            Ok(Verdict::Granted(match game {
                Some(game) => {
                    let game = Box::new(just_written(game_rows::find(tx, game)?));
                    outbox::Lines::of(&game).board(tx, Ply::START, now)?;
                    Answered::Started { challenge: stored, game }
                }
                None if stored.challenge.state == ChallengeState::Declined => Answered::Declined(stored),
                None => Answered::Withdrawn(stored),
            }))
        })
    }
}

impl Reader {
    /// One challenge.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn find_challenge(&self, id: ChallengeId) -> Result<Option<StoredChallenge>, StoreError> {
        self.look(|db| find(db, id))
    }

    /// The challenges of a person, made or received, that wait for an answer, oldest first.
    ///
    /// # Errors
    /// As [`find_challenge`](Self::find_challenge).
    pub fn open_challenges(&self, of: UserId) -> Result<Vec<StoredChallenge>, StoreError> {
        let filter = "c.state = 'open' AND (c.challenger = ?1 OR c.opponent = ?1) ORDER BY c.id";
        self.look(|db| select(db, filter, [user_to_sql(of)]))
    }
}

const COLUMNS: &str =
    "c.id, c.challenger, c.opponent, c.colour, c.created, c.state, c.guild, c.channel, c.game,
    f.name, t.name,
    (SELECT o.sent_channel FROM outbox AS o WHERE o.challenge = c.id),
    (SELECT o.message FROM outbox AS o WHERE o.challenge = c.id)";

/// The challenges that match `filter`, which speaks of table `c` and may end in an order.
pub(crate) fn select(
    db: &Connection,
    filter: &str,
    params: impl Params,
) -> Result<Vec<StoredChallenge>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM challenges AS c JOIN players AS f ON f.id = c.challenger
         JOIN players AS t ON t.id = c.opponent WHERE {filter}"
    );
    let mut statement = db.prepare_cached(&sql)?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(stored(row)?);
    }
    Ok(found)
}

fn find(db: &Connection, id: ChallengeId) -> Result<Option<StoredChallenge>, StoreError> {
    Ok(select(db, "c.id = ?1", [id.0])?.pop())
}

fn stored(row: &Row<'_>) -> Result<StoredChallenge, StoreError> {
    let (colour, state): (String, String) = (row.get(3)?, row.get(5)?);
    let channel: Option<ChannelId> = row.get(11)?;
    let message: Option<MessageId> = row.get(12)?;
    Ok(StoredChallenge {
        challenge: Challenge {
            id: ChallengeId(row.get(0)?),
            challenger: user_from_sql(row.get(1)?),
            opponent: user_from_sql(row.get(2)?),
            colour: read("a challenge's colour", &colour, ColourChoice::from_str(&colour).ok())?,
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

fn just_written<T>(found: Option<T>) -> T {
    found.expect("a row written in this transaction")
}

fn open_between(db: &Connection, from: UserId, to: UserId) -> Result<Option<ChallengeId>, StoreError> {
    Ok(db
        .query_row(
            "SELECT id FROM challenges WHERE challenger = ?1 AND opponent = ?2 AND state = 'open'",
            (user_to_sql(from), user_to_sql(to)),
            |row| row.get(0).map(ChallengeId),
        )
        .optional()?)
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
