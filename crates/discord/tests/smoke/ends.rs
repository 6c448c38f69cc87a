//! Draw offers and ends.

use crate::stage::{Stage, board, control, find_control, id, said, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn draws_are_offered_declined_and_agreed() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let thread = stage.game().await;
    stage.play(thread, 0, &["K@4", "K@34"]).await;
    assert!(said(anna.command(thread, "draw").send().expect("sent")).await.contains("has your draw offer"));
    let (offer, no) = find_control(bob, thread, "draw-no:").await;
    anna.click(thread, offer, &no).expect("pressed");
    words(anna, thread, "is your own").await;
    bob.click(thread, offer, &no).expect("pressed");
    words(anna, thread, "is turned down").await;

    // By the buttons under the board.
    let newest = board(bob, thread, 2).await;
    let question =
        bob.click(thread, id(&newest["id"]), "draw:1:2").expect("pressed").message().await.expect("asked");
    bob.click(thread, id(&question["id"]), "draw-offer:1:2").expect("pressed");
    let (offer, yes) = find_control(anna, thread, "draw-yes:").await;
    anna.click(thread, offer, &yes).expect("pressed");
    let end = words(bob, thread, "Draw agreed").await;
    for person in [anna, bob] {
        assert!(text(&end).contains(&person.mention()), "{end}");
        assert!(end["mentions"].as_array().expect("mentions").iter().any(|m| id(&m["id"]) == person.id()));
    }
    archived(&stage, thread).await;
    // Nothing is left to press but a rematch; the answers that one person sees aside.
    let controls = stage.cord.messages(thread);
    let left = |m: &&serde_json::Value| control(m, "").is_some_and(|id| !id.starts_with("rematch:"));
    let controls = controls.iter().filter(|m| !m["ephemeral_for"].is_string()).filter(left);
    assert_eq!(controls.count(), 0);
    assert!(
        said(anna.command(thread, "move").option("text", "q4").send().expect("sent")).await.contains("over")
    );
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_is_asked_once_and_aborting_is_early_only() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let first = stage.game().await;
    board(anna, first, 0).await;
    assert!(said(bob.command(first, "abort").send().expect("sent")).await.contains("called off"));
    words(anna, first, "called the game off").await;
    archived(&stage, first).await;

    let second = stage.game().await;
    stage.play(second, 0, &["K@4", "K@34"]).await;
    assert!(
        said(bob.command(second, "abort").send().expect("sent")).await.contains("can no longer be aborted")
    );
    let question = bob.command(second, "resign").send().expect("sent").message().await.expect("asked");
    bob.click(second, id(&question["id"]), "resign-yes:2:2").expect("pressed");
    let over = words(anna, second, "resigned.").await;
    assert!(text(&over).contains("1-0"), "{over}");
    archived(&stage, second).await;
    let late = bob.command(stage.channel, "move").option("text", "q4").option("game", 2);
    let late = said(late.send().expect("sent")).await;
    assert!(late.contains("Game 2 is over (resigned)"), "{late}");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_withdraws_an_offer_and_that_is_said() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let thread = stage.game().await;
    stage.play(thread, 0, &["K@4", "K@34"]).await;
    assert!(said(anna.command(thread, "draw").send().expect("sent")).await.contains("has your draw offer"));
    find_control(bob, thread, "draw-yes:").await;
    let question = bob.command(thread, "draw").send().expect("sent").message().await.expect("asked");
    stage.play(thread, 2, &["Q@22"]).await;
    assert!(text(&board(bob, thread, 3).await).contains("The draw offer is off"));
    bob.click(thread, id(&question["id"]), "draw-yes:1:2").expect("pressed");
    words(bob, thread, "was withdrawn by a move").await;
    bob.until(thread, "no buttons under the offer", |messages| {
        let open = messages.iter().any(|m| !m["ephemeral_for"].is_string() && control(m, "draw-").is_some());
        (!open).then_some(())
    })
    .await
    .expect("taken off");
    stage.strike(&[]).await;
}

pub(crate) async fn archived(stage: &Stage, thread: localcord::Id) {
    stage
        .anna
        .until_channel("the archived thread", |channels| {
            channels
                .iter()
                .find(|c| c["id"] == thread.to_string() && c["thread_metadata"]["archived"] == true)
                .map(|_| ())
        })
        .await
        .expect("archived");
}
