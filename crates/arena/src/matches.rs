//! Matches of two that somebody asks for, with the verdict of a sequential test.

use ladder::openings::Book;
use ladder::{Duel, Score, Sprt};
use play::Timestamp;
use rules::{Outcome, Variant};
use store::ladder::{
    Engine, EngineMatch, EngineState, MatchId, NewMatch, NewPair, Opening, Owner, PairState, Purpose, Verdict,
};
use store::{ChannelId, GuildId, Reader, Store, StoreError};

use crate::choose::can_play;
use crate::config::Config;
use crate::error::Error;
use crate::hear::now;

/// A day, in milliseconds.
const DAY_MS: i64 = 86_400_000;
/// The most pairs of one match.
const MOST_PAIRS: u32 = 500;

/// A match as somebody asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRequest {
    /// The names: is the first better than the second?
    pub engines: [String; 2],
    /// The rule set.
    pub variant: Variant,
    /// How many pairs at most; fewer when the test has decided.
    pub pairs: u32,
    /// The time control; the ladder's if none is named.
    pub control: Option<String>,
    /// Who asks.
    pub asked: Owner,
    /// Where: the result is told there.
    pub place: Option<(Option<GuildId>, ChannelId)>,
}

/// Why a match is not played.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MatchRefusal {
    /// There is no such engine.
    #[error("there is no engine called {0}")]
    NoEngine(String),
    /// The same engine twice.
    #[error("a match is between two engines, not of {0} with itself")]
    Same(String),
    /// It does not play now.
    #[error("{name} is {state} and plays no match")]
    State {
        /// The engine.
        name: String,
        /// How it stands.
        state: EngineState,
    },
    /// It does not play this rule set.
    #[error("{name} is not on the ladder of {variant}")]
    Variant {
        /// The engine.
        name: String,
        /// The rule set.
        variant: Variant,
    },
    /// No pairs, or too many.
    #[error("a match has 1 to {0} pairs")]
    Pairs(u32),
    /// The person has asked for enough today.
    #[error("you can ask for {quota} pairs a day and have {left} left")]
    Quota {
        /// Pairs a day.
        quota: u32,
        /// What is left of them.
        left: u32,
    },
    /// A time control that is none.
    #[error(transparent)]
    Control(#[from] referee::LimitError),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A task of ours ended early.
    #[error("a part of the ladder failed")]
    Task(#[from] tokio::task::JoinError),
}

/// Keeps a match that was asked for.
pub(crate) fn ask(config: &Config, store: &Store, new: &MatchRequest) -> Result<MatchId, MatchRefusal> {
    let find = |name: &String| -> Result<Engine, MatchRefusal> {
        let engine = store.engine_named(name.trim())?.ok_or_else(|| MatchRefusal::NoEngine(name.clone()))?;
        if !engine.state.plays() {
            return Err(MatchRefusal::State { name: engine.name, state: engine.state });
        }
        if !engine.variants.contains(&new.variant) {
            return Err(MatchRefusal::Variant { name: engine.name, variant: new.variant });
        }
        Ok(engine)
    };
    let [first, second] = [find(&new.engines[0])?, find(&new.engines[1])?];
    if first.id == second.id {
        return Err(MatchRefusal::Same(first.name));
    }
    let person = matches!(new.asked, Owner::Person(_));
    let most = if person { config.quota.min(MOST_PAIRS) } else { MOST_PAIRS };
    if !(1..=most).contains(&new.pairs) {
        return Err(MatchRefusal::Pairs(most));
    }
    let control = new.control.clone().unwrap_or_else(|| config.control.clone());
    control.parse::<referee::Limit>()?;
    let at = now();
    let since = at.plus_ms(-DAY_MS);
    let wanted = NewMatch {
        variant: new.variant,
        engines: [first.id, second.id],
        pairs: new.pairs,
        control,
        asked: new.asked,
        place: new.place,
        // Each match has openings of its own.
        seed: at.0,
    };
    let asked = store.ask_match(&wanted, Some((config.quota, since)), at)?.into_inner();
    asked.map_or_else(|| Err(over_quota(config, store, new.asked, since)), Ok)
}

fn over_quota(config: &Config, store: &Store, asked: Owner, since: Timestamp) -> MatchRefusal {
    let used = asked.person().map_or(Ok(0), |user| store.pairs_asked(user, since));
    match used {
        Ok(used) => MatchRefusal::Quota { quota: config.quota, left: config.quota.saturating_sub(used) },
        Err(error) => error.into(),
    }
}

/// How a match stands, and what the test says.
///
/// # Errors
/// [`StoreError`].
pub fn duel(store: &Reader, matching: MatchId) -> Result<Duel, StoreError> {
    let (mut score, mut pairs) = (Score::default(), [0; 5]);
    for pair in store.match_pairs(matching)?.iter().filter(|pair| pair.state == PairState::Over) {
        let games = store.games_of_pair(pair.id)?;
        for game in &games {
            let first_white = game.engines[0] == pair.terms.engines[0];
            match (game.outcome, first_white) {
                (Outcome::WhiteWins, true) | (Outcome::BlackWins, false) => score.wins += 1,
                (Outcome::BlackWins, true) | (Outcome::WhiteWins, false) => score.losses += 1,
                (Outcome::Draw, _) => score.draws += 1,
                (Outcome::None, _) => {}
            }
        }
        let [points, others] = pair.points.unwrap_or_default();
        if points + others == 4 {
            pairs[points as usize] += 1;
        }
    }
    Ok(Duel::new(score, pairs, Some(Sprt::default())))
}

/// Plans what a running match plays next, at most `at_once` pairs at a time, or ends it; gives whether it ended.
pub(crate) fn go_on(
    config: &Config,
    store: &Store,
    matching: &EngineMatch,
    at_once: usize,
    jail: bool,
) -> Result<bool, Error> {
    let pairs = store.match_pairs(matching.id)?;
    let duel = duel(store, matching.id)?;
    let live =
        pairs.iter().filter(|pair| matches!(pair.state, PairState::Planned | PairState::Running)).count();
    let begun = pairs.len() as u32;
    let over = duel.is_decided() || (begun >= matching.terms.pairs && live == 0);
    if over {
        let verdict = match duel.test.map(|test| test.verdict) {
            Some(ladder::Verdict::Better) => Verdict::Better,
            Some(ladder::Verdict::NotBetter) => Verdict::NotBetter,
            _ => Verdict::Undecided,
        };
        return Ok(store.end_match(matching.id, Some(verdict), now())?.into_inner());
    }
    for engine in matching.terms.engines {
        match store.engine(engine)? {
            Some(engine) if engine.state.plays() && can_play(&engine, jail) => {}
            // It waits for a jail that holds.
            Some(engine) if engine.state.plays() => return Ok(false),
            // It plays no more, so there is no verdict.
            _ => return Ok(store.end_match(matching.id, None, now())?.into_inner()),
        }
    }
    let books = Book::of(matching.terms.variant);
    for number in begun..matching.terms.pairs.min(begun + (at_once.saturating_sub(live)) as u32) {
        let book = books[number as usize % books.len()];
        let list = book.openings();
        let from = matching.terms.seed.unsigned_abs() as usize;
        let index = (from + number as usize / books.len()) % list.len();
        let pair = NewPair {
            variant: matching.terms.variant,
            purpose: Purpose::Match(matching.id),
            slot: Some(number.to_string()),
            engines: matching.terms.engines,
            games: 2,
            opening: Opening {
                list: book.as_str().to_owned(),
                index: index as u32,
                position: list[index].position.clone(),
                moves: list[index].moves.clone(),
            },
            control: matching.terms.control.clone(),
            clock: config.clock,
            adjudication: None,
        };
        store.plan_pair(&pair, now())?.into_inner();
    }
    Ok(false)
}
