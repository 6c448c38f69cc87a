//! From a challenge to the first boards.

use crate::stage::{SETUP, Stage, board, control, id, said, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_becomes_a_thread_with_boards_and_moves_by_every_way() {
    let stage = Stage::set().await;
    let (anna, bob) = (stage.anna.clone(), stage.bob.clone());
    let thread = stage.game().await;

    // White by menus: the man in hand, then the cell.
    let first = board(&anna, thread, 0).await;
    assert!(
        first["attachments"][0]["description"]
            .as_str()
            .is_some_and(|alt| alt.contains("pawns 5 12 18 23 29"))
    );
    assert!(text(&first).contains(&anna.mention()));
    assert!(!text(&first).contains(&bob.mention()));
    let menu = control(&first, "man:").expect("a menu of men");
    let picked =
        anna.select(thread, id(&first["id"]), &menu, &["K"]).expect("picked").message().await.expect("cells");
    assert!(picked["ephemeral_for"].is_string());
    let cells = control(&picked, "put:").expect("a menu of cells");
    anna.select(thread, id(&picked["id"]), &cells, &["4"]).expect("placed");

    // Black by a typed text with a mention.
    board(&bob, thread, 1).await;
    bob.say(thread, &format!("<@{}> k34", stage.cord.bot())).expect("said");

    // White by command, with autocomplete.
    board(&anna, thread, 2).await;
    let choices = anna.command(thread, "move").complete("text", "n 11").await.expect("choices");
    assert_eq!(choices[0]["name"], "N@11");
    let value = choices[0]["value"].as_str().expect("a text").to_owned();
    assert!(
        said(anna.command(thread, "move").option("text", value).send().expect("sent")).await.contains("N@11")
    );
    let third = board(&bob, thread, 3).await;
    assert!(text(&third).contains("placed the knight on 11"));

    // Black by the form.
    let form =
        bob.click(thread, id(&third["id"]), &control(&third, "type:").expect("a button")).expect("pressed");
    form.outcome().await.expect("a form");
    let sent = bob.submit_modal(&form, &[("move", "q 16")]).expect("sent");
    assert!(said(sent).await.contains("Q@16"));
    board(&bob, thread, 4).await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart_and_old_boards_lose_their_controls() {
    let mut stage = Stage::set().await;
    let thread = stage.game().await;
    stage.play(thread, 0, &SETUP[..2]).await;
    stage.restart().await;
    stage.play(thread, 2, &SETUP[2..]).await;
    let old = board(&stage.anna, thread, 3).await;
    assert!(control(&old, "man:").is_none(), "{old}");
    let boards = stage.cord.messages(thread);
    let boards = boards.iter().filter(|m| m["attachments"][0]["filename"].is_string()).count();
    assert_eq!(boards, 11, "one board for each position");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn challenges_that_cannot_be_say_what_would_be_right() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let own = anna.command(channel, "play").user("opponent", anna.id()).send().expect("sent");
    assert!(said(own).await.contains("somebody else"));

    // From the menu of a person, and withdrawn again; not by the opponent.
    let menu = anna.command(channel, "Challenge to a game").on(bob.id()).send().expect("sent");
    assert!(said(menu).await.contains("Your challenge goes to"));
    let (message, withdraw) = crate::stage::find_control(bob, channel, "withdraw:").await;
    bob.click(channel, message, &withdraw).expect("pressed");
    words(bob, channel, "Only the challenger can withdraw").await;
    let twice = stage.challenge(anna, channel).await;
    assert!(text(&twice).contains("still waits"), "{twice}");
    anna.click(channel, message, &withdraw).expect("pressed");
    words(anna, channel, "withdrew the challenge").await;

    // Blocked.
    assert!(
        said(bob.command(channel, "block").user("user", anna.id()).send().expect("sent"))
            .await
            .contains("can no longer")
    );
    let blocked = stage.challenge(anna, channel).await;
    assert!(text(&blocked).contains("takes no challenges from you"), "{blocked}");
    assert!(
        said(bob.command(channel, "unblock").user("user", anna.id()).send().expect("sent"))
            .await
            .contains("can challenge you again")
    );
    stage.challenge(anna, channel).await;
    let (message, decline) = crate::stage::find_control(bob, channel, "decline:").await;
    bob.click(channel, message, &decline).expect("pressed");
    words(anna, channel, "declined").await;
    stage.strike(&[]).await;
}
