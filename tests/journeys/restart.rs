//! The bot goes away and comes back, in order and out of order, and connections break.

use std::time::Duration;

use crate::table::{Table, board_of, content, control, id};
use localcord::Matching;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart() {
    let mut table = Table::set().await;
    let (thread, game) = table.begin().await;
    table.play_all(thread, game, 0, &["K@4".to_owned(), "k@34".to_owned()]).await;
    table.stop().await;
    table.start().await;
    // The board from before the restart still works.
    let board = table.board(thread, Some(game), 2).await;
    let men = control(&board, "man").expect("a menu");
    let cells =
        table.anna.select(thread, id(&board), &men, &["Q"]).expect("chosen").message().await.expect("cells");
    let put = control(&cells, "put").expect("a menu of cells");
    table.anna.select(thread, id(&cells), &put, &["22"]).expect("chosen").outcome().await.expect("answered");
    table.board(thread, Some(game), 3).await;
    assert_eq!(table.boards(thread, game), vec![1; 4]);
    table.clear(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_told_of_a_move_twice_plays_it_once() {
    let table = Table::set().await;
    let (thread, game) = table.begin().await;
    table.cord.faults().send_twice("INTERACTION_CREATE", 1);
    assert!(table.play(&table.anna, thread, "K@4").await.starts_with("Played"));
    table.board(thread, Some(game), 1).await;
    table.cord.faults().send_twice("MESSAGE_CREATE", 1);
    table.bob.say(thread, "k34").expect("said");
    table.board(thread, Some(game), 2).await;
    assert!(table.play(&table.anna, thread, "Q22").await.starts_with("Played"));
    table.board(thread, Some(game), 3).await;
    assert_eq!(table.boards(thread, game), vec![1; 4]);
    table.clear(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_fault_of_the_network_loses_or_doubles_a_board() {
    let table = Table::set().await;
    let (thread, game) = table.begin().await;
    let faults = |ply: u16| {
        let posts = Matching::new("POST", "/messages");
        let faults = table.cord.faults();
        match ply {
            0 => faults.fail(posts, 502, 2),
            1 => faults.cut_after_commit(posts, 1),
            2 => faults.cut_before(posts, 1),
            3 => faults.fail(posts, 500, 1),
            4 => faults.slow_upload(posts, Duration::from_millis(700), 1),
            5 => faults.drop_connections(),
            6 => faults.reconnect(),
            7 => faults.invalidate_sessions(true),
            _ => {}
        }
    };
    let moves = ["K@4", "K@34", "Q@22", "Q@10", "R@28", "R@16", "B@17", "B@21", "N@11", "N@27"];
    for (ply, text) in moves.into_iter().enumerate() {
        let ply = ply as u16;
        faults(ply);
        let who = if ply.is_multiple_of(2) { &table.anna } else { &table.bob };
        if (5..=7).contains(&ply) {
            // A broken gateway loses what people press meanwhile; what they try again afterwards counts once.
            crate::table::until("the bot is back", || table.cord.bot_is_online()).await;
            who.say(thread, text).expect("said");
        } else {
            let answer = table.play(who, thread, text).await;
            assert!(answer.starts_with("Played"), "{answer}");
        }
        table.board(thread, Some(game), ply + 1).await;
    }
    assert_eq!(table.boards(thread, game), vec![1; moves.len() + 1]);
    table.clear(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_not_posted_before_the_bot_ended_is_posted_after_it_starts() {
    let mut table = Table::set().await;
    let (thread, game) = table.begin().await;
    // The first try and three more; the bot is told to stop meanwhile.
    table.cord.faults().fail(Matching::new("POST", "/messages"), 502, 4);
    assert!(
        table.play(&table.anna, thread, "K@4").await.starts_with("Played"),
        "confirmed by the commit alone"
    );
    table.stop().await;
    table.start().await;
    table.board(thread, Some(game), 1).await;
    assert_eq!(table.boards(thread, game), vec![1; 2]);
    table.clear(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_games_in_one_channel_never_mix() {
    let table =
        Table::bare(localcord::Options { message_content: true, ..localcord::Options::default() }).await;
    let mut table = table;
    table.cord.deny(table.games, localcord::Permissions::CREATE_PUBLIC_THREADS);
    table.start().await;
    let mut games = Vec::new();
    for _ in 0..2 {
        let challenge = table.challenge(table.games).await;
        let accept = control(&challenge, "accept").expect("a button");
        table.press(&table.bob, table.games, &challenge, &accept).await;
        let known = games.clone();
        let first = table
            .anna
            .until(table.games, "a new game's board", |messages| {
                messages.iter().filter_map(board_of).find(|(game, _)| !known.contains(game))
            })
            .await
            .expect("a board");
        games.push(first.0);
    }
    // Without a word which, it asks; with one, the other game stays as it was.
    let asked = table.play(&table.anna, table.games, "K@4").await;
    assert!(!asked.starts_with("Played") && asked.contains("game"), "{asked}");
    let call = table.anna.command(table.games, "move").option("text", "K@4").option("game", games[1]);
    let answer = call.send().expect("sent").message().await.expect("an answer");
    assert!(content(&answer).starts_with("Played"), "{}", content(&answer));
    table.board(table.games, Some(games[1]), 1).await;
    // A reply to a board names the game, too.
    let board = table.board(table.games, Some(games[0]), 0).await;
    table.anna.reply(table.games, id(&board), "n11").expect("said");
    table.board(table.games, Some(games[0]), 1).await;
    assert_eq!(table.boards(table.games, games[0]), vec![1, 1]);
    assert_eq!(table.boards(table.games, games[1]), vec![1, 1]);
    table.clear(&[]).await;
}
