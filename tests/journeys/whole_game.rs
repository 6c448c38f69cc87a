//! One game from the challenge to mate: every way to move, and what people get wrong on the way.

use localcord::{Id, Outcome, Person};
use rules::{Game, Move, Variant};
use serde_json::Value;

use crate::playouts::mate_after_promotion;
use crate::table::{Table, board_of, content, control, id};

/// The ways to move that a person has.
#[derive(Clone, Copy, Debug)]
enum Way {
    Command,
    Menus,
    Typed,
    Mention,
    Modal,
    DirectMessage,
    Reply,
}

const WAYS: [Way; 7] =
    [Way::Command, Way::Menus, Way::Typed, Way::Mention, Way::Modal, Way::DirectMessage, Way::Reply];

/// Picks the man, then the cell, then what a pawn becomes.
async fn by_menus(who: &Person, thread: Id, board: &Value, mv: Move) {
    let (picked, target) = match mv {
        Move::Place { role, cell } => (role.letter().to_string(), cell),
        Move::Step { from, to, .. } => (from.number().to_string(), to),
    };
    let men = control(board, "man").expect("a menu of men");
    let answer =
        who.select(thread, id(board), &men, &[&picked]).expect("chosen").message().await.expect("cells");
    let cells = control(&answer, "to").or_else(|| control(&answer, "put")).expect("a menu of cells");
    let number = target.number().to_string();
    who.select(thread, id(&answer), &cells, &[&number]).expect("chosen").outcome().await.expect("answered");
    if let Move::Step { promotion: Some(_), .. } = mv {
        let asked = who
            .until(thread, "the question what the pawn becomes", |messages| {
                messages.iter().find(|m| m["id"] == answer["id"] && control(m, "play").is_some()).cloned()
            })
            .await
            .expect("a question");
        let wanted = format!("={}", mv.to_string().chars().last().expect("a letter"));
        let button = crate::table::components(&asked)
            .filter_map(|c| c["custom_id"].as_str())
            .find(|id| id.ends_with(&wanted))
            .expect("a button for each man")
            .to_owned();
        who.click(thread, id(&asked), &button).expect("pressed").outcome().await.expect("answered");
    }
}

async fn by_modal(who: &Person, thread: Id, board: &Value, text: &str) {
    let button = control(board, "type").expect("a button to type a move");
    let opened = who.click(thread, id(board), &button).expect("pressed");
    let Outcome::Modal(form) = opened.outcome().await.expect("answered") else {
        panic!("a form was expected")
    };
    let field = form["components"][0]["components"][0]["custom_id"].as_str().expect("a field").to_owned();
    who.submit_modal(&opened, &[(&field, text)]).expect("sent").outcome().await.expect("answered");
}

#[tokio::test(flavor = "multi_thread")]
async fn from_the_challenge_to_mate() {
    let table = Table::set().await;
    let (anna, bob, carol) = (table.anna.clone(), table.bob.clone(), table.carol.clone());

    // The challenge, and a stranger's finger on it.
    let challenge = table.challenge(table.games).await;
    assert!(
        content(&challenge).contains(&bob.mention()),
        "the opponent is mentioned: {}",
        content(&challenge)
    );
    let accept = control(&challenge, "accept").expect("a button");
    let refused = table.press_for_word(&carol, table.games, &challenge, &accept).await;
    assert!(content(&refused).contains("two other people"), "{}", content(&refused));
    table.press(&bob, table.games, &challenge, &accept).await;

    let thread = id(&challenge);
    let first = table.board(thread, None, 0).await;
    let (game, _) = board_of(&first).expect("a board");

    let moves = mate_after_promotion();
    let mut shadow = Game::start();
    let (mut illegal_shown, mut ambiguous_shown) = (false, false);
    for (index, &mv) in moves.iter().enumerate() {
        let ply = index as u16;
        let who = if ply.is_multiple_of(2) { &anna } else { &bob };
        let other = if ply.is_multiple_of(2) { &bob } else { &anna };
        let board = table.board(thread, Some(game), ply).await;

        // Only the player on move is mentioned; the picture is described for those who cannot see it.
        assert!(content(&board).contains(&who.mention()), "{}", content(&board));
        assert!(!content(&board).contains(&other.mention()), "{}", content(&board));
        let alt = board["attachments"][0]["description"].as_str().expect("alt text");
        for (cell, _) in shadow.position().men() {
            assert!(alt.contains(&cell.number().to_string()), "{cell:?} in {alt}");
        }

        if ply == 3 {
            // Old and foreign controls are refused in words that only the presser sees.
            let stale = carol.command(thread, "move").option("text", "K@10").send().expect("sent");
            assert!(!content(&stale.message().await.expect("a word")).starts_with("Played"));
            if let Some(men) = control(&board, "man") {
                let value = mv_menu_value(mv);
                let word = carol.select(thread, id(&board), &men, &[&value]).expect("chosen").message().await;
                assert_eq!(word.expect("a word")["ephemeral_for"], carol.id().to_string());
            }
        }
        if ply == 11 {
            let answer = table.play(who, thread, "19-19").await;
            assert!(!answer.starts_with("Played"), "{answer}");
            illegal_shown = true;
            // A draw offer, declined.
            other.command(thread, "draw").send().expect("sent").message().await.expect("offered");
            let offer = who
                .until(thread, "the offer", |m| {
                    m.iter().rev().find(|m| control(m, "draw-no").is_some()).cloned()
                })
                .await
                .expect("an offer");
            let no = control(&offer, "draw-no").expect("a button");
            who.click(thread, id(&offer), &no).expect("pressed").outcome().await.expect("declined");
        }
        if let Move::Step { from, to, promotion: Some(_) } = mv {
            // Without the man it has four readings: the answer asks which.
            let answer = table.play(who, thread, &format!("{}-{}", from.number(), to.number())).await;
            assert!(!answer.starts_with("Played"), "{answer}");
            ambiguous_shown = true;
        }

        let text = mv.to_string();
        match WAYS[index % WAYS.len()] {
            Way::Command => {
                let offered = who.command(thread, "move").complete("text", &text).await.expect("choices");
                assert!(
                    offered.iter().any(|choice| choice["value"].as_str().is_some_and(|v| v.contains(&text))),
                    "{text}: {offered:?}"
                );
                let answer = table.play(who, thread, &text).await;
                assert!(answer.starts_with("Played"), "{answer}");
            }
            Way::Menus => by_menus(who, thread, &board, mv).await,
            Way::Typed => drop(who.say(thread, &text.to_lowercase()).expect("said")),
            Way::Mention => drop(who.say(thread, &format!("<@{}> {text}", table.cord.bot())).expect("said")),
            Way::Modal => by_modal(who, thread, &board, &text).await,
            Way::DirectMessage => drop(who.say(who.dm(), &text).expect("said")),
            Way::Reply => drop(who.reply(thread, id(&board), &text).expect("said")),
        }
        shadow.push(mv).expect("a legal move");
    }
    assert!(illegal_shown && ambiguous_shown);

    let last = moves.len() as u16;
    let end = table.board(thread, Some(game), last).await;
    assert!(content(&end).contains("Checkmate"), "{}", content(&end));
    assert!(control(&end, "man").is_none());
    assert_eq!(table.boards(thread, game), vec![1; moves.len() + 1], "one board for each position");

    // The record, and a look back.
    let record = anna.command(thread, "export").option("game", game).send().expect("sent").message().await;
    let record = record.expect("a record");
    let file = table.cord.attachment(id(&record["attachments"][0])).expect("the file");
    let text = String::from_utf8(file).expect("text");
    assert!(text.contains("[Variant \"Starchess\"]") && text.contains('#'), "{text}");
    let look = carol.command(thread, "board").option("game", game).option("ply", 3).send().expect("sent");
    let look = look.message().await.expect("a board");
    let back = crate::table::components(&look).filter(|c| c["disabled"] != true).count();
    assert!(back >= 4, "buttons to step: {look}");
    table.clear(&[]).await;
}

fn mv_menu_value(mv: Move) -> String {
    match mv {
        Move::Place { role, .. } => role.letter().to_string(),
        Move::Step { from, .. } => from.number().to_string(),
    }
}
