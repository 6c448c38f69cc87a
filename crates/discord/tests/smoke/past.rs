//! What had happened before the bot came.

use std::sync::atomic::{AtomicU64, Ordering};

use localcord::{Id, Localcord, Person};
use play::{Action, Answer, Colour, ColourChoice, Control, GameId, NewChallenge, Terms, Timestamp, UserId};
use serde_json::Value;
use store::{Act, Address, Answered, ChannelId, GuildId, MakeChallenge, MessageId, Place, Source, Store};

use crate::stage::{Stage, board, find_control, id};

/// For a sitting, so that a clock that runs out ends a game without a day of vacation.
pub(crate) const SITTING: Terms =
    Terms { control: Control::SITTINGS[2], weekends: false, rated: true, ..Terms::CASUAL };

/// Placements after which a game counts.
pub(crate) const PLACED: [&str; 4] = ["K@4", "K@34", "N@11", "N@27"];

static MESSAGES: AtomicU64 = AtomicU64::new(1 << 30);

pub(crate) fn user(person: &Person) -> UserId {
    UserId(person.id().0)
}

fn make(cord: &Localcord, from: UserId, to: UserId, terms: Terms, now: Timestamp) -> MakeChallenge {
    let channel = ChannelId(cord.channel("general").0);
    let colour = ColourChoice::White;
    MakeChallenge {
        new: NewChallenge { challenger: from, opponent: Some(to), colour, terms, rematch_of: None },
        guild: Some(GuildId(cord.guild().0)),
        channel,
        address: Address::Channel(channel),
        event: None,
        now,
    }
}

/// The first of the two people, who plays White, has challenged the second; the bot will post it.
pub(crate) fn challenge(cord: &Localcord, store: &Store, terms: Terms) {
    let people = cord.people();
    let (anna, bob) = (user(&people[0]), user(&people[1]));
    store.set_name(anna, &people[0].name()).expect("named");
    let now = Timestamp(cord.clock().now().0);
    store.challenge(make(cord, anna, bob, terms, now)).expect("a challenge").into_inner();
}

/// Bob takes that challenge up: the thread.
pub(crate) async fn accept(stage: &Stage) -> Id {
    let (message, accept) = find_control(&stage.bob, stage.channel, "accept:").await;
    stage.bob.click(stage.channel, message, &accept).expect("pressed");
    let thread = stage
        .bob
        .until_channel("the thread", |channels| {
            channels.iter().find(|channel| channel["type"] == 11).map(|channel| id(&channel["id"]))
        })
        .await
        .expect("a thread");
    board(&stage.anna, thread, 0).await;
    thread
}

/// A game of days that began and ended at `at`, all of it posted then. `winner` is the colour that won.
pub(crate) fn finished(
    cord: &Localcord,
    store: &Store,
    (white, black): (&Person, &Person),
    at: Timestamp,
    winner: Option<Colour>,
) -> GameId {
    let terms = Terms { control: Control::DAYS_A_MOVE[2], weekends: false, rated: true, ..Terms::CASUAL };
    let (white, black) = (user(white), user(black));
    let made = store.challenge(make(cord, white, black, terms, at)).expect("a challenge");
    let answer = Answer::Accept { coin: Colour::White };
    let answered = store.answer_challenge(made.challenge.id, black, answer, None, at).expect("accepted");
    let Answered::Started { game, .. } = answered.into_inner() else { panic!("a game begins") };
    let id = game.id();
    let place =
        Place::Channel { guild: GuildId(cord.guild().0), channel: ChannelId(cord.channel("general").0) };
    store.set_place(id, place, None, at).expect("a place").into_inner();
    for (ply, text) in PLACED.into_iter().enumerate() {
        let by = if ply % 2 == 0 { white } else { black };
        act(store, id, by, Action::Move(text.parse().expect("a move")), at);
    }
    match winner {
        Some(Colour::White) => act(store, id, black, Action::Resign, at),
        Some(Colour::Black) => act(store, id, white, Action::Resign, at),
        None => {
            act(store, id, white, Action::OfferDraw, at);
            act(store, id, black, Action::AcceptDraw, at);
        }
    }
    for post in store.posts_of(id).expect("a look") {
        let message = MessageId(MESSAGES.fetch_add(1, Ordering::Relaxed));
        assert!(store.mark_in_flight(post.id, None, at).expect("marked"));
        let Some(Address::Channel(channel)) = post.address else { panic!("to the channel") };
        assert!(store.mark_sent(post.id, channel, message, at).expect("marked"));
    }
    store.close(id).expect("closed");
    id
}

fn act(store: &Store, game: GameId, by: UserId, action: Action, now: Timestamp) {
    let act = Act { game, by, action, expected: None, source: Source::Command, event: None, now };
    store.act(act).expect("granted").into_inner();
}

/// The bytes of the n-th file of a message.
pub(crate) fn file(stage: &Stage, message: &Value, number: usize) -> Vec<u8> {
    let file = id(&message["attachments"][number]["id"]);
    stage.cord.attachment(file).expect("a file")
}
