//! Interactions and their tokens, on a clock that the tests move.

use std::time::Duration;

use localcord::{Id, Localcord, Outcome, Pending};
use serde_json::{Value, json};

use crate::raw::{Rest, Socket, still};

/// A command sent by Ada, and what the bot was told of it.
async fn command(cord: &Localcord, socket: &mut Socket, channel: Id) -> (Pending, Value) {
    let pending = cord.people()[0].command(channel, "test").send().unwrap();
    let event = socket.event("INTERACTION_CREATE").await;
    assert_eq!(event["id"], json!(pending.id()));
    (pending, event)
}

struct Scene {
    cord: Localcord,
    rest: Rest,
    socket: Socket,
    games: Id,
}

impl Scene {
    async fn set() -> Self {
        let cord = still().await;
        let rest = Rest::new(&cord);
        rest.register(&cord, "test").await;
        let (socket, _) = Socket::identified(&cord, 0).await;
        let games = cord.channel("games");
        Self { cord, rest, socket, games }
    }

    async fn command(&mut self) -> (Pending, String, String) {
        let (pending, event) = command(&self.cord, &mut self.socket, self.games).await;
        let token = event["token"].as_str().unwrap();
        let callback = format!("/interactions/{}/{token}/callback", pending.id());
        (pending, callback, format!("/webhooks/{}/{token}", self.cord.bot()))
    }
}

fn message(content: &str) -> Value {
    json!({"type": 4, "data": {"content": content}})
}

#[tokio::test]
async fn the_payload_says_who_where_and_in_which_language() {
    let mut scene = Scene::set().await;
    let ada = &scene.cord.people()[0];
    ada.set_locale("uk");
    let (_, event) = command(&scene.cord, &mut scene.socket, scene.games).await;
    assert_eq!(
        (&event["locale"], &event["guild_locale"], &event["context"]),
        (&json!("uk"), &json!("en-US"), &json!(0))
    );
    assert_eq!(event["member"]["user"]["id"], json!(ada.id()));
    assert_eq!(event["authorizing_integration_owners"], json!({"0": scene.cord.guild()}));
    assert_eq!(event["attachment_size_limit"], 10 * 1024 * 1024);
    let bits: u64 = event["app_permissions"].as_str().unwrap().parse().unwrap();
    assert!(localcord::Permissions(bits).contains(localcord::Permissions::SEND_MESSAGES));
    let dm = ada.dm();
    let (_, event) = command(&scene.cord, &mut scene.socket, dm).await;
    assert_eq!((&event["context"], &event["user"]["id"]), (&json!(1), &json!(ada.id())));
    assert!(event["member"].is_null() && event["guild_id"].is_null());
    assert_eq!(event["authorizing_integration_owners"], json!({"0": "0"}));
}

#[tokio::test]
async fn three_seconds_are_the_time_for_a_first_answer() {
    let mut scene = Scene::set().await;
    let (_, in_time, _) = scene.command().await;
    scene.cord.clock().advance(Duration::from_millis(2999));
    assert_eq!(scene.rest.post(&in_time, message("a")).await.status, 204);
    let (pending, late, _) = scene.command().await;
    scene.cord.clock().advance(Duration::from_secs(3));
    assert_eq!(scene.rest.post(&late, message("a")).await.pair(), (404, 10062));
    assert_eq!(pending.outcome().await.unwrap(), Outcome::Failed);
    assert_eq!(scene.rest.post("/interactions/5/wrong/callback", message("a")).await.pair(), (404, 10062));
}

#[tokio::test]
async fn a_second_first_answer_is_refused() {
    let mut scene = Scene::set().await;
    let (_, callback, _) = scene.command().await;
    let shown = scene.rest.post(&format!("{callback}?with_response=true"), message("a")).await;
    assert_eq!((shown.status, &shown.body["resource"]["message"]["content"]), (200, &json!("a")));
    assert_eq!(scene.rest.post(&callback, message("b")).await.pair(), (400, 40060));
}

#[tokio::test]
async fn a_token_follows_up_for_fifteen_minutes() {
    let mut scene = Scene::set().await;
    let (_, callback, webhook) = scene.command().await;
    assert_eq!(scene.rest.post(&webhook, json!({"content": "early"})).await.pair(), (404, 10015));
    scene.rest.post(&callback, message("a")).await;
    scene.cord.clock().advance(Duration::from_secs(15 * 60 - 1));
    let more = scene.rest.post(&webhook, json!({"content": "more"})).await;
    assert_eq!(more.status, 200);
    let original = format!("{webhook}/messages/@original");
    assert_eq!(scene.rest.get(&original).await.body["content"], "a");
    assert_eq!(scene.rest.patch(&original, json!({"content": "c"})).await.body["content"], "c");
    assert_eq!(scene.rest.delete(&format!("{webhook}/messages/{}", more.id())).await.status, 204);
    assert_eq!(scene.rest.get(&format!("{webhook}/messages/{}", more.id())).await.pair(), (404, 10008));
    scene.cord.clock().advance(Duration::from_secs(1));
    assert_eq!(scene.rest.patch(&original, json!({"content": "d"})).await.pair(), (401, 50027));
    assert_eq!(scene.rest.post(&webhook, json!({"content": "late"})).await.pair(), (401, 50027));
}

#[tokio::test]
async fn a_deferred_answer_keeps_its_visibility_and_its_first_follow_up_fills_it() {
    let mut scene = Scene::set().await;
    let (pending, callback, webhook) = scene.command().await;
    let deferred = json!({"type": 5, "data": {"flags": 64}});
    assert_eq!(scene.rest.post(&callback, deferred).await.status, 204);
    let Outcome::Message(thinking) = pending.outcome().await.unwrap() else { panic!() };
    let filled = scene.rest.post(&webhook, json!({"content": "done", "flags": 0})).await;
    assert_eq!((filled.id(), filled.body["flags"].as_u64()), (thinking, Some(64)));
    assert!(filled.body["edited_timestamp"].is_null());
    assert!(scene.cord.messages(scene.games).is_empty());
    assert_eq!(scene.cord.people()[0].ephemerals(scene.games).len(), 1);
    // The channel's routes do not know ephemeral messages.
    let path = format!("/channels/{}/messages/{thinking}", scene.games);
    assert_eq!(scene.rest.get(&path).await.pair(), (404, 10008));
    assert_ne!(scene.rest.post(&webhook, json!({"content": "next"})).await.id(), thinking);
}

#[tokio::test]
async fn an_answer_has_to_suit_its_interaction() {
    let mut scene = Scene::set().await;
    let (_, callback, _) = scene.command().await;
    for wrong in
        [json!({"type": 6}), json!({"type": 8, "data": {"choices": []}}), json!({"type": 4, "data": {}})]
    {
        let answer = scene.rest.post(&callback, wrong).await;
        assert!(matches!(answer.pair(), (400, 50035 | 50006)), "{answer:?}");
    }
    let choices: Vec<Value> = (0..26).map(|i| json!({"name": "n", "value": i.to_string()})).collect();
    let many = json!({"type": 8, "data": {"choices": choices}});
    assert_eq!(scene.rest.post(&callback, many).await.pair(), (400, 50035));
}

#[tokio::test]
async fn messages_of_interactions_say_where_they_come_from() {
    let mut scene = Scene::set().await;
    let (pending, callback, _) = scene.command().await;
    let components =
        json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "a", "custom_id": "go"}]}]);
    scene.rest.post(&callback, json!({"type": 4, "data": {"content": "a", "components": components}})).await;
    let shown = pending.message().await.unwrap();
    assert_eq!(shown["interaction_metadata"]["user"]["id"], json!(scene.cord.people()[0].id()));
    assert_eq!((&shown["interaction"]["name"], &shown["author"]["bot"]), (&json!("test"), &json!(true)));
    let id = shown["id"].as_str().unwrap().parse().unwrap();
    scene.cord.people()[1].click(scene.games, id, "go").unwrap();
    let event = scene.socket.event("INTERACTION_CREATE").await;
    assert_eq!((&event["type"], &event["message"]["id"]), (&json!(3), &json!(id)));
    assert_eq!((&event["data"]["custom_id"], &event["data"]["component_type"]), (&json!("go"), &json!(2)));
    scene.cord.report().assert_clean(&[]);
}
