//! What servers wish: where games are played, who starts them, time, number and language.

use localcord::Permissions;

use crate::stage::{Stage, board, find_control, said, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_its_own_time_limit_language_and_places() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let server = || anna.command(channel, "server");
    let shown = said(server().send().expect("sent")).await;
    for part in ["wherever they are started", "a thread of its own", "everybody", "3 days for each move"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let call = server().option("threads", false).option("control", "7d").option("limit", 1);
    let shown = said(call.option("language", "hu").send().expect("sent")).await;
    for part in ["Done.", "stay in the channel", "7 days for each move", "at most 1", "Magyar."] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    // From the menu of a person: the server's time, and its language.
    anna.command(channel, "Challenge to a game").on(bob.id()).send().expect("sent");
    let (message, accept) = find_control(bob, channel, "accept:").await;
    let challenge = words(bob, channel, "Idő: 7 nap minden lépésre").await;
    assert!(text(&challenge).contains("Barátságos"), "{challenge}");
    bob.click(channel, message, &accept).expect("pressed");
    board(anna, channel, 0).await;
    let full = said(anna.command(channel, "seek").send().expect("sent")).await;
    assert!(full.contains("as many as this server allows"), "{full}");
    let shown = said(server().option("reset", "all").send().expect("sent")).await;
    for part in ["a thread of its own", "3 days for each move", "as many as they like", "English, as Discord"]
    {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_started_by_those_with_the_role_and_played_in_the_channel_for_them() {
    let stage = Stage::set().await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let games = stage.cord.channel("games");
    let role = stage.cord.add_role("Players", Permissions::NONE);
    let carol = stage.cord.add_person("Carol", "en-GB");
    assert!(carol.command(channel, "server").send().is_err(), "Carol does not manage the server");
    let call = anna.command(channel, "server").role("starters", role).channel("channel", games);
    let shown = said(call.send().expect("sent")).await;
    for part in [format!("in <#{games}>"), format!("members with the role <@&{role}>")] {
        assert!(shown.contains(&part), "{part}: {shown}");
    }

    let play = || bob.command(channel, "play").user("opponent", anna.id()).option("colour", "white");
    let refused = said(play().send().expect("sent")).await;
    assert!(refused.contains(&format!("Only members with the role <@&{role}>")), "{refused}");
    let refused = said(bob.command(channel, "seek").send().expect("sent")).await;
    assert!(refused.contains("Only members with the role"), "{refused}");
    stage.cord.give_role(bob, role).expect("a member");
    let sent = said(play().send().expect("sent")).await;
    assert!(sent.contains(&format!("in <#{games}>, where this server has its games")), "{sent}");
    // She has no such role, and may be challenged all the same.
    let (message, accept) = find_control(anna, games, "accept:").await;
    anna.click(games, message, &accept).expect("pressed");
    let thread = stage.thread(1).await;
    board(anna, thread, 0).await;
    let seek = said(bob.command(channel, "seek").send().expect("sent")).await;
    assert!(seek.contains(&format!("posted in <#{games}>")), "{seek}");
    words(anna, games, "looks for an opponent").await;

    // The channel goes, and with it the setting and the thread.
    stage.cord.delete_channel(games);
    words(bob, bob.dm(), "the game goes on here").await;
    let shown = said(anna.command(channel, "server").send().expect("sent")).await;
    assert!(shown.contains("wherever they are started"), "{shown}");
    let everybody = anna.command(channel, "server").role("starters", stage.cord.guild());
    assert!(said(everybody.send().expect("sent")).await.contains("start a game: everybody"));
    assert!(said(carol.command(channel, "seek").send().expect("sent")).await.contains("is posted here"));
    // The thread goes a moment before its channel, where the word about that may be on its way already.
    stage.strike(&[10003]).await;
}
