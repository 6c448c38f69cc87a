//! Many days of daily puzzles in many servers and time zones, through restarts, outages, crashes in the middle of posting,
//! double starts, clock changes and changed settings: exactly one puzzle a server and day, as an oracle has it that goes
//! through the days quarter by quarter.
//!
//! `STARMATE_DAILY_DAYS` (40), `STARMATE_DAILY_SERVERS` (20) and `STARMATE_SEED` (1) set the dose. `scripts/soak daily` is
//! the full run: 400 days of 200 servers.

mod chat;
mod oracle;
mod world;

use self::world::World;

fn number(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable} is not a number: {text}")),
        Err(_) => otherwise,
    }
}

#[test]
fn every_server_has_exactly_one_puzzle_a_day_whatever_happens() {
    let days = number("STARMATE_DAILY_DAYS", 40);
    let servers = number("STARMATE_DAILY_SERVERS", 20);
    let seed = number("STARMATE_SEED", 1);
    let tally = World::new(seed, servers as usize).lives(days as i64);
    println!("{days} days, {servers} servers, seed {seed}: {tally}");
    tally.is_worth_something(days, servers);
}
