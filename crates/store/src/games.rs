//! Games as they stand in the database.

use play::{ChallengeId, Colour, GameId, Match, Ply, UserId};

use crate::game_rows::{find, select};
use crate::rows::user_to_sql;
use crate::{ChannelId, Committed, Place, Reader, Store, StoreError};

/// A game and what is kept around it.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// The game itself.
    pub game: Match,
    /// Where its boards are posted.
    pub place: Place,
    /// White's name as last seen.
    pub white_name: Option<String>,
    /// Black's name as last seen.
    pub black_name: Option<String>,
    /// The challenge that it came from.
    pub challenge: Option<ChallengeId>,
    /// The game that it plays again.
    pub rematch_of: Option<GameId>,
    /// Whether its place was left after the end: the thread archived.
    pub closed: bool,
}

impl StoredGame {
    /// The game's number.
    pub fn id(&self) -> GameId {
        self.game.id()
    }

    /// A player's name as last seen.
    pub fn name(&self, colour: Colour) -> Option<&str> {
        match colour {
            Colour::White => self.white_name.as_deref(),
            Colour::Black => self.black_name.as_deref(),
        }
    }
}

impl Reader {
    /// One game.
    ///
    /// # Errors
    /// [`StoreError::Sql`]; [`StoreError::Corrupt`] when its moves cannot have been played.
    pub fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        self.look(|db| find(db, id))
    }

    /// Whether the move that led to `ply` had been prepared and was played by itself.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn was_prepared(&self, game: GameId, ply: Ply) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM moves WHERE game = ?1 AND ply = ?2 AND source = 'conditional'";
        self.look(|db| Ok(db.prepare_cached(sql)?.exists((game.0, ply.0))?))
    }

    /// All games that go on, oldest first.
    ///
    /// # Errors
    /// As [`game`](Self::game).
    pub fn live_games(&self) -> Result<Vec<StoredGame>, StoreError> {
        self.look(|db| select(db, "g.ended_at IS NULL ORDER BY g.id", []))
    }

    /// A person's games that go on: those in which they are on move first, then by number.
    ///
    /// # Errors
    /// As [`game`](Self::game).
    pub fn games_of(&self, user: UserId) -> Result<Vec<StoredGame>, StoreError> {
        let filter = "(g.white = ?1 OR g.black = ?1) AND g.ended_at IS NULL ORDER BY g.id";
        let mut games = self.look(|db| select(db, filter, [user_to_sql(user)]))?;
        games.sort_by_key(|stored| (stored.game.on_move() != Some(user), stored.id()));
        Ok(games)
    }

    /// The games that go on in a channel or thread, oldest first.
    ///
    /// # Errors
    /// As [`game`](Self::game).
    pub fn games_at(&self, channel: ChannelId) -> Result<Vec<StoredGame>, StoreError> {
        let filter =
            "g.channel = ?1 AND g.place IN ('thread', 'channel') AND g.ended_at IS NULL ORDER BY g.id";
        self.look(|db| select(db, filter, [channel]))
    }

    /// The newest game of a channel or thread, live or over.
    ///
    /// # Errors
    /// As [`game`](Self::game).
    pub fn last_game_at(&self, channel: ChannelId) -> Result<Option<StoredGame>, StoreError> {
        let filter = "g.channel = ?1 AND g.place IN ('thread', 'channel') ORDER BY g.id DESC LIMIT 1";
        Ok(self.look(|db| select(db, filter, [channel]))?.pop())
    }

    /// Finished games, newest first: at most `limit` of them, of one person or of all, with numbers below `before`.
    ///
    /// # Errors
    /// As [`game`](Self::game).
    pub fn finished_games(
        &self,
        of: Option<UserId>,
        before: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<StoredGame>, StoreError> {
        let before = before.map_or(i64::MAX, |id| id.0);
        self.look(|db| match of {
            Some(user) => select(
                db,
                "(g.white = ?1 OR g.black = ?1) AND g.ended_at IS NOT NULL AND g.id < ?2 ORDER BY g.id DESC LIMIT ?3",
                (user_to_sql(user), before, limit),
            ),
            None => select(
                db,
                "g.ended_at IS NOT NULL AND g.id < ?1 ORDER BY g.id DESC LIMIT ?2",
                (before, limit),
            ),
        })
    }

    /// Games whose place is still to be found ([`Place::Opening`]), oldest first: their threads are to be opened.
    ///
    /// # Errors
    /// As [`game`](Self::game).
    pub fn games_to_open(&self) -> Result<Vec<StoredGame>, StoreError> {
        self.look(|db| select(db, "g.closed = 0 AND g.place = 'opening' ORDER BY g.id", []))
    }

    /// Games of which nothing can be posted at the moment ([`Place::Nowhere`]), oldest first.
    ///
    /// # Errors
    /// As [`game`](Self::game).
    pub fn games_nowhere(&self) -> Result<Vec<StoredGame>, StoreError> {
        self.look(|db| select(db, "g.closed = 0 AND g.place = 'nowhere' ORDER BY g.id", []))
    }

    /// Games that are over and fully posted, but whose thread is not archived yet.
    ///
    /// # Errors
    /// As [`game`](Self::game).
    pub fn games_to_close(&self) -> Result<Vec<StoredGame>, StoreError> {
        let filter = "g.closed = 0 AND g.ended_at IS NOT NULL AND g.place IN ('thread', 'channel', 'dms')
            AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.game = g.id AND o.state IN ('waiting', 'in_flight'))
            ORDER BY g.id";
        self.look(|db| select(db, filter, []))
    }
}

impl Store {
    /// Notes that a finished game's place was left: its thread archived, or nothing to archive.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn close(&self, game: GameId) -> Result<(), StoreError> {
        self.change(|tx| {
            tx.execute("UPDATE games SET closed = 1 WHERE id = ?1 AND ended_at IS NOT NULL", [game.0])?;
            Ok::<_, StoreError>(())
        })
        .map(Committed::into_inner)
    }
}
