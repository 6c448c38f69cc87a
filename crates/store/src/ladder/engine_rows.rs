//! Rows of engines.

use play::Timestamp;
use rules::Variant;
use rusqlite::{Connection, Params, Row, Transaction};

use super::{Engine, EngineId, EngineState, Owner};
use crate::StoreError;
use crate::rows::{read, user_from_sql};

const COLUMNS: &str =
    "e.id, e.name, e.owner, p.name, e.sha256, b.size, e.house, e.predecessor, e.author, e.country,
    e.description, e.state, e.state_at, e.reason, e.report, e.created,
    (SELECT group_concat(v.variant, ' ') FROM engine_variants AS v WHERE v.engine = e.id), e.trusted";

/// The engines that match `filter`, which may end in an order; they are called `e` there.
pub(super) fn select(db: &Connection, filter: &str, params: impl Params) -> Result<Vec<Engine>, StoreError> {
    let mut statement = db.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM engines AS e LEFT JOIN players AS p ON p.id = e.owner
         LEFT JOIN binaries AS b ON b.sha256 = e.sha256 WHERE {filter}"
    ))?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(engine(row)?);
    }
    Ok(found)
}

pub(super) fn find(db: &Connection, id: EngineId) -> Result<Option<Engine>, StoreError> {
    Ok(select(db, "e.id = ?1", [id])?.pop())
}

pub(super) fn named(db: &Connection, name: &str) -> Result<Option<Engine>, StoreError> {
    Ok(select(db, "e.name = ?1", [name])?.pop())
}

pub(super) fn holding(db: &Connection, sha256: &str) -> Result<Vec<Engine>, StoreError> {
    select(db, "e.sha256 = ?1 AND e.state NOT IN ('refused', 'withdrawn') ORDER BY e.id", [sha256])
}

pub(super) fn on(db: &Connection, variant: Variant) -> Result<Vec<Engine>, StoreError> {
    let filter = "e.id IN (SELECT engine FROM engine_variants WHERE variant = ?1) ORDER BY e.id";
    select(db, filter, [variant.as_str()])
}

fn engine(row: &Row<'_>) -> Result<Engine, StoreError> {
    let id: EngineId = row.get(0)?;
    let what = || format!("engine {id}");
    let (house, state): (Option<String>, String) = (row.get(6)?, row.get(11)?);
    let house = house.map(|word| read(&what(), &word, word.parse().ok())).transpose()?;
    let words: Option<String> = row.get(16)?;
    let words = words.unwrap_or_default();
    let mut variants = words
        .split_ascii_whitespace()
        .map(|word| read(&what(), word, Variant::from_word(word)))
        .collect::<Result<Vec<_>, _>>()?;
    variants.sort_unstable();
    Ok(Engine {
        id,
        name: row.get(1)?,
        owner: row
            .get::<_, Option<i64>>(2)?
            .map_or(Owner::Operator, |user| Owner::Person(user_from_sql(user))),
        owner_name: row.get(3)?,
        sha256: row.get(4)?,
        size: row.get::<_, Option<i64>>(5)?.map(i64::cast_unsigned),
        house,
        trusted: row.get(17)?,
        predecessor: row.get(7)?,
        variants,
        author: row.get(8)?,
        country: row.get(9)?,
        description: row.get(10)?,
        state: read(&what(), &state, state.parse::<EngineState>().ok())?,
        state_at: Timestamp(row.get(12)?),
        reason: row.get(13)?,
        report: row.get(14)?,
        created: Timestamp(row.get(15)?),
    })
}

/// Puts an engine into a state, out of `from` alone unless that is empty; ladder pairs of it that wait are cancelled when
/// it plays no more.
pub(super) fn put_state(
    tx: &Transaction<'_>,
    engine: EngineId,
    state: EngineState,
    reason: Option<&str>,
    now: Timestamp,
    from: &str,
) -> Result<bool, StoreError> {
    let changed = tx.execute(
        "UPDATE engines SET state = ?2, state_at = ?3, reason = ?4
         WHERE id = ?1 AND state <> ?2 AND (?5 = '' OR state = ?5)",
        (engine, state.as_str(), now.0, reason, from),
    )?;
    if changed == 1 && !state.plays() {
        tx.execute(
            "UPDATE pairs SET state = 'cancelled', ended = ?2
             WHERE state = 'planned' AND purpose IN ('ladder', 'match') AND ?1 IN (first, second)",
            (engine, now.0),
        )?;
    }
    Ok(changed == 1)
}
