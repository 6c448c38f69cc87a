//! An engine is changed or taken off.

use store::Store;
use store::ladder::{Engine, EngineChange, EngineState, Owner};

use super::submit::room;
use super::{Refusal, check_country, check_description, check_name};
use crate::config::Config;
use crate::hear::now;

/// What is asked about an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another name.
    Rename(String),
    /// Off the ladder; its games stay.
    Retire,
    /// Back on it, after it was retired or quarantined.
    Return,
    /// Off the ladder by the operator, with why.
    Withdraw(String),
    /// What is said of it: what is left out stays, an empty text takes it away.
    Describe {
        /// Who wrote it.
        author: Option<String>,
        /// Two letters.
        country: Option<String>,
        /// A description.
        description: Option<String>,
    },
}

/// Changes an engine of `owner`'s; the operator may change any that is not the house's own.
pub(crate) fn change(
    config: &Config,
    store: &Store,
    name: &str,
    by: Owner,
    what: Change,
) -> Result<Engine, Refusal> {
    let engine = store.engine_named(name.trim())?.ok_or_else(|| Refusal::NoEngine(name.trim().to_owned()))?;
    if by != Owner::Operator && engine.owner != by {
        return Err(Refusal::NotYours(engine.name));
    }
    let stands = || Refusal::State { name: engine.name.clone(), state: engine.state };
    let told = |text: Option<String>| -> Result<Option<String>, Refusal> {
        Ok(text.map(|text| check_description(&text)).transpose()?.map(Option::unwrap_or_default))
    };
    let done = match what {
        Change::Rename(_) if engine.house.is_some() => return Err(Refusal::House(engine.name)),
        Change::Rename(new) => {
            let new = check_name(&new)?;
            let change = EngineChange { name: Some(new.clone()), ..EngineChange::default() };
            if !store.change_engine(engine.id, &change)?.into_inner() {
                return Err(Refusal::NameTaken(new));
            }
            true
        }
        Change::Describe { author, country, description } => {
            let country = country.map(|text| check_country(&text)).transpose()?;
            let change = EngineChange {
                name: None,
                author: told(author)?,
                country: country.map(Option::unwrap_or_default),
                description: told(description)?,
            };
            store.change_engine(engine.id, &change)?.into_inner()
        }
        Change::Retire => {
            use EngineState as S;
            if !matches!(engine.state, S::Active | S::House | S::Quarantined | S::Checking) {
                return Err(stands());
            }
            store.set_engine_state(engine.id, S::Retired, None, now())?.into_inner()
        }
        Change::Return => {
            let back = if engine.house.is_some() { EngineState::House } else { EngineState::Checking };
            if !matches!(engine.state, EngineState::Retired | EngineState::Quarantined) {
                return Err(stands());
            }
            let terms = store.owner_terms(engine.owner)?;
            if terms.banned.is_some() {
                return Err(Refusal::Banned { reason: terms.reason });
            }
            if by != Owner::Operator {
                room(config, store, engine.owner, None)?;
            }
            store.set_engine_state(engine.id, back, None, now())?.into_inner()
        }
        Change::Withdraw(why) => {
            if by != Owner::Operator {
                return Err(Refusal::NotYours(engine.name));
            }
            store.set_engine_state(engine.id, EngineState::Withdrawn, Some(&why), now())?.into_inner()
        }
    };
    if !done {
        return Err(stands());
    }
    store.engine(engine.id)?.ok_or(Refusal::NoEngine(engine.name))
}
