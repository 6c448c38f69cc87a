//! Sixty days of thirty games through the real client, on a clock that the test moves: people with habits in several
//! time zones, the bot restarted and cut off at random. Not one wrong flag, not one reminder, daily list, move or board
//! missed or doubled.
//!
//! `STARMATE_DAYS` (6) and `STARMATE_SEED` (1) set the dose. `scripts/soak year` is the full run.

mod oracle;
mod people;
mod world;

use play::Timestamp;

use self::world::World;

fn number(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable} is not a number: {text}")),
        Err(_) => otherwise,
    }
}

/// Sunday, 2026-03-22, 00:00 UTC: a week before Europe's clocks go forward, two after America's.
const START: Timestamp = Timestamp(1_774_137_600_000);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thirty_games_over_many_days_without_one_slip() {
    let (days, seed) = (number("STARMATE_DAYS", 6), number("STARMATE_SEED", 1));
    let mut world = World::set(START, seed, 30).await;
    let end = START.plus_ms(days as i64 * 86_400_000);
    while world.now() < end {
        world.step(end).await;
    }
    world.settle_accounts().await;
}
