//! Tournaments whose runner is killed in the middle, again and again.

use std::collections::HashMap;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use arena::{Arena, Config, TournamentRequest, event};
use ladder::tournament::Format;
use play::Timestamp;
use referee::{Adjudication, ResignRule};
use rules::Variant;
use store::ladder::{GameClock, Owner, PairState, TournamentId, TournamentState};
use store::{Reader, Store};

use crate::hall::{FRONT, Hall, PATIENCE};

/// Engines of which the one with the greater number wins whatever it plays: the other resigns first.
const ENTRANTS: u32 = 8;

/// The weaker side says that it is lost some moves sooner, and that ends the game.
fn resigning() -> Adjudication {
    Adjudication {
        resign: Some(ResignRule { moves: 1, score_cp: 1000, two_sided: false }),
        ..Adjudication::default()
    }
}

async fn made(format: Format) -> (Hall, TournamentId) {
    let hall = Hall::new(|_| {});
    let mut engines = Vec::new();
    // Not in the order of their strength.
    for number in [5, 2, 8, 1, 7, 4, 3, 6] {
        engines.push(hall.plays("strength", number, Variant::Chess).await.name);
    }
    let id = hall
        .arena
        .create_tournament(TournamentRequest {
            name: format!("Test {}", format.as_str()),
            variant: Variant::Chess,
            format,
            rounds: (format == Format::Swiss).then_some(5),
            pairs: 1,
            control: Some("5+0.05".into()),
            clock: Some(GameClock::Cpu),
            list: None,
            adjudication: Some(resigning()),
            seed: Some(1),
            creator: Owner::Operator,
            place: None,
            engines,
            open: false,
            entries_end: None,
        })
        .await
        .unwrap();
    (hall, id)
}

fn runner(data: &std::path::Path) -> Child {
    Command::new(FRONT).args(["run", data.to_str().unwrap(), "2"]).stdin(Stdio::null()).spawn().unwrap()
}

/// Runs a tournament to its end, killing the runner whenever `every` more pairs are over, and a little later.
fn killed_again_and_again(hall: Hall, id: TournamentId, every: usize) -> (Reader, tempfile::TempDir, u32) {
    let Hall { arena, store, folder } = hall;
    let path = store.path().to_owned();
    drop::<(Arena, Store)>((arena, store));
    let reader = Reader::open(&path).unwrap();
    let over = || {
        let pairs = reader.tournament_pairs(id).unwrap();
        pairs.iter().filter(|pair| pair.state == PairState::Over).count()
    };
    let state = || reader.tournament(id).unwrap().unwrap().state;
    let (mut kills, until) = (0, Instant::now() + PATIENCE);
    while state() != TournamentState::Over {
        let from = over();
        let mut child = runner(folder.path());
        while state() != TournamentState::Over && over() < from + every {
            assert!(Instant::now() < until, "the tournament does not come to its end");
            assert_eq!(child.try_wait().unwrap(), None, "the runner ended by itself");
            std::thread::sleep(Duration::from_millis(5));
        }
        // In the middle of the next pairs, as a rule.
        std::thread::sleep(Duration::from_millis(3 + 4 * u64::from(kills)));
        child.kill().unwrap();
        child.wait().unwrap();
        kills += 1;
    }
    (reader, folder, kills)
}

/// Names from the first place to the last, each counted result once.
fn table(reader: &Reader, id: TournamentId) -> Vec<(String, u32, u32)> {
    let tournament = reader.tournament(id).unwrap().unwrap();
    let mut table: Vec<_> = tournament
        .entries
        .iter()
        .map(|entry| (entry.name.clone(), entry.place.unwrap(), entry.points.unwrap()))
        .collect();
    table.sort_by_key(|(_, place, _)| *place);
    table
}

/// No meeting is lost, none is counted twice, and every game that counts is there.
fn whole(reader: &Reader, id: TournamentId) {
    let pairs = reader.tournament_pairs(id).unwrap();
    let mut slots: HashMap<&str, u32> = HashMap::new();
    let mut games = 0;
    for pair in &pairs {
        assert_eq!(pair.state, PairState::Over, "{pair:?}");
        *slots.entry(pair.terms.slot.as_deref().unwrap()).or_default() += 1;
        let kept = reader.games_of_pair(pair.id).unwrap();
        assert_eq!(kept.len(), 2);
        games += kept.len() as u64;
    }
    assert!(slots.values().all(|count| *count == 1));
    assert_eq!(reader.engine_games().unwrap(), games);
    let event = event(reader, &reader.tournament(id).unwrap().unwrap()).unwrap();
    assert_eq!(event.played().len(), pairs.len());
    assert!(event.is_finished());
    assert!(reader.check().unwrap().is_sound());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_swiss_of_eight_whose_runner_is_killed_ends_with_the_right_standings() {
    let (hall, id) = made(Format::Swiss).await;
    let (reader, _folder, kills) = killed_again_and_again(hall, id, 4);
    assert!(kills >= 4, "it was killed {kills} times");
    whole(&reader, id);
    let table = table(&reader, id);
    // The strongest wins all its games, the weakest none; nobody meets twice, so five rounds have twenty meetings.
    assert_eq!(reader.tournament_pairs(id).unwrap().len(), 20);
    assert_eq!((table[0].0.as_str(), table[0].2), ("strength 8", 20));
    assert_eq!((table[7].0.as_str(), table[7].2), ("strength 1", 0));
    // Who won more stands higher, and each meeting was won by the stronger one.
    for pair in reader.tournament_pairs(id).unwrap() {
        let [first, second] = pair.terms.engines.map(|engine| reader.engine(engine).unwrap().unwrap().name);
        let expected = if first > second { [4, 0] } else { [0, 4] };
        assert_eq!(pair.points, Some(expected), "{first} against {second}");
    }
    assert!(table.windows(2).all(|two| two[0].2 >= two[1].2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_knockout_whose_runner_is_killed_ends_with_the_right_winner() {
    let (hall, id) = made(Format::Knockout).await;
    let (reader, _folder, kills) = killed_again_and_again(hall, id, 2);
    assert!(kills >= 3, "it was killed {kills} times");
    whole(&reader, id);
    let table = table(&reader, id);
    assert_eq!(reader.tournament_pairs(id).unwrap().len(), 7);
    assert_eq!(table[0].0, "strength 8");
    // Seeded as entered, since nothing is known of them: 5 2 8 1 7 4 3 6 gives 5-6, 1-7; 2-3, 8-4.
    let met = |slot: &str| {
        let pairs = reader.tournament_pairs(id).unwrap();
        let pair = pairs.iter().find(|pair| pair.terms.slot.as_deref() == Some(slot)).unwrap().clone();
        pair.terms.engines.map(|engine| reader.engine(engine).unwrap().unwrap().name)
    };
    let sorted = |mut names: [String; 2]| {
        names.sort();
        names
    };
    assert_eq!(sorted(met("3.1")), ["strength 7", "strength 8"]);
    assert_eq!(ENTRANTS as usize, table.len());
}

#[tokio::test]
async fn an_engine_that_cannot_come_loses_its_meetings() {
    let hall = Hall::new(|config: &mut Config| config.ladders = false);
    let mut engines = Vec::new();
    for number in [1, 2, 3] {
        engines.push(hall.plays("strength", number, Variant::Chess).await);
    }
    let id = hall
        .arena
        .create_tournament(TournamentRequest {
            name: "Three".into(),
            variant: Variant::Chess,
            format: Format::RoundRobin,
            rounds: None,
            pairs: 1,
            control: None,
            clock: None,
            list: None,
            adjudication: Some(resigning()),
            seed: Some(1),
            creator: Owner::Operator,
            place: None,
            engines: engines.iter().map(|engine| engine.name.clone()).collect(),
            open: true,
            entries_end: None,
        })
        .await
        .unwrap();
    hall.arena.begin_tournament(id).await.unwrap();
    let mut running = hall.run();
    running.until(|one| matches!(one, arena::Happening::PairStarted(_))).await;
    let state = store::ladder::EngineState::Withdrawn;
    // The weakest, which loses to both others however it is.
    hall.store.set_engine_state(engines[0].id, state, None, Timestamp(5)).unwrap().into_inner();
    running.until(|one| matches!(one, arena::Happening::TournamentOver { .. })).await;
    running.stop().await;
    let table = table(&hall.store, id);
    let expected = [("strength 3", 8), ("strength 2", 4), ("strength 1", 0)];
    assert_eq!(table.iter().map(|row| (row.0.as_str(), row.2)).collect::<Vec<_>>(), expected);
    whole_or_awarded(&hall, id);
}

fn whole_or_awarded(hall: &Hall, id: TournamentId) {
    let pairs = hall.store.tournament_pairs(id).unwrap();
    assert_eq!(pairs.len(), 3);
    assert!(pairs.iter().all(|pair| pair.state == PairState::Over));
    assert!(pairs.iter().any(|pair| pair.fault.as_deref() == Some("strength 1 is withdrawn")), "{pairs:?}");
}
