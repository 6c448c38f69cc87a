//! The handle that everybody holds.

use std::sync::{Arc, Mutex, PoisonError};

use play::UserId;
use rules::Variant;
use store::Store;
use store::ladder::{Engine, MatchId, Owner, Season, TournamentId};
use tokio::sync::{Notify, broadcast};
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::error::Error;
use crate::field::Field;
use crate::happening::Happening;
use crate::hear::now;
use crate::live::{Floor, LivePair};
use crate::machine::Machine;
use crate::matches::{MatchRefusal, MatchRequest};
use crate::registry::{Change, Refusal, Submission};
use crate::tournaments::{TournamentRefusal, TournamentRequest};
use crate::{matches, nevermind, registry, run, tournaments};

/// How much of what happens is kept for somebody who is slow to listen.
const HAPPENINGS: usize = 1024;

/// Whether strangers' engines are run on this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum JailState {
    /// Not tried yet.
    #[default]
    Unknown,
    /// The jail holds.
    Holds,
    /// It does not: why, and what would help. Strangers' engines are not run.
    Refused(String),
}

/// A cheap handle on the arena; clones share it.
#[derive(Clone)]
pub struct Arena {
    pub(crate) inner: Arc<Inner>,
}

pub(crate) struct Inner {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) happenings: broadcast::Sender<Happening>,
    /// Told whenever there may be something to do.
    pub(crate) wake: Notify,
    pub(crate) floor: Floor,
    pub(crate) jail: Mutex<JailState>,
}

impl std::fmt::Debug for Arena {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Arena").field("config", &self.inner.config).finish_non_exhaustive()
    }
}

impl Arena {
    /// An arena over a store. Nothing is played before [`run`](Self::run).
    pub fn new(config: Config, store: Store) -> Self {
        let (happenings, _) = broadcast::channel(HAPPENINGS);
        Self {
            inner: Arc::new(Inner {
                config,
                store,
                happenings,
                wake: Notify::new(),
                floor: Floor::default(),
                jail: Mutex::default(),
            }),
        }
    }

    /// What it was told.
    pub fn config(&self) -> &Config {
        &self.inner.config
    }

    /// The store that it works on.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// Plays on this machine until `stop`; what is under way then is put back, to be played again.
    ///
    /// # Errors
    /// [`Error`], when going on is pointless.
    pub async fn run(&self, stop: CancellationToken) -> Result<(), Error> {
        let config = &self.inner.config;
        let machine = Machine::new(config.programs.clone(), config.games);
        self.run_on(Arc::new(machine), stop).await
    }

    /// The same on other machines.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub async fn run_on(&self, field: Arc<dyn Field>, stop: CancellationToken) -> Result<(), Error> {
        run::run(Arc::clone(&self.inner), field, stop).await
    }

    /// What happens from now on. Who listens too slowly is told that they missed something.
    pub fn happenings(&self) -> broadcast::Receiver<Happening> {
        self.inner.happenings.subscribe()
    }

    /// The pairs that are being played, by number.
    pub fn live(&self) -> Vec<LivePair> {
        let mut live: Vec<LivePair> = self.inner.floor.with(|floor| floor.values().cloned().collect());
        live.sort_by_key(|pair| pair.pair);
        live
    }

    /// Whether strangers' engines are run here.
    pub fn jail(&self) -> JailState {
        self.inner.jail.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Says that something in the store has changed.
    pub fn wake(&self) {
        self.inner.wake.notify_one();
    }

    /// Works with the store on a thread for blocking work.
    async fn blocking<T: Send + 'static, E: From<tokio::task::JoinError> + Send + 'static>(
        &self,
        work: impl FnOnce(&Inner) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        let inner = Arc::clone(&self.inner);
        tokio::task::spawn_blocking(move || work(&inner)).await?
    }

    /// Enters an engine, whose check follows by itself: [`Happening::Checked`] and a word to its owner tell how it went.
    ///
    /// # Errors
    /// [`Refusal`].
    pub async fn submit(&self, new: Submission) -> Result<Engine, Refusal> {
        let engine = self.blocking(move |inner| registry::submit(&inner.config, &inner.store, new)).await?;
        self.tell(Happening::Entered { engine: engine.id });
        self.wake();
        Ok(engine)
    }

    /// Changes an engine of `by`'s, or takes it off; the operator may do so with any.
    ///
    /// # Errors
    /// [`Refusal`].
    pub async fn change(&self, name: &str, by: Owner, what: Change) -> Result<Engine, Refusal> {
        let name = name.to_owned();
        let engine = self
            .blocking(move |inner| registry::change(&inner.config, &inner.store, &name, by, what))
            .await?;
        self.wake();
        Ok(engine)
    }

    /// Bans an owner, whose engines are withdrawn, or lets them enter engines again.
    ///
    /// # Errors
    /// [`Error`].
    pub async fn ban(&self, user: UserId, banned: Option<String>) -> Result<(), Error> {
        self.blocking(move |inner| -> Result<(), Error> {
            inner.store.ban_owner(user, banned.as_deref(), now())?.into_inner();
            Ok(())
        })
        .await?;
        self.wake();
        Ok(())
    }

    /// Asks for a match; [`Happening::MatchOver`] and a word where it was asked tell how it went.
    ///
    /// # Errors
    /// [`MatchRefusal`].
    pub async fn ask_match(&self, new: MatchRequest) -> Result<MatchId, MatchRefusal> {
        let id = self.blocking(move |inner| matches::ask(&inner.config, &inner.store, &new)).await?;
        self.wake();
        Ok(id)
    }

    /// Makes a tournament.
    ///
    /// # Errors
    /// [`TournamentRefusal`].
    pub async fn create_tournament(&self, new: TournamentRequest) -> Result<TournamentId, TournamentRefusal> {
        let id = self.blocking(move |inner| tournaments::create(&inner.config, &inner.store, &new)).await?;
        self.wake();
        Ok(id)
    }

    /// Enters an engine of `by`'s in a tournament.
    ///
    /// # Errors
    /// [`TournamentRefusal`].
    pub async fn enter_tournament(
        &self,
        id: TournamentId,
        name: &str,
        by: Owner,
    ) -> Result<Engine, TournamentRefusal> {
        let name = name.to_owned();
        self.blocking(move |inner| tournaments::enter(&inner.store, id, &name, by)).await
    }

    /// Begins a tournament now. `false` when it has begun, or there is none.
    ///
    /// # Errors
    /// [`Error`].
    pub async fn begin_tournament(&self, id: TournamentId) -> Result<bool, Error> {
        let begins = self
            .blocking(move |inner| -> Result<bool, Error> {
                Ok(inner.store.end_entries(id, Some(now()))?.into_inner())
            })
            .await?;
        self.wake();
        Ok(begins)
    }

    /// Calls a tournament off. `false` when it is over.
    ///
    /// # Errors
    /// [`Error`].
    pub async fn cancel_tournament(&self, id: TournamentId) -> Result<bool, Error> {
        let cancelled = self
            .blocking(move |inner| -> Result<bool, Error> {
                Ok(inner.store.cancel_tournament(id, now())?.into_inner())
            })
            .await?;
        self.wake();
        Ok(cancelled)
    }

    /// Ends the season of a ladder and begins the next one. Nothing where there is no ladder yet.
    ///
    /// # Errors
    /// [`Error`].
    pub async fn end_season(&self, variant: Variant) -> Result<Option<Season>, Error> {
        let season = self
            .blocking(move |inner| -> Result<Option<Season>, Error> {
                Ok(inner.store.end_season(variant, now())?.into_inner())
            })
            .await?;
        if let Some(season) = &season {
            self.tell(Happening::SeasonOver { season: season.id });
        }
        self.wake();
        Ok(season)
    }

    fn tell(&self, happening: Happening) {
        // Nobody may listen.
        nevermind(self.inner.happenings.send(happening));
    }
}
