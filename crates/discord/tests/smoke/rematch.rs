//! Playing a game again.

use localcord::{Id, Localcord, Options, Person};
use play::{Colour, Timestamp};
use store::{ChannelId, GuildId, RoleId, Server};

use crate::ends::archived;
use crate::past;
use crate::stage::{Stage, board, control, find_control, id, said, text, words};

async fn resigns(person: &Person, channel: Id, at: &str) {
    let question = person.command(channel, "resign").send().expect("sent").message().await.expect("asked");
    person.click(channel, id(&question["id"]), &format!("resign-yes:{at}")).expect("pressed");
}

#[tokio::test(flavor = "multi_thread")]
async fn both_press_rematch_and_play_with_colours_reversed() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let carol = stage.cord.add_person("Carol", "en-GB");
    let thread = stage.game().await;
    stage.play(thread, 0, &["K@4", "K@34"]).await;
    let early = said(anna.command(thread, "rematch").send().expect("sent")).await;
    assert!(early.contains("still goes on"), "{early}");
    resigns(bob, thread, "1:2").await;
    let (last, again) = find_control(anna, thread, "rematch:").await;
    archived(&stage, thread).await;
    let press = |person: &Person| person.click(thread, last, &again).expect("pressed");
    assert!(said(press(&carol)).await.contains("You do not play in this game"));
    let asked = press(anna).message().await.expect("an answer");
    assert!(text(&asked).contains("Boris is asked in <#"), "{asked}");
    assert!(control(&asked, "withdraw:").is_some());
    let challenge = words(bob, stage.channel, "This is the rematch of game 1, with colours reversed.").await;
    assert!(text(&challenge).contains("Ada would play Black."), "{challenge}");
    assert!(said(press(anna)).await.contains("still waits for an answer"));
    assert!(said(press(bob)).await.contains("The rematch of game 1 begins: game 2."));
    let second = bob
        .until_channel("the thread", |channels| {
            let found = channels.iter().find(|c| c["name"] == "Boris – Ada, game 2")?;
            Some(id(&found["id"]))
        })
        .await
        .expect("a thread");
    let first = text(&board(bob, second, 0).await);
    assert!(first.contains("Boris (White) – Ada (Black)") && first.contains("rematch of game 1"), "{first}");
    words(anna, stage.channel, "Boris took up Ada’s challenge: game 2.").await;
    assert!(said(press(anna)).await.contains("has had its rematch: game 2"));
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_in_direct_messages_is_asked_for_and_taken_up_by_command() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let (hers, his) = (anna.dm(), bob.dm());
    let none = said(anna.command(hers, "rematch").send().expect("sent")).await;
    assert!(none.contains("You have no finished game"), "{none}");
    stage.challenge(anna, hers).await;
    let (message, accept) = find_control(bob, his, "accept:").await;
    bob.click(his, message, &accept).expect("pressed");
    board(anna, hers, 0).await;
    resigns(anna, hers, "1:0").await;
    find_control(anna, hers, "rematch:1").await;
    find_control(bob, his, "rematch:1").await;
    let asked = said(bob.command(his, "rematch").send().expect("sent")).await;
    assert!(asked.contains("Ada is asked by direct message for a rematch of game 1"), "{asked}");
    words(anna, hers, "This is the rematch of game 1").await;
    let taken = said(anna.command(hers, "rematch").option("game", 1).send().expect("sent")).await;
    assert!(taken.contains("The rematch of game 1 begins: game 2."), "{taken}");
    words(bob, his, "Boris (White) – Ada (Black)").await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_asked_for_by_whoever_may_start_games_where_the_server_has_them() {
    let games = |cord: &Localcord| ChannelId(cord.channel("games").0);
    let stage = Stage::set_after(Options::default(), false, |cord, store| {
        let (people, now) = (cord.people(), Timestamp(cord.clock().now().0));
        past::finished(cord, store, (&people[0], &people[1]), now, Some(Colour::White));
        let starters = Some(RoleId(cord.role("Moderators").expect("a role").0));
        let server = Server { starters, games_channel: Some(games(cord)), ..Server::default() };
        store.set_server(GuildId(cord.guild().0), &server).expect("set");
    })
    .await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let refused = said(anna.command(stage.channel, "rematch").send().expect("sent")).await;
    assert!(refused.contains("<@&"), "the role is named: {refused}");
    stage.cord.give_role(bob, stage.cord.role("Moderators").expect("a role")).expect("given");
    let asked = said(bob.command(stage.channel, "rematch").send().expect("sent")).await;
    assert!(asked.contains(&format!("Ada is asked in <#{}>", games(&stage.cord))), "{asked}");
    let channel = stage.cord.channel("games");
    words(anna, channel, "This is the rematch of game 1").await;
    let taken = said(anna.command(stage.channel, "rematch").send().expect("sent")).await;
    assert!(taken.contains("The rematch of game 1 begins: game 2."), "whoever is asked may: {taken}");
    words(bob, channel, "Ada took up Boris’s challenge: game 2.").await;
    stage.strike(&[]).await;
}
