//! Commands with subcommands and options that name something; who has which command.

use localcord::{Error, Id, Localcord, Person};
use serde_json::{Value, json};

use crate::raw::{Rest, Socket, still};

fn option(kind: u64, name: &str) -> Value {
    json!({"type": kind, "name": name, "description": "d"})
}

fn with(mut option: Value, field: &str, value: Value) -> Value {
    option[field] = value;
    option
}

/// A local Discord with one command of these options, and a socket that hears of interactions.
async fn with_command(options: &[Value]) -> (Localcord, Rest, Socket, Id) {
    let cord = still().await;
    let rest = Rest::new(&cord);
    let path = format!("/applications/{}/commands", cord.bot());
    let answer = rest.post(&path, json!({"name": "test", "description": "d", "options": options})).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let (socket, _) = Socket::identified(&cord, 0).await;
    let games = cord.channel("games");
    (cord, rest, socket, games)
}

#[expect(clippy::needless_pass_by_value, reason = "reads as what comes of a call")]
fn refused<T>(outcome: Result<T, Error>) -> bool {
    matches!(outcome, Err(Error::Refused(_)))
}

#[tokio::test]
async fn subcommands_are_registered_as_the_documentation_draws_them_and_not_otherwise() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    let path = format!("/applications/{}/commands", cord.bot());
    let sub = |name: &str, options: Value| with(option(1, name), "options", options);
    let group = |options: Value| with(option(2, "group"), "options", options);
    let many = |n: usize| (0..n).map(|i| sub(&format!("s{i}"), json!([]))).collect::<Vec<_>>();
    for (status, options) in [
        (201, json!([sub("start", json!([option(4, "days")])), sub("stop", json!([]))])),
        (200, json!([group(json!([sub("start", json!([]))])), sub("stop", json!([]))])),
        (200, json!([group(many(25).into()), sub("stop", json!([]))])),
        (200, json!(many(25))),
        (400, json!([sub("start", json!([])), option(4, "days")])),
        (400, json!([sub("start", json!([sub("stop", json!([]))]))])),
        (400, json!([group(json!([option(4, "days")]))])),
        (400, json!([group(json!([group(json!([]))]))])),
        (400, json!([sub("start", json!([])), sub("start", json!([]))])),
        (400, json!([sub("Start", json!([]))])),
        (400, json!(many(26))),
        (400, json!([sub("s", json!([with(option(3, "o"), "name_localizations", json!({"pl": "O"}))]))])),
        (400, json!([with(sub("s", json!([])), "default_member_permissions", json!("0"))])),
    ] {
        let form = json!({"name": "vacation", "description": "d", "options": options});
        let answer = rest.post(&path, form).await;
        assert_eq!(answer.status, status, "{options} {}", answer.body);
    }
    let localised =
        sub("start", json!([with(option(4, "days"), "name_localizations", json!({"pl": "dni"}))]));
    let form = json!({"name": "vacation", "description": "d", "options": [localised]});
    assert_eq!(rest.post(&path, form).await.status, 200);
    let names = |body: &Value| body[0]["options"][0]["options"][0]["name_localizations"].clone();
    assert_eq!(names(&rest.get(&format!("{path}?with_localizations=true")).await.body)["pl"], "dni");
    assert!(names(&rest.get(&path).await.body).is_null());
}

#[tokio::test]
async fn a_subcommand_arrives_inside_its_group_with_what_it_was_given() {
    let start =
        with(option(1, "start"), "options", json!([with(option(4, "days"), "required", json!(true))]));
    let zone = with(option(3, "zone"), "autocomplete", json!(true));
    let group =
        with(option(2, "where"), "options", json!([with(option(1, "zone"), "options", json!([zone]))]));
    let (cord, rest, mut socket, games) = with_command(&[start, group]).await;
    let ada = &cord.people()[0];

    let pending = ada.command(games, "test").subcommand("start").option("days", 3).send().unwrap();
    let event = socket.event("INTERACTION_CREATE").await;
    assert_eq!(event["data"]["name"], "test");
    let days = json!({"name": "days", "type": 4, "value": 3});
    assert_eq!(event["data"]["options"], json!([{"name": "start", "type": 1, "options": [days]}]));
    let token = event["token"].as_str().unwrap();
    let answer = json!({"type": 4, "data": {"content": "done"}});
    rest.post(&format!("/interactions/{}/{token}/callback", pending.id()), answer).await;
    // "Message Interaction Structure": the name includes subcommands.
    assert_eq!(pending.message().await.unwrap()["interaction"]["name"], "test start");

    let typing = tokio::spawn(
        ada.command(games, "test").subcommand("where").subcommand("zone").complete("zone", "Eu"),
    );
    let event = socket.event("INTERACTION_CREATE").await;
    let zone = json!({"name": "zone", "type": 3, "value": "Eu", "focused": true});
    let options = json!([{"name": "zone", "type": 1, "options": [zone]}]);
    assert_eq!(event["data"]["options"], json!([{"name": "where", "type": 2, "options": options}]));
    assert_eq!(event["type"], 4);
    let callback = format!(
        "/interactions/{}/{}/callback",
        event["id"].as_str().unwrap(),
        event["token"].as_str().unwrap()
    );
    let choices = json!([{"name": "Europe/Warsaw", "value": "Europe/Warsaw"}]);
    rest.post(&callback, json!({"type": 8, "data": {"choices": choices}})).await;
    assert_eq!(typing.await.unwrap().unwrap()[0]["value"], "Europe/Warsaw");

    for call in [
        ada.command(games, "test"),
        ada.command(games, "test").option("days", 3),
        ada.command(games, "test").subcommand("start"),
        ada.command(games, "test").subcommand("stop"),
        ada.command(games, "test").subcommand("where"),
        ada.command(games, "test").subcommand("where").subcommand("start"),
        ada.command(games, "test").subcommand("where").option("zone", "x"),
        ada.command(games, "test").subcommand("start").subcommand("start").option("days", 3),
        ada.command(games, "test").subcommand("start").option("days", 3).option("days", 4),
    ] {
        assert!(refused(call.send()));
    }
    cord.report().assert_clean(&[]);
}

#[tokio::test]
async fn options_that_name_something_are_resolved_and_checked() {
    let text_only = with(option(7, "channel"), "channel_types", json!([0]));
    let options = [option(8, "role"), text_only, option(9, "whom"), option(6, "user"), option(7, "any")];
    let (cord, rest, mut socket, games) = with_command(&options).await;
    let (ada, boris) = (&cord.people()[0], &cord.people()[1]);
    let role = cord.add_role("Starters", localcord::Permissions::NONE);
    cord.give_role(boris, role).unwrap();
    let message = rest.say(games, "start").await;
    let thread =
        rest.post(&format!("/channels/{games}/messages/{message}/threads"), json!({"name": "t"})).await.id();
    let call = ada.command(games, "test").role("role", role).channel("channel", games);
    let call = call.option("whom", role.to_string()).user("user", boris.id()).channel("any", thread);
    call.send().unwrap();
    let data = socket.event("INTERACTION_CREATE").await["data"].clone();
    assert_eq!(data["options"][0], json!({"name": "role", "type": 8, "value": role.to_string()}));
    let resolved = |kind: &str, id: Id| data["resolved"][kind][id.to_string()].clone();
    assert_eq!(resolved("roles", role)["name"], "Starters");
    assert_eq!(resolved("channels", games)["type"], 0);
    assert!(resolved("channels", games)["permission_overwrites"].is_null());
    let owner: u64 = resolved("channels", games)["permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(localcord::Permissions(owner), localcord::Permissions::ALL);
    assert_eq!(resolved("channels", thread)["thread_metadata"]["archived"], false);
    assert_eq!(resolved("users", boris.id())["username"], "boris");
    assert_eq!(resolved("members", boris.id())["roles"], json!([role.to_string()]));

    let call = || ada.command(games, "test");
    let dm = ada.dm();
    for call in [
        call().role("role", boris.id()),
        call().channel("channel", thread),
        call().channel("any", dm),
        call().user("user", role),
        call().option("whom", games.to_string()),
        ada.command(dm, "test").role("role", role),
        ada.command(dm, "test").channel("any", games),
    ] {
        assert!(refused(call.send()));
    }
    call().role("role", cord.guild()).send().unwrap();
    let everyone = socket.event("INTERACTION_CREATE").await;
    assert_eq!(everyone["data"]["resolved"]["roles"][cord.guild().to_string()]["name"], "@everyone");
    cord.report().assert_clean(&[]);
}

#[tokio::test]
async fn numbers_booleans_and_texts_keep_to_their_bounds_and_choices() {
    let bounded = with(with(option(10, "number"), "min_value", json!(0.5)), "max_value", json!(2));
    let chosen = with(option(10, "chosen"), "choices", json!([{"name": "two", "value": 2.0}]));
    let options = [bounded, chosen, option(4, "whole"), option(5, "yes"), option(3, "text")];
    let (cord, _, mut socket, games) = with_command(&options).await;
    let ada = &cord.people()[0];
    let send = |name: &str, value: Value| ada.command(games, "test").option(name, value).send();
    // "Application Command Option Type": integers between -2^53+1 and 2^53-1, doubles between -2^53 and 2^53.
    let most = (1_i64 << 53) - 1;
    for (name, value) in [
        ("number", json!(0.5)),
        ("number", json!(2)),
        ("chosen", json!(2)),
        ("whole", json!(most)),
        ("whole", json!(-most)),
        ("yes", json!(false)),
        ("text", json!("x".repeat(6000))),
    ] {
        send(name, value.clone()).unwrap();
        assert_eq!(socket.event("INTERACTION_CREATE").await["data"]["options"][0]["name"], name);
    }
    for (name, value) in [
        ("number", json!(0.4)),
        ("number", json!(2.1)),
        ("number", json!("x")),
        ("chosen", json!(3)),
        ("whole", json!(most + 1)),
        ("whole", json!(1.5)),
        ("yes", json!("maybe")),
        ("text", json!("x".repeat(6001))),
    ] {
        assert!(refused(send(name, value.clone())), "{name} {value}");
    }
}

#[tokio::test]
async fn a_command_is_for_those_with_its_permissions_and_in_direct_messages_for_all() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    let path = format!("/applications/{}/commands", cord.bot());
    let manage = localcord::Permissions::MANAGE_GUILD | localcord::Permissions::MANAGE_MESSAGES;
    for (name, needed) in
        [("free", json!(null)), ("manage", json!(manage.0.to_string())), ("admin", json!("0"))]
    {
        let form = json!({"name": name, "description": "d", "default_member_permissions": needed});
        assert_eq!(rest.post(&path, form).await.status, 201);
    }
    let (games, people) = (cord.channel("games"), cord.people());
    let names = |person: &Person, channel: Id| {
        person.commands(channel).iter().map(|c| c["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let [owner, boris, moderator, dmitri] = [&people[0], &people[1], &people[2], &people[3]];
    assert_eq!(names(owner, games), ["free", "manage", "admin"]);
    assert_eq!(names(boris, games), ["free"]);
    assert_eq!(names(moderator, games), ["free", "manage"]);
    // One of two permissions is not enough.
    let half = cord.add_role("Half", localcord::Permissions::MANAGE_GUILD);
    cord.give_role(dmitri, half).unwrap();
    assert_eq!(names(dmitri, games), ["free"]);
    let admins = cord.add_role("Admins", localcord::Permissions::ADMINISTRATOR);
    cord.give_role(dmitri, admins).unwrap();
    assert_eq!(names(dmitri, games), ["free", "manage", "admin"]);
    cord.take_role(dmitri, admins).unwrap();
    assert_eq!(names(dmitri, games), ["free"]);
    assert_eq!(names(boris, boris.dm()), ["free", "manage", "admin"]);

    let (_socket, _) = Socket::identified(&cord, 0).await;
    assert!(refused(boris.command(games, "manage").send()));
    assert!(refused(moderator.command(games, "admin").send()));
    for call in [
        moderator.command(games, "manage"),
        owner.command(games, "admin"),
        boris.command(boris.dm(), "admin"),
    ] {
        call.send().unwrap();
    }
    // Settings of one server are not built here.
    let id = boris.commands(boris.dm())[0]["id"].as_str().unwrap().to_owned();
    let overrides = format!("/applications/{}/guilds/{}/commands/{id}/permissions", cord.bot(), cord.guild());
    assert_eq!(rest.get(&overrides).await.status, 501);
}

/// An attachment option, and one that is not required.
fn with_files() -> [Value; 2] {
    [with(option(11, "file"), "required", json!(true)), option(11, "more")]
}

#[tokio::test]
async fn a_file_arrives_beside_its_id_and_is_served_to_whoever_has_its_address() {
    let (cord, rest, mut socket, games) = with_command(&with_files()).await;
    let ada = &cord.people()[0];
    let call = ada.command(games, "test").file("file", "My engine.bin", vec![7; 300]).unwrap();
    call.send().unwrap();
    let event = socket.event("INTERACTION_CREATE").await;
    let id = event["data"]["options"][0]["value"].as_str().unwrap();
    assert_eq!(event["data"]["options"], json!([{"name": "file", "type": 11, "value": id}]));
    let file = &event["data"]["resolved"]["attachments"][id];
    assert_eq!((&file["id"], &file["filename"]), (&json!(id), &json!("My_engine.bin")));
    assert_eq!((&file["size"], &file["ephemeral"]), (&json!(300), &json!(true)));

    // The socket's bot asks for REST without TLS, and so it is given addresses.
    let url = file["url"].as_str().unwrap();
    let signed = format!("{}/ephemeral-attachments/{games}/{id}/My_engine.bin?ex=", cord.rest_http());
    assert!(url.starts_with(&signed), "{url}");
    let served = reqwest::get(url).await.unwrap();
    assert_eq!(served.headers()["content-length"], "300");
    assert_eq!(served.bytes().await.unwrap().to_vec(), vec![7; 300]);
    let altered = url.replace("My_engine", "Your_engine");
    for wrong in [url.split_once('?').unwrap().0, &altered] {
        assert_eq!(reqwest::get(wrong).await.unwrap().status(), 404, "{wrong}");
    }
    cord.clock().advance(std::time::Duration::from_hours(24));
    assert_eq!(reqwest::get(url).await.unwrap().status(), 404, "it has expired");
    drop(rest);
}

#[tokio::test]
async fn files_are_asked_for_where_they_are_required_and_no_larger_than_the_channel_takes() {
    let (cord, _rest, _socket, games) = with_command(&with_files()).await;
    let (people, call) = (cord.people(), |who: &Person| who.command(games, "test"));
    let (ada, boris) = (&people[0], &people[1]);
    assert!(refused(call(ada).send()));
    assert!(refused(call(ada).file("more", "a.bin", "a").unwrap().send()));
    // An id of a file that somebody else chose, and one that was made up.
    let chosen = call(boris).file("file", "b.bin", "b").unwrap();
    assert!(refused(call(ada).option("file", "12345").send()));
    cord.set_attachment_size_limit(1000);
    assert!(refused(call(ada).file("file", "a.bin", vec![0; 1001])));
    assert!(call(ada).file("file", "a.bin", vec![0; 1000]).unwrap().send().is_ok());
    assert!(chosen.send().is_ok());
}

#[tokio::test]
async fn attachment_options_have_neither_choices_nor_bounds_nor_autocomplete() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    let path = format!("/applications/{}/commands", cord.bot());
    for (status, field, value) in [
        (201, "required", json!(true)),
        (400, "autocomplete", json!(true)),
        (400, "choices", json!([{"name": "a", "value": "a"}])),
        (400, "min_length", json!(1)),
        (400, "channel_types", json!([0])),
    ] {
        let option = with(option(11, "file"), field, value);
        let form = json!({"name": "test", "description": "d", "options": [option]});
        let answer = rest.post(&path, form).await;
        assert_eq!(answer.status, status, "{field} {}", answer.body);
    }
}
