//! The ladder as people look at it: standings, games, who follows, what owners are told. What was played stands in the
//! database from the start; the arena that plays is tried in whole journeys.

use std::time::Duration;

use localcord::{Clock, Millis, Options, Person};
use play::{Timestamp, UserId};
use rules::{Outcome, Position, Status, Variant};
use serde_json::Value;
use store::Store;
use store::ladder::{
    EngineId, FinishedGame, FinishedPair, Fitted, GameClock, HouseEngine, MoveScore, NewEngine, NewPair,
    Opening, Owner, PlayedMove, Purpose, SeenFault,
};

use crate::stage::{Stage, control, id, said, text, words};

/// 2026-11-30, 08:30 in UTC.
const MORNING: i64 = 1_796_027_400_000;
pub(crate) const CHESS: Variant = Variant::Chess;

fn clocked() -> Options {
    Options { clock: Clock::manual(Millis(MORNING)), ..Options::default() }
}

fn entered(store: &Store, name: &str, owner: Owner, now: Timestamp) -> EngineId {
    let house = (owner == Owner::Operator).then_some(HouseEngine::Level(3));
    let hash: Vec<String> = name.bytes().map(|byte| format!("{byte:02x}")).collect();
    let hash = hash.concat();
    let binary = house.is_none().then(|| (format!("{hash:0>64}"), 1_234_567));
    let new = NewEngine {
        name: name.to_owned(),
        owner,
        binary,
        house,
        trusted: false,
        variants: vec![CHESS],
        predecessor: None,
        author: None,
        country: Some("HU".to_owned()),
        description: Some("Plays *quickly*".to_owned()),
    };
    store.enter_engine(&new, now).expect("entered").into_inner().expect("a new name").id
}

/// Fool's mate, which Black wins; the game of this number in its pair.
pub(crate) fn game(number: u8, faults: Vec<SeenFault>, now: Timestamp) -> FinishedGame {
    let played = |(text, left): (&str, u64)| PlayedMove {
        played: text.to_owned(),
        score: Some(MoveScore::Cp(-30)),
        depth: Some(5),
        used_us: 1000,
        left_ms: Some(left),
    };
    let moves = [("f2f3", 9_900), ("e7e5", 9_800), ("g2g4", 9_700), ("d8h4", 9_600)];
    let faulty = !faults.is_empty();
    let moves: Vec<PlayedMove> = moves.into_iter().take(if faulty { 2 } else { 4 }).map(played).collect();
    FinishedGame {
        number,
        position: Position::start(CHESS).to_string(),
        opening: Vec::new(),
        plies: moves.len() as u32,
        moves,
        status: if faulty { Status::Forfeit } else { Status::Checkmate },
        outcome: Outcome::BlackWins,
        adjudicated: None,
        faults,
        started: now,
        wall_ms: 2000,
        lag_ms: 1,
        seats: [None, None],
    }
}

/// A pair of the ladder; the first engine has White in the first game.
fn pair(store: &Store, engines: [EngineId; 2], games: Vec<FinishedGame>, now: Timestamp) {
    let season = store.season(CHESS).expect("read").expect("it runs").id;
    pair_of(store, Purpose::Ladder(season), engines, games, now);
}

/// A pair of whatever it is for.
pub(crate) fn pair_of(
    store: &Store,
    purpose: Purpose,
    engines: [EngineId; 2],
    games: Vec<FinishedGame>,
    now: Timestamp,
) {
    let new = NewPair {
        variant: CHESS,
        purpose,
        slot: None,
        engines,
        games: 2,
        opening: Opening { list: "book".to_owned(), ..Opening::default() },
        control: "10+0.1".to_owned(),
        clock: GameClock::Cpu,
        adjudication: None,
    };
    let id = store.plan_pair(&new, now).expect("planned").into_inner().expect("no slot");
    let attempt = store.start_pair(id, "a test", now).expect("begun").into_inner().expect("planned");
    store.finish_pair(id, attempt, &FinishedPair { games, rated: true }, now).expect("over").into_inner();
}

fn rated(store: &Store, ratings: &[(EngineId, f64)], now: Timestamp) {
    let fitted: Vec<Fitted> = ratings
        .iter()
        .map(|(engine, rating)| Fitted {
            engine: *engine,
            rating: *rating,
            deviation: 40.0,
            low: rating - 78.4,
            high: rating + 78.4,
            superior: Some(0.9),
        })
        .collect();
    store.put_ratings(CHESS, &fitted, "{}", now).expect("kept").into_inner();
}

/// Two engines of the house's that have met once, and one of Anna's that is being checked.
pub(crate) fn played(store: &Store, anna: UserId, now: Timestamp) -> [EngineId; 3] {
    store.open_ladder(CHESS, "10+0.1", GameClock::Cpu, now).expect("opened").into_inner();
    let (alpha, beta) =
        (entered(store, "Alpha", Owner::Operator, now), entered(store, "Beta", Owner::Operator, now));
    let vega = entered(store, "Vega", Owner::Person(anna), now);
    pair(store, [alpha, beta], vec![game(1, Vec::new(), now), game(2, Vec::new(), now)], now);
    rated(store, &[(beta, 1612.0), (alpha, 1500.0)], now);
    [alpha, beta, vega]
}

async fn stage() -> Stage {
    Stage::set_after(clocked(), false, |cord, store| {
        played(store, UserId(cord.people()[0].id().0), Timestamp(MORNING - 3_600_000));
    })
    .await
}

pub(crate) async fn asked(
    who: &Person,
    stage: &Stage,
    command: &str,
    sub: &str,
    options: &[(&str, Value)],
) -> Value {
    let call = who.command(stage.channel, command).subcommand(sub);
    let call = options.iter().fold(call, |call, (name, value)| call.option(name, value.clone()));
    call.send().expect("sent").message().await.expect("an answer")
}

fn files(message: &Value) -> Vec<String> {
    let names = message["attachments"].as_array().into_iter().flatten();
    names.filter_map(|file| file["filename"].as_str().map(str::to_owned)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_standings_are_a_picture_and_text() {
    let stage = stage().await;
    let chess = ("variant", Value::from("chess"));
    let drawn = asked(&stage.bob, &stage, "ladder", "standings", std::slice::from_ref(&chess)).await;
    assert_eq!(files(&drawn), ["starmate-ladder-chess.png"]);
    let alt = drawn["attachments"][0]["description"].as_str().expect("a description");
    assert!(alt.contains("1. Beta 1612; 2. Alpha 1500"), "{alt}");
    let written =
        asked(&stage.bob, &stage, "ladder", "standings", &[chess.clone(), ("text", true.into())]).await;
    let lines = text(&written);
    assert!(lines.contains("1. **Beta** 1612 ± 78, 2 games, 50 % scored, 0 % drawn"), "{lines}");
    assert!(lines.contains("90 % sure to be stronger than the next"), "{lines}");
    let cross =
        asked(&stage.bob, &stage, "ladder", "crosstable", &[chess.clone(), ("text", true.into())]).await;
    assert!(text(&cross).contains("Beta – Alpha: 1 of 2"), "{cross}");
    let cross = asked(&stage.bob, &stage, "ladder", "crosstable", std::slice::from_ref(&chess)).await;
    assert_eq!(files(&cross), ["starmate-cross-chess.png"]);
    let page = asked(&stage.bob, &stage, "ladder", "engine", &[("engine", "beta".into()), chess]).await;
    assert_eq!(files(&page).len(), 1);
    assert!(text(&page).contains("1 won, 0 drawn, 1 lost; 50 % scored."), "{page}");
    let none = asked(&stage.bob, &stage, "ladder", "standings", &[("variant", "chess100".into())]).await;
    assert!(text(&none).contains("No engine has played"), "{none}");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_shown_board_by_board_and_given_as_film_and_record() {
    let stage = stage().await;
    let last = asked(&stage.bob, &stage, "ladder", "game", &[("number", 1.into())]).await;
    assert_eq!(files(&last), ["starmate-e1p4.png"]);
    assert!(text(&last).contains("**Game 1**: Alpha – Beta, 0-1"), "{last}");
    assert!(text(&last).contains("Move 4 of 4: 2… Qh4#"), "{last}");
    let message = id(&last["id"]);
    let back = control(&last, "ladder:board:1:3:b").expect("a button");
    stage.bob.click(stage.channel, message, &back).expect("pressed").outcome().await.expect("answered");
    let before = words(&stage.bob, stage.channel, "Move 3 of 4: 2. g4").await;
    assert_eq!(files(&before), ["starmate-e1p3.png"]);
    for (kind, file) in [("ladder:film", "starmate-e1.gif"), ("ladder:record", "starmate-e1.pgn")] {
        let button = control(&before, kind).expect("a button");
        stage.bob.click(stage.channel, message, &button).expect("pressed").outcome().await.expect("answered");
        let has = |m: &&Value| files(m) == [file];
        stage
            .bob
            .until(stage.channel, file, |all| all.iter().find(has).map(|m| m["ephemeral_for"].is_string()))
            .await
            .expect("a file");
    }
    let none = asked(&stage.bob, &stage, "ladder", "game", &[("number", 77.into())]).await;
    assert_eq!(text(&none), "There is no game 77 on the ladder.");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_its_owner_sees_an_engines_log_and_only_operators_ban() {
    let stage = stage().await;
    let own = asked(&stage.anna, &stage, "engine", "log", &[("engine", "Vega".into())]).await;
    assert!(text(&own).starts_with("**Vega**: being checked"), "{own}");
    let other = asked(&stage.bob, &stage, "engine", "log", &[("engine", "vega".into())]).await;
    assert!(text(&other).starts_with("Vega is not yours"), "{other}");
    let house = asked(
        &stage.anna,
        &stage,
        "engine",
        "rename",
        &[("engine", "Beta".into()), ("name", "B".repeat(5).into())],
    )
    .await;
    assert!(text(&house).contains("the house’s own"), "{house}");
    let call = stage.anna.command(stage.channel, "engine").subcommand("ban").user("user", stage.bob.id());
    assert_eq!(said(call.send().expect("sent")).await, "Only those who run this bot may do that.");
    let unknown = asked(&stage.bob, &stage, "engine", "show", &[("engine", "*Nova*".into())]).await;
    assert!(text(&unknown).contains("No engine is called \\*Nova\\*"), "{unknown}");
    let shown = asked(&stage.bob, &stage, "engine", "show", &[("engine", "Vega".into())]).await;
    assert!(text(&shown).contains("🇭🇺") && text(&shown).contains("> Plays \\*quickly\\*"), "{shown}");
    let typed = stage.bob.command(stage.channel, "engine").subcommand("show").complete("engine", "VE").await;
    assert_eq!(typed.expect("offered").iter().map(|c| &c["value"]).collect::<Vec<_>>(), ["Vega"]);
    let off = stage.anna.command(stage.channel, "engine").subcommand("submit");
    let off = off.file("file", "nova", b"\x7fELF".to_vec()).expect("small");
    let off = off.option("name", "Nova").option("variant", "chess").send().expect("sent");
    assert!(said(off).await.starts_with("No ladder runs here"));
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn owners_hear_of_checks_and_faults_once_also_over_a_restart() {
    let mut stage = stage().await;
    stage.stop().await;
    stage
        .change(|store, now| {
            let engine = |name: &str| store.engine_named(name).expect("read").expect("there").id;
            let (beta, vega) = (engine("Beta"), engine("Vega"));
            store.checked(vega, true, None, "{}", now).expect("checked").into_inner();
            let crash = SeenFault {
                side: rules::Colour::White,
                kind: "illegal move".to_owned(),
                detail: "a1a8 is not legal".to_owned(),
                last_words: Some("info string I am sure\nbestmove a1a8".to_owned()),
            };
            let games = vec![game(1, vec![crash], now), game(2, Vec::new(), now)];
            pair(store, [vega, beta], games, now);
        })
        .await;
    stage.start().await;
    let dm = stage.anna.dm();
    words(&stage.anna, dm, "**Vega** has passed its check").await;
    let told = text(&words(&stage.anna, dm, "lost game 3 against Beta by an illegal move").await);
    assert!(
        told.contains("a1a8 is not legal") && told.contains("```\ninfo string I am sure\nbestmove a1a8\n```"),
        "{told}"
    );
    stage.restart().await;
    assert_eq!(stage.anna.messages(dm).len(), 2, "each is told once");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_follows_hears_what_happens_once_and_a_digest_each_day() {
    let mut stage = stage().await;
    let channel = stage.cord.channel("ladder");
    let follow = |who: &Person| {
        let call = who.command(stage.channel, "ladder").subcommand("follow").channel("channel", channel);
        call.option("hour", 9).option("variant", "chess").option("live", false).send().expect("sent")
    };
    let stranger = stage.bob.clone();
    assert!(said(follow(&stranger)).await.starts_with("Only those who manage this server"));
    let answer = said(follow(&stage.anna)).await;
    assert!(
        answer.contains("follows the ladder in Classical chess") && answer.contains("9:00 (UTC)"),
        "{answer}"
    );
    stage.stop().await;
    stage
        .change(|store, now| {
            let vega = store.engine_named("Vega").expect("read").expect("there").id;
            store.checked(vega, true, None, "{}", now).expect("checked").into_inner();
        })
        .await;
    stage.start().await;
    words(&stage.bob, channel, "**Vega** by").await;
    // At nine the digest, with the standings; not again on that day.
    stage.pass(Duration::from_mins(31)).await;
    let digest = words(&stage.bob, channel, "The engine ladder in Classical chess").await;
    assert!(
        text(&digest).contains("2 games since yesterday") && text(&digest).contains("- 🆕 **Vega**"),
        "{digest}"
    );
    assert_eq!(files(&digest).len(), 1);
    stage.pass(Duration::from_hours(2)).await;
    stage.restart().await;
    assert_eq!(stage.bob.messages(channel).len(), 2);
    stage.pass(Duration::from_hours(22)).await;
    let next = |all: &[Value]| {
        (all.iter().filter(|m| text(m).contains("The engine ladder")).count() == 2).then_some(())
    };
    stage.bob.until(channel, "the next digest", next).await.expect("tomorrow's");
    let call = stage.anna.command(stage.channel, "ladder").subcommand("unfollow").option("variant", "chess");
    assert!(said(call.send().expect("sent")).await.contains("not followed here any more"));
    stage.strike(&[]).await;
}
