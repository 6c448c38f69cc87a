//! Texts and strangers.

use localcord::Options;

use crate::stage::{SETUP, Stage, board, control, id, said, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn texts_are_moves_questions_or_talk() {
    let stage = Stage::set_with(Options { message_content: true, ..Options::default() }, true).await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let thread = stage.game().await;
    stage.play(thread, 0, &SETUP).await;

    // Talk is left alone, and what looks like a move while the other is on move; an illegal move is answered, so is one
    // out of turn that is meant for the bot.
    anna.say(thread, "good luck!").expect("said");
    anna.say(thread, "2-0!").expect("said");
    bob.say(thread, "20-19").expect("said");
    bob.say(thread, &format!("<@{}> 20-19", stage.cord.bot())).expect("said");
    words(bob, thread, "yours comes next").await;
    anna.say(thread, "18-26").expect("said");
    words(anna, thread, "18 can go to").await;
    anna.say(thread, "1819").expect("said");
    words(anna, thread, "1819").await;
    let before = stage.cord.messages(thread).len();
    anna.say(thread, "hm, let me think").expect("said");
    anna.say(thread, "18-19").expect("said");
    board(anna, thread, 11).await;
    // Two texts, one board, no other answer.
    assert_eq!(stage.cord.messages(thread).len(), before + 3);
    let answers = stage.cord.messages(thread).iter().filter(|m| text(m).contains("yours comes next")).count();
    assert_eq!(answers, 1, "only what was meant for the bot");

    // A reply to an old board is a move on that board.
    let old = board(bob, thread, 9).await;
    bob.reply(thread, id(&old["id"]), "r27").expect("said");
    words(bob, thread, "That board is from move 9; the game is at move 11").await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_intent_it_goes_on_with_mentions() {
    let stage = Stage::set_with(Options::default(), true).await;
    let thread = stage.game().await;
    board(&stage.anna, thread, 0).await;
    stage.anna.say(thread, &format!("<@{}> k4", stage.cord.bot())).expect("said");
    board(&stage.anna, thread, 1).await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_gets_a_word_and_a_stale_control_is_refused_kindly() {
    let stage = Stage::set().await;
    let carol = stage.cord.add_person("Carol", "en-GB");
    let thread = stage.game().await;
    let first = board(&carol, thread, 0).await;
    let menu = control(&first, "man:").expect("a menu");
    let answer = carol.select(thread, id(&first["id"]), &menu, &["K"]).expect("picked");
    let answer = answer.message().await.expect("an answer");
    assert!(answer["ephemeral_for"].is_string());
    assert!(text(&answer).contains("You do not play in this game"), "{answer}");
    assert!(
        said(carol.command(thread, "move").option("text", "k4").send().expect("sent"))
            .await
            .contains("do not play")
    );

    // The menu of cells of an answer given before the move stays in Anna's sight.
    let picked = stage
        .anna
        .select(thread, id(&first["id"]), &menu, &["Q"])
        .expect("picked")
        .message()
        .await
        .expect("cells");
    stage.play(thread, 0, &SETUP[..2]).await;
    let cells = control(&picked, "put:").expect("a menu");
    stage.anna.select(thread, id(&picked["id"]), &cells, &["22"]).expect("picked");
    let refused = words(&stage.anna, thread, "That board is from move 0; the game is at move 2").await;
    assert!(text(&refused).contains("https://discord.com/channels/"), "{refused}");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_games_in_direct_messages_never_mix() {
    let stage = Stage::set().await;
    let first = stage.game().await;
    let second = stage.game().await;
    board(&stage.anna, first, 0).await;
    board(&stage.anna, second, 0).await;
    let dm = stage.anna.dm();
    stage.anna.say(dm, "k4").expect("said");
    let question = words(&stage.anna, dm, "In which game").await;
    let second_game = control(&question, "play:2:").expect("a button for game 2");
    stage.anna.click(dm, id(&question["id"]), &second_game).expect("pressed");
    board(&stage.anna, second, 1).await;
    assert!(
        said(stage.anna.command(dm, "move").option("text", "q4").send().expect("sent"))
            .await
            .contains("say which")
    );
    let games = said(stage.anna.command(dm, "games").send().expect("sent")).await;
    assert!(
        games.contains("Game 1") && games.contains("your move") && games.contains("their move"),
        "{games}"
    );
    stage.strike(&[]).await;
}
