//! Faults on demand.

use std::time::{Duration, Instant};

use localcord::{Chaos, Matching, Options};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::raw::{Heard, Rest, Socket, still, still_with};

fn posts() -> Matching {
    Matching::new("POST", "/messages")
}

#[tokio::test]
async fn ordered_faults_meet_the_next_matching_requests_only() {
    let cord = still().await;
    let (rest, games) = (Rest::new(&cord), cord.channel("games"));
    let path = format!("/channels/{games}/messages");
    let form = json!({"content": "a"});
    cord.faults().fail(posts(), 502, 2);
    assert_eq!(rest.get(&path).await.status, 200);
    for expected in [502, 502, 200] {
        assert_eq!(rest.post(&path, form.clone()).await.status, expected);
    }
    assert_eq!(cord.messages(games).len(), 1);
    cord.faults().cut_before(posts(), 1);
    assert!(rest.try_send("POST", &path, Some(form.clone())).await.is_err());
    assert_eq!(cord.messages(games).len(), 1);
    cord.faults().cut_after_commit(posts(), 1);
    assert!(rest.try_send("POST", &path, Some(form.clone())).await.is_err());
    assert_eq!(cord.messages(games).len(), 2);
    let begun = Instant::now();
    cord.faults().slow_upload(posts(), Duration::from_millis(200), 1);
    assert_eq!(rest.post(&path, form.clone()).await.status, 200);
    cord.faults().hang_after_commit(posts(), Duration::from_millis(200), 1);
    assert_eq!(rest.post(&path, form.clone()).await.status, 200);
    assert!(begun.elapsed() >= Duration::from_millis(400));
    let begun = Instant::now();
    cord.faults().rest_outage(Duration::from_millis(200));
    assert!(rest.try_send("GET", &path, None).await.is_err());
    while rest.try_send("GET", &path, None).await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(10));
    }
    assert!(begun.elapsed() >= Duration::from_millis(200));
}

#[tokio::test]
async fn chaos_is_the_same_for_the_same_seed() {
    let mut runs = Vec::new();
    for seed in [1, 1, 2] {
        let chaos = Chaos { bad_gateway: 200, cut_after_commit: 200, ..Chaos::default() };
        let cord = still_with(Options { seed, chaos, ..Options::default() }).await;
        let (rest, path) = (Rest::new(&cord), format!("/channels/{}/messages", cord.channel("games")));
        let mut run = Vec::new();
        for _ in 0..40 {
            run.push(
                rest.try_send("POST", &path, Some(json!({"content": "a"})))
                    .await
                    .map_or(0, |answer| answer.status),
            );
        }
        assert!(run.contains(&0) && run.contains(&502) && run.contains(&200), "{run:?}");
        runs.push(run);
    }
    assert_eq!(runs[0], runs[1]);
    assert_ne!(runs[0], runs[2]);
}

#[tokio::test]
async fn a_cut_connection_ends_without_a_byte() {
    let cord = still().await;
    cord.faults().cut_before(Matching::new("GET", "/gateway"), 1);
    let address = cord.rest_http().replace("http://", "");
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    stream.write_all(b"GET /api/v10/gateway HTTP/1.1\r\nhost: discord.com\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    // A reset is an end too.
    stream.read_to_end(&mut answer).await.ok();
    assert_eq!(String::from_utf8_lossy(&answer), "");
}

#[tokio::test]
async fn chance_doubles_events_and_cuts_connections() {
    let chaos = Chaos { twice: 1000, ..Chaos::default() };
    let cord = still_with(Options { chaos, ..Options::default() }).await;
    let (mut socket, _) = Socket::identified(&cord, 1 << 9).await;
    let id = cord.people()[0].say(cord.channel("games"), "a").unwrap();
    for _ in 0..2 {
        assert_eq!(socket.event("MESSAGE_CREATE").await["id"], json!(id));
    }
    let chaos = Chaos { drop_connection: 1000, ..Chaos::default() };
    let cord = still_with(Options { chaos, ..Options::default() }).await;
    let (mut socket, _) = Socket::identified(&cord, 1 << 9).await;
    cord.people()[0].say(cord.channel("games"), "a").unwrap();
    socket.event("MESSAGE_CREATE").await;
    assert_eq!(socket.hear().await, Heard::Cut);
}

#[tokio::test]
async fn during_an_outage_the_gateway_refuses_connections() {
    let cord = still().await;
    let (mut socket, _) = Socket::identified(&cord, 0).await;
    cord.faults().gateway_outage(Duration::from_millis(200));
    assert_eq!(socket.hear().await, Heard::Cut);
    let begun = Instant::now();
    while tokio_tungstenite::connect_async(format!("{}/?v=10", cord.gateway())).await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(10));
    }
    assert!(begun.elapsed() >= Duration::from_millis(100));
}
