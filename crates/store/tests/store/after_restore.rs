//! What a restored bot says, in a chat that has moved on since the backup was made.

use std::collections::BTreeMap;

use play::{Action, Timestamp, UserId};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use store::{Address, ChannelId, MessageId, Place, Post, PostState, Why};

use crate::restore::{DAY_MS, NOW, backup, restored};
use crate::table::{BOB, CHANNEL, GUILD, IN_THREAD, THREAD, Table};

/// The chat: what it shows, by channel. It outlives every database, and remembers nonces for three minutes.
#[derive(Default)]
struct Chat {
    shown: BTreeMap<ChannelId, Vec<(MessageId, String, Timestamp)>>,
    count: u64,
}

impl Chat {
    fn channel(post: &Post) -> ChannelId {
        match post.address.expect("an address") {
            Address::Channel(channel) => channel,
            Address::User(UserId(user)) => ChannelId(user + 1),
        }
    }

    /// Takes a message, or gives the one that its nonce has just become.
    fn send(&mut self, post: &Post, now: Timestamp) -> MessageId {
        let shown = self.shown.entry(Self::channel(post)).or_default();
        let known = shown.iter().find(|(_, key, at)| *key == post.key && now.ms_since(*at) < 180_000);
        if let Some((message, ..)) = known {
            return *message;
        }
        self.count += 1;
        let message = MessageId(MessageId::first_at(now).0 + self.count);
        shown.push((message, post.key.clone(), now));
        message
    }

    /// Somebody else says something.
    fn talk(&mut self, channel: ChannelId, now: Timestamp) {
        self.count += 1;
        let message = MessageId(MessageId::first_at(now).0 + self.count);
        self.shown.entry(channel).or_default().push((message, format!("talk {}", self.count), now));
    }

    fn find(&self, post: &Post) -> Option<MessageId> {
        let after = post.after_message.unwrap_or(MessageId(0));
        let shown = self.shown.get(&Self::channel(post))?;
        shown
            .iter()
            .find(|(message, key, _)| *message > after && *key == post.key)
            .map(|(message, ..)| *message)
    }

    fn keys(&self) -> Vec<&str> {
        self.shown.values().flatten().map(|(_, key, _)| key.as_str()).collect()
    }

    #[track_caller]
    fn says_nothing_twice(&self) {
        let mut keys = self.keys();
        keys.sort_unstable();
        for pair in keys.windows(2) {
            assert_ne!(pair[0], pair[1], "said twice");
        }
    }
}

/// What the poster does, at most `steps` times: a row in flight is sent again while its nonce is known, and looked for
/// afterwards.
fn posts(table: &Table, chat: &mut Chat, steps: usize) {
    for _ in 0..steps {
        let now = table.tick();
        let (left, next) = (table.store.in_flight(now).expect("a look"), table.store.next_posts(now, 100));
        let Some(post) = left.into_iter().chain(next.expect("a look")).next() else { return };
        let channel = Chat::channel(&post);
        let young = post.in_flight_since.is_some_and(|since| (0..120_000).contains(&now.ms_since(since)));
        if post.state == PostState::InFlight && !young {
            match chat.find(&post) {
                Some(message) => {
                    assert!(table.store.mark_sent(post.id, channel, message, now).expect("marked"));
                }
                None => assert!(table.store.mark_failed(post.id, "absent", now).expect("marked")),
            }
            continue;
        }
        let known = table.store.last_message(channel).expect("a look");
        assert!(table.store.mark_in_flight(post.id, known, now).expect("marked"));
        let message = chat.send(&post, now);
        assert!(table.store.mark_sent(post.id, channel, message, now).expect("marked"));
    }
}

#[test]
fn nothing_is_said_twice_after_a_restore() {
    let table = Table::new().at(NOW);
    let mut chat = Chat::default();
    let game = table.game_at(IN_THREAD);
    table.plays(game, "K@4 K@34");
    let in_dms = table.game_at(Place::Dms);
    chat.talk(THREAD, table.tick());
    posts(&table, &mut chat, 2);
    // One row is on its way when the backup is made, the others wait.
    let next = table.store.next_posts(table.now(), 1).expect("a look").remove(0);
    table.store.mark_in_flight(next.id, Some(MessageId::first_at(NOW)), table.tick()).expect("marked");
    let from = backup(&table);
    // The bot goes on: all is posted, and more is played.
    chat.talk(THREAD, table.tick());
    posts(&table, &mut chat, usize::MAX);
    table.plays(game, "N@11");
    posts(&table, &mut chat, usize::MAX);
    chat.says_nothing_twice();
    let shown = chat.keys().len();
    table.passes(DAY_MS);
    let (table, restored) = restored(table, &from);
    assert_eq!(restored.doubtful, table.store.in_flight(table.now()).expect("a look").len());
    posts(&table, &mut chat, usize::MAX);
    chat.says_nothing_twice();
    assert_eq!(chat.keys().len(), shown, "and nothing new");
    let sent = |game| {
        let posts = table.store.posts_of(game).expect("a look");
        assert!(posts.iter().all(|post| post.state == PostState::Sent), "{posts:?}");
    };
    sent(game);
    sent(in_dms);
    table.is_sound();
}

#[test]
fn what_never_was_sent_is_sent_after_a_restore() {
    let table = Table::new().at(NOW);
    let mut chat = Chat::default();
    let game = table.game_at(IN_THREAD);
    table.plays(game, "K@4 K@34");
    let from = backup(&table);
    // The disk dies here.
    table.passes(DAY_MS);
    let (table, _) = restored(table, &from);
    posts(&table, &mut chat, usize::MAX);
    assert_eq!(
        chat.shown[&THREAD].iter().map(|(_, key, _)| key.as_str()).collect::<Vec<_>>(),
        ["g1p0", "g1p1", "g1p2"]
    );
}

#[test]
fn a_row_is_looked_for_after_the_last_message_known_where_it_goes() {
    let table = Table::new().at(NOW);
    let game = table.game_at(IN_THREAD);
    table.posts_all();
    table.passes(10 * DAY_MS);
    table.plays(game, "K@4");
    let dms = table.game_at(Place::Dms);
    let made = table.now();
    let from = backup(&table);
    table.passes(DAY_MS);
    let (table, restored) = restored(table, &from);
    assert_eq!(restored.as_of, Some(made));
    let hour = 60 * 60 * 1000;
    let waited = table.post(game, "g1p1");
    assert_eq!((waited.state, waited.in_flight_since), (PostState::InFlight, Some(made)));
    // The thread's last message is ten days old; nothing that waited then can be older than the backup.
    assert_eq!(waited.after_message, Some(MessageId::first_at(made.plus_ms(-hour))));
    assert_eq!(
        table.post(dms, "g2p0-w").after_message,
        waited.after_message,
        "nothing is known of her channel"
    );
}

#[test]
fn a_game_whose_place_was_still_to_be_found_is_not_shown_twice() {
    for place in [IN_THREAD, Place::Channel { guild: GUILD, channel: CHANNEL }, Place::Dms] {
        let table = Table::new().at(NOW);
        let mut chat = Chat::default();
        let game = table.accepted();
        let from = backup(&table);
        let why = Some(Why::NoThreads);
        table.store.set_place(game, place, why, table.tick()).expect("a place").into_inner();
        posts(&table, &mut chat, usize::MAX);
        table.passes(DAY_MS);
        let (table, _) = restored(table, &from);
        posts(&table, &mut chat, usize::MAX);
        assert_eq!(table.store.games_to_open().expect("a look").len(), 1);
        assert_eq!(table.store.in_flight(table.now()).expect("a look"), [], "nowhere to look yet");
        // A place that does not hold is no place either.
        table.store.set_place(game, Place::Nowhere, None, table.tick()).expect("a place").into_inner();
        table.store.set_place(game, place, why, table.tick()).expect("a place").into_inner();
        posts(&table, &mut chat, usize::MAX);
        chat.says_nothing_twice();
        let posts = table.store.posts_of(game).expect("a look");
        assert!(posts.iter().all(|post| post.state == PostState::Sent), "{posts:?}");
        table.is_sound();
    }
}

#[test]
fn a_board_given_up_and_then_sent_after_all_is_not_sent_again() {
    let table = Table::new().at(NOW);
    let mut chat = Chat::default();
    let game = table.game_at(Place::Dms);
    let closed = table.post(game, "g1p0-b").id;
    table.store.mark_dead(closed, "takes no direct messages").expect("marked");
    let from = backup(&table);
    // Bob opens his direct messages.
    assert_eq!(table.store.revive(BOB).expect("revived"), 1);
    posts(&table, &mut chat, usize::MAX);
    table.passes(DAY_MS);
    let (table, _) = restored(table, &from);
    posts(&table, &mut chat, usize::MAX);
    table.store.revive(BOB).expect("revived");
    posts(&table, &mut chat, usize::MAX);
    chat.says_nothing_twice();
    assert_eq!(table.post(game, "g1p0-b").state, PostState::Sent);
}

/// People play, the poster lags behind, and backups are made whenever it pleases.
#[test]
fn nothing_is_said_twice_whenever_the_backup_was_made() {
    for seed in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let table = Table::new().at(NOW);
        let mut chat = Chat::default();
        let mut games = Vec::new();
        let mut from = backup(&table);
        let live = rng.random_range(20..120);
        for step in 0..live {
            match rng.random_range(0..12) {
                0 => games.push(table.accepted()),
                1 if !games.is_empty() => {
                    let game = games[rng.random_range(0..games.len())];
                    let opening = table.store.games_to_open().expect("a look");
                    // What has its place keeps it: a lost place tells the rest anew by design.
                    if opening.iter().any(|stored| stored.id() == game) {
                        let place = [IN_THREAD, Place::Dms][rng.random_range(0..2_usize)];
                        table.store.set_place(game, place, None, table.tick()).expect("a place").into_inner();
                    }
                }
                2..5 => posts(&table, &mut chat, rng.random_range(0..4)),
                5 => chat.talk(THREAD, table.tick()),
                6 => table.passes(rng.random_range(0..DAY_MS)),
                7 if step < live * 3 / 4 => from = backup(&table),
                _ if !games.is_empty() => {
                    let game = games[rng.random_range(0..games.len())];
                    let stored = table.store.game(game).expect("a look").expect("a game");
                    let moves = stored.game.game().position().legal_moves();
                    let Some(by) = stored.game.on_move() else { continue };
                    let mv = moves[rng.random_range(0..moves.len())];
                    table.does(game, by, Action::Move(mv)).expect("legal");
                }
                _ => {}
            }
        }
        table.passes(rng.random_range(200_000..30 * DAY_MS));
        let (table, _) = restored(table, &from);
        for stored in table.store.games_to_open().expect("a look") {
            // Where its thread was opened after the backup it is found again, as it is that of the challenge's message.
            let first = format!("g{}p0", stored.id());
            let apart = chat.keys().contains(&&*format!("{first}-w"));
            let place = if apart { Place::Dms } else { IN_THREAD };
            table.store.set_place(stored.id(), place, None, table.tick()).expect("a place").into_inner();
        }
        posts(&table, &mut chat, usize::MAX);
        chat.says_nothing_twice();
        table.is_sound();
        assert_eq!(table.store.tally().expect("a look").unsent, 0, "seed {seed}");
    }
}
