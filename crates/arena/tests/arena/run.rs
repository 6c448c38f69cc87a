//! The ladder at work.

use std::time::{Duration, Instant};

use arena::Happening;
use rules::Variant;
use store::ladder::{EngineState, LadderNotice, NewsKind, Owner, Pair, PairState};
use store::{ChannelId, MessageId};

use crate::hall::{ANN, Hall};

/// Games in the test run, and of `scripts/soak ladder`.
fn games() -> u64 {
    std::env::var("STARMATE_LADDER_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(200)
}

/// The statistics are those of the games, each pair once.
fn adds_up(hall: &Hall, variant: Variant) {
    let pairs: Vec<Pair> = hall.store.last_ladder_pairs(variant, u32::MAX).unwrap();
    let over = pairs.iter().filter(|pair| pair.state == PairState::Over && pair.rated);
    let (mut counted, mut points) = (0, 0);
    for pair in over {
        counted += hall.store.games_of_pair(pair.id).unwrap().len() as u32;
        points += pair.points.unwrap().iter().sum::<u32>();
    }
    let statistics = hall.store.statistics(variant, None).unwrap();
    let kept: u32 = statistics.iter().map(|one| one.wins + one.draws + one.losses).sum();
    assert_eq!((kept, points), (counted, 2 * counted));
    assert!(hall.store.check().unwrap().is_sound());
}

#[derive(Debug)]
struct Mark {
    games: u64,
    resident_kib: u64,
    cpu_ms: u64,
    wall: Duration,
}

/// Memory of this process and CPU time of it alone: what the ladder costs beside its games.
fn mark(games: u64, since: Instant) -> Mark {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    let resident_kib = line.split_whitespace().nth(1).and_then(|kib| kib.parse().ok()).unwrap_or(0);
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |index: usize| fields.get(index).and_then(|ticks| ticks.parse::<u64>().ok()).unwrap_or(0);
    // utime and stime in hundredths of a second (proc(5)).
    Mark { games, resident_kib, cpu_ms: 10 * (ticks(11) + ticks(12)), wall: since.elapsed() }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_games_cost_what_few_cost_and_each_counts_once() {
    let hall = Hall::new(|config| {
        config.games = 2;
        config.variants = vec![Variant::Chess];
        config.memory_mib = 4096;
    });
    for number in 1..=6 {
        hall.plays("instant", number, Variant::Chess).await;
    }
    let began = Instant::now();
    let mut running = hall.run();
    let (mut played, all) = (0, games());
    let step = (all / 5).max(1);
    let mut marks = vec![mark(0, began)];
    while played < all {
        running
            .until(|one| {
                let Happening::PairOver { games, .. } = one else { return false };
                played += games.len() as u64;
                true
            })
            .await;
        if played >= marks.len() as u64 * step {
            marks.push(mark(played, began));
            let last = &marks[marks.len() - 2..];
            let games = last[1].games - last[0].games;
            println!(
                "{:>6} games: {:>7} KiB resident, {:.2} ms of our CPU and {:.1} ms a game",
                last[1].games,
                last[1].resident_kib,
                (last[1].cpu_ms - last[0].cpu_ms) as f64 / games as f64,
                last[1].wall.saturating_sub(last[0].wall).as_secs_f64() * 1e3 / games as f64,
            );
        }
    }
    running.stop().await;
    adds_up(&hall, Variant::Chess);
    // Nearly everybody has met everybody, and all stand in the table.
    let table = hall.store.standings(Variant::Chess, play::Timestamp(i64::MAX / 2)).unwrap();
    assert_eq!(table.len(), 6);
    assert!(table.iter().all(|one| one.rating.is_some() && one.games() > 0), "{table:?}");
    assert!(hall.store.crossings(Variant::Chess, None).unwrap().len() >= 6 * 4);
    let growth = marks[marks.len() - 1].resident_kib.saturating_sub(marks[1].resident_kib);
    assert!(growth < 16 << 10, "memory grew by {growth} KiB: {marks:?}");
}

#[tokio::test]
async fn the_houses_engines_play_by_themselves_and_the_anchor_stands() {
    let hall = Hall::new(|config| {
        config.house = true;
        config.games = 2;
        config.variants = vec![Variant::Starchess];
    });
    let mut running = hall.run();
    let mut over = 0;
    running
        .until(|one| {
            over += u32::from(matches!(one, Happening::PairOver { .. }));
            over >= 3 && matches!(one, Happening::Rated { .. })
        })
        .await;
    running.stop().await;
    adds_up(&hall, Variant::Starchess);
    let table = hall.store.standings(Variant::Starchess, play::Timestamp(i64::MAX / 2)).unwrap();
    assert_eq!(table.len(), arena::HOUSE_ENGINES.len());
    let anchor = table.iter().find(|one| one.engine.name == "starmate-0.1-1k").unwrap();
    assert!((anchor.rating.unwrap().rating - 1500.0).abs() < 1e-9);
    // Both lists of openings are played.
    let lists: Vec<String> = hall
        .store
        .last_ladder_pairs(Variant::Starchess, 99)
        .unwrap()
        .into_iter()
        .map(|pair| pair.terms.opening.list)
        .collect();
    assert!(
        lists.iter().any(|list| list == "setup") && lists.iter().any(|list| list == "arrays"),
        "{lists:?}"
    );
    // A game stands there whole, and as a record.
    let game = hall.store.last_engine_games(Variant::Starchess, 1).unwrap().remove(0);
    let game = hall.store.engine_game(game.id).unwrap().unwrap();
    let replayed = game.replayed().unwrap();
    assert_eq!(replayed.moves().len(), game.line.plies as usize);
    let read = rules::record::Record::read_as(&game.pgn().unwrap(), Variant::Starchess).unwrap();
    assert_eq!(read.game().moves(), replayed.moves());
    assert!(game.moves.iter().any(|played| played.score.is_some()));
}

#[tokio::test]
async fn an_engine_that_crashes_in_two_pairs_is_quarantined_and_its_owner_told() {
    let hall = Hall::new(|config| config.variants = vec![Variant::Chess]);
    hall.plays("instant", 1, Variant::Chess).await;
    // Hers, and trusted for this test's sake.
    let engine = hall.plays("exit", 2, Variant::Chess).await;
    hall.store.set_name(ANN, "Ann").unwrap();
    let db = rusqlite_owner(&hall, engine.id.0);
    assert_eq!(db, 1);
    let mut running = hall.run();
    running.until(|one| matches!(one, Happening::Quarantined { .. })).await;
    running.stop().await;
    let found = hall.store.engine(engine.id).unwrap().unwrap();
    assert_eq!((found.state, found.owner), (EngineState::Quarantined, Owner::Person(ANN)));
    let faults = hall.store.faults_of(engine.id, 99).unwrap();
    let mut pairs: Vec<_> = faults.iter().map(|fault| fault.pair).collect();
    pairs.dedup();
    assert_eq!(pairs.len(), 2, "{faults:?}");
    assert!(faults.iter().all(|fault| fault.kind == "crash" && fault.detail == "exit code 3"));
    // What she is told comes one after the other.
    let mut told = Vec::new();
    while let Some(post) = hall.store.next_posts(play::Timestamp(i64::MAX), 99).unwrap().pop() {
        assert!(hall.store.mark_sent(post.id, ChannelId(9), MessageId(9), play::Timestamp(9)).unwrap());
        told.push(post.content);
    }
    let first = faults.last().unwrap().id;
    assert_eq!(told[0], store::Content::Ladder(LadderNotice::Fault { fault: first }));
    assert!(
        matches!(told[1], store::Content::Ladder(LadderNotice::Quarantined { engine: id, .. }) if id == engine.id)
    );
    assert_eq!(told.len(), 2, "the first fault of a kind, and the quarantine");
    let news = hall.store.news_since(Variant::Chess, play::Timestamp(0)).unwrap();
    assert!(news.iter().any(|news| news.kind == NewsKind::Quarantined && news.engine == Some(engine.id)));
    adds_up(&hall, Variant::Chess);
}

/// Gives an engine of the operator's to Ann.
fn rusqlite_owner(hall: &Hall, engine: i64) -> usize {
    let db = rusqlite::Connection::open(hall.store.path()).unwrap();
    db.execute("UPDATE engines SET owner = ?1 WHERE id = ?2", (ANN.0.cast_signed(), engine)).unwrap()
}

#[tokio::test]
async fn a_season_ends_with_its_table_and_ratings_go_on() {
    let hall = Hall::new(|config| {
        config.games = 2;
        config.variants = vec![Variant::Chess];
    });
    for number in 1..=3 {
        hall.plays("instant", number, Variant::Chess).await;
    }
    let mut running = hall.run();
    let mut over = 0;
    running
        .until(|one| {
            over += u32::from(matches!(one, Happening::PairOver { .. }));
            over >= 4
        })
        .await;
    running.stop().await;
    let before = hall.store.engine_ratings(Variant::Chess).unwrap();
    let season = hall.arena.end_season(Variant::Chess).await.unwrap().unwrap();
    assert_eq!((season.number, season.archive.len()), (1, 3));
    assert_eq!(season.winner, Some(before[0].engine), "the best of those that have played");
    assert_eq!(hall.store.season(Variant::Chess).unwrap().unwrap().number, 2);
    assert_eq!(hall.store.engine_ratings(Variant::Chess).unwrap(), before);
    let table = hall.store.standings(Variant::Chess, play::Timestamp(i64::MAX / 2)).unwrap();
    assert!(table.iter().all(|one| one.season_games == 0));
    assert_eq!(table.iter().map(|one| one.titles).sum::<u32>(), 1);
}
