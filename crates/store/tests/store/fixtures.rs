//! A database of each schema that ever was, kept as a file, migrated and played on.

use std::fs;
use std::path::{Path, PathBuf};

use play::{Action, Answer, Ply};
use rules::Status;
use rusqlite::{Connection, OpenFlags};
use store::{MessageId, Overwrite, Place, PostState};

use crate::table::{ANN, ARRAY, BOB, CLEO, IN_THREAD, Table};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

fn migrations() -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations");
    fs::read_dir(folder).expect("the migrations").count()
}

/// Writes the fixture of the newest schema. Run once when a migration is added, then never again for it:
/// `cargo test -p starmate-store --test store -- --ignored writes_the_fixture`.
#[test]
#[ignore = "writes into the source tree"]
fn writes_the_fixture_of_the_newest_schema() {
    let table = Table::new();
    for (who, name) in [(ANN, "Ann"), (BOB, "Боб"), (CLEO, "Cleo")] {
        table.store.set_name(who, name).expect("named");
    }
    // Game 1: mated in a thread, all posted.
    let mated = table.game_at(IN_THREAD);
    table.plays(mated, &format!("{ARRAY} 11-19 27-36 19-36"));
    table.posts_all();
    table.store.close(mated).expect("closed");
    // Game 2: goes on in direct messages, a draw offered, one message in flight, one given up.
    let live = table.game_at(Place::Dms);
    table.plays(live, "Q@4 Q@34");
    table.does(live, BOB, Action::OfferDraw).expect("granted");
    let in_flight = table.post(live, "g2p0-w").id;
    table
        .store
        .mark_in_flight(in_flight, Some(MessageId(1_400_000_000_000_000_001)), table.tick())
        .expect("marked");
    table.store.mark_dead(table.post(live, "g2p0-b").id, "50007").expect("marked");
    // Game 3: accepted, its thread not opened yet. A challenge waits.
    table.accepted();
    table.challenges(CLEO, ANN).expect("a challenge");
    table.store.block(CLEO, BOB, table.tick()).expect("blocked").into_inner();
    let to = folder().join(format!("{:02}.sqlite", migrations()));
    table.store.backup(&to, Overwrite::No).expect("a new fixture");
}

#[test]
fn every_schema_has_its_fixture() {
    for number in 1..=migrations() {
        let path = folder().join(format!("{number:02}.sqlite"));
        let fixture =
            Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).expect("a fixture");
        let schema: u32 =
            fixture.pragma_query_value(None, "user_version", |row| row.get(0)).expect("its schema");
        assert_eq!(schema as usize, number, "a fixture stays as its schema left it");
    }
}

#[test]
fn every_fixture_is_migrated_and_played_on() {
    for number in 1..=migrations() {
        let table = Table::on_copy_of(&folder().join(format!("{number:02}.sqlite")));
        table.is_sound();
        let games = table.store.games_after(None, 10).expect("a look");
        let games: Vec<_> = games.into_iter().map(|(_, game)| game.expect("a sound game")).collect();
        let known: Vec<_> = games.iter().map(|stored| (stored.game.status(), stored.game.ply())).collect();
        let expected = [(Status::Checkmate, Ply(13)), (Status::Setup, Ply(2)), (Status::Setup, Ply(0))];
        assert_eq!(known, expected);
        assert_eq!(games[0].black_name.as_deref(), Some("Боб"));
        assert!(games[0].closed);
        assert_eq!(games[1].place, Place::Dms);
        assert_eq!(table.store.games_to_open().expect("a look").len(), 1);
        let (mated, live) = (games[0].id(), games[1].id());
        assert!(
            table.store.posts_of(mated).expect("a look").iter().all(|post| post.state == PostState::Sent)
        );
        assert_eq!(table.post(live, "g2p0-w").state, PostState::InFlight);
        assert_eq!(table.post(live, "g2p0-b").state, PostState::Dead);
        let challenge = table.store.open_challenges(CLEO).expect("a look")[0].challenge.id;
        table.answers(challenge, ANN, Answer::Decline).expect("declined");
        assert!(table.store.is_blocked(CLEO, BOB).expect("a look"));
        table.does(live, ANN, Action::AcceptDraw).expect("the offer still stands");
        table.is_sound();
    }
}
