//! A search from a game's last position, with any number of threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rules::MoveParts;

use crate::evaluate::{House, Tables, Terms};
use crate::limits::{Budget, Limits};
use crate::ordering::{History, MAX_PLY};
use crate::root::{Aim, RootMove, mate_in};
use crate::table::Table;
use crate::worker::{Shared, Worker};

/// A score as the protocol tells it, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; negative if the side to move is mated.
    Mate(i32),
}

impl Score {
    pub(crate) const fn of(score: i32) -> Self {
        match mate_in(score) {
            Some(moves) => Self::Mate(moves),
            None => Self::Centipawns(score),
        }
    }
}

/// One line of play that the search holds to be best, or next best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// What it is worth to the side to move.
    pub score: Score,
    /// The same in hundredths of a pawn, mates beyond all else.
    pub(crate) raw: i32,
    /// How deep it was searched, in plies.
    pub depth: u32,
    /// The moves; never empty.
    pub pv: Vec<M>,
}

/// How a search stands.
#[derive(Clone, Debug)]
pub struct Report<M> {
    /// The best lines, the best first. Empty only where there is no legal move.
    pub lines: Vec<Line<M>>,
    /// Positions searched by all threads.
    pub nodes: u64,
    /// The deepest ply reached.
    pub deepest: usize,
    /// Since the search began.
    pub elapsed: Duration,
    /// How full the table is of this search, in thousandths.
    pub fullness: usize,
}

/// The switches of a search that runs.
#[derive(Debug, Default)]
pub struct Signals {
    /// To end it.
    pub stop: AtomicBool,
    /// Time does not count while this holds.
    pub pondering: AtomicBool,
}

/// An engine for one rule set: what it keeps from one search to the next.
pub struct Engine<P: House> {
    table: Table,
    tables: Tables<P>,
    histories: Vec<History>,
    /// Threads to search with.
    pub threads: usize,
    /// Lines to look for.
    pub lines: usize,
    root: P,
    before: Vec<u64>,
}

impl<P: House> Engine<P> {
    /// An engine with a table of so many mebibytes, at the start of a game.
    pub fn new(mebibytes: usize) -> Self {
        Self {
            table: Table::new(mebibytes),
            tables: Tables::built_in(),
            histories: Vec::new(),
            threads: 1,
            lines: 1,
            root: P::start(),
            before: Vec::new(),
        }
    }

    /// Other values of the terms than those built in; exchanges keep theirs.
    pub fn set_terms(&mut self, terms: &Terms) {
        self.tables = Tables::of(terms);
    }

    /// Another size of the table; what was in it is forgotten.
    pub fn resize(&mut self, mebibytes: usize) {
        self.table = Table::new(1);
        self.table = Table::new(mebibytes);
    }

    /// Forgets everything, as before a new game.
    pub fn forget(&mut self) {
        self.table.clear();
        self.histories.iter_mut().for_each(History::forget);
    }

    /// Sets the game: the position it began with, and the moves from there.
    ///
    /// # Errors
    /// Gives the number of the first move that is not legal, from 0; the game stands before it then.
    pub fn set_game(&mut self, start: P, moves: impl IntoIterator<Item = P::Move>) -> Result<(), usize> {
        self.before.clear();
        self.root = start;
        for (number, played) in moves.into_iter().enumerate() {
            if !self.root.is_legal(played) {
                return Err(number);
            }
            self.before.push(self.root.hash());
            self.root.make(played.made_by(self.root.side()));
        }
        Ok(())
    }

    /// The position that is searched.
    pub const fn position(&self) -> &P {
        &self.root
    }

    /// Searches until a limit is reached or `signals` say so. `progress` sees how it stands after each depth.
    ///
    /// # Panics
    /// When a thread of the search does, which is a fault of the program.
    pub fn think(
        &mut self,
        limits: &Limits,
        signals: &Signals,
        mut progress: impl FnMut(&Report<P::Move>),
    ) -> Report<P::Move> {
        let began = Instant::now();
        self.table.grow_older();
        let budget = limits.budget(self.root.side());
        let (nodes, over) = (AtomicU64::new(0), AtomicBool::new(false));
        let shared = Shared {
            table: &self.table,
            stop: &signals.stop,
            over: &over,
            pondering: &signals.pondering,
            nodes: &nodes,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            deadline: budget.map(|budget| began + budget.hard),
        };
        let mut moves: Vec<RootMove<P::Move>> = Vec::new();
        let root_move = |played| RootMove { played, score: 0, depth: 0, pv: vec![played] };
        self.root.each_move(&mut |played| moves.push(root_move(played)));
        if moves.is_empty() {
            return report(&[], 0, &shared, 0, began);
        }
        let threads = self.threads.max(1);
        self.histories.resize_with(threads.max(self.histories.len()), History::new::<P>);
        let last_depth = limits.depth.unwrap_or(MAX_PLY as u32).clamp(1, MAX_PLY as u32) as i32;
        let lines = self.lines;
        let (root, before, tables) = (&self.root, self.before.as_slice(), &self.tables);
        let mut histories = self.histories.drain(..);
        let own = histories.next().expect("one a thread");
        let others: Vec<History> = histories.collect();
        let mut kept = Vec::with_capacity(threads);

        let result = std::thread::scope(|scope| {
            let mut helpers = Vec::new();
            for (number, history) in others.into_iter().enumerate() {
                let (shared, mut moves) = (&shared, moves.clone());
                helpers.push(scope.spawn(move || {
                    let mut worker = Worker::<P>::new(shared, tables, history, before);
                    // Every other thread runs a ply ahead, so that they do not all do the same.
                    let aim = Aim {
                        first_depth: 1 + (number as i32 + 1) % 2,
                        last_depth: MAX_PLY as i32,
                        lines: 1,
                    };
                    worker.iterate(root, &mut moves, aim, |_, _, _| true);
                    worker.report_nodes();
                    worker.history
                }));
            }
            let mut worker = Worker::<P>::new(&shared, tables, own, before);
            let aim = Aim { first_depth: 1, last_depth, lines };
            let mut last = report(&moves[..1], 0, &shared, 0, began);
            let mut steady = Steadiness::default();
            worker.iterate(root, &mut moves, aim, |worker, moves, _| {
                let all = worker.report_nodes();
                let shown = &moves[..lines.clamp(1, moves.len())];
                last = report(shown, all, &shared, worker.deepest, began);
                progress(&last);
                steady.see(&last);
                !is_enough(&last, limits, budget, &steady, signals, moves.len(), began)
            });
            // A depth that was begun may have found a better move already.
            last.nodes = worker.report_nodes();
            let unfinished =
                report(&moves[..lines.clamp(1, moves.len())], last.nodes, &shared, worker.deepest, began);
            if lines == 1
                && moves[0].score > -crate::worker::INFINITE
                && moves[0].depth as u32 >= last.lines[0].depth
            {
                last = unfinished;
            }
            last.elapsed = began.elapsed();
            kept.push(worker.history);
            // An infinite search, or one on the opponent's time, answers only when told.
            while (limits.infinite || signals.pondering.load(Ordering::Relaxed))
                && !signals.stop.load(Ordering::Relaxed)
            {
                std::thread::sleep(Duration::from_millis(1));
            }
            over.store(true, Ordering::Relaxed);
            for helper in helpers {
                kept.push(helper.join().expect("a search does not panic"));
            }
            last.nodes = nodes.load(Ordering::Relaxed);
            last
        });
        self.histories = kept;
        result
    }
}

/// How long the best move has been the same.
#[derive(Default)]
struct Steadiness {
    best: Option<String>,
    depths: u32,
}

impl Steadiness {
    fn see<M: MoveParts>(&mut self, report: &Report<M>) {
        let best = report.lines.first().map(|line| line.pv[0].to_string());
        self.depths = if best == self.best { self.depths + 1 } else { 0 };
        self.best = best;
    }
}

fn is_enough<M>(
    report: &Report<M>,
    limits: &Limits,
    budget: Option<Budget>,
    steady: &Steadiness,
    signals: &Signals,
    choices: usize,
    began: Instant,
) -> bool {
    if signals.stop.load(Ordering::Relaxed) {
        return true;
    }
    let best = &report.lines[0];
    if let (Some(moves), Score::Mate(found)) = (limits.mate, best.score)
        && found > 0
        && found as u32 <= moves
    {
        return true;
    }
    let Some(Budget { soft, .. }) = budget else { return false };
    if limits.movetime.is_some() || signals.pondering.load(Ordering::Relaxed) {
        return false;
    }
    // A mate that a search so deep has found will not get shorter; a single move needs no thought.
    let decided = match best.score {
        Score::Mate(moves) => report.lines[0].depth as i32 > 2 * moves.abs() + 2,
        Score::Centipawns(_) => choices == 1,
    };
    let share = match steady.depths {
        0 => soft * 5 / 4,
        1..4 => soft * 4 / 5,
        _ => soft / 2,
    };
    decided || began.elapsed() >= share
}

fn report<M: Copy>(
    moves: &[RootMove<M>],
    nodes: u64,
    shared: &Shared<'_>,
    deepest: usize,
    began: Instant,
) -> Report<M> {
    let line = |root_move: &RootMove<M>| Line {
        score: Score::of(root_move.score),
        raw: root_move.score,
        depth: root_move.depth.max(0) as u32,
        pv: root_move.pv.clone(),
    };
    let lines = moves.iter().map(line).collect();
    Report { lines, nodes, deepest, elapsed: began.elapsed(), fullness: shared.table.fullness() }
}
