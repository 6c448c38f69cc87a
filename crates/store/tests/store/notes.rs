//! Private notes on games.

use play::{Action, GameId, Refusal};
use store::{ActError, NoteText, NoteTooLong};

use crate::table::{ANN, BOB, CLEO, IN_THREAD, Table};

fn text(typed: &str) -> NoteText {
    NoteText::read(typed).expect("short enough")
}

#[test]
fn a_note_is_its_players_alone_and_stays_after_the_game() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let note =
        |table: &Table, by| table.store.note(game, by).expect("a look").map(|note| (note.text, note.changed));
    let first = table.tick();
    assert!(*table.store.set_note(game, ANN, &text(" watch 19\n and the knight "), first).expect("kept"));
    table.does(game, BOB, Action::Resign).expect("granted");
    let table = table.reopened();
    assert_eq!(note(&table, ANN), Some(("watch 19\n and the knight".to_owned(), first)));
    assert_eq!(note(&table, BOB), None);
    let second = table.tick();
    assert!(
        *table.store.set_note(game, ANN, &text("Ł"), second).expect("kept"),
        "also on a game that is over"
    );
    assert!(!*table.store.set_note(game, ANN, &text("Ł"), table.tick()).expect("kept"), "it says so already");
    assert_eq!(note(&table, ANN), Some(("Ł".to_owned(), second)));
    assert!(*table.store.set_note(game, ANN, &text(" \n"), table.tick()).expect("taken away"));
    assert!(!*table.store.set_note(game, ANN, &text(""), table.tick()).expect("a look"), "nothing is left");
    assert_eq!(note(&table, ANN), None);
    table.is_sound();
}

#[test]
fn only_players_have_notes() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let stranger = table.store.set_note(game, CLEO, &text("mine"), table.tick());
    assert!(matches!(stranger, Err(ActError::Refused(Refusal::NotAPlayer))), "{stranger:?}");
    let nowhere = table.store.set_note(GameId(9), ANN, &text("mine"), table.tick());
    assert!(matches!(nowhere, Err(ActError::Unknown)), "{nowhere:?}");
}

#[test]
fn a_note_has_a_thousand_characters_at_most() {
    assert!(NoteText::read(&"ő".repeat(1000)).is_ok());
    assert!(NoteText::read(&format!("  {}  ", "x".repeat(1000))).is_ok(), "space around it is not kept");
    assert_eq!(NoteText::read(&"ő".repeat(1001)), Err(NoteTooLong { found: 1001 }));
}
