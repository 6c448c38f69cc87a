//! Schemas and the rules beyond them.

use localcord::ViolationKind;
use serde_json::{Value, json};

use crate::raw::{Rest, still, still_with};

fn row(parts: &[Value]) -> Value {
    json!({"type": 1, "components": parts})
}

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "a", "custom_id": id})
}

#[tokio::test]
async fn ill_formed_messages_are_refused_with_their_place_and_recorded() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    let path = format!("/channels/{}/messages", cord.channel("games"));
    let select = |n: usize| {
        let options: Vec<Value> = (0..n).map(|i| json!({"label": "a", "value": i.to_string()})).collect();
        json!({"type": 3, "custom_id": "s", "options": options})
    };
    let labelled = |label: String| json!({"type": 2, "style": 1, "label": label, "custom_id": "l"});
    let six: Vec<Value> = ["a", "b", "c", "d", "e", "f"].iter().map(|id| row(&[button(id)])).collect();
    let forms = [
        (json!({"content": "x".repeat(2001)}), "/content"),
        (json!({"content": "x", "colour": "red"}), ""),
        (json!({"content": 5}), "/content"),
        (json!({"content": "x", "nonce": "n".repeat(26)}), "/nonce"),
        (json!({"content": "x", "components": six}), "/components"),
        (json!({"content": "x", "components": [row(&[button("a"), select(2)])]}), "/components/0"),
        (
            json!({"content": "x", "components": [row(&[button("a"), button("a")])]}),
            "/components/0/components/1/custom_id",
        ),
        (json!({"content": "x", "components": [row(&[select(26)])]}), "/components"),
        (json!({"content": "x", "components": [row(&[labelled("l".repeat(81))])]}), "/components"),
        (json!({"content": "x", "components": [row(&[button(&"i".repeat(101))])]}), "/components"),
        (
            json!({"embeds": [{"description": "x".repeat(3001)}, {"description": "x".repeat(3000)}]}),
            "/embeds",
        ),
        (
            json!({"content": "x", "attachments": [{"id": "0", "description": "x".repeat(1025)}]}),
            "/attachments",
        ),
        (json!({"content": "x", "attachments": [{"id": "7"}]}), "/attachments/0/id"),
        (json!({"content": "x", "message_reference": {"message_id": "7"}}), "/message_reference"),
    ];
    for (index, (form, place)) in forms.iter().enumerate() {
        let answer = rest.post(&path, form.clone()).await;
        assert_eq!(answer.pair(), (400, 50035), "{form}");
        assert!(answer.body["errors"].pointer(place).is_some(), "{place} in {}", answer.body);
        assert_eq!(cord.report().violations.len(), index + 1, "{:?}", cord.report().violations.last());
    }
    assert!(cord.report().violations.iter().all(|v| v.kind == ViolationKind::Request));
    for empty in [json!({}), json!({"content": ""}), json!({"content": " \n"}), json!({"embeds": []})] {
        assert_eq!(rest.post(&path, empty).await.pair(), (400, 50006));
    }
    assert!(cord.messages(cord.channel("games")).is_empty());
    assert!(std::panic::catch_unwind(|| cord.report().assert_clean(&[])).is_err());
}

#[tokio::test]
async fn the_limits_themselves_pass() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    let path = format!("/channels/{}/messages", cord.channel("games"));
    let options: Vec<Value> =
        (0..25).map(|i| json!({"label": "a".repeat(100), "value": i.to_string()})).collect();
    let select = json!({"type": 3, "custom_id": "i".repeat(100), "options": options});
    let buttons: Vec<Value> = (0..5).map(|i| button(&i.to_string())).collect();
    let rows = [row(&buttons), row(&[select]), row(&[button("x")]), row(&[button("y")]), row(&[button("z")])];
    let form = json!({"content": "x".repeat(2000), "components": rows, "nonce": "n".repeat(25),
        "attachments": [{"id": 0, "description": "x".repeat(1024)}]});
    let answer = rest.upload("POST", &path, &form, "a.png", b"png").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(answer.body["nonce"], "n".repeat(25));
    assert_eq!(answer.body["attachments"][0]["filename"], "a.png");
    cord.report().assert_clean(&[]);
}

#[tokio::test]
async fn ill_formed_commands_are_refused() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    let path = format!("/applications/{}/commands", cord.bot());
    let choice = |n: usize| json!({"name": "n", "value": "v".repeat(n)});
    let option = |name: &str, choices: Vec<Value>| json!({"type": 3, "name": name, "description": "d", "choices": choices});
    let options: Vec<Value> = (0..26).map(|i| option(&format!("o{i}"), vec![])).collect();
    for form in [
        json!({"name": "Play", "description": "d"}),
        json!({"name": "p".repeat(33), "description": "d"}),
        json!({"name": "play"}),
        json!({"name": "play", "description": "d", "name_localizations": {"ua": "грати"}}),
        json!({"name": "play", "description": "d", "options": options}),
        json!({"name": "play", "description": "d", "options": [option("a", vec![choice(6000)]), option("b", vec![choice(2000)])]}),
        json!({"name": "play", "description": "d", "surprise": true}),
    ] {
        assert_eq!(rest.post(&path, form.clone()).await.pair(), (400, 50035), "{form}");
    }
    let twice = json!([{"name": "a", "description": "d"}, {"name": "a", "description": "d"}]);
    assert_eq!(rest.send("PUT", &path, Some(twice)).await.pair(), (400, 50035));
    let many: Vec<Value> = (0..101).map(|i| json!({"name": format!("c{i}"), "description": "d"})).collect();
    assert_eq!(rest.send("PUT", &path, Some(many.into())).await.pair(), (400, 30032));
}

#[tokio::test]
async fn commands_are_registered_edited_listed_and_deleted() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    let path = format!("/applications/{}/commands", cord.bot());
    let form = json!({"name": "play", "description": "d", "name_localizations": {"pl": "graj"}, "default_member_permissions": "8"});
    let created = rest.post(&path, form.clone()).await;
    assert_eq!((created.status, &created.body["default_member_permissions"]), (201, &json!("8")));
    assert_eq!(rest.post(&path, form).await.status, 200);
    let id = created.id();
    let edited = rest.patch(&format!("{path}/{id}"), json!({"description": "e"})).await;
    assert_eq!((&edited.body["description"], edited.id()), (&json!("e"), id));
    assert_ne!(edited.body["version"], created.body["version"]);
    let listed = rest.get(&format!("{path}?with_localizations=true")).await;
    assert_eq!(listed.body[0]["name_localizations"]["pl"], "graj");
    let replaced = rest
        .send(
            "PUT",
            &path,
            Some(json!([{"name": "move", "description": "d"}, {"name": "play", "description": "d"}])),
        )
        .await;
    assert_eq!(replaced.body[1]["id"], json!(id));
    assert_eq!(rest.delete(&format!("{path}/{id}")).await.status, 204);
    assert_eq!(rest.get(&format!("{path}/{id}")).await.pair(), (404, 10063));
    cord.report().assert_clean(&[10063]);
}

#[tokio::test]
async fn unknown_routes_and_queries_and_wrong_tokens_do_not_pass() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    let games = cord.channel("games");
    for (method, path) in
        [("GET", "/users/@me/guilds".to_owned()), ("POST", format!("/channels/{games}/messages/bulk-delete"))]
    {
        assert_eq!(rest.send(method, &path, None).await.status, 501);
        assert_eq!(cord.report().violations.last().unwrap().kind, ViolationKind::UnknownRoute);
    }
    assert_eq!(rest.get(&format!("/channels/{games}/messages?limit=101")).await.pair(), (400, 50035));
    assert_eq!(rest.get(&format!("/channels/{games}/messages?colour=1")).await.pair(), (400, 50035));
    assert_eq!(rest.get("/channels/games/messages").await.pair(), (400, 50035));
    assert_eq!(rest.with_token("wrong").get("/users/@me").await.status, 401);
    assert_eq!(cord.report().status(401), 1);
}

#[tokio::test]
async fn attachments_have_a_limit_and_an_edit_lists_what_it_keeps() {
    let options = localcord::Options { attachment_size_limit: 1000, ..localcord::Options::default() };
    let cord = still_with(options).await;
    let rest = Rest::new(&cord);
    let path = format!("/channels/{}/messages", cord.channel("games"));
    assert_eq!(rest.upload("POST", &path, &json!({}), "big.png", &[0; 1001]).await.pair(), (413, 40005));
    let first = rest.upload("POST", &path, &json!({}), "a.png", &[0; 1000]).await;
    let (message, kept) = (format!("{path}/{}", first.id()), first.body["attachments"][0]["id"].clone());
    let second = rest
        .upload("PATCH", &message, &json!({"attachments": [{"id": kept}, {"id": "0"}]}), "b.png", b"b")
        .await;
    let names = |body: &Value| {
        body["attachments"].as_array().unwrap().iter().map(|a| a["filename"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&second.body), ["a.png", "b.png"]);
    let third = rest.upload("PATCH", &message, &json!({"attachments": [{"id": "0"}]}), "c.png", b"c").await;
    assert_eq!(names(&third.body), ["c.png"]);
    assert_eq!(rest.patch(&message, json!({"attachments": []})).await.pair(), (400, 50006));
    let fourth = rest.patch(&message, json!({"content": "text"})).await;
    assert_eq!(names(&fourth.body), ["c.png"]);
}
