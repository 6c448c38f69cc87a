//! How long threads that could run waited for a CPU, by the scheduler's own account.

use std::fs;
use std::time::Duration;

/// Moves below this are not measured: a look costs more than they do.
pub(crate) const MEASURED_FROM: Duration = Duration::from_millis(2);

/// The waits of the referee's thread and of both engines, as last seen.
#[derive(Default)]
pub(crate) struct Lag {
    own: Option<Duration>,
    engines: [Option<Duration>; 2],
    total: Duration,
}

impl Lag {
    /// Starts afresh with an engine's process.
    pub(crate) fn watch(&mut self, who: usize, process: u32) {
        self.own = waited("/proc/thread-self/schedstat");
        self.engines[who] = waited_by_all(process);
    }

    /// The wait of an engine and of the referee since the last look; nothing where the system does not tell.
    pub(crate) fn since(&mut self, who: usize, process: u32) -> Option<Duration> {
        let own = later(&mut self.own, waited("/proc/thread-self/schedstat"))?;
        let engine = later(&mut self.engines[who], waited_by_all(process))?;
        self.total += own + engine;
        Some(own + engine)
    }

    /// All waits since the last time, for the account of a game.
    pub(crate) fn take_total(&mut self) -> Duration {
        std::mem::take(&mut self.total)
    }
}

/// How long the thread that asks and an engine have waited for a CPU since they began; nothing of what the system does not
/// tell.
pub(crate) fn waited_so_far(engine: Option<u32>) -> Duration {
    let own = waited("/proc/thread-self/schedstat").unwrap_or_default();
    own + engine.and_then(waited_by_all).unwrap_or_default()
}

fn later(seen: &mut Option<Duration>, now: Option<Duration>) -> Option<Duration> {
    let before = std::mem::replace(seen, now);
    Some(now?.saturating_sub(before?))
}

/// Of the thread that waited most: threads wait side by side.
fn waited_by_all(process: u32) -> Option<Duration> {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).ok()?;
    tasks.flatten().filter_map(|task| waited(task.path().join("schedstat").to_str()?)).max()
}

fn waited(file: &str) -> Option<Duration> {
    let text = fs::read_to_string(file).ok()?;
    text.split(' ').nth(1)?.parse().ok().map(Duration::from_nanos)
}
