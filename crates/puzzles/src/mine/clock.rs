//! The time that this thread has spent computing.

use std::time::Duration;

/// What the processor has spent on this thread.
#[cfg(unix)]
pub(super) fn thread_time() -> Duration {
    let clock = nix::time::ClockId::CLOCK_THREAD_CPUTIME_ID;
    nix::time::clock_gettime(clock).map_or(Duration::ZERO, Duration::from)
}

/// The time on the wall, where the processor's is not to be had in the same way.
#[cfg(not(unix))]
pub(super) fn thread_time() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    BEGAN.get_or_init(Instant::now).elapsed()
}
