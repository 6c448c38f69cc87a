//! What engines lost by.

use play::Timestamp;
use rusqlite::{Connection, Params, Row};

use super::{EngineId, FaultId, PairId};
use crate::{Reader, StoreError};

/// What an engine lost a game by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineFault {
    /// Its number.
    pub id: FaultId,
    /// Whose.
    pub engine: EngineId,
    /// In which pair.
    pub pair: PairId,
    /// In which game of it, 1 or 2.
    pub number: u8,
    /// `illegal move`, `time`, `stall`, `crash`, `protocol` or `memory`.
    pub kind: String,
    /// What was seen, in a few words.
    pub detail: String,
    /// The last lines that it said.
    pub last_words: Option<String>,
    /// When.
    pub at: Timestamp,
}

impl Reader {
    /// A fault.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn engine_fault(&self, id: FaultId) -> Result<Option<EngineFault>, StoreError> {
        Ok(self.look(|db| select(db, "id = ?1", [id]))?.pop())
    }

    /// The last faults of an engine, newest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn faults_of(&self, engine: EngineId, limit: u32) -> Result<Vec<EngineFault>, StoreError> {
        self.look(|db| select(db, "engine = ?1 ORDER BY id DESC LIMIT ?2", (engine, limit)))
    }

    /// How many faults of an engine there are.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn faults_count(&self, engine: EngineId) -> Result<u32, StoreError> {
        self.look(|db| {
            let mut statement = db.prepare_cached("SELECT count(*) FROM engine_faults WHERE engine = ?1")?;
            Ok(statement.query_row([engine], |row| row.get(0))?)
        })
    }
}

pub(super) fn select(
    db: &Connection,
    filter: &str,
    params: impl Params,
) -> Result<Vec<EngineFault>, StoreError> {
    let sql = format!(
        "SELECT id, engine, pair, number, kind, detail, last_words, at FROM engine_faults WHERE {filter}"
    );
    let mut statement = db.prepare_cached(&sql)?;
    let found = statement.query_map(params, fault)?;
    Ok(found.collect::<Result<_, _>>()?)
}

fn fault(row: &Row<'_>) -> rusqlite::Result<EngineFault> {
    Ok(EngineFault {
        id: row.get(0)?,
        engine: row.get(1)?,
        pair: row.get(2)?,
        number: row.get(3)?,
        kind: row.get(4)?,
        detail: row.get(5)?,
        last_words: row.get(6)?,
        at: Timestamp(row.get(7)?),
    })
}
