//! A year of correspondence play with everything that may happen in it, judged by an oracle that shares no clock with
//! the program.
//!
//! `STARMATE_YEAR_GAMES` says how many games are played (50; the full year has 500), `STARMATE_SEED` which year it is.

mod board;
mod calendar;
mod compare;
mod deeds;
mod habits;
mod meetings;
mod oracle;
mod tally;
mod told;
mod world;

use world::World;

fn setting(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is not a number: {text}")),
        Err(_) => default,
    }
}

#[test]
fn a_year_of_games_has_not_one_wrong_flag_reminder_list_or_move() {
    let (seed, games) = (setting("STARMATE_SEED", 1), setting("STARMATE_YEAR_GAMES", 50));
    let year = World::new(seed, games as usize).lives();
    println!("year {seed}: {year:?}");
    assert!(year.is_full(games as usize), "little happened in year {seed}: {year:?}");
}
