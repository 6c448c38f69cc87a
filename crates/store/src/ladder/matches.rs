//! Matches that somebody asked for.

use std::str::FromStr;

use play::{Timestamp, UnknownWord, UserId};
use rules::Variant;
use rusqlite::{Connection, Params, Row};

use super::{EngineId, LadderNotice, MatchId, Owner, notices};
use crate::rows::{read, user_from_sql, user_to_sql};
use crate::{Address, ChannelId, Committed, GuildId, Reader, Store, StoreError, people};

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchState {
    /// It is played.
    Running,
    /// It is over.
    Over,
    /// It was called off.
    Cancelled,
}

impl MatchState {
    /// The stable word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Over => "over",
            Self::Cancelled => "cancelled",
        }
    }
}

impl FromStr for MatchState {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let all = [Self::Running, Self::Over, Self::Cancelled];
        all.into_iter().find(|state| state.as_str() == text).ok_or(UnknownWord)
    }
}

/// What the sequential test says of "the first engine is better".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It is.
    Better,
    /// It is not.
    NotBetter,
    /// More games would be needed.
    Undecided,
}

impl Verdict {
    /// The stable word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Better => "better",
            Self::NotBetter => "notbetter",
            Self::Undecided => "undecided",
        }
    }
}

impl FromStr for Verdict {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let all = [Self::Better, Self::NotBetter, Self::Undecided];
        all.into_iter().find(|verdict| verdict.as_str() == text).ok_or(UnknownWord)
    }
}

/// A match to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// The rule set.
    pub variant: Variant,
    /// Who is asked to be the better one, and against whom.
    pub engines: [EngineId; 2],
    /// How many pairs at most.
    pub pairs: u32,
    /// The time control.
    pub control: String,
    /// Who asked.
    pub asked: Owner,
    /// Where, if it was in a channel: the result is told there.
    pub place: Option<(Option<GuildId>, ChannelId)>,
    /// Of the openings.
    pub seed: i64,
}

/// A match as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineMatch {
    /// Its number.
    pub id: MatchId,
    /// What was asked.
    pub terms: NewMatch,
    /// How far it has come.
    pub state: MatchState,
    /// What the test says, once it is over.
    pub verdict: Option<Verdict>,
    /// When it was asked for.
    pub created: Timestamp,
    /// When it was over.
    pub ended: Option<Timestamp>,
}

impl Store {
    /// Asks for a match. `None` when it would be more than `quota` pairs of this person since `since`.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn ask_match(
        &self,
        new: &NewMatch,
        quota: Option<(u32, Timestamp)>,
        now: Timestamp,
    ) -> Result<Committed<Option<MatchId>>, StoreError> {
        self.change(|tx| {
            let user = new.asked.person();
            if let (Some((quota, since)), Some(user)) = (quota, user)
                && asked(tx, user, since)? + new.pairs > quota
            {
                return Ok(None);
            }
            if let Some(user) = user {
                people::know(tx, user)?;
            }
            tx.execute(
                "INSERT INTO engine_matches (variant, first, second, pairs, control, asked, guild, channel, state, seed,
                                             created)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'running', ?9, ?10)",
                rusqlite::params![
                    new.variant.as_str(),
                    new.engines[0],
                    new.engines[1],
                    new.pairs,
                    new.control,
                    user.map(user_to_sql),
                    new.place.and_then(|(guild, _)| guild),
                    new.place.map(|(_, channel)| channel),
                    new.seed,
                    now.0,
                ],
            )?;
            Ok(Some(MatchId(tx.last_insert_rowid())))
        })
    }

    /// A match is over: pairs of it that wait are not played, and whoever asked is told where they asked. `false` when it
    /// was over before.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn end_match(
        &self,
        matching: MatchId,
        verdict: Option<Verdict>,
        now: Timestamp,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let state = if verdict.is_some() { MatchState::Over } else { MatchState::Cancelled };
            let changed = tx.execute(
                "UPDATE engine_matches SET state = ?2, verdict = ?3, ended = ?4 WHERE id = ?1 AND state = 'running'",
                (matching, state.as_str(), verdict.map(Verdict::as_str), now.0),
            )?;
            if changed == 0 {
                return Ok(false);
            }
            tx.execute(
                "UPDATE pairs SET state = 'cancelled', ended = ?2 WHERE match = ?1 AND state IN ('planned', 'running')",
                (matching, now.0),
            )?;
            if let Some(found) = select(tx, "id = ?1", [matching])?.pop() {
                let to = match (found.terms.place, found.terms.asked) {
                    (Some((_, channel)), _) => Some(Address::Channel(channel)),
                    (None, Owner::Person(user)) => Some(Address::User(user)),
                    (None, Owner::Operator) => None,
                };
                if let Some(to) = to {
                    notices::put(tx, &format!("m{matching}end"), LadderNotice::MatchOver { matching }, to, now)?;
                }
            }
            Ok(true)
        })
    }
}

fn asked(db: &Connection, user: UserId, since: Timestamp) -> Result<u32, StoreError> {
    let sql = "SELECT coalesce(sum(pairs), 0) FROM engine_matches WHERE asked = ?1 AND created >= ?2";
    Ok(db.prepare_cached(sql)?.query_row((user_to_sql(user), since.0), |row| row.get(0))?)
}

impl Reader {
    /// A match.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn engine_match(&self, id: MatchId) -> Result<Option<EngineMatch>, StoreError> {
        Ok(self.look(|db| select(db, "id = ?1", [id]))?.pop())
    }

    /// The matches that are being played.
    ///
    /// # Errors
    /// As [`engine_match`](Self::engine_match).
    pub fn running_matches(&self) -> Result<Vec<EngineMatch>, StoreError> {
        self.look(|db| select(db, "state = 'running' ORDER BY id", []))
    }

    /// How many pairs a person has asked for since a moment.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn pairs_asked(&self, user: UserId, since: Timestamp) -> Result<u32, StoreError> {
        self.look(|db| asked(db, user, since))
    }
}

fn select(db: &Connection, filter: &str, params: impl Params) -> Result<Vec<EngineMatch>, StoreError> {
    let mut statement = db.prepare_cached(&format!(
        "SELECT id, variant, first, second, pairs, control, asked, guild, channel, state, verdict, seed, created, ended
         FROM engine_matches WHERE {filter}"
    ))?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(one(row)?);
    }
    Ok(found)
}

fn one(row: &Row<'_>) -> Result<EngineMatch, StoreError> {
    let id: MatchId = row.get(0)?;
    let what = || format!("match {id}");
    let (variant, state): (String, String) = (row.get(1)?, row.get(9)?);
    let verdict: Option<String> = row.get(10)?;
    let (guild, channel): (Option<GuildId>, Option<ChannelId>) = (row.get(7)?, row.get(8)?);
    let asked = row.get::<_, Option<i64>>(6)?.map(user_from_sql);
    Ok(EngineMatch {
        id,
        terms: NewMatch {
            variant: read(&what(), &variant, Variant::from_word(&variant))?,
            engines: [row.get(2)?, row.get(3)?],
            pairs: row.get(4)?,
            control: row.get(5)?,
            asked: asked.map_or(Owner::Operator, Owner::Person),
            place: channel.map(|channel| (guild, channel)),
            seed: row.get(11)?,
        },
        state: read(&what(), &state, state.parse().ok())?,
        verdict: verdict.map(|word| read(&what(), &word, word.parse().ok())).transpose()?,
        created: Timestamp(row.get(12)?),
        ended: row.get::<_, Option<i64>>(13)?.map(Timestamp),
    })
}
