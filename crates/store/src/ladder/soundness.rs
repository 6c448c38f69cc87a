//! Whether what is kept of engines is sound: every game by the rules, every result by its games, every statistic by the
//! results.

use rules::record::Record;
use rusqlite::Connection;

use super::{EngineGame, EngineGameId, games};
use crate::StoreError;
use crate::check::{Fault, Report};

pub(crate) fn check(db: &Connection, report: &mut Report) -> Result<(), StoreError> {
    let mut statement = db.prepare("SELECT id FROM engine_games ORDER BY id")?;
    let ids: Vec<EngineGameId> = statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    for id in ids {
        report.engine_games += 1;
        match games::find(db, id) {
            Ok(Some(game)) => {
                if let Some(why) = fault(&game) {
                    report.faults.push(Fault::Engines(format!("game {id} of engines {why}")));
                }
            }
            Ok(None) => report.faults.push(Fault::Engines(format!("game {id} of engines is of no engine"))),
            Err(StoreError::Corrupt(why)) => report.faults.push(Fault::Engines(why)),
            Err(error) => return Err(error),
        }
    }
    for (sql, what) in [(RESULTS, "the result of pair"), (STATISTICS, "the statistics of season")] {
        let mut statement = db.prepare(sql)?;
        for id in statement.query_map([], |row| row.get::<_, i64>(0))? {
            report.faults.push(Fault::Engines(format!("{what} {} is not that of its games", id?)));
        }
    }
    Ok(())
}

/// Why a game cannot have been played so.
fn fault(game: &EngineGame) -> Option<&'static str> {
    let Some(replayed) = game.replayed() else { return Some("does not follow the rules") };
    if replayed.moves().len() != game.line.plies as usize {
        return Some("has another number of plies than moves");
    }
    let (status, outcome) = (game.line.status, game.line.outcome);
    let on_board = replayed.status() == status && replayed.outcome() == outcome;
    let fits = on_board || Record::new(replayed).ended(status, outcome).is_ok();
    (!fits).then_some("ends otherwise than its moves")
}

/// Pairs whose points are not those of their games; one that was decided without a game has none.
const RESULTS: &str = "SELECT p.id FROM pairs AS p JOIN engine_games AS g ON g.pair = p.id
    WHERE p.state = 'over' GROUP BY p.id
    HAVING count(*) <> p.games
        OR sum(CASE WHEN g.result = '1/2-1/2' THEN 1
                    WHEN (g.result = '1-0') = (g.white = p.first) AND g.result <> '*' THEN 2 ELSE 0 END) <> p.points
        OR sum(CASE WHEN g.result = '1/2-1/2' THEN 1
                    WHEN (g.result = '1-0') = (g.white = p.second) AND g.result <> '*' THEN 2 ELSE 0 END) <> p.others";

/// Seasons whose statistics are not the sum of their rated pairs.
const STATISTICS: &str = "SELECT s.id FROM seasons AS s
    WHERE (SELECT coalesce(sum(wins + draws + losses), 0) FROM engine_statistics WHERE season = s.id)
       <> (SELECT count(*) FROM engine_games AS g JOIN pairs AS p ON p.id = g.pair
           WHERE p.season = s.id AND p.rated AND g.result <> '*')
       OR (SELECT coalesce(sum(2 * wins + draws), 0) FROM engine_statistics WHERE season = s.id)
       <> (SELECT coalesce(sum(CASE g.result WHEN '1-0' THEN 2 WHEN '1/2-1/2' THEN 1 ELSE 0 END), 0)
           FROM engine_games AS g JOIN pairs AS p ON p.id = g.pair WHERE p.season = s.id AND p.rated)";
