//! Coming and going, and the settings of a server.

use localcord::{Error, Id, Localcord, Options, Person};
use serde_json::{Value, json};

use crate::raw::{Rest, Socket, still, still_with};

const GUILDS: u64 = 1;
const MEMBERS: u64 = 1 << 1;
const MESSAGES: u64 = 1 << 9;

fn sees(person: &Person, id: Id) -> bool {
    person.channels().iter().any(|channel| channel["id"] == json!(id))
}

async fn thread_in(rest: &Rest, channel: Id) -> Id {
    let message = rest.say(channel, "start").await;
    rest.post(&format!("/channels/{channel}/messages/{message}/threads"), json!({"name": "t"})).await.id()
}

#[tokio::test]
async fn who_leaves_is_no_member_sees_no_channel_and_is_in_no_thread() {
    let cord = still().await;
    let (rest, games, people) = (Rest::new(&cord), cord.channel("games"), cord.people());
    let boris = &people[1];
    let thread = thread_in(&rest, games).await;
    boris.say(thread, "here").unwrap();
    let member = format!("/guilds/{}/members/{}", cord.guild(), boris.id());
    let in_thread = format!("/channels/{thread}/thread-members/{}", boris.id());
    assert_eq!(rest.get(&in_thread).await.status, 200);
    let dm = boris.dm();

    cord.leave(boris).unwrap();
    assert_eq!(rest.get(&member).await.pair(), (404, 10007));
    assert_eq!(rest.get(&in_thread).await.pair(), (404, 10007));
    assert_eq!(rest.send("PUT", &in_thread, None).await.pair(), (404, 10007));
    assert_eq!(rest.get(&format!("/users/{}", boris.id())).await.status, 200);
    assert!(!sees(boris, games) && !sees(boris, thread) && sees(boris, dm));
    assert!(boris.messages(games).is_empty());
    assert!(matches!(boris.say(games, "gone"), Err(Error::Refused(_))));
    assert!(matches!(boris.command(games, "test").send(), Err(Error::Refused(_))));
    // What he wrote stays, without a membership; a mention makes no member of the thread.
    let said = cord.messages(thread).pop().unwrap();
    assert_eq!(said["author"]["id"], json!(boris.id()));
    assert!(people[0].messages(thread).pop().unwrap()["member"].is_null());
    rest.say(thread, &boris.mention()).await;
    assert_eq!(rest.get(&in_thread).await.pair(), (404, 10007));

    cord.join(boris).unwrap();
    assert_eq!(rest.get(&member).await.body["roles"], json!([]));
    assert!(sees(boris, games));
    assert!(matches!(cord.leave(&people[0]), Err(Error::Refused(_))));
    cord.report().assert_clean(&[10007]);
}

#[tokio::test]
async fn a_banned_person_does_not_come_back_before_he_is_let_in() {
    let cord = still().await;
    let (rest, chiara) = (Rest::new(&cord), &cord.people()[2]);
    let member = format!("/guilds/{}/members/{}", cord.guild(), chiara.id());
    cord.ban(chiara).unwrap();
    assert_eq!(rest.get(&member).await.pair(), (404, 10007));
    assert!(matches!(cord.join(chiara), Err(Error::Refused(_))));
    cord.unban(chiara);
    cord.join(chiara).unwrap();
    assert_eq!(rest.get(&member).await.body["roles"], json!([]), "roles do not come back");
    assert!(cord.ban(&cord.people()[0]).is_err());
}

#[tokio::test]
async fn comings_and_goings_are_told_with_the_members_intent_only() {
    let cord = still_with(Options { guild_members: true, ..Options::default() }).await;
    let (rest, games, boris) = (Rest::new(&cord), cord.channel("games"), &cord.people()[1]);
    let thread = thread_in(&rest, games).await;
    boris.say(thread, "here").unwrap();
    let (mut others, _) = Socket::identified(&cord, GUILDS | MESSAGES | 1 << 2).await;
    let (mut members, _) = Socket::identified(&cord, MEMBERS).await;
    cord.leave(boris).unwrap();
    cord.join(boris).unwrap();
    cord.ban(boris).unwrap();
    let erin = cord.add_person("Erin", "hu");
    rest.say(games, "next").await;
    assert_eq!(others.payload().await["t"], "MESSAGE_CREATE");
    let out = members.payload().await;
    assert_eq!(out["t"], "THREAD_MEMBERS_UPDATE");
    assert_eq!(out["d"]["removed_member_ids"], json!([boris.id()]));
    for (name, who) in [
        ("GUILD_MEMBER_REMOVE", boris.id()),
        ("GUILD_MEMBER_ADD", boris.id()),
        ("GUILD_MEMBER_REMOVE", boris.id()),
        ("GUILD_MEMBER_ADD", erin.id()),
    ] {
        let event = members.payload().await;
        assert_eq!((&event["t"], &event["d"]["user"]["id"]), (&json!(name), &json!(who)));
        assert_eq!(event["d"]["guild_id"], json!(cord.guild()));
    }
    members.send(&json!({"op": 8, "d": {"guild_id": cord.guild(), "query": "", "limit": 0}})).await;
    let chunk = members.event("GUILD_MEMBERS_CHUNK").await;
    assert_eq!(chunk["members"].as_array().unwrap().len(), 5, "three of the four, Erin and the bot");
    cord.report().assert_clean(&[]);
}

#[tokio::test]
async fn direct_messages_need_a_shared_server_or_one_that_was_there_before() {
    let cord = still().await;
    let (rest, people) = (Rest::new(&cord), cord.people());
    rest.register(&cord, "test").await;
    let (old, new) = (&people[1], &people[3]);
    let old_dm = old.dm();
    assert_eq!(old.commands(old_dm).len(), 1);
    cord.leave(old).unwrap();
    cord.leave(new).unwrap();
    let open = async |person: &Person| {
        rest.post("/users/@me/channels", json!({"recipient_id": person.id().to_string()})).await
    };
    let say = async |channel: Id| {
        rest.post(&format!("/channels/{channel}/messages"), json!({"content": "a"})).await.pair()
    };
    assert_eq!(open(old).await.id(), old_dm);
    assert_eq!(say(old_dm).await, (200, 0));
    old.say(old_dm, "still here").unwrap();
    // "Registering a Command": commands work in DMs of those who share a server with the bot.
    assert!(old.commands(old_dm).is_empty());
    let new_dm = open(new).await;
    assert_eq!(new_dm.status, 200);
    assert_eq!(say(new_dm.id()).await, (403, 50278));
    cord.join(new).unwrap();
    assert_eq!(say(new_dm.id()).await, (200, 0));
    cord.report().assert_clean(&[50278]);
}

#[tokio::test]
async fn interactions_carry_the_locale_and_the_limit_of_the_guild() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    rest.register(&cord, "test").await;
    let (mut socket, _) = Socket::identified(&cord, 0).await;
    let (games, ada) = (cord.channel("games"), &cord.people()[0]);
    cord.set_guild_locale("pl");
    cord.set_attachment_size_limit(1000);
    assert_eq!(rest.get(&format!("/guilds/{}", cord.guild())).await.body["preferred_locale"], "pl");

    let interaction = async |cord: &Localcord, socket: &mut Socket, channel: Id| -> (Value, String, String) {
        cord.people()[0].command(channel, "test").send().unwrap();
        let event = socket.event("INTERACTION_CREATE").await;
        let token = event["token"].as_str().unwrap();
        let callback = format!("/interactions/{}/{token}/callback", event["id"].as_str().unwrap());
        let webhook = format!("/webhooks/{}/{token}", cord.bot());
        (event, callback, webhook)
    };
    let (event, callback, webhook) = interaction(&cord, &mut socket, games).await;
    assert_eq!((&event["guild_locale"], &event["guild"]["locale"]), (&json!("pl"), &json!("pl")));
    assert_eq!(event["attachment_size_limit"], 1000);
    let answer = json!({"type": 4, "data": {"content": "a"}});
    assert_eq!(rest.upload("POST", &callback, &answer, "a.png", &[0; 1001]).await.pair(), (413, 40005));
    assert_eq!(rest.upload("POST", &callback, &answer, "a.png", &[0; 1000]).await.status, 204);
    // What an interaction was told holds for it.
    cord.set_attachment_size_limit(100);
    let edit = format!("{webhook}/messages/@original");
    assert_eq!(rest.upload("PATCH", &edit, &json!({}), "b.png", &[0; 1001]).await.pair(), (413, 40005));
    assert_eq!(rest.upload("PATCH", &edit, &json!({}), "b.png", &[0; 1000]).await.status, 200);
    assert_eq!(rest.upload("POST", &webhook, &json!({}), "c.png", &[0; 1001]).await.pair(), (413, 40005));
    let messages = format!("/channels/{games}/messages");
    assert_eq!(rest.upload("POST", &messages, &json!({}), "d.png", &[0; 101]).await.pair(), (413, 40005));

    let (event, callback, _) = interaction(&cord, &mut socket, ada.dm()).await;
    assert_eq!(event["attachment_size_limit"], 10 * 1024 * 1024);
    assert!(event["guild_locale"].is_null());
    assert_eq!(rest.upload("POST", &callback, &answer, "a.png", &[0; 1001]).await.status, 204);
    cord.report().assert_clean(&[40005]);
}
