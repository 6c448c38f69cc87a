//! Engines in the database: what counts, counts once.

use play::Timestamp;
use rules::{Colour, Outcome, Status, Variant};
use store::ladder::{
    EngineId, EngineState, FinishedGame, FinishedPair, Fitted, GameClock, HouseEngine, NewEngine, NewPair,
    NewsKind, Opening, Owner, PairEnd, PairId, PairState, PlayedMove, Purpose, SeenFault,
};
use store::{Committed, Store};

use crate::table::{ANN, Table};

const V: Variant = Variant::Chess;

pub(crate) fn entered(store: &Store, name: &str, owner: Owner) -> EngineId {
    let house = (owner == Owner::Operator).then_some(HouseEngine::Level(1));
    let hash = format!("{:064x}", name.bytes().fold(0_u128, |number, byte| number << 8 | u128::from(byte)));
    let new = NewEngine {
        name: name.to_owned(),
        owner,
        binary: house.is_none().then_some((hash, 9)),
        house,
        trusted: false,
        variants: vec![V],
        predecessor: None,
        author: None,
        country: None,
        description: None,
    };
    let engine = store.enter_engine(&new, Timestamp(5)).expect("entered").into_inner().expect("a new name");
    if engine.state == EngineState::Checking {
        store.checked(engine.id, true, None, "{}", Timestamp(6)).map(Committed::into_inner).expect("checked");
    }
    engine.id
}

/// A pair of a ladder that runs, with its attempt.
pub(crate) fn running(store: &Store, engines: [EngineId; 2]) -> (PairId, u32) {
    let season = store.open_ladder(V, "1+0.01", GameClock::Cpu, Timestamp(7)).expect("open").into_inner();
    let new = NewPair {
        variant: V,
        purpose: Purpose::Ladder(season.id),
        slot: None,
        engines,
        games: 2,
        opening: Opening { list: "chess".to_owned(), ..Opening::default() },
        control: "1+0.01".to_owned(),
        clock: GameClock::Cpu,
        adjudication: None,
    };
    let pair = store.plan_pair(&new, Timestamp(8)).expect("planned").into_inner().expect("no slot");
    let attempt = store.start_pair(pair, "test", Timestamp(9)).expect("started").into_inner();
    (pair, attempt.expect("it was planned"))
}

fn game(number: u8, moves: &[&str], status: Status, outcome: Outcome) -> FinishedGame {
    FinishedGame {
        number,
        position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(),
        opening: Vec::new(),
        moves: moves
            .iter()
            .map(|played| PlayedMove {
                played: (*played).to_owned(),
                score: None,
                depth: None,
                used_us: 1,
                left_ms: Some(1000),
            })
            .collect(),
        status,
        outcome,
        adjudicated: None,
        faults: Vec::new(),
        plies: moves.len() as u32,
        started: Timestamp(9),
        wall_ms: 5,
        lag_ms: 0,
        seats: [None, None],
    }
}

/// Fool's mate, then a game that White loses by a fault.
pub(crate) fn finished(kind: &str) -> FinishedPair {
    let mated = game(1, &["f2f3", "e7e5", "g2g4", "d8h4"], Status::Checkmate, Outcome::BlackWins);
    let mut fault = game(2, &["e2e4"], Status::Forfeit, Outcome::WhiteWins);
    fault.faults.push(SeenFault {
        side: Colour::Black,
        kind: kind.to_owned(),
        detail: "seen".to_owned(),
        last_words: Some("help".to_owned()),
    });
    FinishedPair { games: vec![mated, fault], rated: true }
}

#[test]
fn a_result_counts_once_and_only_in_its_attempt() {
    let table = Table::new();
    let store = &table.store;
    let engines = [entered(store, "Vega", Owner::Person(ANN)), entered(store, "house", Owner::Operator)];
    let (pair, attempt) = running(store, engines);
    // The runner is killed, and another one takes the pair up.
    assert_eq!(store.put_back().expect("put back"), 1);
    let second =
        store.start_pair(pair, "test", Timestamp(10)).expect("started").into_inner().expect("planned");
    assert_eq!((attempt, second), (1, 2));
    let late = store.finish_pair(pair, attempt, &finished("time"), Timestamp(11)).expect("told").into_inner();
    assert_eq!(late, PairEnd::NotWanted);
    let end = store.finish_pair(pair, second, &finished("time"), Timestamp(11)).expect("told").into_inner();
    assert!(matches!(&end, PairEnd::Counted { points: [0, 4], rated: true, .. }), "{end:?}");
    let again = store.finish_pair(pair, second, &finished("time"), Timestamp(12)).expect("told").into_inner();
    assert_eq!(again, PairEnd::NotWanted);
    assert_eq!(store.engine_games().expect("a look"), 2);
    let statistics = store.statistics(V, None).expect("a look");
    let kept: Vec<_> = statistics.iter().map(|one| (one.white, one.wins, one.draws, one.losses)).collect();
    assert_eq!(kept, [(engines[0], 0, 0, 1), (engines[1], 1, 0, 0)]);
    let crossing = store.crossings(V, None).expect("a look");
    assert_eq!((crossing[0].wins, crossing[0].losses), (0, 2));
    table.is_sound();
    let report = store.check().expect("a check");
    assert_eq!(report.engine_games, 2);
}

#[test]
fn what_does_not_add_up_is_found() {
    let table = Table::new();
    let store = &table.store;
    let engines = [entered(store, "Vega", Owner::Person(ANN)), entered(store, "house", Owner::Operator)];
    let (pair, attempt) = running(store, engines);
    store.finish_pair(pair, attempt, &finished("time"), Timestamp(11)).expect("told").into_inner();
    for (damage, told) in [
        ("UPDATE engine_statistics SET wins = 7 WHERE wins = 1", "the statistics of season 1"),
        ("UPDATE pairs SET points = 3", "the result of pair 1"),
        (
            "UPDATE engine_games SET moves = 'e2e5,,,1,' WHERE id = 2",
            "game 2 of engines does not follow the rules",
        ),
        ("UPDATE engine_games SET status = 'stalemate' WHERE id = 1", "game 1 of engines ends otherwise"),
    ] {
        table.hand().execute_batch(damage).expect("damaged");
        let faults = store.check().expect("a check").faults;
        assert!(faults.iter().any(|fault| fault.to_string().starts_with(told)), "{told}: {faults:?}");
    }
}

#[test]
fn two_crashes_end_in_quarantine_and_the_second_is_forgiven_after_a_check() {
    let table = Table::new();
    let store = &table.store;
    let engines = [entered(store, "Vega", Owner::Person(ANN)), entered(store, "house", Owner::Operator)];
    let state = || store.engine(engines[0]).expect("a look").expect("it is there").state;
    for (round, expected) in [EngineState::Active, EngineState::Quarantined].into_iter().enumerate() {
        let (pair, attempt) = running(store, engines);
        store
            .finish_pair(pair, attempt, &finished("crash"), Timestamp(20 + round as i64))
            .expect("told")
            .into_inner();
        assert_eq!(state(), expected);
    }
    assert_eq!(table.posts_all(), ["e1c0", "e1fcrash", "e1q2"]);
    let news = store.news_since(V, Timestamp(0)).expect("a look");
    assert!(news.iter().any(|one| one.kind == NewsKind::Quarantined && one.engine == Some(engines[0])));
    store.set_engine_state(engines[0], EngineState::Checking, None, Timestamp(30)).expect("set").into_inner();
    store.checked(engines[0], true, None, "{}", Timestamp(31)).expect("checked").into_inner();
    let (pair, attempt) = running(store, engines);
    store.finish_pair(pair, attempt, &finished("crash"), Timestamp(32)).expect("told").into_inner();
    assert_eq!(state(), EngineState::Active, "one crash since it was forgiven");
}

#[test]
fn a_pair_that_does_not_count_is_played_again_and_given_up_in_the_end() {
    let table = Table::new();
    let store = &table.store;
    let engines = [entered(store, "Vega", Owner::Person(ANN)), entered(store, "house", Owner::Operator)];
    let (pair, mut attempt) = running(store, engines);
    for expected in [PairState::Planned, PairState::Planned, PairState::Void] {
        let state = store.void_pair(pair, attempt, "overloaded", 3, Timestamp(9)).expect("void").into_inner();
        assert_eq!(state, Some(expected));
        attempt =
            store.start_pair(pair, "test", Timestamp(9)).expect("started").into_inner().unwrap_or(attempt);
    }
    assert_eq!(store.live_pairs().expect("a look"), []);
}

#[test]
fn history_grows_with_games_and_a_new_leader_is_news_once() {
    let table = Table::new();
    let store = &table.store;
    let engines = [entered(store, "Vega", Owner::Person(ANN)), entered(store, "house", Owner::Operator)];
    let fitted = |engine, rating: f64| Fitted {
        engine,
        rating,
        deviation: 50.0,
        low: rating - 98.0,
        high: rating + 98.0,
        superior: None,
    };
    let put = |best: usize, at: i64| {
        let ratings = [fitted(engines[best], 1600.0), fitted(engines[1 - best], 1500.0)];
        store.put_ratings(V, &ratings, "{}", Timestamp(at)).expect("kept").into_inner();
    };
    for (best, at) in [(0, 100), (1, 200), (0, 300)] {
        let (pair, attempt) = running(store, engines);
        store.finish_pair(pair, attempt, &finished("time"), Timestamp(at)).expect("told").into_inner();
        put(best, at);
        // Nothing has been played since.
        put(best, at + 1);
    }
    let history = store.engine_rating_history(V, engines[0]).expect("a look");
    assert_eq!(
        history.iter().map(|point| (point.at.0, point.games)).collect::<Vec<_>>(),
        [(100, 2), (200, 4), (300, 6)]
    );
    let news = store.news_since(V, Timestamp(0)).expect("a look");
    let overtaken: Vec<_> = news.iter().filter(|one| one.kind == NewsKind::Overtaken).collect();
    assert_eq!(overtaken.len(), 1, "that the two change places again so soon is none: {news:?}");
    assert_eq!((overtaken[0].engine, overtaken[0].other), (Some(engines[1]), Some(engines[0])));
    let standings = store.standings(V, Timestamp(300 + 7 * 86_400_000)).expect("a look");
    assert_eq!(standings[0].engine.id, engines[0]);
    assert_eq!((standings[0].rank, standings[0].change, standings[0].faults), (Some(1), Some(0.0), 3));
}
