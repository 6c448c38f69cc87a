//! One game from the challenge to mate: every way to move, and what people get wrong on the way.

use localcord::{Id, Outcome, Person};
use rules::{Game, Move, Square, Variant};
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

/// The message with an id once it has what is looked for.
async fn changed(
    who: &Person,
    thread: Id,
    message: &Value,
    what: &str,
    found: impl Fn(&Value) -> Option<String>,
) -> (Value, String) {
    let looked = |m: &Value| (m["id"] == message["id"]).then(|| Some((m.clone(), found(m)?))).flatten();
    who.until(thread, what, |messages| messages.iter().find_map(looked)).await.expect(what)
}

/// Restores the queen where the move begins so, picks the man, then the square, then what a pawn becomes.
pub(crate) async fn by_menus(who: &Person, thread: Id, board: &Value, mv: Move) {
    let (picked, target) = (mv_menu_value(mv), mv.to().to_string());
    let answer = if mv.restores().is_some() {
        let button = control(board, "restore").expect("a button to restore the queen");
        let asked = who.click(thread, id(board), &button).expect("pressed").message().await.expect("men");
        let men = control(&asked, "again-q").expect("a menu of men");
        who.select(thread, id(&asked), &men, &[&picked]).expect("chosen").outcome().await.expect("answered");
        asked
    } else {
        let men = control(board, "man").expect("a menu of men");
        who.select(thread, id(board), &men, &[&picked]).expect("chosen").message().await.expect("squares")
    };
    // A queen may have two menus of squares.
    let holding = |m: &Value| {
        crate::table::components(m)
            .filter(|menu| {
                let id = menu["custom_id"].as_str().unwrap_or_default();
                ["to:", "to-q:", "put:"].iter().any(|kind| id.starts_with(kind))
            })
            .find(|menu| {
                menu["options"].as_array().is_some_and(|all| all.iter().any(|o| o["value"] == target))
            })
            .and_then(|menu| menu["custom_id"].as_str().map(str::to_owned))
    };
    let (answer, squares) = changed(who, thread, &answer, "a menu of squares", holding).await;
    who.select(thread, id(&answer), &squares, &[&target]).expect("chosen").outcome().await.expect("answered");
    if mv.promotion().is_some() {
        let asked = who
            .until(thread, "the question what the pawn becomes", |messages| {
                messages.iter().find(|m| m["id"] == answer["id"] && control(m, "play").is_some()).cloned()
            })
            .await
            .expect("a question");
        let wanted = mv.to_string();
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
async fn starchess_from_the_challenge_to_mate() {
    from_the_challenge_to_mate(Variant::Starchess).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chess_from_the_challenge_to_mate() {
    from_the_challenge_to_mate(Variant::Chess).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chess100_from_the_challenge_to_mate() {
    from_the_challenge_to_mate(Variant::Chess100).await;
}

async fn from_the_challenge_to_mate(variant: Variant) {
    let table = Table::set().await;
    let (anna, bob, carol) = (table.anna.clone(), table.bob.clone(), table.carol.clone());

    // The challenge, and a stranger's finger on it.
    let challenge = table.challenge_to(table.games, variant).await;
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

    let moves = mate_after_promotion(variant);
    let mut shadow = Game::start(variant);
    let nowhere = Square::new(variant, 0).expect("the first square");
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
        for (square, _) in shadow.position().men() {
            assert!(alt.contains(&square.to_string()), "{square} in {alt}");
        }

        if ply == 3 {
            // Old and foreign controls are refused in words that only the presser sees.
            let stale =
                carol.command(thread, "move").option("text", moves[1].to_string()).send().expect("sent");
            assert!(!content(&stale.message().await.expect("a word")).starts_with("Played"));
            if let Some(men) = control(&board, "man") {
                let value = mv_menu_value(mv);
                let word = carol.select(thread, id(&board), &men, &[&value]).expect("chosen").message().await;
                assert_eq!(word.expect("a word")["ephemeral_for"], carol.id().to_string());
            }
        }
        if ply == 11 {
            let answer = table.play(who, thread, &format!("{nowhere}-{nowhere}")).await;
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
        if let (Some(from), Some(_)) = (mv.from(), mv.promotion()) {
            // Without the man it has four readings: the answer asks which.
            let answer = table.play(who, thread, &format!("{from}-{}", mv.to())).await;
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
    assert!(text.contains(&format!("[Variant \"{}\"]", variant.tag())) && text.contains('#'), "{text}");
    let look = carol.command(thread, "board").option("game", game).option("ply", 3).send().expect("sent");
    let look = look.message().await.expect("a board");
    let back = crate::table::components(&look).filter(|c| c["disabled"] != true).count();
    assert!(back >= 4, "buttons to step: {look}");
    table.clear(&[]).await;
}

fn mv_menu_value(mv: Move) -> String {
    let hand = || mv.placed().map_or_else(String::new, |role| role.letter().to_string());
    mv.from().map_or_else(hand, |from| from.to_string())
}
