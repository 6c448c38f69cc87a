//! `starmate perft`: leaves of the tree of legal moves.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use rules::Position;
use serde::Serialize;

use super::failure::Failure;
use super::from::From;
use super::output::Output;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// How many plies deep
    depth: u32,
    /// Show the leaves under each first move
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    from: From,
}

#[derive(Serialize)]
struct Document {
    depth: u32,
    nodes: u64,
    seconds: f64,
    /// By bare move, sorted as text.
    divide: BTreeMap<String, u64>,
}

pub(super) fn run(args: &Args, out: &Output) -> Result<(), Failure> {
    let game = args.from.game()?;
    let began = Instant::now();
    let divide = divided(game.position(), args.depth);
    let elapsed = began.elapsed();
    let document = Document {
        depth: args.depth,
        nodes: if args.depth == 0 { 1 } else { divide.values().sum() },
        seconds: elapsed.as_secs_f64(),
        divide,
    };
    out.print(&document, || text(&document, args.divide, elapsed))
}

/// Leaves under each first move; none at depth 0.
fn divided(position: &Position, depth: u32) -> BTreeMap<String, u64> {
    let Some(deeper) = depth.checked_sub(1) else { return BTreeMap::new() };
    let count = |first| {
        let next = position.clone().play(first).expect("a legal move can be played");
        (first.to_string(), next.perft(deeper))
    };
    position.legal_moves().into_iter().map(count).collect()
}

fn text(document: &Document, divide: bool, elapsed: Duration) -> String {
    let mut lines: Vec<String> = Vec::new();
    if divide {
        lines.extend(document.divide.iter().map(|(first, nodes)| format!("{first:<8} {nodes:>12}")));
    }
    let Document { depth, nodes, seconds, .. } = document;
    // A clock that did not advance would make the rate infinite.
    let rate = *nodes as f64 / seconds.max(1e-9) / 1e6;
    lines.push(format!("{nodes} nodes at depth {depth} in {elapsed:.1?} ({rate:.1} million/s)"));
    lines.join("\n")
}
