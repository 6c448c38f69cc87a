//! Which pair a ladder plays next.

use std::collections::HashMap;

use ladder::choice::{self, Meeting, Source};
use ladder::openings::Book;
use rules::Variant;
use store::Store;
use store::ladder::{Engine, EngineId, NewPair, Opening, Owner, Pair, PairId, Purpose};

use crate::config::Config;
use crate::error::Error;
use crate::hear::now;
use crate::rate::Rated;

/// Of how many pairs before it an owner's share is counted.
const SHARED: u32 = 40;
/// Of each five pairs of all ladders so many are Starchess, where all ladders have something to play.
const STARCHESS: u64 = 3;

/// Which ladder is furthest behind its part of the pairs that were planned so far: Starchess has more than the others
/// together.
pub(crate) fn ladder_behind(planned: &HashMap<Variant, u64>, open: &[Variant]) -> Option<Variant> {
    let weight = |variant: Variant| if variant == Variant::Starchess { STARCHESS } else { 1 };
    let part =
        |variant: Variant| (planned.get(&variant).copied().unwrap_or(0) + 1) as f64 / weight(variant) as f64;
    open.iter().copied().min_by(|one, other| part(*one).total_cmp(&part(*other)))
}

/// Whether a ladder has something to play: two engines that can be run here, and not only the house's own that have
/// played enough.
pub(crate) fn has_work(config: &Config, rated: &Rated, jail: bool) -> bool {
    let playing: Vec<usize> =
        (0..rated.engines.len()).filter(|place| can_play(&rated.engines[*place], jail)).collect();
    let house = playing.iter().all(|place| rated.engines[*place].house.is_some());
    let fresh = playing.iter().any(|place| rated.results.of(*place).games() < config.house_games);
    playing.len() >= 2 && (!house || fresh)
}

/// Whether an engine is on the ladder and can be run here.
pub(crate) fn can_play(engine: &Engine, jail: bool) -> bool {
    engine.state.plays() && (jail || engine.house.is_some() || engine.trusted)
}

/// Plans the next pair of a ladder; nothing when no two may meet.
pub(crate) fn plan(
    config: &Config,
    store: &Store,
    variant: Variant,
    rated: &Rated,
    jail: bool,
) -> Result<Option<PairId>, Error> {
    let Some(season) = store.season(variant)? else { return Ok(None) };
    let place: HashMap<EngineId, usize> =
        rated.engines.iter().enumerate().map(|(place, engine)| (engine.id, place)).collect();
    let books = Book::of(variant);
    let running: Vec<Meeting> =
        store.live_pairs()?.iter().filter_map(|pair| meeting(pair, variant, &place, books)).collect();
    let lists: Vec<Source> = books.iter().map(|book| book.source()).collect();
    let ladder = choice::Ladder {
        fit: &rated.fit,
        results: &rated.results,
        lists: &lists,
        running: &running,
        seed: variant.index() as u64,
        number: store.last_ladder_pair(variant)?.map_or(0, |pair| pair.0.unsigned_abs()),
    };
    // What the operator and owners have changed since the fit counts at once.
    let now_playing: HashMap<EngineId, bool> =
        store.engines(Some(variant))?.iter().map(|engine| (engine.id, can_play(engine, jail))).collect();
    let plays = |player: usize| now_playing.get(&rated.engines[player].id).copied().unwrap_or(false);
    let full = owners_at_their_share(config, store, variant, rated)?;
    let within = |player: usize| !full.contains(&rated.engines[player].owner);
    // Two anchors play the same games again and again, and nothing follows from these.
    let fixed = |player: usize| rated.fit.rating(player).deviation <= 0.0;
    let may = |pair: [usize; 2]| pair.into_iter().all(plays) && !pair.into_iter().all(fixed);
    let chosen = choice::next(&ladder, |pair| may(pair) && pair.into_iter().all(within))
        // Nobody else can play: the share is of what others leave.
        .or_else(|| choice::next(&ladder, may));
    let Some((meeting, why)) = chosen else { return Ok(None) };
    let book = books[meeting.list];
    let opening = &book.openings()[meeting.opening % book.openings().len()];
    let pair = NewPair {
        variant,
        purpose: Purpose::Ladder(season.id),
        slot: None,
        engines: meeting.players.map(|player| rated.engines[player].id),
        games: 2,
        opening: Opening {
            list: book.as_str().to_owned(),
            index: meeting.opening as u32,
            position: opening.position.clone(),
            moves: opening.moves.clone(),
        },
        control: config.control.clone(),
        clock: config.clock,
        adjudication: None,
    };
    tracing::debug!(%variant, ?why, engines = ?pair.engines, "the next pair of a ladder");
    Ok(store.plan_pair(&pair, now())?.into_inner())
}

fn meeting(
    pair: &Pair,
    variant: Variant,
    place: &HashMap<EngineId, usize>,
    books: &[Book],
) -> Option<Meeting> {
    if pair.terms.variant != variant || !matches!(pair.terms.purpose, Purpose::Ladder(_)) {
        return None;
    }
    let [first, second] = pair.terms.engines;
    Some(Meeting {
        players: [*place.get(&first)?, *place.get(&second)?],
        list: books.iter().position(|book| book.as_str() == pair.terms.opening.list)?,
        opening: pair.terms.opening.index as usize,
    })
}

/// The owners whose engines have had their share of the last pairs.
fn owners_at_their_share(
    config: &Config,
    store: &Store,
    variant: Variant,
    rated: &Rated,
) -> Result<Vec<Owner>, Error> {
    let owner: HashMap<EngineId, Owner> =
        rated.engines.iter().map(|engine| (engine.id, engine.owner)).collect();
    let last = store.last_ladder_pairs(variant, SHARED)?;
    let mut played: HashMap<Owner, usize> = HashMap::new();
    for pair in &last {
        let mut owners: Vec<Owner> =
            pair.terms.engines.iter().filter_map(|engine| owner.get(engine).copied()).collect();
        owners.dedup();
        for owner in owners {
            *played.entry(owner).or_default() += 1;
        }
    }
    let mut full = Vec::new();
    for (owner, pairs) in played {
        if let Owner::Person(_) = owner {
            let share = store.owner_terms(owner)?.share.unwrap_or(config.owner_share);
            if pairs as f64 >= share * f64::from(SHARED) {
                full.push(owner);
            }
        }
    }
    Ok(full)
}
