//! The ladder as people steer it: matches, and engines that are taken off it and come back. The arena is there and plays
//! nothing by itself; what it would have played is put into the database.

use localcord::Person;
use play::{Timestamp, UserId};
use rules::{Outcome, Status};
use serde_json::Value;
use store::ladder::{EngineState, FinishedGame, MatchId, Purpose, Verdict};

use crate::ladder::{asked, game, pair_of, played};
use crate::stage::{Stage, said, text, words};

/// Anna has entered Vega; Bob runs the bot.
async fn stage() -> Stage {
    Stage::set_with_ladder(|cord, store| {
        let now = Timestamp(cord.clock().now().0);
        played(store, UserId(cord.people()[0].id().0), now);
    })
    .await
}

async fn told(who: &Person, stage: &Stage, command: &str, sub: &str, options: &[(&str, Value)]) -> String {
    text(&asked(who, stage, command, sub, options).await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_is_asked_for_and_its_result_told_where_it_was_asked() {
    let mut stage = stage().await;
    let ask = async |first: &str, second: &str, pairs: u32| {
        let options = [("first", first.into()), ("second", second.into()), ("pairs", pairs.into())];
        told(&stage.anna, &stage, "ladder", "match", &options).await
    };
    assert_eq!(ask("Beta", "beta", 2).await, "An engine cannot play itself: choose two.");
    assert_eq!(ask("Vega", "Beta", 2).await, "Vega does not play now: being checked.");
    assert_eq!(
        ask("Beta", "Alpha", 2).await,
        "Match 1: Beta and Alpha play 2 pairs of games. The result follows here."
    );
    assert_eq!(ask("Alpha", "Beta", 39).await, "You can ask for 40 pairs of games a day, and have 38 left.");
    stage.stop().await;
    stage
        .change(|store, now| {
            let engine = |name: &str| store.engine_named(name).expect("read").expect("there").id;
            let (alpha, beta) = (engine("Alpha"), engine("Beta"));
            let purpose = Purpose::Match(MatchId(1));
            // Beta wins with either colour; then, Alpha having White first, Black wins both.
            let white = FinishedGame {
                status: Status::Resigned,
                outcome: Outcome::WhiteWins,
                ..game(1, Vec::new(), now)
            };
            pair_of(store, purpose, [beta, alpha], vec![white, game(2, Vec::new(), now)], now);
            let level = vec![game(1, Vec::new(), now), game(2, Vec::new(), now)];
            pair_of(store, purpose, [alpha, beta], level, now);
            assert!(store.end_match(MatchId(1), Some(Verdict::Better), now).expect("kept").into_inner());
        })
        .await;
    stage.start().await;
    let over = text(&words(&stage.bob, stage.channel, "**Match 1** is over").await);
    assert_eq!(
        over,
        "**Match 1** is over: Beta 3 : 1 Alpha\n\
         2 pairs: 1 won, 1 level, 0 lost for Beta.\n\
         The test says: Beta is the stronger one."
    );
    stage.restart().await;
    let ends = stage.bob.messages(stage.channel).iter().filter(|m| text(m).contains("is over")).count();
    assert_eq!(ends, 1, "it is told once");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_owner_lets_an_engine_retire_and_return_and_operators_take_it_off_for_good() {
    let stage = stage().await;
    let vega = ("engine", Value::from("Vega"));
    let of =
        async |who: &Person, sub: &str| told(who, &stage, "engine", sub, std::slice::from_ref(&vega)).await;
    let state = || stage.reader().engine_named("Vega").expect("read").expect("there").state;
    assert_eq!(of(&stage.anna, "retire").await, "**Vega** has retired. Its games and its rating stay.");
    assert_eq!(state(), EngineState::Retired);
    assert_eq!(of(&stage.anna, "retire").await, "Vega plays no more anyway: retired.");
    assert!(of(&stage.anna, "return").await.starts_with("**Vega** is back and being checked"));
    assert_eq!(state(), EngineState::Checking);

    let why = ("reason", Value::from("It is *copied*"));
    let off = |who: &Person| {
        let options = [vega.clone(), why.clone()];
        let (who, stage) = (who.clone(), &stage);
        async move { told(&who, stage, "engine", "withdraw", &options).await }
    };
    assert_eq!(off(&stage.anna).await, "Only those who run this bot may do that.");
    assert_eq!(state(), EngineState::Checking);
    assert!(off(&stage.bob).await.starts_with("**Vega** is off the ladder for good"));
    assert_eq!(state(), EngineState::Withdrawn);
    let heard = text(&words(&stage.anna, stage.anna.dm(), "was taken off the ladder").await);
    assert_eq!(
        heard,
        "**Vega** was taken off the ladder by those who run it. Their reason: It is \\*copied\\*"
    );
    assert_eq!(of(&stage.anna, "return").await, "Vega cannot do that now: withdrawn.");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_banned_enters_nothing_until_they_may_again() {
    let stage = stage().await;
    let submit = async |name: &str| {
        let call = stage.anna.command(stage.channel, "engine").subcommand("submit");
        let call = call.file("file", name, b"\x7fELF".to_vec()).expect("small");
        said(call.option("name", name).option("variant", "chess").send().expect("sent")).await
    };
    let ban = async |sub: &str| {
        let call = stage.bob.command(stage.channel, "engine").subcommand(sub).user("user", stage.anna.id());
        said(call.send().expect("sent")).await
    };
    let state = || stage.reader().engine_named("Vega").expect("read").expect("there").state;
    assert!(ban("ban").await.ends_with("can enter no engines any more, and theirs are off the ladder."));
    assert_eq!(state(), EngineState::Withdrawn);
    assert_eq!(submit("Nova").await, "No engines are taken from you here.");
    assert!(ban("unban").await.contains("can enter engines again"));
    let again = submit("Nova").await;
    assert!(!again.contains("No engines are taken"), "{again}");
    assert_eq!(state(), EngineState::Withdrawn, "what was taken off stays off");
    stage.strike(&[]).await;
}
