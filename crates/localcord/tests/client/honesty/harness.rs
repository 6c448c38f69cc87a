//! What long tests lean on: many people, a clock that leaps, and knowing when all is quiet.

use std::time::{Duration, Instant};

use localcord::{Error, Matching, Options};
use serde_json::{Value, json};

use crate::raw::{Heard, Rest, Socket, still, still_with};

const DAY: Duration = Duration::from_hours(24);

#[tokio::test]
async fn sixty_people_and_forty_threads_over_sixty_days_are_quick() {
    let cord = still().await;
    let (rest, games) = (Rest::new(&cord), cord.channel("games"));
    rest.register(&cord, "test").await;
    let (mut socket, _) = Socket::identified(&cord, 1 | 1 << 9).await;
    let listening = tokio::spawn(async move { while let Heard::Payload(_) = socket.hear().await {} });
    let begun = Instant::now();
    let people: Vec<_> = (0..60).map(|n| cord.add_person(&format!("Person {n}"), "hu")).collect();
    let mut threads = Vec::new();
    for _ in 0..40 {
        let message = rest.say(games, "start").await;
        let open = format!("/channels/{games}/messages/{message}/threads");
        threads.push(rest.post(&open, json!({"name": "t", "auto_archive_duration": 1440})).await.id());
    }
    for _ in 0..60 {
        for (thread, person) in threads.iter().zip(&people) {
            person.say(*thread, "a move").unwrap();
        }
        people[0].command(games, "test").send().unwrap();
        // A minute each, as by a harness with short steps.
        (0..24 * 60).for_each(|_| cord.clock().advance(Duration::from_mins(1)));
        cord.idle(Duration::ZERO).await.unwrap();
    }
    let took = begun.elapsed();
    println!("sixty days took {took:?}");
    assert!(took < Duration::from_secs(30), "{took:?}");
    assert_eq!(cord.people().len(), 64);
    assert!(!listening.is_finished(), "the connection has stood it");
    listening.abort();
    cord.report().assert_clean(&[]);
}

#[tokio::test]
async fn a_thread_archives_wakes_and_stays_usable_over_sixty_days() {
    let cord = still().await;
    let (rest, games, boris) = (Rest::new(&cord), cord.channel("games"), &cord.people()[1]);
    let message = rest.say(games, "start").await;
    let open = format!("/channels/{games}/messages/{message}/threads");
    let thread = rest.post(&open, json!({"name": "t", "auto_archive_duration": 4320})).await.id();
    let archived =
        async || rest.get(&format!("/channels/{thread}")).await.body["thread_metadata"]["archived"].clone();
    for day in 0..60 {
        // By turns a person, the bot, and the bot's picture wake it after four quiet days.
        match day % 12 {
            0 => drop(boris.say(thread, "a move").unwrap()),
            4 => drop(rest.say(thread, "a board").await),
            8 => {
                let path = format!("/channels/{thread}/messages");
                assert_eq!(rest.upload("POST", &path, &json!({}), "a.png", b"a").await.status, 200);
            }
            _ => {}
        }
        assert_eq!(archived().await, day % 4 == 3, "day {day}");
        cord.clock().advance(DAY);
    }
    assert_eq!(boris.messages(thread).len(), 1 + 15, "the start and one message every four days");
    // A new time counts as activity ("Threads").
    boris.say(thread, "more").unwrap();
    cord.clock().advance(2 * DAY);
    let path = format!("/channels/{thread}");
    assert_eq!(rest.patch(&path, json!({"auto_archive_duration": 1440})).await.status, 200);
    assert_eq!(archived().await, false);
    cord.clock().advance(DAY);
    assert_eq!(archived().await, true);
    cord.report().assert_clean(&[]);
}

#[tokio::test]
async fn connections_live_on_real_time_while_the_clock_leaps() {
    let cord = still_with(Options { heartbeat: Duration::from_millis(300), ..Options::default() }).await;
    let (mut socket, _) = Socket::identified(&cord, 1 << 9).await;
    let end = Instant::now() + Duration::from_millis(900);
    while Instant::now() < end {
        cord.clock().advance(DAY);
        socket.send(&json!({"op": 1, "d": 1})).await;
        assert_eq!(socket.payload().await["op"], 11);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // And without heartbeats it ends, though the clock stands.
    assert_eq!(socket.hear().await, Heard::Closed(4009));
}

#[tokio::test]
async fn quiet_is_when_no_request_is_open_no_event_waits_and_no_answer_is_owed() {
    let cord = still().await;
    let (rest, games, ada) = (Rest::new(&cord), cord.channel("games"), &cord.people()[0]);
    rest.register(&cord, "test").await;
    cord.idle(Duration::ZERO).await.unwrap();
    let (mut socket, _) = Socket::identified(&cord, 1 << 9).await;

    ada.command(games, "test").send().unwrap();
    assert_eq!(cord.interactions_open(), 1);
    let event = socket.event("INTERACTION_CREATE").await;
    assert_eq!(cord.events_unsent(), 0);
    let told = cord.last_activity();
    let token = event["token"].as_str().unwrap();
    let callback = format!("/interactions/{}/{token}/callback", event["id"].as_str().unwrap());
    let early = tokio::time::timeout(Duration::from_millis(100), cord.idle(Duration::ZERO)).await;
    assert!(early.is_err(), "an answer is owed");
    assert_eq!(rest.post(&callback, json!({"type": 5})).await.status, 204);
    assert!(cord.last_activity() > told);
    assert_eq!(cord.interactions_open(), 1, "the answer was deferred");
    let original = format!("/webhooks/{}/{token}/messages/@original", cord.bot());
    rest.patch(&original, json!({"content": "done"})).await;
    assert_eq!(cord.interactions_open(), 0);
    cord.idle(Duration::from_millis(20)).await.unwrap();
    assert!(cord.last_activity().elapsed() >= Duration::from_millis(20));

    let begun = Instant::now();
    cord.faults().slow_upload(Matching::new("POST", "/messages"), Duration::from_millis(300), 1);
    let slow = async { rest.say(games, "slow").await };
    let wait = async {
        while cord.requests_in_flight() == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        cord.idle(Duration::ZERO).await.unwrap();
        begun.elapsed()
    };
    let (_, waited) = tokio::join!(slow, wait);
    assert!(waited >= Duration::from_millis(300), "{waited:?}");
}

#[tokio::test]
async fn nobody_waits_for_the_answer_of_a_bot_that_is_gone() {
    let cord = still().await;
    let (games, ada) = (cord.channel("games"), &cord.people()[0]);
    Rest::new(&cord).register(&cord, "test").await;
    let (socket, _) = Socket::identified(&cord, 0).await;
    ada.command(games, "test").send().unwrap();
    drop(socket);
    cord.idle(Duration::ZERO).await.unwrap();
    let (_again, _) = Socket::identified(&cord, 0).await;
    cord.idle(Duration::ZERO).await.unwrap();
    // What this one was told and does not answer is waited for, up to ten seconds.
    ada.command(games, "test").send().unwrap();
    let Err(Error::Waited { seen, .. }) = cord.idle(Duration::ZERO).await else { panic!("it is owed") };
    assert!(seen.contains("1 open interactions"), "{seen}");
}

#[tokio::test]
async fn a_state_from_before_there_were_roles_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let options = || Options { data: Some(folder.path().to_owned()), ..Options::default() };
    let cord = localcord::Localcord::start(options()).await.unwrap();
    cord.stop().await.unwrap();
    let path = folder.path().join("localcord.json");
    let mut state: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let guild = state["guilds"].as_object_mut().unwrap().values_mut().next().unwrap();
    let ids: Vec<String> = guild["members"].as_object().unwrap().keys().cloned().collect();
    guild["members"] = json!(ids);
    for field in ["roles", "banned", "attachment_size_limit"] {
        guild.as_object_mut().unwrap().remove(field);
    }
    std::fs::write(&path, state.to_string()).unwrap();

    let cord = localcord::Localcord::start(options()).await.unwrap();
    let rest = Rest::new(&cord);
    let chiara = format!("/guilds/{}/members/{}", cord.guild(), cord.people()[2].id());
    let member = rest.get(&chiara).await;
    assert_eq!(member.body["roles"], json!([cord.role("Moderators").unwrap()]));
    assert!(!member.body["joined_at"].as_str().unwrap().starts_with("1970"));
    rest.say(cord.channel("games"), "still allowed").await;
    cord.report().assert_clean(&[]);
}
