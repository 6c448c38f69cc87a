//! A database of each schema that ever was, kept as a file, migrated and played on.

use std::fs;
use std::path::{Path, PathBuf};

use play::{Action, Answer, ConditionalTree, Ply, RequestKind, Terms};
use rules::{Status, Variant};
use rusqlite::{Connection, OpenFlags};
use store::ladder::{Owner, PairEnd};
use store::{MessageId, Overwrite, Place, PostState, Server};

use crate::clocks::terms;
use crate::table::{ANN, ARRAY, BOB, CLEO, GUILD, IN_THREAD, Table, mv};

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
    // From the second schema on: game 4 with a clock, a takeback, a request, a prepared answer and a vacation; a
    // challenge to anybody waits.
    let clocked = table.begins([ANN, BOB], terms("10d+1d/20d"));
    table.plays(clocked, ARRAY);
    table.does(clocked, BOB, Action::Ask(RequestKind::Takeback)).expect("asked");
    table.does(clocked, ANN, Action::Grant(RequestKind::Takeback)).expect("granted");
    table.plays(clocked, "K@34");
    let stored = table.store.game(clocked).expect("a look").expect("a game");
    let tree = ConditionalTree::read("18-19 26-25", stored.game.game()).expect("legal moves");
    table
        .store
        .prepare(clocked, BOB, (&tree, stored.game.turn()), None, table.tick())
        .expect("prepared")
        .into_inner();
    table.does(clocked, ANN, Action::Ask(RequestKind::Pause)).expect("asked");
    table.store.start_vacation(CLEO, 7, None, table.tick()).expect("done").into_inner().expect("away");
    table.offers(CLEO, None, terms("3d")).expect("a challenge to anybody");
    // From the third on: a game of each other rule set, which is the server's own too.
    for (variant, moves) in [(Variant::Chess, "e2e4 e7e5 g1f3"), (Variant::Chess100, "d2-d5 b10-c8 b1-c3")] {
        let other = table.under(Terms { variant, ..Terms::CASUAL }, BOB, ANN);
        table.plays(other, moves);
    }
    let server = Server { variant: Variant::Chess100, ..Server::default() };
    table.store.set_server(GUILD, &server).expect("set");
    // From the fourth on: two engines, a pair that is over and one that was being played.
    let engines = [("Vega", Owner::Person(ANN)), ("house", Owner::Operator)]
        .map(|(name, owner)| crate::ladder::entered(&table.store, name, owner));
    let (pair, attempt) = crate::ladder::running(&table.store, engines);
    let finished = crate::ladder::finished("crash");
    table.store.finish_pair(pair, attempt, &finished, table.tick()).expect("counted").into_inner();
    crate::ladder::running(&table.store, engines);
    // From the fifth on: a puzzle that Ann has solved as that of her day, and one that Cleo is at.
    crate::puzzles::does_everything(&table, ANN);
    let at = crate::puzzles::named(&table, "hard-0");
    table.store.open_attempt(CLEO, at, table.tick()).expect("open");
    table.store.beat(table.tick()).expect("a beat");
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
        let games: Vec<_> = games.into_iter().map(|(_, game)| game.expect("a sound game").stored).collect();
        let known: Vec<_> = games.iter().map(|stored| (stored.game.status(), stored.game.ply())).collect();
        let expected = [(Status::Checkmate, Ply(13)), (Status::Setup, Ply(2)), (Status::Setup, Ply(0))];
        assert_eq!(known[..3], expected);
        assert_eq!(games.len(), if number < 3 { number + 2 } else { 6 });
        if let [_, _, _, clocked, ..] = games.as_slice() {
            clocks_go_on(&table, clocked);
        }
        if let [.., chess, hundred] = &games[games.len().min(4)..] {
            rule_sets_go_on(&table, chess, hundred);
        }
        if number >= 4 {
            engines_go_on(&table);
        }
        if number >= 5 {
            crate::puzzles::go_on(&table, ANN, CLEO);
        }
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
        let challenges = table.store.open_challenges(CLEO).expect("a look");
        let challenge = challenges.iter().find(|stored| stored.challenge.opponent == Some(ANN));
        let challenge = challenge.expect("Cleo challenged Ann").challenge.id;
        table.answers(challenge, ANN, Answer::Decline).expect("declined");
        assert!(table.store.is_blocked(CLEO, BOB).expect("a look"));
        table.does(live, ANN, Action::AcceptDraw).expect("the offer still stands");
        table.is_sound();
    }
}

/// Engines, of the fourth schema: what was over stays counted, what was being played is played again.
fn engines_go_on(table: &Table) {
    assert_eq!(table.store.put_back().expect("put back"), 1);
    let live = table.store.live_pairs().expect("a look").remove(0);
    let attempt = table.store.start_pair(live.id, "test", table.tick()).expect("started").into_inner();
    let finished = crate::ladder::finished("crash");
    let end = table.store.finish_pair(live.id, attempt.expect("planned"), &finished, table.tick());
    // The second crash, with the one from before.
    assert!(
        matches!(end.expect("told").into_inner(), PairEnd::Counted { quarantined, .. } if quarantined.len() == 1)
    );
    assert_eq!(table.store.engine_games().expect("a look"), 4);
}

/// Games of other rule sets, of the third schema, work as they were left.
fn rule_sets_go_on(table: &Table, chess: &store::StoredGame, hundred: &store::StoredGame) {
    let position = |stored: &store::StoredGame| stored.game.game().position().to_string();
    assert_eq!(position(chess), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    assert!(position(hundred).starts_with("r1bskqibnr/pppppppppp/2n7/10/10/3P6/10/2N7/"));
    table.plays(chess.id(), "b8c6");
    table.plays(hundred.id(), "i10-h8");
    assert_eq!(table.store.server(GUILD).expect("a look").variant, Variant::Chess100);
}

/// What the second schema keeps works as it was left.
fn clocks_go_on(table: &Table, clocked: &store::StoredGame) {
    assert_eq!((clocked.game.turn().to_string().as_str(), clocked.game.status()), ("10t1", Status::Ongoing));
    assert!(clocked.game.request(RequestKind::Pause).is_some());
    let left = clocked.game.left(clocked.game.last_moved()).expect("a clock");
    assert!(left.iter().all(|left| left.0 > 10 * 86_400_000), "days were added: {left:?}");
    assert!(table.store.next_due().expect("a look").is_some());
    assert!(table.store.last_beat().expect("a look").is_some());
    assert_eq!(table.store.vacation(CLEO, clocked.game.last_moved()).expect("a look").left, 23);
    assert_eq!(table.store.open_seeks(GUILD).expect("a look").len(), 1);
    // The pause is on Bob to grant; a prepared answer is played when its condition occurs.
    let played = table.does(clocked.id(), ANN, mv("18-19")).expect("a move");
    assert_eq!(played.replies.len(), 1);
}
