//! How busy the bot is, as far as it can be seen from outside: for harnesses that move the clock only when all is quiet.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::error::Error;
use crate::server::Shared;
use crate::state::World;

/// How often somebody who waits looks again.
const LOOK: Duration = Duration::from_millis(2);
/// So long nothing may move before a wait for quiet is given up.
const PATIENCE: Duration = Duration::from_secs(10);

/// Requests under way, and when something last moved, on real time.
pub(crate) struct Activity {
    requests: AtomicUsize,
    last: Mutex<Instant>,
}

impl Activity {
    pub(crate) fn new() -> Self {
        Self { requests: AtomicUsize::new(0), last: Mutex::new(Instant::now()) }
    }

    /// Something moved.
    pub(crate) fn note(&self) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    pub(crate) fn last(&self) -> Instant {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn requests(&self) -> usize {
        self.requests.load(Ordering::SeqCst)
    }
}

/// A request under way, until it is dropped.
pub(crate) struct Underway(Shared);

impl Underway {
    pub(crate) fn begin(shared: &Shared) -> Self {
        shared.activity.requests.fetch_add(1, Ordering::SeqCst);
        shared.activity.note();
        Self(shared.clone())
    }
}

impl Drop for Underway {
    fn drop(&mut self) {
        self.0.activity.requests.fetch_sub(1, Ordering::SeqCst);
        self.0.activity.note();
    }
}

impl World {
    /// Events that an open connection has not been sent yet.
    pub(crate) fn events_unsent(&self) -> usize {
        let links = self.sessions.list.iter().filter_map(|session| session.link.as_ref());
        links.map(|link| link.unsent.load(Ordering::SeqCst)).sum()
    }

    /// Interactions that wait for their first answer, or for the message that a deferred one promised.
    pub(crate) fn interactions_open(&self) -> usize {
        self.interactions.values().filter(|known| self.is_open(known)).count()
    }
}

/// Waits until nothing has been under way for `quiet`.
pub(crate) async fn idle(shared: &Shared, quiet: Duration) -> Result<(), Error> {
    loop {
        let (events, interactions) = {
            let mut world = shared.world();
            world.tick();
            (world.events_unsent(), world.interactions_open())
        };
        let (requests, still) = (shared.activity.requests(), shared.activity.last().elapsed());
        let busy = requests + events + interactions > 0;
        if !busy && still >= quiet {
            return Ok(());
        }
        if busy && still >= PATIENCE {
            let seen =
                format!("{requests} requests, {events} unsent events, {interactions} open interactions");
            return Err(Error::Waited { seconds: PATIENCE.as_secs(), what: "quiet".into(), seen });
        }
        tokio::time::sleep(LOOK).await;
    }
}
