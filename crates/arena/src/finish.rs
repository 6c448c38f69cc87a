//! What follows from the end of a pair.

use store::Store;
use store::ladder::{FinishedPair, Pair, PairEnd, PairState};

use crate::check::TRIES;
use crate::config::Config;
use crate::error::Error;
use crate::field::PairOutcome;
use crate::happening::Happening;
use crate::hear::now;

/// Keeps the end of a pair; gives what happened, and whether ratings change.
pub(crate) fn settle(
    config: &Config,
    store: &Store,
    pair: &Pair,
    attempt: u32,
    outcome: &PairOutcome,
) -> Result<(Vec<Happening>, bool), Error> {
    let games = match outcome {
        PairOutcome::Played(games) if games.len() == usize::from(pair.terms.games) => games,
        PairOutcome::Played(games) => {
            let reason = format!("{} games were told of, and {} asked for", games.len(), pair.terms.games);
            return void(store, pair, attempt, reason);
        }
        PairOutcome::Void(reason) => return void(store, pair, attempt, reason.clone()),
        PairOutcome::Stopped => {
            store.put_pair_back(pair.id, attempt)?;
            return Ok((Vec::new(), false));
        }
    };
    // Without a layer of the jail a game proves nothing: an engine may have done anything.
    let whole = config.waived.is_empty()
        && games.iter().all(|game| game.seats.iter().flatten().all(|seat| seat.waived.is_empty()));
    let finished = FinishedPair { games: games.clone(), rated: whole };
    let end = store.finish_pair(pair.id, attempt, &finished, now())?.into_inner();
    let PairEnd::Counted { games, points, rated, faults, quarantined } = end else {
        return Ok((Vec::new(), false));
    };
    let mut happened = vec![Happening::PairOver {
        pair: pair.id,
        variant: pair.terms.variant,
        purpose: pair.terms.purpose,
        engines: pair.terms.engines,
        points,
        games,
    }];
    for fault in faults {
        if let Some(found) = store.engine_fault(fault)? {
            tracing::info!(
                engine = found.engine.0,
                kind = found.kind,
                detail = found.detail,
                "an engine lost by a fault"
            );
            happened.push(Happening::Faulted { engine: found.engine, fault });
        }
    }
    happened.extend(quarantined.into_iter().map(|engine| Happening::Quarantined { engine }));
    Ok((happened, rated))
}

fn void(store: &Store, pair: &Pair, attempt: u32, reason: String) -> Result<(Vec<Happening>, bool), Error> {
    tracing::warn!(pair = pair.id.0, attempt, reason, "a pair does not count");
    let state = store.void_pair(pair.id, attempt, &reason, TRIES, now())?.into_inner();
    let again = state == Some(PairState::Planned);
    Ok((vec![Happening::PairVoid { pair: pair.id, reason, again }], false))
}
