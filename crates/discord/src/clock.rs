//! The time, from where the caller wants it.

use std::future::{Future, pending};
use std::pin::Pin;
use std::time::{SystemTime, UNIX_EPOCH};

use play::Timestamp;

/// Tells the time of day. Tests move it; sockets and retries stay on real time.
pub trait Clock: Send + Sync + 'static {
    /// The moment it is, in milliseconds of Unix time.
    fn now(&self) -> Timestamp;

    /// Returns when somebody has moved the clock; never for one that runs by itself.
    fn moved(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(pending())
    }
}

/// The clock of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }
}
