//! Whatever happens in whatever order: the database says the same as the plain rules of play, is sound, and tells
//! everything once.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use play::{Action, GameId, Match, Ply, UserId};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use store::{ActError, Address, ChannelId, MessageId, Place, PostState, Store, Why};

use crate::table::{ANN, BOB, CHANNEL, CLEO, GUILD, IN_THREAD, Table};

const PLACES: [Place; 4] =
    [IN_THREAD, Place::Channel { guild: GUILD, channel: CHANNEL }, Place::Dms, Place::Nowhere];

/// The chat, as far as it matters: what was posted where, by nonce.
#[derive(Default)]
struct Chat {
    posted: BTreeMap<String, (ChannelId, MessageId)>,
}

impl Chat {
    /// Posts, or gives what the nonce already became.
    fn post(&mut self, nonce: &str, channel: ChannelId) -> (ChannelId, MessageId) {
        let next = MessageId(1_500_000_000_000_000_000 + self.posted.len() as u64);
        *self.posted.entry(nonce.to_owned()).or_insert((channel, next))
    }
}

fn action(rng: &mut impl Rng, game: &Match) -> Action {
    match rng.random_range(0..40) {
        0 => Action::Resign,
        1 | 2 => Action::OfferDraw,
        3 => Action::AcceptDraw,
        4 | 5 => Action::DeclineDraw,
        6 => Action::Abort,
        kind => {
            let ply = if kind == 7 { 0 } else { usize::MAX };
            let moves = game.game().position_at(ply).legal_moves();
            if moves.is_empty() {
                Action::Resign
            } else {
                Action::Move(moves[rng.random_range(0..moves.len())])
            }
        }
    }
}

/// One message goes out, perhaps with an accident on the way.
fn post_one(rng: &mut impl Rng, table: &Table, chat: &mut Chat) {
    let store = &table.store;
    let now = table.tick();
    let left = store.in_flight(now).expect("a look");
    let next = store.next_posts(now, 100).expect("a look");
    let Some(post) = left.into_iter().chain(next).next() else { return };
    if !store.mark_in_flight(post.id, None, now).expect("marked") {
        return;
    }
    let channel = match post.address.expect("an address") {
        Address::Channel(channel) => channel,
        Address::User(UserId(user)) => ChannelId(user + 1),
    };
    match rng.random_range(0..10) {
        // Known to be absent: never said of a message that an earlier try brought there.
        0 if !chat.posted.contains_key(post.nonce()) => {
            store.mark_failed(post.id, "refused", now.plus_ms(3_000)).expect("marked");
        }
        1 => {
            // It arrives, but the answer is lost.
            chat.post(post.nonce(), channel);
            store.mark_unsure(post.id, "timed out", now.plus_ms(2_000)).expect("marked");
        }
        2 => {} // The bot is about to die, with the message not sent,
        3 => drop(chat.post(post.nonce(), channel)), // or sent.
        _ => {
            let (channel, message) = chat.post(post.nonce(), channel);
            assert!(store.mark_sent(post.id, channel, message, now).expect("marked"));
        }
    }
}

/// Plays `steps` things that may happen, and compares with games kept in memory.
fn history(seed: u64, steps: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = Table::new();
    let mut chat = Chat::default();
    let mut plain: BTreeMap<GameId, Match> = BTreeMap::new();
    for _ in 0..steps {
        match rng.random_range(0..100) {
            0..3 => {
                let game = table.accepted();
                plain.insert(game, table.store.game(game).expect("a look").expect("a game").game);
            }
            3..8 if !plain.is_empty() => {
                let game = GameId(rng.random_range(1..=plain.len() as i64));
                let place = PLACES[rng.random_range(0..PLACES.len())];
                let why = rng.random_bool(0.5).then_some(Why::Deleted);
                table.store.set_place(game, place, why, table.tick()).expect("a place").into_inner();
            }
            8..10 => table = table.reopened(),
            10..55 => post_one(&mut rng, &table, &mut chat),
            _ if !plain.is_empty() => {
                let game = GameId(rng.random_range(1..=plain.len() as i64));
                let known = plain.get_mut(&game).expect("a known game");
                let by = [ANN, BOB, BOB, ANN, CLEO][rng.random_range(0..5)];
                let mut act = table.act(game, by, action(&mut rng, known));
                act.expected = rng.random_bool(0.5).then(|| Ply(rng.random_range(0..=known.ply().0)).into());
                let expected = known.act(act.by, act.action, act.expected, act.now);
                match (table.store.act(act), expected) {
                    (Ok(played), Ok(happening)) => {
                        assert_eq!(played.happening, happening);
                        assert_eq!(played.game.game.save(), known.save());
                    }
                    (Err(ActError::Refused(refusal)), Err(expected)) => assert_eq!(refusal, expected),
                    (got, expected) => panic!("{got:?} where {expected:?}"),
                }
                assert!(matches!(table.store.act(act), Err(ActError::AlreadyHandled)));
            }
            _ => {}
        }
    }
    let table = table.reopened();
    table.is_sound();
    for (&game, known) in &plain {
        let stored = table.store.game(game).expect("a look").expect("a game");
        assert_eq!(stored.game.save(), known.save());
        table.store.set_place(game, IN_THREAD, None, table.tick()).expect("a place").into_inner();
    }
    settle(&mut rng, &table, &mut chat);
    told_once(&table.store, &chat, plain.keys().copied());
    table.is_sound();
}

/// The poster works until nothing is left, accidents included.
fn settle(rng: &mut impl Rng, table: &Table, chat: &mut Chat) {
    for _ in 0..100_000 {
        if table.store.tally().expect("a look").unsent == 0 {
            return;
        }
        post_one(rng, table, chat);
    }
    panic!("something is never posted: {:?}", table.store.tally());
}

/// Each row became a message of its own, each message came from a row, and every board of a game came in order.
fn told_once(store: &Store, chat: &Chat, games: impl Iterator<Item = GameId>) {
    let mut messages = BTreeSet::new();
    for game in games {
        let mut last = HashMap::new();
        for post in store.posts_of(game).expect("a look") {
            assert_eq!(post.state, PostState::Sent, "{post:?}");
            let at = (post.sent_channel.expect("sent"), post.message.expect("sent"));
            assert_eq!(chat.posted.get(post.nonce()), Some(&at));
            assert!(messages.insert(at), "two rows became one message");
            if let store::Content::Board { turn: play::Turn { ply, .. }, .. } = post.content {
                let lane = last.entry(post.address).or_insert((ply, at.1));
                assert!(lane.0 <= ply && lane.1 <= at.1, "{post:?} overtook {lane:?}");
                *lane = (ply, at.1);
            }
        }
    }
}

#[test]
fn agrees_with_plain_play_and_tells_everything_once() {
    for seed in 0..12 {
        history(seed, 400);
    }
}
