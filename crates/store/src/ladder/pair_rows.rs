//! Rows of pairs.

use play::Timestamp;
use rules::Variant;
use rusqlite::{Connection, Params, Row, Transaction, params};

use super::{NewPair, Opening, Pair, PairId, Purpose};
use crate::StoreError;
use crate::rows::read;

const COLUMNS: &str = "id, variant, purpose, season, match, tournament, slot, first, second, games, list, opening,
    position, moves, control, clock, adjudication, state, attempt, voids, runner, rated, points, others, fault, planned,
    started, ended";

pub(super) fn plan(
    tx: &Transaction<'_>,
    new: &NewPair,
    now: Timestamp,
) -> Result<Option<PairId>, StoreError> {
    let (word, season, matching, tournament) = match new.purpose {
        Purpose::Ladder(season) => ("ladder", Some(season), None, None),
        Purpose::Match(matching) => ("match", None, Some(matching), None),
        Purpose::Tournament(tournament) => ("tournament", None, None, Some(tournament)),
        Purpose::Check => ("check", None, None, None),
    };
    let planned = tx
        .prepare_cached(
            "INSERT INTO pairs (variant, purpose, season, match, tournament, slot, first, second, games, list, opening,
                                position, moves, control, clock, adjudication, state, planned)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, 'planned', ?17)
             ON CONFLICT DO NOTHING",
        )?
        .execute(params![
            new.variant.as_str(),
            word,
            season,
            matching,
            tournament,
            new.slot,
            new.engines[0],
            new.engines[1],
            new.games,
            new.opening.list,
            new.opening.index,
            new.opening.position,
            new.opening.moves.join(" "),
            new.control,
            new.clock.as_str(),
            new.adjudication,
            now.0,
        ])?;
    Ok((planned == 1).then(|| PairId(tx.last_insert_rowid())))
}

/// The pairs that match `filter`, which may end in an order and a limit.
pub(super) fn select(db: &Connection, filter: &str, params: impl Params) -> Result<Vec<Pair>, StoreError> {
    let mut statement = db.prepare_cached(&format!("SELECT {COLUMNS} FROM pairs WHERE {filter}"))?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(pair(row)?);
    }
    Ok(found)
}

pub(super) fn find(db: &Connection, id: PairId) -> Result<Option<Pair>, StoreError> {
    Ok(select(db, "id = ?1", [id])?.pop())
}

fn pair(row: &Row<'_>) -> Result<Pair, StoreError> {
    let id: PairId = row.get(0)?;
    let what = || format!("pair {id}");
    let word = |index| row.get::<_, String>(index);
    let (variant, purpose, clock, state) = (word(1)?, word(2)?, word(15)?, word(17)?);
    let found = match (purpose.as_str(), row.get(3)?, row.get(4)?, row.get(5)?) {
        ("ladder", Some(season), None, None) => Some(Purpose::Ladder(season)),
        ("match", None, Some(matching), None) => Some(Purpose::Match(matching)),
        ("tournament", None, None, Some(tournament)) => Some(Purpose::Tournament(tournament)),
        ("check", None, None, None) => Some(Purpose::Check),
        _ => None,
    };
    let points: (Option<u32>, Option<u32>) = (row.get(22)?, row.get(23)?);
    Ok(Pair {
        id,
        terms: NewPair {
            variant: read(&what(), &variant, Variant::from_word(&variant))?,
            purpose: read(&what(), &purpose, found)?,
            slot: row.get(6)?,
            engines: [row.get(7)?, row.get(8)?],
            games: row.get(9)?,
            opening: Opening {
                list: row.get(10)?,
                index: row.get(11)?,
                position: row.get(12)?,
                moves: word(13)?.split_ascii_whitespace().map(str::to_owned).collect(),
            },
            control: row.get(14)?,
            clock: read(&what(), &clock, clock.parse().ok())?,
            adjudication: row.get(16)?,
        },
        state: read(&what(), &state, state.parse().ok())?,
        attempt: row.get(18)?,
        voids: row.get(19)?,
        runner: row.get(20)?,
        rated: row.get(21)?,
        points: points.0.zip(points.1).map(|(first, second)| [first, second]),
        fault: row.get(24)?,
        planned: Timestamp(row.get(25)?),
        started: row.get::<_, Option<i64>>(26)?.map(Timestamp),
        ended: row.get::<_, Option<i64>>(27)?.map(Timestamp),
    })
}
