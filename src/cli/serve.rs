//! `starmate demo` and `starmate bot`: settings and logs around what serves until it is told to stop.

use std::path::Path;

use tracing_subscriber::EnvFilter;

use super::failure::Failure;
use crate::settings::Loaded;

pub(super) fn demo(config: Option<&Path>) -> Result<(), Failure> {
    let loaded = settings(config)?;
    log(loaded.settings.log.as_deref().unwrap_or("warn"))?;
    crate::demo::run(&loaded.settings).map_err(Failure::from)
}

pub(super) fn bot(config: Option<&Path>) -> Result<(), Failure> {
    let loaded = settings(config)?;
    log(loaded.settings.log.as_deref().unwrap_or("info"))?;
    crate::bot::run(&loaded.settings).map_err(Failure::from)
}

/// The settings; what is wrong in them is wrong input.
pub(super) fn settings(config: Option<&Path>) -> Result<Loaded, Failure> {
    Loaded::read(config).map_err(|error| Failure::Input(format!("{error:#}")))
}

/// Logs go to standard error, so that standard output stays the answer's.
fn log(filter: &str) -> Result<(), Failure> {
    let filter =
        EnvFilter::try_new(filter).map_err(|error| Failure::input("setting `log` (STARMATE_LOG)", error))?;
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_env_filter(filter).init();
    Ok(())
}
