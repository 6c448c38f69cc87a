//! Games against the bot itself.

use localcord::{Id, Options, Person};

use crate::stage::{Stage, board, id, said, text, words};

async fn challenge(stage: &Stage, who: &Person, level: u64, variant: &str) -> String {
    let call = who.command(stage.channel, "play").user("opponent", stage.cord.bot());
    let call = call.option("level", level).option("variant", variant).option("colour", "white");
    said(call.send().expect("sent")).await
}

/// Plays a few moves, each answered by the house; the board that stands then.
async fn plays(who: &Person, thread: Id, moves: &[&str]) -> serde_json::Value {
    let mut newest = board(who, thread, 0).await;
    for (turn, mv) in moves.iter().enumerate() {
        let answer = said(who.command(thread, "move").option("text", *mv).send().expect("sent")).await;
        assert!(answer.starts_with("Played") && answer.contains("I am thinking."), "{answer}");
        newest = board(who, thread, 2 * turn + 2).await;
    }
    newest
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_takes_a_challenge_up_and_answers_each_move_in_every_rule_set() {
    let stage = Stage::set().await;
    let anna = &stage.anna;
    for (game, (variant, moves)) in (1..).zip([
        ("starchess", ["K@4", "Q@22"]),
        ("chess", ["e4", "Nf3"]),
        ("chess100", ["e2-e5", "b1-c3"]),
    ]) {
        let told = challenge(&stage, anna, 1, variant).await;
        assert!(told.contains("at level 1"), "{told}");
        let thread = stage.thread(game).await;
        let newest = plays(anna, thread, &moves).await;
        let shown = text(&newest);
        assert!(shown.contains("Starmate (level 1)") && shown.contains(&anna.mention()), "{shown}");
        assert!(!shown.contains("<@0>"), "nobody is mentioned who is not there: {shown}");
    }
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_gives_hints_grants_takebacks_and_answers_draw_offers() {
    let stage = Stage::set().await;
    let anna = &stage.anna;
    challenge(&stage, anna, 2, "chess").await;
    let thread = stage.thread(1).await;
    board(anna, thread, 0).await;
    let hint = said(anna.command(thread, "hint").send().expect("sent")).await;
    assert!(hint.starts_with("In your place I would play `"), "{hint}");
    plays(anna, thread, &["d4"]).await;
    said(anna.command(thread, "takeback").send().expect("sent")).await;
    words(anna, thread, "took back a move").await;
    let told = said(anna.command(thread, "move").option("text", "e4").send().expect("sent")).await;
    assert!(told.starts_with("Played"), "{told}");
    // Whatever it makes of the offer, it answers.
    said(anna.command(thread, "draw").send().expect("sent")).await;
    let answered = |messages: &[serde_json::Value]| {
        messages
            .iter()
            .map(text)
            .find(|text| ["plays on:", "Draw agreed", "offer is off"].iter().any(|part| text.contains(part)))
    };
    anna.until(thread, "an answer to the offer", answered).await.expect("an answer");
    stage.strike(&[50_083]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_against_the_house_are_not_rated_and_levels_are_only_for_them() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let rated = anna.command(stage.channel, "play").user("opponent", stage.cord.bot());
    let rated = said(rated.option("rated", true).option("control", "3d").send().expect("sent")).await;
    assert!(rated.contains("never rated"), "{rated}");
    let level = anna.command(stage.channel, "play").user("opponent", bob.id()).option("level", 3);
    let level = said(level.send().expect("sent")).await;
    assert!(level.contains("A level is for games against me"), "{level}");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thought_that_a_restart_cuts_off_is_begun_anew() {
    let mut stage = Stage::set_with(Options::default(), false).await;
    challenge(&stage, &stage.anna, 10, "starchess").await;
    let thread = stage.thread(1).await;
    board(&stage.anna, thread, 0).await;
    let told = said(stage.anna.command(thread, "move").option("text", "K@4").send().expect("sent")).await;
    assert!(told.starts_with("Played"), "{told}");
    stage.restart().await;
    let newest = board(&stage.anna, thread, 2).await;
    assert!(id(&newest["id"]).0 > 0);
    stage.strike(&[]).await;
}
