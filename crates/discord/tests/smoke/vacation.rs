//! Days off.

use crate::asking::{by_the_day, days, moment};
use crate::stage::{Stage, board, said, text, words};

async fn vacation(stage: &Stage, person: &localcord::Person, sub: &str, days: Option<i64>) -> String {
    let call = person.command(stage.channel, "vacation").subcommand(sub);
    let call = match days {
        Some(days) => call.option("days", days),
        None => call,
    };
    said(call.send().expect("sent")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_stops_the_clock_and_its_game_is_told() {
    let (stage, thread) = by_the_day().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let shown = vacation(&stage, anna, "show", None).await;
    assert!(shown.contains("not on vacation") && shown.contains("30 of the 30 days"), "{shown}");
    assert!(vacation(&stage, anna, "end", None).await.contains("`/vacation start` begins one"));
    let begun = vacation(&stage, anna, "start", Some(5)).await;
    assert!(begun.contains(&moment(5)) && begun.contains("Your clock stands in one game."), "{begun}");
    assert!(begun.contains("25 of the 30 days of this year are left."), "{begun}");
    let told = words(bob, thread, "Ada is on vacation until").await;
    assert!(text(&told).contains(&moment(5)), "{told}");
    assert!(vacation(&stage, anna, "start", Some(1)).await.contains("already"));
    let look = said(bob.command(thread, "board").send().expect("sent")).await;
    assert!(look.contains("Game 1"), "{look}");

    // Three days to move, of which none has passed.
    stage.pass(days(7)).await;
    assert_eq!(stage.reader().live_games().expect("a look").len(), 1);
    let too_few = vacation(&stage, anna, "start", Some(26)).await;
    assert!(too_few.contains("You have 25 days left"), "{too_few}");

    // Bob goes while it is Anna's turn: nothing stands for him, until she moves.
    let begun = vacation(&stage, bob, "start", Some(4)).await;
    assert!(begun.contains(&moment(11)), "{begun}");
    stage.play(thread, 0, &["K@4"]).await;
    let waiting = text(&board(anna, thread, 1).await);
    assert!(waiting.contains("Boris is on vacation until"), "{waiting}");
    assert!(waiting.contains(&moment(14)), "three days after the vacation: {waiting}");
    stage.pass(days(1)).await;
    let ended = vacation(&stage, bob, "end", None).await;
    assert!(ended.contains("28 of the 30 days"), "two have begun: {ended}");
    let back = words(anna, thread, "Boris is back from vacation").await;
    assert!(text(&back).contains(&moment(11)), "three days from now: {back}");
    stage.strike(&[]).await;
}
