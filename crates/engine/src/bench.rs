//! The bench: fixed positions, fixed nodes, one thread. What it finds is the same on every machine; how fast, is not.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use rules::{Rules, Variant, chess, chess100, starchess};

use crate::engine::{Engine, Signals};
use crate::evaluate::House;
use crate::limits::Limits;
use crate::uci::HASH;

/// What a bench of one rule set found.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The rule set.
    pub variant: Variant,
    /// Positions searched in all.
    pub nodes: u64,
    /// In this time.
    pub elapsed: Duration,
    /// A number that any change of what the search does changes.
    pub signature: u64,
    /// The longest that a search took to answer `stop`.
    pub stop: Duration,
}

impl Bench {
    /// Positions a second.
    pub fn rate(&self) -> f64 {
        self.nodes as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }
}

const STARCHESS: &str = include_str!("../positions/starchess.txt");
const CHESS: &str = include_str!("../positions/chess.txt");
const CHESS100: &str = include_str!("../positions/chess100.txt");

/// Searches the bench's positions of a rule set with so many nodes each.
pub fn bench(variant: Variant, nodes: u64) -> Bench {
    match variant {
        Variant::Starchess => run::<starchess::Position>(STARCHESS, nodes),
        Variant::Chess => run::<chess::Position>(CHESS, nodes),
        Variant::Chess100 => run::<chess100::Position>(CHESS100, nodes),
    }
}

/// The positions of a list, one a line.
pub(crate) fn positions<P: Rules>(list: &str) -> Vec<P> {
    let lines = list.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.filter_map(|line| line.parse().ok()).collect()
}

fn run<P: House>(list: &str, nodes: u64) -> Bench {
    let mut engine = Engine::<P>::new(HASH);
    let mut result =
        Bench { variant: P::VARIANT, nodes: 0, elapsed: Duration::ZERO, signature: 0, stop: Duration::ZERO };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let positions = positions::<P>(list);
    for position in &positions {
        engine.forget();
        engine.set_game(position.clone(), []).expect("there are no moves");
        let report = engine.think(&limits, &Signals::default(), |_| {});
        result.nodes += report.nodes;
        result.elapsed += report.elapsed;
        // FNV-1a over everything that the search said.
        let mut said =
            |word: u64| result.signature = (result.signature ^ word).wrapping_mul(0x0100_0000_01b3);
        for line in &report.lines {
            said(line.raw as u64);
            said(u64::from(line.depth));
            line.pv.iter().for_each(|played| played.to_string().bytes().for_each(|byte| said(byte.into())));
        }
    }
    result.stop =
        positions.iter().map(|position| time_to_stop(&mut engine, position)).max().unwrap_or_default();
    result
}

/// How long an endless search takes to end when it is told to.
fn time_to_stop<P: House>(engine: &mut Engine<P>, position: &P) -> Duration {
    engine.set_game(position.clone(), []).expect("there are no moves");
    let signals = Signals::default();
    std::thread::scope(|scope| {
        let search = scope.spawn(|| {
            let limits = Limits { infinite: true, ..Limits::default() };
            engine.think(&limits, &signals, |_| {});
            Instant::now()
        });
        std::thread::sleep(Duration::from_millis(20));
        let told = Instant::now();
        signals.stop.store(true, Ordering::Relaxed);
        search.join().expect("a search does not panic").saturating_duration_since(told)
    })
}
