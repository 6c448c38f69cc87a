//! What moderators do in the players' place.

use play::{Ending, GameId, Refusal, Timestamp, UserId, Verdict as Sentence};
use rusqlite::Transaction;

use crate::act::{Verdict, current};
use crate::{
    ActError, Committed, EventId, GuildId, Place, Store, StoreError, StoredGame, Why, flags, game_rows,
    outbox,
};

impl Store {
    /// A moderator ends a game in the players' place; who it was is kept.
    ///
    /// # Errors
    /// As [`act`](Self::act).
    pub fn adjudicate(
        &self,
        game: GameId,
        (moderator, guild): (UserId, GuildId),
        sentence: Sentence,
        event: Option<EventId>,
        now: Timestamp,
    ) -> Result<Committed<(StoredGame, Ending)>, ActError> {
        self.judge(event, now, |tx| {
            let Some(mut stored) = current(tx, game, now)? else {
                return Ok(Verdict::Denied(ActError::Unknown));
            };
            let ending = match stored.game.adjudicate(moderator, sentence, now) {
                Ok(ending) => ending,
                Err(refusal) => return Ok(Verdict::Denied(refusal.into())),
            };
            flags::ended(tx, &stored, now)?;
            log(tx, guild, game, moderator, ending.outcome.as_str(), now)?;
            Ok(Verdict::Granted((stored, ending)))
        })
    }

    /// A moderator moves a game that goes on to another channel or thread of the server; who it was is kept.
    ///
    /// # Errors
    /// As [`act`](Self::act).
    pub fn move_game(
        &self,
        game: GameId,
        (moderator, guild): (UserId, GuildId),
        to: Place,
        event: Option<EventId>,
        now: Timestamp,
    ) -> Result<Committed<StoredGame>, ActError> {
        self.judge(event, now, |tx| {
            let Some(stored) = game_rows::find(tx, game)? else {
                return Ok(Verdict::Denied(ActError::Unknown));
            };
            if let Some(ending) = stored.game.ending() {
                return Ok(Verdict::Denied(Refusal::GameOver(ending.status).into()));
            }
            let moved = outbox::relocate(tx, game, to, Some(Why::Moderator), now)?;
            log(tx, guild, game, moderator, "moved", now)?;
            Ok(Verdict::Granted(moved))
        })
    }
}

fn log(
    tx: &Transaction<'_>,
    guild: GuildId,
    game: GameId,
    moderator: UserId,
    action: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    tx.execute(
        "INSERT INTO moderation (guild, game, moderator, action, at) VALUES (?1, ?2, ?3, ?4, ?5)",
        (guild, game.0, moderator.0.cast_signed(), action, now.0),
    )?;
    Ok(())
}
