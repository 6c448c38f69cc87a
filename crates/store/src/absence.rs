//! When clocks stand: the bot's outages and the players' vacations.

use play::{
    Away, Colour, GameId, Match, Millis, Players, Span, Timestamp, UserId, VACATION_DAYS, Vacation, year,
};
use rusqlite::{Connection, OptionalExtension, Row, Transaction};

use crate::act::Verdict;
use crate::rows::user_to_sql;
use crate::{
    ActError, Committed, EventId, Notice, Reader, Store, StoreError, clockwork, flags, game_rows, outbox,
    people,
};

/// Two heartbeats: after a longer silence the bot is taken to have been away.
const SILENCE: Millis = Millis(20_000);

/// An outage shorter than this is given back without a word where days are played with.
const WORTH_A_WORD: Millis = Millis(5 * 60 * 1000);
/// The same where minutes are.
const WORTH_A_WORD_AT_A_SITTING: Millis = Millis(10_000);

/// How a player stands with their vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VacationState {
    /// The vacation that goes on.
    pub now: Option<Vacation>,
    /// Days left in this year.
    pub left: u16,
}

/// Why a vacation did not begin or end as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VacationRefusal {
    /// It goes on already.
    On(Vacation),
    /// None goes on.
    NotOn,
    /// So few days are left.
    Left(u16),
}

/// When the clocks of a game stood or stand after `since`.
pub(crate) fn away(db: &Connection, players: Players, since: Timestamp) -> Result<Away, StoreError> {
    let span = |row: &Row<'_>| Ok(Span { from: Timestamp(row.get(0)?), until: Timestamp(row.get(1)?) });
    let outages = db
        .prepare_cached("SELECT since, until FROM outages WHERE until > ?1")?
        .query_map([since.0], span)?
        .collect::<Result<_, _>>()?;
    let mut of_player =
        db.prepare_cached("SELECT since, until FROM vacations WHERE player = ?1 AND until > ?2")?;
    let mut vacation = |colour| {
        of_player
            .query_map((user_to_sql(players.of(colour)), since.0), span)?
            .collect::<Result<_, rusqlite::Error>>()
    };
    Ok(Away { outages, vacation: [vacation(Colour::White)?, vacation(Colour::Black)?] })
}

/// Days of a year's vacation that a player has spent.
pub(crate) fn taken(db: &Connection, player: UserId, year: i16) -> Result<u16, StoreError> {
    Ok(db
        .prepare_cached("SELECT coalesce(sum(days), 0) FROM vacations WHERE player = ?1 AND year = ?2")?
        .query_row((user_to_sql(player), year), |row| row.get(0))?)
}

pub(crate) fn put_vacation(
    tx: &Transaction<'_>,
    player: UserId,
    vacation: Vacation,
) -> Result<(), StoreError> {
    people::know(tx, player)?;
    tx.execute(
        "INSERT INTO vacations (player, since, until, days, year) VALUES (?1, ?2, ?3, ?4, ?5)",
        (user_to_sql(player), vacation.span.from.0, vacation.span.until.0, vacation.days, vacation.year),
    )?;
    Ok(())
}

/// The vacation that goes on at `now`, and its row.
fn going_on(db: &Connection, player: UserId, now: Timestamp) -> Result<Option<(i64, Vacation)>, StoreError> {
    Ok(db
        .query_row(
            "SELECT id, since, until, days, year FROM vacations
             WHERE player = ?1 AND since <= ?2 AND until > ?2 ORDER BY id DESC LIMIT 1",
            (user_to_sql(player), now.0),
            |row| {
                let span = Span { from: Timestamp(row.get(1)?), until: Timestamp(row.get(2)?) };
                Ok((row.get(0)?, Vacation { span, days: row.get(3)?, year: row.get(4)? }))
            },
        )
        .optional()?)
}

/// The last moment at which the bot is known to have been connected.
fn heartbeat(db: &Connection) -> Result<Option<Timestamp>, StoreError> {
    let at = db.query_row("SELECT at FROM heartbeat", [], |row| row.get(0)).optional()?;
    Ok(at.map(Timestamp))
}

fn put_heartbeat(tx: &Transaction<'_>, now: Timestamp) -> Result<(), StoreError> {
    tx.prepare_cached(
        "INSERT INTO heartbeat (id, at) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)",
    )?
    .execute([now.0])?;
    Ok(())
}

/// Whoever acts reaches the bot, so it is connected; if it was silent before, it was away. Comes before anything is
/// judged by the clock.
pub(crate) fn catch_up(tx: &Transaction<'_>, now: Timestamp) -> Result<(), StoreError> {
    match heartbeat(tx)? {
        Some(last) if now.ms_since(last) > SILENCE.0 => record(tx, Span { from: last, until: now }),
        _ => Ok(()),
    }
}

/// Gives a span back to whoever was on move, and tells those games to whom it matters.
fn record(tx: &Transaction<'_>, span: Span) -> Result<(), StoreError> {
    put_heartbeat(tx, span.until)?;
    if span.until <= span.from {
        return Ok(());
    }
    tx.execute(
        "INSERT INTO outages (since, until) VALUES (?1, ?2)
         ON CONFLICT (since) DO UPDATE SET until = max(until, excluded.until)",
        (span.from.0, span.until.0),
    )?;
    let length = Millis(span.until.ms_since(span.from));
    if length < WORTH_A_WORD_AT_A_SITTING {
        return Ok(());
    }
    let filter = "g.ended_at IS NULL AND g.clock_since IS NOT NULL AND g.paused_at IS NULL ORDER BY g.id";
    for stored in game_rows::select(tx, filter, [])? {
        let long = stored.game.terms().control.is_long();
        if length >= if long { WORTH_A_WORD } else { WORTH_A_WORD_AT_A_SITTING } {
            let notice = Notice::Away { from: span.from, until: span.until };
            outbox::Lines::of(&stored).notice(tx, notice, span.until)?;
        }
    }
    Ok(())
}

impl Store {
    /// The bot is connected at `now`, and has been since the last beat.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn beat(&self, now: Timestamp) -> Result<(), StoreError> {
        self.change(|tx| put_heartbeat(tx, now)).map(Committed::into_inner)
    }

    /// The bot is connected again at `now`: the time since the last beat is given back. Gives that span, if there is
    /// one.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn back(&self, now: Timestamp) -> Result<Committed<Option<Span>>, StoreError> {
        self.change(|tx| {
            let span =
                heartbeat(tx)?.map(|from| Span { from, until: now }).filter(|span| span.until > span.from);
            match span {
                Some(span) => record(tx, span)?,
                None => put_heartbeat(tx, now)?,
            }
            Ok(span)
        })
    }

    /// Begins a vacation of some whole days now; the player's clocks stand meanwhile. The inner error says why not.
    ///
    /// # Errors
    /// [`ActError::AlreadyHandled`] or [`ActError::Store`].
    pub fn start_vacation(
        &self,
        player: UserId,
        days: u16,
        event: Option<EventId>,
        now: Timestamp,
    ) -> Result<Committed<Result<VacationState, VacationRefusal>>, ActError> {
        self.judge(event, now, |tx| {
            catch_up(tx, now)?;
            if let Some((_, vacation)) = going_on(tx, player, now)? {
                return Ok(Verdict::Granted(Err(VacationRefusal::On(vacation))));
            }
            // What ran out before now did so before the vacation.
            flags::run_out(tx, player, now, now)?;
            if let Some((_, vacation)) = going_on(tx, player, now)? {
                return Ok(Verdict::Granted(Err(VacationRefusal::On(vacation))));
            }
            let taken = taken(tx, player, year(now))?;
            let Some(vacation) = Vacation::from(now, days, taken) else {
                return Ok(Verdict::Granted(Err(VacationRefusal::Left(VACATION_DAYS.saturating_sub(taken)))));
            };
            put_vacation(tx, player, vacation)?;
            let until = vacation.span.until;
            tell(tx, player, now, |game| Notice::VacationBegun { by: game.side(), until })?;
            Ok(Verdict::Granted(Ok(state(tx, player, now)?)))
        })
    }

    /// Ends the vacation that goes on; days that have not begun are given back.
    ///
    /// # Errors
    /// As [`start_vacation`](Self::start_vacation).
    pub fn end_vacation(
        &self,
        player: UserId,
        event: Option<EventId>,
        now: Timestamp,
    ) -> Result<Committed<Result<VacationState, VacationRefusal>>, ActError> {
        self.judge(event, now, |tx| {
            catch_up(tx, now)?;
            let Some((row, vacation)) = going_on(tx, player, now)? else {
                return Ok(Verdict::Granted(Err(VacationRefusal::NotOn)));
            };
            let ended = vacation.ended(now);
            tx.execute(
                "UPDATE vacations SET until = ?2, days = ?3 WHERE id = ?1",
                (row, ended.span.until.0, ended.days),
            )?;
            clockwork::reschedule_all(tx, player)?;
            tell(tx, player, now, |game| Notice::VacationEnded {
                by: game.side(),
                deadline: game.flag_at(),
            })?;
            Ok(Verdict::Granted(Ok(state(tx, player, now)?)))
        })
    }
}

/// A word about a player's vacation to the games that wait for them: the deadline that stands there is not so any more.
fn tell(
    tx: &Transaction<'_>,
    player: UserId,
    now: Timestamp,
    notice: impl Fn(&Match) -> Notice,
) -> Result<(), StoreError> {
    for id in clocked(tx, player)? {
        let Some(stored) = game_rows::find(tx, id)? else { continue };
        let game = &stored.game;
        let stops = game.terms().control.is_long() && !game.is_paused();
        if stops && game.on_move() == Some(player) {
            outbox::Lines::of(&stored).notice(tx, notice(game), now)?;
        }
    }
    Ok(())
}

fn state(db: &Connection, player: UserId, now: Timestamp) -> Result<VacationState, StoreError> {
    let left = VACATION_DAYS.saturating_sub(taken(db, player, year(now))?);
    Ok(VacationState { now: going_on(db, player, now)?.map(|(_, vacation)| vacation), left })
}

impl Reader {
    /// How a player stands with their vacation.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn vacation(&self, player: UserId, now: Timestamp) -> Result<VacationState, StoreError> {
        self.look(|db| state(db, player, now))
    }

    /// The last moment at which the bot is known to have been connected.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn last_beat(&self) -> Result<Option<Timestamp>, StoreError> {
        self.look(heartbeat)
    }
}

/// Spends a day of vacation from `at` on, when a player's clock runs out in a game that is played by the day. `None`
/// when no day is left.
pub(crate) fn spend_a_day(
    tx: &Transaction<'_>,
    player: UserId,
    at: Timestamp,
) -> Result<Option<(Vacation, u16)>, StoreError> {
    let taken = taken(tx, player, year(at))?;
    let Some(vacation) = Vacation::from(at, 1, taken) else { return Ok(None) };
    put_vacation(tx, player, vacation)?;
    Ok(Some((vacation, VACATION_DAYS.saturating_sub(taken + 1))))
}

/// The games of a player that go on with a clock.
pub(crate) fn clocked(db: &Connection, player: UserId) -> Result<Vec<GameId>, StoreError> {
    Ok(db
        .prepare_cached(
            "SELECT id FROM games WHERE (white = ?1 OR black = ?1) AND ended_at IS NULL AND clock_since IS NOT NULL
             ORDER BY id",
        )?
        .query_map([user_to_sql(player)], |row| row.get(0).map(GameId))?
        .collect::<Result<_, _>>()?)
}
