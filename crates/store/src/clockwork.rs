//! What happens by itself at a moment: flags, reminders, digests. The moments stand in the table `due`.
//!
//! A clock that stands a while only makes a moment come later than is noted; whatever comes due is looked at anew
//! and, if it is too early, noted for later. So outages and vacations need not touch the games. What brings a moment
//! forward (a move, a vacation ended) notes it at once.

use play::{GameId, HOUSE, Millis, Timestamp, UserId, Zone};
use rusqlite::{Connection, OptionalExtension, Row, Transaction};

use crate::rows::{read, user_from_sql, user_to_sql};
use crate::{
    Committed, Reader, Store, StoreError, StoredGame, Subject, absence, flags, game_rows, outbox, puzzles,
};

/// What is to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// The clock of the side on move runs out.
    Flag(GameId),
    /// So many hours are left to the side on move.
    Reminder(GameId, u8),
    /// A person's daily list.
    Digest(UserId),
    /// The puzzle of the day of a server or person.
    Daily(Subject),
}

impl Due {
    fn key(self) -> String {
        match self {
            Self::Flag(game) => format!("f{game}"),
            Self::Reminder(game, hours) => format!("r{game}:{hours}"),
            Self::Digest(player) => format!("d{player}"),
            Self::Daily(Subject::Server(guild)) => format!("y{guild}"),
            Self::Daily(Subject::Person(player)) => format!("z{player}"),
        }
    }
}

/// Something that is to happen, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueAt {
    /// What.
    pub due: Due,
    /// When, at the earliest.
    pub at: Timestamp,
}

/// What came of it.
#[derive(Clone, Debug)]
pub enum Fired {
    /// Nothing yet: it is due later, or not at all any more.
    Nothing,
    /// A game ended on time.
    Flagged(Box<StoredGame>),
    /// A day of vacation was spent instead.
    OnVacation(Box<StoredGame>),
    /// A reminder, a digest or a puzzle is in the outbox.
    Told,
}

/// When a player wants to be reminded.
struct Wishes {
    hours: Vec<u8>,
    digest: Option<u8>,
    zone: Zone,
}

fn wishes(db: &Connection, player: UserId) -> Result<Wishes, StoreError> {
    let row = db
        .prepare_cached("SELECT remind_24, remind_8, remind_1, digest_hour, zone FROM players WHERE id = ?1")?
        .query_row([user_to_sql(player)], |row| {
            let wanted: [bool; 3] = [row.get(0)?, row.get(1)?, row.get(2)?];
            Ok((wanted, row.get(3)?, row.get::<_, Option<String>>(4)?))
        })
        .optional()?;
    let (wanted, digest, zone) = row.unwrap_or(([false; 3], None, None));
    let hours = [24, 8, 1].into_iter().zip(wanted).filter_map(|(hours, wanted)| wanted.then_some(hours));
    Ok(Wishes {
        hours: hours.collect(),
        digest,
        zone: zone.and_then(|name| Zone::named(&name)).unwrap_or_else(Zone::utc),
    })
}

pub(crate) fn note(tx: &Transaction<'_>, due: Due, at: Timestamp) -> Result<(), StoreError> {
    let (kind, game, (guild, player), hours) = match due {
        Due::Flag(game) => ("flag", Some(game), (None, None), None),
        Due::Reminder(game, hours) => ("remind", Some(game), (None, None), Some(hours)),
        Due::Digest(player) => ("digest", None, (None, Some(user_to_sql(player))), None),
        Due::Daily(subject) => ("daily", None, subject.columns(), None),
    };
    tx.prepare_cached(
        "INSERT INTO due (key, kind, at, game, player, hours, guild) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (key) DO UPDATE SET at = excluded.at",
    )?
    .execute((due.key(), kind, at.0, game.map(|game| game.0), player, hours, guild))?;
    Ok(())
}

pub(crate) fn forget(tx: &Transaction<'_>, due: Due) -> Result<(), StoreError> {
    tx.prepare_cached("DELETE FROM due WHERE key = ?1")?.execute([due.key()])?;
    Ok(())
}

/// Notes all moments of a game as they are to be now. What should have been said and was not is said late.
pub(crate) fn reschedule(tx: &Transaction<'_>, stored: &StoredGame) -> Result<(), StoreError> {
    reschedule_after(tx, stored, Timestamp(i64::MIN))
}

/// The same without reminders of moments up to `now`: they were not wished for then.
fn reschedule_after(tx: &Transaction<'_>, stored: &StoredGame, now: Timestamp) -> Result<(), StoreError> {
    let game = &stored.game;
    tx.prepare_cached("DELETE FROM due WHERE game = ?1")?.execute([game.id().0])?;
    let (Some(flag), Some(mover)) = (game.flag_at(), game.on_move()) else { return Ok(()) };
    note(tx, Due::Flag(game.id()), flag)?;
    if !game.terms().control.is_long() {
        return Ok(());
    }
    for hours in wishes(tx, mover)?.hours {
        if let Some(at) = reminder_at(tx, stored, hours)?.filter(|at| *at > now) {
            note(tx, Due::Reminder(game.id(), hours), at)?;
        }
    }
    Ok(())
}

/// When so many hours will be left: only if there were more when the clock began to run, and it was not said before.
fn reminder_at(db: &Connection, stored: &StoredGame, hours: u8) -> Result<Option<Timestamp>, StoreError> {
    let game = &stored.game;
    if game.on_move() == Some(HOUSE) {
        return Ok(None);
    }
    let since = game.clock().map(play::Clock::since);
    let Some(at) = game.reaches(Millis(Millis::HOUR.0 * i64::from(hours))).filter(|at| Some(*at) > since)
    else {
        return Ok(None);
    };
    let key = outbox::reminder_key(game.id(), game.turn(), hours);
    let said = db.prepare_cached("SELECT 1 FROM outbox WHERE key = ?1")?.exists([key])?;
    Ok((!said).then_some(at))
}

/// Notes the moments of all games of a player anew.
pub(crate) fn reschedule_all(tx: &Transaction<'_>, player: UserId) -> Result<(), StoreError> {
    for id in absence::clocked(tx, player)? {
        if let Some(stored) = game_rows::find(tx, id)? {
            reschedule(tx, &stored)?;
        }
    }
    Ok(())
}

/// A player wishes to be reminded otherwise, or lives in another zone.
pub(crate) fn wishes_changed(tx: &Transaction<'_>, player: UserId, now: Timestamp) -> Result<(), StoreError> {
    reschedule_digest(tx, player, now)?;
    for id in absence::clocked(tx, player)? {
        match game_rows::find(tx, id)? {
            Some(stored) if stored.game.on_move() == Some(player) => reschedule_after(tx, &stored, now)?,
            _ => {}
        }
    }
    Ok(())
}

/// Notes the next daily list of a player.
fn reschedule_digest(tx: &Transaction<'_>, player: UserId, now: Timestamp) -> Result<(), StoreError> {
    let wishes = wishes(tx, player)?;
    match wishes.digest {
        Some(hour) => note(tx, Due::Digest(player), wishes.zone.next_hour(now, hour)),
        None => forget(tx, Due::Digest(player)),
    }
}

/// What is told of a turn that began before this database took the place of a later one may have been told already.
pub(crate) fn doubt_if_restored(
    tx: &Transaction<'_>,
    stored: &StoredGame,
    post: crate::PostId,
) -> Result<(), StoreError> {
    match restored_at(tx)? {
        Some(at) if stored.game.last_moved() < at => outbox::doubt(tx, post, stored.game.last_moved()),
        _ => Ok(()),
    }
}

/// What was due at `due` may have been said before this database took the place of a later one: it is looked for first.
pub(crate) fn doubt_if_restored_since(
    tx: &Transaction<'_>,
    post: crate::PostId,
    due: Timestamp,
) -> Result<(), StoreError> {
    match restored_at(tx)? {
        Some(at) if due < at => outbox::doubt(tx, post, due),
        _ => Ok(()),
    }
}

fn restored_at(db: &Connection) -> Result<Option<Timestamp>, StoreError> {
    let at = db.query_row("SELECT at FROM restored", [], |row| row.get(0)).optional()?;
    Ok(at.map(Timestamp))
}

fn remind(tx: &Transaction<'_>, game: GameId, hours: u8, now: Timestamp) -> Result<Fired, StoreError> {
    let Some(stored) = game_rows::find(tx, game)? else { return Ok(Fired::Nothing) };
    match reminder_at(tx, &stored, hours)? {
        Some(at) if at <= now => {
            let Some(post) = outbox::Lines::of(&stored).reminder(tx, hours, now)? else {
                return Ok(Fired::Nothing);
            };
            doubt_if_restored(tx, &stored, post)?;
            Ok(Fired::Told)
        }
        Some(at) => {
            note(tx, Due::Reminder(game, hours), at)?;
            Ok(Fired::Nothing)
        }
        None => Ok(Fired::Nothing),
    }
}

/// The list of the day that it is now, if its hour has come: when the bot was away at the hour it is told later that
/// day, but not on the next, which has its own.
fn digest(tx: &Transaction<'_>, player: UserId, at: Timestamp, now: Timestamp) -> Result<Fired, StoreError> {
    reschedule_digest(tx, player, now)?;
    let Wishes { digest: Some(hour), zone, .. } = wishes(tx, player)? else { return Ok(Fired::Nothing) };
    let today = zone.date(now);
    if zone.next_hour(zone.start_of(today).plus_ms(-1), hour) > now || !is_awaited(tx, player)? {
        return Ok(Fired::Nothing);
    }
    let day = i32::from(today.year()) * 10_000 + i32::from(today.month()) * 100 + i32::from(today.day());
    // A list has nothing by which it could be found in the chat again: better none on that day than two.
    if restored_at(tx)?.is_some_and(|restored| at < restored) {
        return Ok(Fired::Nothing);
    }
    Ok(if outbox::digest(tx, player, day, now)?.is_some() { Fired::Told } else { Fired::Nothing })
}

/// Whether a game waits for a player's move.
fn is_awaited(db: &Connection, player: UserId) -> Result<bool, StoreError> {
    let filter = "(g.white = ?1 OR g.black = ?1) AND g.ended_at IS NULL";
    let games = game_rows::select(db, filter, [user_to_sql(player)])?;
    Ok(games.iter().any(|stored| stored.game.on_move() == Some(player)))
}

impl Store {
    /// Lets happen what has come due, in one transaction; nothing if it was done before or is due later.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn fire(&self, due: DueAt, now: Timestamp) -> Result<Committed<Fired>, StoreError> {
        self.change(|tx| {
            absence::catch_up(tx, now)?;
            let still = "SELECT 1 FROM due WHERE key = ?1 AND at = ?2 AND at <= ?3";
            if !tx.prepare_cached(still)?.exists((due.due.key(), due.at.0, now.0))? {
                return Ok(Fired::Nothing);
            }
            match due.due {
                Due::Flag(game) => {
                    let mover = game_rows::find(tx, game)?.and_then(|stored| stored.game.on_move());
                    let Some(mover) = mover else {
                        forget(tx, due.due)?;
                        return Ok(Fired::Nothing);
                    };
                    Ok(flags::run_out(tx, mover, due.at, now)?.remove(&game).unwrap_or(Fired::Nothing))
                }
                Due::Reminder(game, hours) => {
                    forget(tx, due.due)?;
                    remind(tx, game, hours, now)
                }
                Due::Digest(player) => digest(tx, player, due.at, now),
                Due::Daily(subject) => puzzles::fire(tx, subject, now),
            }
        })
    }
}

impl Reader {
    /// What has come due at `now`, earliest first: at most `limit`.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<DueAt>, StoreError> {
        self.look(|db| {
            let mut statement = db.prepare_cached(
                "SELECT kind, at, game, player, hours, key, guild FROM due WHERE at <= ?1 ORDER BY at, key LIMIT ?2",
            )?;
            let mut rows = statement.query((now.0, limit))?;
            let mut found = Vec::new();
            while let Some(row) = rows.next()? {
                found.push(due_at(row)?);
            }
            Ok(found)
        })
    }

    /// When the next thing comes due, at the earliest; `None` when nothing will.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn next_due(&self) -> Result<Option<Timestamp>, StoreError> {
        self.look(|db| {
            let at: Option<i64> = db.query_row("SELECT min(at) FROM due", [], |row| row.get(0))?;
            Ok(at.map(Timestamp))
        })
    }
}

fn due_at(row: &Row<'_>) -> Result<DueAt, StoreError> {
    let (kind, at): (String, i64) = (row.get(0)?, row.get(1)?);
    let game = row.get::<_, Option<i64>>(2)?.map(GameId);
    let player = row.get::<_, Option<i64>>(3)?.map(user_from_sql);
    let due = match (kind.as_str(), game, player, row.get::<_, Option<u8>>(4)?) {
        ("flag", Some(game), _, _) => Some(Due::Flag(game)),
        ("remind", Some(game), _, Some(hours)) => Some(Due::Reminder(game, hours)),
        ("digest", _, Some(player), _) => Some(Due::Digest(player)),
        ("daily", ..) => Subject::of(row, 6, 3)?.map(Due::Daily),
        _ => None,
    };
    Ok(DueAt { due: read("what is due", &kind, due)?, at: Timestamp(at) })
}
