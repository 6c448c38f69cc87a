//! `starmate bot`: the bot on Discord, until it is told to stop.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use tokio_util::sync::CancellationToken;

use crate::settings::Settings;

/// What the bot needs to know of the settings.
///
/// # Errors
/// When they do not suffice, or one of them cannot be what it says.
pub(crate) fn config(settings: &Settings) -> Result<discord::Config> {
    Ok(discord::Config {
        token: settings.bot_token()?,
        api: settings.api()?,
        message_content: settings.message_content,
        patience: discord::Patience::default(),
        house_threads: settings.house_threads.into(),
        mining_threads: settings.mining_threads.into(),
        ladder: Some(crate::ladder::config(settings, &settings.data, crate::ladder::CONTROL)?),
        operators: settings.operators.clone(),
    })
}

/// Runs the bot until Ctrl-C or SIGTERM, with its database in the folder `data`.
///
/// # Errors
/// When another bot holds the database, or Discord refuses the bot for good.
pub(crate) fn run(config: discord::Config, data: &Path) -> Result<()> {
    let store = crate::data::open(data)?;
    let runtime = runtime()?;
    runtime.block_on(async {
        let shutdown = CancellationToken::new();
        tokio::spawn(stop_on_signal(shutdown.clone()));
        discord::run(config, store, Arc::new(discord::SystemClock), shutdown).await
    })?;
    Ok(())
}

/// The runtime of every command that serves.
///
/// # Errors
/// When the system gives no threads.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().context("starting the runtime")
}

/// Cancels `shutdown` at the first Ctrl-C or SIGTERM.
pub(crate) async fn stop_on_signal(shutdown: CancellationToken) {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = terminate.recv() => {}
                    result = tokio::signal::ctrl_c() => log_failure(result),
                }
            }
            Err(error) => {
                log_failure(Err(error));
                log_failure(tokio::signal::ctrl_c().await);
            }
        }
    }
    #[cfg(not(unix))]
    log_failure(tokio::signal::ctrl_c().await);
    shutdown.cancel();
}

fn log_failure(result: std::io::Result<()>) {
    if let Err(error) = result {
        tracing::error!(%error, "cannot listen for the signal to stop");
    }
}
