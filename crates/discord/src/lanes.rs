//! One request at a time for each rate-limit bucket of a channel.
//!
//! The library waits before a request when it knows that a bucket is empty, but lets everything through that has queued
//! up meanwhile as soon as the bucket refills, before an answer tells how much is left: each such burst earns 429s. One
//! after the other, each request knows what the answer before it told.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use store::ChannelId;
use tokio::sync::Mutex as Turn;

/// Which bucket of a channel: Discord counts sending and editing apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Writing {
    Send,
    Edit,
}

type Lane = Arc<Turn<()>>;

/// The queues before the buckets.
#[derive(Debug, Default)]
pub(crate) struct Lanes(Mutex<HashMap<(ChannelId, Writing), Lane>>);

impl Lanes {
    /// Idle lanes are forgotten beyond this many.
    const KEPT: usize = 1024;

    pub(crate) fn of(&self, channel: ChannelId, writing: Writing) -> Lane {
        let mut lanes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if lanes.len() >= Self::KEPT {
            lanes.retain(|_, lane| Arc::strong_count(lane) > 1);
        }
        Arc::clone(lanes.entry((channel, writing)).or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lane_is_shared_by_what_uses_one_bucket() {
        let lanes = Lanes::default();
        let lane = lanes.of(ChannelId(1), Writing::Edit);
        let _turn = lane.try_lock().expect("free");
        assert!(lanes.of(ChannelId(1), Writing::Edit).try_lock().is_err());
        assert!(lanes.of(ChannelId(1), Writing::Send).try_lock().is_ok());
        assert!(lanes.of(ChannelId(2), Writing::Edit).try_lock().is_ok());
    }

    #[test]
    fn idle_lanes_are_forgotten_and_busy_ones_kept() {
        let lanes = Lanes::default();
        let busy = lanes.of(ChannelId(0), Writing::Send);
        let _turn = busy.try_lock().expect("free");
        for channel in 1..=Lanes::KEPT as u64 {
            lanes.of(ChannelId(channel), Writing::Send);
        }
        assert!(lanes.of(ChannelId(0), Writing::Send).try_lock().is_err());
        assert!(lanes.0.lock().expect("no panic").len() < Lanes::KEPT);
    }
}
