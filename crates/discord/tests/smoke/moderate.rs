//! Moderators.

use localcord::Permissions;

use crate::stage::{Stage, board, said, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_moves_a_game_and_ends_it_and_the_game_says_who() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let carol = stage.cord.add_person("Carol", "en-GB");
    let thread = stage.game().await;
    stage.play(thread, 0, &["K@4", "K@34"]).await;
    let judge = |sub: &str| carol.command(stage.channel, "moderate").subcommand(sub).option("game", 1);
    assert!(judge("end").option("result", "draw").send().is_err(), "she has not the command");
    let judges = stage.cord.add_role("Judges", Permissions::MANAGE_MESSAGES);
    stage.cord.give_role(&carol, judges).expect("given");

    let stays = said(judge("move").channel("channel", thread).send().expect("sent")).await;
    assert!(stays.contains("is played there already"), "{stays}");
    let moved = said(judge("move").channel("channel", stage.channel).send().expect("sent")).await;
    assert!(moved.contains("Game 1 goes on in <#"), "{moved}");
    words(anna, thread, "A moderator moved game 1: it goes on in <#").await;
    let here = words(anna, stage.channel, "A moderator moved this game; it goes on here.").await;
    assert!(text(&here).contains(&anna.mention()), "the board is shown again: {here}");
    let played = anna.command(stage.channel, "move").option("text", "Q@22").send().expect("sent");
    assert!(said(played).await.contains("Played"));
    board(bob, stage.channel, 3).await;

    let ended = said(judge("end").option("result", "white").send().expect("sent")).await;
    assert!(ended.starts_with("You ended game 1:"), "{ended}");
    let over = text(&words(bob, stage.channel, "A moderator, ").await);
    let how = format!("**A moderator, {}, ended the game. Ada (White) wins, 1-0.**", carol.mention());
    assert!(over.contains(&how), "{over}");
    let again = said(judge("end").option("result", "annul").send().expect("sent")).await;
    assert!(again.contains("No game 1 goes on in this server"), "{again}");
    stage.strike(&[]).await;
}
