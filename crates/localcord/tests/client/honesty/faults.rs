//! Faults on demand.

use std::time::{Duration, Instant};

use localcord::{Chaos, Matching, Options};
use serde_json::json;

use crate::raw::{Rest, still, still_with};

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
