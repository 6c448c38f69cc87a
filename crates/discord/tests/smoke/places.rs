//! Places that are forbidden, closed or lost.

use localcord::Permissions;

use crate::stage::{Stage, board, control, find_control, id, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn where_threads_are_forbidden_the_game_stays_and_says_what_is_missing() {
    let stage = Stage::set().await;
    stage.cord.deny(stage.channel, Permissions::CREATE_PUBLIC_THREADS);
    stage.challenge(&stage.anna, stage.channel).await;
    let (message, accept) = find_control(&stage.bob, stage.channel, "accept:").await;
    stage.bob.click(stage.channel, message, &accept).expect("pressed");
    words(&stage.bob, stage.channel, "Public Threads").await;
    board(&stage.anna, stage.channel, 0).await;

    stage.cord.deny(stage.channel, Permissions::ATTACH_FILES);
    let refused = stage.challenge(&stage.anna, stage.channel).await;
    assert!(text(&refused).contains("“Attach Files”"), "{refused}");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_thread_a_deleted_channel_and_a_lost_server_strand_nobody() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let thread = stage.game().await;
    stage.play(thread, 0, &["K@4"]).await;
    // The last request in the thread: else it may come too late and earn an error.
    let bare = |messages: &[serde_json::Value]| {
        messages
            .iter()
            .any(|m| m["attachments"][0]["filename"] == "starmate-g1p0.png" && control(m, "man:").is_none())
            .then_some(())
    };
    anna.until(thread, "the first board without controls", bare).await.expect("bare");
    stage.cord.delete_channel(thread);
    let moved = words(bob, stage.channel, "the game goes on here").await;
    let menu = control(&moved, "man:").expect("a menu");
    let picked = bob
        .select(stage.channel, id(&moved["id"]), &menu, &["K"])
        .expect("picked")
        .message()
        .await
        .expect("cells");
    bob.select(stage.channel, id(&picked["id"]), &control(&picked, "put:").expect("a menu"), &["34"])
        .expect("placed");
    board(anna, stage.channel, 2).await;

    stage.cord.set_bot_in_guild(false);
    let dm = anna.dm();
    words(anna, dm, "I was removed from the server").await;
    anna.say(dm, "q11").expect("said");
    board(anna, dm, 3).await;
    board(bob, bob.dm(), 3).await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_by_direct_message_is_played_there() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let dm = anna.dm();
    stage.challenge(anna, dm).await;
    let (message, accept) = find_control(bob, bob.dm(), "accept:").await;
    bob.click(bob.dm(), message, &accept).expect("pressed");
    board(anna, dm, 0).await;
    let waiting = board(bob, bob.dm(), 0).await;
    assert!(control(&waiting, "man:").is_none(), "it is not his turn");
    anna.say(dm, "k4").expect("said");
    board(anna, dm, 1).await;
    board(bob, bob.dm(), 1).await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_are_tried_once_a_person() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    bob.set_dms_open(false);
    let dm = anna.dm();
    stage.challenge(anna, dm).await;
    words(anna, dm, "I cannot write to").await;
    let again = stage.challenge(anna, dm).await;
    assert!(text(&again).contains("I cannot write to"), "{again}");
    assert_eq!(stage.cord.report().count(50007), 1);
    stage.strike(&[50007]).await;
}
