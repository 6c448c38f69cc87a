//! Moving pictures and records as files.

use localcord::Options;
use play::{Colour, Timestamp};
use serde_json::Value;

use crate::past::{self, SITTING, file, finished};
use crate::stage::{SETUP, Stage, said, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_shown_as_a_moving_picture_within_what_the_server_takes() {
    let stage = Stage::set_after(Options::default(), false, |cord, store| {
        past::challenge(cord, store, SITTING);
    })
    .await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let thread = past::accept(&stage).await;
    stage.play(thread, 0, &SETUP).await;
    let whole = anna.command(thread, "gif").send().expect("sent").message().await.expect("a picture");
    assert!(whole["ephemeral_for"].is_string());
    assert!(text(&whole).contains("The boards after 0 to 10 moves"), "{whole}");
    let picture = &whole["attachments"][0];
    assert_eq!(picture["filename"], "starmate-g1.gif");
    let alt = picture["description"].as_str().expect("an alt text");
    assert!(alt.starts_with("Moving picture of game 1, moves 0 to 10.") && alt.contains("king 34"), "{alt}");
    let whole = file(&stage, &whole, 0);
    assert!(whole.starts_with(b"GIF89a"));

    bob.set_locale("pl");
    let part = bob.command(thread, "gif").option("from", 8).option("to", 9).option("flip", true);
    let part = part.option("theme", "clear").send().expect("sent").message().await.expect("a picture");
    assert!(text(&part).contains("Plansze po ruchach od 8 do 9"), "{part}");
    assert!(file(&stage, &part, 0).len() < whole.len());
    let public = bob.command(thread, "gif").option("public", true).send().expect("sent");
    let public = public.message().await.expect("a picture");
    assert!(text(&public).contains("The boards after"), "in the server's language: {public}");
    for (from, to) in [(5, 4), (3, 11)] {
        let wrong = anna.command(thread, "gif").option("from", from).option("to", to);
        assert!(
            said(wrong.send().expect("sent"))
                .await
                .contains("This game has moves 0 to 10, and `from` comes before `to`"),
        );
    }
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_made_smaller_or_refused_with_what_would_be_right() {
    let options = Options { attachment_size_limit: 30_000, ..Options::default() };
    let stage = Stage::set_with(options, false).await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let thread = stage.game().await;
    stage.play(thread, 0, &SETUP).await;
    let small = anna.command(thread, "gif").send().expect("sent").message().await.expect("a picture");
    assert!(text(&small).contains("To fit into 29 kB, it is 240 pixels wide"), "{small}");
    assert!(file(&stage, &small, 0).len() <= 30_000);
    let tiny = bob.command(thread, "gif").option("from", 10).send().expect("sent");
    assert!(text(&tiny.message().await.expect("a picture")).contains("after 10 to 10 moves"));
    stage.strike(&[]).await;

    let options = Options { attachment_size_limit: 2_000, ..Options::default() };
    let stage = Stage::set_with(options, false).await;
    let refused = stage.anna.command(stage.channel, "gif").send().expect("sent");
    assert!(said(refused).await.contains("no game here to look at"));
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_games_come_in_one_file_or_in_several_that_fit() {
    // A record of these games has some 350 bytes.
    let options = Options { attachment_size_limit: 1_500, ..Options::default() };
    let stage = Stage::set_after(options, false, |cord, store| {
        let people = cord.people();
        let (anna, bob) = (&people[0], &people[1]);
        for year in 0..9 {
            // New Year's Days from 2016 on, by the length of a year.
            let at = Timestamp(1_451_700_000_000 + year * 31_557_600_000);
            finished(cord, store, (anna, bob), at, Some(Colour::White));
        }
    })
    .await;
    let (anna, channel) = (&stage.anna, stage.channel);
    let export = |format: &str| anna.command(channel, "export").option("format", format);
    let pgn = export("pgn").option("all", true).send().expect("sent").message().await.expect("records");
    let files = pgn["attachments"].as_array().expect("files").len();
    assert!(files > 1 && text(&pgn).contains(&format!("Your 9 games in {files} files")), "{pgn}");
    let whole: Vec<u8> = (0..files).flat_map(|number| file(&stage, &pgn, number)).collect();
    let whole = String::from_utf8(whole).expect("text");
    for number in 1..=9 {
        assert!(whole.contains(&format!("[Round \"{number}\"]")), "{number}");
    }
    assert_eq!(pgn["attachments"][0]["filename"], "starmate-games-1.pgn");

    let json = export("json").option("all", true).send().expect("sent").message().await.expect("records");
    let files = json["attachments"].as_array().expect("files").len();
    let games: Vec<Value> = (0..files)
        .flat_map(|number| serde_json::from_slice::<Vec<Value>>(&file(&stage, &json, number)).expect("JSON"))
        .collect();
    assert_eq!(
        games.iter().map(|game| game["game"].as_i64()).collect::<Vec<_>>(),
        (1..=9).map(Some).collect::<Vec<_>>()
    );

    let year = export("pgn").option("year", 2018).send().expect("sent").message().await.expect("a record");
    assert_eq!(year["attachments"][0]["filename"], "starmate-games-2018.pgn");
    assert!(text(&year).contains("Your 1 game in one file."), "{year}");
    assert!(
        said(export("pgn").option("year", 2030).send().expect("sent"))
            .await
            .contains("You began no game in 2030.")
    );
    let both = export("pgn").option("all", true).option("game", 1);
    assert!(said(both.send().expect("sent")).await.contains("not both"));
    let one = export("json").option("game", 3).send().expect("sent").message().await.expect("a record");
    assert_eq!(one["attachments"][0]["filename"], "starmate-g3.json");
    let one: Value = serde_json::from_slice(&file(&stage, &one, 0)).expect("JSON");
    assert_eq!((one["game"].as_i64(), one["result"].as_str()), (Some(3), Some("1-0")));
    stage.strike(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_more_than_a_message_takes_is_asked_for_year_by_year() {
    let options = Options { attachment_size_limit: 1_100, ..Options::default() };
    let stage = Stage::set_after(options, false, |cord, store| {
        let people = cord.people();
        for day in 0..40 {
            let at = Timestamp(1_451_700_000_000 + day * 86_400_000);
            finished(cord, store, (&people[0], &people[1]), at, None);
        }
    })
    .await;
    let refused = stage.anna.command(stage.channel, "export").option("all", true).send().expect("sent");
    let refused = said(refused).await;
    assert!(refused.contains("does not fit into 10 files of 1 kB each"), "{refused}");
    assert!(refused.contains("`year:2016`"), "{refused}");
    stage.strike(&[]).await;
}
