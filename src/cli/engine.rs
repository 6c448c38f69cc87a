//! `starmate engine`: the house engine, speaking the engine protocol, and what belongs to it.

use std::io;
use std::time::Duration;

use rules::Variant;
use serde::Serialize;

use super::failure::Failure;
use super::output::Output;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// Play as the frozen player of this name, whatever limits are given
    #[arg(long, value_name = "NAME", value_parser = engine::ANCHORS.map(|anchor| anchor.name))]
    anchor: Option<String>,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Search fixed positions with fixed nodes, and tell how fast
    Bench {
        /// Nodes a position
        #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: u64,
    },
    /// Tune the values of the terms on games of the engine with itself, and print them
    Tune {
        /// The rule set
        #[arg(long, value_name = "RULES", default_value = "starchess", value_parser = Variant::ALL.map(Variant::as_str))]
        variant: String,
        /// Games to play
        #[arg(long, default_value_t = 2000)]
        games: u64,
        /// Nodes a move
        #[arg(long, default_value_t = 2000)]
        nodes: u64,
        /// Of the openings
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

#[derive(Serialize)]
struct Row {
    variant: &'static str,
    nodes: u64,
    seconds: f64,
    nodes_per_second: f64,
    signature: String,
    stop_milliseconds: f64,
}

pub(super) fn run(args: &Args, out: &Output) -> Result<(), Failure> {
    match &args.command {
        None => {
            let anchor = args.anchor.as_deref().and_then(engine::Anchor::of);
            engine::speak(io::stdin().lock(), io::stdout(), anchor)
                .or_else(|error| if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error) })
                .map_err(|error| Failure::Work(format!("standard output: {error}")))
        }
        Some(Command::Bench { nodes }) => bench(*nodes, out),
        Some(Command::Tune { variant, games, nodes, seed }) => {
            let variant = Variant::from_word(variant).expect("one of the possible values");
            let terms = engine::tune(variant, *games, *nodes, *seed, |told| eprintln!("{told}"));
            super::output::line(&terms)
        }
    }
}

fn bench(nodes: u64, out: &Output) -> Result<(), Failure> {
    let millis = |time: Duration| time.as_secs_f64() * 1e3;
    let row = |variant| {
        let found = engine::bench(variant, nodes);
        Row {
            variant: variant.as_str(),
            nodes: found.nodes,
            seconds: found.elapsed.as_secs_f64(),
            nodes_per_second: found.rate(),
            signature: format!("{:016x}", found.signature),
            stop_milliseconds: millis(found.stop),
        }
    };
    let rows = Variant::ALL.map(row);
    let text = |row: &Row| {
        format!(
            "{:<10} {:>9} nodes {:>6.2} s {:>6.2} million/s  signature {}  stop after {:.1} ms",
            row.variant,
            row.nodes,
            row.seconds,
            row.nodes_per_second / 1e6,
            row.signature,
            row.stop_milliseconds
        )
    };
    out.print(&rows, || rows.iter().map(text).collect::<Vec<_>>().join("\n"))
}
