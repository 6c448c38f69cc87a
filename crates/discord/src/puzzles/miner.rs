//! New puzzles when the known ones run low: without them the days would have to repeat some.
//!
//! The same for every bot, since they come from the same games in the same order: servers can go on to compare.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use play::Tier;
use puzzles::Mining;
use rules::Variant;
use store::StoreError;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;
use tracing::{error, info};

use crate::bot::Bot;
use crate::house;

/// How many puzzles of each kind everybody is to have before them: three weeks of one a day.
const AHEAD: u32 = 21;
/// How often it is looked, beside when somebody sets up daily puzzles: a few are used up every day.
const LOOK_EVERY: Duration = Duration::from_hours(1);
/// Of the games. The games go on after the last one of which a puzzle is known.
const SEED: u64 = 1;
/// Nodes that each position of a solution gets at first, as in the shipped sets.
const NODES: u64 = 20_000;

/// Nodes for the proof, as `starmate puzzle check` gives by itself.
const CHECKED: u64 = 500_000;

/// Why mining ends.
enum End {
    /// Nobody lacks puzzles of the rule set any more.
    Enough,
    /// The bot ends.
    Stopped,
    Store(StoreError),
}

/// Mines what is scarce on so many threads, until `stop`. On none, nothing is mined.
pub(crate) async fn run(bot: Arc<Bot>, threads: usize, stop: CancellationToken) {
    if threads == 0 {
        return;
    }
    loop {
        match bot.db(|store| store.scarce(AHEAD)).await {
            Ok(scarce) => {
                let variants: BTreeSet<Variant> = scarce.into_iter().map(|(variant, _)| variant).collect();
                for variant in variants {
                    mine(&bot, variant, threads, &stop).await;
                }
            }
            Err(trouble) => error!(%trouble, "the puzzles could not be counted"),
        }
        tokio::select! {
            () = bot.puzzles.wanted.notified() => {}
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = stop.cancelled() => return,
        }
    }
}

/// Mines puzzles of a rule set until nobody lacks any, on threads that give way to everything else.
async fn mine(bot: &Arc<Bot>, variant: Variant, threads: usize, stop: &CancellationToken) {
    let (done, ended) = oneshot::channel();
    let (miner, stopped) = (Arc::clone(bot), stop.clone());
    let spawned = std::thread::Builder::new().name("puzzles".to_owned()).spawn(move || {
        // The threads that mine take it over.
        house::give_way();
        let end = dig(&miner, variant, threads, &stopped);
        // The bot may have ended meanwhile.
        drop(done.send(end));
    });
    if let Err(error) = spawned {
        error!(%error, "no thread to mine puzzles on");
        return;
    }
    // A game that is being searched is not waited for: what was found is kept already.
    tokio::select! {
        end = ended => match end {
            Ok((taken, End::Enough | End::Stopped)) => info!(%variant, taken, "puzzles mined"),
            Ok((taken, End::Store(error))) => error!(%variant, taken, %error, "a mined puzzle could not be kept"),
            Err(_) => error!(%variant, "the mining of puzzles failed"),
        },
        () = stop.cancelled() => {}
    }
}

/// How many puzzles were kept, and why that ended.
fn dig(bot: &Bot, variant: Variant, threads: usize, stop: &CancellationToken) -> (usize, End) {
    let mining = Mining { variant, count: usize::MAX, seed: SEED, nodes: NODES, threads, records: None };
    let mut kept = 0;
    let taken = |puzzle: &puzzles::Puzzle| {
        if stop.is_cancelled() {
            return Err(End::Stopped);
        }
        // Nobody looks at it before it is given: it is proved by other means too.
        if let Err(flaw) = puzzles::check(puzzle, CHECKED) {
            info!(%variant, %flaw, "a mined puzzle is not kept");
            return Ok(());
        }
        bot.puzzles.add(&bot.store, puzzle).map_err(End::Store)?;
        kept += 1;
        let scarce = bot.store.scarce(AHEAD).map_err(End::Store)?;
        if Tier::ALL.iter().any(|tier| scarce.contains(&(variant, *tier))) {
            Ok(())
        } else {
            Err(End::Enough)
        }
    };
    let end = puzzles::mine(&mining, &bot.puzzles.of(variant), taken, |_| {});
    // The engine never runs out of games.
    (kept, end.err().unwrap_or(End::Enough))
}
