//! The check of an engine before it plays: what it says, and a pair against the weakest of the house's.

use std::path::PathBuf;

use play::Timestamp;
use rules::{Colour, Variant};
use serde::{Deserialize, Serialize};
use store::ladder::{
    Engine, EngineId, EngineState, FinishedGame, HouseEngine, NewPair, Opening, Owner, Purpose,
};
use tokio::sync::mpsc::unbounded_channel;
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::error::Error;
use crate::field::{Field, PairJob, PairOutcome};
use crate::house::HOUSE_ENGINES;
use crate::job;
use crate::registry::store_file;

/// How often a pair is tried that does not count.
pub(crate) const TRIES: u32 = 3;

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// Whether the engine can play.
    pub passed: bool,
    /// What it calls itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id_name: Option<String>,
    /// Against whom it was tried.
    pub opponent: String,
    /// The time control.
    pub control: String,
    /// Memory that it could use, in MiB.
    pub memory_mib: u64,
    /// A pair of each rule set.
    pub trials: Vec<Trial>,
    /// Why nothing could be tried, through no fault of the engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
}

/// A pair of one rule set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// The rule set's stable word.
    pub variant: String,
    /// Whether it was played without a fault of the engine's.
    pub passed: bool,
    /// Its games: result and how they ended, the engine's colour first, as `w 0-1 checkmate`.
    pub games: Vec<String>,
    /// What it did: `illegal move`, `time`, `stall`, `crash`, `protocol`, `memory`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// What was seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The last lines that it said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_words: Option<String>,
}

impl Report {
    /// The first thing that is wrong, on one line.
    pub fn fault(&self) -> Option<String> {
        if self.host.is_some() {
            return self.host.clone();
        }
        let trial = self.trials.iter().find(|trial| !trial.passed)?;
        let fault = trial.fault.as_deref().unwrap_or("not played");
        let detail = trial.detail.as_deref().map(|detail| format!(" ({detail})")).unwrap_or_default();
        Some(format!("{}: {fault}{detail}", trial.variant))
    }
}

impl Trial {
    /// What a pair says of its first engine.
    pub(crate) fn of(variant: Variant, games: &[FinishedGame]) -> Self {
        let colour = |game: &FinishedGame| if game.number == 1 { Colour::White } else { Colour::Black };
        let fault = games.iter().find_map(|game| game.faults.iter().find(|fault| fault.side == colour(game)));
        Self {
            variant: variant.as_str().to_owned(),
            passed: fault.is_none() && !games.is_empty(),
            games: games
                .iter()
                .map(|game| {
                    let letter = colour(game).letter();
                    format!("{letter} {} {}", game.outcome.as_str(), game.status.as_str())
                })
                .collect(),
            fault: fault.map(|fault| fault.kind.clone()),
            detail: fault.map(|fault| fault.detail.clone()),
            last_words: fault.and_then(|fault| fault.last_words.clone()),
        }
    }
}

/// The opening of a check: what a game of the rule set begins with.
pub(crate) fn terms(config: &Config, variant: Variant, engines: [EngineId; 2]) -> NewPair {
    NewPair {
        variant,
        purpose: Purpose::Check,
        slot: None,
        engines,
        games: 2,
        opening: Opening { list: "start".to_owned(), ..Opening::default() },
        control: config.control.clone(),
        clock: config.clock,
        adjudication: None,
    }
}

/// An engine at its author's home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its file.
    pub file: PathBuf,
    /// The rule sets that it is to play.
    pub variants: Vec<Variant>,
    /// Whether it is run outside of the jail.
    pub trusted: bool,
}

/// Checks a file as the ladder would, without a database: what is wrong with the file itself is told as the ladder would
/// refuse it.
///
/// # Errors
/// The file cannot be an engine: why. [`Error`] for a time control that is none.
pub async fn examine(
    config: &Config,
    candidate: &Candidate,
    field: &dyn Field,
    stop: CancellationToken,
) -> Result<Report, Examined> {
    let mut file = std::fs::File::open(&candidate.file).map_err(Error::file(&candidate.file))?;
    let (sha256, _) =
        store_file(config, &mut file).map_err(|refusal| Examined::Refused(refusal.to_string()))?;
    let engine = lone("candidate", Some(sha256), None, candidate.trusted);
    let opponent = lone(HOUSE_ENGINES[0].name, None, HOUSE_ENGINES[0].run.parse().ok(), false);
    let mut report = Report {
        opponent: opponent.name.clone(),
        control: config.control.clone(),
        memory_mib: config.memory_mib,
        ..Report::default()
    };
    for &variant in &candidate.variants {
        let terms = terms(config, variant, [EngineId(1), EngineId(2)]);
        let job = job::job(config, "check", &terms, [&engine, &opponent])?;
        let mut told = None;
        for attempt in 1..=TRIES {
            let (tell, _) = unbounded_channel();
            let one = PairJob { pair: store::ladder::PairId(0), attempt, job: job.clone() };
            match field.play(one, tell, stop.clone()).await {
                PairOutcome::Played(games) => {
                    report.id_name = report.id_name.take().or_else(|| id_name(&games));
                    told = Some(Ok(Trial::of(variant, &games)));
                    break;
                }
                PairOutcome::Void(reason) => told = Some(Err(reason)),
                PairOutcome::Stopped => return Err(Examined::Stopped),
            }
        }
        match told {
            Some(Ok(trial)) => report.trials.push(trial),
            other => {
                report.host = other.and_then(Result::err);
                break;
            }
        }
    }
    report.passed = report.host.is_none() && report.trials.iter().all(|trial| trial.passed);
    Ok(report)
}

/// Why a file was not tried.
#[derive(Debug, thiserror::Error)]
pub enum Examined {
    /// It cannot be an engine.
    #[error("{0}")]
    Refused(String),
    /// Somebody broke it off.
    #[error("stopped before the end")]
    Stopped,
    /// Our fault.
    #[error(transparent)]
    Ours(#[from] Error),
}

/// What the first engine of a pair calls itself.
pub(crate) fn id_name(games: &[FinishedGame]) -> Option<String> {
    let seat = games.first()?.seats[0].as_ref()?;
    Some(seat.id_name.clone()).filter(|name| !name.is_empty())
}

/// An engine that stands in no database.
fn lone(name: &str, sha256: Option<String>, house: Option<HouseEngine>, trusted: bool) -> Engine {
    Engine {
        id: EngineId(0),
        name: name.to_owned(),
        owner: Owner::Operator,
        owner_name: None,
        sha256,
        size: None,
        house,
        trusted,
        predecessor: None,
        variants: Vec::new(),
        author: None,
        country: None,
        description: None,
        state: EngineState::Checking,
        state_at: Timestamp(0),
        reason: None,
        report: None,
        created: Timestamp(0),
    }
}
