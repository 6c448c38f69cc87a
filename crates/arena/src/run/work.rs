//! What is to be done next, from what stands in the store.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use referee::Job;
use rules::Variant;
use store::ladder::{Engine, EngineId, Pair, PairId, PairState, Purpose};

use crate::arena::Inner;
use crate::choose::{self, can_play};
use crate::error::Error;
use crate::happening::Happening;
use crate::hear::now;
use crate::job;
use crate::rate::Rated;
use crate::{matches, tournaments};

/// What the one who decides knows.
pub(super) struct Looked {
    pub(super) playing: HashSet<PairId>,
    pub(super) checking: Option<EngineId>,
    /// Engines whose check waits.
    pub(super) unchecked: Vec<EngineId>,
    pub(super) rated: HashMap<Variant, Arc<Rated>>,
    pub(super) planned: HashMap<Variant, u64>,
    pub(super) jail: bool,
    pub(super) runner: String,
}

/// What is to be done.
pub(super) enum Work {
    /// Nothing can be done now.
    None,
    /// A meeting was decided without being played: look again.
    Again,
    Check(Box<Engine>),
    Pair {
        pair: Box<Pair>,
        attempt: u32,
        job: Box<Job>,
        names: [String; 2],
        /// The ladder for which it was planned just now.
        planned: Option<Variant>,
    },
}

/// Takes every match and tournament as far as it goes without a game.
pub(super) fn progress(inner: &Inner, places: usize, jail: bool) -> Result<Vec<Happening>, Error> {
    let (config, store) = (&inner.config, &inner.store);
    let mut happened = Vec::new();
    for matching in store.running_matches()? {
        if matches::go_on(config, store, &matching, places, jail)? {
            happened.push(Happening::MatchOver { matching: matching.id });
        }
    }
    for tournament in store.live_tournaments()? {
        happened.extend(tournaments::go_on(store, &tournament, places)?);
    }
    Ok(happened)
}

/// What is next: checks, then meetings of matches and tournaments, then the ladders.
pub(super) fn next(inner: &Inner, looked: &Looked) -> Result<Work, Error> {
    let store = &inner.store;
    if looked.checking.is_none() {
        let waits =
            |engine: &&Engine| (looked.jail || engine.trusted) && !looked.unchecked.contains(&engine.id);
        if let Some(engine) = store.engines_to_check()?.iter().find(waits) {
            return Ok(Work::Check(Box::new(engine.clone())));
        }
    }
    let mut waiting: Vec<Pair> = store
        .live_pairs()?
        .into_iter()
        .filter(|pair| pair.state == PairState::Planned && !looked.playing.contains(&pair.id))
        .filter(|pair| pair.terms.purpose != Purpose::Check)
        .collect();
    waiting.sort_by_key(|pair| (matches!(pair.terms.purpose, Purpose::Ladder(_)), pair.id));
    for pair in waiting {
        if matches!(pair.terms.purpose, Purpose::Ladder(_)) && !inner.config.ladders {
            continue;
        }
        // What cannot be begun waits for a jail that holds.
        if let Some(work) = begin(inner, looked, pair, None)? {
            return Ok(work);
        }
    }
    if inner.config.ladders { ladder(inner, looked) } else { Ok(Work::None) }
}

fn ladder(inner: &Inner, looked: &Looked) -> Result<Work, Error> {
    let (config, store) = (&inner.config, &inner.store);
    let mut open: Vec<Variant> = config
        .variants
        .iter()
        .copied()
        .filter(|variant| {
            looked.rated.get(variant).is_some_and(|rated| choose::has_work(config, rated, looked.jail))
        })
        .collect();
    while let Some(variant) = choose::ladder_behind(&looked.planned, &open) {
        let rated = &looked.rated[&variant];
        if let Some(id) = choose::plan(config, store, variant, rated, looked.jail)?
            && let Some(pair) = store.pair(id)?
            && let Some(work) = begin(inner, looked, pair, Some(variant))?
        {
            return Ok(work);
        }
        open.retain(|other| *other != variant);
    }
    Ok(Work::None)
}

/// Begins a pair whose engines can play; nothing when it has to wait.
fn begin(
    inner: &Inner,
    looked: &Looked,
    pair: Pair,
    planned: Option<Variant>,
) -> Result<Option<Work>, Error> {
    let (config, store) = (&inner.config, &inner.store);
    let [Some(first), Some(second)] =
        [store.engine(pair.terms.engines[0])?, store.engine(pair.terms.engines[1])?]
    else {
        return Ok(None);
    };
    let come = [first.state.plays(), second.state.plays()];
    if come != [true, true] {
        if matches!(pair.terms.purpose, Purpose::Tournament(_)) {
            let all = 2 * u32::from(pair.terms.games);
            let points = come.map(|comes| if comes { all } else { 0 });
            let absent = if come[0] { &second } else { &first };
            let why = format!("{} is {}", absent.name, absent.state);
            store.award_pair(pair.id, points, &why, now())?.into_inner();
        } else {
            store.cancel_pair(pair.id, now())?;
        }
        return Ok(Some(Work::Again));
    }
    if ![&first, &second].into_iter().all(|engine| can_play(engine, looked.jail)) {
        return Ok(None);
    }
    let job = job::job(config, &pair.id.to_string(), &pair.terms, [&first, &second])?;
    let Some(attempt) = store.start_pair(pair.id, &looked.runner, now())?.into_inner() else {
        return Ok(None);
    };
    let names = [first.name, second.name];
    Ok(Some(Work::Pair { pair: Box::new(pair), attempt, job: Box::new(job), names, planned }))
}
