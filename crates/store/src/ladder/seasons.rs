//! Ladders and their seasons.

use std::collections::BTreeMap;

use play::Timestamp;
use rules::Variant;
use rusqlite::{Connection, OptionalExtension, Params, Row, Transaction};
use serde::{Deserialize, Serialize};

use super::{EngineId, GameClock, NewsKind, SeasonId, news, standings};
use crate::rows::read;
use crate::{Committed, Reader, Store, StoreError};

/// A ladder: there is one for each rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct Ladder {
    /// The rule set.
    pub variant: Variant,
    /// The time control, as `10+0.1`.
    pub control: String,
    /// What time is.
    pub clock: GameClock,
    /// Ratings of anchors, by the engine's name, where a match has put them.
    pub anchors: BTreeMap<String, f64>,
    /// What the last fit found beside the ratings, as JSON.
    pub fit: Option<String>,
    /// When that was.
    pub fitted: Option<Timestamp>,
}

/// A season of a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct Season {
    /// Its number among all ladders' seasons.
    pub id: SeasonId,
    /// The ladder.
    pub variant: Variant,
    /// From 1, on this ladder.
    pub number: u32,
    /// When it began.
    pub started: Timestamp,
    /// When it ended.
    pub ended: Option<Timestamp>,
    /// The table at its end, best first.
    pub archive: Vec<Archived>,
    /// Who won it: the best that is not the house's own and has played in it.
    pub winner: Option<EngineId>,
}

/// A line of a season's last table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Archived {
    /// The engine's number.
    pub engine: EngineId,
    /// Its name then.
    pub name: String,
    /// Who had written it.
    pub by: Option<String>,
    /// Whether it was the house's own.
    pub house: bool,
    /// Its rating, if it had one.
    pub rating: Option<f64>,
    /// Half the width of the interval of 95 %.
    pub interval: Option<f64>,
    /// Games of the season.
    pub games: u32,
}

impl Store {
    /// The ladder of a rule set, opened with its first season if need be, under these terms.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn open_ladder(
        &self,
        variant: Variant,
        control: &str,
        clock: GameClock,
        now: Timestamp,
    ) -> Result<Committed<Season>, StoreError> {
        self.change(|tx| {
            tx.execute(
                "INSERT INTO ladders (variant, control, clock) VALUES (?1, ?2, ?3)
                 ON CONFLICT (variant) DO UPDATE SET control = excluded.control, clock = excluded.clock",
                (variant.as_str(), control, clock.as_str()),
            )?;
            running(tx, variant)?.map_or_else(|| begin(tx, variant, now), Ok)
        })
    }

    /// Puts an anchor where a match has found it; `None` puts it back to where it stands by its name.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn set_anchor(&self, variant: Variant, engine: &str, rating: Option<f64>) -> Result<(), StoreError> {
        self.change(|tx| {
            let Some(mut ladder) = ladder(tx, variant)? else { return Ok(()) };
            match rating {
                Some(rating) => ladder.anchors.insert(engine.to_owned(), rating),
                None => ladder.anchors.remove(engine),
            };
            let anchors = json(&ladder.anchors);
            tx.execute("UPDATE ladders SET anchors = ?2 WHERE variant = ?1", (variant.as_str(), anchors))?;
            Ok(())
        })
        .map(Committed::into_inner)
    }

    /// Ends the running season of a ladder: its table is archived, its winner named, and the next one begins. Ratings go
    /// on. `None` when none runs.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn end_season(
        &self,
        variant: Variant,
        now: Timestamp,
    ) -> Result<Committed<Option<Season>>, StoreError> {
        self.change(|tx| {
            let Some(season) = running(tx, variant)? else { return Ok(None) };
            let table = standings::standings(tx, variant, now)?;
            let archive: Vec<Archived> = table
                .iter()
                .filter(|one| one.rank.is_some())
                .map(|one| Archived {
                    engine: one.engine.id,
                    name: one.engine.name.clone(),
                    by: one.engine.by().map(str::to_owned),
                    house: one.engine.house.is_some(),
                    rating: one.rating.map(|rating| rating.rating),
                    interval: one.rating.map(|rating| (rating.high - rating.low) / 2.0),
                    games: one.season_games,
                })
                .collect();
            let winner = archive.iter().find(|one| !one.house && one.games > 0).map(|one| one.engine);
            let archive = json(&archive);
            tx.execute(
                "UPDATE seasons SET ended = ?2, archive = ?3, winner = ?4 WHERE id = ?1",
                (season.id, now.0, archive, winner),
            )?;
            let id = news::add(tx, variant, NewsKind::Season, winner, None, now)?;
            news::place(tx, id, (None, None, Some(season.id)))?;
            begin(tx, variant, now)?;
            Ok(select(tx, "id = ?1", [season.id])?.pop())
        })
    }
}

fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data")
}

fn begin(tx: &Transaction<'_>, variant: Variant, now: Timestamp) -> Result<Season, StoreError> {
    tx.execute(
        "INSERT INTO seasons (variant, number, started)
         SELECT ?1, coalesce(max(number), 0) + 1, ?2 FROM seasons WHERE variant = ?1",
        (variant.as_str(), now.0),
    )?;
    running(tx, variant)?.ok_or_else(|| StoreError::Corrupt(format!("no season of {variant} runs")))
}

impl Reader {
    /// The ladder of a rule set, once it was opened.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn ladder(&self, variant: Variant) -> Result<Option<Ladder>, StoreError> {
        self.look(|db| ladder(db, variant))
    }

    /// The season that runs.
    ///
    /// # Errors
    /// As [`ladder`](Self::ladder).
    pub fn season(&self, variant: Variant) -> Result<Option<Season>, StoreError> {
        self.look(|db| running(db, variant))
    }

    /// A season by its number among all.
    ///
    /// # Errors
    /// As [`ladder`](Self::ladder).
    pub fn season_by_id(&self, id: SeasonId) -> Result<Option<Season>, StoreError> {
        Ok(self.look(|db| select(db, "id = ?1", [id]))?.pop())
    }

    /// The seasons of a ladder, the first first.
    ///
    /// # Errors
    /// As [`ladder`](Self::ladder).
    pub fn seasons(&self, variant: Variant) -> Result<Vec<Season>, StoreError> {
        self.look(|db| select(db, "variant = ?1 ORDER BY number", [variant.as_str()]))
    }
}

pub(super) fn running(db: &Connection, variant: Variant) -> Result<Option<Season>, StoreError> {
    Ok(select(db, "variant = ?1 AND ended IS NULL", [variant.as_str()])?.pop())
}

fn ladder(db: &Connection, variant: Variant) -> Result<Option<Ladder>, StoreError> {
    let row = db
        .prepare_cached("SELECT control, clock, anchors, fit, fitted FROM ladders WHERE variant = ?1")?
        .query_row([variant.as_str()], |row| {
            let (clock, anchors): (String, String) = (row.get(1)?, row.get(2)?);
            let fitted = row.get::<_, Option<i64>>(4)?.map(Timestamp);
            Ok((row.get::<_, String>(0)?, clock, anchors, row.get::<_, Option<String>>(3)?, fitted))
        })
        .optional()?;
    let Some((control, clock, anchors, fit, fitted)) = row else { return Ok(None) };
    let what = format!("the ladder of {variant}");
    let clock = read(&what, &clock, clock.parse().ok())?;
    let anchors = read(&what, &anchors, serde_json::from_str(&anchors).ok())?;
    Ok(Some(Ladder { variant, control, clock, anchors, fit, fitted }))
}

fn select(db: &Connection, filter: &str, params: impl Params) -> Result<Vec<Season>, StoreError> {
    let sql =
        format!("SELECT id, variant, number, started, ended, archive, winner FROM seasons WHERE {filter}");
    let mut statement = db.prepare_cached(&sql)?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(season(row)?);
    }
    Ok(found)
}

fn season(row: &Row<'_>) -> Result<Season, StoreError> {
    let id: SeasonId = row.get(0)?;
    let what = || format!("season {id}");
    let (variant, archive): (String, Option<String>) = (row.get(1)?, row.get(5)?);
    let archive = archive.unwrap_or_else(|| "[]".to_owned());
    Ok(Season {
        id,
        variant: read(&what(), &variant, Variant::from_word(&variant))?,
        number: row.get(2)?,
        started: Timestamp(row.get(3)?),
        ended: row.get::<_, Option<i64>>(4)?.map(Timestamp),
        archive: read(&what(), &archive, serde_json::from_str(&archive).ok())?,
        winner: row.get(6)?,
    })
}
