//! Threads, channels and servers vanish in mid-game: nobody is stranded.

use localcord::Permissions;

use crate::table::{Table, board_of, content, control};

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_thread_leaves_the_game_in_the_channel() {
    let table = Table::set().await;
    let (thread, game) = table.begin().await;
    table.play_all(thread, game, 0, &["K@4".to_owned()]).await;
    table.cord.delete_channel(thread);
    let told = table.bob.until(table.games, "the new place", |messages| {
        messages.iter().find(|m| content(m).contains("the game goes on here")).cloned()
    });
    told.await.expect("it is said");
    let answer = table.bob.command(table.games, "move").option("text", "K@34").option("game", game).send();
    let answer = answer.expect("sent").message().await.expect("an answer");
    assert!(content(&answer).starts_with("Played"), "{}", content(&answer));
    table.board(table.games, Some(game), 2).await;
    table.clear(&[10_003]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_leaves_the_game_in_the_channel() {
    let table = Table::set().await;
    let (thread, game) = table.begin().await;
    table.cord.deny(thread, Permissions::MANAGE_THREADS);
    table.cord.set_locked(thread, true);
    table.cord.set_archived(thread, true);
    let call = table.anna.command(table.games, "move").option("text", "K@4").option("game", game);
    let answer = call.send().expect("sent").message().await.expect("an answer");
    assert!(content(&answer).starts_with("Played"), "{}", content(&answer));
    table.board(table.games, Some(game), 1).await;
    table.clear(&[50_083, 50_013]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_thread_permission_the_game_stays_in_place_and_says_why() {
    let mut table =
        Table::bare(localcord::Options { message_content: true, ..localcord::Options::default() }).await;
    table.cord.deny(table.games, Permissions::CREATE_PUBLIC_THREADS);
    table.start().await;
    let challenge = table.challenge(table.games).await;
    let accept = control(&challenge, "accept").expect("a button");
    table.press(&table.bob, table.games, &challenge, &accept).await;
    let told = table.bob.until(table.games, "the reason", |messages| {
        messages.iter().find(|m| content(m).contains("Create Public Threads")).cloned()
    });
    told.await.expect("the missing permission is named");
    let board =
        table.bob.until(table.games, "the board", |m| m.iter().find_map(board_of)).await.expect("a board");
    assert_eq!(board.1, 0);
    table.clear(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_removes_the_bot_leaves_the_game_in_direct_messages() {
    let table = Table::set().await;
    let (thread, game) = table.begin().await;
    table.play_all(thread, game, 0, &["K@4".to_owned()]).await;
    table.cord.set_bot_in_guild(false);
    let (anna, bob) = (table.anna.dm(), table.bob.dm());
    for (who, dm) in [(&table.anna, anna), (&table.bob, bob)] {
        let told = who.until(dm, "the new place, with a board", |messages| {
            let here = |m: &&serde_json::Value| content(m).contains("the game goes on here");
            messages.iter().find(here).filter(|m| m["attachments"][0].is_object()).cloned()
        });
        told.await.expect("it is said");
    }
    table.bob.say(bob, "k34").expect("said");
    table.board(anna, Some(game), 2).await;
    table.clear(&[50_001, 10_004]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_are_tried_once_a_person() {
    let table = Table::set().await;
    table.bob.set_dms_open(false);
    let dm = table.anna.dm();
    for _ in 0..2 {
        let answer = table.anna.command(dm, "play").user("opponent", table.bob.id()).send().expect("sent");
        answer.message().await.expect("a word");
        table
            .anna
            .until(dm, "the word that it cannot be delivered", |messages| {
                messages.iter().rev().find(|m| content(m).contains("no direct messages")).cloned()
            })
            .await
            .expect("it is said");
    }
    assert_eq!(table.cord.report().count(50_007), 1, "a closed door is knocked at once");
    table.clear(&[50_007]).await;
}
