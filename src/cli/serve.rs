//! `starmate demo` and `starmate bot`: settings and logs around what serves until it is told to stop.

use std::io::IsTerminal;
use std::path::Path;

use tracing_subscriber::EnvFilter;

use super::failure::Failure;
use crate::settings::Loaded;

/// The demo's own Discord ends its connections without a farewell, which is nothing to warn of.
const DEMO_LOG: &str = "warn,serenity=error";

pub(super) fn demo(config: Option<&Path>) -> Result<(), Failure> {
    let settings = settings(config)?.settings;
    log(settings.log.as_deref().unwrap_or(DEMO_LOG))?;
    crate::demo::run(&settings).map_err(Failure::from)
}

pub(super) fn bot(config: Option<&Path>) -> Result<(), Failure> {
    let settings = settings(config)?.settings;
    log(settings.log.as_deref().unwrap_or("info"))?;
    let config = crate::bot::config(&settings).map_err(|error| wrong(&error))?;
    crate::bot::run(config, &settings.data).map_err(Failure::from)
}

/// The settings; what is wrong in them is wrong input.
pub(super) fn settings(config: Option<&Path>) -> Result<Loaded, Failure> {
    Loaded::read(config).map_err(|error| wrong(&error))
}

fn wrong(error: &anyhow::Error) -> Failure {
    Failure::Input(format!("{error:#}"))
}

/// Logs go to standard error, so that standard output stays the answer's; in colour only where somebody sees them.
fn log(filter: &str) -> Result<(), Failure> {
    let filter =
        EnvFilter::try_new(filter).map_err(|error| Failure::input("setting `log` (STARMATE_LOG)", error))?;
    let colours = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(colours).with_env_filter(filter).init();
    Ok(())
}
