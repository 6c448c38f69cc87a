//! `starmate perft`: leaves of the tree of legal moves.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use rules::starchess::{Position, perft};
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
        let next = position.play(first).expect("a legal move can be played");
        (first.to_string(), perft(&next, deeper))
    };
    position.legal_moves().iter().copied().map(count).collect()
}

fn text(document: &Document, divide: bool, elapsed: Duration) -> String {
    let mut text = String::new();
    if divide {
        for (first, nodes) in &document.divide {
            text.push_str(&format!("{first:<8} {nodes:>12}\n"));
        }
    }
    let seconds = document.seconds.max(1e-9);
    let rate = document.nodes as f64 / seconds / 1e6;
    text.push_str(&format!(
        "{} nodes at depth {} in {elapsed:.1?} ({rate:.0} million/s)",
        document.nodes, document.depth
    ));
    text
}
