//! The watchdog: a shard that neither hears nor is heard for too long is started anew.
//!
//! serenity can leave a shard stuck after a failed resume, and it goes on trying after the closes 4010–4012; both look
//! the same from outside: no event, no new heartbeat round trip.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::all::{ConnectionStage, ShardId, ShardManager};
use tokio::time::Instant;
use tracing::{info, warn};

/// How long the watchdog waits before it acts.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Time between two looks at the shards.
    pub look_every: Duration,
    /// A shard without event or heartbeat ACK for this long is started anew. Three heartbeats of Discord's 41 s and some.
    pub silence: Duration,
    /// A bot that was never let in for this long gives up, so that whoever runs it hears of it; one that was, eight
    /// times later.
    pub give_up: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            look_every: Duration::from_secs(15),
            silence: Duration::from_secs(150),
            give_up: Duration::from_mins(15),
        }
    }
}

/// Who was let in before is more likely to see an outage than a fault of its own, and waits so many times longer.
const OUTAGE: u32 = 8;

/// The last signs of life of every shard.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pulse(Arc<Mutex<HashMap<ShardId, Life>>>);

#[derive(Clone, Copy, Debug)]
struct Life {
    seen: Instant,
    latency: Option<Duration>,
    ready: bool,
    restarts: u32,
}

impl Pulse {
    /// Any event of this shard.
    pub(crate) fn event(&self, shard: ShardId) {
        self.life(shard, |life| {
            life.seen = Instant::now();
        });
    }

    /// READY or RESUMED of this shard: it was let in.
    pub(crate) fn ready(&self, shard: ShardId) {
        self.life(shard, |life| {
            life.ready = true;
            life.restarts = 0;
        });
    }

    /// Whether a shard was let in and not started anew since.
    pub(crate) fn is_ready(&self, shard: ShardId) -> bool {
        let lives = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lives.get(&shard).is_some_and(|life| life.ready)
    }

    /// A measured round trip: the same figure to the nanosecond is the same ACK.
    fn latency(&self, shard: ShardId, latency: Option<Duration>) -> Life {
        self.life(shard, |life| {
            if latency.is_some() && latency != life.latency {
                life.seen = Instant::now();
            }
            life.latency = latency;
        })
    }

    fn restarted(&self, shard: ShardId) {
        self.life(shard, |life| {
            life.seen = Instant::now();
            life.ready = false;
            life.restarts += 1;
        });
    }

    fn life(&self, shard: ShardId, change: impl FnOnce(&mut Life)) -> Life {
        let mut lives = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let life = lives.entry(shard).or_insert_with(|| Life {
            seen: Instant::now(),
            latency: None,
            ready: false,
            restarts: 0,
        });
        change(life);
        *life
    }
}

impl Life {
    /// Silence is answered more slowly each time: 1000 IDENTIFY a day must last.
    fn patience(&self, silence: Duration) -> Duration {
        silence * 2_u32.pow(self.restarts.min(4))
    }
}

/// Watches until the bot was not let in for `give_up`; returns then.
pub(crate) async fn run(manager: Arc<ShardManager>, pulse: Pulse, patience: Patience) {
    let mut let_in = Instant::now();
    let mut was_in = false;
    loop {
        tokio::time::sleep(patience.look_every).await;
        let runners: Vec<_> = {
            let runners = manager.runners.lock().await;
            runners.iter().map(|(id, runner)| (*id, runner.latency, runner.stage)).collect()
        };
        for (shard, latency, stage) in runners {
            let life = pulse.latency(shard, latency);
            if life.ready && stage == ConnectionStage::Connected {
                let_in = Instant::now();
                was_in = true;
            }
            let quiet = life.seen.elapsed();
            if quiet > life.patience(patience.silence) {
                warn!(
                    shard = shard.0,
                    ?stage,
                    quiet_s = quiet.as_secs(),
                    "a shard is silent; starting it anew"
                );
                pulse.restarted(shard);
                manager.restart(shard).await;
                info!(shard = shard.0, "the shard was told to start");
            }
        }
        let limit = if was_in { patience.give_up * OUTAGE } else { patience.give_up };
        if let_in.elapsed() > limit {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_round_trip_is_no_sign_of_life() {
        let pulse = Pulse::default();
        let shard = ShardId(0);
        let first = pulse.latency(shard, Some(Duration::from_millis(40))).seen;
        assert_eq!(pulse.latency(shard, Some(Duration::from_millis(40))).seen, first);
        assert_ne!(pulse.latency(shard, Some(Duration::from_millis(41))).seen, first);
    }

    #[test]
    fn restarts_come_ever_more_slowly_until_one_is_let_in() {
        let pulse = Pulse::default();
        let shard = ShardId(0);
        let silence = Duration::from_secs(10);
        assert_eq!(pulse.latency(shard, None).patience(silence), silence);
        pulse.restarted(shard);
        pulse.restarted(shard);
        assert_eq!(pulse.latency(shard, None).patience(silence), silence * 4);
        pulse.ready(shard);
        assert_eq!(pulse.latency(shard, None).patience(silence), silence);
    }
}
