//! How a local Discord is started.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use crate::clock::Clock;
use crate::faults::Chaos;

/// Settings of one [`Localcord`](crate::Localcord).
#[derive(Clone, Debug)]
pub struct Options {
    /// Folder in which the state is kept, so that starting again goes on; nothing is written without one.
    pub data: Option<PathBuf>,
    /// Port of the chat page; the next free one if it is taken, any without a wish.
    pub page_port: Option<u16>,
    /// Seed of everything random: tokens, rate-limit buckets, chaos.
    pub seed: u64,
    /// The clock of all deadlines.
    pub clock: Clock,
    /// Whether the privileged `MESSAGE_CONTENT` intent is enabled for the application.
    pub message_content: bool,
    /// Whether the privileged `GUILD_MEMBERS` intent is enabled for the application.
    pub guild_members: bool,
    /// Rate limits and session limits.
    pub limits: Limits,
    /// Time between heartbeats that the gateway asks for. Discord: 41.25 s.
    pub heartbeat: Duration,
    /// Faults that happen by themselves.
    pub chaos: Chaos,
    /// Largest attachment, in bytes, where the guild has no limit of its own. Discord: 10 MiB for guilds without boosts
    /// and for DMs.
    pub attachment_size_limit: u32,
    /// Active threads allowed in a guild before 160006. Discord: 1000.
    pub active_threads: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            data: None,
            page_port: None,
            seed: 1,
            clock: Clock::real(),
            message_content: false,
            guild_members: false,
            limits: Limits::brisk(),
            heartbeat: Duration::from_millis(41_250),
            chaos: Chaos::default(),
            attachment_size_limit: 10 * 1024 * 1024,
            active_threads: 1000,
        }
    }
}

/// How much a client may do, on real time, because clients wait in real time.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests in one window of a bucket; drawn per route.
    pub requests: RangeInclusive<u32>,
    /// Length of a window in milliseconds; drawn per route.
    pub window_ms: RangeInclusive<u64>,
    /// Requests a second over all routes but interaction answers. Discord: 50.
    pub global: u32,
    /// Edits of messages older than an hour in one ration window of a channel, before 30046.
    pub old_edits: u32,
    /// Length of a ration window.
    pub old_edits_window: Duration,
    /// Least time between two IDENTIFY of a shard. Discord: 5 s.
    pub identify_every: Duration,
    /// IDENTIFY a day. Discord: 1000.
    pub sessions: u32,
    /// Gateway sends in a minute. Discord: 120.
    pub sends: u32,
}

impl Limits {
    /// As Discord is observed to behave: about 5 requests in 5 s on each route.
    #[must_use]
    pub fn realistic() -> Self {
        Self {
            requests: 5..=10,
            window_ms: 4000..=5000,
            global: 50,
            old_edits: 3,
            old_edits_window: Duration::from_secs(10),
            identify_every: Duration::from_secs(5),
            sessions: 1000,
            sends: 120,
        }
    }

    /// The same with short windows, so that tests of many moves are quick and still meet them.
    #[must_use]
    pub fn brisk() -> Self {
        Self {
            requests: 3..=8,
            window_ms: 100..=250,
            old_edits_window: Duration::from_millis(500),
            identify_every: Duration::from_millis(50),
            sessions: 100_000,
            ..Self::realistic()
        }
    }
}
