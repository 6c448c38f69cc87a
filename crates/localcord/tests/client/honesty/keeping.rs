//! Starting again, and the page's API.

use futures_util::StreamExt;
use localcord::{Localcord, Options};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;

use crate::raw::{Rest, still};

#[tokio::test]
async fn starting_again_goes_on_with_the_same_guild_messages_and_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let options = || Options { data: Some(folder.path().to_owned()), ..Options::default() };
    let cord = Localcord::start(options()).await.unwrap();
    let (rest, games, token) = (Rest::new(&cord), cord.channel("games"), cord.token());
    let sent = rest
        .upload("POST", &format!("/channels/{games}/messages"), &json!({"content": "a"}), "a.png", b"bytes")
        .await;
    rest.register(&cord, "play").await;
    let dm = cord.people()[0].dm();
    cord.stop().await.unwrap();

    let again = Localcord::start(options()).await.unwrap();
    assert_eq!((again.channel("games"), again.token(), again.people()[0].dm()), (games, token, dm));
    let messages = again.messages(games);
    assert_eq!((messages.len(), &messages[0]["id"]), (1, &json!(sent.id())));
    let picture = reqwest::get(messages[0]["attachments"][0]["url"].as_str().unwrap()).await.unwrap();
    assert_eq!(picture.bytes().await.unwrap(), "bytes");
    assert_eq!(again.people()[0].commands(games)[0]["name"], "play");
    let next = Rest::new(&again).say(games, "b").await;
    assert!(next > sent.id());
}

#[tokio::test]
async fn changes_are_on_disk_soon_without_an_orderly_end() {
    let folder = tempfile::tempdir().unwrap();
    let options = || Options { data: Some(folder.path().to_owned()), ..Options::default() };
    let cord = Localcord::start(options()).await.unwrap();
    let games = cord.channel("games");
    cord.people()[0].say(games, "kept").unwrap();
    let end = std::time::Instant::now() + std::time::Duration::from_secs(10);
    let written = || {
        std::fs::read_to_string(folder.path().join("localcord.json")).is_ok_and(|text| text.contains("kept"))
    };
    while !written() {
        assert!(std::time::Instant::now() < end);
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    drop(cord);
    let again = Localcord::start(options()).await.unwrap();
    assert_eq!(again.messages(games)[0]["content"], "kept");
}

#[tokio::test]
async fn what_was_answered_is_on_disk_and_its_nonce_holds_after_an_abrupt_end() {
    let folder = tempfile::tempdir().unwrap();
    let options = || Options { data: Some(folder.path().to_owned()), ..Options::default() };
    let cord = Localcord::start(options()).await.unwrap();
    let games = cord.channel("games");
    let path = format!("/channels/{games}/messages");
    let form = json!({"content": "once", "nonce": "g1p1", "enforce_nonce": true});
    let mut sent = Vec::new();
    for n in 0..5 {
        Rest::new(&cord).say(games, &format!("word {n}")).await;
        let text = std::fs::read_to_string(folder.path().join("localcord.json")).unwrap();
        assert!(text.contains(&format!("word {n}")), "{n}");
    }
    sent.push(Rest::new(&cord).post(&path, form.clone()).await.id());
    drop(cord);
    let again = Localcord::start(options()).await.unwrap();
    sent.push(Rest::new(&again).post(&path, form.clone()).await.id());
    assert_eq!(sent[0], sent[1]);
    assert_eq!(again.messages(games).len(), 6);
}

#[tokio::test]
async fn the_page_sees_what_one_person_sees() {
    let cord = still().await;
    let (games, people) = (cord.channel("games"), cord.people());
    let (ada, boris) = (people[0].id(), people[1].id());
    let client = reqwest::Client::new();
    let get = async |path: String| -> Value {
        let text = client.get(format!("{}{path}", cord.page())).send().await.unwrap().text().await.unwrap();
        serde_json::from_str(&text).unwrap()
    };
    let post = async |path: &str, body: Value| -> (u16, Value) {
        let request =
            client.post(format!("{}{path}", cord.page())).header("content-type", "application/json");
        let answer = request.body(body.to_string()).send().await.unwrap();
        (answer.status().as_u16(), serde_json::from_str(&answer.text().await.unwrap()).unwrap())
    };
    let state = get(format!("/api/state?as={ada}")).await;
    assert_eq!((&state["guild"]["name"], &state["bot"]["online"]), (&json!("Star Garden"), &json!(false)));
    assert_eq!(state["people"].as_array().unwrap().len(), 4);
    assert_eq!(state["me"]["id"], json!(ada));

    let ws = cord.page().replace("http", "ws");
    let (mut events, _) = connect_async(format!("{ws}/api/events?as={boris}")).await.unwrap();
    let (status, sent) = post("/api/message", json!({"as": ada, "channel": games, "content": "hello"})).await;
    assert_eq!(status, 200);
    let event: Value =
        serde_json::from_str(events.next().await.unwrap().unwrap().to_text().unwrap()).unwrap();
    assert_eq!((&event["t"], &event["d"]["id"]), (&json!("MESSAGE_CREATE"), &sent["id"]));
    let (_, dm) = post("/api/dm", json!({"as": ada, "with": cord.bot()})).await;
    assert_eq!(dm["recipients"].as_array().unwrap().len(), 2);
    let listed = |state: &Value| state["channels"].as_array().unwrap().iter().any(|c| c["id"] == dm["id"]);
    assert!(listed(&get(format!("/api/state?as={ada}")).await));
    assert!(!listed(&get(format!("/api/state?as={boris}")).await));
    let (status, refused) =
        post("/api/message", json!({"as": boris, "channel": dm["id"], "content": "hello"})).await;
    assert_eq!(status, 400);
    assert!(refused["error"].as_str().unwrap().contains("does not see"));
    assert_eq!(get(format!("/api/messages?as={ada}&channel={games}")).await[0]["content"], "hello");
    assert_eq!(get(format!("/api/commands?as={ada}&channel={games}")).await, json!([]));
}

#[tokio::test]
async fn the_page_knows_who_is_in_the_server_with_which_roles_and_hears_of_changes() {
    let cord = still().await;
    let people = cord.people();
    let get = async |path: String| -> Value {
        let answer = reqwest::get(format!("{}{path}", cord.page())).await.unwrap();
        serde_json::from_str(&answer.text().await.unwrap()).unwrap()
    };
    let state = async || get(format!("/api/state?as={}", people[0].id())).await;
    let seen = state().await;
    let roles: Vec<&str> = seen["guild"]["roles"]
        .as_array()
        .unwrap()
        .iter()
        .map(|role| role["name"].as_str().unwrap())
        .collect();
    assert_eq!(roles, ["@everyone", "Starmate", "Moderators"]);
    assert_eq!(seen["guild"]["roles"][2]["hoist"], true);
    let chiara = &seen["people"][2];
    assert_eq!(
        (&chiara["name"], &chiara["roles"], &chiara["owner"]),
        (&json!("Chiara"), &json!([cord.role("Moderators").unwrap()]), &json!(false))
    );
    assert_eq!(seen["people"][0]["owner"], true);

    let mut events = people[0].events();
    cord.leave(&people[2]).unwrap();
    assert_eq!(events.recv().await.unwrap()["t"], "GUILD_UPDATE");
    let gone = &state().await["people"][2];
    assert_eq!((&gone["member"], &gone["roles"]), (&json!(false), &json!(null)));
    let rest = Rest::new(&cord);
    let form = json!({"name": "admin", "description": "d", "default_member_permissions": "0"});
    assert_eq!(rest.post(&format!("/applications/{}/commands", cord.bot()), form).await.status, 201);
    assert_eq!(events.recv().await.unwrap()["t"], "COMMANDS_UPDATE");
    let commands = async |who: usize| {
        let path = format!("/api/commands?as={}&channel={}", people[who].id(), cord.channel("games"));
        get(path).await.as_array().unwrap().len()
    };
    assert_eq!((commands(0).await, commands(1).await), (1, 0));
}
