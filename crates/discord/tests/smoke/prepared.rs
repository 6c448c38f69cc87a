//! Answers that are prepared, for the player's eyes alone.

use localcord::{Id, Person};
use play::GameId;
use serde_json::Value;
use store::Reader;

use crate::past;
use crate::stage::{SETUP, Stage, board, control, id, said, text, words};

async fn asks(person: &Person, channel: Id, moves: &str) -> Value {
    let call = person.command(channel, "if").option("moves", moves);
    call.send().expect("sent").message().await.expect("an answer")
}

/// The message once it has changed to one with these words.
async fn changed(person: &Person, channel: Id, message: &Value, part: &str) -> Value {
    let message = id(&message["id"]);
    person
        .until(channel, part, |messages| {
            messages.iter().find(|m| id(&m["id"]) == message && text(m).contains(part)).cloned()
        })
        .await
        .expect("changed")
}

fn press(person: &Person, channel: Id, message: &Value, prefix: &str) {
    let control = control(message, prefix).unwrap_or_else(|| panic!("no {prefix} under {message}"));
    person.click(channel, id(&message["id"]), &control).expect("pressed");
}

fn pick(person: &Person, channel: Id, message: &Value, prefix: &str, values: &[&str]) {
    let menu = control(message, prefix).unwrap_or_else(|| panic!("no {prefix} under {message}"));
    person.select(channel, id(&message["id"]), &menu, values).expect("picked");
}

/// The values of the menu of a message.
fn values(message: &Value) -> Vec<String> {
    let options = message["components"][0]["components"][0]["options"].as_array().expect("a menu");
    options.iter().filter_map(|option| option["value"].as_str().map(str::to_owned)).collect()
}

fn prepared(reader: &Reader, by: &Person) -> String {
    let game = reader.game(GameId(1)).expect("a look").expect("a game");
    let tree = reader.prepared(&game, past::user(by)).expect("a look");
    tree.map(|tree| tree.to_string()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_typed_confirmed_and_played_at_once() {
    let mut stage = Stage::set().await;
    let thread = stage.game().await;
    stage.play(thread, 0, &SETUP).await;
    let (anna, bob) = (stage.anna.clone(), stage.bob.clone());
    let early = said(anna.command(thread, "if").send().expect("sent")).await;
    assert!(early.contains("It is your turn: make your move first"), "{early}");
    let nothing = said(bob.command(thread, "if").send().expect("sent")).await;
    assert!(nothing.contains("Nothing is prepared in game 1 against Ada."), "{nothing}");
    let missing = text(&asks(&bob, thread, "18-19").await);
    assert!(missing.contains("an answer to `18-19` is missing"), "{missing}");
    let illegal = text(&asks(&bob, thread, "18-19 26-25; 18-26 26-25").await);
    assert!(illegal.contains("Line 2, `18-26`:") && illegal.contains("18 can go to 19"), "{illegal}");

    let shown = asks(&bob, thread, "if 18-19 then 26-25; 11-19, n27x19").await;
    assert!(shown["ephemeral_for"].is_string());
    assert!(text(&shown).contains("1. If `N11-19`, then `N27x19`.\n2. If `18-19`, then `26-25`."), "{shown}");
    assert_eq!(prepared(&stage.reader(), &bob), "", "not before it is confirmed");
    // The button works after a restart.
    stage.restart().await;
    press(&bob, thread, &shown, "if-keep:");
    let list = changed(&bob, thread, &shown, "2 lines are prepared").await;
    assert_eq!(prepared(&stage.reader(), &bob), "N11-19 N27x19; 18-19 26-25");
    let twice = text(&asks(&bob, thread, "18-19 33-32").await);
    assert!(twice.contains("`18-19` is answered with `26-25` already"), "{twice}");
    let more = asks(&bob, thread, "29-30 26-25").await;
    assert!(text(&more).contains("the 2 lines that stand already stay"), "{more}");
    press(&bob, thread, &more, "never:");
    let gone = bob.command(thread, "if").option("remove", 1).send().expect("sent");
    assert!(said(gone).await.contains("one line is prepared"));
    assert_eq!(prepared(&stage.reader(), &bob), "18-19 26-25");

    stage.play(thread, 10, &["18-19"]).await;
    let answer = text(&board(&anna, thread, 12).await);
    assert!(
        answer.contains("Boris moved the pawn from 26 to 25 (`26-25`). It had been prepared beforehand."),
        "{answer}"
    );
    assert!(answer.contains("it is your move"), "{answer}");
    pick(&bob, thread, &list, "if-remove:", &[&values(&list)[0]]);
    words(&bob, thread, "That board is from move 10; the game is at move 12").await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_picked_from_menus_and_taken_out_again() {
    let stage = Stage::set().await;
    let thread = stage.game().await;
    stage.play(thread, 0, &SETUP).await;
    let bob = &stage.bob;
    let start = bob.command(thread, "if").send().expect("sent").message().await.expect("an answer");
    press(bob, thread, &start, "if-offer:1:10:0:");
    let theirs = changed(bob, thread, &start, "Which move of Ada do you want to answer?").await;
    assert!(values(&theirs).contains(&"18-19".to_owned()), "{theirs}");
    pick(bob, thread, &theirs, "if-choose:", &["18-19"]);
    let mine = changed(bob, thread, &start, "What do you answer to `18-19`?").await;
    pick(bob, thread, &mine, "if-choose:", &["26-25"]);
    let shown = changed(bob, thread, &start, "1. If `18-19`, then `26-25`.").await;
    press(bob, thread, &shown, "if-offer:");
    let next = changed(bob, thread, &start, "do you want to answer after that?").await;
    pick(bob, thread, &next, "if-choose:", &["29-30"]);
    let mine = changed(bob, thread, &start, "What do you answer to `29-30`?").await;
    pick(bob, thread, &mine, "if-choose:", &["27-19"]);
    let shown = changed(bob, thread, &start, "if `29-30`, then `N27x19`.").await;
    press(bob, thread, &shown, "if-keep:");
    let list = changed(bob, thread, &start, "one line is prepared").await;
    assert_eq!(prepared(&stage.reader(), bob), "18-19 26-25 29-30 N27x19");

    let all = values(&list);
    assert_eq!(all.len(), 1);
    pick(bob, thread, &list, "if-remove:", &[&all[0]]);
    changed(bob, thread, &start, "Nothing is prepared in game 1 against Ada.").await;
    assert_eq!(prepared(&stage.reader(), bob), "");
    // Only Bob has seen any of it.
    assert!(
        !stage
            .cord
            .messages(thread)
            .iter()
            .any(|m| !m["ephemeral_for"].is_string() && control(m, "if").is_some())
    );
    stage.strike(&[]).await;
}
