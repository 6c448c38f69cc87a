//! The puzzles of the days: written when they are due, each with the row of its message.

use play::{LocalDate, Series, Tier, Timestamp};
use rules::Variant;
use rusqlite::{Connection, OptionalExtension, Params, Row, Transaction};

use super::setting::{self, DailySetting, Subject, zone_named};
use super::{shelf, stock};
use crate::rows::{read, user_from_sql};
use crate::{
    Address, ChannelId, Content, DailyPostId, Fired, GuildId, MessageId, PuzzleNo, Reader, RoleId, Store,
    StoreError, clockwork, outbox,
};

/// The puzzle of a day, in one server or of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPost {
    /// Its row.
    pub id: DailyPostId,
    /// Whose.
    pub subject: Subject,
    /// Its rule set.
    pub variant: Variant,
    /// How hard the puzzles of these days are.
    pub series: Series,
    /// How hard this one was to be.
    pub tier: Tier,
    /// The date where it is posted.
    pub date: LocalDate,
    /// Its number.
    pub number: i32,
    /// The puzzle.
    pub puzzle: PuzzleNo,
    /// The zone whose date it is.
    pub zone: play::Zone,
    /// The role that is mentioned.
    pub role: Option<RoleId>,
    /// The language of its message; `None` is the server's or the person's own.
    pub language: Option<String>,
    /// Whether it is told what is to be reached.
    pub goal: bool,
    /// When its solution was told; until then it is the day's.
    pub revealed: Option<Timestamp>,
}

impl DailyPost {
    /// Whether its day is over at `now`, where it is posted, or the next one has come: it is not posted any more.
    pub fn is_past(&self, now: Timestamp) -> bool {
        self.revealed.is_some() || self.zone.date(now) > self.date
    }
}

/// A message of a day's puzzle whose count of solvers is not the newest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyShown {
    /// The puzzle.
    pub post: DailyPost,
    /// Where the message is.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// When it was sent.
    pub sent_at: Timestamp,
}

const COLUMNS: &str =
    "d.id, d.guild, d.player, d.variant, d.series, d.tier, d.date, d.number, d.puzzle, d.zone, d.role,
    d.language, d.goal, d.revealed";

/// The day's puzzles come due, those of all rule sets of a server or person.
pub(crate) fn fire(tx: &Transaction<'_>, subject: Subject, now: Timestamp) -> Result<Fired, StoreError> {
    let mut fired = Fired::Nothing;
    if let Some(setting) = setting::find(tx, subject)?.filter(|setting| setting::is_on(subject, setting)) {
        for &variant in &setting.variants {
            let last = last_date(tx, subject, variant)?;
            if let Some(date) = setting.daily.due(last, now)
                && write(tx, subject, &setting, variant, date, now)?
            {
                fired = Fired::Told;
            }
        }
    }
    // A rule set that has no puzzle to give is not asked again today.
    note_next(tx, subject, now, true)?;
    Ok(fired)
}

/// Notes when the next puzzle of a server or person is due, today's if that is.
pub(super) fn reschedule(tx: &Transaction<'_>, subject: Subject, now: Timestamp) -> Result<(), StoreError> {
    note_next(tx, subject, now, false)
}

fn note_next(
    tx: &Transaction<'_>,
    subject: Subject,
    now: Timestamp,
    past_today: bool,
) -> Result<(), StoreError> {
    let mut next = None;
    if let Some(setting) = setting::find(tx, subject)?.filter(|setting| setting::is_on(subject, setting)) {
        let today = setting.daily.zone.date(now);
        for &variant in &setting.variants {
            let last = last_date(tx, subject, variant)?;
            let done = past_today && setting.daily.due(last, now).is_some();
            let at = setting.daily.next(if done { Some(today) } else { last }, now);
            next = Some(next.map_or(at, |next: Timestamp| next.min(at)));
        }
    }
    setting::note_next(tx, subject, next)
}

/// The latest date on which a rule set has had its puzzle.
fn last_date(db: &Connection, subject: Subject, variant: Variant) -> Result<Option<LocalDate>, StoreError> {
    let (guild, player) = subject.columns();
    let sql = "SELECT max(date) FROM daily_posts WHERE (guild = ?1 OR player = ?2) AND variant = ?3";
    let last: Option<i32> =
        db.prepare_cached(sql)?.query_row((guild, player, variant.as_str()), |row| row.get(0))?;
    last.map(date).transpose()
}

/// Writes the puzzle of a date and its message, after that of the solution of the one before. `false` when the rule set
/// has no puzzle.
fn write(
    tx: &Transaction<'_>,
    subject: Subject,
    setting: &DailySetting,
    variant: Variant,
    date: LocalDate,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let chosen = match shelf::of_day(tx, subject, variant, setting.series, date)? {
        Some(puzzle) => Some(puzzle),
        None => shelf::had_longest_ago(tx, subject, variant)?,
    };
    let Some(puzzle) = chosen else { return Ok(false) };
    reveal(tx, subject, Some(variant), now)?;
    let (guild, player) = subject.columns();
    tx.execute(
        "INSERT INTO daily_posts (guild, player, variant, series, tier, date, number, puzzle, zone, role, language, goal,
            written)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
        rusqlite::params![
            guild,
            player,
            variant.as_str(),
            setting.series.to_string(),
            setting.series.tier(date).as_str(),
            date.number(),
            Series::number(date),
            puzzle,
            setting.daily.zone.name(),
            setting.role,
            setting.language,
            setting.goal,
            now.0,
        ],
    )?;
    let id = DailyPostId(tx.last_insert_rowid());
    let address = match subject {
        Subject::Server(_) => setting.channel.map(Address::Channel),
        Subject::Person(player) => Some(Address::User(player)),
    };
    if let Some(post) = outbox::daily(tx, Content::Daily(id), address, now)?
        && let Some(due) = setting.daily.zone.hour_of(date, setting.daily.hour)
    {
        clockwork::doubt_if_restored_since(tx, post, due)?;
    }
    Ok(true)
}

/// Tells the solutions of those of a server's or person's puzzles that are the day's so far.
fn reveal(
    tx: &Transaction<'_>,
    subject: Subject,
    variant: Option<Variant>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let (guild, player) = subject.columns();
    let filter = "d.revealed IS NULL AND (d.guild = ?1 OR d.player = ?2) AND (?3 IS NULL OR d.variant = ?3) ORDER BY d.id";
    for post in select(tx, filter, (guild, player, variant.map(Variant::as_str)))? {
        tx.execute("UPDATE daily_posts SET revealed = ?2 WHERE id = ?1", (post.id, now.0))?;
        write_solution(tx, &post, now)?;
    }
    Ok(())
}

/// Writes the message of a solution. Where the puzzle never arrived, there is nothing to tell it of.
fn write_solution(tx: &Transaction<'_>, post: &DailyPost, now: Timestamp) -> Result<(), StoreError> {
    let Some((channel, _, sent_at)) = message(tx, post.id)? else { return Ok(()) };
    let address = match post.subject {
        Subject::Server(_) => Address::Channel(channel),
        Subject::Person(player) => Address::User(player),
    };
    if let Some(row) = outbox::daily(tx, Content::Reveal(post.id), Some(address), now)? {
        clockwork::doubt_if_restored_since(tx, row, sent_at)?;
    }
    Ok(())
}

/// A row of the outbox has arrived. If it is a day's puzzle that was under way when the next one came, its solution follows
/// now.
pub(crate) fn arrived(tx: &Transaction<'_>, row: crate::PostId, now: Timestamp) -> Result<(), StoreError> {
    let sql = "SELECT notice FROM outbox WHERE id = ?1 AND kind = 'daily'";
    let id: Option<String> = tx.prepare_cached(sql)?.query_row([row], |row| row.get(0)).optional()?;
    if let Some(id) = id {
        for post in select(tx, "d.id = CAST(?1 AS INTEGER) AND d.revealed IS NOT NULL", [id])? {
            write_solution(tx, &post, now)?;
        }
    }
    Ok(())
}

/// Tells all of them.
pub(super) fn reveal_all(tx: &Transaction<'_>, subject: Subject, now: Timestamp) -> Result<(), StoreError> {
    reveal(tx, subject, None, now)
}

/// The message of a puzzle of the day, once it is sent.
fn message(
    db: &Connection,
    post: DailyPostId,
) -> Result<Option<(ChannelId, MessageId, Timestamp)>, StoreError> {
    let sql = "SELECT sent_channel, message, sent_at FROM outbox WHERE key = ?1 AND state = 'sent'";
    Ok(db
        .prepare_cached(sql)?
        .query_row([outbox::daily_key(Content::Daily(post))], |row| {
            Ok((row.get(0)?, row.get(1)?, Timestamp(row.get(2)?)))
        })
        .optional()?)
}

impl Store {
    /// The message of a day's puzzle says now that so many have tried and solved it, `told` in all; it is not to be edited
    /// before `next`.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn note_daily_shown(
        &self,
        post: DailyPostId,
        told: Option<u32>,
        next: Timestamp,
    ) -> Result<(), StoreError> {
        self.put(
            "UPDATE daily_posts SET shown = coalesce(?2, shown), edit_at = ?3 WHERE id = ?1",
            (post, told, next.0),
        )
    }
}

impl Reader {
    /// The puzzle of a day; `None` when there is none of that number.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn daily_post(&self, id: DailyPostId) -> Result<Option<DailyPost>, StoreError> {
        Ok(self.look(|db| select(db, "d.id = ?1", [id]))?.pop())
    }

    /// A server's or person's puzzle of a rule set and number.
    ///
    /// # Errors
    /// As [`daily_post`](Self::daily_post).
    pub fn daily_numbered(
        &self,
        subject: Subject,
        variant: Variant,
        number: i32,
    ) -> Result<Option<DailyPost>, StoreError> {
        let (guild, player) = subject.columns();
        let filter = "(d.guild = ?1 OR d.player = ?2) AND d.variant = ?3 AND d.number = ?4";
        Ok(self.look(|db| select(db, filter, (guild, player, variant.as_str(), number)))?.pop())
    }

    /// The puzzles of the days in a server or of a person, the newest first.
    ///
    /// # Errors
    /// As [`daily_post`](Self::daily_post).
    pub fn daily_posts(&self, subject: Subject, skip: u32, limit: u32) -> Result<Vec<DailyPost>, StoreError> {
        let (guild, player) = subject.columns();
        let filter = "(d.guild = ?1 OR d.player = ?2) ORDER BY d.date DESC, d.id DESC LIMIT ?4 OFFSET ?3";
        self.look(|db| select(db, filter, (guild, player, skip, limit)))
    }

    /// Where the message of a day's puzzle is, once it is sent.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn daily_message(&self, post: DailyPostId) -> Result<Option<(ChannelId, MessageId)>, StoreError> {
        self.look(|db| Ok(message(db, post)?.map(|(channel, message, _)| (channel, message))))
    }

    /// Messages in servers that say less than there is to say and may be edited at `now`, at most `limit`. A direct message
    /// counts nobody.
    ///
    /// # Errors
    /// As [`daily_post`](Self::daily_post).
    pub fn daily_edits(&self, now: Timestamp, limit: u32) -> Result<Vec<DailyShown>, StoreError> {
        self.look(|db| {
            // Those that are the day's are few: one a server.
            let filter = "d.revealed IS NULL AND d.guild IS NOT NULL AND d.edit_at <= ?1
                AND d.shown <> (SELECT count(*) + count(e.solved) FROM daily_entries AS e WHERE e.post = d.id)
                ORDER BY d.edit_at, d.id LIMIT ?2";
            let mut found = Vec::new();
            for post in select(db, filter, (now.0, limit))? {
                if let Some((channel, message, sent_at)) = message(db, post.id)? {
                    found.push(DailyShown { post, channel, message, sent_at });
                }
            }
            Ok(found)
        })
    }
}

pub(super) fn select(
    db: &Connection,
    filter: &str,
    params: impl Params,
) -> Result<Vec<DailyPost>, StoreError> {
    let mut statement =
        db.prepare_cached(&format!("SELECT {COLUMNS} FROM daily_posts AS d WHERE {filter}"))?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(post(row)?);
    }
    Ok(found)
}

fn post(row: &Row<'_>) -> Result<DailyPost, StoreError> {
    let (guild, player): (Option<GuildId>, Option<i64>) = (row.get(1)?, row.get(2)?);
    let (variant, series, tier): (String, String, String) = (row.get(3)?, row.get(4)?, row.get(5)?);
    let subject =
        guild.map(Subject::Server).or_else(|| player.map(|player| Subject::Person(user_from_sql(player))));
    Ok(DailyPost {
        id: row.get(0)?,
        subject: read("a daily puzzle", "nobody's", subject)?,
        variant: stock::variant(&variant)?,
        series: read("the tiers of daily puzzles", &series, series.parse().ok())?,
        tier: stock::tier(&tier)?,
        date: date(row.get(6)?)?,
        number: row.get(7)?,
        puzzle: row.get(8)?,
        zone: zone_named(&row.get::<_, String>(9)?),
        role: row.get(10)?,
        language: row.get(11)?,
        goal: row.get(12)?,
        revealed: row.get::<_, Option<i64>>(13)?.map(Timestamp),
    })
}

fn date(number: i32) -> Result<LocalDate, StoreError> {
    read("the date of a daily puzzle", &number.to_string(), LocalDate::from_number(number))
}
