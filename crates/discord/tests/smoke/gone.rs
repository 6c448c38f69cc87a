//! Whoever leaves, is banned, deletes their account or cannot be written to strands nobody: the clock decides.

use std::time::Duration;

use localcord::{Clock, Id, Millis, Options, Person};
use serde_json::Value;

use crate::past::{self, PLACED, SITTING};
use crate::stage::{Stage, board, control, text, words};

/// 14 July 2026.
const NOW: Millis = Millis(1_784_000_000_000);

async fn playing() -> (Stage, Id) {
    let options = Options { clock: Clock::manual(NOW), ..Options::default() };
    let stage = Stage::set_after(options, false, |cord, store| past::challenge(cord, store, SITTING)).await;
    let thread = past::accept(&stage).await;
    stage.play(thread, 0, &PLACED).await;
    (stage, thread)
}

/// Bob's half hour passes, and Anna is told that she has won.
async fn bob_is_waited_for(stage: &Stage, at: Id) {
    stage.pass(Duration::from_mins(29)).await;
    assert_eq!(stage.reader().live_games().expect("a look").len(), 1, "Bob has time left");
    // The half hour, and half a minute for each of his placements.
    stage.pass(Duration::from_mins(3)).await;
    let over = words(&stage.anna, at, "Time is up.").await;
    assert!(text(&over).contains("Ada (White) wins, 1-0."), "{over}");
    assert!(text(&over).contains("Ratings: Ada 1662? (+162), Boris 1338? (−162)."), "{over}");
}

async fn left(leave: impl FnOnce(&Stage, &Person)) {
    let (stage, thread) = playing().await;
    leave(&stage, &stage.bob);
    stage.play(thread, 4, &["Q@22"]).await;
    bob_is_waited_for(&stage, thread).await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_the_server_is_waited_for_by_the_clock() {
    left(|stage, bob| stage.cord.leave(bob).expect("left")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_banned_is_waited_for_by_the_clock() {
    left(|stage, bob| stage.cord.ban(bob).expect("banned")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_no_direct_messages_any_more_is_waited_for_by_the_clock() {
    let (stage, thread) = playing().await;
    // The game goes on in direct messages, of which Bob takes none.
    let done = |messages: &[Value]| {
        let old = messages.iter().find(|m| m["attachments"][0]["filename"] == "starmate-g1p3.png")?;
        control(old, "man:").is_none().then_some(())
    };
    stage.anna.until(thread, "the board before without controls", done).await.expect("bare");
    stage.bob.set_dms_open(false);
    stage.cord.delete_channel(stage.channel);
    let dm = stage.anna.dm();
    words(&stage.anna, dm, "the game goes on here").await;
    stage.anna.say(dm, "q22").expect("said");
    board(&stage.anna, dm, 5).await;
    bob_is_waited_for(&stage, dm).await;
    // A word may be on its way to the channel when that goes.
    stage.strike(&[10_003, 50_007]).await;
}
