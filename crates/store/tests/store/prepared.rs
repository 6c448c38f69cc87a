//! Prepared answers: played at once when their condition occurs, and gone when it does not.

use play::{Action, ConditionalTree, GameId, Ply, Refusal, RequestKind};
use store::{ActError, Place, Played, Source};

use crate::table::{ANN, ARRAY, BOB, CLEO, IN_THREAD, Table, mv};

/// A game after the setup, Ann to move, and Bob's answers prepared.
fn prepared(table: &Table, place: Place, text: &str) -> GameId {
    let game = table.game_at(place);
    table.plays(game, ARRAY);
    prepares(table, game, text).expect("prepared");
    game
}

fn prepares(table: &Table, game: GameId, text: &str) -> Result<(), ActError> {
    let stored = table.store.game(game).expect("a look").expect("a game");
    let tree = ConditionalTree::read(text, stored.game.game()).expect("legal moves");
    let event = Some(table.event());
    table.store.prepare(game, BOB, (&tree, stored.game.turn()), event, table.tick()).map(|_| ())
}

fn moves(played: &Played) -> Vec<String> {
    played.game.game.game().moves()[ARRAY.split(' ').count()..].iter().map(ToString::to_string).collect()
}

#[test]
fn an_answer_is_played_in_the_same_moment_and_the_rest_waits() {
    let table = Table::new();
    let game = prepared(&table, IN_THREAD, "18-19 26-25 29-30 27-19; 11-19 27-19");
    let played = table.does(game, ANN, mv("18-19")).expect("a move");
    assert_eq!(moves(&played), ["18-19", "26-25"]);
    assert_eq!(played.replies.len(), 1);
    assert_eq!(played.game.game.on_move(), Some(ANN));
    let times = played.game.game.times();
    assert_eq!(times[10], times[11], "no time passes in between");
    let stored = table.store.game(game).expect("a look").expect("a game");
    let rest = table.store.prepared(&stored, BOB).expect("a look").expect("a line goes on");
    assert_eq!(rest.to_string(), "29-30 N27x19");
    let keys = table.posts_all();
    assert!(
        keys.contains(&"g1p11".to_owned()) && keys.contains(&"g1p12".to_owned()),
        "each board is shown: {keys:?}"
    );
    table.is_sound();
}

#[test]
fn an_answer_to_another_move_is_forgotten() {
    let table = Table::new();
    let game = prepared(&table, IN_THREAD, "18-19 26-25");
    let played = table.does(game, ANN, mv("11-19")).expect("a move");
    assert_eq!(moves(&played), ["11-19"]);
    let left: u32 = rusqlite::Connection::open(table.path())
        .and_then(|db| db.query_row("SELECT count(*) FROM conditionals", [], |row| row.get(0)))
        .expect("a count");
    assert_eq!(left, 0);
}

#[test]
fn the_source_of_an_answer_is_kept() {
    let table = Table::new();
    let game = prepared(&table, Place::Dms, "18-19 26-25");
    table.does(game, ANN, mv("18-19")).expect("a move");
    let source: String = rusqlite::Connection::open(table.path())
        .and_then(|db| db.query_row("SELECT source FROM moves WHERE ply = 12", [], |row| row.get(0)))
        .expect("a move");
    assert_eq!(source, Source::Conditional.as_str());
}

#[test]
fn answers_are_prepared_only_by_a_player_who_waits_for_the_board_that_stands() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.plays(game, ARRAY);
    let stored = table.store.game(game).expect("a look").expect("a game");
    let tree = ConditionalTree::read("18-19 26-25", stored.game.game()).expect("legal moves");
    let tries = [
        (ANN, stored.game.turn(), Refusal::YourTurn),
        (CLEO, stored.game.turn(), Refusal::NotAPlayer),
        (BOB, Ply(7).into(), Refusal::StalePly { asked: Ply(7), now: Ply(10) }),
    ];
    for (who, turn, refusal) in tries {
        match table.store.prepare(game, who, (&tree, turn), None, table.tick()) {
            Err(ActError::Refused(got)) => assert_eq!(got, refusal),
            other => panic!("{other:?}"),
        }
    }
    table.does(game, BOB, Action::Resign).expect("resigned");
    assert!(prepares(&table, game, "18-19 26-25").is_err(), "the game is over");
}

#[test]
fn an_empty_tree_and_a_takeback_take_answers_back() {
    let table = Table::new();
    let game = prepared(&table, IN_THREAD, "18-19 26-25");
    prepares(&table, game, "").expect("taken back");
    let played = table.does(game, ANN, mv("18-19")).expect("a move");
    assert!(played.replies.is_empty());
    // Ann prepares nothing; Bob answers, asks for his move back, and Ann grants it.
    table.does(game, BOB, mv("26-25")).expect("a move");
    prepares(&table, game, "29-30 27-19").expect("prepared");
    table.does(game, BOB, Action::Ask(RequestKind::Takeback)).expect("asked");
    table.does(game, ANN, Action::Grant(RequestKind::Takeback)).expect("granted");
    let stored = table.store.game(game).expect("a look").expect("a game");
    assert_eq!(stored.game.turn().to_string(), "11t1");
    assert_eq!(table.store.prepared(&stored, BOB).expect("a look"), None);
    table.is_sound();
}
