//! `starmate puzzle`: puzzles are mined, shown and proved, and what people say is wrong with them.

mod check;
mod flaws;
mod mine;
mod sets;
mod show;

use std::path::Path;

use rules::Variant;
use serde::Serialize;

use super::failure::Failure;
use super::from::rule_set;
use super::output::Output;

#[derive(Debug, clap::Subcommand)]
pub(super) enum Command {
    /// Mine puzzles in games of the house engine with itself, or in game records
    Mine(mine::Args),
    /// Show a puzzle with its solution
    Show(show::Args),
    /// Prove every puzzle of a set once more
    Check(check::Args),
    /// List what people have reported as flawed, beside a running bot too
    Flaws,
    /// Fit the curve from scores to win chances to games of the house engine with itself
    Curve(CurveArgs),
}

#[derive(Debug, clap::Args)]
pub(super) struct CurveArgs {
    /// The rule set
    #[arg(long, value_name = "RULES", value_parser = rule_set(), default_value = "starchess")]
    variant: Variant,
    /// Games to play
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Of the openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Serialize)]
struct Curve {
    variant: &'static str,
    games: u64,
    positions: usize,
    growth: f64,
}

pub(super) fn run(command: &Command, config: Option<&Path>, out: &Output) -> Result<(), Failure> {
    match command {
        Command::Mine(args) => mine::run(args, out),
        Command::Show(args) => show::run(args, out),
        Command::Check(args) => check::run(args, out),
        Command::Flaws => flaws::run(config, out),
        Command::Curve(args) => curve(args, out),
    }
}

fn curve(args: &CurveArgs, out: &Output) -> Result<(), Failure> {
    let fitted = puzzles::curve(args.variant, args.games, args.seed);
    let document = Curve {
        variant: args.variant.as_str(),
        games: fitted.games,
        positions: fitted.positions,
        growth: fitted.growth,
    };
    out.print(&document, || {
        format!(
            "{}: 1 / (1 + e^(-{:.5} cp)) of the points, from {} positions of {} games",
            document.variant, document.growth, document.positions, document.games
        )
    })
}
