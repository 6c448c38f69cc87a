//! `starmate puzzle check`: every puzzle of a set, proved once more.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use puzzles::{Flaw, Puzzle, Set, alike, check, mirror_key, shipped};
use rules::Variant;
use serde::Serialize;

use super::sets;
use crate::cli::failure::Failure;
use crate::cli::output::Output;

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// Sets to check; the shipped ones where none is named
    files: Vec<PathBuf>,
    /// Prove only so many of each set, spread evenly; all are compared for mirror images
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    sample: Option<u64>,
    /// Nodes that each position of a won line gets
    #[arg(long, value_name = "N", default_value_t = 500_000, value_parser = clap::value_parser!(u64).range(1000..))]
    nodes: u64,
    /// Take what is flawed, and later ones of mirror images, out of the files
    #[arg(long, requires = "files", conflicts_with = "sample")]
    drop: bool,
    /// How many threads check
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,
}

/// What the header of a set says that has lost puzzles.
const DROPPING: &str = "starmate puzzle check --drop";

#[derive(Serialize)]
struct Document {
    puzzles: usize,
    checked: usize,
    flaws: Vec<Flawed>,
    alike: Vec<[String; 2]>,
    dropped: usize,
}

#[derive(Serialize)]
struct Flawed {
    id: String,
    variant: &'static str,
    flaw: String,
}

pub(super) fn run(args: &Args, out: &Output) -> Result<(), Failure> {
    let sets: Vec<Set> = if args.files.is_empty() {
        let of = |variant| Set { header: None, puzzles: shipped(variant).to_vec() };
        Variant::ALL.into_iter().map(of).collect()
    } else {
        args.files.iter().map(|file| sets::read(file)).collect::<Result<_, Failure>>()?
    };
    let sample: Vec<&Puzzle> = sets.iter().flat_map(|set| spread(&set.puzzles, args.sample)).collect();
    let flaws = args.flaws(&sample);
    let pairs = alike(sets.iter().flat_map(|set| &set.puzzles));
    let dropped = if args.drop { args.dropped(&sets, &flaws)? } else { 0 };
    let document = Document {
        puzzles: sets.iter().map(|set| set.puzzles.len()).sum(),
        checked: sample.len(),
        flaws: flaws
            .into_iter()
            .map(|(puzzle, flaw)| Flawed {
                id: puzzle.id().to_string(),
                variant: puzzle.variant().as_str(),
                flaw: flaw.to_string(),
            })
            .collect(),
        alike: pairs.into_iter().map(|(one, other)| [one.to_string(), other.to_string()]).collect(),
        dropped,
    };
    let bad = document.flaws.len() + document.alike.len();
    out.print(&document, || text(&document))?;
    match bad {
        0 => Ok(()),
        _ if args.drop => Ok(()),
        1 => Err(Failure::Work("one flaw was found".to_owned())),
        bad => Err(Failure::Work(format!("{bad} flaws were found"))),
    }
}

fn text(document: &Document) -> String {
    let flaws =
        document.flaws.iter().map(|flawed| format!("{} ({}): {}", flawed.id, flawed.variant, flawed.flaw));
    let pairs = document.alike.iter().map(|[one, other]| format!("{other}: a mirror image of {one}"));
    let mut lines: Vec<String> = flaws.chain(pairs).collect();
    if document.dropped > 0 {
        lines.push(format!("{} taken out", document.dropped));
    } else if lines.is_empty() {
        let of = if document.checked == document.puzzles {
            String::new()
        } else {
            format!(" of {}", document.puzzles)
        };
        lines.push(format!("{}{of} puzzles proved, none ambiguous, no two alike", document.checked));
    }
    lines.join("\n")
}

/// So many of a set, spread evenly; all where no number is given.
fn spread(set: &[Puzzle], sample: Option<u64>) -> Vec<&Puzzle> {
    let count = sample.map_or(set.len(), |sample| (sample as usize).min(set.len()));
    (0..count).map(|number| &set[number * set.len() / count]).collect()
}

impl Args {
    /// Writes the files without what is flawed; how many puzzles they lost.
    fn dropped(&self, sets: &[Set], flaws: &[(&Puzzle, Flaw)]) -> Result<usize, Failure> {
        let mut seen = HashSet::new();
        let mut lost = 0;
        for (file, set) in self.files.iter().zip(sets) {
            let mut kept = set.clone();
            kept.puzzles.retain(|puzzle| {
                !flaws.iter().any(|(flawed, _)| flawed.id() == puzzle.id())
                    && seen.insert((puzzle.variant(), mirror_key(puzzle.position())))
            });
            lost += set.puzzles.len() - kept.puzzles.len();
            if kept != *set {
                if let Some(header) = kept.header.as_mut().filter(|header| !header.command.contains(DROPPING))
                {
                    let name = file.file_name().unwrap_or_default().display();
                    header.command = format!("{} && {DROPPING} {name}", header.command);
                }
                sets::write(file, &kept)
                    .map_err(|error| Failure::Work(format!("{}: {error}", file.display())))?;
            }
        }
        Ok(lost)
    }

    /// The flaws of puzzles, in their order.
    fn flaws<'a>(&self, puzzles: &[&'a Puzzle]) -> Vec<(&'a Puzzle, Flaw)> {
        let next = AtomicUsize::new(0);
        let found = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    while let Some(&puzzle) = puzzles.get(next.fetch_add(1, Ordering::Relaxed)) {
                        if let Err(flaw) = check(puzzle, self.nodes) {
                            let mut found = found.lock().expect("a check does not panic");
                            found.push((puzzle, flaw));
                        }
                    }
                });
            }
        });
        let mut found = found.into_inner().expect("a check does not panic");
        found.sort_by_key(|(puzzle, _)| puzzles.iter().position(|other| other.id() == puzzle.id()));
        found
    }
}
