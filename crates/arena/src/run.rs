//! The arena at work.
//!
//! One task decides: it looks what is to be played, hands it out, keeps what comes back, and fits ratings. It never
//! waits for a game, and its looks into the store are on threads for blocking work.

mod checking;
mod opening;
mod work;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use referee::Event;
use rules::Variant;
use store::ladder::{EngineId, Pair, PairId};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use self::work::Work;
use crate::arena::{Inner, JailState};
use crate::error::Error;
use crate::field::{Field, PairJob, PairOutcome};
use crate::happening::Happening;
use crate::hear::kept;
use crate::live::{LiveGame, LivePair};
use crate::rate::Rated;
use crate::{finish, nevermind};

/// Ratings are fitted again at most so often.
const FIT_EVERY: Duration = Duration::from_secs(1);
/// Whatever comes is told at once; this finds what was missed.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How long a check waits after the host could not carry it out.
const CHECK_AGAIN: Duration = Duration::from_secs(30);
/// How long nothing is handed out after the field failed: a host that is overloaded needs rest.
const REST: Duration = Duration::from_secs(2);

/// What a place on the field was used for.
enum Done {
    Pair { pair: Box<Pair>, attempt: u32, outcome: PairOutcome },
    Check { engine: EngineId, passed: Option<bool> },
}

/// The state of the one task that decides.
struct Runner {
    inner: Arc<Inner>,
    field: Arc<dyn Field>,
    stop: CancellationToken,
    tasks: JoinSet<Result<Done, Error>>,
    tell: UnboundedSender<(PairId, Event<'static>)>,
    /// Pairs that are on the field.
    playing: HashSet<PairId>,
    checking: Option<EngineId>,
    /// Until when an engine is not checked again.
    unchecked: HashMap<EngineId, Instant>,
    rated: HashMap<Variant, Arc<Rated>>,
    /// Ladders whose results have changed since they were fitted.
    stale: HashSet<Variant>,
    fitted: Instant,
    /// How many pairs of each ladder were planned since the start.
    planned: HashMap<Variant, u64>,
    rest_until: Option<Instant>,
    /// Whether matches and tournaments may have something to do.
    changed: bool,
}

/// Plays until `stop`.
pub(crate) async fn run(
    inner: Arc<Inner>,
    field: Arc<dyn Field>,
    stop: CancellationToken,
) -> Result<(), Error> {
    let (tell, told) = unbounded_channel();
    let mut runner = Runner {
        inner,
        field,
        stop,
        tasks: JoinSet::new(),
        tell,
        playing: HashSet::new(),
        checking: None,
        unchecked: HashMap::new(),
        rated: HashMap::new(),
        stale: HashSet::new(),
        fitted: Instant::now(),
        planned: HashMap::new(),
        rest_until: None,
        changed: true,
    };
    runner.open().await?;
    let played = runner.play(told).await;
    runner.close().await?;
    played
}

impl Runner {
    async fn play(&mut self, mut told: UnboundedReceiver<(PairId, Event<'static>)>) -> Result<(), Error> {
        loop {
            if self.stop.is_cancelled() {
                return Ok(());
            }
            if self.changed {
                self.changed = false;
                self.progress().await?;
            }
            self.fill().await?;
            if !self.stale.is_empty() && self.fitted.elapsed() >= FIT_EVERY {
                self.fit().await?;
            }
            let wait = if self.stale.is_empty() {
                LOOK_EVERY
            } else {
                FIT_EVERY.saturating_sub(self.fitted.elapsed())
            };
            tokio::select! {
                // What was told of a game comes before its end.
                biased;
                () = self.stop.cancelled() => {}
                Some((pair, event)) = told.recv() => self.watch(pair, event),
                Some(done) = self.tasks.join_next() => {
                    while let Ok((pair, event)) = told.try_recv() {
                        self.watch(pair, event);
                    }
                    self.done(done??).await?;
                }
                () = self.inner.wake.notified() => {
                    self.changed = true;
                    // An engine may have come or gone.
                    self.stale.extend(self.inner.config.variants.iter().copied());
                }
                () = tokio::time::sleep(wait) => self.changed |= wait == LOOK_EVERY,
            }
        }
    }

    /// Works with the store on a thread for blocking work.
    async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Inner) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let inner = Arc::clone(&self.inner);
        tokio::task::spawn_blocking(move || work(&inner)).await?
    }

    fn happened(&self, happening: Happening) {
        // Nobody may listen.
        nevermind(self.inner.happenings.send(happening));
    }

    /// Takes matches and tournaments as far as they go without a game.
    async fn progress(&mut self) -> Result<(), Error> {
        let (places, jail) = (self.field.places(), self.jail());
        let happened = self.blocking(move |inner| work::progress(inner, places, jail)).await?;
        for one in happened {
            self.happened(one);
        }
        Ok(())
    }

    /// Hands out work while there are places.
    async fn fill(&mut self) -> Result<(), Error> {
        if self.rest_until.is_some_and(|until| until > Instant::now()) {
            return Ok(());
        }
        self.rest_until = None;
        while self.tasks.len() < self.field.places() {
            let looked = work::Looked {
                playing: self.playing.clone(),
                checking: self.checking,
                unchecked: self.resting(),
                rated: self.rated.clone(),
                planned: self.planned.clone(),
                jail: self.jail(),
                runner: self.field.name(),
            };
            match self.blocking(move |inner| work::next(inner, &looked)).await? {
                Work::None => return Ok(()),
                Work::Again => self.changed = true,
                Work::Check(engine) => self.check(*engine),
                Work::Pair { pair, attempt, job, names, planned } => {
                    if let Some(variant) = planned {
                        *self.planned.entry(variant).or_default() += 1;
                    }
                    self.start(*pair, attempt, *job, names);
                }
            }
            if self.changed {
                self.changed = false;
                self.progress().await?;
            }
        }
        Ok(())
    }

    fn resting(&mut self) -> Vec<EngineId> {
        let now = Instant::now();
        self.unchecked.retain(|_, until| *until > now);
        self.unchecked.keys().copied().collect()
    }

    fn jail(&self) -> bool {
        let state = self.inner.jail.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        *state == JailState::Holds
    }

    fn start(&mut self, pair: Pair, attempt: u32, job: referee::Job, names: [String; 2]) {
        self.playing.insert(pair.id);
        let live = LivePair {
            pair: pair.id,
            variant: pair.terms.variant,
            purpose: pair.terms.purpose,
            engines: pair.terms.engines,
            names,
            control: pair.terms.control.clone(),
            game: None,
        };
        self.inner.floor.with(|floor| floor.insert(pair.id, live.clone()));
        self.happened(Happening::PairStarted(Arc::new(live)));
        let one = PairJob { pair: pair.id, attempt, job };
        let ends = self.field.play(one, self.tell.clone(), self.stop.child_token());
        self.tasks.spawn(async move {
            let outcome = ends.await;
            Ok(Done::Pair { pair: Box::new(pair), attempt, outcome })
        });
    }

    /// Takes what a referee tells of a game that goes on.
    fn watch(&mut self, pair: PairId, event: Event<'static>) {
        let happening = self.inner.floor.with(|floor| {
            let live = floor.get_mut(&pair)?;
            match event {
                Event::Started(start) => {
                    let number = start.game as u8;
                    live.game = Some(LiveGame {
                        number,
                        position: start.position.into_owned(),
                        opening: start.moves,
                        moves: Vec::new(),
                        clocks: [None, None],
                    });
                    Some(Happening::GameStarted { pair, number })
                }
                Event::Move(played) | Event::Placement(played) => {
                    let game = live.game.as_mut()?;
                    let one = kept(&played);
                    game.clocks[usize::from(played.side == 'b')] = one.left_ms;
                    game.moves.push(one.clone());
                    Some(Happening::Moved { pair, number: game.number, ply: played.ply, played: one })
                }
                Event::Result(end) => Some(Happening::GameOver {
                    pair,
                    number: end.game as u8,
                    outcome: end.outcome,
                    status: end.status,
                }),
                _ => None,
            }
        });
        if let Some(happening) = happening {
            self.happened(happening);
        }
    }

    async fn done(&mut self, done: Done) -> Result<(), Error> {
        self.changed = true;
        match done {
            Done::Pair { pair, attempt, outcome } => {
                self.playing.remove(&pair.id);
                self.inner.floor.with(|floor| floor.remove(&pair.id));
                if matches!(outcome, PairOutcome::Void(_)) {
                    self.rest_until = Some(Instant::now() + REST);
                }
                let variant = pair.terms.variant;
                let (happened, rated) = self
                    .blocking(move |inner| {
                        finish::settle(&inner.config, &inner.store, &pair, attempt, &outcome)
                    })
                    .await?;
                if rated {
                    self.stale.insert(variant);
                }
                for one in happened {
                    self.happened(one);
                }
            }
            Done::Check { engine, passed } => {
                self.checking = None;
                match passed {
                    Some(passed) => {
                        if passed {
                            // It is in the next fit.
                            self.stale.extend(self.inner.config.variants.iter().copied());
                        }
                        self.happened(Happening::Checked { engine, passed });
                    }
                    None => {
                        self.unchecked.insert(engine, Instant::now() + CHECK_AGAIN);
                    }
                }
            }
        }
        Ok(())
    }

    /// Fits the ladders whose results have changed.
    async fn fit(&mut self) -> Result<(), Error> {
        for variant in std::mem::take(&mut self.stale) {
            let before = self.rated.get(&variant).cloned();
            let (rated, changes) = self
                .blocking(move |inner| {
                    let rated = Rated::of(&inner.store, variant, before.as_deref())?;
                    let changes = rated.keep(&inner.store, variant)?;
                    Ok((rated, changes))
                })
                .await?;
            self.rated.insert(variant, Arc::new(rated));
            if !changes.is_empty() {
                self.happened(Happening::Rated { variant, changes });
            }
        }
        self.fitted = Instant::now();
        Ok(())
    }

    /// Ends what is on the field, keeps what was finished, and puts the rest back.
    async fn close(&mut self) -> Result<(), Error> {
        self.stop.cancel();
        while let Some(done) = self.tasks.join_next().await {
            self.done(done??).await?;
        }
        if !self.stale.is_empty() {
            self.fit().await?;
        }
        Ok(())
    }
}
