//! `starmate ladder match`: is one engine of the ladder better than another?

use arena::{Happening, MatchRefusal, MatchRequest, duel};
use rules::Variant;
use serde_json::json;
use store::ladder::{MatchState, Owner};

use super::super::failure::Failure;
use super::super::output::Output;
use super::wait::{self, Ended};
use super::{Hall, all_run_here, failure, runtime, variant};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// Is this engine better …
    first: String,
    /// … than this one?
    second: String,
    /// Pairs at most; fewer when the test has decided
    #[arg(long, value_name = "N", default_value_t = 50)]
    pairs: u32,
    /// The rule set
    #[arg(long, value_name = "RULES", default_value = "starchess", value_parser = variant)]
    variant: Variant,
    /// The time control
    #[arg(long, value_name = "TC")]
    tc: Option<String>,
    /// Games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
}

pub(super) fn run(hall: &Hall, args: Args, out: &Output) -> Result<(), Failure> {
    let arena = hall.arena(|config| {
        config.ladders = false;
        config.games = args.concurrency.into();
    })?;
    let runtime = runtime()?;
    let request = MatchRequest {
        engines: [args.first, args.second],
        variant: args.variant,
        pairs: args.pairs,
        control: args.tc,
        asked: Owner::Operator,
        place: None,
    };
    let id = runtime.block_on(arena.ask_match(request)).map_err(|refusal| match refusal {
        MatchRefusal::Store(error) => failure(error),
        MatchRefusal::Task(error) => Failure::Work(error.to_string()),
        refusal => Failure::Input(refusal.to_string()),
    })?;
    let over = |happening: Option<&Happening>| {
        if happening.is_some() {
            return Ok(matches!(happening, Some(Happening::MatchOver { matching }) if *matching == id));
        }
        let Some(found) = arena.store().engine_match(id).map_err(failure)? else { return Ok(true) };
        all_run_here(&arena, found.terms.engines)?;
        Ok(found.state != MatchState::Running)
    };
    let ended = runtime.block_on(wait::until(&arena, None, over))?;
    let store = arena.store();
    let duel = duel(store, id).map_err(failure)?;
    let found = store.engine_match(id).map_err(failure)?.expect("it was just asked for");
    let mut names = Vec::new();
    for engine in found.terms.engines {
        names.push(store.engine(engine).map_err(failure)?.map(|engine| engine.name).unwrap_or_default());
    }
    let verdict = found.verdict.map(store::ladder::Verdict::as_str);
    let document = json!({"match": id.0, "engines": names, "state": found.state.as_str(), "verdict": verdict, "duel": duel});
    out.print(&document, || {
        let score = duel.score;
        let elo = duel.elo.map(|(elo, error)| format!(", Elo {elo:+.0} ± {error:.0}")).unwrap_or_default();
        let says = match verdict {
            Some("better") => format!("{} is better", names[0]),
            Some("notbetter") => format!("{} is not better", names[0]),
            _ => "undecided".to_owned(),
        };
        format!(
            "{} against {}: +{} ={} -{} over {} pairs {:?}{elo}, LOS {:.0} %: {says}",
            names[0],
            names[1],
            score.wins,
            score.draws,
            score.losses,
            duel.pairs_played(),
            duel.pairs,
            100.0 * duel.superiority
        )
    })?;
    if ended == Ended::Stopped {
        return Err(Failure::Work(
            "stopped before the end; whoever runs the ladder next plays on".to_owned(),
        ));
    }
    Ok(())
}
