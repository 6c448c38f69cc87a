//! Channels, threads and DMs: permissions, missing things, threads' lives.

use localcord::{Options, Permissions};
use serde_json::json;

use crate::raw::{Rest, still, still_with};

#[tokio::test]
async fn what_the_bot_may_not_do_it_cannot() {
    let cord = still().await;
    let (rest, games) = (Rest::new(&cord), cord.channel("games"));
    let messages = format!("/channels/{games}/messages");
    let message = rest.say(games, "here").await;
    let threads = format!("{messages}/{message}/threads");
    let thread = rest.post(&threads, json!({"name": "t"})).await.id();
    let in_thread = format!("/channels/{thread}/messages");
    let hello = json!({"content": "hello"});

    cord.deny(games, Permissions::SEND_MESSAGES);
    assert_eq!(rest.post(&messages, hello.clone()).await.pair(), (403, 50013));
    assert_eq!(rest.post(&in_thread, hello.clone()).await.status, 200);
    cord.allow(games, Permissions::SEND_MESSAGES);
    cord.deny(games, Permissions::SEND_MESSAGES_IN_THREADS);
    assert_eq!(rest.post(&in_thread, hello.clone()).await.pair(), (403, 50013));
    cord.deny(
        games,
        Permissions::ATTACH_FILES | Permissions::EMBED_LINKS | Permissions::CREATE_PUBLIC_THREADS,
    );
    assert_eq!(rest.upload("POST", &messages, &json!({}), "a.png", b"a").await.pair(), (403, 50013));
    assert_eq!(rest.post(&messages, json!({"embeds": [{"title": "t"}]})).await.pair(), (403, 50013));
    let other = rest.say(games, "other").await;
    assert_eq!(
        rest.post(&format!("{messages}/{other}/threads"), json!({"name": "t"})).await.pair(),
        (403, 50013)
    );
    cord.deny(games, Permissions::READ_MESSAGE_HISTORY);
    assert_eq!(rest.get(&messages).await.body, json!([]));
    cord.deny(games, Permissions::VIEW_CHANNEL);
    assert_eq!(rest.post(&messages, hello.clone()).await.pair(), (403, 50001));
    assert_eq!(rest.get(&format!("/channels/{thread}")).await.pair(), (403, 50001));

    let general = cord.channel("general");
    let theirs = cord.people()[0].say(general, "mine").unwrap();
    let path = format!("/channels/{general}/messages/{theirs}");
    assert_eq!(rest.patch(&path, hello).await.pair(), (403, 50005));
    assert_eq!(rest.delete(&path).await.pair(), (403, 50013));
    cord.set_bot_in_guild(false);
    assert_eq!(rest.get(&format!("/channels/{general}")).await.pair(), (403, 50001));
    assert_eq!(rest.get(&format!("/guilds/{}", cord.guild())).await.pair(), (403, 50001));
}

#[tokio::test]
async fn what_is_not_there_is_unknown() {
    let cord = still().await;
    let (rest, games) = (Rest::new(&cord), cord.channel("games"));
    assert_eq!(rest.post("/channels/5/messages", json!({"content": "a"})).await.pair(), (404, 10003));
    assert_eq!(
        rest.patch(&format!("/channels/{games}/messages/5"), json!({"content": "a"})).await.pair(),
        (404, 10008)
    );
    assert_eq!(rest.get("/users/5").await.pair(), (404, 10013));
    assert_eq!(rest.get("/guilds/5").await.pair(), (404, 10004));
    let message = rest.say(games, "gone").await;
    assert!(cord.delete_message(games, message));
    assert_eq!(rest.delete(&format!("/channels/{games}/messages/{message}")).await.pair(), (404, 10008));
    cord.delete_channel(games);
    assert_eq!(rest.get(&format!("/channels/{games}/messages")).await.pair(), (404, 10003));
    cord.report().assert_clean(&[10003, 10004, 10008, 10013]);
}

#[tokio::test]
async fn a_closed_dm_takes_no_message() {
    let cord = still().await;
    let (rest, ada) = (Rest::new(&cord), &cord.people()[0]);
    ada.set_dms_open(false);
    let dm = rest.post("/users/@me/channels", json!({"recipient_id": ada.id().to_string()})).await;
    assert_eq!((dm.status, dm.id()), (200, ada.dm()));
    let path = format!("/channels/{}/messages", dm.id());
    assert_eq!(rest.post(&path, json!({"content": "a"})).await.pair(), (403, 50007));
    ada.set_dms_open(true);
    assert_eq!(rest.post(&path, json!({"content": "a"})).await.status, 200);
}

#[tokio::test]
async fn a_message_has_one_thread_and_a_guild_so_many() {
    let cord = still_with(Options { active_threads: 2, ..Options::default() }).await;
    let (rest, games) = (Rest::new(&cord), cord.channel("games"));
    let messages = format!("/channels/{games}/messages");
    let mut open = Vec::new();
    for expected in [(201, 0), (201, 0), (400, 160_006)] {
        let message = rest.say(games, "a").await;
        let answer = rest.post(&format!("{messages}/{message}/threads"), json!({"name": "t"})).await;
        assert_eq!(answer.pair(), expected);
        open.push(message);
    }
    let again = rest.post(&format!("{messages}/{}/threads", open[0]), json!({"name": "t"})).await;
    assert_eq!(again.pair(), (400, 160_004));
    let starter = rest.get(&format!("{messages}/{}", open[0])).await;
    assert_eq!(starter.body["thread"]["id"], json!(open[0]));
    assert_eq!(rest.patch(&format!("/channels/{}", open[0]), json!({"archived": true})).await.status, 200);
    let third = rest.post(&format!("{messages}/{}/threads", open[2]), json!({"name": "t"})).await;
    assert_eq!(third.status, 201);
    // Now the guild is full again and the archived one cannot be woken.
    let wake = rest.post(&format!("/channels/{}/messages", open[0]), json!({"content": "a"})).await;
    assert_eq!(wake.pair(), (400, 160_006));
    let active = rest.get(&format!("/guilds/{}/threads/active", cord.guild())).await;
    assert_eq!(active.body["threads"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn an_archived_thread_refuses_edits_and_wakes_when_somebody_writes_unless_it_is_locked() {
    let cord = still().await;
    let (rest, games) = (Rest::new(&cord), cord.channel("games"));
    let message = rest.say(games, "start").await;
    let thread =
        rest.post(&format!("/channels/{games}/messages/{message}/threads"), json!({"name": "t"})).await.id();
    let first = rest.get(&format!("/channels/{thread}/messages")).await.body[0].clone();
    assert_eq!((&first["type"], &first["referenced_message"]["id"]), (&json!(21), &json!(message)));
    let inside = rest.say(thread, "inside").await;
    let edit = format!("/channels/{thread}/messages/{inside}");
    cord.set_archived(thread, true);
    assert_eq!(rest.patch(&edit, json!({"content": "b"})).await.pair(), (400, 50083));
    assert_eq!(rest.delete(&edit).await.pair(), (400, 50083));
    assert_eq!(rest.patch(&format!("/channels/{thread}"), json!({"name": "n"})).await.pair(), (400, 50083));
    rest.say(thread, "wake").await;
    assert_eq!(rest.get(&format!("/channels/{thread}")).await.body["thread_metadata"]["archived"], false);
    assert_eq!(rest.patch(&edit, json!({"content": "b"})).await.status, 200);

    cord.set_archived(thread, true);
    cord.set_locked(thread, true);
    let path = format!("/channels/{thread}/messages");
    assert_eq!(rest.post(&path, json!({"content": "c"})).await.pair(), (400, 50083));
    assert!(cord.people()[0].say(thread, "c").is_err());
    cord.deny(games, Permissions::MANAGE_THREADS);
    assert_eq!(
        rest.patch(&format!("/channels/{thread}"), json!({"archived": false})).await.pair(),
        (403, 50013)
    );
    cord.allow(games, Permissions::MANAGE_THREADS);
    assert_eq!(
        rest.patch(&format!("/channels/{thread}"), json!({"archived": false, "locked": false})).await.status,
        200
    );
    let listed = rest.get(&format!("/channels/{games}/threads/archived/public")).await;
    assert_eq!(listed.body["threads"], json!([]));
}

#[tokio::test]
async fn messages_are_listed_before_after_and_around() {
    let cord = still().await;
    let (rest, games) = (Rest::new(&cord), cord.channel("games"));
    let mut ids = Vec::new();
    for n in 0..6 {
        ids.push(rest.say(games, &n.to_string()).await);
    }
    let list = async |query: String| {
        let answer = rest.get(&format!("/channels/{games}/messages?{query}")).await;
        answer
            .body
            .as_array()
            .unwrap()
            .iter()
            .map(|m| m["content"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(list("limit=2".into()).await, ["5", "4"]);
    assert_eq!(list(format!("after={}&limit=2", ids[1])).await, ["3", "2"]);
    assert_eq!(list(format!("before={}&limit=2", ids[2])).await, ["1", "0"]);
    assert_eq!(list(format!("around={}&limit=3", ids[3])).await, ["4", "3", "2"]);
}
