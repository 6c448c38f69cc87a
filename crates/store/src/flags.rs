//! Clocks that run out.

use std::collections::BTreeMap;

use play::{GameId, Happening, Timestamp, UserId};
use rusqlite::{Connection, Transaction};

use crate::clockwork::{Due, Fired};
use crate::rows::user_to_sql;
use crate::{Notice, StoreError, StoredGame, absence, clockwork, conditionals, game_rows, outbox, ratings};

/// Lets the clocks of a player run out that have by `now`, in the order in which they did: a day of vacation that one
/// game costs stops the player's other clocks too, whichever game is asked about first. Moments that are noted for
/// later than `until` may wait. Gives what happened last in each game.
pub(crate) fn run_out(
    tx: &Transaction<'_>,
    player: UserId,
    until: Timestamp,
    now: Timestamp,
) -> Result<BTreeMap<GameId, Fired>, StoreError> {
    let mut happened = BTreeMap::new();
    while let Some((mut stored, noted)) = first_flag(tx, player, until.min(now))? {
        let game = stored.id();
        match stored.game.flag_at() {
            // Clocks stood meanwhile.
            Some(at) if at > noted => clockwork::note(tx, Due::Flag(game), at)?,
            Some(at) => {
                let fired = ran_out(tx, &mut stored, at, now)?;
                happened.insert(game, fired);
            }
            None => clockwork::forget(tx, Due::Flag(game))?,
        }
    }
    Ok(happened)
}

/// The game with `player` on move whose flag is noted for the earliest moment, `until` at the latest. As moments only
/// ever come later than noted, one that is noted right is the first to fall.
fn first_flag(
    db: &Connection,
    player: UserId,
    until: Timestamp,
) -> Result<Option<(StoredGame, Timestamp)>, StoreError> {
    let noted: Vec<(i64, i64)> = db
        .prepare_cached(
            "SELECT due.game, due.at FROM due JOIN games AS g ON g.id = due.game
             WHERE due.kind = 'flag' AND due.at <= ?1 AND (g.white = ?2 OR g.black = ?2)
             ORDER BY due.at, due.game",
        )?
        .query_map((until.0, user_to_sql(player)), |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<_, _>>()?;
    for (game, at) in noted {
        let stored = game_rows::find(db, GameId(game))?;
        if let Some(stored) = stored.filter(|stored| stored.game.on_move() == Some(player)) {
            return Ok(Some((stored, Timestamp(at))));
        }
    }
    Ok(None)
}

/// The clock of a game ran out at `at`: a day of vacation is spent, or else the game ends.
fn ran_out(
    tx: &Transaction<'_>,
    stored: &mut StoredGame,
    at: Timestamp,
    now: Timestamp,
) -> Result<Fired, StoreError> {
    let side = stored.game.side();
    let player = stored.game.players().of(side);
    let long = stored.game.terms().control.is_long();
    if let Some((vacation, left)) = if long { absence::spend_a_day(tx, player, at)? } else { None } {
        stored.game.on_vacation(side, vacation.span);
        let notice = Notice::Vacation { by: side, until: vacation.span.until, left };
        outbox::Lines::of(stored).notice(tx, notice, now)?;
        clockwork::reschedule(tx, stored)?;
        return Ok(Fired::OnVacation(Box::new(stored.clone())));
    }
    let flagged = stored.game.flag(now);
    debug_assert!(matches!(flagged, Some(Happening::Ended(_))), "its flag has fallen");
    ended(tx, stored, now)?;
    Ok(Fired::Flagged(Box::new(stored.clone())))
}

/// Writes the end of a game that ended without a move: its state, its rating, its last word.
pub(crate) fn ended(tx: &Transaction<'_>, stored: &StoredGame, now: Timestamp) -> Result<(), StoreError> {
    game_rows::put_state(tx, &stored.game)?;
    conditionals::forget(tx, stored.id())?;
    ratings::rate(tx, &stored.game)?;
    let posts = outbox::Lines::of(stored).notice(tx, Notice::Ended, now)?;
    for post in posts {
        clockwork::doubt_if_restored(tx, stored, post)?;
    }
    clockwork::reschedule(tx, stored)
}
