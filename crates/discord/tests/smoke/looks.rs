//! Boards to look at, rules, records.

use crate::stage::{SETUP, Stage, board, control, id, said, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn boards_rules_and_records_are_there_to_look_at() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let thread = stage.game().await;
    stage.play(thread, 0, &SETUP[..3]).await;

    let shown = anna
        .command(thread, "board")
        .option("ply", 1)
        .send()
        .expect("sent")
        .message()
        .await
        .expect("a board");
    assert!(shown["ephemeral_for"].is_string());
    assert!(text(&shown).contains("After 1 move of 3"), "{shown}");
    let forward = control(&shown, "step:1:2:n").expect("a button");
    anna.click(thread, id(&shown["id"]), &forward).expect("pressed");
    words(anna, thread, "After 2 moves of 3").await;
    let public = bob.command(channel, "board").option("game", 1).option("public", true).option("flip", true);
    let public = public.send().expect("sent").message().await.expect("a board");
    assert!(!public["ephemeral_for"].is_string());
    assert!(
        said(anna.command(thread, "board").option("ply", 9).send().expect("sent"))
            .await
            .contains("choose 0 to 3")
    );

    let style = anna.command(channel, "style").option("theme", "clear").option("orientation", "black");
    assert!(said(style.send().expect("sent")).await.contains("clear"));

    let newest = board(bob, thread, 3).await;
    let as_text =
        bob.click(thread, id(&newest["id"]), &control(&newest, "text:").expect("a button")).expect("pressed");
    assert!(said(as_text).await.contains("pawns 5 12 18 23 29"));
    let view =
        bob.click(thread, id(&newest["id"]), &control(&newest, "view:").expect("a button")).expect("pressed");
    view.message().await.expect("a board");

    let rules = anna.command(channel, "rules").send().expect("sent").message().await.expect("rules");
    assert!(text(&rules).contains("37 cells"));
    anna.click(channel, id(&rules["id"]), "rules:1").expect("pressed");
    let setup = words(anna, channel, "The setup").await;
    anna.select(channel, id(&setup["id"]), "rules-menu", &["6"]).expect("picked");
    words(anna, channel, "The knight").await;

    let record = anna.command(thread, "export").send().expect("sent").message().await.expect("a record");
    let file = id(&record["attachments"][0]["id"]);
    let pgn = String::from_utf8(stage.cord.attachment(file).expect("a file")).expect("text");
    assert!(pgn.contains("[Variant \"Starchess\"]") && pgn.contains("K@4"), "{pgn}");
    let help = said(anna.command(channel, "help").send().expect("sent")).await;
    for command in [
        "/play", "/move", "/board", "/style", "/games", "/export", "/draw", "/resign", "/abort", "/block",
        "/rules",
    ] {
        assert!(help.contains(command), "{command}");
    }
    stage.strike(&[]).await;
}
