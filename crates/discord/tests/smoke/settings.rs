//! What players wish for themselves.

use std::time::Duration;

use crate::stage::{Stage, board, control, find_control, id, said, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_shown_changed_and_read_in_the_language_chosen() {
    let stage = Stage::set().await;
    let (anna, channel) = (&stage.anna, stage.channel);
    let shown = said(anna.command(channel, "settings").send().expect("sent")).await;
    assert!(shown.starts_with("**Your settings**") && shown.contains("with 24 h and 1 h left"), "{shown}");
    let call = anna.command(channel, "settings").option("theme", "paper").option("remind-24", false);
    let call = call.option("digest", 7).option("notation", "numbers").option("language", "pl");
    let shown = said(call.send().expect("sent")).await;
    for part in ["Gotowe", "papier", "gdy zostaje 1 h.", "o 7:00", "`11-19`", "Język: Polski."] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let back = anna.command(channel, "settings").option("language", "chat").option("digest", -1);
    let shown = said(back.send().expect("sent")).await;
    assert!(
        shown.contains("English, as your Discord has it") && shown.contains("wait for you: none"),
        "{shown}"
    );
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wishes_it_is_asked_before_a_move_however_it_is_entered() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let thread = stage.game().await;
    let first = board(anna, thread, 0).await;
    for person in [anna, bob] {
        let call = person.command(thread, "settings").option("confirm", true);
        assert!(said(call.send().expect("sent")).await.contains("asked before"));
    }
    // By command; thought better of, then confirmed.
    let question = anna.command(thread, "move").option("text", "k4").send().expect("sent");
    let question = question.message().await.expect("a question");
    assert!(text(&question).contains("Play `K@4` in game 1?"), "{question}");
    assert!(text(&question).contains("`/move … sure:true`"), "{question}");
    anna.click(thread, id(&question["id"]), "never:1:0").expect("pressed");
    words(anna, thread, "Nothing was changed").await;
    // By menus.
    let menu = control(&first, "man:").expect("a menu");
    let picked = anna.select(thread, id(&first["id"]), &menu, &["K"]).expect("picked");
    let picked = picked.message().await.expect("cells");
    let cells = control(&picked, "put:").expect("a menu of cells");
    anna.select(thread, id(&picked["id"]), &cells, &["11"]).expect("picked");
    let question = words(anna, thread, "Play `K@11` in game 1?").await;
    anna.click(thread, id(&question["id"]), "sure:1:0:K@11").expect("pressed");
    words(anna, thread, "Played `K@11`").await;
    // Typed where all see it: the question too, and only the one on move may answer it.
    board(bob, thread, 1).await;
    bob.say(thread, &format!("<@{}> k34", stage.cord.bot())).expect("said");
    let question = words(anna, thread, "Play `K@34` in game 1?").await;
    assert!(!question["ephemeral_for"].is_string());
    for button in ["sure:1:1:K@34", "never:1:1"] {
        anna.click(thread, id(&question["id"]), button).expect("pressed");
    }
    anna.until(thread, "two refusals", |messages| {
        (messages.iter().filter(|m| text(m).contains("yours comes next")).count() == 2).then_some(())
    })
    .await
    .expect("refused");
    bob.click(thread, id(&question["id"]), "sure:1:1:K@34").expect("pressed");
    board(anna, thread, 2).await;
    // By command without a click.
    let sure = |person: &localcord::Person, text: &str, sure: bool| {
        person.command(thread, "move").option("text", text).option("sure", sure).send().expect("sent")
    };
    assert!(said(sure(bob, "q16", true)).await.contains("yours comes next"));
    assert!(said(sure(anna, "q4", false)).await.contains("Play `Q@4` in game 1?"));
    assert!(said(sure(anna, "q4", true)).await.contains("Played `Q@4` in game 1"));
    board(bob, thread, 3).await;
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_for_one_alone_carry_what_they_wish_and_are_written_as_they_like() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    for (person, input, notation) in [(anna, "text", "words"), (bob, "menus", "letters")] {
        let call =
            person.command(person.dm(), "settings").option("input", input).option("notation", notation);
        call.send().expect("sent").message().await.expect("an answer");
    }
    // In a thread that both read, both ways stay, and letters.
    let thread = stage.game().await;
    let shared = board(anna, thread, 0).await;
    assert!(control(&shared, "man:").is_some() && control(&shared, "type:").is_some());

    stage.challenge(anna, anna.dm()).await;
    let (message, accept) = find_control(bob, bob.dm(), "accept:").await;
    bob.click(bob.dm(), message, &accept).expect("pressed");
    let own = board(anna, anna.dm(), 0).await;
    assert!(control(&own, "man:").is_none() && control(&own, "type:").is_some(), "{own}");
    let played = anna.command(anna.dm(), "move").option("text", "k4").option("game", 2);
    assert!(said(played.send().expect("sent")).await.contains("Played `king on 4` in game 2"));
    let (hers, his) = (board(anna, anna.dm(), 1).await, board(bob, bob.dm(), 1).await);
    assert!(text(&hers).contains("placed the king on 4.") && !text(&hers).contains("K@4"), "{hers}");
    assert!(text(&his).contains("placed the king on 4 (`K@4`)."), "{his}");
    assert!(control(&his, "man:").is_some() && control(&his, "type:").is_none(), "{his}");
    let choices = bob.command(bob.dm(), "move").option("game", 2).complete("text", "q16").await;
    assert_eq!(choices.expect("choices")[0]["name"], "Q@16");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_zone_is_found_by_city_and_its_hours_are_kept() {
    let stage = Stage::set().await;
    let (anna, channel) = (&stage.anna, stage.channel);
    let zone = || anna.command(channel, "timezone");
    assert!(said(zone().send().expect("sent")).await.contains("none set"));
    let choices = zone().complete("zone", "kolk").await.expect("choices");
    assert_eq!(choices[0]["value"], "Asia/Kolkata");
    assert!(choices[0]["name"].as_str().is_some_and(|name| name.starts_with("Asia/Kolkata, now ")));
    let unknown = said(zone().option("zone", "Atlantis").send().expect("sent")).await;
    assert!(unknown.contains("no time zone “Atlantis”") && unknown.contains("`14:30`"), "{unknown}");
    let set = said(zone().option("zone", "kolkata").send().expect("sent")).await;
    assert!(set.contains("Your time zone is `Asia/Kolkata`"), "{set}");

    // The daily list comes at her hour: India is five and a half hours ahead, so at half past in UTC.
    let thread = stage.game().await;
    board(anna, thread, 0).await;
    let now = stage.cord.clock().now().0;
    let hour = (now + 5 * 3_600_000 + 1_800_000).div_euclid(3_600_000) + 1;
    let at = hour * 3_600_000 - 5 * 3_600_000 - 1_800_000;
    let digest = anna.command(channel, "settings").option("digest", hour.rem_euclid(24));
    digest.send().expect("sent").message().await.expect("an answer");
    stage.pass(Duration::from_millis((at - now).unsigned_abs())).await;
    words(anna, anna.dm(), "One game waits for your move").await;
    stage.strike(&[]).await;
}
