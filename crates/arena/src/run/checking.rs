//! The check of a submitted engine, a pair of each of its rule sets.

use std::sync::Arc;

use rules::Variant;
use store::ladder::{Engine, EngineState, FinishedPair, PairEnd};
use tokio::sync::mpsc::UnboundedSender;
use tokio_util::sync::CancellationToken;

use super::{Done, Runner};
use crate::arena::Inner;
use crate::check::{Report, TRIES, Trial, id_name, terms};
use crate::error::Error;
use crate::field::{Field, PairJob, PairOutcome};
use crate::hear::now;
use crate::house::HOUSE_ENGINES;
use crate::job;

impl Runner {
    pub(super) fn check(&mut self, engine: Engine) {
        self.checking = Some(engine.id);
        let (inner, field) = (Arc::clone(&self.inner), Arc::clone(&self.field));
        let stop = self.stop.child_token();
        let (tell, _) = tokio::sync::mpsc::unbounded_channel();
        self.tasks.spawn(async move {
            let id = engine.id;
            let passed = Check { inner, field, stop, tell }.of(engine).await?;
            Ok(Done::Check { engine: id, passed })
        });
    }
}

struct Check {
    inner: Arc<Inner>,
    field: Arc<dyn Field>,
    stop: CancellationToken,
    /// Nobody watches a check.
    tell: UnboundedSender<(store::ladder::PairId, referee::Event<'static>)>,
}

/// What a pair of a check came to.
enum Tried {
    Trial(Trial, Option<String>),
    /// The host could not play it, and why.
    Host(String),
    /// Broken off, or the engine is not being checked any more.
    Gone,
}

impl Check {
    /// Whether the engine has passed; nothing when that could not be found out.
    async fn of(&self, engine: Engine) -> Result<Option<bool>, Error> {
        let inner = Arc::clone(&self.inner);
        let opponent = tokio::task::spawn_blocking(move || weakest(&inner)).await??;
        let Some(opponent) = opponent else {
            tracing::warn!(
                engine = engine.name,
                "no engine of the house's is there to check this one against"
            );
            return Ok(None);
        };
        let mut report = Report {
            opponent: opponent.name.clone(),
            control: self.inner.config.control.clone(),
            memory_mib: self.inner.config.memory_mib,
            ..Report::default()
        };
        for &variant in &engine.variants {
            match self.tried(&engine, &opponent, variant).await? {
                Tried::Trial(trial, id_name) => {
                    report.id_name = report.id_name.take().or(id_name);
                    report.trials.push(trial);
                }
                Tried::Host(reason) => {
                    tracing::warn!(engine = engine.name, reason, "the host could not check an engine");
                    return Ok(None);
                }
                Tried::Gone => return Ok(None),
            }
        }
        report.passed = report.trials.iter().all(|trial| trial.passed);
        let (inner, id, passed) = (Arc::clone(&self.inner), engine.id, report.passed);
        let kept = tokio::task::spawn_blocking(move || {
            let json = serde_json::to_string(&report).expect("plain data");
            inner.store.checked(id, report.passed, report.fault().as_deref(), &json, now())
        });
        let kept = kept.await??.into_inner();
        Ok(kept.then_some(passed))
    }

    async fn tried(&self, engine: &Engine, opponent: &Engine, variant: Variant) -> Result<Tried, Error> {
        let terms = terms(&self.inner.config, variant, [engine.id, opponent.id]);
        let (inner, wanted) = (Arc::clone(&self.inner), terms.clone());
        let pair =
            tokio::task::spawn_blocking(move || inner.store.plan_pair(&wanted, now())).await??.into_inner();
        let Some(pair) = pair else { return Ok(Tried::Gone) };
        let job = job::job(&self.inner.config, &pair.to_string(), &terms, [engine, opponent])?;
        let mut why = String::new();
        for _ in 0..TRIES {
            let (inner, runner) = (Arc::clone(&self.inner), self.field.name());
            let begun = tokio::task::spawn_blocking(move || inner.store.start_pair(pair, &runner, now()));
            let Some(attempt) = begun.await??.into_inner() else { return Ok(Tried::Gone) };
            let one = PairJob { pair, attempt, job: job.clone() };
            let outcome = self.field.play(one, self.tell.clone(), self.stop.clone()).await;
            let inner = Arc::clone(&self.inner);
            match outcome {
                PairOutcome::Played(games) => {
                    let (trial, id_name) = (Trial::of(variant, &games), id_name(&games));
                    let finished = FinishedPair { games, rated: false };
                    let end = tokio::task::spawn_blocking(move || {
                        inner.store.finish_pair(pair, attempt, &finished, now())
                    });
                    return Ok(match end.await??.into_inner() {
                        PairEnd::Counted { .. } => Tried::Trial(trial, id_name),
                        PairEnd::NotWanted => Tried::Gone,
                    });
                }
                PairOutcome::Void(reason) => {
                    why.clone_from(&reason);
                    let voided = tokio::task::spawn_blocking(move || {
                        inner.store.void_pair(pair, attempt, &reason, TRIES, now())
                    });
                    voided.await??.into_inner();
                }
                PairOutcome::Stopped => {
                    let cancelled = tokio::task::spawn_blocking(move || inner.store.cancel_pair(pair, now()));
                    cancelled.await??;
                    return Ok(Tried::Gone);
                }
            }
        }
        Ok(Tried::Host(why))
    }
}

/// The weakest of the house's engines: the one that is listed first.
fn weakest(inner: &Inner) -> Result<Option<Engine>, Error> {
    for player in HOUSE_ENGINES {
        let found = inner.store.engine_named(player.name)?;
        if let Some(engine) = found.filter(|engine| engine.state == EngineState::House) {
            return Ok(Some(engine));
        }
    }
    Ok(None)
}
