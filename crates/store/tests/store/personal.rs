//! What is kept about a person, in their hands.

use play::{Action, RequestKind, UserId};
use serde_json::{Value, json};
use store::{NoteText, Prefs};

use crate::table::{ANN, BOB, CLEO, IN_THREAD, Table};

fn document(table: &Table, user: UserId) -> Value {
    serde_json::to_value(table.store.personal_data(user).expect("a look")).expect("plain data")
}

#[test]
fn a_person_gets_everything_that_is_kept_about_them() {
    let table = crate::removal::well_known();
    let live = table.game_at(IN_THREAD);
    table.plays(live, "K@17");
    table.does(live, ANN, Action::Ask(RequestKind::Takeback)).expect("asked");
    let data = document(&table, ANN);
    let tables = data.as_object().expect("an object");
    for (name, kept) in tables {
        let empty = kept.as_array().is_some_and(Vec::is_empty);
        assert_eq!(empty, name == "damaged", "{name} says what is kept: {kept}");
    }
    assert_eq!(data["user"], ANN.to_string());
    assert_eq!(
        (&data["profile"][0]["name"], &data["profile"][0]["zone"]),
        (&json!("Ann"), &json!("Antarctica/Troll"))
    );
    assert_eq!(data["profile"][0]["id"], ANN.to_string(), "too great a number for some readers");
    assert_eq!(data["games"].as_array().map(Vec::len), Some(4));
    assert_eq!(data["games"][0]["moves"][0]["move"], "K@4");
    let entered: Vec<_> = data["moves"].as_array().expect("rows").iter().map(|mv| &mv["ply"]).collect();
    assert_eq!(entered, [1, 3, 1], "their own moves alone");
    assert_eq!(data["requests"][0]["kind"], "takeback");
    assert_eq!(
        (&data["moves"][0]["source"], &data["notes"][0]["text"]),
        (&json!("command"), &json!("hers alone"))
    );
    assert_eq!(data["blocks"][0]["blocked"], CLEO.to_string());
    assert_eq!(data["blocks"].as_array().map(Vec::len), Some(1), "not who blocked them");
}

#[test]
fn others_do_not_find_their_own_there() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let text = NoteText::read("hers alone").expect("short");
    table.store.set_note(game, ANN, &text, table.tick()).expect("kept").into_inner();
    table.store.block(ANN, BOB, table.tick()).expect("blocked").into_inner();
    table
        .store
        .set_prefs(ANN, &Prefs { zone: Some("Europe/Warsaw".to_owned()), ..Prefs::default() }, table.tick())
        .expect("set");
    table.does(game, BOB, Action::Resign).expect("granted");
    let text = document(&table, BOB).to_string();
    for private in ["hers alone", "Warsaw", "blocker"] {
        assert!(!text.contains(private), "{private} in {text}");
    }
    let nobody = document(&table, CLEO);
    assert_eq!((&nobody["profile"], &nobody["games"]), (&json!([]), &json!([])));
}

#[test]
fn a_damaged_game_is_told_and_hides_nothing_else() {
    let table = Table::new();
    table.game_at(IN_THREAD);
    table.game_at(IN_THREAD);
    table.hand().execute_batch("UPDATE games SET variant = 'shogi' WHERE id = 1").expect("changed");
    let data = document(&table, ANN);
    assert_eq!(data["damaged"], json!(["the variant of game 1 says \"shogi\""]));
    assert_eq!(data["games"].as_array().map(Vec::len), Some(1));
}
