//! Every end of a game, played in Discord: the words, the result, the archived thread.

use rules::{Game, Move, Status, Variant};
use serde_json::Value;

use crate::playouts::ending_in;
use crate::table::{Table, content, control, id, until};

/// Waits for the message that tells the end.
async fn told(table: &Table, thread: localcord::Id, words: &str) -> Value {
    table
        .bob
        .until(thread, words, |messages| messages.iter().rev().find(|m| content(m).contains(words)).cloned())
        .await
        .expect("the end is told")
}

/// The thread is archived once everything is said.
async fn archived(table: &Table, thread: localcord::Id) {
    until("the archived thread", || {
        let channels = table.anna.channels();
        channels.iter().any(|c| id(c) == thread && c["thread_metadata"]["archived"] == true)
    })
    .await;
}

async fn ends_by_the_rules(variant: Variant, status: Status, words: &str) {
    let table = Table::set().await;
    let (thread, game) = table.begin_of(variant).await;
    let moves = ending_in(variant, status);
    let result = result(variant, &moves);
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    table.play_all(thread, game, 0, &moves).await;
    let end = told(&table, thread, words).await;
    assert!(content(&end).contains(result), "{}", content(&end));
    assert!(control(&end, "man").is_none(), "nobody can move any more");
    archived(&table, thread).await;
    assert!(table.boards(thread, game).iter().all(|&count| count == 1));
    let late = table.play(&table.anna, thread, &moves[0]).await;
    assert!(!late.starts_with("Played"), "{late}");
    table.clear(&[]).await;
}

/// The result as it is shown.
fn result(variant: Variant, moves: &[Move]) -> &'static str {
    let mut game = Game::start(variant);
    for mv in moves {
        game.push(*mv).expect("a legal move");
    }
    match game.outcome().as_str() {
        "1/2-1/2" => "½-½",
        other => other,
    }
}

/// The same ends by each set of rules.
macro_rules! ends_by_the_rules {
    ($($name:ident: $variant:ident, $status:ident, $words:literal;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            ends_by_the_rules(Variant::$variant, Status::$status, $words).await;
        }
    )*};
}

ends_by_the_rules! {
    starchess_mate_wins: Starchess, Checkmate, "Checkmate.";
    starchess_stalemate_draws: Starchess, Stalemate, "Stalemate";
    starchess_men_that_can_never_mate_draw: Starchess, Insufficient, "Neither side can ever give mate";
    starchess_third_repetition_draws: Starchess, Threefold, "third time";
    starchess_fifty_moves_draw: Starchess, Fifty, "Fifty moves";
    chess_mate_wins: Chess, Checkmate, "Checkmate.";
    chess_stalemate_draws: Chess, Stalemate, "Stalemate";
    chess_men_that_can_never_mate_draw: Chess, Insufficient, "Neither side can ever give mate";
    chess_third_repetition_draws: Chess, Threefold, "third time";
    chess_fifty_moves_draw: Chess, Fifty, "Fifty moves";
    chess100_mate_wins: Chess100, Checkmate, "Checkmate.";
    chess100_stalemate_draws: Chess100, Stalemate, "Stalemate";
    chess100_men_that_can_never_mate_draw: Chess100, Insufficient, "Neither side can ever give mate";
    chess100_third_repetition_draws: Chess100, Threefold, "third time";
    chess100_fifty_moves_draw: Chess100, Fifty, "Fifty moves";
    chess100_check_answered_with_check_draws: Chess100, Countercheck, "answered with check";
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_loses_once_it_is_confirmed() {
    let table = Table::set().await;
    let (thread, game) = table.begin().await;
    let question =
        table.anna.command(thread, "resign").send().expect("sent").message().await.expect("a question");
    let never = control(&question, "never").expect("a way back");
    table.press(&table.anna, thread, &question, &never).await;
    assert!(table.play(&table.anna, thread, "K@4").await.starts_with("Played"), "the game goes on");
    table.board(thread, Some(game), 1).await;

    let question =
        table.anna.command(thread, "resign").send().expect("sent").message().await.expect("a question");
    let yes = control(&question, "resign-yes").expect("a button");
    table.press(&table.anna, thread, &question, &yes).await;
    let end = told(&table, thread, "resigned").await;
    assert!(content(&end).contains("0-1"), "{}", content(&end));
    archived(&table, thread).await;
    table.clear(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_agreed_by_both() {
    let table = Table::set().await;
    let (thread, _) = table.begin().await;
    table.anna.command(thread, "draw").send().expect("sent").message().await.expect("offered");
    let offer = told(&table, thread, "offers a draw").await;
    let yes = control(&offer, "draw-yes").expect("a button");
    // Nobody accepts an own offer.
    table.press_for_word(&table.anna, thread, &offer, &yes).await;
    table.press(&table.bob, thread, &offer, &yes).await;
    let end = told(&table, thread, "Draw agreed").await;
    assert!(content(&end).contains("½-½"), "{}", content(&end));
    archived(&table, thread).await;
    table.clear(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_called_off_until_both_have_placed_one_man() {
    let table = Table::set().await;
    let (thread, game) = table.begin().await;
    table.play_all(thread, game, 0, &["K@4".to_owned()]).await;
    table.bob.command(thread, "abort").send().expect("sent").message().await.expect("confirmed");
    let end = told(&table, thread, "called the game off").await;
    assert!(content(&end).contains("no result"), "{}", content(&end));
    archived(&table, thread).await;

    let (second, game) = table.begin().await;
    table.play_all(second, game, 0, &["K@4".to_owned(), "K@34".to_owned()]).await;
    let refused = table.anna.command(second, "abort").send().expect("sent").message().await.expect("refused");
    assert!(content(&refused).contains("resign"), "it says what would be right: {}", content(&refused));
    table.clear(&[]).await;
}
