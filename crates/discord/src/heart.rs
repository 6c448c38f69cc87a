//! The heartbeat, and the scheduler that goes with it: what the database says is due happens only while the bot is
//! connected, and what time it was away is given back first.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use play::Timestamp;
use serenity::all::{ConnectionStage, ShardManager};
use store::{DueAt, Fired};
use tracing::{error, info};

use crate::bot::Bot;
use crate::trouble::Trouble;
use crate::watch::Pulse;

/// Flags fall to the second, so that is looked at more often than once a second.
const LOOK_EVERY: Duration = Duration::from_millis(200);
/// How often the heartbeat is written, in milliseconds of the bot's clock.
const BEAT_EVERY_MS: i64 = 10_000;
/// How much is done at a time before the heart beats again.
const AT_A_TIME: u32 = 50;

/// The connection stands (again): the time since the last beat is given back, and what is due may happen.
pub(crate) async fn back(bot: &Arc<Bot>) {
    let now = bot.now();
    match bot.db(move |store| store.back(now)).await {
        Ok(away) => {
            if let Some(span) = away.into_inner() {
                info!(away_ms = span.until.ms_since(span.from), "back; the time is given back");
            }
            bot.in_session.store(true, Ordering::SeqCst);
            bot.posts.notify_one();
        }
        Err(trouble) => error!(%trouble, "the time away could not be noted"),
    }
}

/// Beats, and lets happen what is due, until it is dropped.
pub(crate) async fn run(bot: Arc<Bot>, shards: Arc<ShardManager>, pulse: Pulse) {
    let mut last: Option<Timestamp> = None;
    loop {
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = bot.clock.moved() => {}
        }
        if !connected(&shards, &pulse).await {
            if bot.in_session.swap(false, Ordering::SeqCst) {
                info!("the connection is lost; the clocks' events wait");
            }
            continue;
        }
        if !bot.in_session.load(Ordering::SeqCst) {
            back(&bot).await;
            continue;
        }
        let now = bot.now();
        if last.is_none_or(|last| now.ms_since(last) >= BEAT_EVERY_MS) {
            match bot.db(move |store| store.beat(now)).await {
                Ok(()) => last = Some(now),
                Err(trouble) => error!(%trouble, "the heartbeat could not be written"),
            }
        }
        // At the moment of the beat, so that a clock that is set forward meanwhile is no outage.
        if let Err(trouble) = do_what_is_due(&bot, now).await {
            error!(%trouble, "what is due could not be done");
            tokio::time::sleep(Duration::from_secs(5)).await;
        }
    }
}

/// Whether every shard has a session.
async fn connected(shards: &ShardManager, pulse: &Pulse) -> bool {
    let runners = shards.runners.lock().await;
    !runners.is_empty()
        && runners
            .iter()
            .all(|(id, runner)| runner.stage == ConnectionStage::Connected && pulse.is_ready(*id))
}

async fn do_what_is_due(bot: &Arc<Bot>, now: Timestamp) -> Result<(), Trouble> {
    let due = bot.db(move |store| store.due(now, AT_A_TIME)).await?;
    for due in due {
        fire(bot, due, now).await?;
    }
    Ok(())
}

async fn fire(bot: &Arc<Bot>, due: DueAt, now: Timestamp) -> Result<(), Trouble> {
    let fired = bot.db(move |store| store.fire(due, now)).await?.into_inner();
    let game = match &fired {
        Fired::Nothing => return Ok(()),
        Fired::Told => None,
        Fired::Flagged(stored) | Fired::OnVacation(stored) => Some(stored.id()),
    };
    info!(due = ?due.due, at = due.at.0, late_ms = now.ms_since(due.at), "done");
    if let Some(game) = game {
        bot.refresh(game).await?;
    }
    bot.posts.notify_one();
    Ok(())
}
