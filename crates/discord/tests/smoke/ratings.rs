//! Ratings: in rated games, in profiles and lists.

use localcord::{Localcord, Options};
use play::{Colour, Timestamp};
use store::Store;

use crate::past::{self, PLACED, SITTING, file, finished};
use crate::stage::{Stage, board, control, id, said, text, words};

const DAY: i64 = 86_400_000;

/// Twelve games in as many days before now: Anna wins eight, draws two and loses two.
fn a_fortnight(cord: &Localcord, store: &Store) {
    let people = cord.people();
    let (anna, bob) = (&people[0], &people[1]);
    for person in [anna, bob] {
        store.set_name(past::user(person), &person.name()).expect("named");
    }
    let now = cord.clock().now().0;
    for game in 0..12 {
        let at = Timestamp(now - (14 - game) * DAY);
        let annas = if game % 2 == 0 { Colour::White } else { Colour::Black };
        let players = if game % 2 == 0 { (anna, bob) } else { (bob, anna) };
        let winner = match game {
            2 | 7 => None,
            4 | 5 => Some(!annas),
            _ => Some(annas),
        };
        finished(cord, store, players, at, winner);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_shows_ratings_and_what_it_did_to_them() {
    let stage = Stage::set_after(Options::default(), false, |cord, store| {
        past::challenge(cord, store, SITTING);
    })
    .await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    words(bob, stage.channel, "Ratings: Ada (1500?)").await;
    let thread = past::accept(&stage).await;
    let first = board(bob, thread, 0).await;
    assert!(text(&first).contains("Ada 1500? (White) – Boris 1500? (Black)"), "{first}");
    stage.play(thread, 0, &PLACED).await;
    let newest = board(bob, thread, 4).await;
    let as_text = bob.click(thread, id(&newest["id"]), &control(&newest, "text:").expect("a button"));
    assert!(said(as_text.expect("pressed")).await.contains("Ada 1500? (White)"));
    let question = bob.command(thread, "resign").send().expect("sent").message().await.expect("asked");
    bob.click(thread, id(&question["id"]), &control(&question, "resign-yes:").expect("a button"))
        .expect("pressed");
    // 162.31 points by hand from the paper's formulas, for two newcomers.
    let over = words(anna, thread, "Boris resigned.").await;
    assert!(text(&over).contains("Ratings: Ada 1662? (+162), Boris 1338? (−162)."), "{over}");
    let profile = anna.command(stage.channel, "profile").user("user", bob.id()).send().expect("sent");
    let profile = text(&profile.message().await.expect("a profile"));
    assert!(profile.contains("Rating **1338?** ± 290, after 1 rated game."), "{profile}");
    assert!(profile.contains("Black: 0 won, 0 drawn, 1 lost."), "{profile}");
    // Looked at again, the game shows what they had when it was played.
    let shown = anna.command(thread, "board").send().expect("sent").message().await.expect("a board");
    assert!(text(&shown).contains("Ada 1500? (White)"), "{shown}");
    // A deferred answer may meet the thread archived: it is opened then, and the answer given.
    stage.strike(&[50_083]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_does_not_count_changes_nothing() {
    let stage = Stage::set_after(Options::default(), false, |cord, store| {
        past::challenge(cord, store, SITTING);
    })
    .await;
    let thread = past::accept(&stage).await;
    stage.play(thread, 0, &PLACED[..3]).await;
    let question = stage.bob.command(thread, "resign").send().expect("sent").message().await.expect("asked");
    let yes = control(&question, "resign-yes:").expect("a button");
    stage.bob.click(thread, id(&question["id"]), &yes).expect("pressed");
    let over = words(&stage.anna, thread, "Boris resigned.").await;
    assert!(!text(&over).contains("Ratings"), "{over}");
    let top = said(stage.anna.command(stage.channel, "top").send().expect("sent")).await;
    assert!(top.contains("Nobody has finished a rated game in this server yet."), "{top}");
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_says_in_words_all_that_its_picture_shows() {
    let stage = Stage::set_after(Options::default(), false, a_fortnight).await;
    let (anna, bob, channel) = (&stage.anna, &stage.bob, stage.channel);
    let shown = anna.command(channel, "profile").send().expect("sent").message().await.expect("a profile");
    assert!(shown["ephemeral_for"].is_string());
    let profile = text(&shown);
    for part in [
        "**Ada**",
        "after 12 rated games",
        "White: 4 won, 1 drawn, 1 lost.",
        "Black: 4 won, 1 drawn, 1 lost.",
        "Games won in a row: 4 now, 4 at best.",
        "Games in a row without a loss: 6 now, 6 at best.",
        "won, won, drawn, won, lost, lost, won, drawn, won, won, won, won.",
    ] {
        assert!(profile.contains(part), "{part}: {profile}");
    }
    let picture = &shown["attachments"][0];
    assert_eq!(picture["filename"], "starmate-profile.png");
    assert!(picture["description"].as_str().is_some_and(|alt| alt.contains("Ada")), "{picture}");
    assert!(file(&stage, &shown, 0).starts_with(b"\x89PNG"));

    bob.set_locale("ru");
    let russian = bob.command(channel, "profile").user("user", anna.id()).send().expect("sent");
    let russian = text(&russian.message().await.expect("a profile"));
    assert!(russian.contains("сыграно 12 партий на рейтинг"), "{russian}");
    assert!(russian.contains("Белые: побед 4, ничьих 1, поражений 1."), "{russian}");

    let public = bob.command(channel, "profile").option("public", true).send().expect("sent");
    let public = public.message().await.expect("a profile");
    assert!(!public["ephemeral_for"].is_string());
    assert!(text(&public).contains("Games won in a row"), "in the server's language: {public}");

    let top = said(anna.command(channel, "top").send().expect("sent")).await;
    assert!(top.contains("**The strongest in this server**"), "{top}");
    let place = |name: &str| top.find(name).unwrap_or_else(|| panic!("{name}: {top}"));
    assert!(place("Ada") < place("Boris"), "{top}");
    assert!(top.contains("12 games"), "{top}");
    let all = said(anna.command(anna.dm(), "top").option("scope", "server").send().expect("sent")).await;
    assert!(all.contains("Here is no server") && all.contains("**The strongest everywhere**"), "{all}");

    let carol = stage.cord.add_person("Carol", "en-GB");
    let none = said(carol.command(channel, "profile").send().expect("sent")).await;
    assert!(none.contains("everybody begins with 1500?") && none.contains("No finished game yet."), "{none}");
    assert!(
        said(carol.command(channel, "top").option("scope", "all").send().expect("sent"))
            .await
            .contains("You have no rating yet")
    );
    stage.strike(&[]).await;
}
