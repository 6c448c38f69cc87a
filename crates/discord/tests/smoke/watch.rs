//! Spectators.

use crate::stage::{Stage, board, control, id, said, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn anybody_in_the_server_sees_its_games_and_looks_at_one() {
    let stage = Stage::set().await;
    let carol = stage.cord.add_person("Carol", "en-GB");
    let none = said(carol.command(stage.channel, "watch").send().expect("sent")).await;
    assert!(none.contains("No game goes on in this server"), "{none}");
    let first = stage.game().await;
    let second = stage.game().await;
    stage.play(first, 0, &["K@4"]).await;
    board(&carol, second, 0).await;
    let list = carol.command(stage.channel, "watch").send().expect("sent").message().await.expect("a list");
    let lines: Vec<String> = text(&list).lines().map(str::to_owned).collect();
    assert_eq!(lines[0], "2 games go on here:");
    let begins =
        "**Game 1**: Ada (White) – Boris (Black), after 1 move, Black is on move. https://discord.com/";
    assert!(lines.iter().any(|line| line.starts_with(begins)), "{lines:?}");
    let menu = control(&list, "watch-menu").expect("a menu");
    carol.select(stage.channel, id(&list["id"]), &menu, &["1"]).expect("picked");
    let shown = words(&carol, stage.channel, "After 1 move. Last move `K@4`. Black to place a man.").await;
    assert!(shown["ephemeral_for"].is_string() && shown["attachments"][0]["filename"].is_string(), "{shown}");

    // Without a picture.
    let board = carol.command(stage.channel, "board").option("game", 1).option("text", true);
    let board = board.send().expect("sent").message().await.expect("an answer");
    assert!(text(&board).contains("White: king 4, pawns 5 12 18 23 29; in hand"), "{board}");
    assert!(board["attachments"].as_array().is_none_or(Vec::is_empty));
    let before =
        carol.command(stage.channel, "board").option("game", 1).option("text", true).option("ply", 0);
    assert!(said(before.send().expect("sent")).await.contains("in hand king, queen, rook, bishop, knight."));
    let choices = carol.command(stage.channel, "watch").complete("game", "2").await.expect("choices");
    assert_eq!(choices.len(), 1);
    assert_eq!(choices[0]["name"], "Ada – Boris, game 2");
    let elsewhere = said(carol.command(carol.dm(), "watch").send().expect("sent")).await;
    assert!(elsewhere.contains("in the server that they are played in"), "{elsewhere}");
    stage.strike(&[]).await;
}
