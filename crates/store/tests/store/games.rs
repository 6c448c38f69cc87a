//! Games through the database.

use play::{Action, Colour, GameId, Happening, Ply, Refusal};
use rules::record::Record;
use rules::{Outcome, Status};
use rusqlite::Connection;
use store::{Act, ActError, Archived, Place, ReadGame, Source, StoredGame};

use crate::table::{ANN, ARRAY, BOB, CHANNEL, CLEO, GUILD, IN_THREAD, THREAD, Table, mv};

fn archived(table: &Table, game: GameId) -> Archived {
    table.store.archived(game).expect("a look").expect("a game")
}

fn load(table: &Table, game: GameId) -> StoredGame {
    table.store.game(game).expect("a look").expect("a game")
}

fn numbers(games: &[ReadGame]) -> Vec<i64> {
    games.iter().map(|(id, _)| id.0).collect()
}

fn ids(games: &[StoredGame]) -> Vec<i64> {
    games.iter().map(|stored| stored.id().0).collect()
}

#[test]
fn what_was_confirmed_is_what_is_read_back_also_after_a_restart() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let played = table.plays(game, &format!("{ARRAY} 18-19"));
    assert!(matches!(&played.happening, Happening::Moved { ply: Ply(11), .. }), "{:?}", played.happening);
    assert_eq!(load(&table, game).game.save(), played.game.game.save());
    let table = table.reopened();
    assert_eq!(load(&table, game).game.save(), played.game.game.save());
    table.is_sound();
}

#[test]
fn every_end_is_kept_with_its_result() {
    let cases = [
        (&[(ANN, Action::Resign)][..], Status::Resigned, Outcome::BlackWins),
        (&[(BOB, Action::Resign)], Status::Resigned, Outcome::WhiteWins),
        (&[(ANN, Action::OfferDraw), (BOB, Action::AcceptDraw)], Status::Agreed, Outcome::Draw),
        (&[(BOB, Action::Abort)], Status::Aborted, Outcome::None),
    ];
    let mut table = Table::new();
    for (actions, status, outcome) in cases {
        let game = table.game_at(IN_THREAD);
        for &(by, action) in actions {
            table.does(game, by, action).expect("granted");
        }
        table = table.reopened();
        let stored = load(&table, game);
        assert_eq!((stored.game.status(), stored.game.outcome()), (status, outcome));
        assert_eq!(stored.game.ending().map(|ending| ending.at), Some(table.now()));
        assert!(
            matches!(table.does(game, ANN, mv("K@4")), Err(ActError::Refused(Refusal::GameOver(_)))),
            "{status}"
        );
    }
    assert_eq!(table.store.live_games().expect("a look").len(), 0);
    table.is_sound();
}

#[test]
fn mate_by_moves_ends_the_game_and_tells_the_end() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    // The knight takes on 36 and smothers the king on 34.
    let played = table.plays(game, &format!("{ARRAY} 11-19 27-36 19-36"));
    assert_eq!(played.game.game.status(), Status::Checkmate);
    let keys: Vec<_> = table.store.posts_of(game).expect("a look").into_iter().map(|post| post.key).collect();
    let last = played.game.game.ply();
    assert!(keys.ends_with(&[format!("g1p{last}"), "g1end".to_owned()]), "{keys:?}");
    let keys: Vec<_> = played.posts.iter().map(|&id| table.store.post(id).expect("a look")).collect();
    assert_eq!(keys.len(), 2, "board and end");
    table.is_sound();
    let record = archived(&table, game).record();
    let back: Record = record.to_string().parse().expect("a record reads back");
    assert_eq!(back, record);
}

#[test]
fn an_event_seen_twice_moves_once() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let act = table.act(game, ANN, mv("K@4"));
    table.store.act(act).expect("a legal placement").into_inner();
    assert!(matches!(table.store.act(act), Err(ActError::AlreadyHandled)));
    assert_eq!(load(&table, game).game.ply(), Ply(1));
}

#[test]
fn a_refused_event_stays_refused_when_it_is_seen_again() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let early = table.act(game, BOB, mv("K@34"));
    assert!(matches!(table.store.act(early), Err(ActError::Refused(Refusal::NotYourTurn { .. }))));
    table.plays(game, "K@4");
    // Now it would be legal, but it was not what Bob wanted to answer to.
    assert!(matches!(table.store.act(early), Err(ActError::AlreadyHandled)));
    assert_eq!(load(&table, game).game.ply(), Ply(1));
}

#[test]
fn a_refusal_writes_neither_move_nor_message() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.plays(game, "K@4");
    let before = (load(&table, game).game.save(), table.store.posts_of(game).expect("a look"));
    let stale = Act { expected: Some(Ply(0).into()), ..table.act(game, BOB, mv("K@34")) };
    let refusals = [
        table.store.act(stale).err(),
        table.does(game, CLEO, mv("K@34")).err(),
        table.does(game, ANN, mv("Q@11")).err(),
        table.does(game, BOB, mv("K@4")).err(),
        table.does(game, BOB, Action::AcceptDraw).err(),
    ];
    for refusal in refusals {
        assert!(matches!(refusal, Some(ActError::Refused(_))), "{refusal:?}");
    }
    assert_eq!((load(&table, game).game.save(), table.store.posts_of(game).expect("a look")), before);
    assert!(matches!(table.does(GameId(9), ANN, mv("K@4")), Err(ActError::Unknown)));
}

#[test]
fn games_are_found_by_person_channel_and_state() {
    let table = Table::new();
    let first = table.game_at(Place::Channel { guild: GUILD, channel: CHANNEL });
    let second = table.game_at(Place::Channel { guild: GUILD, channel: CHANNEL });
    let third = table.game_at(IN_THREAD);
    table.plays(first, "K@4");
    let store = &table.store;
    assert_eq!(ids(&store.games_at(CHANNEL).expect("a look")), [1, 2]);
    assert_eq!(ids(&store.games_at(THREAD).expect("a look")), [3]);
    assert_eq!(ids(&store.games_of(ANN).expect("a look")), [2, 3, 1], "hers to move first");
    assert_eq!(ids(&store.games_of(BOB).expect("a look")), [1, 2, 3]);
    assert_eq!(ids(&store.games_of(CLEO).expect("a look")), [0; 0]);
    table.does(second, BOB, Action::Resign).expect("granted");
    table.does(third, BOB, Action::Resign).expect("granted");
    let store = &table.store;
    assert_eq!(ids(&store.live_games().expect("a look")), [1]);
    assert_eq!(ids(&store.games_at(CHANNEL).expect("a look")), [1]);
    assert_eq!(store.last_game_at(THREAD).expect("a look").map(|stored| stored.id()), Some(third));
    assert_eq!(ids(&store.finished_games(None, None, 10).expect("a look")), [3, 2]);
    assert_eq!(ids(&store.finished_games(Some(ANN), Some(third), 10).expect("a look")), [2]);
    assert_eq!(ids(&store.finished_games(Some(CLEO), None, 10).expect("a look")), [0; 0]);
    assert_eq!(ids(&store.finished_games(None, None, 1).expect("a look")), [3]);
    assert_eq!(numbers(&store.games_after(None, 2).expect("a look")), [1, 2]);
    assert_eq!(numbers(&store.games_after(Some(second), 2).expect("a look")), [3]);
    let tally = store.tally().expect("a look");
    assert_eq!((tally.live, tally.finished, tally.open_challenges, tally.dead), (1, 2, 0, 3));
}

#[test]
fn a_finished_game_is_closed_once_everything_is_posted() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.does(game, ANN, Action::Resign).expect("granted");
    assert_eq!(ids(&table.store.games_to_close().expect("a look")), [0; 0], "the end is not posted yet");
    assert_eq!(table.posts_all(), ["g1p0", "g1end"]);
    assert_eq!(ids(&table.store.games_to_close().expect("a look")), [1]);
    table.store.close(game).expect("closed");
    assert_eq!(ids(&table.store.games_to_close().expect("a look")), [0; 0]);
    assert!(load(&table, game).closed);
}

#[test]
fn a_damaged_game_does_not_hide_the_others() {
    let table = Table::new();
    for _ in 0..3 {
        table.game_at(IN_THREAD);
    }
    let hand = Connection::open(table.path()).expect("a second hand");
    hand.execute_batch("UPDATE games SET variant = 'shogi' WHERE id = 1; UPDATE games SET white_offered = 99999 WHERE id = 3")
        .expect("changed");
    let games = table.store.games_after(None, 10).expect("a look");
    assert_eq!(numbers(&games), [1, 2, 3]);
    assert_eq!(games[0].1.as_ref().err().map(String::as_str), Some("the variant of game 1 says \"shogi\""));
    assert!(games[1].1.is_ok() && games[2].1.is_err());
    assert_eq!(table.store.check().expect("a check").faults.len(), 2);
}

#[test]
fn an_exported_game_tells_all() {
    let table = Table::new();
    table.store.set_name(ANN, "Ann \"the rook\"").expect("named");
    let game = table.game_at(IN_THREAD);
    let act = Act { source: Source::Text, ..table.act(game, ANN, mv("K@4")) };
    table.store.act(act).expect("a legal placement").into_inner();
    let json = serde_json::to_value(archived(&table, game).exported()).expect("plain data");
    let at = table.now().0;
    assert_eq!(
        json,
        serde_json::json!({
            "game": 1, "variant": "starchess",
            "white": {"id": "1100000000000000011", "name": "Ann \"the rook\""},
            "black": {"id": "1100000000000000022", "name": null},
            "control": "none", "rated": false,
            "started": at - 1_000, "ended": null,
            "initial": "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNkqrbn w CDEFGcdefg 0 1",
            "moves": [{"move": "K@4", "written": "K@4", "at": at}],
            "takebacks": 0, "status": "setup", "result": "*",
        })
    );
    let record = archived(&table, game).record();
    assert_eq!(record.tag("White"), Some("Ann \"the rook\""));
    assert_eq!(record.tag("Black"), Some("1100000000000000022"));
    assert_eq!(record.tag("Date"), Some("1970.01.01"));
    assert_eq!(record.tag("Round"), Some("1"));
    table.does(game, BOB, Action::Resign).expect("granted");
    let record = archived(&table, game).record();
    assert_eq!((record.status(), record.outcome()), (Status::Resigned, Outcome::WhiteWins));
    assert_eq!(record.to_string().parse::<Record>().expect("a record reads back"), record);
    assert_eq!(load(&table, game).name(Colour::White), Some("Ann \"the rook\""));
}
