//! The state goes to disk as it changes, and no answer tells of a change before it is there: whoever ends this program
//! by force finds everything that was answered. Changes that come while one state is written go together in the next.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use crate::error::Error;
use crate::server::Shared;

/// The pause after a state could not be written.
const AGAIN: Duration = Duration::from_secs(1);

/// How far the changes of the world were written. Counted as [`World`](crate::state::World) counts them.
#[derive(Clone, Copy, Debug, Default)]
struct Written {
    /// Up to here it was tried.
    tried: u64,
    /// Up to here it succeeded.
    kept: u64,
}

/// The data folder, if there is one.
pub(crate) struct Disk {
    folder: Option<PathBuf>,
    written: watch::Sender<Written>,
    /// Held while a state is written, so that none is overtaken by an older one.
    writing: Mutex<()>,
}

impl Disk {
    pub(crate) fn new(folder: Option<PathBuf>) -> Self {
        Self { folder, written: watch::Sender::default(), writing: Mutex::default() }
    }

    /// Waits until so many changes are on disk; false if they could not be written. True at once if nothing is kept.
    pub(crate) async fn has(&self, changes: u64) -> bool {
        if self.folder.is_none() {
            return true;
        }
        let mut written = self.written.subscribe();
        // The sender is in `self`.
        written
            .wait_for(|written| written.tried >= changes)
            .await
            .is_ok_and(|written| written.kept >= changes)
    }
}

/// Writes changes as they come, until it is dropped.
pub(crate) async fn run(shared: Shared) {
    let to_keep = shared.world().to_keep.clone();
    loop {
        to_keep.notified().await;
        if let Err(error) = write(&shared).await {
            tracing::error!(error = &error as &dyn std::error::Error, "the state could not be kept");
            tokio::time::sleep(AGAIN).await;
            to_keep.notify_one();
        }
    }
}

/// Writes the state if it has changed.
pub(crate) async fn write(shared: &Shared) -> Result<(), Error> {
    let shared = shared.clone();
    let done = tokio::task::spawn_blocking(move || {
        let disk = &shared.disk;
        let Some(folder) = &disk.folder else { return Ok(()) };
        let _alone = disk.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let (changes, saved) = {
            let world = shared.world();
            if world.changes == disk.written.borrow().kept {
                return Ok(());
            }
            (world.changes, world.saved.clone())
        };
        let stored = saved.store(folder);
        disk.written.send_modify(|written| {
            written.tried = changes;
            if stored.is_ok() {
                written.kept = changes;
            }
        });
        stored
    });
    done.await.unwrap_or_else(|error| Err(Error::io("the state")(std::io::Error::other(error))))
}
