//! Puzzles that are mined when somebody's run low.

use std::time::{Duration, Instant};

use rules::Variant;

use crate::stage::{Stage, said};

/// Of the hard puzzles of classical chess fewer are shipped than three weeks take.
#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_mined_when_those_of_somebodys_days_run_low() {
    let stage = Stage::set().await;
    let reader = stage.reader();
    let shipped = reader.stocked().expect("a look").len();
    let me = stage.anna.command(stage.anna.dm(), "daily").subcommand("me").option("games", "chess");
    said(me.option("difficulty", "hard").send().expect("sent")).await;
    // Some seconds of a core each, on a machine that does other things.
    let patience = Instant::now() + Duration::from_mins(2);
    let new = loop {
        let mut stocked = reader.stocked().expect("a look");
        if stocked.len() > shipped {
            break stocked.swap_remove(shipped);
        }
        assert!(Instant::now() < patience, "none was mined");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let puzzle: puzzles::Puzzle = new.mined.expect("it is kept whole").parse().expect("a puzzle");
    assert_eq!((puzzle.variant(), puzzle.id().as_str()), (Variant::Chess, new.id.as_str()));
    assert!(puzzles::shipped(Variant::Chess).iter().all(|known| known.id() != puzzle.id()));
    assert_eq!(puzzles::check(&puzzle, 500_000), Ok(()));
    stage.strike(&[]).await;
}
