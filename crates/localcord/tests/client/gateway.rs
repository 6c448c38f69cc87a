//! The gateway: its rules by hand, and the real client through every fault.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use localcord::{Limits, Localcord, Options, Outcome, Permissions};
use serde_json::{Value, json};

use super::bot::{self, Bot};
use super::raw::{Heard, Rest, Socket, identify, still, still_with};

const GUILDS: u64 = 1;
const MESSAGES: u64 = 1 << 9;
const CONTENT: u64 = 1 << 15;

#[tokio::test]
async fn wrong_payloads_earn_their_close_codes() {
    let cord = still().await;
    let first = |payload: Value| {
        let cord = &cord;
        async move {
            let mut socket = Socket::dial(cord).await;
            socket.send(&payload).await;
            socket.hear().await
        }
    };
    let with = |field: &str, value: Value| {
        let mut payload = identify(&cord, GUILDS);
        payload["d"][field] = value;
        payload
    };
    for (payload, code) in [
        (json!({"op": 99, "d": null}), 4001),
        (with("properties", json!(null)), 4002),
        (json!({"op": 1, "d": null, "x": "x".repeat(5000)}), 4002),
        (json!({"op": 3, "d": {}}), 4003),
        (with("token", json!("wrong")), 4004),
        (with("shard", json!([5, 2])), 4010),
        (with("intents", json!(1_u64 << 40)), 4013),
        (with("intents", json!(GUILDS | CONTENT)), 4014),
        (with("intents", json!(GUILDS | 2)), 4014),
    ] {
        assert_eq!(first(payload.clone()).await, Heard::Closed(code), "{payload}");
    }
    let (mut socket, _) = Socket::identified(&cord, GUILDS).await;
    socket.send(&identify(&cord, GUILDS)).await;
    assert_eq!(socket.hear().await, Heard::Closed(4005));
    let mut old = Socket::dial_with(&cord, "v=6&encoding=json").await;
    assert_eq!(old.hear().await, Heard::Closed(4012));
}

#[tokio::test]
async fn too_many_sends_close_and_too_early_an_identify_is_an_invalid_session() {
    let limits = Limits { identify_every: Duration::from_secs(5), sends: 10, ..Limits::brisk() };
    let cord = still_with(Options { limits, ..Options::default() }).await;
    let (mut socket, _) = Socket::identified(&cord, 0).await;
    let mut other = Socket::dial(&cord).await;
    other.send(&identify(&cord, 0)).await;
    let answer = other.payload().await;
    assert_eq!((&answer["op"], &answer["d"]), (&json!(9), &json!(false)));
    for _ in 0..9 {
        socket.send(&json!({"op": 1, "d": 1})).await;
        assert_eq!(socket.payload().await["op"], 11);
    }
    socket.send(&json!({"op": 1, "d": 1})).await;
    assert_eq!(socket.hear().await, Heard::Closed(4008));
    assert_eq!(cord.report().closes, [4008]);
}

#[tokio::test]
async fn a_missed_heartbeat_closes() {
    let cord = still_with(Options { heartbeat: Duration::from_millis(100), ..Options::default() }).await;
    let begun = Instant::now();
    let mut socket = Socket::dial(&cord).await;
    assert_eq!(socket.hear().await, Heard::Closed(4009));
    assert!(begun.elapsed() >= Duration::from_millis(150));
}

#[tokio::test]
async fn a_resume_replays_exactly_what_was_missed() {
    let cord = still().await;
    let (games, ada) = (cord.channel("games"), &cord.people()[0]);
    let (mut socket, ready) = Socket::identified(&cord, GUILDS | MESSAGES).await;
    ada.say(games, "one").unwrap();
    let seen = socket.payload().await;
    assert_eq!(seen["t"], "MESSAGE_CREATE");
    cord.faults().drop_connections();
    assert_eq!(socket.hear().await, Heard::Cut);
    let missed = [ada.say(games, "two").unwrap(), ada.say(games, "three").unwrap()];

    let resume = |seq: Value| json!({"op": 6, "d": {"token": cord.token(), "session_id": ready["session_id"], "seq": seq}});
    let mut again = Socket::dial(&cord).await;
    again.send(&resume(seen["s"].clone())).await;
    for id in missed {
        let event = again.payload().await;
        assert_eq!((event["t"].as_str(), &event["d"]["id"]), (Some("MESSAGE_CREATE"), &json!(id)));
    }
    assert_eq!(again.payload().await["t"], "RESUMED");

    let mut ahead = Socket::dial(&cord).await;
    ahead.send(&resume(json!(1000))).await;
    assert_eq!(ahead.hear().await, Heard::Closed(4007));
    cord.faults().forget_sessions();
    let mut late = Socket::dial(&cord).await;
    late.send(&resume(json!(1))).await;
    let answer = late.payload().await;
    assert_eq!((&answer["op"], &answer["d"]), (&json!(9), &json!(false)));
}

#[tokio::test]
async fn events_come_only_with_their_intent() {
    let cord = still().await;
    let (games, ada) = (cord.channel("games"), &cord.people()[0]);
    let (mut guilds, _) = Socket::identified(&cord, GUILDS).await;
    let (mut messages, _) = Socket::identified(&cord, MESSAGES).await;
    ada.say(games, "text").unwrap();
    cord.channel("new");
    assert_eq!(guilds.payload().await["t"], "CHANNEL_CREATE");
    let message = messages.payload().await;
    assert_eq!((&message["t"], &message["d"]["content"]), (&json!("MESSAGE_CREATE"), &json!("")));
    assert_eq!(message["d"]["guild_id"], json!(cord.guild()));
}

#[tokio::test]
async fn text_is_open_with_the_content_intent_where_the_application_has_it() {
    let cord = still_with(Options { message_content: true, ..Options::default() }).await;
    let (mut socket, ready) = Socket::identified(&cord, MESSAGES | CONTENT).await;
    assert_eq!(ready["application"]["flags"], 1 << 19);
    cord.people()[0].say(cord.channel("games"), "18-19").unwrap();
    assert_eq!(socket.event("MESSAGE_CREATE").await["content"], "18-19");
}

#[tokio::test]
async fn a_zlib_stream_is_one_stream() {
    let cord = still().await;
    let mut socket = Socket::dial_with(&cord, "v=10&encoding=json&compress=zlib-stream").await;
    let mut inflate = flate2::Decompress::new(true);
    let mut read = async |socket: &mut Socket| {
        let bytes = socket.0.next().await.unwrap().unwrap().into_data();
        assert!(bytes.ends_with(&[0, 0, 0xff, 0xff]));
        let mut text = Vec::with_capacity(1 << 20);
        inflate.decompress_vec(&bytes, &mut text, flate2::FlushDecompress::Sync).unwrap();
        serde_json::from_slice::<Value>(&text).unwrap()
    };
    assert_eq!(read(&mut socket).await["op"], 10);
    socket.send(&identify(&cord, GUILDS)).await;
    assert_eq!(read(&mut socket).await["t"], "READY");
    assert_eq!(read(&mut socket).await["t"], "GUILD_CREATE");
}

/// Whether the real client still answers a command.
async fn works(cord: &Localcord) {
    let ada = &cord.people()[0];
    let shown = ada.command(cord.channel("games"), "show").option("text", "still here").send().unwrap();
    assert_eq!(shown.message().await.unwrap()["content"], "still here");
}

/// Waits until the client has resumed or identified so often.
async fn until(bot: &Bot, ready: u32, resumed: u32) {
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        let (r, s) = {
            let notes = bot.notes.lock().unwrap();
            (notes.ready, notes.resumed)
        };
        if r == ready && s == resumed {
            return;
        }
        assert!(Instant::now() < end, "ready {r} times, resumed {s} times");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_client_resumes_after_a_dropped_connection_and_misses_nothing() {
    let cord = bot::cord().await;
    let bot = bot::start(&cord).await;
    cord.faults().drop_connections();
    let ada = &cord.people()[0];
    ada.say(ada.dm(), "while you were away").unwrap();
    until(&bot, 1, 1).await;
    works(&cord).await;
    assert_eq!(bot.notes.lock().unwrap().texts, ["while you were away"]);
    cord.report().assert_clean(&[]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_client_resumes_when_asked_to_reconnect_and_identifies_when_its_session_is_invalid() {
    let cord = bot::cord().await;
    let bot = bot::start(&cord).await;
    cord.faults().reconnect();
    until(&bot, 1, 1).await;
    works(&cord).await;
    cord.faults().invalidate_sessions(false);
    until(&bot, 2, 1).await;
    works(&cord).await;
    cord.report().assert_clean(&[]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_client_comes_back_after_close_codes_that_are_not_fatal() {
    let cord = bot::cord().await;
    let bot = bot::start(&cord).await;
    for (code, resumed) in [(4000, 1), (4008, 2)] {
        cord.faults().close(code);
        until(&bot, 1, resumed).await;
        works(&cord).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_sent_twice_arrives_twice_with_the_same_id() {
    let cord = bot::cord().await;
    let bot = bot::start(&cord).await;
    cord.faults().send_twice("MESSAGE_CREATE", 1);
    let ada = &cord.people()[0];
    let dm = ada.dm();
    ada.say(dm, "echo").unwrap();
    // The bot echoes with a nonce made of the message's id, so the second echo is the first.
    ada.until(dm, "the echo", |all| (all.len() == 2).then_some(())).await.unwrap();
    let end = Instant::now() + Duration::from_secs(5);
    while bot.notes.lock().unwrap().texts.len() < 2 || cord.report().status(200) < 4 {
        assert!(Instant::now() < end, "{:?}", cord.report().statuses);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(ada.messages(dm).len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rest_keeps_its_promises_to_the_limiter_of_the_client() {
    let cord = bot::cord().await;
    let bot = bot::start(&cord).await;
    let games = serenity::all::ChannelId::new(cord.channel("games").0);
    for n in 0..25 {
        games.say(&bot.http, format!("{n}")).await.unwrap();
    }
    assert_eq!(cord.messages(cord.channel("games")).len(), 25);
    cord.report().assert_clean(&[]);
    // Somebody who does not look at the headers is stopped.
    let rest = Rest::new(&cord);
    let mut earned = 0;
    for _ in 0..30 {
        let answer = rest.post(&format!("/channels/{games}/messages"), json!({"content": "x"})).await;
        if answer.status == 429 {
            earned += 1;
            assert!(answer.body["retry_after"].as_f64().unwrap() > 0.0);
            let global = answer.headers["x-ratelimit-scope"] == "global";
            assert!(global || answer.headers["x-ratelimit-remaining"] == "0", "{answer:?}");
            assert!(answer.headers.contains_key("retry-after"));
        }
    }
    assert!(earned > 0);
}

#[tokio::test]
async fn losing_and_regaining_sight_of_a_channel_looks_like_deletion_and_creation() {
    let cord = still().await;
    let (games, ada) = (cord.channel("games"), &cord.people()[0]);
    let (mut socket, _) = Socket::identified(&cord, GUILDS | MESSAGES).await;
    cord.deny(games, Permissions::VIEW_CHANNEL);
    assert_eq!(socket.payload().await["t"], "CHANNEL_DELETE");
    ada.say(games, "unseen").unwrap();
    cord.allow(games, Permissions::VIEW_CHANNEL);
    assert_eq!(socket.payload().await["t"], "CHANNEL_CREATE");
    cord.set_bot_in_guild(false);
    let left = socket.payload().await;
    assert_eq!((&left["t"], &left["d"]), (&json!("GUILD_DELETE"), &json!({"id": cord.guild()})));
    ada.say(games, "unseen too").unwrap();
    cord.set_bot_in_guild(true);
    assert_eq!(socket.payload().await["t"], "GUILD_CREATE");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_client_comes_back_when_its_heartbeats_are_not_acknowledged() {
    let options = Options { heartbeat: Duration::from_millis(400), ..Options::default() };
    let cord = Localcord::start(options).await.unwrap();
    let bot = bot::start(&cord).await;
    cord.faults().withhold_acks(true);
    // The library starts the shard anew, which ends the session, instead of resuming it.
    let end = Instant::now() + Duration::from_secs(20);
    while bot.notes.lock().unwrap().ready < 2 {
        assert!(Instant::now() < end);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    cord.faults().withhold_acks(false);
    works(&cord).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_interaction_that_a_silent_bot_lets_pass_fails_for_the_person() {
    let cord = still().await;
    Rest::new(&cord).register(&cord, "test").await;
    let ada = &cord.people()[0];
    let mut events = ada.events();
    let pending = ada.command(cord.channel("games"), "test").send().unwrap();
    cord.clock().advance(Duration::from_secs(3));
    assert_eq!(pending.outcome().await.unwrap(), Outcome::Failed);
    let event = events.recv().await.unwrap();
    assert_eq!(
        (&event["t"], &event["d"]["interaction"]),
        (&json!("INTERACTION_FAILED"), &json!(pending.id()))
    );
}
