//! Mining: games of the house engine with itself, or records, and the puzzles in them.
//!
//! A game and its puzzle follow from the seed and the game's number alone, whichever thread plays it and whatever was played
//! before. Puzzles are taken in the order of games, so that a set grows in the same way however often it is stopped.

mod candidates;
mod clock;
mod curve;
mod find;
mod game;
mod mates;
mod selection;
mod traps;
mod wins;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use rules::record::Record;
use rules::{Colour, Variant};

pub use self::curve::{Curve, curve};
use self::find::Finder;
use self::selection::Selection;
pub(crate) use self::wins::{WON, positions};
use crate::puzzle::Puzzle;
use crate::rule_sets::{Mined, with_rules};
use crate::source::Source;

/// What is mined.
#[derive(Clone, Debug)]
pub struct Mining {
    /// The rule set.
    pub variant: Variant,
    /// How many puzzles the set is to have.
    pub count: usize,
    /// Of the games.
    pub seed: u64,
    /// Nodes that each position of a solution gets at first; it is confirmed with eight times as many.
    pub nodes: u64,
    /// How many threads mine.
    pub threads: usize,
    /// Games to mine in instead of the engine's own; those of other rule sets are passed over.
    pub records: Option<Vec<Record>>,
}

/// How the mining stands.
#[derive(Clone, Copy, Debug, Default)]
pub struct Progress {
    /// Games gone through, those before the last stop included.
    pub games: u64,
    /// Puzzles found since this mining began, those too that the set has no place for.
    pub found: usize,
    /// Puzzles that the set has.
    pub puzzles: usize,
    /// Puzzles taken since this mining began.
    pub taken: usize,
    /// What all threads have spent since then, as the processor counts it.
    pub cpu: Duration,
}

impl Progress {
    /// Puzzles taken in an hour of one core.
    pub fn an_hour(&self) -> f64 {
        self.taken as f64 * 3600.0 / self.cpu.as_secs_f64().max(1e-9)
    }
}

/// Mines until the set has enough puzzles, or there are no more games. `set` is what it has already; `taken` gets each new
/// one at once, to be kept, and stops the mining by its error; `told` hears of every game.
///
/// # Errors
/// That of `taken`.
///
/// # Panics
/// When a thread of the mining does, which is a fault of the program.
pub fn mine<E>(
    mining: &Mining,
    set: &[Puzzle],
    taken: impl FnMut(&Puzzle) -> Result<(), E>,
    told: impl FnMut(&Progress),
) -> Result<Progress, E> {
    with_rules!(mining.variant, P => run::<P, E>(mining, set, taken, told))
}

/// What a thread sends of a game.
struct Gone {
    number: u64,
    puzzle: Option<Puzzle>,
    cpu: Duration,
}

fn run<P: Mined, E>(
    mining: &Mining,
    set: &[Puzzle],
    mut taken: impl FnMut(&Puzzle) -> Result<(), E>,
    mut told: impl FnMut(&Progress),
) -> Result<Progress, E> {
    let mut selection = Selection::new(set);
    // The games before the last puzzle's are done; those after it are gone through once more, in vain.
    let first = set.iter().filter_map(game_number).max().map_or(0, |last| last + 1);
    let mut progress = Progress { games: first, puzzles: set.len(), ..Progress::default() };
    if progress.puzzles >= mining.count {
        return Ok(progress);
    }
    let (next, stop) = (AtomicU64::new(first), AtomicBool::new(false));
    std::thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for _ in 0..mining.threads.max(1) {
            let (send, next, stop) = (send.clone(), &next, &stop);
            scope.spawn(move || {
                let mut finder = Finder::<P>::new(mining.nodes);
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if !mining.has_game(number) {
                        break;
                    }
                    let began = clock::thread_time();
                    let puzzle = one_game(&mut finder, mining, number);
                    let cpu = clock::thread_time().saturating_sub(began);
                    if send.send(Gone { number, puzzle, cpu }).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut result = Ok(());
        for Gone { number, puzzle, cpu } in receive {
            progress.cpu += cpu;
            waiting.insert(number, puzzle);
            while let Some(puzzle) = waiting.remove(&progress.games)
                && result.is_ok()
                && progress.puzzles < mining.count
            {
                progress.games += 1;
                progress.found += usize::from(puzzle.is_some());
                if let Some(puzzle) = puzzle.filter(|puzzle| selection.takes(puzzle)) {
                    result = taken(&puzzle);
                    progress.puzzles += 1;
                    progress.taken += 1;
                }
                told(&progress);
            }
            if result.is_err() || progress.puzzles >= mining.count {
                stop.store(true, Ordering::Relaxed);
            }
        }
        result
    })?;
    Ok(progress)
}

/// The number of the game that a puzzle was mined from.
fn game_number(puzzle: &Puzzle) -> Option<u64> {
    match puzzle.source() {
        Source::House { game, .. } | Source::Record { number: game, .. } => Some(*game),
        Source::Published { .. } => None,
    }
}

impl Mining {
    /// Whether there is a game of a number: of its own games the engine plays as many as are wanted.
    fn has_game(&self, number: u64) -> bool {
        self.records.as_ref().is_none_or(|records| number < records.len() as u64)
    }
}

/// The puzzle of a game, if it has one.
fn one_game<P: Mined>(finder: &mut Finder<P>, mining: &Mining, number: u64) -> Option<Puzzle> {
    let mut chance = game::chance(mining.seed, number);
    finder.player.forget();
    let Some(records) = &mining.records else {
        let game = game::play::<P>(&mut finder.player, &mut chance);
        let source = |ply| Source::House { seed: mining.seed, game: number, ply };
        return finder.puzzle(&game, &mut chance, source);
    };
    let record = records.get(number as usize)?;
    let initial = record.game().initial();
    if initial.variant() != P::VARIANT {
        return None;
    }
    let start = P::narrow(initial);
    let moves = P::owns(record.game().moves());
    let game = game::read(&mut finder.player, &start, &moves, record.outcome());
    let source = |ply| Source::Record { number, game: title(record), ply };
    finder.puzzle(&game, &mut chance, source)
}

/// What a record calls its game: players, event and date where it names them.
fn title(record: &Record) -> String {
    let tag =
        |name: &str| record.tag(name).filter(|value| !value.starts_with(['?', '-']) && !value.is_empty());
    let players = [Colour::White, Colour::Black]
        .map(|colour| tag(if colour == Colour::White { "White" } else { "Black" }).unwrap_or("?").to_owned());
    let rest = ["Event", "Date"].into_iter().filter_map(tag).map(|value| format!(", {value}"));
    format!("{} – {}{}", players[0], players[1], rest.collect::<String>())
}
