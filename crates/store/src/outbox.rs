//! Messages to be posted: written in the transactions that they tell of, taken by the poster afterwards.
//!
//! The poster takes a row from [`next_posts`](Reader::next_posts), marks it in flight *before* it sends, and sent when
//! the chat confirms. A row found in flight at a start may or may not have reached the chat: while the chat still
//! remembers the nonce it is sent again with the same one, later it is looked for after
//! [`after_message`](Post::after_message), and either marked sent or, known to be absent, marked failed and tried anew.

use play::{ChallengeId, GameId, Timestamp, Turn, UserId};
use rusqlite::{Transaction, params};

use crate::rows::user_to_sql;
use crate::{
    Address, ChannelId, Committed, Content, MessageId, Notice, Place, Post, PostId, Store, StoreError,
    StoredGame, Why, doubts, game_rows, ghosts, people, post_rows, puzzles,
};

impl Store {
    /// The poster is about to send a waiting row, or an in-flight one again with its nonce. A row in flight keeps the
    /// moment and the last message of its first try, since that one may be what reached the chat. `after` is the last
    /// message known at the address. `false` when there is nothing to send any more: it was sent, given up, or went
    /// elsewhere.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn mark_in_flight(
        &self,
        post: PostId,
        after: Option<MessageId>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.mark(
            "UPDATE outbox SET state = 'in_flight', attempts = attempts + 1, retry_at = NULL,
                    in_flight_since = coalesce(in_flight_since, ?2),
                    after_message = CASE state WHEN 'in_flight' THEN after_message ELSE ?3 END
             WHERE id = ?1 AND state IN ('waiting', 'in_flight')",
            params![post, now.0, after],
        )
    }

    /// The chat has a message: `message` in `channel`. `false` when the row was marked sent before.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn mark_sent(
        &self,
        post: PostId,
        channel: ChannelId,
        message: MessageId,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.change(|tx| {
            let sql = "UPDATE outbox SET state = 'sent', message = ?2, sent_channel = ?3, sent_at = ?4,
                    in_flight_since = NULL, retry_at = NULL, fault = NULL
                WHERE id = ?1 AND state <> 'sent'";
            let marked = tx.prepare_cached(sql)?.execute(params![post, message, channel, now.0])? == 1;
            if marked {
                puzzles::arrived(tx, post, now)?;
            }
            Ok(marked)
        })
        .map(Committed::into_inner)
    }

    /// A message is known *not* to be in the chat: refused, or looked for and not found. It waits again, until
    /// `retry_at`.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn mark_failed(&self, post: PostId, why: &str, retry_at: Timestamp) -> Result<bool, StoreError> {
        self.mark(
            "UPDATE outbox SET state = 'waiting', in_flight_since = NULL, after_message = NULL, fault = ?2,
                    retry_at = ?3
             WHERE id = ?1 AND state IN ('waiting', 'in_flight')",
            params![post, why, retry_at.0],
        )
    }

    /// Whether a message reached the chat is not known (a time-out, a server error). It stays in flight, to be sent
    /// again with its nonce or looked for, from `retry_at` on.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn mark_unsure(&self, post: PostId, why: &str, retry_at: Timestamp) -> Result<bool, StoreError> {
        self.mark(
            "UPDATE outbox SET fault = ?2, retry_at = ?3 WHERE id = ?1 AND state = 'in_flight'",
            params![post, why, retry_at.0],
        )
    }

    /// A message is given up: known not to be in the chat and never to be taken there, such as a direct message to
    /// somebody who takes none. What follows it is no longer held up.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn mark_dead(&self, post: PostId, why: &str) -> Result<bool, StoreError> {
        self.mark(
            "UPDATE outbox SET state = 'dead', in_flight_since = NULL, retry_at = NULL, fault = ?2
             WHERE id = ?1 AND state IN ('waiting', 'in_flight')",
            params![post, why],
        )
    }

    /// The newest board of each live game that was given up to `user` waits again: their direct messages are open.
    /// Gives how many.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn revive(&self, user: UserId) -> Result<usize, StoreError> {
        self.change(|tx| {
            Ok(tx.execute(
                "UPDATE outbox SET state = 'waiting', after_message = NULL
                 WHERE state = 'dead' AND kind = 'board' AND recipient = ?1
                   AND game IN (SELECT id FROM games WHERE ended_at IS NULL AND place = 'dms')
                   AND (takebacks, ply) = (SELECT n.takebacks, n.ply FROM outbox AS n
                                           WHERE n.game = outbox.game AND n.kind = 'board'
                                           ORDER BY n.takebacks DESC, n.ply DESC LIMIT 1)",
                [user_to_sql(user)],
            )?)
        })
        .map(Committed::into_inner)
    }

    /// From now on `game` is played at `to`: what waits to be posted goes there, after a word about `why` if given.
    /// What is in flight or sent stays where it is; what waited for one player's direct messages becomes one message
    /// for both, and the other way round.
    ///
    /// # Errors
    /// [`StoreError::NoGame`] or [`StoreError::Sql`].
    pub fn set_place(
        &self,
        game: GameId,
        to: Place,
        why: Option<Why>,
        now: Timestamp,
    ) -> Result<Committed<StoredGame>, StoreError> {
        self.change(|tx| relocate(tx, game, to, why, now))
    }

    /// A word to one person that their direct messages do not take goes to where their game is played: the game that it
    /// is about, or `game`. `false` when there is no channel for it, and it is given up; or when it went there before.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn redirect(&self, post: &Post, game: Option<GameId>) -> Result<bool, StoreError> {
        let game = post.content.game().or(game);
        self.change(|tx| {
            let redirected = tx.execute(
                "UPDATE outbox SET state = 'waiting', recipient = NULL, in_flight_since = NULL, after_message = NULL,
                        retry_at = NULL, game = coalesce(game, ?2),
                        channel = (SELECT g.channel FROM games AS g WHERE g.id = ?2)
                 WHERE id = ?1 AND state IN ('waiting', 'in_flight') AND recipient IS NOT NULL
                   AND EXISTS (SELECT 1 FROM games AS g WHERE g.id = ?2 AND g.place IN ('thread', 'channel'))",
                (post.id, game.map(|game| game.0)),
            )?;
            if redirected == 0 {
                tx.execute(
                    "UPDATE outbox SET state = 'dead', in_flight_since = NULL, retry_at = NULL,
                            fault = 'no direct messages, and no channel instead'
                     WHERE id = ?1 AND state IN ('waiting', 'in_flight') AND recipient IS NOT NULL",
                    [post.id],
                )?;
            }
            Ok(redirected == 1)
        })
        .map(Committed::into_inner)
    }

    fn mark(&self, sql: &str, params: impl rusqlite::Params) -> Result<bool, StoreError> {
        self.change(|tx| Ok(tx.prepare_cached(sql)?.execute(params)? == 1)).map(Committed::into_inner)
    }
}

/// [`Store::set_place`] within a transaction.
pub(crate) fn relocate(
    tx: &Transaction<'_>,
    game: GameId,
    to: Place,
    why: Option<Why>,
    now: Timestamp,
) -> Result<StoredGame, StoreError> {
    game_rows::put_place(tx, game, to)?;
    let stored = game_rows::find(tx, game)?.ok_or(StoreError::NoGame(game))?;
    let lines = Lines::of(&stored);
    let doubtful = doubts::take(tx, game)?;
    let waiting = take_waiting(tx, game)?;
    if let Some(why) = why {
        lines.notice(tx, Notice::Moved { why }, now)?;
    }
    for line in waiting {
        lines.write(tx, &line)?;
    }
    doubts::put(tx, game, &doubtful)?;
    Ok(stored)
}

/// One thing to tell about a game, whoever is told.
struct Line {
    key: String,
    content: Content,
    created: Timestamp,
}

/// Writes a game's messages to where it is played.
pub(crate) struct Lines<'a> {
    game: &'a StoredGame,
}

impl<'a> Lines<'a> {
    pub(crate) fn of(game: &'a StoredGame) -> Self {
        Self { game }
    }

    /// One board.
    pub(crate) fn board(
        &self,
        tx: &Transaction<'_>,
        turn: Turn,
        now: Timestamp,
    ) -> Result<Vec<PostId>, StoreError> {
        let game = self.game.id();
        let content = Content::Board { game, turn };
        self.write(tx, &Line { key: format!("g{game}p{turn}"), content, created: now })
    }

    /// A word to the one on move that so many hours are left; `None` when it was said before.
    pub(crate) fn reminder(
        &self,
        tx: &Transaction<'_>,
        hours: u8,
        now: Timestamp,
    ) -> Result<Option<PostId>, StoreError> {
        let (game, turn) = (self.game.id(), self.game.game.turn());
        let Some(mover) = self.game.game.on_move() else { return Ok(None) };
        let content = Content::Reminder { game, turn, hours };
        let line = Line { key: reminder_key(game, turn, hours), content, created: now };
        insert(tx, &line.key, &line, Some(Address::User(mover)))
    }

    /// A word about the game.
    pub(crate) fn notice(
        &self,
        tx: &Transaction<'_>,
        notice: Notice,
        now: Timestamp,
    ) -> Result<Vec<PostId>, StoreError> {
        let (game, takebacks) = (self.game.id(), self.game.game.turn().takebacks);
        let turn = |ply| Turn { takebacks, ply };
        let key = match notice {
            // One offer by a side in a position, so one answer: the keys are unique.
            Notice::DrawOffered { by, ply, .. } => format!("g{game}o{}{}", turn(ply), by.letter()),
            Notice::DrawDeclined { by, ply, .. } => format!("g{game}x{}{}", turn(ply), by.letter()),
            Notice::Ended => format!("g{game}end"),
            Notice::Moved { .. } => format!("g{game}m{}", told(tx, game, 'm')? + 1),
            Notice::Asked { .. }
            | Notice::Denied { .. }
            | Notice::Paused
            | Notice::Resumed { .. }
            | Notice::Gave { .. }
            | Notice::Vacation { .. }
            | Notice::VacationBegun { .. }
            | Notice::VacationEnded { .. }
            | Notice::Away { .. } => format!("g{game}n{}", told(tx, game, 'n')? + 1),
        };
        self.write(tx, &Line { key, content: Content::Notice { game, notice }, created: now })
    }

    fn write(&self, tx: &Transaction<'_>, line: &Line) -> Result<Vec<PostId>, StoreError> {
        let players = self.game.game.players();
        match self.game.place {
            Place::Opening { .. } | Place::Nowhere => {
                Ok(insert(tx, &line.key, line, None)?.into_iter().collect())
            }
            Place::Thread { thread: channel, .. } | Place::Channel { channel, .. } => {
                Ok(insert(tx, &line.key, line, Some(Address::Channel(channel)))?.into_iter().collect())
            }
            Place::Dms => {
                let mut posts = Vec::new();
                for colour in play::Colour::ALL {
                    let key = format!("{}-{}", line.key, colour.letter());
                    posts.extend(insert(tx, &key, line, Some(Address::User(players.of(colour))))?);
                }
                Ok(posts)
            }
        }
    }
}

/// The name of a reminder, `g12p7r24`.
pub(crate) fn reminder_key(game: GameId, turn: Turn, hours: u8) -> String {
    format!("g{game}p{turn}r{hours}")
}

/// How many numbered words a game has had: told to a channel, or to White when told to both apart.
fn told(tx: &Transaction<'_>, game: GameId, kind: char) -> Result<i64, StoreError> {
    let told: Option<i64> = tx.query_row(
        "SELECT max(CAST(substr(key, length(?2) + 1) AS INTEGER)) FROM outbox
         WHERE game = ?1 AND kind = 'notice' AND key GLOB ?2 || '[0-9]*'",
        (game.0, format!("g{game}{kind}")),
        |row| row.get(0),
    )?;
    Ok(told.unwrap_or(0))
}

/// Writes a row; `None` when its key is there already: that person has been, or is being, told.
fn insert(
    tx: &Transaction<'_>,
    key: &str,
    line: &Line,
    address: Option<Address>,
) -> Result<Option<PostId>, StoreError> {
    let json = |data: Result<String, serde_json::Error>| Some(data.expect("plain data"));
    let (kind, turn, challenge, notice) = match line.content {
        Content::Board { turn, .. } => ("board", Some(turn), None, None),
        Content::Challenge(id) => ("challenge", None, Some(id.0), None),
        Content::Notice { notice, .. } => ("notice", None, None, json(serde_json::to_string(&notice))),
        Content::Reminder { turn, hours, .. } => {
            ("reminder", Some(turn), None, json(serde_json::to_string(&hours)))
        }
        Content::Digest { player, day } => {
            ("digest", None, None, json(serde_json::to_string(&(player, day))))
        }
        Content::Ladder(notice) => ("ladder", None, None, json(serde_json::to_string(&notice))),
        Content::Daily(id) => ("daily", None, None, json(serde_json::to_string(&id.0))),
        Content::Reveal(id) => ("reveal", None, None, json(serde_json::to_string(&id.0))),
    };
    let (channel, recipient) = match address {
        Some(Address::Channel(channel)) => (Some(channel), None),
        Some(Address::User(user)) => (None, Some(user_to_sql(user))),
        None => (None, None),
    };
    let new = tx
        .prepare_cached(
            "INSERT INTO outbox (key, kind, game, ply, challenge, notice, channel, recipient, state, created, takebacks)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT (key) DO NOTHING",
        )?
        .execute(params![
            key,
            kind,
            line.content.game().map(|game| game.0),
            turn.map(|turn| turn.ply.0),
            challenge,
            notice,
            channel,
            recipient,
            ghosts::first_state(address).as_str(),
            line.created.0,
            turn.map_or(0, |turn| turn.takebacks),
        ])?;
    Ok((new == 1).then(|| PostId(tx.last_insert_rowid())))
}

/// A challenge's message.
pub(crate) fn challenge(
    tx: &Transaction<'_>,
    id: ChallengeId,
    address: Address,
    now: Timestamp,
) -> Result<(), StoreError> {
    if let Address::User(user) = address {
        people::know(tx, user)?;
    }
    let line = Line { key: format!("c{id}"), content: Content::Challenge(id), created: now };
    insert(tx, &line.key, &line, Some(address))?;
    Ok(())
}

/// The daily list for one person; `None` when they have had it.
pub(crate) fn digest(
    tx: &Transaction<'_>,
    player: UserId,
    day: i32,
    now: Timestamp,
) -> Result<Option<PostId>, StoreError> {
    let content = Content::Digest { player, day };
    let line = Line { key: format!("d{day}u{}", short(player)), content, created: now };
    insert(tx, &line.key, &line, Some(Address::User(player)))
}

/// A word of its own; `None` when its key is there already.
pub(crate) fn word(
    tx: &Transaction<'_>,
    key: &str,
    content: Content,
    to: Address,
    now: Timestamp,
) -> Result<Option<PostId>, StoreError> {
    insert(tx, key, &Line { key: key.to_owned(), content, created: now }, Some(to))
}

/// The puzzle of a day, or its solution; `None` when its row is there already.
pub(crate) fn daily(
    tx: &Transaction<'_>,
    content: Content,
    address: Option<Address>,
    now: Timestamp,
) -> Result<Option<PostId>, StoreError> {
    let line = Line { key: daily_key(content), content, created: now };
    insert(tx, &line.key, &line, address)
}

/// The name of such a row: `y5`, `z5`.
pub(crate) fn daily_key(content: Content) -> String {
    match content {
        Content::Daily(id) => format!("y{id}"),
        Content::Reveal(id) => format!("z{id}"),
        _ => unreachable!("only these two are named so"),
    }
}

/// A person's number in base 36: thirteen characters at most.
pub(crate) fn short(user: UserId) -> String {
    let mut digits = Vec::new();
    let mut rest = user.0;
    loop {
        digits.push(char::from_digit((rest % 36) as u32, 36).expect("below 36"));
        rest /= 36;
        if rest == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

/// Boards of moves that were taken back need not be posted any more.
pub(crate) fn drop_unsent_boards(tx: &Transaction<'_>, game: GameId) -> Result<(), StoreError> {
    tx.execute(
        "UPDATE outbox SET state = 'dead', retry_at = NULL, fault = 'taken back before it was posted'
         WHERE game = ?1 AND kind = 'board' AND state = 'waiting'",
        [game.0],
    )?;
    Ok(())
}

/// A message just written may be in the chat already, since a later database that this one replaced may have sent it:
/// it is looked for before it is sent, from `from` on, before which it cannot have been sent.
pub(crate) fn doubt(tx: &Transaction<'_>, post: PostId, from: Timestamp) -> Result<(), StoreError> {
    tx.execute(
        "UPDATE outbox SET state = 'in_flight', in_flight_since = 0, after_message = ?2
         WHERE id = ?1 AND state = 'waiting' AND (channel IS NOT NULL OR recipient IS NOT NULL)",
        (post, doubts::after(from)),
    )?;
    Ok(())
}

/// A challenge that is answered need not be posted any more.
pub(crate) fn drop_unsent_challenge(tx: &Transaction<'_>, id: ChallengeId) -> Result<(), StoreError> {
    tx.execute(
        "UPDATE outbox SET state = 'dead', retry_at = NULL, fault = 'answered before it was posted'
         WHERE challenge = ?1 AND state = 'waiting'",
        [id.0],
    )?;
    Ok(())
}

/// Takes a game's waiting rows out of the outbox. What was to be told to both apart comes twice; written again it has
/// one key, and so one row.
fn take_waiting(tx: &Transaction<'_>, game: GameId) -> Result<Vec<Line>, StoreError> {
    let filter = "game = ?1 AND state = 'waiting' AND kind IN ('board', 'notice')";
    let posts = post_rows::select(tx, &format!("{filter} ORDER BY id"), [game.0])?;
    tx.execute(&format!("DELETE FROM outbox WHERE {filter}"), [game.0])?;
    let line = |post: Post| {
        let key = post.key.trim_end_matches("-w").trim_end_matches("-b").to_owned();
        Line { key, content: post.content, created: post.created }
    };
    Ok(posts.into_iter().map(line).collect())
}
