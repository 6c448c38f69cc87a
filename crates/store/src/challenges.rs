//! Challenges as they stand in the database.

use play::{
    Answer, Block, Challenge, ChallengeId, ChallengeState, GameId, NewChallenge, Start, Timestamp, UserId,
};
use rusqlite::Transaction;

use crate::act::Verdict;
use crate::challenge_rows::{
    find, just_written, name, open_between, put_answer, seeking, select, within_limit, zone,
};
use crate::rows::user_to_sql;
use crate::{
    ActError, Address, ChannelId, Committed, EventId, GuildId, MessageId, Place, Reader, Store, StoreError,
    StoredGame, clockwork, game_rows, outbox, people,
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
        self.judge(make.event, make.now, |tx| issue(tx, make))
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
        self.judge(event, now, |tx| take(tx, id, by, answer, now))
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

    /// The challenges to anybody that are open in a server, oldest first.
    ///
    /// # Errors
    /// As [`find_challenge`](Self::find_challenge).
    pub fn open_seeks(&self, guild: GuildId) -> Result<Vec<StoredChallenge>, StoreError> {
        let filter = "c.state = 'open' AND c.opponent IS NULL AND c.guild = ?1 ORDER BY c.id";
        self.look(|db| select(db, filter, [guild]))
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

/// Makes a challenge within a transaction.
pub(crate) fn issue(
    tx: &Transaction<'_>,
    make: MakeChallenge,
) -> Result<Verdict<StoredChallenge>, StoreError> {
    let MakeChallenge { new, guild, channel, address, now, .. } = make;
    let (block, open) = match new.opponent {
        Some(opponent) => (
            people::block_between(tx, new.challenger, opponent)?,
            open_between(tx, new.challenger, opponent)?,
        ),
        None => (Block::Neither, seeking(tx, new.challenger, channel)?),
    };
    if let Err(refusal) = new.check(block, open) {
        return Ok(Verdict::Denied(refusal.into()));
    }
    if let Err(refusal) = within_limit(tx, guild, new.challenger, new.opponent)? {
        return Ok(Verdict::Denied(refusal.into()));
    }
    people::know(tx, new.challenger)?;
    if let Some(opponent) = new.opponent {
        people::know(tx, opponent)?;
    }
    tx.execute(
        "INSERT INTO challenges (challenger, opponent, colour, created, state, guild, channel,
                                 control, rated, weekends, rematch_of, variant, house)
         VALUES (?1, ?2, ?3, ?4, 'open', ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
        (
            user_to_sql(new.challenger),
            new.opponent.map(user_to_sql),
            new.colour.as_str(),
            now.0,
            guild,
            channel,
            new.terms.control.to_string(),
            new.terms.rated,
            new.terms.weekends,
            new.rematch_of.map(|game| game.0),
            new.terms.variant.as_str(),
            new.terms.house.map(play::Level::number),
        ),
    )?;
    let id = ChallengeId(tx.last_insert_rowid());
    outbox::challenge(tx, id, address, now)?;
    Ok(Verdict::Granted(just_written(find(tx, id)?)))
}

/// Takes an answer within a transaction.
pub(crate) fn take(
    tx: &Transaction<'_>,
    id: ChallengeId,
    by: UserId,
    answer: Answer,
    now: Timestamp,
) -> Result<Verdict<Answered>, StoreError> {
    let Some(mut stored) = find(tx, id)? else { return Ok(Verdict::Denied(ActError::Unknown)) };
    let challenge = &mut stored.challenge;
    let players = match challenge.answer(by, answer) {
        Ok(players) => players,
        Err(refusal) => return Ok(Verdict::Denied(refusal.into())),
    };
    let game = match players {
        None => None,
        Some(players) => {
            // Whoever takes up a challenge to anybody was not looked at when it was made.
            let block = people::block_between(tx, by, challenge.challenger)?;
            if let Err(refusal) = block.allows() {
                return Ok(Verdict::Denied(refusal.into()));
            }
            let challenger = challenge.challenger;
            if let Err(refusal) = within_limit(tx, stored.guild, by, Some(challenger))? {
                return Ok(Verdict::Denied(refusal.into()));
            }
            people::know(tx, by)?;
            let zones = [zone(tx, players.white)?, zone(tx, players.black)?];
            let (terms, started) = (challenge.terms, now.max(challenge.created));
            let start = Start { players, started, terms, zones };
            let place = Place::Opening { guild: stored.guild, channel: stored.channel };
            Some(game_rows::insert(tx, start, place, challenge.rematch_of)?.id())
        }
    };
    put_answer(tx, id, stored.challenge.state, game, now)?;
    if game.is_some() {
        tx.execute("UPDATE challenges SET opponent = ?2 WHERE id = ?1", (id.0, user_to_sql(by)))?;
        stored.opponent_name = name(tx, by)?;
    }
    outbox::drop_unsent_challenge(tx, id)?;
    stored.game = game;
    Ok(Verdict::Granted(match game {
        Some(game) => {
            let game = Box::new(just_written(game_rows::find(tx, game)?));
            outbox::Lines::of(&game).board(tx, game.game.turn(), now)?;
            clockwork::reschedule(tx, &game)?;
            Answered::Started { challenge: stored, game }
        }
        None if stored.challenge.state == ChallengeState::Declined => Answered::Declined(stored),
        None => Answered::Withdrawn(stored),
    }))
}
