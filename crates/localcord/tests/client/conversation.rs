//! People and the bot, over the whole wire.

use localcord::{Error, Options, Outcome};
use serde_json::json;

use super::bot;
use super::raw::{Rest, Socket, still, still_with};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_interaction_goes_through_and_nothing_is_violated() {
    let cord = bot::cord().await;
    let _bot = bot::start(&cord).await;
    let (games, ada) = (cord.channel("games"), &cord.people()[0]);

    let shown = ada.command(games, "show").option("text", "Look").send().unwrap().message().await.unwrap();
    assert_eq!(shown["content"], "Look");
    assert_eq!(shown["type"], 20);
    assert_eq!(shown["attachments"][0]["description"], "A board");
    assert_eq!(
        (&shown["attachments"][0]["width"], &shown["attachments"][0]["height"]),
        (&3.into(), &2.into())
    );
    let url = shown["attachments"][0]["url"].as_str().unwrap();
    let picture = reqwest::get(url).await.unwrap().bytes().await.unwrap();
    assert_eq!(&picture[..], bot::PICTURE);

    let boris = &cord.people()[1];
    let slow = ada.command(games, "slow").user("who", boris.id()).send().unwrap();
    let answer = slow.message().await.unwrap();
    assert_eq!(answer["content"], "1 member");
    assert_eq!(answer["ephemeral_for"], ada.id().to_string());
    ada.until(games, "the follow-up", |all| all.iter().any(|m| m["content"] == "and more").then_some(()))
        .await
        .unwrap();
    assert!(boris.ephemerals(games).is_empty());
    assert_eq!(cord.messages(games).len(), 1);

    let pick = ada.command(games, "pick").send().unwrap().message().await.unwrap();
    let id = pick["id"].as_str().unwrap().parse().unwrap();
    assert!(matches!(ada.click(games, id, "no"), Err(Error::Refused(_))));
    assert!(matches!(ada.click(games, id, "absent"), Err(Error::Refused(_))));
    assert!(matches!(ada.select(games, id, "menu", &["c"]), Err(Error::Refused(_))));
    assert_eq!(boris.select(games, id, "menu", &["b"]).unwrap().outcome().await.unwrap(), Outcome::Updated);
    let content = |all: &[serde_json::Value]| all.last().filter(|m| m["content"] == "Picked b").cloned();
    let picked = ada.until(games, "the update", content).await.unwrap();
    assert!(picked["components"].as_array().unwrap().is_empty());

    let choices = ada.command(games, "guess").complete("word", "18").await.unwrap();
    assert_eq!(choices.iter().map(|c| c["value"].as_str().unwrap()).collect::<Vec<_>>(), ["18-19", "18-24"]);

    let form = ada.command(games, "form").send().unwrap();
    assert!(matches!(form.outcome().await.unwrap(), Outcome::Modal(_)));
    assert!(matches!(ada.submit_modal(&form, &[("move", "x")]), Err(Error::Refused(_))));
    let answer = ada.submit_modal(&form, &[("move", "18-19")]).unwrap().message().await.unwrap();
    assert_eq!(answer["content"], "form:1 says 18-19");

    boris.set_locale("pl");
    let wave = boris.command(games, "Wave").on(ada.id()).send().unwrap().message().await.unwrap();
    assert_eq!(wave["content"], "Hello Ada (pl)");

    cord.report().assert_clean(&[]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_library_reads_subcommands_and_what_their_options_name() {
    let cord = bot::cord().await;
    let _bot = bot::start(&cord).await;
    let (games, people) = (cord.channel("games"), cord.people());
    let (ada, boris) = (&people[0], &people[1]);

    let start = boris.command(games, "vacation").subcommand("start").option("days", 3).send().unwrap();
    let shown = start.message().await.unwrap();
    assert_eq!(shown["content"], "start(days(3))");
    assert_eq!(shown["interaction"]["name"], "vacation start");
    let choices = boris.command(games, "vacation").subcommand("zone").complete("zone", "18").await.unwrap();
    assert_eq!(choices.iter().map(|c| c["value"].as_str().unwrap()).collect::<Vec<_>>(), ["18-19", "18-24"]);

    let moderators = cord.role("Moderators").unwrap();
    let set = |whom: localcord::Id| {
        let call = ada.command(games, "setup").subcommand("games").subcommand("set");
        let call = call.role("starters", moderators).channel("channel", cord.channel("general"));
        call.option("whom", whom.to_string()).option("weight", 2.5).option("loud", true).send().unwrap()
    };
    let shown = set(boris.id()).message().await.unwrap();
    assert_eq!(
        shown["content"],
        "games(set(starters(@Moderators) channel(#general true) whom(boris true) weight(2.5) loud(true)))"
    );
    let shown = set(cord.guild()).message().await.unwrap();
    assert!(shown["content"].as_str().unwrap().contains("whom(@@everyone)"), "{shown}");
    cord.report().assert_clean(&[]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_library_reads_a_chosen_file_and_finds_it_at_discords_own_host() {
    let cord = bot::cord().await;
    let _bot = bot::start(&cord).await;
    let (games, ada) = (cord.channel("games"), &cord.people()[0]);
    let keep = ada.command(games, "keep").file("file", "board.png", bot::PICTURE).unwrap().send().unwrap();
    let answer = keep.message().await.unwrap();
    let told: Vec<&str> = answer["content"].as_str().unwrap().split(' ').collect();
    assert_eq!(told[..3], ["board.png", &bot::PICTURE.len().to_string(), "true"]);
    assert!(told[3].starts_with("https://cdn.discordapp.com/ephemeral-attachments/"), "{}", told[3]);
    let served = bot::web(&cord).get(told[3]).send().await.unwrap();
    assert_eq!(served.headers()["content-type"], "image/png");
    assert_eq!(&served.bytes().await.unwrap()[..], bot::PICTURE);
    cord.report().assert_clean(&[]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_does_not_send_what_the_command_does_not_take() {
    let cord = bot::cord().await;
    let _bot = bot::start(&cord).await;
    let (games, ada) = (cord.channel("games"), &cord.people()[0]);
    for call in [
        ada.command(games, "absent"),
        ada.command(games, "show"),
        ada.command(games, "show").option("other", "x"),
        ada.command(games, "show").option("text", 5),
        ada.command(games, "slow").option("who", "12"),
    ] {
        assert!(matches!(call.send(), Err(Error::Refused(_))));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn text_arrives_blank_without_the_content_intent_but_in_dms_and_mentions() {
    let cord = bot::cord().await;
    let bot = bot::start(&cord).await;
    let (games, ada) = (cord.channel("games"), &cord.people()[0]);
    ada.say(games, "secret").unwrap();
    ada.say(games, &format!("<@{}> echo this", cord.bot())).unwrap();
    let echoed = |all: &[serde_json::Value]| {
        all.iter().any(|m| m["content"].as_str().is_some_and(|text| text.starts_with("echo "))).then_some(())
    };
    ada.until(games, "the echo", echoed).await.unwrap();
    let dm = ada.dm();
    ada.say(dm, "18-19 echo").unwrap();
    ada.until(dm, "the echo", |all| (all.len() == 2).then_some(())).await.unwrap();
    // The library handles events side by side, so the order may differ.
    let mut texts = bot.notes.lock().unwrap().texts.clone();
    texts.sort();
    assert_eq!(texts, [String::new(), "18-19 echo".to_owned(), format!("<@{}> echo this", cord.bot())]);
    cord.report().assert_clean(&[]);
}

#[tokio::test]
async fn ephemeral_messages_are_one_persons_and_can_be_dismissed() {
    let cord = still().await;
    let rest = Rest::new(&cord);
    rest.register(&cord, "test").await;
    let (mut socket, _) = Socket::identified(&cord, 0).await;
    let (games, people) = (cord.channel("games"), cord.people());
    people[0].command(games, "test").send().unwrap();
    let event = socket.event("INTERACTION_CREATE").await;
    let callback = format!(
        "/interactions/{}/{}/callback",
        event["id"].as_str().unwrap(),
        event["token"].as_str().unwrap()
    );
    rest.post(&callback, json!({"type": 4, "data": {"content": "psst", "flags": 64}})).await;
    let id = people[0].ephemerals(games)[0]["id"].as_str().unwrap().parse().unwrap();
    assert!(people[1].messages(games).is_empty());
    assert!(people[1].dismiss(id).is_err());
    people[0].dismiss(id).unwrap();
    assert!(people[0].messages(games).is_empty());
}

#[tokio::test]
async fn a_reply_mentions_the_author_whom_it_answers() {
    let cord = still_with(Options { message_content: true, ..Options::default() }).await;
    let (games, people) = (cord.channel("games"), cord.people());
    let first = Rest::new(&cord).say(games, "board").await;
    let reply = people[0].reply(games, first, "18-19").unwrap();
    let seen = people[1].messages(games).pop().unwrap();
    assert_eq!((&seen["id"], &seen["type"]), (&json!(reply), &json!(19)));
    assert_eq!(seen["mentions"][0]["id"], json!(cord.bot()));
    assert_eq!(seen["referenced_message"]["content"], "board");
}
