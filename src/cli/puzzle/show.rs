//! `starmate puzzle show`: a puzzle with its solution, and its picture.

use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;

use picture::{Caption, Painter, Scene};
use puzzles::{Goal, Puzzle, PuzzleId, Source, shipped};
use rules::{Colour, Variant};
use serde_json::Value;

use super::sets;
use crate::cli::failure::{Failure, short};
use crate::cli::from::rule_set;
use crate::cli::output::Output;

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// The puzzle's name
    #[arg(value_name = "ID", required_unless_present = "random", conflicts_with_all = ["random", "variant"])]
    id: Option<String>,
    /// Any puzzle
    #[arg(long)]
    random: bool,
    /// Of this rule set
    #[arg(long, value_name = "RULES", value_parser = rule_set())]
    variant: Option<Variant>,
    /// Out of this file instead of what is shipped
    #[arg(long, value_name = "FILE")]
    set: Option<PathBuf>,
    /// Draw it as PNG, seen from the solver's side
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(args: &Args, out: &Output) -> Result<(), Failure> {
    let known: Vec<Puzzle> = match &args.set {
        Some(file) => sets::read(file)?.puzzles,
        None => Variant::ALL.into_iter().flat_map(shipped).cloned().collect(),
    };
    let puzzle = match &args.id {
        Some(id) => named(&known, id)?,
        None => args.any(&known)?,
    };
    if let Some(file) = &args.output {
        if file.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("png")) {
            return Err(Failure::input(format!("-o {}", file.display()), "a puzzle's picture ends in .png"));
        }
        std::fs::write(file, drawn(puzzle))
            .map_err(|error| Failure::Work(format!("{}: {error}", file.display())))?;
    }
    let document = document(puzzle)?;
    out.print(&document, || text(puzzle))
}

fn named<'a>(known: &'a [Puzzle], id: &str) -> Result<&'a Puzzle, Failure> {
    let read: PuzzleId =
        id.trim().to_ascii_lowercase().parse().map_err(|fault| Failure::input("ID", fault))?;
    known
        .iter()
        .find(|puzzle| *puzzle.id() == read)
        .ok_or_else(|| Failure::input("ID", format!("there is no puzzle {}", short(id))))
}

impl Args {
    fn any<'a>(&self, known: &'a [Puzzle]) -> Result<&'a Puzzle, Failure> {
        let fits = |puzzle: &&Puzzle| self.variant.is_none_or(|variant| puzzle.variant() == variant);
        let fitting: Vec<&Puzzle> = known.iter().filter(fits).collect();
        let drawn = RandomState::new().hash_one(0_u8) % fitting.len().max(1) as u64;
        fitting
            .get(drawn as usize)
            .copied()
            .ok_or_else(|| Failure::input("--random", "there are no such puzzles"))
    }
}

/// The puzzle's line of its file, and the solution as records write it.
fn document(puzzle: &Puzzle) -> Result<Value, Failure> {
    let mut document: Value =
        serde_json::from_str(&puzzle.to_string()).map_err(|error| Failure::Work(error.to_string()))?;
    document["notation"] = puzzle.written().into();
    Ok(document)
}

fn text(puzzle: &Puzzle) -> String {
    let mut lines = vec![
        format!("{} ({}), {}, rating {}", puzzle.id(), puzzle.variant(), puzzle.tier(), puzzle.rating()),
        puzzle.position().to_string(),
    ];
    let goal = match puzzle.goal() {
        Goal::Mate(moves) => format!("{} to move mates in {moves}", puzzle.side()),
        Goal::Win => format!("{} to move wins", puzzle.side()),
    };
    lines.push(goal);
    let themes: Vec<&str> = puzzle.themes().iter().map(|theme| theme.as_str()).collect();
    if !themes.is_empty() {
        lines.push(format!("themes: {}", themes.join(", ")));
    }
    lines.push(match puzzle.source() {
        Source::House { seed, game, ply } => format!("source: game {game} of seed {seed}, ply {ply}"),
        Source::Record { game, ply, .. } => format!("source: {game}, ply {ply}"),
        Source::Published { author, source } => format!("source: {author}, {source}"),
    });
    lines.push(format!("solution: {}", puzzle.written().join(" ")));
    lines.join("\n")
}

fn drawn(puzzle: &Puzzle) -> Vec<u8> {
    let line = format!("{} to move", puzzle.side());
    let scene = Scene {
        last: puzzle.before(),
        flip: puzzle.side() == Colour::Black,
        caption: Some(Caption { white: "", black: "", clocks: [""; 2], line: &line }),
        ..Scene::new(puzzle.position())
    };
    Painter::new().png(&scene).to_vec()
}
