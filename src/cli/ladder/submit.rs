//! `starmate ladder submit`.

use std::path::PathBuf;

use arena::{Happening, Report, Submission, Submitted};
use rules::Variant;
use store::ladder::{EngineState, Owner};

use super::super::failure::Failure;
use super::super::output::Output;
use super::wait::{self, Ended};
use super::{Hall, all_run_here, check, engines, failure, readable, runtime, variant};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// The program or script, or either of them as .zst
    file: PathBuf,
    /// What it is called
    #[arg(long)]
    name: String,
    /// The ladders that it goes on; can be given several times
    #[arg(long = "variant", value_name = "RULES", default_value = "starchess", value_delimiter = ',', value_parser = variant)]
    variants: Vec<Variant>,
    /// The engine whose newer version it is: it starts from that one's rating, and takes its place
    #[arg(long, value_name = "NAME")]
    previous: Option<String>,
    /// Who wrote it
    #[arg(long)]
    author: Option<String>,
    /// Two letters, such as HU
    #[arg(long)]
    country: Option<String>,
    /// A sentence about it
    #[arg(long)]
    description: Option<String>,
    /// Run it outside of the jail, with your own rights; its games say so
    #[arg(long)]
    trusted: bool,
    /// Leave the check to whoever runs the ladder next
    #[arg(long)]
    unchecked: bool,
}

pub(super) fn run(hall: &Hall, args: Args, out: &Output) -> Result<(), Failure> {
    readable(&args.file)?;
    let arena = hall.arena(|config| {
        config.ladders = false;
        config.games = 1;
    })?;
    let submission = Submission {
        file: Submitted::File(args.file),
        name: args.name,
        owner: Owner::Operator,
        variants: args.variants,
        previous: args.previous,
        author: args.author,
        country: args.country,
        description: args.description,
        trusted: args.trusted,
    };
    let runtime = runtime()?;
    let engine = runtime.block_on(arena.submit(submission))?;
    if !args.unchecked {
        let id = engine.id;
        let ended = runtime.block_on(wait::until(&arena, None, |happening| {
            if happening.is_some() {
                return Ok(matches!(happening, Some(Happening::Checked { engine, .. }) if *engine == id));
            }
            all_run_here(&arena, [id])?;
            let found = arena.store().engine(id).map_err(failure)?;
            Ok(found.is_none_or(|engine| engine.state != EngineState::Checking))
        }))?;
        if ended == Ended::Stopped {
            eprintln!("starmate: the check was broken off; whoever runs the ladder next makes it");
        }
    }
    let engine = arena.store().engine(engine.id).map_err(failure)?.expect("it was just entered");
    let report: Option<Report> = engine.report.as_deref().and_then(|json| serde_json::from_str(json).ok());
    out.print(&engines::document(&engine), || {
        let mut text = format!("{} is {}", engine.name, engine.state);
        if let Some(report) = &report {
            text.push('\n');
            text.push_str(&check::text(report));
        }
        text
    })?;
    match (engine.state, report.and_then(|report| report.fault())) {
        (EngineState::Refused, Some(fault)) => {
            Err(Failure::Work(format!("{} is refused: {fault}", engine.name)))
        }
        _ => Ok(()),
    }
}
