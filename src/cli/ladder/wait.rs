//! The arena runs until something has happened, or somebody says stop.

use std::time::Duration;

use arena::{Arena, Happening};
use tokio::sync::broadcast::error::RecvError;
use tokio_util::sync::CancellationToken;

use super::super::failure::Failure;

/// Why the arena was ended.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// What was waited for.
    There,
    /// A signal, or the time was up.
    Stopped,
}

/// How often is looked what nothing was told of: that the jail does not hold, say, or what was told too fast.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// Runs the arena until `there` says so of something that happened, a signal comes, or the time is up. It sees everything as
/// it happens, and `None` at the start and every second: then it has to look how things stand.
pub(super) async fn until(
    arena: &Arena,
    most: Option<Duration>,
    mut there: impl FnMut(Option<&Happening>) -> Result<bool, Failure>,
) -> Result<Ended, Failure> {
    if there(None)? {
        return Ok(Ended::There);
    }
    let stop = CancellationToken::new();
    tokio::spawn(crate::bot::stop_on_signal(stop.clone()));
    let mut happenings = arena.happenings();
    let (runs, ends) = (arena.clone(), stop.clone());
    let mut running = tokio::spawn(async move { runs.run(ends).await });
    let mut time = std::pin::pin!(time(most));
    let mut look = tokio::time::interval(LOOK_EVERY);
    let ended = loop {
        let seen = tokio::select! {
            happening = happenings.recv() => match happening {
                Ok(happening) => there(Some(&happening)),
                Err(RecvError::Lagged(_)) => there(None),
                Err(RecvError::Closed) => break Ok(Ended::Stopped),
            },
            _ = look.tick() => there(None),
            () = &mut time => break Ok(Ended::Stopped),
            () = stop.cancelled() => break Ok(Ended::Stopped),
            run = &mut running => {
                run.map_err(|error| Failure::Work(error.to_string()))??;
                return Ok(Ended::Stopped);
            }
        };
        match seen {
            Ok(false) => {}
            Ok(true) => break Ok(Ended::There),
            Err(failure) => break Err(failure),
        }
    };
    // The games are ended also when something went wrong.
    stop.cancel();
    running.await.map_err(|error| Failure::Work(error.to_string()))??;
    ended
}

async fn time(most: Option<Duration>) {
    match most {
        Some(most) => tokio::time::sleep(most).await,
        None => std::future::pending().await,
    }
}

/// Reads a length of time: `10s`, `5m`, `2h`, or seconds.
pub(super) fn length(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.find(|c: char| !c.is_ascii_digit()) {
        Some(at) => text.split_at(at),
        None => (text, "s"),
    };
    let seconds = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 3600,
        _ => return Err(format!("{text:?} is no length of time such as 10s, 5m or 2h")),
    };
    let number: u64 = number.parse().map_err(|_| format!("{text:?} is no length of time such as 10s"))?;
    Ok(Duration::from_secs(number.saturating_mul(seconds)))
}
