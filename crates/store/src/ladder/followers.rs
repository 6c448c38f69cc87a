//! Channels that follow a ladder: what they were told, and the board that is shown there.

use play::{Timestamp, UserId};
use rules::Variant;
use rusqlite::{Connection, OptionalExtension, Params, Row, Transaction};

use super::{EngineId, LadderNotice, NewsId, notices};
use crate::rows::read;
use crate::{Address, ChannelId, Committed, GuildId, MessageId, PostId, Reader, Store, StoreError, outbox};

/// What a server wants to be told of a ladder, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Following {
    /// The server.
    pub guild: GuildId,
    /// The ladder; a server follows each in one channel at most.
    pub variant: Variant,
    /// Where.
    pub channel: ChannelId,
    /// The hour of the digest, 0 to 23.
    pub hour: u8,
    /// The IANA name of the zone that the hour is of.
    pub zone: String,
    /// Whether the board of a game that goes on is shown.
    pub live: bool,
}

/// A channel that follows a ladder, and how far it was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Follower {
    /// What is wanted.
    pub following: Following,
    /// The last news that was told.
    pub news: NewsId,
    /// The day of the last digest in its zone, as 20261130.
    pub day: Option<i32>,
    /// The message in which boards are shown, as the outbox has it.
    pub board: Option<PostId>,
    /// Since when.
    pub since: Timestamp,
}

impl Store {
    /// A server follows a ladder from now on, or otherwise than before. What happened until now is not told.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn follow_ladder(&self, wanted: &Following, now: Timestamp) -> Result<Committed<()>, StoreError> {
        self.change(|tx| {
            tx.execute(
                "INSERT INTO ladder_followers (guild, variant, channel, hour, zone, live, news, since)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, (SELECT coalesce(max(id), 0) FROM ladder_news), ?7)
                 ON CONFLICT (guild, variant) DO UPDATE SET
                    board = CASE WHEN channel = excluded.channel THEN board END,
                    channel = excluded.channel, hour = excluded.hour, zone = excluded.zone, live = excluded.live",
                (
                    wanted.guild,
                    wanted.variant.as_str(),
                    wanted.channel,
                    wanted.hour,
                    &wanted.zone,
                    wanted.live,
                    now.0,
                ),
            )?;
            Ok(())
        })
    }

    /// A server follows a ladder no more. `false` when it did not.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn unfollow_ladder(&self, guild: GuildId, variant: Variant) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let sql = "DELETE FROM ladder_followers WHERE guild = ?1 AND variant = ?2";
            Ok(tx.execute(sql, (guild, variant.as_str()))? == 1)
        })
    }

    /// Nothing is told in a channel any more: it is gone, or the bot may not write there. Gives how many ladders were
    /// followed there.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn unfollow_in(&self, channel: ChannelId) -> Result<usize, StoreError> {
        self.change(|tx| Ok(tx.execute("DELETE FROM ladder_followers WHERE channel = ?1", [channel])?))
            .map(Committed::into_inner)
    }

    /// Writes what happened since to the outbox, for every channel that follows; each once. Gives how much.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn tell_followers(&self, now: Timestamp) -> Result<Committed<usize>, StoreError> {
        self.change(|tx| {
            let mut told = 0;
            for follower in select(tx, "1", [])? {
                told += tell(tx, &follower, now)?;
            }
            Ok(told)
        })
    }

    /// Writes the digest of a day for a channel to the outbox. `false` when that day was told, or nobody follows.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn tell_digest(
        &self,
        guild: GuildId,
        variant: Variant,
        day: i32,
        now: Timestamp,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let sql = "UPDATE ladder_followers SET day = ?3
                       WHERE guild = ?1 AND variant = ?2 AND (day IS NULL OR day < ?3) RETURNING channel";
            let channel: Option<ChannelId> = tx
                .prepare_cached(sql)?
                .query_row((guild, variant.as_str(), day), |row| row.get(0))
                .optional()?;
            let Some(channel) = channel else { return Ok(false) };
            let index = variant.index() as u8;
            let key = format!("l{day}{index}{}", place(channel));
            let notice = LadderNotice::Digest { variant: index, day };
            notices::put(tx, &key, notice, Address::Channel(channel), now)
        })
    }

    /// Writes a message that is to show boards to the outbox, in the place of the one before it. Gives the one before.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn show_board(
        &self,
        guild: GuildId,
        variant: Variant,
        now: Timestamp,
    ) -> Result<Committed<Option<PostId>>, StoreError> {
        self.change(|tx| {
            let filter = "guild = ?1 AND variant = ?2";
            let Some(follower) = select(tx, filter, (guild, variant.as_str()))?.pop() else {
                return Ok(None);
            };
            let (channel, index) = (follower.following.channel, variant.index() as u8);
            // A second is enough between two of them in one channel.
            let key = format!("v{index}{:x}{}", now.0 / 1000, place(channel));
            let notice = LadderNotice::Board { variant: index, at: now };
            let content = crate::Content::Ladder(notice);
            let post = outbox::word(tx, &key, content, Address::Channel(channel), now)?;
            if let Some(post) = post {
                tx.execute(
                    "UPDATE ladder_followers SET board = ?3 WHERE guild = ?1 AND variant = ?2",
                    (guild, variant.as_str(), post),
                )?;
            }
            Ok(follower.board)
        })
    }

    /// Remembers in which server an engine was entered: those who manage it may act in its owner's place.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn set_engine_server(&self, engine: EngineId, guild: GuildId) -> Result<(), StoreError> {
        self.change(|tx| {
            tx.execute(
                "INSERT INTO engine_servers (engine, guild) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                (engine, guild),
            )?;
            Ok(())
        })
        .map(Committed::into_inner)
    }
}

/// Tells a channel the news that it does not know.
fn tell(tx: &Transaction<'_>, follower: &Follower, now: Timestamp) -> Result<usize, StoreError> {
    let (channel, variant) = (follower.following.channel, follower.following.variant);
    let news: Vec<NewsId> = tx
        .prepare_cached("SELECT id FROM ladder_news WHERE variant = ?1 AND id > ?2 ORDER BY id LIMIT 50")?
        .query_map((variant.as_str(), follower.news), |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for id in &news {
        let key = format!("n{id}c{}", place(channel));
        notices::put(tx, &key, LadderNotice::News { news: *id }, Address::Channel(channel), now)?;
    }
    if let Some(last) = news.last() {
        tx.execute(
            "UPDATE ladder_followers SET news = ?3 WHERE guild = ?1 AND variant = ?2",
            (follower.following.guild, variant.as_str(), last),
        )?;
    }
    Ok(news.len())
}

/// A channel's number in base 36.
fn place(channel: ChannelId) -> String {
    outbox::short(UserId(channel.0))
}

impl Reader {
    /// The channels that follow a ladder.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn followers(&self) -> Result<Vec<Follower>, StoreError> {
        self.look(|db| select(db, "1 ORDER BY guild, variant", []))
    }

    /// The server in which an engine was entered.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn engine_server(&self, engine: EngineId) -> Result<Option<GuildId>, StoreError> {
        self.look(|db| {
            let mut statement = db.prepare_cached("SELECT guild FROM engine_servers WHERE engine = ?1")?;
            Ok(statement.query_row([engine], |row| row.get(0)).optional()?)
        })
    }

    /// How many games of a ladder were played since a moment, checks aside.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn engine_games_since(&self, variant: Variant, since: Timestamp) -> Result<u64, StoreError> {
        self.look(|db| {
            let sql = "SELECT coalesce(sum(games), 0) FROM pairs
                       WHERE variant = ?1 AND state = 'over' AND purpose <> 'check' AND ended >= ?2";
            let count: i64 = db.query_row(sql, (variant.as_str(), since.0), |row| row.get(0))?;
            Ok(count.cast_unsigned())
        })
    }

    /// An engine's rating as it was at a moment; `None` before its first game.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn engine_rating_at(
        &self,
        variant: Variant,
        engine: EngineId,
        at: Timestamp,
    ) -> Result<Option<f64>, StoreError> {
        self.look(|db| {
            let sql =
                "SELECT rating FROM engine_rating_history WHERE variant = ?1 AND engine = ?2 AND at <= ?3
                       ORDER BY at DESC LIMIT 1";
            let mut statement = db.prepare_cached(sql)?;
            Ok(statement.query_row((variant.as_str(), engine, at.0), |row| row.get(0)).optional()?)
        })
    }

    /// The message that a row of the outbox became, and when; `None` until then.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn posted(&self, id: PostId) -> Result<Option<(ChannelId, MessageId, Timestamp)>, StoreError> {
        let post = self.post(id)?;
        Ok(post.and_then(|post| Some((post.sent_channel?, post.message?, post.sent_at?))))
    }
}

fn select(db: &Connection, filter: &str, params: impl Params) -> Result<Vec<Follower>, StoreError> {
    let mut statement = db.prepare_cached(&format!(
        "SELECT guild, variant, channel, hour, zone, live, news, day, board, since FROM ladder_followers WHERE {filter}"
    ))?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(follower(row)?);
    }
    Ok(found)
}

fn follower(row: &Row<'_>) -> Result<Follower, StoreError> {
    let variant: String = row.get(1)?;
    Ok(Follower {
        following: Following {
            guild: row.get(0)?,
            variant: read("a follower of a ladder", &variant, Variant::from_word(&variant))?,
            channel: row.get(2)?,
            hour: row.get(3)?,
            zone: row.get(4)?,
            live: row.get(5)?,
        },
        news: row.get(6)?,
        day: row.get(7)?,
        board: row.get(8)?,
        since: Timestamp(row.get(9)?),
    })
}
