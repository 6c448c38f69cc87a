//! Terms of a game: told before it begins, shown at its boards, and taken up by whoever comes first.

use std::time::Duration;

use crate::stage::{Stage, board, control, find_control, id, said, text, words};

const HOUR: Duration = Duration::from_hours(1);

/// The alternative text of a message's picture.
fn alt(message: &serde_json::Value) -> String {
    message["attachments"][0]["description"].as_str().unwrap_or("").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_tells_all_that_its_clock_does_and_the_boards_show_it() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let zone = anna.command(channel, "timezone").option("zone", "Europe/Warsaw");
    assert!(said(zone.send().expect("sent")).await.contains("`Europe/Warsaw`"));
    let call = anna.command(channel, "play").user("opponent", bob.id()).option("colour", "white");
    let call = call.option("control", "3d").option("rated", true).option("weekends", true);
    assert!(said(call.send().expect("sent")).await.contains("Your challenge goes to"));
    let (message, accept) = find_control(bob, channel, "accept:").await;
    let challenge = text(&words(bob, channel, "challenges you").await);
    for rule in [
        "3 days for each move",
        "stand at weekends",
        "`Europe/Warsaw`",
        "`UTC`",
        "Vacation (30 days a year)",
        "runs out of time loses; it is a draw if the opponent cannot mate",
        "given back",
        "Rated",
    ] {
        assert!(challenge.contains(rule), "{rule}: {challenge}");
    }
    bob.click(channel, message, &accept).expect("pressed");
    let thread = stage.thread(1).await;
    let first = board(anna, thread, 0).await;
    assert!(text(&first).contains("Time until <t:"), "{first}");
    assert!(alt(&first).contains("Time (3 d a move): White 3 d, Black 3 d."), "{first}");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn terms_that_cannot_be_say_what_would_be_right() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let play = || anna.command(channel, "play").user("opponent", bob.id());
    let rated = play().option("control", "none").option("rated", true).send().expect("sent");
    assert!(said(rated).await.contains("A rated game needs a clock"));
    let sitting = play().option("control", "30m+30s/1h").option("weekends", true).send().expect("sent");
    assert!(said(sitting).await.contains("at least a day"));
    let dm = said(anna.command(anna.dm(), "seek").send().expect("sent")).await;
    assert!(dm.contains("people of a server"), "{dm}");
    // A game without a clock tells so, and shows none.
    play().option("control", "none").option("colour", "white").send().expect("sent");
    let (message, accept) = find_control(bob, channel, "accept:").await;
    words(bob, channel, "There is no clock").await;
    bob.click(channel, message, &accept).expect("pressed");
    let thread = stage.thread(1).await;
    let first = board(anna, thread, 0).await;
    assert!(!text(&first).contains("Time") && !alt(&first).contains("Time"), "{first}");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_challenge_is_taken_up_by_whoever_comes_first() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let seek = || anna.command(channel, "seek").option("colour", "white").option("control", "10d+1d/20d");
    assert!(said(seek().send().expect("sent")).await.contains("Your open challenge is posted here"));
    let (message, withdraw) = find_control(bob, channel, "withdraw:").await;
    let shown = words(bob, channel, "looks for an opponent").await;
    assert!(text(&shown).contains("10 days for each side, and 1 day more with each move"), "{shown}");
    assert!(control(&shown, "decline:").is_none(), "nobody declines for all");
    assert!(said(seek().send().expect("sent")).await.contains("to anybody still stands"));

    bob.click(channel, message, &withdraw).expect("pressed");
    words(bob, channel, "can withdraw this challenge; you can take it up").await;
    anna.click(channel, message, &withdraw).expect("pressed");
    words(bob, channel, "withdrew the open challenge").await;

    seek().send().expect("sent");
    let (message, accept) = find_control(bob, channel, "accept:2").await;
    anna.click(channel, message, &accept).expect("pressed");
    words(anna, channel, "somebody else takes it up").await;
    bob.click(channel, message, &accept).expect("pressed");
    let thread = stage.thread(1).await;
    words(anna, channel, "took up").await;
    let first = board(anna, thread, 0).await;
    assert!(alt(&first).contains("Time (10 d + 1 d, up to 20 d): White 10 d, Black 10 d."), "{first}");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_listed_by_urgency_and_old_boards_show_the_clocks_of_then() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    for (game, control) in [(1, "14d"), (2, "1d"), (3, "none")] {
        let call = anna.command(channel, "play").user("opponent", bob.id()).option("colour", "white");
        call.option("control", control).send().expect("sent").message().await.expect("an answer");
        let (message, accept) = find_control(bob, channel, &format!("accept:{game}")).await;
        bob.click(channel, message, &accept).expect("pressed");
        stage.thread(game).await;
    }
    let games = said(anna.command(channel, "games").send().expect("sent")).await;
    let order: Vec<&str> = games.lines().filter_map(|line| line.get(..6)).collect();
    assert_eq!(order, ["Game 2", "Game 1", "Game 3"], "{games}");
    assert!(games.lines().next().is_some_and(|line| line.contains("Time until <t:")), "{games}");
    assert!(games.contains("13 d 23 h left") || games.contains("14 d left"), "{games}");

    let thread = stage.thread(1).await;
    stage.pass(10 * HOUR).await;
    stage.play(thread, 0, &["K@4"]).await;
    stage.pass(30 * HOUR).await;
    stage.play(thread, 1, &["K@34"]).await;
    // White took 10 of 336 hours, Black 30.
    for (ply, clocks) in [(0, "White 14 d, Black 14 d."), (1, "White 13 d 13 h, Black 14 d.")] {
        let look = anna.command(thread, "board").option("ply", ply).send().expect("sent");
        let shown = look.message().await.expect("a board");
        assert!(text(&shown).contains(clocks) && alt(&shown).contains(clocks), "{shown}");
    }
    let newest = board(anna, thread, 2).await;
    let as_text = anna.click(thread, id(&newest["id"]), "text:1:2").expect("pressed");
    let as_text = said(as_text).await;
    assert!(as_text.contains("Time (14 d a move): White 1") && as_text.contains("Black 14 d."), "{as_text}");
    // Game 2 ran out of time, and a day of vacation was spent on it.
    let games = said(anna.command(channel, "games").send().expect("sent")).await;
    assert!(games.contains("Game 2"), "{games}");
    stage.strike(&[]).await;
}
