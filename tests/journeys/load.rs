//! How fast the bot answers while it is busy. Not tests: `scripts/load` runs them and prints the figures.

use std::time::{Duration, Instant};

use rules::Variant;

use crate::table::{Table, content};

/// Games that the house thinks about, more than it has threads, so that it never rests.
const GAMES: usize = 14;
/// Games of engines that are played at a time, as many as a small machine has cores.
const LADDER: usize = 2;

/// The median, the least of the slowest hundredth, and the greatest.
fn told(mut times: Vec<Duration>) -> [Duration; 3] {
    times.sort_unstable();
    let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
    [at(50), at(99), times[times.len() - 1]]
}

/// Ways to ask that answer from memory, from the database, and with a picture.
async fn asks(table: &Table, round: usize) -> Duration {
    let command = ["games", "board", "settings", "profile"][round % 4];
    let began = Instant::now();
    let call = table.bob.command(table.games, command).send().expect("sent");
    call.message().await.expect("an answer");
    began.elapsed()
}

async fn measure(table: &Table, count: usize) -> [Duration; 3] {
    let mut times = Vec::with_capacity(count);
    for round in 0..count {
        times.push(asks(table, round).await);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    told(times)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn think() {
    let table = Table::set_thinking(2).await;
    // A game of Bob's own, so that there is a board to look at.
    let (_, _) = table.begin_of(Variant::Chess).await;
    let idle = measure(&table, 200).await;
    for _ in 0..GAMES {
        // The one before may still be open for a moment.
        for _ in 0..100 {
            let call = table.carol.command(table.games, "play").user("opponent", table.cord.bot());
            let call = call.option("level", 10).option("colour", "black").option("variant", "starchess");
            let answer = call.send().expect("sent").message().await.expect("an answer");
            if content(&answer).contains("at level 10") {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    let busy = measure(&table, 400).await;
    let line = |name: &str, [median, slow, most]: [Duration; 3]| {
        println!("{name}: median {median:?}, 99th percentile {slow:?}, slowest {most:?}");
    };
    line("while nothing is thought about", idle);
    line("while the house thinks on two threads", busy);
    let [_, slow, _] = busy;
    assert!(slow < Duration::from_millis(200), "the slowest hundredth takes {slow:?}");
    // Fourteen threads opened at once meet Discord's limit on that, and are opened when it has passed.
    table.clear(&[50_083, 0]).await;
}

/// The same, and what people ask of the ladder itself.
async fn asks_of_ladder(table: &Table, round: usize) -> Duration {
    if round % 3 < 2 {
        return asks(table, round / 3 * 2 + round % 3).await;
    }
    let (command, sub) =
        [("ladder", "standings"), ("engine", "list"), ("ladder", "crosstable")][round / 3 % 3];
    let began = Instant::now();
    let call = table.bob.command(table.games, command).subcommand(sub).option("variant", "starchess");
    call.send().expect("sent").message().await.expect("an answer");
    began.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn ladder() {
    let table = Table::set_with_ladder(LADDER, "1+0.01").await;
    let (_, _) = table.begin_of(Variant::Chess).await;
    let reader = store::Store::read_only(&table.database()).expect("the database");
    let began = Instant::now();
    while reader.engine_games().expect("read") < 4 {
        assert!(began.elapsed() < Duration::from_mins(5), "the ladder does not play");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let (before, began) = (reader.engine_games().expect("read"), Instant::now());
    let mut times = Vec::new();
    for round in 0..600 {
        times.push(asks_of_ladder(&table, round).await);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let played = reader.engine_games().expect("read") - before;
    let [median, slow, most] = told(times);
    println!(
        "while the ladder plays {LADDER} games at a time ({played} in {:.0?}): median {median:?}, 99th percentile {slow:?}, \
         slowest {most:?}",
        began.elapsed()
    );
    assert!(slow < Duration::from_millis(200), "the slowest hundredth takes {slow:?}");
    table.clear(&[50_083]).await;
}
