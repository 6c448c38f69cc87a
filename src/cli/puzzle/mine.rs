//! `starmate puzzle mine`: puzzles out of games, into a file that a stopped run goes on with.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use puzzles::{Header, Mining, Progress, Puzzle, Set};
use rules::Variant;
use rules::record::Record;
use serde::Serialize;

use super::sets;
use crate::cli::failure::Failure;
use crate::cli::from::rule_set;
use crate::cli::output::Output;

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// The rule set
    #[arg(long, value_name = "RULES", value_parser = rule_set(), default_value = "starchess")]
    variant: Variant,
    /// How many puzzles the set is to have
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// Of the games: the same seed gives the same set
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads mine; the set does not depend on it
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,
    /// The file; where it has puzzles of the same seed already, the mining goes on after them [default: RULES.jsonl]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Mine in the games of this file instead of the engine's own
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Nodes that each position of a solution gets; it is confirmed with eight times as many
    #[arg(long, value_name = "N", default_value_t = NODES, value_parser = clap::value_parser!(u64).range(1000..))]
    nodes: u64,
}

/// Nodes that each position of a solution gets where nothing else is said.
const NODES: u64 = 20_000;
/// How often progress is told.
const EVERY: Duration = Duration::from_secs(10);

#[derive(Serialize)]
struct Document {
    variant: &'static str,
    out: String,
    puzzles: usize,
    games: u64,
    taken: usize,
    cpu_seconds: f64,
    taken_per_hour_per_core: f64,
}

pub(super) fn run(args: &Args, out: &Output) -> Result<(), Failure> {
    let file = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{}.jsonl", args.variant)));
    let records = args.pgn.as_deref().map(|pgn| records(pgn, args.variant)).transpose()?;
    let set = args.begun(&file)?;
    let mut store = File::options().append(true).open(&file).map_err(|error| work(&file, &error))?;
    let mining = Mining {
        variant: args.variant,
        count: args.count as usize,
        seed: args.seed,
        nodes: args.nodes,
        threads: args.threads as usize,
        records,
    };
    let mut last = Instant::now();
    let taken = |puzzle: &Puzzle| writeln!(store, "{puzzle}").and_then(|()| store.flush());
    let told = |progress: &Progress| {
        if last.elapsed() >= EVERY {
            last = Instant::now();
            eprintln!(
                "{} games, {} of {} puzzles, {:.0} an hour a core",
                progress.games,
                progress.puzzles,
                mining.count,
                progress.an_hour()
            );
        }
    };
    let end = puzzles::mine::<io::Error>(&mining, &set, taken, told).map_err(|error| work(&file, &error))?;
    let document = Document {
        variant: args.variant.as_str(),
        out: file.display().to_string(),
        puzzles: end.puzzles,
        games: end.games,
        taken: end.taken,
        cpu_seconds: end.cpu.as_secs_f64(),
        taken_per_hour_per_core: end.an_hour(),
    };
    out.print(&document, || {
        format!(
            "{}: {} puzzles from {} games; {} of them now, in {:.1} s of processor time: {:.0} accepted an hour a core",
            document.out,
            document.puzzles,
            document.games,
            document.taken,
            document.cpu_seconds,
            document.taken_per_hour_per_core
        )
    })
}

impl Args {
    /// The command that makes the set, as its header tells it.
    fn command(&self) -> String {
        let pgn = self.pgn.as_ref().map(|pgn| format!(" --pgn {}", pgn.display())).unwrap_or_default();
        let nodes = if self.nodes == NODES { String::new() } else { format!(" --nodes {}", self.nodes) };
        format!(
            "starmate puzzle mine --variant {} --count {} --seed {}{pgn}{nodes}",
            self.variant, self.count, self.seed
        )
    }

    /// The puzzles that the file has already; leaves it with the header of this command and whole lines.
    fn begun(&self, file: &Path) -> Result<Vec<Puzzle>, Failure> {
        let header = Header {
            command: self.command(),
            seed: self.seed,
            nodes: self.nodes,
            release: env!("CARGO_PKG_VERSION").to_owned(),
        };
        let mut set = Set { header: Some(header.clone()), puzzles: Vec::new() };
        if file.exists() {
            // A run that was killed may have left half a line.
            let text = fs::read_to_string(file).map_err(|error| Failure::input(file.display(), error))?;
            let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
            let old: Set = whole.parse().map_err(|fault| Failure::input(file.display(), fault))?;
            let others = |old: &Header| {
                (old.seed, old.nodes, &old.release) != (header.seed, header.nodes, &header.release)
            };
            if old.header.as_ref().map_or(!old.puzzles.is_empty(), others)
                || old.puzzles.iter().any(|puzzle| puzzle.variant() != self.variant)
            {
                let fault = "it has puzzles that another command made; name another file with --out";
                return Err(Failure::input(file.display(), fault));
            }
            set.puzzles = old.puzzles;
        }
        sets::write(file, &set).map_err(|error| work(file, &error))?;
        Ok(set.puzzles)
    }
}

fn work(file: &Path, error: &io::Error) -> Failure {
    Failure::Work(format!("{}: {error}", file.display()))
}

/// Every game of a file.
fn records(pgn: &Path, variant: Variant) -> Result<Vec<Record>, Failure> {
    let place = format!("--pgn {}", pgn.display());
    let text = fs::read_to_string(pgn).map_err(|error| Failure::input(&place, error))?;
    Record::read_all_as(&text, variant).map_err(|fault| Failure::input(&place, fault))
}
