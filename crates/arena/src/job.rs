//! What the referee is asked for a pair.

use referee::{ClockKind, Confinement, EngineSpec, Job, Limit, Runner};
use store::ladder::{Engine, GameClock, NewPair};

use crate::config::Config;
use crate::error::Error;
use crate::house;

/// The job of a pair between two engines.
///
/// # Errors
/// [`Error::Control`] for a time control that is none.
pub(crate) fn job(config: &Config, id: &str, terms: &NewPair, engines: [&Engine; 2]) -> Result<Job, Error> {
    let limit: Limit = terms.control.parse()?;
    let specs = engines.map(|engine| spec(config, engine, &limit));
    let adjudication = terms.adjudication.as_deref().and_then(|json| serde_json::from_str(json).ok());
    Ok(Job {
        id: id.to_owned(),
        reversed: terms.games == 2,
        position: terms.opening.position.clone(),
        moves: terms.opening.moves.clone(),
        clock: if terms.clock == GameClock::Cpu { ClockKind::Cpu } else { ClockKind::Wall },
        adjudication: adjudication.unwrap_or_default(),
        jail: confinement(config),
        lifeline: true,
        ..Job::new(terms.variant, specs)
    })
}

/// What engines in the jail may use here.
pub(crate) fn confinement(config: &Config) -> Confinement {
    Confinement {
        interpreters: config.interpreters.clone(),
        waived: config.waived.clone(),
        ..Confinement::default()
    }
}

fn spec(config: &Config, engine: &Engine, limit: &Limit) -> EngineSpec {
    match (&engine.house, &engine.sha256) {
        (Some(house), _) => house::spec(engine, house, &config.programs),
        (None, sha256) => {
            let file = sha256.clone().unwrap_or_default();
            EngineSpec { limit: limit.clone(), ..stored(config, &engine.name, &file, engine.trusted) }
        }
    }
}

/// A submitted engine, by the hash of its file.
fn stored(config: &Config, name: &str, sha256: &str, trusted: bool) -> EngineSpec {
    EngineSpec {
        hash_mib: config.hash_mib,
        memory_mib: Some(config.memory_mib),
        runner: if trusted { Runner::Plain } else { Runner::Jail },
        sha256: (!trusted).then(|| sha256.to_owned()),
        ..EngineSpec::new(name, config.engines.join(sha256))
    }
}
