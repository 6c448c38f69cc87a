//! What players ask of each other and give.

use std::time::Duration;

use localcord::{Clock, Id, Millis, Options};
use play::{Control, Terms};

use crate::past;
use crate::stage::{Stage, find_control, id, said, text, words};

/// 14 July 2026, in seconds.
const NOW: i64 = 1_784_000_000;
const DAY: i64 = 86_400;
pub(crate) const DAYS: Terms =
    Terms { control: Control::DAYS_A_MOVE[2], weekends: false, rated: false, ..Terms::CASUAL };

/// A game of three days a move that begins now, on a clock that the test moves.
pub(crate) async fn by_the_day() -> (Stage, Id) {
    let options = Options { clock: Clock::manual(Millis(NOW * 1000)), ..Options::default() };
    let stage = Stage::set_after(options, false, |cord, store| past::challenge(cord, store, DAYS)).await;
    let thread = past::accept(&stage).await;
    (stage, thread)
}

pub(crate) fn days(days: u64) -> Duration {
    Duration::from_hours(24 * days)
}

/// The moment so many days after the beginning, as Discord writes it for each reader.
pub(crate) fn moment(days: i64) -> String {
    format!("<t:{}:f>", NOW + days * DAY)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_when_the_opponent_agrees() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let thread = stage.game().await;
    stage.play(thread, 0, &["K@4", "K@34"]).await;
    let ask = || bob.command(thread, "takeback").send().expect("sent");
    assert!(said(ask()).await.contains("Ada has your request to take back your last move"));
    assert!(said(ask()).await.contains("You have asked for that in this position already"));
    let (message, agree) = find_control(anna, thread, "takeback:").await;
    bob.click(thread, message, &agree).expect("pressed");
    words(bob, thread, "That request is your own").await;
    anna.click(thread, message, &agree).expect("pressed");
    let again = bob
        .until(thread, "the board that stands again", |messages| {
            let file = |m: &&serde_json::Value| m["attachments"][0]["filename"] == "starmate-g1p1t1.png";
            messages.iter().find(file).map(text)
        })
        .await
        .expect("a board");
    assert!(again.contains("Boris took back a move, as both players wished."), "{again}");
    let played = said(bob.command(thread, "move").option("text", "K@10").send().expect("sent")).await;
    assert!(played.contains("Played `K@10`"), "{played}");

    // Without a click.
    assert!(said(ask()).await.contains("has your request"));
    let question = anna.command(thread, "takeback").send().expect("sent").message().await.expect("asked");
    assert!(text(&question).contains("Boris would like to take back their last move."), "{question}");
    let decline = anna.command(thread, "takeback").option("answer", "decline").send().expect("sent");
    assert!(said(decline).await.contains("You turned that down; Boris is told."));
    words(bob, thread, "Ada does not take that back: the move of Boris stands.").await;
    let late = anna.command(thread, "takeback").option("answer", "agree").send().expect("sent");
    assert!(said(late).await.contains("does not ask for that any more"));
    let played = anna.command(thread, "move").option("text", "Q@22").send().expect("sent");
    assert!(said(played).await.contains("Played"));
    anna.click(thread, id(&question["id"]), "takeback:1:2t1").expect("pressed");
    anna.until(thread, "two refusals", |messages| {
        let refused = messages.iter().filter(|m| text(m).contains("any move withdraws such a request"));
        (refused.count() == 2).then_some(())
    })
    .await
    .expect("refused again");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_stops_the_clocks_and_a_gift_adds_to_them() {
    let (stage, thread) = by_the_day().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let does = |person: &localcord::Person, name: &str| person.command(thread, name).send().expect("sent");
    assert!(said(does(anna, "pause")).await.contains("Boris has your request for a pause"));
    let (message, _) = find_control(bob, thread, "pause:").await;
    assert!(said(does(bob, "pause")).await.contains("Game 1 is paused"));
    words(anna, thread, "The game is paused, as both players wished").await;
    anna.until(thread, "no buttons under the request", |messages| {
        let asked = messages.iter().find(|m| id(&m["id"]) == message)?;
        asked["components"].as_array()?.is_empty().then_some(())
    })
    .await
    .expect("taken off");
    assert!(said(does(anna, "pause")).await.contains("paused already"));
    stage.pass(days(10)).await;
    assert!(said(does(bob, "resume")).await.contains("Game 1 goes on"));
    let resumed = words(anna, thread, "Boris resumed the game").await;
    assert!(text(&resumed).contains(&moment(13)), "Ada has her three days: {resumed}");
    assert!(said(does(bob, "resume")).await.contains("not paused"));

    let gift = bob.command(thread, "gift").option("time", "1d").send().expect("sent");
    assert!(said(gift).await.contains("Ada has 1 d more in game 1."));
    let given = words(anna, thread, "Boris gave Ada 1 d.").await;
    assert!(text(&given).contains(&moment(14)), "{given}");
    stage.pass(days(3)).await;
    assert_eq!(stage.reader().live_games().expect("a look").len(), 1, "a day is left");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_clock_can_be_called_off_after_sixty_days_of_silence() {
    let options = Options { clock: Clock::manual(Millis(NOW * 1000)), ..Options::default() };
    let casual =
        |cord: &localcord::Localcord, store: &store::Store| past::challenge(cord, store, Terms::CASUAL);
    let stage = Stage::set_after(options, false, casual).await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let thread = past::accept(&stage).await;
    stage.play(thread, 0, &["K@4", "K@34"]).await;
    let abort = |person: &localcord::Person| person.command(thread, "abort").send().expect("sent");
    let later = said(abort(bob)).await;
    assert!(
        later.contains("once Ada has made no move for sixty days") && later.contains(&moment(60)),
        "{later}"
    );
    assert!(said(abort(anna)).await.contains("can no longer be aborted"));
    let pause = said(anna.command(thread, "pause").send().expect("sent")).await;
    assert!(pause.contains("played without a clock"), "{pause}");
    stage.pass(days(60)).await;
    assert!(said(abort(bob)).await.contains("Game 1 is called off."));
    words(anna, thread, "Boris called the game off, as the opponent had made no move for sixty days.").await;
    stage.strike(&[]).await;
}
