//! Roles and what they permit.

use localcord::Permissions;
use serde_json::{Value, json};

use crate::raw::{Rest, Socket, still, still_with};

const GUILDS: u64 = 1;
const MEMBERS: u64 = 1 << 1;

fn bits(value: &Value) -> Permissions {
    Permissions(value.as_str().unwrap().parse().unwrap())
}

#[tokio::test]
async fn a_guild_has_roles_for_everyone_the_bot_and_moderators_and_members_show_theirs() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    let guild = format!("/guilds/{}", cord.guild());
    let moderators = cord.role("Moderators").unwrap();
    let extra = cord.add_role("Starters", Permissions::NONE);
    let roles = rest.get(&format!("{guild}/roles")).await.body;
    let names: Vec<&str> = roles.as_array().unwrap().iter().map(|r| r["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["@everyone", "Starmate", "Moderators", "Starters"]);
    assert_eq!(roles[0]["id"], json!(cord.guild()));
    assert_eq!((&roles[1]["managed"], &roles[1]["tags"]["bot_id"]), (&json!(true), &json!(cord.bot())));
    assert_eq!(rest.get(&format!("{guild}/roles/{extra}")).await.body, roles[3]);
    assert_eq!(rest.get(&format!("{guild}/roles/5")).await.pair(), (404, 10011));
    assert_eq!(rest.get(&guild).await.body["roles"], roles);

    let chiara = &cord.people()[2];
    let member = format!("{guild}/members/{}", chiara.id());
    assert_eq!(rest.get(&member).await.body["roles"], json!([moderators]));
    cord.give_role(chiara, extra).unwrap();
    cord.take_role(chiara, moderators).unwrap();
    assert_eq!(rest.get(&member).await.body["roles"], json!([extra]));
    assert!(cord.give_role(chiara, cord.guild()).is_err());
    cord.report().assert_clean(&[10011]);
}

#[tokio::test]
async fn interactions_carry_the_roles_and_permissions_of_who_acts() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    rest.register(&cord, "test").await;
    let (mut socket, _) = Socket::identified(&cord, 0).await;
    let (games, people) = (cord.channel("games"), cord.people());
    let mut seen = Vec::new();
    for person in &people {
        person.command(games, "test").send().unwrap();
        let event = socket.event("INTERACTION_CREATE").await;
        assert_eq!(event["member"]["permissions"], event["channel"]["permissions"]);
        seen.push((bits(&event["member"]["permissions"]), event["member"]["roles"].clone()));
    }
    let moderators = json!([cord.role("Moderators").unwrap()]);
    assert_eq!(seen[0], (Permissions::ALL, json!([])));
    assert_eq!(seen[1], (Permissions::PERSON, json!([])));
    assert_eq!(seen[2], (Permissions::PERSON | Permissions::MODERATOR, moderators.clone()));
    assert_eq!(seen[3], seen[1]);

    people[2].say(games, "hello").unwrap();
    assert_eq!(people[0].messages(games)[0]["member"]["roles"], moderators);
    cord.report().assert_clean(&[]);
}

#[tokio::test]
async fn moderators_may_write_in_locked_threads() {
    let cord = still().await;
    let (rest, games, people) = (Rest::new(&cord), cord.channel("games"), cord.people());
    let message = rest.say(games, "start").await;
    let open = format!("/channels/{games}/messages/{message}/threads");
    let thread = rest.post(&open, json!({"name": "t"})).await.id();
    cord.set_locked(thread, true);
    assert!(people[1].say(thread, "no").is_err());
    people[2].say(thread, "yes").unwrap();
}

#[tokio::test]
async fn changes_of_roles_are_told_by_their_intents() {
    let options = localcord::Options { guild_members: true, ..localcord::Options::default() };
    let cord = still_with(options).await;
    let (mut guilds, _) = Socket::identified(&cord, GUILDS).await;
    let (mut members, ready) = Socket::identified(&cord, MEMBERS).await;
    assert_eq!(ready["application"]["flags"], 1 << 15);
    let (boris, role) = (&cord.people()[1], cord.add_role("Starters", Permissions::NONE));
    cord.give_role(boris, role).unwrap();
    cord.set_guild_locale("pl");
    let created = guilds.payload().await;
    assert_eq!((&created["t"], &created["d"]["role"]["id"]), (&json!("GUILD_ROLE_CREATE"), &json!(role)));
    let updated = guilds.payload().await;
    assert_eq!((&updated["t"], &updated["d"]["preferred_locale"]), (&json!("GUILD_UPDATE"), &json!("pl")));
    let member = members.payload().await;
    assert_eq!((&member["t"], &member["d"]["roles"]), (&json!("GUILD_MEMBER_UPDATE"), &json!([role])));
    assert_eq!(member["d"]["guild_id"], json!(cord.guild()));
    cord.report().assert_clean(&[]);
}
