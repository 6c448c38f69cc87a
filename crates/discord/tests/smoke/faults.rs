//! What goes wrong on the wire.

use std::time::Duration;

use localcord::Matching;
use starmate_discord::Error;

use crate::stage::{SETUP, Stage, board};

/// How many messages have the board after so many moves.
fn boards(stage: &Stage, thread: localcord::Id, ply: usize) -> usize {
    let name = format!("starmate-g1p{ply}.png");
    stage.cord.messages(thread).iter().filter(|m| m["attachments"][0]["filename"] == name.as_str()).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_posted_once_whatever_happens_to_its_request() {
    let stage = Stage::set().await;
    let thread = stage.game().await;
    board(&stage.anna, thread, 0).await;
    let messages = || Matching::new("POST", "/channels/{channel_id}/messages");
    stage.cord.faults().cut_after_commit(messages(), 1);
    stage.play(thread, 0, &SETUP[..1]).await;
    stage.cord.faults().cut_before(messages(), 1);
    stage.play(thread, 1, &SETUP[1..2]).await;
    stage.cord.faults().fail(messages(), 502, 2);
    stage.play(thread, 2, &SETUP[2..3]).await;
    stage.cord.faults().send_twice("INTERACTION_CREATE", 1);
    stage.play(thread, 3, &SETUP[3..4]).await;
    stage.cord.faults().send_twice("MESSAGE_CREATE", 1);
    stage.anna.say(thread, &format!("<@{}> b17", stage.cord.bot())).expect("said");
    board(&stage.anna, thread, 5).await;
    for ply in 0..=5 {
        assert_eq!(boards(&stage, thread, ply), 1, "the board after {ply} moves");
    }
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_goes_on_after_lost_connections() {
    let stage = Stage::set().await;
    let thread = stage.game().await;
    stage.play(thread, 0, &SETUP[..1]).await;
    stage.cord.faults().reconnect();
    stage.online().await;
    stage.play(thread, 1, &SETUP[1..2]).await;
    stage.cord.faults().drop_connections();
    stage.online().await;
    stage.play(thread, 2, &SETUP[2..3]).await;
    stage.cord.faults().invalidate_sessions(false);
    stage.online().await;
    stage.play(thread, 3, &SETUP[3..4]).await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closes_that_cannot_pass_end_the_bot_with_a_reason() {
    let stage = Stage::set().await;
    stage.cord.faults().close(4004);
    assert!(matches!(stage.end().await, Err(Error::TokenRefused)));
    let stage = Stage::set().await;
    stage.cord.faults().close(4013);
    assert!(matches!(stage.end().await, Err(Error::Intents(_))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_could_not_be_answered_works_when_it_is_made_again() {
    let stage = Stage::set().await;
    let thread = stage.game().await;
    board(&stage.anna, thread, 0).await;
    // The bot tries four times to take the press, then leaves it as never made.
    stage.cord.faults().fail(Matching::new("POST", "/callback"), 502, 4);
    let lost = stage.anna.command(thread, "move").option("text", "k4").send().expect("sent");
    assert!(matches!(lost.outcome().await, Ok(localcord::Outcome::Failed)));
    stage.play(thread, 0, &SETUP[..1]).await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_arrived_unheard_is_found_in_the_channel_minutes_later() {
    let mut stage = Stage::set().await;
    let thread = stage.game().await;
    board(&stage.anna, thread, 0).await;
    let messages = Matching::new("POST", "/channels/{channel_id}/messages");
    stage.cord.faults().hang_after_commit(messages, Duration::from_mins(1), 1);
    stage.play(thread, 0, &SETUP[..1]).await;
    // The bot ends without having heard of it; Discord forgets the nonce meanwhile.
    stage.stop().await;
    stage.cord.clock().advance(Duration::from_mins(5));
    stage.start().await;
    stage.play(thread, 1, &SETUP[1..3]).await;
    for ply in 0..=3 {
        assert_eq!(boards(&stage, thread, ply), 1, "the board after {ply} moves");
    }
    stage.strike(&[]).await;
}
