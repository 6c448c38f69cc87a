//! What is done once, before the first pair.

use std::collections::HashSet;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use rules::Variant;
use store::Store;
use store::ladder::{EngineState, NewEngine, Owner};

use super::Runner;
use crate::arena::{Inner, JailState};
use crate::config::Config;
use crate::error::Error;
use crate::hear::now;
use crate::house::HOUSE_ENGINES;

/// How long a file without an engine is left alone.
const STORED_FOR: Duration = Duration::from_hours(1);

impl Runner {
    /// Puts back what was under way, lets the house's engines in, opens the ladders, fits them, and tries the jail.
    pub(super) async fn open(&mut self) -> Result<(), Error> {
        let back = self
            .blocking(|inner| {
                let back = inner.store.put_back()?;
                sweep(&inner.config, &inner.store)?;
                if inner.config.house {
                    enter_house(&inner.config, &inner.store)?;
                }
                for &variant in &inner.config.variants {
                    let (control, clock) = (&inner.config.control, inner.config.clock);
                    inner.store.open_ladder(variant, control, clock, now())?.into_inner();
                }
                Ok(back)
            })
            .await?;
        if back > 0 {
            tracing::info!(pairs = back, "pairs that were under way are played again");
        }
        self.stale.extend(self.inner.config.variants.iter().copied());
        self.fit().await?;
        if self.inner.config.games > 0 {
            let inner = Arc::clone(&self.inner);
            tokio::task::spawn_blocking(move || try_jail(&inner)).await?;
        }
        Ok(())
    }
}

/// Removes files that no engine has any more: of those that were refused or withdrawn, and what a killed program left.
fn sweep(config: &Config, store: &Store) -> Result<(), Error> {
    let wanted: HashSet<String> = store
        .engines(None)?
        .into_iter()
        .filter(|engine| !matches!(engine.state, EngineState::Refused | EngineState::Withdrawn))
        .filter_map(|engine| engine.sha256)
        .collect();
    let Ok(files) = std::fs::read_dir(&config.engines) else { return Ok(()) };
    for file in files.flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        // A young one may be on its way to its engine.
        let age = file.metadata().and_then(|data| data.modified()).ok().and_then(|at| at.elapsed().ok());
        let old = age.is_some_and(|age| age >= STORED_FOR);
        let ours = name.parse::<jail::Sha256>().is_ok() || name.starts_with("unfinished.");
        if old && ours && !wanted.contains(&name) {
            std::fs::remove_file(file.path()).map_err(Error::file(file.path()))?;
        }
    }
    Ok(())
}

/// The house's engines that this release has, on every ladder; one that an operator retired stays so.
fn enter_house(config: &Config, store: &Store) -> Result<(), Error> {
    for player in HOUSE_ENGINES {
        if store.engine_named(player.name)?.is_some() {
            continue;
        }
        let new = NewEngine {
            name: player.name.to_owned(),
            owner: Owner::Operator,
            binary: None,
            house: player.run.parse().ok(),
            trusted: false,
            // A ladder that is opened later has them too.
            variants: Variant::ALL.to_vec(),
            predecessor: None,
            author: Some("Starmate".to_owned()),
            country: None,
            description: Some(player.description.to_owned()),
        };
        store.enter_engine(&new, now())?.into_inner();
    }
    // Those of an earlier release that this one cannot run.
    for engine in store.engines(None)? {
        let known = HOUSE_ENGINES.iter().any(|player| player.name == engine.name);
        if engine.state == EngineState::House && !known && config.house {
            let why = Some("this release does not have it");
            store.set_engine_state(engine.id, EngineState::Retired, why, now())?.into_inner();
        }
    }
    Ok(())
}

/// Tries every layer of the jail, and says what follows.
fn try_jail(inner: &Inner) {
    let config = &inner.config;
    let settings = jail::Settings {
        launcher: config.programs.launcher.clone(),
        interpreters: config.interpreters.clone(),
        waived: config.waived.iter().copied().collect(),
        ..jail::Settings::default()
    };
    let state = match jail::Prison::open(settings) {
        Ok(_) => JailState::Holds,
        Err(error) => {
            tracing::warn!(%error, "only the house's engines and trusted ones play on this machine");
            JailState::Refused(error.to_string())
        }
    };
    *inner.jail.lock().unwrap_or_else(PoisonError::into_inner) = state;
}
