//! Tournaments: made, entered, played round by round, and ended; all of it follows from what stands in the store.

use ladder::Score;
use ladder::openings::Book;
use ladder::tournament::{Event, Format, PairId as Slot, Pairing};
use play::Timestamp;
use rules::Variant;
use store::ladder::{
    Engine, EngineId, EngineState, GameClock, NewPair, NewTournament, Opening, Owner, Purpose, Tournament,
    TournamentId, TournamentState,
};
use store::{ChannelId, GuildId, Reader, Store, StoreError};

use crate::config::Config;
use crate::error::Error;
use crate::happening::Happening;
use crate::hear::now;

/// The most pairs at each meeting.
const MOST_PAIRS: u32 = 20;

/// A tournament as somebody asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRequest {
    /// What it is called.
    pub name: String,
    /// The rule set.
    pub variant: Variant,
    /// How it is played.
    pub format: Format,
    /// Rounds of a Swiss; nothing for as many as it takes.
    pub rounds: Option<u32>,
    /// Pairs at each meeting; 1 in a Swiss.
    pub pairs: u32,
    /// The time control; the ladder's if none is named.
    pub control: Option<String>,
    /// What time is; as on the ladder if it is not said.
    pub clock: Option<GameClock>,
    /// The list of openings, such as `arrays`; nothing for the rule set's own in turn.
    pub list: Option<String>,
    /// What ends games that the rules have not ended.
    pub adjudication: Option<referee::Adjudication>,
    /// Of openings; the moment's if none is named.
    pub seed: Option<i64>,
    /// Who holds it.
    pub creator: Owner,
    /// Where it is told of.
    pub place: Option<(Option<GuildId>, ChannelId)>,
    /// The engines that take part from the start, by name.
    pub engines: Vec<String>,
    /// Whether anybody may enter an engine of theirs.
    pub open: bool,
    /// Until when engines are entered; at once if it is not open and this is not said.
    pub entries_end: Option<Timestamp>,
}

/// Why a tournament is not held so.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TournamentRefusal {
    /// No name, or a long one.
    #[error("a tournament's name has 1 to 60 characters")]
    Name,
    /// There is no such engine.
    #[error("there is no engine called {0}")]
    NoEngine(String),
    /// It does not play now.
    #[error("{name} is {state} and plays in no tournament")]
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
    /// It is entered already.
    #[error("{0} is entered already")]
    Twice(String),
    /// It is somebody else's.
    #[error("{0} is another owner's engine")]
    NotYours(String),
    /// Too few for a tournament that takes no entries.
    #[error("a tournament that takes no entries needs two engines at least")]
    TooFew,
    /// Rounds where there is nothing to choose.
    #[error("only a Swiss has a number of rounds; how often others meet is said by pairs")]
    Rounds,
    /// A number of pairs that there is not.
    #[error("a meeting has 1 to {0} pairs; in a Swiss it has one, and more rounds separate better")]
    Pairs(u32),
    /// A list of openings that there is not.
    #[error("there is no list of openings {name:?} for {variant}; there is {known}")]
    List {
        /// What was named.
        name: String,
        /// The rule set.
        variant: Variant,
        /// The lists that there are.
        known: String,
    },
    /// There is no such tournament.
    #[error("there is no tournament {0}")]
    Unknown(TournamentId),
    /// It takes no entries: it is closed, has begun or is over.
    #[error("the tournament takes no entries")]
    Closed,
    /// Its shape cannot be played.
    #[error(transparent)]
    Shape(#[from] ladder::Error),
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

/// Keeps a tournament that was asked for.
pub(crate) fn create(
    config: &Config,
    store: &Store,
    new: &TournamentRequest,
) -> Result<TournamentId, TournamentRefusal> {
    let name = new.name.split_whitespace().collect::<Vec<_>>().join(" ");
    if !(1..=60).contains(&name.chars().count()) {
        return Err(TournamentRefusal::Name);
    }
    let most = if new.format == Format::Swiss { 1 } else { MOST_PAIRS };
    if !(1..=most).contains(&new.pairs) {
        return Err(TournamentRefusal::Pairs(most));
    }
    if new.rounds.is_some() && new.format != Format::Swiss {
        return Err(TournamentRefusal::Rounds);
    }
    let books = Book::of(new.variant);
    if let Some(list) = new.list.as_ref().filter(|list| books.iter().all(|book| book.as_str() != **list)) {
        let known = books.iter().map(|book| book.as_str()).collect::<Vec<_>>().join(", ");
        return Err(TournamentRefusal::List { name: list.clone(), variant: new.variant, known });
    }
    let mut engines = Vec::new();
    for name in &new.engines {
        let engine = entrant(store, name, new.variant)?;
        if engines.contains(&engine.id) {
            return Err(TournamentRefusal::Twice(engine.name));
        }
        engines.push(engine.id);
    }
    if !new.open && new.entries_end.is_none() && engines.len() < 2 {
        return Err(TournamentRefusal::TooFew);
    }
    let control = new.control.clone().unwrap_or_else(|| config.control.clone());
    control.parse::<referee::Limit>()?;
    let at = now();
    let wanted = NewTournament {
        name,
        variant: new.variant,
        format: new.format.as_str().to_owned(),
        rounds: new.rounds,
        pairs: new.pairs,
        control,
        clock: new.clock.unwrap_or(config.clock),
        list: new.list.clone(),
        adjudication: new
            .adjudication
            .as_ref()
            .map(|rules| serde_json::to_string(rules).expect("plain data")),
        seed: new.seed.unwrap_or(at.0),
        creator: new.creator,
        place: new.place,
        open: new.open,
        entries_end: new.entries_end.or_else(|| (!new.open).then_some(at)),
    };
    // A shape that cannot be played is told now and not when it begins.
    if engines.len() >= 2 {
        shape(&wanted, engines.len())?;
    }
    Ok(store.create_tournament(&wanted, &engines, at)?.into_inner())
}

fn entrant(store: &Reader, name: &str, variant: Variant) -> Result<Engine, TournamentRefusal> {
    let engine = store
        .engine_named(name.trim())?
        .ok_or_else(|| TournamentRefusal::NoEngine(name.trim().to_owned()))?;
    if !engine.state.plays() {
        return Err(TournamentRefusal::State { name: engine.name, state: engine.state });
    }
    if !engine.variants.contains(&variant) {
        return Err(TournamentRefusal::Variant { name: engine.name, variant });
    }
    Ok(engine)
}

/// Enters an engine of `by`'s; the operator and whoever holds the tournament may enter any.
pub(crate) fn enter(
    store: &Store,
    id: TournamentId,
    name: &str,
    by: Owner,
) -> Result<Engine, TournamentRefusal> {
    let tournament = store.tournament(id)?.ok_or(TournamentRefusal::Unknown(id))?;
    let holds = by == Owner::Operator || by == tournament.terms.creator;
    let late = tournament.terms.entries_end.is_some_and(|end| end <= now());
    if tournament.state != TournamentState::Entries || late || !(tournament.terms.open || holds) {
        return Err(TournamentRefusal::Closed);
    }
    let engine = entrant(store, name, tournament.terms.variant)?;
    if !holds && engine.owner != by {
        return Err(TournamentRefusal::NotYours(engine.name));
    }
    if !store.enter_tournament(id, engine.id, now())?.into_inner() {
        return Err(TournamentRefusal::Twice(engine.name));
    }
    Ok(engine)
}

fn shape(terms: &NewTournament, entrants: usize) -> Result<Event, ladder::Error> {
    let format = Format::from_word(&terms.format).unwrap_or_default();
    let event = Event::new(format, entrants, terms.seed.unsigned_abs())?;
    match (format, terms.rounds) {
        (Format::Swiss, Some(rounds)) => event.with_rounds(rounds),
        (Format::Swiss, None) => Ok(event),
        _ => event.with_rounds(terms.pairs),
    }
}

/// A tournament that has begun, as far as its results go: entrants are the entries by seat.
///
/// # Errors
/// [`Error::Store`], or [`Error::Ladder`] for what cannot have been played so.
pub fn event(store: &Reader, tournament: &Tournament) -> Result<Event, Error> {
    let mut event = shape(&tournament.terms, tournament.entries.len())?;
    for (slot, [wins, draws, losses]) in store.tournament_scores(tournament.id)? {
        let slot: Slot = slot.parse().map_err(|_| {
            StoreError::Corrupt(format!("tournament {} has a meeting {slot:?}", tournament.id))
        })?;
        event.report(slot, Score { wins, draws, losses })?;
    }
    Ok(event)
}

/// Takes a tournament as far as it can go without a game: begins it, plans what can be played, notes rounds that are
/// over and its end. No more meetings are planned at a time than there are places for. Gives what happened.
pub(crate) fn go_on(store: &Store, tournament: &Tournament, places: usize) -> Result<Vec<Happening>, Error> {
    match tournament.state {
        TournamentState::Entries => begin(store, tournament, places),
        TournamentState::Running => play(store, tournament, places),
        TournamentState::Over | TournamentState::Cancelled => Ok(Vec::new()),
    }
}

fn begin(store: &Store, tournament: &Tournament, places: usize) -> Result<Vec<Happening>, Error> {
    if tournament.terms.entries_end.is_none_or(|end| end > now()) {
        return Ok(Vec::new());
    }
    let mut seats: Vec<EngineId> = Vec::new();
    for entry in &tournament.entries {
        if store.engine(entry.engine)?.is_some_and(|engine| engine.state.plays()) {
            seats.push(entry.engine);
        }
    }
    if let Err(fault) = shape(&tournament.terms, seats.len()) {
        tracing::warn!(tournament = tournament.id.0, %fault, "a tournament cannot be played and is called off");
        store.cancel_tournament(tournament.id, now())?.into_inner();
        return Ok(vec![Happening::TournamentOver { tournament: tournament.id }]);
    }
    // The strongest by what is known first; those of whom nothing is known in the order in which they entered.
    let ratings = store.engine_ratings(tournament.terms.variant)?;
    let rank = |engine: &EngineId| ratings.iter().position(|one| one.engine == *engine).unwrap_or(usize::MAX);
    seats.sort_by_key(rank);
    store.begin_tournament(tournament.id, &seats, now())?.into_inner();
    let mut happened = vec![Happening::TournamentBegins { tournament: tournament.id }];
    if let Some(begun) = store.tournament(tournament.id)? {
        happened.extend(play(store, &begun, places)?);
    }
    Ok(happened)
}

fn play(store: &Store, tournament: &Tournament, places: usize) -> Result<Vec<Happening>, Error> {
    let id = tournament.id;
    let event = event(store, tournament)?;
    let mut happened = Vec::new();
    let progress = event.progress();
    let finished = event.is_finished();
    let over = if finished { progress.rounds } else { progress.round.saturating_sub(1) };
    for round in tournament.round + 1..=over {
        if store.round_over(id, round, now())?.into_inner() {
            happened.push(Happening::RoundOver { tournament: id, round });
        }
    }
    if finished {
        let table: Vec<(EngineId, u32, u32)> = event
            .standings()
            .iter()
            .map(|row| {
                let half_points = (row.points * 2.0).round() as u32;
                (tournament.entries[row.entrant].engine, row.rank, half_points)
            })
            .collect();
        if store.finish_tournament(id, &table, now())?.into_inner() {
            happened.push(Happening::TournamentOver { tournament: id });
        }
        return Ok(happened);
    }
    let live: Vec<String> = store
        .live_pairs()?
        .into_iter()
        .filter(|pair| pair.terms.purpose == Purpose::Tournament(id))
        .filter_map(|pair| pair.terms.slot)
        .collect();
    let open = event.open();
    let waiting = open.iter().filter(|pairing| !live.contains(&pairing.id.to_string()));
    for pairing in waiting.take(places.saturating_sub(live.len())) {
        store.plan_pair(&pair(tournament, pairing), now())?.into_inner();
    }
    Ok(happened)
}

fn pair(tournament: &Tournament, pairing: &Pairing) -> NewPair {
    let terms = &tournament.terms;
    let all = Book::of(terms.variant);
    let named: Vec<Book> =
        all.iter().copied().filter(|book| terms.list.as_deref() == Some(book.as_str())).collect();
    let books = if named.is_empty() { all } else { &named };
    let book = books[pairing.opening % books.len()];
    let list = book.openings();
    let index = pairing.opening / books.len() % list.len();
    NewPair {
        variant: terms.variant,
        purpose: Purpose::Tournament(tournament.id),
        slot: Some(pairing.id.to_string()),
        engines: pairing.engines.map(|seat| tournament.entries[seat].engine),
        games: pairing.games as u8,
        opening: Opening {
            list: book.as_str().to_owned(),
            index: index as u32,
            position: list[index].position.clone(),
            moves: list[index].moves.clone(),
        },
        control: terms.control.clone(),
        clock: terms.clock,
        adjudication: terms.adjudication.clone(),
    }
}
