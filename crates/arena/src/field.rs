//! Where pairs are played: the one interface between the ladder and machines.

use std::future::Future;
use std::pin::Pin;

use referee::{Event, Job};
use store::ladder::{FinishedGame, PairId};
use tokio::sync::mpsc::UnboundedSender;
use tokio_util::sync::CancellationToken;

/// A pair to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct PairJob {
    /// Its number.
    pub pair: PairId,
    /// Which attempt: the same pair in another attempt is another job.
    pub attempt: u32,
    /// What the referee is asked.
    pub job: Job,
}

/// A game that was played, as the store keeps it.
pub type PlayedGame = FinishedGame;

/// How a pair ended.
#[derive(Clone, Debug, PartialEq)]
pub enum PairOutcome {
    /// It was played.
    Played(Vec<PlayedGame>),
    /// It does not count, through no fault of an engine: why.
    Void(String),
    /// It was broken off, as was asked.
    Stopped,
}

/// What plays pairs: processes of this machine, or many machines behind a queue.
pub trait Field: Send + Sync + 'static {
    /// What it is called in the store.
    fn name(&self) -> String;

    /// How many pairs it plays at a time.
    fn places(&self) -> usize;

    /// Plays a pair to its end, or until `stop`. What the referee tells goes to `tell` as it comes, if it comes at all
    /// before the end.
    fn play(
        &self,
        job: PairJob,
        tell: UnboundedSender<(PairId, Event<'static>)>,
        stop: CancellationToken,
    ) -> Pin<Box<dyn Future<Output = PairOutcome> + Send>>;
}
