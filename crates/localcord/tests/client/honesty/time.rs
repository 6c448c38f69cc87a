//! What the clock does to nonces, old messages, threads and CDN addresses; what real time does to buckets.

use std::time::Duration;

use localcord::{Limits, Localcord, Options};
use serde_json::json;

use crate::raw::{Rest, still, still_with};

#[tokio::test]
async fn an_enforced_nonce_is_remembered_for_three_minutes() {
    let cord = still().await;
    let (rest, games) = (Rest::new(&cord), cord.channel("games"));
    let path = format!("/channels/{games}/messages");
    let form = json!({"content": "board", "nonce": "g12p7", "enforce_nonce": true});
    let first = rest.post(&path, form.clone()).await;
    cord.clock().advance(Duration::from_secs(179));
    let second = rest.post(&path, form.clone()).await;
    assert_eq!((first.id(), &second.body["nonce"]), (second.id(), &json!("g12p7")));
    cord.clock().advance(Duration::from_secs(1));
    let third = rest.post(&path, form.clone()).await.id();
    assert_ne!(third, first.id());
    let elsewhere = format!("/channels/{}/messages", cord.channel("general"));
    assert_eq!(rest.post(&elsewhere, form).await.id(), third);
    let loose = json!({"content": "board", "nonce": "loose"});
    assert_ne!(rest.post(&path, loose.clone()).await.id(), rest.post(&path, loose).await.id());
}

#[tokio::test]
async fn edits_of_messages_older_than_an_hour_are_rationed() {
    let limits = Limits { old_edits: 2, old_edits_window: Duration::from_mins(1), ..Limits::brisk() };
    let cord = still_with(Options { limits, ..Options::default() }).await;
    let (rest, games) = (Rest::new(&cord), cord.channel("games"));
    let path = format!("/channels/{games}/messages/{}", rest.say(games, "a").await);
    let edit = json!({"content": "b"});
    cord.clock().advance(Duration::from_secs(3599));
    for _ in 0..5 {
        assert_eq!(rest.patch(&path, edit.clone()).await.status, 200);
    }
    cord.clock().advance(Duration::from_secs(1));
    for _ in 0..2 {
        assert_eq!(rest.patch(&path, edit.clone()).await.status, 200);
    }
    let refused = rest.patch(&path, edit).await;
    assert_eq!(refused.pair(), (429, 30046));
    assert!(refused.body["retry_after"].as_f64().unwrap() > 50.0);
}

#[tokio::test]
async fn a_quiet_thread_is_archived_in_its_time() {
    let cord = still().await;
    let (rest, games) = (Rest::new(&cord), cord.channel("games"));
    let message = rest.say(games, "a").await;
    let form = json!({"name": "t", "auto_archive_duration": 60});
    let thread = rest.post(&format!("/channels/{games}/messages/{message}/threads"), form).await.id();
    let archived =
        async || rest.get(&format!("/channels/{thread}")).await.body["thread_metadata"]["archived"].clone();
    cord.clock().advance(Duration::from_mins(59));
    rest.say(thread, "b").await;
    cord.clock().advance(Duration::from_mins(59));
    assert_eq!(archived().await, false);
    cord.clock().advance(Duration::from_mins(1));
    assert_eq!(archived().await, true);
}

#[tokio::test]
async fn cdn_addresses_are_signed_and_expire() {
    let cord = still().await;
    let (rest, games) = (Rest::new(&cord), cord.channel("games"));
    let path = format!("/channels/{games}/messages");
    let sent = rest.upload("POST", &path, &json!({}), "a b.png", b"bytes").await;
    let url = sent.body["attachments"][0]["url"].as_str().unwrap().to_owned();
    let get = async |url: &str| {
        let answer = reqwest::get(url).await.unwrap();
        (answer.status().as_u16(), answer.bytes().await.unwrap())
    };
    assert_eq!(get(&url).await, (200, "bytes".into()));
    assert_eq!(get(url.split('?').next().unwrap()).await.0, 404);
    assert_eq!(get(&url.replace("&hm=", "&hm=0")).await.0, 404);
    cord.clock().advance(Duration::from_hours(24));
    assert_eq!(get(&url).await.0, 404);
    let again = rest.get(&format!("{path}/{}", sent.id())).await;
    let fresh = again.body["attachments"][0]["url"].as_str().unwrap().to_owned();
    assert_eq!(get(&fresh).await.0, 200);
    rest.delete(&format!("{path}/{}", sent.id())).await;
    assert_eq!(get(&fresh).await.0, 404);
}

#[tokio::test]
async fn every_seed_draws_its_own_buckets() {
    let mut drawn = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let cord = Localcord::start(Options { seed, ..Options::default() }).await.unwrap();
        let rest = Rest::new(&cord);
        let headers = rest.get("/users/@me").await.headers;
        let text = |name: &str| headers[name].to_str().unwrap().to_owned();
        drawn.insert((text("x-ratelimit-bucket"), text("x-ratelimit-limit")));
        let other = rest.get("/gateway/bot").await.headers;
        assert_ne!(other["x-ratelimit-bucket"], headers["x-ratelimit-bucket"]);
        let same = rest.get("/users/@me").await.headers;
        assert_eq!(same["x-ratelimit-bucket"], headers["x-ratelimit-bucket"]);
    }
    assert_eq!(drawn.len(), 6);
    assert!(drawn.iter().map(|(_, limit)| limit).collect::<std::collections::BTreeSet<_>>().len() > 1);
}

#[tokio::test]
async fn fifty_requests_a_second_are_the_limit_but_for_interaction_answers() {
    let limits = Limits { requests: 1000..=1000, window_ms: 60_000..=60_000, ..Limits::brisk() };
    let cord = Localcord::start(Options { limits, ..Options::default() }).await.unwrap();
    let rest = Rest::new(&cord);
    let mut limited = None;
    for n in 0..200 {
        let answer = rest.get("/users/@me").await;
        if answer.status == 429 {
            limited = Some((n, answer));
            break;
        }
    }
    let (n, answer) = limited.expect("two hundred requests take less than four seconds");
    assert!(n >= 50, "{n}");
    assert_eq!(
        (&answer.body["global"], &answer.headers["x-ratelimit-global"]),
        (&json!(true), &"true".parse().unwrap())
    );
    let answer = rest.post("/interactions/5/x/callback", json!({"type": 5})).await;
    assert_eq!(answer.pair(), (404, 10062));
}
