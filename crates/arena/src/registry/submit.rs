//! An engine is submitted.

use std::io::{Cursor, Read};
use std::path::PathBuf;

use rules::Variant;
use store::Store;
use store::ladder::{Engine, EngineChange, EngineId, EngineState, NewEngine, Owner};

use super::{Refusal, check_country, check_description, check_name, store_file};
use crate::config::Config;
use crate::hear::now;

/// An engine as somebody submits it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// The file, as it came: a program, a script, or either of them as `.zst`.
    pub file: Submitted,
    /// What it is to be called.
    pub name: String,
    /// Whose it is.
    pub owner: Owner,
    /// The ladders that it goes on.
    pub variants: Vec<Variant>,
    /// The engine of the same owner whose newer version it is.
    pub previous: Option<String>,
    /// Who wrote it, if not the owner.
    pub author: Option<String>,
    /// Two letters.
    pub country: Option<String>,
    /// What is said of it.
    pub description: Option<String>,
    /// The operator's word that it may run outside of the jail.
    pub trusted: bool,
}

/// A submitted file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Submitted {
    /// Its bytes.
    Bytes(Vec<u8>),
    /// Where it is.
    File(PathBuf),
}

/// Enters an engine, to be checked. The caller waits for the disk.
pub(crate) fn submit(config: &Config, store: &Store, new: Submission) -> Result<Engine, Refusal> {
    let name = check_name(&new.name)?;
    let country = new.country.as_deref().map(check_country).transpose()?.flatten();
    let description = new.description.as_deref().map(check_description).transpose()?.flatten();
    let author = new.author.as_deref().map(check_description).transpose()?.flatten();
    let mut variants = new.variants;
    variants.sort_unstable();
    variants.dedup();
    if variants.is_empty() {
        return Err(Refusal::NoVariant);
    }
    if let Some(variant) = variants.iter().find(|variant| !config.variants.contains(variant)) {
        return Err(Refusal::NoLadder(*variant));
    }
    let terms = store.owner_terms(new.owner)?;
    if terms.banned.is_some() {
        return Err(Refusal::Banned { reason: terms.reason });
    }
    let previous = new.previous.map(|previous| predecessor(store, &previous, new.owner)).transpose()?;
    let taken = store.engine_named(&name)?;
    // One that was refused never played: its owner mends it and sends it under the same name.
    let mended = |taken: &Engine| taken.state == EngineState::Refused && taken.owner == new.owner;
    if taken.as_ref().is_some_and(|taken| !mended(taken)) {
        return Err(Refusal::NameTaken(name));
    }
    // The older version makes place for the newer.
    room(config, store, new.owner, previous.as_ref().map(|engine| engine.id))?;
    let (sha256, size) = match new.file {
        Submitted::Bytes(bytes) => store_file(config, &mut Cursor::new(bytes))?,
        Submitted::File(path) => {
            let mut file = std::fs::File::open(&path).map_err(Refusal::file(&path))?;
            let kind = file.metadata().map_err(Refusal::file(&path))?;
            if !kind.is_file() {
                return Err(Refusal::NotAProgram("an engine is a regular file".to_owned()));
            }
            store_file(config, &mut file as &mut dyn Read)?
        }
    };
    if let Some(taken) = store.engines_with(&sha256)?.pop() {
        return Err(if taken.owner == new.owner {
            Refusal::Again(taken.name)
        } else {
            Refusal::SomebodyElses
        });
    }
    if let Some(refused) = taken {
        let aside = EngineChange { name: Some(format!("{name}~{}", refused.id)), ..EngineChange::default() };
        store.change_engine(refused.id, &aside)?.into_inner();
    }
    let entered = store.enter_engine(
        &NewEngine {
            name: name.clone(),
            owner: new.owner,
            binary: Some((sha256, size)),
            house: None,
            trusted: new.trusted && new.owner == Owner::Operator,
            variants,
            predecessor: previous.map(|engine| engine.id),
            author,
            country,
            description,
        },
        now(),
    )?;
    // Somebody was faster.
    entered.into_inner().ok_or(Refusal::NameTaken(name))
}

/// Sees to it that an owner may have one more engine on the ladders, `leaving` not counted.
pub(super) fn room(
    config: &Config,
    store: &Store,
    owner: Owner,
    leaving: Option<EngineId>,
) -> Result<(), Refusal> {
    if owner == Owner::Operator {
        return Ok(());
    }
    let counts = |engine: &&Engine| {
        matches!(engine.state, EngineState::Active | EngineState::Checking) && Some(engine.id) != leaving
    };
    let most = store.owner_terms(owner)?.most.unwrap_or(config.most_engines);
    let there = store.engines_of(owner)?.iter().filter(counts).count() as u32;
    if there < most { Ok(()) } else { Err(Refusal::TooMany(most)) }
}

fn predecessor(store: &Store, name: &str, owner: Owner) -> Result<Engine, Refusal> {
    let found = store.engine_named(name.trim())?.ok_or_else(|| Refusal::NoEngine(name.trim().to_owned()))?;
    if found.house.is_some() {
        return Err(Refusal::House(found.name));
    }
    if found.owner != owner {
        return Err(Refusal::NotYours(found.name));
    }
    Ok(found)
}
