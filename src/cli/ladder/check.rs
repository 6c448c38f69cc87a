//! `starmate ladder check`: what the ladder would find, at the author's home.

use std::path::PathBuf;

use arena::{Candidate, Machine, Report, examine};
use rules::Variant;
use tokio_util::sync::CancellationToken;

use super::super::failure::Failure;
use super::super::output::Output;
use super::{Hall, readable, runtime, variant};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// The program or script, or either of them as .zst
    file: PathBuf,
    /// The rule sets that it is to play; can be given several times
    #[arg(long = "variant", value_name = "RULES", default_value = "starchess", value_delimiter = ',', value_parser = variant)]
    variants: Vec<Variant>,
    /// The time control
    #[arg(long, value_name = "TC")]
    tc: Option<String>,
    /// Run it outside of the jail, with your own rights
    #[arg(long)]
    trusted: bool,
}

pub(super) fn run(hall: &Hall, args: &Args, out: &Output) -> Result<(), Failure> {
    readable(&args.file)?;
    let mut config = hall.config()?;
    if let Some(tc) = &args.tc {
        tc.parse::<referee::Limit>().map_err(|fault| Failure::input("--tc", fault))?;
        config.control.clone_from(tc);
    }
    // Nothing of it stays.
    let folder = std::env::temp_dir().join(format!("starmate-check-{}", std::process::id()));
    config.engines.clone_from(&folder);
    let machine = Machine::new(config.programs.clone(), 1);
    let candidate =
        Candidate { file: args.file.clone(), variants: args.variants.clone(), trusted: args.trusted };
    let stop = CancellationToken::new();
    let runtime = runtime()?;
    runtime.spawn(crate::bot::stop_on_signal(stop.clone()));
    let examined = runtime.block_on(examine(&config, &candidate, &machine, stop));
    if let Err(error) = std::fs::remove_dir_all(&folder) {
        tracing::debug!(%error, "the folder of the check stays");
    }
    let report = examined.map_err(|examined| match examined {
        arena::Examined::Refused(why) => Failure::input(args.file.display(), why),
        other => Failure::Work(other.to_string()),
    })?;
    out.print(&report, || text(&report))?;
    match report.fault() {
        None => Ok(()),
        Some(fault) => Err(Failure::Work(fault)),
    }
}

/// A report as people read it.
pub(super) fn text(report: &Report) -> String {
    let mut lines = vec![format!(
        "{} against {} at {}, {} MiB",
        report.id_name.as_deref().unwrap_or("(no name)"),
        report.opponent,
        report.control,
        report.memory_mib
    )];
    for trial in &report.trials {
        let verdict = if trial.passed { "passed" } else { "FAILED" };
        lines.push(format!("{:<10} {verdict}   {}", trial.variant, trial.games.join(", ")));
        if let Some(fault) = &trial.fault {
            let detail = trial.detail.as_deref().unwrap_or_default();
            lines.push(format!("  it lost by {fault}: {detail}"));
        }
        if let Some(words) = &trial.last_words {
            lines.push("  it said last:".to_owned());
            lines.extend(words.lines().map(|line| format!("    {line}")));
        }
    }
    if let Some(host) = &report.host {
        lines.push(format!("this machine could not try it: {host}"));
    }
    lines.join("\n")
}
