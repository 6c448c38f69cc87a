//! The arena as the settings have it.

use std::path::Path;

use anyhow::{Context, Result};
use arena::{Config, Programs};

use crate::settings::Settings;

/// The ladders' time control where none is set.
pub(crate) const CONTROL: &str = "10+0.1";
/// That of the demo: a game takes some seconds.
pub(crate) const DEMO_CONTROL: &str = "1+0.01";

/// What the arena needs to know of the settings, with its engines in the data folder.
///
/// # Errors
/// When a setting cannot be what it says.
pub(crate) fn config(settings: &Settings, data: &Path, control: &str) -> Result<Config> {
    let program = std::env::current_exe().context("the path of this program")?;
    let control = settings.ladder_control.as_deref().unwrap_or(control);
    let limit: Result<referee::Limit, _> = control.parse();
    limit.context("ladder_control (STARMATE_LADDER_CONTROL)")?;
    Ok(Config {
        games: settings.ladder_games.into(),
        control: control.to_owned(),
        interpreters: settings.ladder_interpreters.clone(),
        memory_mib: settings.ladder_memory,
        most_bytes: settings.ladder_file << 20,
        most_unpacked: settings.ladder_unpacked << 20,
        most_engines: settings.ladder_engines,
        owner_share: settings.ladder_share,
        quota: settings.ladder_quota,
        ..Config::new(Programs::of_starmate(&program), data)
    })
}
