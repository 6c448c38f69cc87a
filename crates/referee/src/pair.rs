//! A game or a reversed pair: engines sit down, play, and are seen off.

use std::borrow::Cow;
use std::io::Write;
use std::time::{Duration, Instant};

use rules::{Colour, Game, Variant};

use crate::answer::{Answer, Asked};
use crate::clock::Clock;
use crate::engine::Engine;
use crate::error::Error;
use crate::event::{Event, Player, Start};
use crate::fault::{Fault, FaultKind};
use crate::game::{End, play};
use crate::hearing::hear;
use crate::job::{ClockKind, EngineSpec, Job};
use crate::lag::Lag;
use crate::launch::Launch;
use crate::think::{Sink, Table};

/// Plays a job. Engines stay for the second game unless the first ended by a fault.
///
/// # Errors
/// [`Error::Input`] for a job that cannot be played, [`Error::Deaf`] when nobody reads the events, [`Error::File`] for a
/// log that cannot be opened. What engines do is never an error.
pub fn run(job: &Job, launch: &dyn Launch, out: &mut dyn Write) -> Result<(), Error> {
    let opening = job.opening()?;
    let clock = |spec: &EngineSpec| Clock::new(&spec.limit, spec.margin_ms);
    let mut table = Table {
        engines: [None, None],
        clocks: [clock(&job.engines[0]), clock(&job.engines[1])],
        kind: job.clock,
        waits: job.waits.clone(),
        charged: [Duration::ZERO; 2],
        lag: Lag::default(),
        sink: Sink::new(out),
    };
    let mut players = [None, None];
    let mut games = 0;
    for number in 0..if job.reversed { 2 } else { 1 } {
        games += 1;
        if !one(&mut table, job, launch, number, &opening, &mut players)? {
            break;
        }
    }
    see_off(&mut table);
    table.sink.tell(&Event::Finished { job: Cow::Borrowed(&job.id), games })?;
    table.sink.flush()
}

/// Plays one game. Gives whether it counts: a pair is void as a whole.
fn one(
    table: &mut Table<'_>,
    job: &Job,
    launch: &dyn Launch,
    number: usize,
    opening: &Game,
    players: &mut [Option<Player>; 2],
) -> Result<bool, Error> {
    let began = Instant::now();
    let mut game = opening.clone();
    let colour =
        |who: usize| if Job::seat(number, Colour::White) == who { Colour::White } else { Colour::Black };
    let mut seating = sit_down(table, job, launch, players)?;
    let seated = Colour::ALL.map(|colour| players[Job::seat(number, colour)].clone());
    table.sink.tell(&started(job, number, opening, seated))?;
    let end = match (seating.overloaded, seating.faults.pop(), seating.faults.pop()) {
        (Some(reason), ..) => End::void(reason),
        (None, Some((who, fault)), None) => End::fault(&game, colour(who), fault),
        (None, Some((who, fault)), Some((other, first))) => {
            End::both(vec![(colour(other), first), (colour(who), fault)])
        }
        (None, None, _) => play(table, job, number, &mut game)?,
    };
    let counts = end.void.is_none();
    let over = !end.faults.is_empty() || !counts;
    for who in [0, 1] {
        if let Some(text) = table.engines[who].as_mut().and_then(Engine::take_complaints) {
            let engine = Cow::Borrowed(job.engines[who].name.as_str());
            table.sink.tell(&Event::Stderr { engine, text: Cow::Owned(text) })?;
        }
        let colour = colour(who);
        let at_fault = end.faults.iter().any(|(loser, _)| *loser == colour);
        let last = table.engines[who].as_ref().filter(|_| at_fault).map(Engine::last_lines);
        if let Some(text) = last.filter(|text| !text.is_empty()) {
            let engine = Cow::Borrowed(job.engines[who].name.as_str());
            table.sink.tell(&Event::LastLines { engine, text: Cow::Owned(text) })?;
        }
        warn(table, job, who)?;
    }
    let lag = table.lag.take_total();
    if over {
        // Before the result is told, so that whoever reads it finds nothing left.
        table.engines = [None, None];
        *players = [None, None];
    }
    table.sink.tell(&end.tell(number as u32 + 1, game.moves().len(), began.elapsed(), lag))?;
    table.sink.flush()?;
    Ok(counts)
}

fn started(job: &Job, number: usize, opening: &Game, players: [Option<Player>; 2]) -> Event<'static> {
    let clock = if job.clock == ClockKind::Cpu { "cpu" } else { "wall" };
    Event::Started(Box::new(Start {
        version: Job::VERSION,
        job: Cow::Owned(job.id.clone()),
        game: number as u32 + 1,
        variant: Cow::Borrowed(job.variant.as_str()),
        position: Cow::Owned(opening.initial().to_string()),
        moves: opening.moves().iter().map(ToString::to_string).collect(),
        clock: Cow::Borrowed(clock),
        players,
    }))
}

/// Tells of lines that said nothing known, once a game.
fn warn(table: &mut Table<'_>, job: &Job, who: usize) -> Result<(), Error> {
    let Some(engine) = &mut table.engines[who] else { return Ok(()) };
    let ignored = std::mem::take(&mut engine.heard.ignored);
    if ignored == 0 {
        return Ok(());
    }
    let text = Cow::Owned(format!("{ignored} lines say nothing known"));
    table.sink.tell(&Event::Warning { engine: Cow::Borrowed(&job.engines[who].name), text })
}

/// How engines came to the table.
#[derive(Default)]
struct Seating {
    /// Who could not be readied.
    faults: Vec<(usize, Fault)>,
    /// The host could not ready them.
    overloaded: Option<String>,
}

/// Starts the engines that are not there, and readies both for a new game.
fn sit_down(
    table: &mut Table<'_>,
    job: &Job,
    launch: &dyn Launch,
    players: &mut [Option<Player>; 2],
) -> Result<Seating, Error> {
    let mut faults: [Option<Fault>; 2] = [None, None];
    let mut fresh = [false; 2];
    let mut overloaded = None;
    let start = Asked::now(None, job.waits.start_ms);
    for who in [0, 1] {
        if table.engines[who].is_some() {
            continue;
        }
        match launch.launch(&job.engines[who], &job.jail) {
            Ok(launched) => {
                let mut engine = Engine::new(job.engines[who].clone(), launched)?;
                engine.say(b"uci\n");
                table.engines[who] = Some(engine);
                fresh[who] = true;
            }
            Err(Error::Engine(error)) => {
                faults[who] = Some(Fault::new(FaultKind::Crash, format!("it did not start: {error}")));
            }
            Err(error) => return Err(error),
        }
    }
    for who in [0, 1] {
        if fresh[who] {
            match start.answer(&mut table.engines, who, |engine| engine.heard.uciok) {
                Answer::Heard => set_up(table, job, who, players)?,
                Answer::Owed => blame(table, who, FaultKind::Stall, "no uciok"),
                Answer::Overloaded(reason) => overloaded = Some(reason),
            }
        }
        if let Some(engine) = &mut table.engines[who] {
            engine.heard.readyok = false;
            engine.say(b"ucinewgame\nisready\n");
        }
    }
    let ready = [0, 1].map(|who| Asked::now(table.engines[who].as_ref(), job.waits.ready_ms));
    for who in [0, 1] {
        if overloaded.is_none() {
            match ready[who].answer(&mut table.engines, who, |engine| engine.heard.readyok) {
                Answer::Heard => {}
                Answer::Owed => blame(table, who, FaultKind::Stall, "no readyok"),
                Answer::Overloaded(reason) => overloaded = Some(reason),
            }
        }
        if let Some(engine) = &table.engines[who] {
            table.lag.watch(who, engine.process.id());
            faults[who].clone_from(&engine.heard.fault);
        }
        table.charged[who] = table.cpu(who);
    }
    let faults = faults.into_iter().enumerate().filter_map(|(who, fault)| Some((who, fault?))).collect();
    Ok(Seating { faults, overloaded })
}

fn blame(table: &mut Table<'_>, who: usize, kind: FaultKind, detail: &str) {
    if let Some(engine) = &mut table.engines[who] {
        engine.blame(kind, detail);
    }
}

/// Sets the options of an engine that has said `uciok`.
fn set_up(
    table: &mut Table<'_>,
    job: &Job,
    who: usize,
    players: &mut [Option<Player>; 2],
) -> Result<(), Error> {
    let Some(engine) = &mut table.engines[who] else { return Ok(()) };
    let spec = &job.engines[who];
    let (set, missing) = match chosen(engine, job.variant, spec) {
        Ok(chosen) => chosen,
        Err(detail) => {
            engine.blame(FaultKind::Protocol, detail);
            return Ok(());
        }
    };
    for (name, value) in &set {
        let value = if value.is_empty() { String::new() } else { format!(" value {value}") };
        engine.say(format!("setoption name {name}{value}\n").as_bytes());
    }
    players[who] = Some(Player {
        name: spec.name.clone(),
        id_name: engine.heard.name.clone(),
        pid: engine.process.id(),
        jailed: engine.process.is_jailed(),
        options: set,
        limit: spec.limit.to_string(),
        margin_ms: spec.margin_ms,
    });
    for name in missing {
        let text = Cow::Owned(format!("it does not offer the option {name}"));
        table.sink.tell(&Event::Warning { engine: Cow::Borrowed(&spec.name), text })?;
    }
    Ok(())
}

type Options = Vec<(String, String)>;

/// The options to set, by the names that the engine gives them, and those that it does not offer.
fn chosen(engine: &Engine, variant: Variant, spec: &EngineSpec) -> Result<(Options, Vec<String>), String> {
    let offer = |name: &str| engine.heard.offers.iter().find(|offer| offer.name.eq_ignore_ascii_case(name));
    let asked = |name: &str| spec.options.iter().any(|(own, _)| own.eq_ignore_ascii_case(name));
    let mut set = Vec::new();
    match offer("UCI_Variant") {
        Some(offer) if offer.has(variant.as_str()) => {
            set.push((offer.name.clone(), variant.as_str().to_owned()));
        }
        None if variant == Variant::Chess => {}
        _ => return Err(format!("it does not offer UCI_Variant {variant}")),
    }
    for (name, number) in [("Threads", spec.threads), ("Hash", spec.hash_mib)] {
        if let Some(offer) = offer(name).filter(|_| !asked(name)) {
            set.push((offer.name.clone(), offer.within(number).to_string()));
        }
    }
    let mut missing = Vec::new();
    for (name, value) in &spec.options {
        match offer(name) {
            Some(offer) => set.push((offer.name.clone(), value.clone())),
            None => missing.push(name.clone()),
        }
    }
    Ok((set, missing))
}

/// Asks both to quit, gives them a moment, and kills what is left.
fn see_off(table: &mut Table<'_>) {
    let until = Instant::now() + Duration::from_millis(table.waits.quit_ms);
    for engine in table.engines.iter_mut().flatten() {
        engine.say(b"quit\n");
    }
    let stays = |engine: &Engine| engine.stdout.is_some() && engine.heard.fault.is_none();
    while table.engines.iter().flatten().any(stays) && Instant::now() < until {
        hear(&mut table.engines, until.saturating_duration_since(Instant::now()));
    }
    table.engines = [None, None];
}
