//! Private notes.

use localcord::Outcome;
use play::GameId;

use crate::past;
use crate::stage::{Stage, board, said};

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_written_by_command_or_in_a_form_and_is_ones_own() {
    let stage = Stage::set().await;
    let (anna, bob) = (&stage.anna, &stage.bob);
    let carol = stage.cord.add_person("Carol", "en-GB");
    let thread = stage.game().await;
    board(anna, thread, 0).await;
    let kept = anna.command(thread, "note").option("text", "Watch the knight.").send().expect("sent");
    let kept = kept.message().await.expect("an answer");
    assert!(kept["ephemeral_for"].is_string());
    assert_eq!(kept["content"], "Your note on game 1; only you see it:\nWatch the knight.");

    let opened = anna.command(thread, "note").send().expect("sent");
    let Outcome::Modal(form) = opened.outcome().await.expect("an answer") else { panic!("no form") };
    assert_eq!(form["title"], "Note on game 1");
    assert_eq!(form["components"][0]["components"][0]["value"], "Watch the knight.");
    let written = anna.submit_modal(&opened, &[("note", "Two\nlines")]).expect("submitted");
    assert!(said(written).await.ends_with("only you see it:\nTwo\nlines"));
    let note = stage.reader().note(GameId(1), past::user(anna)).expect("a look").expect("a note");
    assert_eq!(note.text, "Two\nlines");

    let opened = bob.command(thread, "note").send().expect("sent");
    let Outcome::Modal(form) = opened.outcome().await.expect("an answer") else { panic!("no form") };
    assert!(form["components"][0]["components"][0]["value"].is_null(), "Boris has none: {form}");
    let stranger = said(carol.command(thread, "note").send().expect("sent")).await;
    assert!(stranger.contains("You do not play in this game"), "{stranger}");

    let opened = anna.command(thread, "note").send().expect("sent");
    opened.outcome().await.expect("a form");
    let emptied = anna.submit_modal(&opened, &[("note", "")]).expect("submitted");
    assert_eq!(said(emptied).await, "You have no note on game 1 now.");
    stage.strike(&[]).await;
}
