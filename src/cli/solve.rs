//! `starmate solve`: a forced mate proved or refuted.

use std::num::NonZero;

use rules::{Move, Position};
use serde::Serialize;

use super::failure::Failure;
use super::from::From;
use super::output::Output;

/// More threads than this gain little: they share the first moves, and each has a table of its own of up to 128 MiB.
const THREADS: usize = 4;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Mate in at most this many moves of the side to move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    mate: u32,
    #[command(flatten)]
    from: From,
}

#[derive(Serialize)]
struct Document {
    mate_in: Option<u32>,
    first_moves: Vec<String>,
    line: Vec<String>,
    unique: bool,
}

pub(super) fn run(args: &Args, out: &Output) -> Result<(), Failure> {
    let game = args.from.game()?;
    let position = game.position();
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let solution = position.solve_on(args.mate, cores.min(THREADS));
    let bare = |moves: &[Move]| moves.iter().map(Move::to_string).collect();
    let document = match &solution {
        Some(found) => Document {
            mate_in: Some(found.mate_in),
            first_moves: bare(&found.first_moves),
            line: bare(&found.line),
            unique: found.is_unique(),
        },
        None => Document { mate_in: None, first_moves: Vec::new(), line: Vec::new(), unique: false },
    };
    out.print(&document, || match &solution {
        Some(found) => {
            let first: Vec<String> = found.first_moves.iter().map(|first| position.written(*first)).collect();
            let only = if found.is_unique() { ", by this move only" } else { "" };
            format!(
                "{} mates in {}{only}: {}\n{}",
                position.side(),
                found.mate_in,
                first.join(" "),
                written(position.clone(), &found.line).join(" ")
            )
        }
        None => format!("{} has no forced mate in {} or less", position.side(), args.mate),
    })
}

/// A line as records write it.
fn written(mut position: Position, line: &[Move]) -> Vec<String> {
    let mut written = Vec::new();
    for played in line {
        written.push(position.written(*played));
        position = position.play(*played).expect("the solver plays legal moves");
    }
    written
}
