//! Challenges answered without a click.

use std::time::Duration;

use localcord::{Id, Permissions, Person};

use crate::stage::{Stage, board, control, find_control, id, said, text, words};

async fn answer(person: &Person, channel: Id, sub: &str, number: Option<u64>) -> String {
    let call = person.command(channel, "challenge").subcommand(sub);
    let call = match number {
        Some(number) => call.option("number", number),
        None => call,
    };
    said(call.send().expect("sent")).await
}

/// A challenge, once it is posted: its message.
async fn challenged(stage: &Stage, by: &Person, (channel, seen): (Id, Id), number: u64) -> Id {
    stage.challenge(by, channel).await;
    find_control(&stage.bob, seen, &format!("accept:{number}")).await.0
}

/// Waits until a message has lost its buttons: its text.
async fn closed(person: &Person, channel: Id, message: Id) -> String {
    let bare = |messages: &[serde_json::Value]| {
        let message = messages.iter().find(|m| id(&m["id"]) == message)?;
        control(message, "").is_none().then(|| text(message))
    };
    person.until(channel, "no buttons", bare).await.expect("closed")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_accepted_by_command_and_gets_its_thread() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let message = challenged(&stage, anna, (channel, channel), 1).await;
    let own = answer(anna, channel, "accept", Some(1)).await;
    assert!(own.contains("Only the person you challenged can answer"), "{own}");
    let taken = answer(bob, channel, "accept", None).await;
    assert_eq!(taken, "Boris took up Ada’s challenge: game 1.");
    assert_eq!(closed(anna, channel, message).await, taken);
    let thread = stage.thread(1).await;
    assert_eq!(thread, message, "the thread of the challenge's message");
    board(anna, thread, 0).await;
    let late = answer(anna, thread, "withdraw", Some(1)).await;
    assert!(late.contains("accepted already"), "{late}");

    // From direct messages, where nothing else waits.
    let message = challenged(&stage, anna, (channel, channel), 2).await;
    assert!(answer(bob, bob.dm(), "accept", None).await.contains("game 2"));
    assert_eq!(stage.thread(2).await, message);
    board(anna, message, 0).await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_challenges_none_is_guessed_and_each_is_declined_or_withdrawn_by_its_number() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let carol = &stage.cord.add_person("Carol", "en-GB");
    for (sub, refusal) in [
        ("accept", "`/seek`"),
        ("decline", "No challenge waits for your answer"),
        ("withdraw", "no challenge that waits for an answer"),
    ] {
        let none = answer(bob, channel, sub, None).await;
        assert!(none.contains(refusal), "{none}");
    }
    let first = challenged(&stage, anna, (channel, channel), 1).await;
    let second = challenged(&stage, carol, (channel, channel), 2).await;
    let which = answer(bob, channel, "decline", None).await;
    let lines: Vec<&str> = which.lines().collect();
    assert!(lines[0].contains("`number`"), "{which}");
    assert_eq!(lines[1..], ["1: from Ada, 3 d a move", "2: from Carol, 3 d a move"]);
    let typing = |person: &Person, sub: &str| person.command(channel, "challenge").subcommand(sub);
    let choices = typing(bob, "accept").complete("number", "car").await.expect("choices");
    assert_eq!(choices.len(), 1);
    assert_eq!((&choices[0]["name"], &choices[0]["value"]), (&"2: from Carol, 3 d a move".into(), &2.into()));
    let own = typing(anna, "withdraw").complete("number", "").await.expect("choices");
    assert_eq!(own[0]["name"], "1: to Boris, 3 d a move");
    assert!(typing(anna, "decline").complete("number", "").await.expect("choices").is_empty());

    let declined = answer(bob, channel, "decline", Some(2)).await;
    assert!(declined.contains("Boris declined Carol’s challenge"), "{declined}");
    assert_eq!(closed(carol, channel, second).await, declined);
    assert!(answer(bob, channel, "decline", Some(2)).await.contains("declined already"));
    assert!(answer(carol, channel, "accept", Some(1)).await.contains("between two other people"));
    assert!(answer(carol, carol.dm(), "accept", Some(1)).await.contains("no game or challenge"));
    assert!(answer(bob, channel, "accept", Some(99)).await.contains("no game or challenge"));
    assert!(answer(bob, channel, "withdraw", Some(1)).await.contains("Only the challenger can withdraw"));
    let listed = said(anna.command(channel, "games").send().expect("sent")).await;
    assert!(listed.contains("`/challenge withdraw`"), "{listed}");
    let withdrawn = answer(anna, channel, "withdraw", None).await;
    assert_eq!(withdrawn, "Ada withdrew the challenge to Boris.");
    assert_eq!(closed(bob, channel, first).await, withdrawn);
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_in_direct_messages_is_answered_by_command() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let message = challenged(&stage, anna, (anna.dm(), bob.dm()), 1).await;
    let declined = answer(bob, bob.dm(), "decline", None).await;
    assert!(declined.contains("Boris declined Ada’s challenge"), "{declined}");
    assert_eq!(closed(bob, bob.dm(), message).await, declined);
    words(anna, anna.dm(), "Boris declined").await;

    challenged(&stage, anna, (anna.dm(), bob.dm()), 2).await;
    assert!(answer(bob, stage.channel, "accept", None).await.contains("game 1"));
    board(anna, anna.dm(), 0).await;
    board(bob, bob.dm(), 0).await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_challenge_is_taken_up_or_withdrawn_by_command_where_it_stands() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let elsewhere = stage.cord.channel("games");
    let seek = || async { said(anna.command(channel, "seek").send().expect("sent")).await };
    seek().await;
    find_control(bob, channel, "accept:1").await;
    assert_eq!(answer(anna, channel, "withdraw", None).await, "Ada withdrew the open challenge.");
    seek().await;
    let (message, _) = find_control(bob, channel, "accept:2").await;
    assert!(answer(bob, elsewhere, "accept", None).await.contains("in the channel in which it stands"));
    assert!(answer(bob, elsewhere, "accept", Some(2)).await.contains("no game or challenge"));
    assert!(answer(bob, channel, "withdraw", Some(2)).await.contains("you can take it up"));
    assert!(answer(anna, channel, "accept", Some(2)).await.contains("somebody else takes it up"));
    let choices = bob.command(channel, "challenge").subcommand("accept").complete("number", "").await;
    assert_eq!(choices.expect("choices")[0]["name"], "2: from Ada to anybody, 3 d a move");
    assert!(answer(bob, channel, "accept", None).await.contains("game 1"));
    assert_eq!(stage.thread(1).await, message);
    board(anna, message, 0).await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_message_of_a_challenge_cannot_say_is_said_elsewhere() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    // Too old to be changed.
    challenged(&stage, anna, (channel, channel), 1).await;
    stage.pass(Duration::from_hours(1)).await;
    assert!(answer(bob, channel, "decline", None).await.contains("Boris declined"));
    words(anna, anna.dm(), "Boris declined Ada’s challenge").await;

    // All read why the game stays in the channel.
    let message = challenged(&stage, anna, (channel, channel), 2).await;
    stage.cord.deny(channel, Permissions::CREATE_PUBLIC_THREADS);
    let taken = answer(bob, channel, "accept", None).await;
    assert!(taken.contains("I cannot open a thread here"), "{taken}");
    assert_eq!(closed(anna, channel, message).await, taken);
    board(anna, channel, 0).await;
    stage.strike(&[]).await;
}
