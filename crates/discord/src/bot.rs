//! What every part of the bot holds: the connection, the database, the clock, and the games in memory.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use play::{ChallengeId, GameId, HOUSE, Timestamp, UserId};
use rules::Colour;
use serenity::all::Http;
use store::{ChannelId, MessageId, Store, StoredGame};
use tokio::sync::{Notify, OwnedMutexGuard};
use words::Lang;

use crate::Clock;
use crate::house::House;
use crate::ladder::Side;
use crate::lanes::{Lanes, Writing};
use crate::live::Live;
use crate::pending::Pending;
use crate::puzzles::Book;
use crate::text;
use crate::trouble::Trouble;

/// Who we are, told by READY.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Identity {
    pub(crate) application: u64,
    pub(crate) user: u64,
}

/// The bot.
pub(crate) struct Bot {
    pub(crate) http: Arc<Http>,
    pub(crate) store: Store,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) live: Live,
    pub(crate) puzzles: Book,
    /// Told whenever there may be something to post.
    pub(crate) posts: Arc<Notify>,
    /// Answers that are to come.
    pub(crate) pending: Arc<Pending>,
    pub(crate) house: House,
    pub(crate) ladder: Side,
    pub(crate) me: OnceLock<Identity>,
    /// Whether the gateway's session stands, and what time it did not is given back.
    pub(crate) in_session: AtomicBool,
    seen: Mutex<Seen>,
    dms: Mutex<HashMap<UserId, ChannelId>>,
    newest: Mutex<HashMap<ChannelId, MessageId>>,
    threadless: Mutex<HashSet<ChannelId>>,
    pressed: Mutex<HashMap<ChallengeId, MessageId>>,
    lanes: Lanes,
}

impl Bot {
    pub(crate) fn new(
        http: Arc<Http>,
        store: Store,
        clock: Arc<dyn Clock>,
        house: House,
        ladder: Side,
    ) -> Self {
        Self {
            http,
            store,
            clock,
            live: Live::default(),
            posts: Arc::default(),
            pending: Arc::default(),
            puzzles: Book::default(),
            house,
            ladder,
            me: OnceLock::new(),
            in_session: AtomicBool::new(false),
            seen: Mutex::default(),
            dms: Mutex::default(),
            newest: Mutex::default(),
            threadless: Mutex::default(),
            pressed: Mutex::default(),
            lanes: Lanes::default(),
        }
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Works with the database on a thread for blocking work.
    pub(crate) async fn db<T, E>(
        &self,
        work: impl FnOnce(&Store) -> Result<T, E> + Send + 'static,
    ) -> Result<T, Trouble>
    where
        T: Send + 'static,
        E: Send + 'static,
        Trouble: From<E>,
    {
        let store = self.store.clone();
        Ok(tokio::task::spawn_blocking(move || work(&store)).await??)
    }

    /// Takes a game's newest state into memory, and lets the poster look.
    pub(crate) async fn refresh(self: &Arc<Self>, game: GameId) -> Result<Option<Arc<StoredGame>>, Trouble> {
        let bot = Arc::clone(self);
        let game = tokio::task::spawn_blocking(move || bot.live.refresh(&bot.store, game)).await??;
        self.posts.notify_one();
        if game.as_ref().is_some_and(|game| crate::house::side(game).is_some()) {
            self.house.wake.notify_one();
        }
        Ok(game)
    }

    /// Whether an event is new to this process. The database decides about what is kept; this keeps a repeated event
    /// from being answered twice at all.
    pub(crate) fn first_sight(&self, event: u64) -> bool {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).first(event)
    }

    /// Keeps the name that somebody bears here, for captions and sentences.
    pub(crate) async fn know(&self, user: UserId, name: &str) -> Result<(), Trouble> {
        let name = name.to_owned();
        self.db(move |store| store.set_name(user, &name)).await
    }

    /// The channel of somebody's direct messages, remembered once it is known.
    pub(crate) fn dm_channel(&self, user: UserId) -> Option<ChannelId> {
        self.dms.lock().unwrap_or_else(PoisonError::into_inner).get(&user).copied()
    }

    pub(crate) fn know_dm_channel(&self, user: UserId, channel: ChannelId) {
        self.dms.lock().unwrap_or_else(PoisonError::into_inner).insert(user, channel);
    }

    /// Forgets somebody whose data was removed.
    pub(crate) fn forget(&self, user: UserId) {
        self.dms.lock().unwrap_or_else(PoisonError::into_inner).remove(&user);
    }

    /// Notes a message of a channel in which we post: what we send next comes after it.
    pub(crate) fn note_message(&self, channel: ChannelId, message: MessageId) {
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        let known = newest.entry(channel).or_insert(message);
        *known = message.max(*known);
    }

    /// The newest message seen in a channel.
    pub(crate) fn newest_message(&self, channel: ChannelId) -> Option<MessageId> {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner).get(&channel).copied()
    }

    /// Notes, as an interaction told, whether threads can be opened in a channel: so that it need not be tried.
    pub(crate) fn note_threads(&self, channel: ChannelId, possible: bool) {
        let mut threadless = self.threadless.lock().unwrap_or_else(PoisonError::into_inner);
        if possible {
            threadless.remove(&channel);
        } else {
            threadless.insert(channel);
        }
    }

    /// Notes the message whose button took up a challenge: the press may come before the database hears that the
    /// message was sent.
    pub(crate) fn note_pressed(&self, challenge: ChallengeId, message: MessageId) {
        self.pressed.lock().unwrap_or_else(PoisonError::into_inner).insert(challenge, message);
    }

    /// Takes the note of that message.
    pub(crate) fn take_pressed(&self, challenge: ChallengeId) -> Option<MessageId> {
        self.pressed.lock().unwrap_or_else(PoisonError::into_inner).remove(&challenge)
    }

    /// Whether threads are known to be impossible in a channel.
    pub(crate) fn is_threadless(&self, channel: ChannelId) -> bool {
        self.threadless.lock().unwrap_or_else(PoisonError::into_inner).contains(&channel)
    }

    /// Waits for one's turn to write to a channel; the turn ends when the guard is dropped.
    pub(crate) async fn turn(&self, channel: ChannelId, writing: Writing) -> OwnedMutexGuard<()> {
        self.lanes.of(channel, writing).lock_owned().await
    }

    /// Whether this is the bot's own account.
    pub(crate) fn is_me(&self, user: UserId) -> bool {
        self.me.get().is_some_and(|me| me.user == user.0)
    }
}

/// A player's name for a sentence.
pub(crate) fn name(lang: Lang, game: &StoredGame, colour: Colour) -> String {
    let user = game.game.players().of(colour);
    if user == HOUSE {
        return text::house::name(lang, game.game.terms().house);
    }
    game.name(colour).map_or_else(|| text::answers::somebody(lang, user), |name| text::name(lang, name))
}

/// A player's name as it is, for pictures and thread names, where nothing is marked up.
pub(crate) fn plain_name(lang: Lang, game: &StoredGame, colour: Colour) -> String {
    let user = game.game.players().of(colour);
    if user == HOUSE {
        return text::house::name(lang, game.game.terms().house);
    }
    game.name(colour).map_or_else(|| text::answers::somebody(lang, user), text::plain)
}

/// The opponent's name for a sentence; White's for somebody who does not play.
pub(crate) fn opponent(lang: Lang, game: &StoredGame, user: UserId) -> String {
    name(lang, game, game.game.players().side_of(user).map_or(Colour::White, |side| !side))
}

/// A link to a channel or message; `@me` stands for direct messages.
pub(crate) fn link(guild: Option<u64>, channel: u64, message: Option<u64>) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |g| g.to_string());
    match message {
        Some(message) => format!("https://discord.com/channels/{guild}/{channel}/{message}"),
        None => format!("https://discord.com/channels/{guild}/{channel}"),
    }
}

/// The last few thousand events: a repeated one comes within a session, soon after the first.
#[derive(Debug, Default)]
struct Seen {
    order: VecDeque<u64>,
    known: HashSet<u64>,
}

impl Seen {
    const KEPT: usize = 4096;

    fn first(&mut self, event: u64) -> bool {
        if !self.known.insert(event) {
            return false;
        }
        self.order.push_back(event);
        if self.order.len() > Self::KEPT
            && let Some(old) = self.order.pop_front()
        {
            self.known.remove(&old);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_new_once() {
        let mut seen = Seen::default();
        assert!(seen.first(7));
        assert!(!seen.first(7));
        for event in 100..100 + Seen::KEPT as u64 {
            assert!(seen.first(event));
        }
        assert!(seen.first(7), "forgotten by now");
        assert_eq!(seen.known.len(), Seen::KEPT);
    }

    #[test]
    fn links_lead_to_servers_and_direct_messages() {
        assert_eq!(link(Some(1), 2, Some(3)), "https://discord.com/channels/1/2/3");
        assert_eq!(link(None, 2, None), "https://discord.com/channels/@me/2");
    }
}
