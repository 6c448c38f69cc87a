//! `starmate ladder run`: the ladders play without Discord.

use std::time::Duration;

use arena::Happening;
use jail::Layer;
use serde_json::json;

use super::super::failure::Failure;
use super::super::output::Output;
use super::{Hall, failure, games, runtime, wait};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// End after so many games
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// End after so long, as 10s, 5m or 2h
    #[arg(long = "for", value_name = "TIME", value_parser = wait::length)]
    time: Option<Duration>,
    /// Games at a time
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: Option<u16>,
    /// The time control
    #[arg(long, value_name = "TC")]
    tc: Option<String>,
    /// Leave this layer of the jail off, whatever follows: such games are never rated; can be given several times
    #[arg(long = "unsafe-no-sandbox", value_name = "LAYER")]
    waived: Vec<Layer>,
}

pub(super) fn run(hall: &Hall, args: &Args, out: &Output) -> Result<(), Failure> {
    if let Some(tc) = &args.tc {
        tc.parse::<referee::Limit>().map_err(|fault| Failure::input("--tc", fault))?;
    }
    let arena = hall.arena(|config| {
        config.games = args.concurrency.map_or(config.games.max(1), usize::from);
        config.waived.clone_from(&args.waived);
        if let Some(tc) = &args.tc {
            config.control.clone_from(tc);
        }
    })?;
    let store = arena.store().clone();
    let before = store.engine_games().map_err(failure)?;
    let mut shown = 0;
    runtime()?.block_on(wait::until(&arena, args.time, |happening| {
        if let Some(happening) = happening
            && !out.is_json()
        {
            told(&store, happening)?;
        }
        match happening {
            Some(Happening::PairOver { games, .. }) => shown += games.len() as u64,
            // As many as there are, however much was missed.
            None if args.games.is_some() => shown = store.engine_games().map_err(failure)? - before,
            Some(_) | None => {}
        }
        Ok(args.games.is_some_and(|wanted| shown >= wanted))
    }))?;
    let played = store.engine_games().map_err(failure)? - before;
    if out.is_json() {
        out.print(&json!({"games": played, "jail": format!("{:?}", arena.jail())}), String::new)
    } else {
        games::told(&format!("{played} games were played"))
    }
}

/// One line for what is worth one.
fn told(store: &store::Reader, happening: &Happening) -> Result<(), Failure> {
    let name = |id| -> Result<String, Failure> {
        Ok(store.engine(id).map_err(failure)?.map_or_else(|| "?".to_owned(), |engine| engine.name))
    };
    match happening {
        Happening::PairOver { engines, points, games: numbers, variant, .. } => {
            let [first, second] = [name(engines[0])?, name(engines[1])?];
            let half = |points: u32| f64::from(points) / 2.0;
            let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            games::told(&format!(
                "{variant}  {first} {} – {} {second}  (games {})",
                half(points[0]),
                half(points[1]),
                numbers.join(", ")
            ))
        }
        Happening::Faulted { engine, fault } => {
            let fault = store.engine_fault(*fault).map_err(failure)?;
            let seen = fault.map(|fault| format!("{}: {}", fault.kind, fault.detail)).unwrap_or_default();
            games::told(&format!("{} lost by {seen}", name(*engine)?))
        }
        Happening::Quarantined { engine } => games::told(&format!("{} is quarantined", name(*engine)?)),
        Happening::Checked { engine, passed } => {
            let verdict = if *passed { "has passed its check" } else { "is refused" };
            games::told(&format!("{} {verdict}", name(*engine)?))
        }
        Happening::PairVoid { reason, again, .. } => {
            let next = if *again { "it is played again" } else { "it is given up" };
            games::told(&format!("a pair does not count, {next}: {reason}"))
        }
        _ => Ok(()),
    }
}
