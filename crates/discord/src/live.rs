//! The games that go on, in memory: what autocomplete and typed texts are answered from.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use play::{GameId, UserId};
use store::{ChannelId, GuildId, Place, Store, StoreError, StoredGame};

/// All live games. The database is the truth; this follows it after every commit.
#[derive(Debug, Default)]
pub(crate) struct Live(RwLock<HashMap<GameId, Arc<StoredGame>>>);

impl Live {
    /// Takes over all live games of the database.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub(crate) fn load(&self, store: &Store) -> Result<usize, StoreError> {
        let mut live = self.0.write().unwrap_or_else(PoisonError::into_inner);
        *live = store.live_games()?.into_iter().map(|game| (game.id(), Arc::new(game))).collect();
        Ok(live.len())
    }

    /// Reads one game again. Under the lock, so that of two changes the later one stays.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub(crate) fn refresh(&self, store: &Store, id: GameId) -> Result<Option<Arc<StoredGame>>, StoreError> {
        let mut live = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let game = store.game(id)?.map(Arc::new);
        match &game {
            Some(game) if !game.game.is_over() => live.insert(id, Arc::clone(game)),
            _ => live.remove(&id),
        };
        Ok(game)
    }

    fn read(&self) -> RwLockReadGuard<'_, HashMap<GameId, Arc<StoredGame>>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// One live game.
    pub(crate) fn get(&self, id: GameId) -> Option<Arc<StoredGame>> {
        self.read().get(&id).cloned()
    }

    fn select(&self, wanted: impl Fn(&StoredGame) -> bool) -> Vec<Arc<StoredGame>> {
        let mut games: Vec<_> = self.read().values().filter(|game| wanted(game)).cloned().collect();
        games.sort_by_key(|game| game.id());
        games
    }

    /// A person's live games, those in which they are on move first.
    pub(crate) fn of(&self, user: UserId) -> Vec<Arc<StoredGame>> {
        let mut games = self.select(|game| game.game.players().side_of(user).is_some());
        games.sort_by_key(|game| (game.game.on_move() != Some(user), game.id()));
        games
    }

    /// The live games of a channel or thread.
    pub(crate) fn at(&self, channel: ChannelId) -> Vec<Arc<StoredGame>> {
        self.select(|game| game.place.channel() == Some(channel))
    }

    /// The live games of a server.
    pub(crate) fn in_guild(&self, guild: GuildId) -> Vec<Arc<StoredGame>> {
        self.select(|game| game.place.guild() == Some(guild))
    }

    /// The live games whose threads hang from a channel.
    pub(crate) fn under(&self, channel: ChannelId) -> Vec<Arc<StoredGame>> {
        self.select(|game| matches!(game.place, Place::Thread { parent, .. } if parent == channel))
    }
}
