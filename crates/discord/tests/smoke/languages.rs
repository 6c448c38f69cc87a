//! Each person reads their own language, a server its own.

use serde_json::Value;

use crate::stage::{Stage, board, control, find_control, id, said, text, words};

/// The labels of a message's buttons.
fn labels(message: &Value) -> Vec<&str> {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts.filter_map(|part| part["label"].as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_in_the_askers_language_and_channels_in_the_servers() {
    let mut stage = Stage::set().await;
    let (anna, bob, channel) = (stage.anna.clone(), stage.bob.clone(), stage.channel);
    anna.set_locale("pl");
    bob.set_locale("ru");
    // The server is English: the challenge, the board and the thread's name.
    let sent = stage.challenge(&anna, channel).await;
    assert!(text(&sent).starts_with("Wyzwanie dla gracza"), "{sent}");
    assert_eq!(labels(&sent), ["Wycofaj"]);
    let open = words(&bob, channel, "challenges you to a game of Starchess").await;
    let accept = control(&open, "accept:").expect("a button");
    bob.click(channel, id(&open["id"]), &accept).expect("pressed");
    let closed = words(&bob, channel, "took up").await;
    let thread = id(&closed["id"]);
    let first = board(&anna, thread, 0).await;
    assert!(text(&first).contains("place a man on your back rank"), "{first}");
    assert!(first["attachments"][0]["description"].as_str().expect("alt text").contains("White: pawns 5 12"));

    // What they alone see is in their own.
    let menu = control(&first, "man:").expect("a menu");
    let refused = bob.select(thread, id(&first["id"]), &menu, &["K"]).expect("picked");
    let refused = said(refused).await;
    assert!(refused.starts_with("Сейчас не ваш ход: ходит"), "{refused}");
    let cells = anna.select(thread, id(&first["id"]), &menu, &["K"]).expect("picked").message().await;
    assert!(text(&cells.expect("an answer")).contains("Teraz pole."));
    let help = said(anna.command(thread, "help").send().expect("sent")).await;
    assert!(help.contains("`/zagraj`") && help.contains("`/poddaj`"), "{help}");
    let wrong = said(anna.command(thread, "move").option("text", "K@19").send().expect("sent")).await;
    assert!(
        wrong.starts_with("19 nie leży w tylnym rzędzie białych. Do postawienia: król, hetman"),
        "{wrong}"
    );

    // The server chooses Russian; a board that all are shown is in it, whoever asks.
    stage.set_server_language("ru").await;
    let played = said(anna.command(thread, "move").option("text", "K@4").send().expect("sent")).await;
    assert!(played.starts_with("Zagrano `K@4`"), "{played}");
    assert!(text(&board(&bob, thread, 1).await).contains("поставьте фигуру на свой задний ряд"));
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_are_in_the_language_of_whom_they_go_to() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    anna.set_locale("hu");
    bob.set_locale("pl");
    // Their languages are known from what they did before.
    said(bob.command(bob.dm(), "help").send().expect("sent")).await;
    stage.challenge(anna, anna.dm()).await;
    let challenge = words(bob, bob.dm(), "wyzywa cię na partię szachów Polgara").await;
    assert_eq!(labels(&challenge), ["Przyjmij", "Odrzuć", "Wycofaj"]);
    let accept = control(&challenge, "accept:").expect("a button");
    bob.click(bob.dm(), id(&challenge["id"]), &accept).expect("pressed");
    let hers = board(anna, anna.dm(), 0).await;
    assert!(text(&hers).contains("tegyél egy bábut a hátsó sorodra. Kézben: király, vezér"), "{hers}");
    assert!(
        hers["attachments"][0]["description"].as_str().expect("alt text").starts_with("Csillagsakktábla.")
    );
    let his = board(bob, bob.dm(), 0).await;
    assert!(text(&his).contains("Na posunięciu: "), "{his}");

    // In Hungarian B is the rook, in English the bishop: both are legal, so it is asked.
    anna.say(anna.dm(), "b4").expect("said");
    let question = words(anna, anna.dm(), "kétféleképpen érthető").await;
    assert_eq!(labels(&question), ["Futó: B@4", "Bástya: R@4"]);
    anna.click(anna.dm(), id(&question["id"]), "play:1:0:R@4").expect("pressed");
    assert!(text(&board(anna, anna.dm(), 1).await).contains("4. mezőre tette a bástyát (`R@4`)"));
    // Hetman is the queen, and only a reader of Polish may call it so.
    bob.say(bob.dm(), "h34").expect("said");
    assert!(text(&board(bob, bob.dm(), 2).await).contains("stawia hetmana na 34 (`Q@34`)"));
    anna.say(anna.dm(), "w11").expect("said");
    words(anna, anna.dm(), "„w11” nem lépés").await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_all_see_keeps_the_servers_language() {
    let mut stage = Stage::set().await;
    let (anna, bob) = (stage.anna.clone(), stage.bob.clone());
    let thread = stage.game().await;
    stage.play(thread, 0, &["K@4", "K@34"]).await;
    bob.set_locale("pl");
    stage.set_server_language("ru").await;
    anna.command(thread, "draw").send().expect("sent").message().await.expect("offered");
    let (offer, no) = find_control(&bob, thread, "draw-no:").await;
    assert!(text(&words(&bob, thread, "предлагает ничью").await).contains(&bob.mention()));
    bob.click(thread, offer, &no).expect("pressed");
    words(&bob, thread, "играет дальше").await;
    let public = bob.command(thread, "board").option("public", true).send().expect("sent");
    let public = public.message().await.expect("a board");
    assert!(text(&public).contains("После 2 ходов."), "{public}");
    let back = control(&public, "step:1:1:b").expect("a button");
    anna.click(thread, id(&public["id"]), &back).expect("pressed");
    words(&bob, thread, "После 1 хода из 2").await;
    let own = said(bob.command(thread, "board").send().expect("sent")).await;
    assert!(own.contains("Po 2 ruchach."), "{own}");
    stage.strike(&[]).await;
}
