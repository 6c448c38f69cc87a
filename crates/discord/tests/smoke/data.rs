//! What is kept about a person: to have it, and to have it removed.

use serde_json::Value;

use crate::past::file;
use crate::stage::{Stage, find_control, id, said, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn everything_about_me_is_a_file_that_i_alone_see() {
    let stage = Stage::set().await;
    let (anna, channel) = (&stage.anna, stage.channel);
    let thread = stage.game().await;
    stage.play(thread, 0, &["K@4"]).await;
    let style = anna.command(channel, "style").option("theme", "clear");
    said(style.send().expect("sent")).await;
    let data = anna.command(channel, "data").subcommand("export").send().expect("sent");
    let data = data.message().await.expect("a file");
    assert!(data["ephemeral_for"].is_string());
    assert_eq!(data["attachments"][0]["filename"], "starmate-data.json");
    let data: Value = serde_json::from_slice(&file(&stage, &data, 0)).expect("JSON");
    assert_eq!(data["user"], anna.id().to_string());
    assert_eq!(data["profile"][0]["theme"], "clear");
    assert_eq!(data["games"][0]["moves"][0]["move"], "K@4");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_their_data_removed_is_asked_twice_and_resigns_first() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let thread = stage.game().await;
    stage.play(thread, 0, &["K@4", "K@34"]).await;
    // A challenge that waits.
    stage.challenge(anna, channel).await;
    words(bob, channel, "Ada challenges you").await;

    let ask = || async {
        let asked = anna.command(channel, "data").subcommand("remove").send().expect("sent");
        asked.message().await.expect("an explanation")
    };
    let explained = ask().await;
    assert!(explained["ephemeral_for"].is_string());
    assert!(text(&explained).contains("Your game 1 goes on: you would resign it first."), "{explained}");
    anna.click(channel, id(&explained["id"]), "keep").expect("pressed");
    words(anna, channel, "Nothing was removed.").await;

    let explained = ask().await;
    anna.click(channel, id(&explained["id"]), "remove").expect("pressed");
    let (really, yes) = find_control(anna, channel, "remove-yes").await;
    words(anna, channel, "Your game is resigned.").await;
    anna.click(channel, really, &yes).expect("pressed");
    words(anna, channel, "what I kept about you is removed. Your game was resigned.").await;

    let over = words(bob, thread, "resigned.").await;
    assert!(text(&over).contains("Boris (Black) wins, 0-1."), "{over}");
    assert!(text(&over).contains(&bob.mention()), "{over}");
    let withdrawn = words(bob, channel, "withdrew the challenge to Boris").await;
    assert!(text(&withdrawn).starts_with("removed player"), "{withdrawn}");

    // The game stays for the opponent, without the name; nothing is left for her.
    let shown = bob.command(channel, "board").option("game", 1).send().expect("sent");
    let shown = shown.message().await.expect("a board");
    assert!(text(&shown).contains("removed player (White) – Boris (Black)"), "{shown}");
    let alt = shown["attachments"][0]["description"].as_str().expect("an alt text");
    assert!(!alt.contains("Ada") && !text(&shown).contains("Ada"), "{shown}");
    let record = bob.command(channel, "export").option("game", 1).send().expect("sent");
    let record = record.message().await.expect("a record");
    let pgn = String::from_utf8(file(&stage, &record, 0)).expect("text");
    assert!(pgn.contains("[White \"?\"]") && pgn.contains("0-1"), "{pgn}");
    let hers = anna.command(channel, "export").option("all", true).send().expect("sent");
    assert!(said(hers).await.contains("You have no game to export."));
    // She begins anew.
    stage.challenge(anna, channel).await;
    words(bob, channel, "Ada challenges you").await;
    stage.strike(&[]).await;
}
