//! Games go out as records and come back as the same games.

use std::collections::BTreeMap;
use std::io;

use play::{Action, Answer, Colour, GameId, Terms, UserId};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::record::Record;
use rules::{Game, Move, Position, Variant};
use rules::{Outcome, Status};
use serde_json::Value;
use store::{Answered, RecordForm, StoreError};

use crate::table::{ANN, IN_THREAD, Table};

/// Names that a record has to mask, or cannot hold as they are.
const NAMES: [&str; 8] = [
    "Ann",
    "Боб",
    "say \"hi\"",
    "back\\slash",
    "[Event \"x\"]",
    "two\nlines",
    "{no} (comment); $1",
    "Őz 1-0",
];

/// A game as the test itself knows it.
struct Known {
    game: Game,
    status: Status,
    outcome: Outcome,
    players: [UserId; 2],
}

fn person(number: usize) -> UserId {
    UserId(1_100_000_000_000_000_100 + number as u64)
}

/// Mate if there is one, else anything: so that many games end on the board.
fn pick(rng: &mut impl Rng, game: &Game) -> Move {
    let moves = game.position().legal_moves();
    let mates = |mv: &Move| {
        let mut after = game.clone();
        after.push(*mv).expect("legal");
        after.status() == Status::Checkmate
    };
    let first = moves.iter().copied().find(|mv| !game.position().is_setup() && mates(mv));
    first.unwrap_or_else(|| moves[rng.random_range(0..moves.len())])
}

/// Plays a game through the store and ends it somehow.
fn play(rng: &mut impl Rng, table: &Table, players: [UserId; 2]) -> (GameId, Known) {
    let [white, black] = players;
    let variant = Variant::ALL[rng.random_range(0..Variant::ALL.len())];
    let terms = Terms { variant, ..Terms::CASUAL };
    let challenge = table.offers(white, Some(black), terms).expect("a challenge");
    let accept = Answer::Accept { coin: Colour::White };
    let Answered::Started { game, .. } = table.answers(challenge, black, accept).expect("accepted") else {
        panic!("a game begins")
    };
    let id = game.id();
    let mut game = Game::start(variant);
    let plies = match rng.random_range(0..100) {
        0..45 => rng.random_range(0..10),
        45..90 => rng.random_range(10..30),
        _ => 150,
    };
    while game.moves().len() < plies && !game.status().is_over() {
        let mv = pick(rng, &game);
        let by = players[game.position().side().index()];
        table.does(id, by, Action::Move(mv)).expect("legal");
        game.push(mv).expect("legal");
    }
    let (mut status, mut outcome) = (game.status(), game.outcome());
    if !status.is_over() {
        let loser = Colour::ALL[rng.random_range(0..2_usize)];
        (status, outcome) = match rng.random_range(0..5) {
            0 => (status, outcome),
            1 if game.moves().len() < 2 => (Status::Aborted, Outcome::None),
            1 | 2 => (Status::Agreed, Outcome::Draw),
            3 => (Status::Resigned, Outcome::win(!loser)),
            _ if game.position().can_mate(!loser) => (Status::Time, Outcome::win(!loser)),
            _ => (Status::Time, Outcome::Draw),
        };
        match status {
            Status::Aborted => drop(table.does(id, white, Action::Abort).expect("granted")),
            Status::Agreed => table.finishes(id, None),
            Status::Resigned => table.finishes(id, outcome.winner()),
            Status::Time => {
                // What the clock does.
                let sql = "UPDATE games SET status = 'time', result = ?2, ended_by = ?3, ended_at = ?4 WHERE id = ?1";
                let by = if loser == Colour::White { "white" } else { "black" };
                let ended = (id.0, outcome.as_str(), by, table.tick().0);
                table.hand().execute(sql, ended).expect("changed");
            }
            _ => {}
        }
    }
    (id, Known { game, status, outcome, players })
}

fn a_thousand_games() -> (Table, BTreeMap<GameId, Known>) {
    let table = Table::new();
    let mut rng = ChaCha8Rng::seed_from_u64(1000);
    for (number, name) in NAMES.iter().enumerate() {
        table.store.set_name(person(number), name).expect("named");
    }
    let mut known = BTreeMap::new();
    while known.len() < 1000 {
        let white = rng.random_range(0..40_usize);
        let black = (white + rng.random_range(1..40_usize)) % 40;
        let (id, game) = play(&mut rng, &table, [person(white), person(black)]);
        known.insert(id, game);
    }
    (table, known)
}

fn file(table: &Table, of: Option<UserId>, form: RecordForm) -> String {
    let mut bytes = Vec::new();
    let written = table.store.write_games(of, form, &mut bytes).expect("written");
    assert_eq!(written.damaged, Vec::<String>::new());
    String::from_utf8(bytes).expect("text")
}

fn expected_name(user: UserId) -> String {
    let number = (user.0 - person(0).0) as usize;
    NAMES.get(number).map_or_else(|| user.to_string(), |name| name.replace('\n', " "))
}

#[track_caller]
fn same_as_record(record: &Record, known: &Known) {
    assert_eq!(record.game(), &known.game);
    assert_eq!((record.status(), record.outcome()), (known.status, known.outcome));
    for (tag, user) in ["White", "Black"].into_iter().zip(known.players) {
        assert_eq!(record.tag(tag), Some(expected_name(user).as_str()));
    }
}

#[track_caller]
fn same_as_json(document: &Value, known: &Known) {
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let variant = Variant::from_word(&text(&document["variant"])).expect("a rule set");
    let mut game = Game::from(Position::parse(variant, &text(&document["initial"])).expect("one"));
    for mv in document["moves"].as_array().expect("moves") {
        game.push(Move::parse(variant, &text(&mv["move"])).expect("a bare move")).expect("legal");
    }
    assert_eq!(game, known.game);
    let ended = (document["status"].as_str(), document["result"].as_str());
    assert_eq!(ended, (Some(known.status.as_str()), Some(known.outcome.as_str())));
    for (player, user) in ["white", "black"].into_iter().zip(known.players) {
        assert_eq!(document[player]["id"], user.to_string());
        let number = (user.0 - person(0).0) as usize;
        assert_eq!(document[player]["name"].as_str(), NAMES.get(number).copied());
    }
}

#[test]
fn a_thousand_games_go_out_and_come_back_the_same() {
    let (table, known) = a_thousand_games();
    let ends: std::collections::HashSet<_> = known.values().map(|known| known.status).collect();
    for status in [
        Status::Setup,
        Status::Ongoing,
        Status::Checkmate,
        Status::Agreed,
        Status::Resigned,
        Status::Time,
        Status::Aborted,
    ] {
        assert!(ends.contains(&status), "{status} is among them");
    }
    let records = Record::read_all(&file(&table, None, RecordForm::Pgn)).expect("records");
    assert_eq!(records.len(), 1000);
    let documents: Vec<Value> =
        serde_json::from_str(&file(&table, None, RecordForm::Json)).expect("a document");
    assert_eq!(documents.len(), 1000);
    for ((id, known), (record, document)) in known.iter().zip(records.iter().zip(&documents)) {
        assert_eq!((record.tag("Round"), document["game"].as_i64()), (Some(&*id.to_string()), Some(id.0)));
        same_as_record(record, known);
        same_as_json(document, known);
    }

    // One person's.
    let own: Vec<_> = known.values().filter(|known| known.players.contains(&person(2))).collect();
    let records = Record::read_all(&file(&table, Some(person(2)), RecordForm::Pgn)).expect("records");
    let documents: Vec<Value> =
        serde_json::from_str(&file(&table, Some(person(2)), RecordForm::Json)).expect("a document");
    assert!(own.len() > 20);
    assert_eq!((records.len(), documents.len()), (own.len(), own.len()));
    for (known, (record, document)) in own.iter().zip(records.iter().zip(&documents)) {
        same_as_record(record, known);
        same_as_json(document, known);
    }
    let mut after = None;
    let mut ids = Vec::new();
    loop {
        let batch = table.store.games_of_person_after(person(2), after, 7).expect("a look");
        let Some((last, _)) = batch.last() else { break };
        after = Some(*last);
        ids.extend(batch.into_iter().map(|(id, _)| id));
    }
    let expected = known.iter().filter(|(_, known)| known.players.contains(&person(2))).map(|(id, _)| *id);
    assert_eq!(ids, expected.collect::<Vec<_>>());
}

#[test]
fn a_file_of_no_games_is_still_one() {
    let table = Table::new();
    table.game_at(IN_THREAD);
    assert_eq!(file(&table, Some(person(1)), RecordForm::Pgn), "");
    assert_eq!(file(&table, Some(person(1)), RecordForm::Json), "[]\n");
}

#[test]
fn a_damaged_game_is_left_out_of_a_file_and_told() {
    let table = Table::new();
    for _ in 0..3 {
        table.game_at(IN_THREAD);
    }
    table.hand().execute_batch("UPDATE games SET variant = 'shogi' WHERE id = 1").expect("changed");
    for form in [RecordForm::Pgn, RecordForm::Json] {
        let mut bytes = Vec::new();
        let written = table.store.write_games(Some(ANN), form, &mut bytes).expect("written");
        assert_eq!(
            (written.games, written.damaged),
            (2, vec!["the variant of game 1 says \"shogi\"".to_owned()])
        );
        let text = String::from_utf8(bytes).expect("text");
        let read = match form {
            RecordForm::Pgn => Record::read_all(&text).expect("records").len(),
            RecordForm::Json => serde_json::from_str::<Vec<Value>>(&text).expect("a document").len(),
        };
        assert_eq!(read, 2);
    }
}

#[test]
fn a_file_that_takes_no_more_is_told_as_such() {
    struct Full;
    impl io::Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::StorageFull.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let table = Table::new();
    table.game_at(IN_THREAD);
    for form in [RecordForm::Pgn, RecordForm::Json] {
        let failed = table.store.write_games(None, form, &mut Full);
        let Err(StoreError::Write(error)) = failed else { panic!("{failed:?}") };
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    }
}
