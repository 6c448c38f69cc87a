//! Who has a puzzle every day, when and how.

use play::{Daily, Series, Timestamp, UserId, Zone};
use rules::Variant;
use rusqlite::{Connection, OptionalExtension, Row, Transaction};

use super::days;
use crate::rows::{read, user_to_sql};
use crate::{ChannelId, Committed, GuildId, Reader, RoleId, Store, StoreError, people};

/// Who has a puzzle every day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// A server, in one of its channels.
    Server(GuildId),
    /// A person, in their direct messages.
    Person(UserId),
}

impl Subject {
    /// The columns `guild` and `player`.
    pub(crate) fn columns(self) -> (Option<GuildId>, Option<i64>) {
        match self {
            Self::Server(guild) => (Some(guild), None),
            Self::Person(player) => (None, Some(user_to_sql(player))),
        }
    }

    /// The subject in two columns of a row.
    pub(crate) fn of(row: &Row<'_>, guild: usize, player: usize) -> rusqlite::Result<Option<Self>> {
        let (guild, player): (Option<GuildId>, Option<i64>) = (row.get(guild)?, row.get(player)?);
        let person = || player.map(|player| Self::Person(crate::rows::user_from_sql(player)));
        Ok(guild.map(Self::Server).or_else(person))
    }
}

/// When and how they have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailySetting {
    /// The channel of a server; `None` where it was lost, and for a person.
    pub channel: Option<ChannelId>,
    /// When: whose clock, and which hour.
    pub daily: Daily,
    /// The rule sets, each with its own puzzle.
    pub variants: Vec<Variant>,
    /// How hard they are.
    pub series: Series,
    /// The role that is mentioned.
    pub role: Option<RoleId>,
    /// The language of the posts; `None` is the server's or the person's own.
    pub language: Option<String>,
    /// Whether it is told what is to be reached.
    pub goal: bool,
}

const COLUMNS: &str = "channel, hour, zone, variants, series, role, language, goal";

impl Store {
    /// Sets when and how a server or person has a puzzle every day. If today's hour has come already, and no puzzle of the
    /// rule set was there today, it is due at once.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn set_daily(
        &self,
        subject: Subject,
        setting: &DailySetting,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.change(|tx| {
            if let Subject::Person(player) = subject {
                people::know(tx, player)?;
            }
            let (guild, player) = subject.columns();
            let sql = format!(
                "INSERT INTO dailies (guild, player, {COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
                 ON CONFLICT DO UPDATE SET channel = excluded.channel, hour = excluded.hour, zone = excluded.zone,
                    variants = excluded.variants, series = excluded.series, role = excluded.role,
                    language = excluded.language, goal = excluded.goal"
            );
            let variants: Vec<&str> = setting.variants.iter().map(|variant| variant.as_str()).collect();
            tx.execute(
                &sql,
                rusqlite::params![
                    guild,
                    player,
                    setting.channel,
                    setting.daily.hour,
                    setting.daily.zone.name(),
                    variants.join(" "),
                    setting.series.to_string(),
                    setting.role,
                    setting.language,
                    setting.goal,
                ],
            )?;
            days::reschedule(tx, subject, now)
        })
        .map(Committed::into_inner)
    }

    /// Ends the daily puzzles of a server or person; the solution of the last one is told. `false` when there were none.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn stop_daily(&self, subject: Subject, now: Timestamp) -> Result<bool, StoreError> {
        self.change(|tx| {
            let (guild, player) = subject.columns();
            let stopped =
                tx.execute("DELETE FROM dailies WHERE guild = ?1 OR player = ?2", (guild, player))?;
            if stopped > 0 {
                days::reveal_all(tx, subject, now)?;
            }
            days::reschedule(tx, subject, now)?;
            Ok(stopped > 0)
        })
        .map(Committed::into_inner)
    }

    /// A channel is gone: servers that had their daily puzzles there have none until they name another.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn forget_daily_channel(&self, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
        self.lose("channel = ?1", channel.0, now)
    }

    /// A server has thrown the bot out: it has no daily puzzles until it names a channel again.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn forget_daily_server(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        self.lose("guild = ?1", guild.0, now)
    }

    fn lose(&self, filter: &str, number: u64, now: Timestamp) -> Result<(), StoreError> {
        self.change(|tx| {
            let sql = format!("SELECT guild FROM dailies WHERE {filter} AND guild IS NOT NULL");
            let guilds = tx
                .prepare(&sql)?
                .query_map([number.cast_signed()], |row| row.get(0))?
                .collect::<Result<Vec<GuildId>, _>>()?;
            for guild in guilds {
                tx.execute("UPDATE dailies SET channel = NULL WHERE guild = ?1", [guild])?;
                days::reschedule(tx, Subject::Server(guild), now)?;
            }
            Ok(())
        })
        .map(Committed::into_inner)
    }
}

impl Reader {
    /// When and how a server or person has a puzzle every day; `None` when they have none.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn daily(&self, subject: Subject) -> Result<Option<DailySetting>, StoreError> {
        self.look(|db| find(db, subject))
    }
}

pub(super) fn find(db: &Connection, subject: Subject) -> Result<Option<DailySetting>, StoreError> {
    let (guild, player) = subject.columns();
    let sql = format!("SELECT {COLUMNS} FROM dailies WHERE guild = ?1 OR player = ?2");
    let found = db.prepare_cached(&sql)?.query_row((guild, player), |row| Ok(setting(row))).optional()?;
    found.transpose()
}

/// All who have a puzzle every day.
pub(super) fn all(db: &Connection) -> Result<Vec<(Subject, DailySetting)>, StoreError> {
    let mut statement = db.prepare_cached(&format!("SELECT {COLUMNS}, guild, player FROM dailies"))?;
    let mut rows = statement.query([])?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        let subject = read("who has daily puzzles", "nobody", Subject::of(row, 8, 9)?)?;
        all.push((subject, setting(row)?));
    }
    all.retain(|(subject, setting)| is_on(*subject, setting));
    Ok(all)
}

/// What an order for daily puzzles is due by: none for a server whose channel was lost.
pub(super) fn is_on(subject: Subject, setting: &DailySetting) -> bool {
    setting.channel.is_some() || matches!(subject, Subject::Person(_))
}

fn setting(row: &Row<'_>) -> Result<DailySetting, StoreError> {
    let (zone, variants, series): (String, String, String) = (row.get(2)?, row.get(3)?, row.get(4)?);
    Ok(DailySetting {
        channel: row.get(0)?,
        daily: Daily { zone: zone_named(&zone), hour: row.get(1)? },
        // One that this program does not know is passed over.
        variants: variants.split(' ').filter_map(Variant::from_word).collect(),
        series: read("the tiers of daily puzzles", &series, series.parse().ok())?,
        role: row.get(5)?,
        language: row.get(6)?,
        goal: row.get(7)?,
    })
}

/// A zone of a row; one that the database of zones has lost is UTC.
pub(super) fn zone_named(name: &str) -> Zone {
    Zone::named(name).unwrap_or_else(Zone::utc)
}

/// Those who have a puzzle every day, for those who look after the whole.
pub(super) fn note_next(
    tx: &Transaction<'_>,
    subject: Subject,
    at: Option<Timestamp>,
) -> Result<(), StoreError> {
    let due = crate::Due::Daily(subject);
    match at {
        Some(at) if at.0 < i64::MAX => crate::clockwork::note(tx, due, at),
        _ => crate::clockwork::forget(tx, due),
    }
}
