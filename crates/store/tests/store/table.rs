//! A database of its own for each test, and short words for what people do in it.

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::yield_now;
use std::time::{Duration, Instant};

use play::{
    Action, Answer, ChallengeId, Colour, ColourChoice, GameId, NewChallenge, Terms, Timestamp, UserId,
};
use rules::Move;
use rusqlite::Connection;
use store::{
    Act, ActError, Address, Answered, ChannelId, EventId, GuildId, MakeChallenge, MessageId, Place, Played,
    Post, Source, Store, StoreError,
};
use tempfile::TempDir;

pub(crate) const ANN: UserId = UserId(1_100_000_000_000_000_011);
pub(crate) const BOB: UserId = UserId(1_100_000_000_000_000_022);
pub(crate) const CLEO: UserId = UserId(1_100_000_000_000_000_033);
pub(crate) const GUILD: GuildId = GuildId(1_200_000_000_000_000_001);
pub(crate) const CHANNEL: ChannelId = ChannelId(1_300_000_000_000_000_001);
pub(crate) const THREAD: ChannelId = ChannelId(1_300_000_000_000_000_002);
pub(crate) const IN_THREAD: Place = Place::Thread { guild: GUILD, parent: CHANNEL, thread: THREAD };

/// The array of the rules' known values, placed in turn.
pub(crate) const ARRAY: &str = "K@4 R@10 N@11 Q@16 B@17 B@21 Q@22 N@27 R@28 K@34";

/// A store in a folder that goes when the test ends, and a clock that the test moves: a second a request.
pub(crate) struct Table {
    pub(crate) store: Store,
    pub(crate) folder: TempDir,
    clock: Cell<i64>,
}

/// Events differ in all tests, as a copy of a database remembers those of the first.
static NEXT_EVENT: AtomicU64 = AtomicU64::new(1);

/// A folder that goes with its handle; in memory where the system has such a place, since what a disk does about
/// `fsync` is not what these tests are about and takes most of their time.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder")
}

/// Every migration applied once; each test works on a copy.
fn template() -> &'static Path {
    static TEMPLATE: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_, path) = TEMPLATE.get_or_init(|| {
        let folder = folder();
        let migrated = folder.path().join("migrated.sqlite");
        let path = folder.path().join("template.sqlite");
        let store = Store::open(&migrated, Timestamp(0)).expect("a new database");
        store.backup(&path, store::Overwrite::No).expect("a copy");
        (folder, path)
    });
    path
}

impl Table {
    pub(crate) fn new() -> Self {
        Self::on_copy_of(template())
    }

    pub(crate) fn on_copy_of(database: &Path) -> Self {
        let folder = folder();
        let path = folder.path().join("games.sqlite");
        fs::copy(database, &path).expect("a copy");
        // So late that the copied events are forgotten.
        let store = Store::open(&path, Timestamp(1 << 50)).expect("a database");
        Self { store, folder, clock: Cell::new(1_000_000) }
    }

    /// A database that somebody has opened already.
    pub(crate) fn of(store: Store, folder: TempDir) -> Self {
        Self { store, folder, clock: Cell::new(1_000_000) }
    }

    /// The clock goes to a moment.
    pub(crate) fn at(self, moment: Timestamp) -> Self {
        self.clock.set(moment.0);
        self
    }

    /// Another connection that may do what the store does not offer.
    pub(crate) fn hand(&self) -> Connection {
        Connection::open(self.path()).expect("a second hand")
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("games.sqlite")
    }

    /// The bot dies and another starts.
    pub(crate) fn reopened(self) -> Self {
        let path = self.path();
        let Self { store, folder, clock } = self;
        drop(store);
        // Another test may be starting a process this very moment, which holds all files until it is another program.
        let begun = Instant::now();
        let store = loop {
            match Store::open(&path, Timestamp(0)) {
                Err(StoreError::Locked { .. }) if begun.elapsed() < Duration::from_secs(5) => yield_now(),
                store => break store.expect("the lease went with the store"),
            }
        };
        Self { store, folder, clock }
    }

    pub(crate) fn now(&self) -> Timestamp {
        Timestamp(self.clock.get())
    }

    /// It becomes `now`.
    pub(crate) fn set(&self, now: Timestamp) {
        self.clock.set(now.0);
    }

    /// A second passes.
    pub(crate) fn tick(&self) -> Timestamp {
        self.clock.set(self.clock.get() + 1_000);
        self.now()
    }

    /// Some milliseconds pass.
    pub(crate) fn passes(&self, ms: i64) {
        self.clock.set(self.clock.get() + ms);
    }

    #[expect(clippy::unused_self, reason = "reads as what happens at this table")]
    pub(crate) fn event(&self) -> EventId {
        EventId(NEXT_EVENT.fetch_add(1, Ordering::Relaxed))
    }

    pub(crate) fn challenges(&self, from: UserId, to: UserId) -> Result<ChallengeId, ActError> {
        self.tick();
        self.offers(from, Some(to), Terms::CASUAL)
    }

    /// A challenge to somebody or, without `to`, to anybody.
    pub(crate) fn offers(
        &self,
        from: UserId,
        to: Option<UserId>,
        terms: Terms,
    ) -> Result<ChallengeId, ActError> {
        let colour = ColourChoice::White;
        let make = MakeChallenge {
            new: NewChallenge { challenger: from, opponent: to, colour, terms, rematch_of: None },
            guild: Some(GUILD),
            channel: CHANNEL,
            address: Address::Channel(CHANNEL),
            event: Some(self.event()),
            now: self.now(),
        };
        self.store.challenge(make).map(|made| made.challenge.id)
    }

    pub(crate) fn answers(&self, id: ChallengeId, by: UserId, answer: Answer) -> Result<Answered, ActError> {
        let now = self.tick();
        self.store.answer_challenge(id, by, answer, Some(self.event()), now).map(store::Committed::into_inner)
    }

    /// A game, Ann with White, its thread not opened yet.
    pub(crate) fn accepted(&self) -> GameId {
        let challenge = self.challenges(ANN, BOB).expect("a challenge");
        let accept = Answer::Accept { coin: Colour::White };
        match self.answers(challenge, BOB, accept).expect("accepted") {
            Answered::Started { game, .. } => game.id(),
            other => panic!("{other:?}"),
        }
    }

    /// A game, Ann with White, at `place`.
    pub(crate) fn game_at(&self, place: Place) -> GameId {
        let game = self.accepted();
        self.store.set_place(game, place, None, self.now()).expect("a place").into_inner();
        game
    }

    /// A rated game in the thread.
    pub(crate) fn rated(&self, white: UserId, black: UserId) -> GameId {
        let control = "60d".parse().expect("a control");
        self.under(Terms { control, weekends: false, rated: true, ..Terms::CASUAL }, white, black)
    }

    /// A game under some terms in the thread.
    pub(crate) fn under(&self, terms: Terms, white: UserId, black: UserId) -> GameId {
        let challenge = self.offers(white, Some(black), terms).expect("a challenge");
        let accept = Answer::Accept { coin: Colour::White };
        let Answered::Started { game, .. } = self.answers(challenge, black, accept).expect("accepted") else {
            panic!("a game begins")
        };
        let game = game.id();
        self.store.set_place(game, IN_THREAD, None, self.now()).expect("a place").into_inner();
        game
    }

    /// The game ends: somebody resigns, or both agree to a draw.
    pub(crate) fn finishes(&self, game: GameId, winner: Option<Colour>) {
        let players = self.store.game(game).expect("a look").expect("a game").game.players();
        if let Some(winner) = winner {
            self.does(game, players.of(!winner), Action::Resign).expect("granted");
        } else {
            self.does(game, players.white, Action::OfferDraw).expect("granted");
            self.does(game, players.black, Action::AcceptDraw).expect("granted");
        }
    }

    pub(crate) fn act(&self, game: GameId, by: UserId, action: Action) -> Act {
        let (event, now) = (Some(self.event()), self.tick());
        Act { game, by, action, expected: None, source: Source::Command, event, now }
    }

    pub(crate) fn does(&self, game: GameId, by: UserId, action: Action) -> Result<Played, ActError> {
        self.store.act(self.act(game, by, action)).map(store::Committed::into_inner)
    }

    /// Plays bare moves one after another, each by whoever is on move.
    pub(crate) fn plays(&self, game: GameId, moves: &str) -> Played {
        moves
            .split(' ')
            .map(|text| {
                let stored = self.store.game(game).expect("a look").expect("a game").game;
                let mv = Move::parse(stored.terms().variant, text).expect("a bare move");
                let by = stored.on_move().expect("goes on");
                self.does(game, by, Action::Move(mv)).expect("a legal move")
            })
            .last()
            .expect("a move")
    }

    /// The poster sends what can be sent, message after message; gives the keys in order.
    pub(crate) fn posts_all(&self) -> Vec<String> {
        let mut keys = Vec::new();
        loop {
            let posts = self.store.next_posts(self.now(), 100).expect("a look");
            if posts.is_empty() {
                return keys;
            }
            for post in posts {
                assert!(self.store.mark_in_flight(post.id, None, self.tick()).expect("marked"));
                self.sent(&post);
                keys.push(post.key);
            }
        }
    }

    /// The chat confirms a message.
    pub(crate) fn sent(&self, post: &Post) -> MessageId {
        let message = MessageId(1_400_000_000_000_000_000 + post.id.0.cast_unsigned());
        let channel = match post.address.expect("an address") {
            Address::Channel(channel) => channel,
            Address::User(user) => ChannelId(user.0 + 1),
        };
        assert!(self.store.mark_sent(post.id, channel, message, self.tick()).expect("marked"));
        message
    }

    pub(crate) fn next(&self) -> Vec<String> {
        self.store.next_posts(self.now(), 100).expect("a look").into_iter().map(|post| post.key).collect()
    }

    /// A row by its key.
    pub(crate) fn post(&self, game: GameId, key: &str) -> Post {
        let posts = self.store.posts_of(game).expect("a look");
        posts.into_iter().find(|post| post.key == key).unwrap_or_else(|| panic!("no row {key}"))
    }

    #[track_caller]
    pub(crate) fn is_sound(&self) {
        let report = self.store.check().expect("a check");
        assert_eq!(report.faults, [], "{report:?}");
    }
}

pub(crate) fn mv(text: &str) -> Action {
    Action::Move(Move::parse(rules::Variant::Starchess, text).expect("a bare move"))
}
