//! What is worth telling those who watch a ladder.

use std::str::FromStr;

use play::{Timestamp, UnknownWord};
use rules::Variant;
use rusqlite::{Connection, Params, Row, Transaction};

use super::{EngineGameId, EngineId, NewsId, SeasonId, TournamentId};
use crate::rows::read;
use crate::{Reader, StoreError};

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NewsKind {
    /// An engine came onto the ladder.
    Entered,
    /// An engine (`engine`) took the lead from another (`other`).
    Overtaken,
    /// An engine (`engine`) beat a much stronger one (`other`).
    Upset,
    /// An engine crashed too often.
    Quarantined,
    /// A season ended, won by `engine`.
    Season,
    /// A tournament ended, won by `engine`.
    Tournament,
}

impl NewsKind {
    /// All kinds.
    pub const ALL: [Self; 6] =
        [Self::Entered, Self::Overtaken, Self::Upset, Self::Quarantined, Self::Season, Self::Tournament];

    /// The stable word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Entered => "entered",
            Self::Overtaken => "overtaken",
            Self::Upset => "upset",
            Self::Quarantined => "quarantined",
            Self::Season => "season",
            Self::Tournament => "tournament",
        }
    }
}

impl FromStr for NewsKind {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == text).ok_or(UnknownWord)
    }
}

/// Something worth telling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    /// Its number.
    pub id: NewsId,
    /// The ladder.
    pub variant: Variant,
    /// What happened.
    pub kind: NewsKind,
    /// To whom.
    pub engine: Option<EngineId>,
    /// The other one.
    pub other: Option<EngineId>,
    /// In this game.
    pub game: Option<EngineGameId>,
    /// In this tournament.
    pub tournament: Option<TournamentId>,
    /// In this season.
    pub season: Option<SeasonId>,
    /// When.
    pub at: Timestamp,
}

/// Notes what happened to an engine; gives its number.
pub(super) fn add(
    tx: &Transaction<'_>,
    variant: Variant,
    kind: NewsKind,
    engine: Option<EngineId>,
    other: Option<EngineId>,
    now: Timestamp,
) -> Result<NewsId, StoreError> {
    Ok(tx.query_row(
        "INSERT INTO ladder_news (variant, kind, engine, other, at) VALUES (?1, ?2, ?3, ?4, ?5) RETURNING id",
        (variant.as_str(), kind.as_str(), engine, other, now.0),
        |row| row.get(0),
    )?)
}

/// Notes where it happened.
pub(super) fn place(
    tx: &Transaction<'_>,
    news: NewsId,
    (game, tournament, season): (Option<EngineGameId>, Option<TournamentId>, Option<SeasonId>),
) -> Result<(), StoreError> {
    tx.execute(
        "UPDATE ladder_news SET game = ?2, tournament = ?3, season = ?4 WHERE id = ?1",
        (news, game, tournament, season),
    )?;
    Ok(())
}

impl Reader {
    /// A piece of news.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn news(&self, id: NewsId) -> Result<Option<News>, StoreError> {
        Ok(self.look(|db| select(db, "id = ?1", [id]))?.pop())
    }

    /// News of a ladder after `after`, oldest first.
    ///
    /// # Errors
    /// As [`news`](Self::news).
    pub fn news_after(&self, variant: Variant, after: NewsId, limit: u32) -> Result<Vec<News>, StoreError> {
        let filter = "variant = ?1 AND id > ?2 ORDER BY id LIMIT ?3";
        self.look(|db| select(db, filter, (variant.as_str(), after, limit)))
    }

    /// News of a ladder since a moment, oldest first.
    ///
    /// # Errors
    /// As [`news`](Self::news).
    pub fn news_since(&self, variant: Variant, since: Timestamp) -> Result<Vec<News>, StoreError> {
        let filter = "variant = ?1 AND at >= ?2 ORDER BY id";
        self.look(|db| select(db, filter, (variant.as_str(), since.0)))
    }
}

fn select(db: &Connection, filter: &str, params: impl Params) -> Result<Vec<News>, StoreError> {
    let mut statement = db.prepare_cached(&format!(
        "SELECT id, variant, kind, engine, other, game, tournament, season, at FROM ladder_news WHERE {filter}"
    ))?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(news(row)?);
    }
    Ok(found)
}

fn news(row: &Row<'_>) -> Result<News, StoreError> {
    let (variant, kind): (String, String) = (row.get(1)?, row.get(2)?);
    Ok(News {
        id: row.get(0)?,
        variant: read("a piece of news", &variant, Variant::from_word(&variant))?,
        kind: read("a piece of news", &kind, kind.parse().ok())?,
        engine: row.get(3)?,
        other: row.get(4)?,
        game: row.get(5)?,
        tournament: row.get(6)?,
        season: row.get(7)?,
        at: Timestamp(row.get(8)?),
    })
}
